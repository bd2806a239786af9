#include "adjutant.h"
#include "adjutant.h"

int other_unit(void);

int other_unit(void)
{
    return (int)adj_abi_version();
}
