/* The header stands alone, and can be included twice in a unit and in two units of one program. */
#include "adjutant.h"
#include "adjutant.h"

int other_unit(void);

int main(void)
{
    return other_unit() == (int)adj_abi_version() ? 0 : 1;
}
