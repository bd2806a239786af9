/* Whole random games, by index and by adj_game_step: every listed order is accepted. The argument says how many. */
#include "adjutant.h"
#include "check.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    static adj_order orders[1024];
    long games = argc > 1 ? strtol(argv[1], NULL, 10) : 100, seed;
    uint64_t picks = 88172645463325252u;
    for (seed = 1; seed <= games; seed++) {
        char config[100];
        adj_game *game = NULL;
        adj_info info;
        adj_outcome outcome;
        uint64_t count = 0;
        int by_step = seed % 2 == 0;
        snprintf(config, sizeof config, "{\"ruleset\":\"lost_empires\",\"seed\":%ld}", seed);
        CHECK(adj_game_new(config, strlen(config), &game, NULL) == ADJ_OK);
        info.struct_size = sizeof info;
        CHECK(adj_game_info(game, ADJ_VIEWER_ALL, &info, NULL) == ADJ_OK);
        while (failed == 0 && !info.over) {
            uint32_t index;
            picks ^= picks << 13;
            picks ^= picks >> 7;
            picks ^= picks << 17;
            index = (uint32_t)(picks % info.order_count);
            if (by_step) {
                CHECK(adj_game_step(game, ADJ_VIEWER_ALL, info.revision, index, &info, orders, 1024, &count, NULL) == ADJ_OK);
                CHECK(count == info.order_count);
            } else {
                CHECK(adj_game_orders(game, info.seat, orders, 1024, &count, NULL) == ADJ_OK && count == info.order_count);
                CHECK(adj_game_submit(game, info.seat, info.revision, index, NULL) == ADJ_OK);
                CHECK(adj_game_info(game, ADJ_VIEWER_ALL, &info, NULL) == ADJ_OK);
            }
        }
        outcome.struct_size = sizeof outcome;
        CHECK(adj_game_outcome(game, &outcome, NULL) == ADJ_OK && outcome.reason != 0);
        CHECK(adj_game_free(game) == ADJ_OK);
    }
    return closing_line();
}
