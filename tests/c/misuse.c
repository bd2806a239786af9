/* What a C host can get wrong: a status each time, outputs written on every path, nothing beyond the buffers touched. */
#include "adjutant.h"
#include "check.h"

#include <stdlib.h>
#include <string.h>

#define CONFIG "{\"ruleset\":\"lost_empires\",\"seed\":7}"
#define HUGE_LENGTH UINT64_MAX
#define FILL 0xA5

static adj_error error_with(uint32_t size)
{
    adj_error error;
    memset(&error, FILL, sizeof error);
    error.struct_size = size;
    return error;
}

static adj_game *new_game(void)
{
    adj_game *game = NULL;
    CHECK(adj_game_new(CONFIG, strlen(CONFIG), &game, NULL) == ADJ_OK);
    return game;
}

/* A function that fills a text or byte buffer, with everything else bound. */
typedef adj_status (*filler)(const adj_game *game, char *buf, uint64_t cap, uint64_t *needed, adj_error *error);

static adj_status view(const adj_game *g, char *b, uint64_t c, uint64_t *n, adj_error *e) { return adj_game_view(g, 0, b, c, n, e); }
static adj_status table(const adj_game *g, char *b, uint64_t c, uint64_t *n, adj_error *e) { return adj_game_text(g, 0, ADJ_TEXT_TABLE, 0, b, c, n, e); }
static adj_status orders_json(const adj_game *g, char *b, uint64_t c, uint64_t *n, adj_error *e) { return adj_game_orders_json(g, ADJ_VIEWER_ALL, b, c, n, e); }
static adj_status order_text(const adj_game *g, char *b, uint64_t c, uint64_t *n, adj_error *e) { return adj_game_order_text(g, ADJ_VIEWER_ALL, 0, ADJ_TEXT_LABEL, b, c, n, e); }
static adj_status events_json(const adj_game *g, char *b, uint64_t c, uint64_t *n, adj_error *e) { return adj_game_events_json(g, 0, 0, b, c, n, e); }
static adj_status record(const adj_game *g, char *b, uint64_t c, uint64_t *n, adj_error *e) { return adj_game_record(g, b, c, n, e); }
static adj_status save(const adj_game *g, char *b, uint64_t c, uint64_t *n, adj_error *e) { return adj_game_save(g, ADJ_VIEWER_ALL, (uint8_t *)b, c, n, e); }
static adj_status build_info(const adj_game *g, char *b, uint64_t c, uint64_t *n, adj_error *e) { (void)g; return adj_build_info(b, c, n, e); }
static adj_status rulesets(const adj_game *g, char *b, uint64_t c, uint64_t *n, adj_error *e) { (void)g; return adj_rulesets(b, c, n, e); }
static adj_status catalog(const adj_game *g, char *b, uint64_t c, uint64_t *n, adj_error *e) { (void)g; return adj_catalog(CONFIG, strlen(CONFIG), b, c, n, e); }
static adj_status schema(const adj_game *g, char *b, uint64_t c, uint64_t *n, adj_error *e) { (void)g; return adj_schema("view", 4, b, c, n, e); }
static adj_status config_check(const adj_game *g, char *b, uint64_t c, uint64_t *n, adj_error *e) { (void)g; return adj_config_check(CONFIG, strlen(CONFIG), b, c, n, e); }

