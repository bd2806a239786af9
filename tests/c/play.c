/* Whole random games of every ruleset, by index and by adj_game_step: every listed order is accepted. The argument says
 * how many. Random players need not come to an end on large boards, so those games have a limit of rounds. */
#include "adjutant.h"
#include "check.h"

#include <stdlib.h>
#include <string.h>

static const char *const games_to_play[] = {
    "\"ruleset\":\"lost_empires\"",
    "\"ruleset\":\"lost_empires\"",
    "\"ruleset\":\"colonial_space_wars\"",
    "\"ruleset\":\"lost_empires\"",
    "\"ruleset\":\"colonial_space_wars\",\"scenario\":\"messenger\",\"options\":{\"max_rounds\":40}",
    "\"ruleset\":\"lost_empires\"",
    "\"ruleset\":\"colonial_space_wars\",\"scenario\":\"attrition\",\"options\":{\"max_rounds\":20}",
    "\"ruleset\":\"colonial_space_wars\",\"scenario\":\"four_factions\"",
    "\"ruleset\":\"colonial_space_wars\",\"scenario\":\"three_swords\",\"options\":{\"max_rounds\":40}",
    "\"ruleset\":\"colonial_space_wars\",\"scenario\":\"attrition_pairs\",\"options\":{\"max_rounds\":10}",
};

/* Of four seats in pairs two give up: the others win together, and no one seat is the winner. */
static void allies_win_together(void)
{
    const char *config = "{\"ruleset\":\"colonial_space_wars\",\"scenario\":\"attrition_pairs\"}";
    adj_game *game = NULL;
    adj_info info;
    adj_outcome outcome;
    int seat;
    info.struct_size = sizeof info;
    outcome.struct_size = sizeof outcome;
    CHECK(adj_game_new(config, strlen(config), &game, NULL) == ADJ_OK);
    CHECK(adj_game_resign(game, 1, ADJ_CAUSE_RESIGN, NULL) == ADJ_OK);
    CHECK(adj_game_info(game, ADJ_VIEWER_ALL, &info, NULL) == ADJ_OK && !info.over && info.seats == 4);
    CHECK(adj_game_resign(game, 1, ADJ_CAUSE_RESIGN, NULL) == ADJ_E_RULE);
    CHECK(adj_game_resign(game, 3, ADJ_CAUSE_TIME, NULL) == ADJ_OK);
    CHECK(adj_game_outcome(game, &outcome, NULL) == ADJ_OK && outcome.winner == -1 && outcome.seats == 4);
    for (seat = 0; seat < 4; seat++)
        CHECK(outcome.result[seat] == (seat % 2 == 0 ? 1 : -1));
    CHECK(adj_game_free(game) == ADJ_OK);
}

int main(int argc, char **argv)
{
    static adj_order orders[1024];
    long games = argc > 1 ? strtol(argv[1], NULL, 10) : 100, seed;
    uint64_t picks = 88172645463325252u;
    for (seed = 1; seed <= games; seed++) {
        const char *wish = games_to_play[(size_t)seed % (sizeof games_to_play / sizeof *games_to_play)];
        char config[200];
        adj_game *game = NULL;
        adj_info info;
        adj_outcome outcome;
        uint64_t count = 0;
        int by_step = seed % 2 == 0;
        snprintf(config, sizeof config, "{%s,\"seed\":%ld}", wish, seed);
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
        CHECK(adj_game_outcome(game, &outcome, NULL) == ADJ_OK && outcome.reason != 0 && outcome.seats == info.seats);
        CHECK(adj_game_free(game) == ADJ_OK);
    }
    allies_win_together();
    return closing_line();
}
