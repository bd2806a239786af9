/* Counts what holds. */
#ifndef CHECK_H
#define CHECK_H

#include <stdio.h>

static int passed, failed;

#define CHECK(condition)                                                    \
    do {                                                                    \
        if (condition) {                                                    \
            passed++;                                                       \
        } else {                                                            \
            failed++;                                                       \
            printf("%s:%d: %s\n", __FILE__, __LINE__, #condition);          \
        }                                                                   \
    } while (0)

static int closing_line(void)
{
    printf("%d passed, %d failed\n", passed, failed);
    return failed == 0 && passed > 0 ? 0 : 1;
}

#endif