static void buffers_of(const adj_game *game, filler fill, int needs_game, uint64_t spare)
{
    uint64_t needed = 77, again = 77, cap;
    adj_error error = error_with(sizeof error);
    char *buf;
    CHECK(fill(game, NULL, 0, &needed, &error) == ADJ_OK);
    CHECK(error.status == ADJ_OK && error.message[0] == '\0');
    CHECK(needed > 0 && needed < 1u << 20);
    buf = malloc((size_t)needed + 8);
    if (!buf)
        return;
    /* Exact, one more, one less, one, zero; odd addresses; nothing behind the buffer is touched. */
    for (cap = needed + spare; cap <= needed + spare + 1; cap++) {
        memset(buf, FILL, (size_t)needed + 8);
        CHECK(fill(game, buf + 1, cap, &again, NULL) == ADJ_OK && again == needed);
        CHECK((unsigned char)buf[needed + spare + 1] == FILL && (unsigned char)buf[0] == FILL);
        CHECK(spare == 0 || buf[needed + 1] == '\0');
    }
    for (cap = 0; cap < needed + spare; cap += needed + spare - 1 > cap ? needed + spare - 1 - cap : 1) {
        memset(buf, FILL, (size_t)needed + 8);
        again = 77;
        CHECK(fill(game, buf, cap, &again, &error) == ADJ_E_BUFFER && error.status == ADJ_E_BUFFER && again == needed);
        CHECK(spare == 0 || cap == 0 || buf[0] == '\0');
        CHECK((unsigned char)buf[cap] == FILL);
    }
    again = 77;
    CHECK(fill(game, NULL, 5, &again, &error) == ADJ_E_ARGUMENT && again == 0);
    CHECK(fill(game, NULL, 0, NULL, NULL) == ADJ_OK);
    error = error_with(12);
    memset(buf, FILL, (size_t)needed + 8);
    CHECK(fill(game, buf, needed + spare, &again, &error) == ADJ_E_ARGUMENT);
    CHECK(error.status == (int32_t)0xA5A5A5A5);
    if (needs_game) {
        error = error_with(sizeof error);
        memset(buf, FILL, (size_t)needed + 8);
        again = 77;
        CHECK(fill(NULL, buf, needed + spare, &again, &error) == ADJ_E_HANDLE && again == 0);
        CHECK(spare == 0 || buf[0] == '\0');
        CHECK(error.status == ADJ_E_HANDLE && error.message[0] != '\0');
    }
    free(buf);
}

static void bad_texts(void)
{
    const char bad[] = {'{', (char)0xFF, '}'}, cut[] = {(char)0xE2, (char)0x82}, nul[] = {'{', 0, '}'};
    static char deep[100000];
    adj_error error = error_with(sizeof error);
    adj_game *game = new_game(), *out = (adj_game *)&error;
    uint64_t needed;
    CHECK(adj_game_new(bad, sizeof bad, &out, &error) == ADJ_E_UTF8 && out == NULL && error.detail == 1);
    CHECK(adj_game_new(cut, sizeof cut, &out, &error) == ADJ_E_UTF8 && out == NULL);
    CHECK(adj_game_new(nul, sizeof nul, &out, &error) == ADJ_E_CONFIG && out == NULL);
    memset(deep, '[', sizeof deep);
    CHECK(adj_game_new(deep, sizeof deep, &out, &error) == ADJ_E_CONFIG && out == NULL);
    CHECK(adj_game_replay(deep, sizeof deep, 1, &out, &error) == ADJ_E_DATA && out == NULL);
    CHECK(adj_game_new("{\"seed\":1,\"seed\":2}", 19, &out, &error) == ADJ_E_CONFIG && out == NULL);
    CHECK(adj_game_new(NULL, 5, &out, &error) == ADJ_E_ARGUMENT && out == NULL);
    CHECK(adj_game_new(NULL, 0, &out, &error) == ADJ_E_CONFIG && out == NULL);
    CHECK(adj_game_new("{}", 2, &out, &error) == ADJ_E_CONFIG && out == NULL);
    CHECK(adj_game_new(CONFIG, strlen(CONFIG), NULL, &error) == ADJ_E_ARGUMENT);
    CHECK(adj_game_new(CONFIG, HUGE_LENGTH, &out, &error) == ADJ_E_LIMIT && out == NULL);
    CHECK(adj_config_check(bad, sizeof bad, NULL, 0, &needed, &error) == ADJ_E_UTF8);
    CHECK(adj_config_check("]", 1, NULL, 0, &needed, &error) == ADJ_OK && needed > 20);
    CHECK(adj_catalog(bad, sizeof bad, NULL, 0, &needed, &error) == ADJ_E_UTF8);
    CHECK(adj_schema(NULL, 3, NULL, 0, &needed, &error) == ADJ_E_ARGUMENT);
    CHECK(adj_schema("viewx", 5, NULL, 0, &needed, &error) == ADJ_E_ARGUMENT);
    CHECK(adj_game_check(game, 0, bad, sizeof bad, &error) == ADJ_E_UTF8);
    CHECK(adj_game_check(game, 0, NULL, 9, &error) == ADJ_E_ARGUMENT);
    CHECK(adj_game_submit_text(game, 0, 0, cut, sizeof cut, &error) == ADJ_E_UTF8);
    CHECK(adj_game_load(NULL, 9, &out, &error) == ADJ_E_ARGUMENT && out == NULL);
    CHECK(adj_game_load((const uint8_t *)bad, 3, &out, &error) == ADJ_E_DATA && out == NULL);
    CHECK(adj_game_load(NULL, 0, &out, &error) == ADJ_E_DATA && out == NULL);
    CHECK(adj_game_load((const uint8_t *)bad, HUGE_LENGTH, &out, &error) == ADJ_E_LIMIT);
    CHECK(adj_game_replay(bad, sizeof bad, 1, &out, &error) == ADJ_E_UTF8 && out == NULL);
    CHECK(adj_game_replay("{}", 2, 1, &out, &error) == ADJ_E_DATA && out == NULL);
    CHECK(adj_game_free(game) == ADJ_OK);
}

static void structs(void)
{
    adj_game *game = new_game();
    unsigned char space[sizeof(adj_info) + 1];
    adj_info info;
    adj_outcome outcome;
    adj_error error = error_with(sizeof error);
    uint64_t hash = 1;
    memset(&info, FILL, sizeof info);
    CHECK(adj_game_info(game, 0, &info, &error) == ADJ_E_ARGUMENT && info.ruleset == 0xA5A5A5A5u);
    info.struct_size = sizeof info;
    CHECK(adj_game_info(game, 0, &info, &error) == ADJ_OK && info.ruleset == ADJ_RULESET_LOST_EMPIRES);
    CHECK(info.reserved[0] == 0 && info.reserved[4] == 0 && info.struct_size == sizeof info);
    CHECK(adj_game_info(game, 2, &info, &error) == ADJ_E_VIEWER && info.ruleset == 0 && info.revision == 0);
    CHECK(adj_game_info(game, -4, &info, &error) == ADJ_E_VIEWER);
    CHECK(adj_game_info(game, 300, &info, &error) == ADJ_E_VIEWER);
    CHECK(adj_game_info(game, 0, NULL, &error) == ADJ_E_ARGUMENT);
    CHECK(adj_game_info(NULL, 0, &info, &error) == ADJ_E_HANDLE && info.events == 0);
    /* Alignment of the caller's memory does not matter. */
    memset(space, 0, sizeof space);
    memcpy(space + 1, &info.struct_size, 4);
    CHECK(adj_game_info(game, 0, (adj_info *)(void *)(space + 1), &error) == ADJ_OK);
    memset(&outcome, FILL, sizeof outcome);
    outcome.struct_size = 4;
    CHECK(adj_game_outcome(game, &outcome, &error) == ADJ_E_ARGUMENT && outcome.winner == (int32_t)0xA5A5A5A5);
    outcome.struct_size = sizeof outcome;
    CHECK(adj_game_outcome(game, &outcome, &error) == ADJ_OK && outcome.winner == -1 && outcome.reason == 0);
    CHECK(adj_game_outcome(NULL, &outcome, &error) == ADJ_E_HANDLE && outcome.winner == 0);
    CHECK(adj_game_hash(game, 0, NULL, &error) == ADJ_E_ARGUMENT);
    CHECK(adj_game_hash(NULL, 0, &hash, &error) == ADJ_E_HANDLE && hash == 0);
    CHECK(adj_game_clone(game, 0, NULL, &error) == ADJ_E_ARGUMENT);
    CHECK(adj_game_resign(game, 0, 9, &error) == ADJ_E_ARGUMENT);
    CHECK(adj_game_resign(game, 2, 0, &error) == ADJ_E_VIEWER);
    CHECK(adj_game_resign(game, -1, 0, &error) == ADJ_E_VIEWER);
    CHECK(adj_game_undo(game, 4, &error) == ADJ_E_ARGUMENT);
    CHECK(adj_game_undo(game, 0, &error) == ADJ_E_RULE && error.reason == ADJ_REASON_NOTHING_TO_UNDO);
    CHECK(adj_game_text(game, 0, 99, 0, NULL, 0, NULL, &error) == ADJ_E_ARGUMENT);
    CHECK(adj_game_order_text(game, ADJ_VIEWER_ALL, 0, 1, NULL, 0, NULL, &error) == ADJ_E_ARGUMENT);
    CHECK(adj_game_order_text(game, ADJ_VIEWER_ALL, 99, ADJ_TEXT_LABEL, NULL, 0, NULL, &error) == ADJ_E_RULE);
    CHECK(adj_game_text(game, 0, ADJ_TEXT_EVENTS, 1000, NULL, 0, NULL, &error) == ADJ_E_GONE);
    CHECK(adj_game_orders(game, ADJ_SEAT_CHANCE, NULL, 0, NULL, &error) == ADJ_E_VIEWER);
    CHECK(adj_game_free(game) == ADJ_OK);
    CHECK(adj_game_free(game) == ADJ_E_HANDLE);
    CHECK(adj_game_free(NULL) == ADJ_OK);
    CHECK(adj_game_info(game, 0, &info, &error) == ADJ_E_HANDLE);
}

static void lists(void)
{
    adj_game *game = new_game();
    adj_error error = error_with(sizeof error);
    adj_order orders[8];
    adj_event *events;
    adj_info info;
    uint64_t count = 77, all;
    memset(orders, FILL, sizeof orders);
    CHECK(adj_game_orders(game, ADJ_VIEWER_ALL, orders, 8, &count, &error) == ADJ_OK && count == 2);
    CHECK(orders[0].kind == ADJ_LE_ORDER_KEEP && orders[1].reserved == 0 && orders[2].kind == 0xA5A5);
    CHECK(adj_game_orders(game, ADJ_VIEWER_ALL, orders, 1, &count, &error) == ADJ_E_BUFFER && count == 2);
    CHECK(adj_game_orders(game, ADJ_VIEWER_ALL, NULL, 0, &count, &error) == ADJ_E_BUFFER && count == 2);
    CHECK(adj_game_orders(game, ADJ_VIEWER_ALL, NULL, 3, &count, &error) == ADJ_E_ARGUMENT && count == 0);
    CHECK(adj_game_orders(game, ADJ_VIEWER_PUBLIC, orders, 8, &count, &error) == ADJ_E_VIEWER && count == 0);
    CHECK(adj_game_orders(game, ADJ_VIEWER_ALL, orders, 8, NULL, NULL) == ADJ_OK);
    CHECK(adj_game_events(game, 0, 0, NULL, 0, &all, &error) == ADJ_E_BUFFER && all > 12);
    events = calloc((size_t)all, sizeof *events);
    CHECK(events && adj_game_events(game, 0, 0, events, all, &count, &error) == ADJ_OK && count == all);
    CHECK(events && events[0].number == 1 && events[all - 1].number == all);
    CHECK(events && adj_game_events(game, 0, all - 2, events, 1, &count, &error) == ADJ_E_BUFFER && count == 2 && events[0].number == all - 1);
    CHECK(adj_game_events(game, 0, all, NULL, 0, &count, &error) == ADJ_OK && count == 0);
    CHECK(adj_game_events(game, 0, all + 1, events, all, &count, &error) == ADJ_E_GONE && count == 0);
    free(events);
    info.struct_size = sizeof info;
    CHECK(adj_game_step(game, ADJ_VIEWER_ALL, 5, 0, &info, orders, 8, &count, &error) == ADJ_E_STALE && count == 0 && info.revision == 0);
    CHECK(adj_game_step(game, ADJ_VIEWER_ALL, 0, 9, &info, orders, 8, &count, &error) == ADJ_E_RULE);
    CHECK(adj_game_step(game, ADJ_VIEWER_ALL, 0, 0, NULL, orders, 8, &count, &error) == ADJ_E_ARGUMENT);
    CHECK(adj_game_step(game, ADJ_VIEWER_ALL, 0, 0, &info, NULL, 8, &count, &error) == ADJ_E_ARGUMENT);
    CHECK(adj_game_step(game, ADJ_VIEWER_ALL, 0, 0, &info, orders, 1, &count, &error) == ADJ_E_BUFFER && count == 2 && info.revision == 1);
    CHECK(adj_game_free(game) == ADJ_OK);
}

int main(void)
{
    adj_game *game = new_game();
    buffers_of(game, view, 1, 1);
    buffers_of(game, table, 1, 1);
    buffers_of(game, orders_json, 1, 1);
    buffers_of(game, order_text, 1, 1);
    buffers_of(game, events_json, 1, 1);
    buffers_of(game, record, 1, 1);
    buffers_of(game, save, 1, 0);
    buffers_of(game, build_info, 0, 1);
    buffers_of(game, rulesets, 0, 1);
    buffers_of(game, catalog, 0, 1);
    buffers_of(game, schema, 0, 1);
    buffers_of(game, config_check, 0, 1);
    CHECK(adj_game_free(game) == ADJ_OK);
    bad_texts();
    structs();
    lists();
    return closing_line();
}
