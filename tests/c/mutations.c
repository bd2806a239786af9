/* Damaged saves and records of every ruleset: a status each time, no crash. The argument says how many mutations (default
   10,000) of each game. */
#include "adjutant.h"
#include "check.h"

#include <stdlib.h>
#include <string.h>

/* Games of either size of a position, and a game whose dice are in its record. */
static const char *const configs[] = {
    "{\"ruleset\":\"lost_empires\",\"seed\":11}",
    "{\"ruleset\":\"colonial_space_wars\",\"seed\":12,\"options\":{\"attacker\":\"roll\"}}",
    "{\"ruleset\":\"colonial_space_wars\",\"seed\":13,\"scenario\":\"attrition_four\"}",
};

static uint64_t state = 88172645463325252u;

static uint64_t below(uint64_t count)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state % count;
}

/* SipHash-2-4 with key 0, as the header of a save holds it: mutations with a right checksum reach what is behind it. */
#define ROTL(x, b) (uint64_t)(((x) << (b)) | ((x) >> (64 - (b))))
#define ROUND                                                                                  \
    do {                                                                                       \
        v0 += v1; v1 = ROTL(v1, 13); v1 ^= v0; v0 = ROTL(v0, 32);                              \
        v2 += v3; v3 = ROTL(v3, 16); v3 ^= v2;                                                 \
        v0 += v3; v3 = ROTL(v3, 21); v3 ^= v0;                                                 \
        v2 += v1; v1 = ROTL(v1, 17); v1 ^= v2; v2 = ROTL(v2, 32);                              \
    } while (0)

static uint64_t checksum(const uint8_t *bytes, size_t len)
{
    uint64_t v0 = 0x736f6d6570736575u, v1 = 0x646f72616e646f6du, v2 = 0x6c7967656e657261u, v3 = 0x7465646279746573u;
    uint64_t last = (uint64_t)len << 56, word;
    size_t i, k;
    for (i = 0; i + 8 <= len; i += 8) {
        for (word = 0, k = 0; k < 8; k++)
            word |= (uint64_t)bytes[i + k] << (8 * k);
        v3 ^= word; ROUND; ROUND; v0 ^= word;
    }
    for (k = 0; i + k < len; k++)
        last |= (uint64_t)bytes[i + k] << (8 * k);
    v3 ^= last; ROUND; ROUND; v0 ^= last;
    v2 ^= 0xff; ROUND; ROUND; ROUND; ROUND;
    return v0 ^ v1 ^ v2 ^ v3;
}

static void reseal(uint8_t *bytes, size_t len)
{
    uint64_t sum;
    size_t k;
    if (len < 18)
        return;
    sum = checksum(bytes + 18, len - 18);
    for (k = 0; k < 4; k++)
        bytes[6 + k] = (uint8_t)((len - 18) >> (8 * k));
    for (k = 0; k < 8; k++)
        bytes[10 + k] = (uint8_t)(sum >> (8 * k));
}

/* Looks at a game that should not have been made, or was after all. */
static void look(adj_game *game)
{
    uint64_t needed, count;
    int32_t viewer;
    for (viewer = -3; viewer < 3; viewer++) {
        adj_game_view(game, viewer, NULL, 0, &needed, NULL);
        adj_game_text(game, viewer, ADJ_TEXT_TABLE, 0, NULL, 0, &needed, NULL);
        adj_game_orders(game, viewer, NULL, 0, &count, NULL);
        adj_game_orders_json(game, viewer, NULL, 0, &needed, NULL);
        adj_game_save(game, viewer, NULL, 0, &needed, NULL);
        adj_game_check(game, viewer, "attack u1 u2", 12, NULL);
    }
    CHECK(adj_game_free(game) == ADJ_OK);
}

static void mutate_save(const uint8_t *save, size_t len, int sealed)
{
    uint8_t *copy = malloc(len);
    adj_game *game = (adj_game *)(void *)&state;
    size_t flips = (size_t)below(4) + 1, cut = below(4) == 0 ? (size_t)below(len) : len;
    adj_status status;
    if (!copy)
        return;
    memcpy(copy, save, len);
    while (flips--)
        copy[below(len)] ^= (uint8_t)(1u << below(8));
    if (sealed)
        reseal(copy, cut);
    status = adj_game_load(copy, cut, &game, NULL);
    CHECK(status <= 0 && status >= ADJ_E_PANIC && (status == ADJ_OK) == (game != NULL));
    CHECK(sealed || status != ADJ_OK || memcmp(copy, save, len) == 0);
    CHECK(status != ADJ_E_PANIC);
    if (status == ADJ_OK)
        look(game);
    free(copy);
}

static void mutate_record(const char *record, size_t len)
{
    char *copy = malloc(len);
    adj_game *game = (adj_game *)(void *)&state;
    size_t flips = (size_t)below(3) + 1, cut = below(4) == 0 ? (size_t)below(len) : len;
    adj_status status;
    if (!copy)
        return;
    memcpy(copy, record, len);
    while (flips--)
        copy[below(len)] ^= (char)(1u << below(7));
    status = adj_game_replay(copy, cut, UINT64_MAX, &game, NULL);
    CHECK(status <= 0 && status > ADJ_E_PANIC && (status == ADJ_OK) == (game != NULL));
    if (status == ADJ_OK)
        look(game);
    free(copy);
}

/* Plays a while, keeps saves and a record, and damages them. */
static void try_game(const char *config, long wanted)
{
    adj_game *game = NULL;
    uint8_t *saves[2] = {NULL, NULL};
    uint64_t lens[2] = {0, 0}, record_len = 0;
    char *record = NULL;
    adj_info info;
    long done;
    int i;
    CHECK(adj_game_new(config, strlen(config), &game, NULL) == ADJ_OK);
    info.struct_size = sizeof info;
    for (i = 0; i < 60 && adj_game_info(game, ADJ_VIEWER_ALL, &info, NULL) == ADJ_OK && !info.over; i++)
        CHECK(adj_game_submit(game, ADJ_VIEWER_ALL, info.revision, (uint32_t)below(info.order_count), NULL) == ADJ_OK);
    for (i = 0; i < 2; i++) {
        int32_t viewer = i == 0 ? ADJ_VIEWER_ALL : info.seat;
        CHECK(adj_game_save(game, viewer, NULL, 0, &lens[i], NULL) == ADJ_OK);
        saves[i] = malloc((size_t)lens[i]);
        CHECK(saves[i] && adj_game_save(game, viewer, saves[i], lens[i], &lens[i], NULL) == ADJ_OK);
    }
    CHECK(adj_game_record(game, NULL, 0, &record_len, NULL) == ADJ_OK);
    record = malloc((size_t)record_len + 1);
    CHECK(record && adj_game_record(game, record, record_len + 1, &record_len, NULL) == ADJ_OK);
    CHECK(adj_game_free(game) == ADJ_OK);
    for (done = 0; failed == 0 && done < wanted; done++) {
        if (done % 5 == 4)
            mutate_record(record, (size_t)record_len);
        else
            mutate_save(saves[done % 2], (size_t)lens[done % 2], done % 5 >= 2);
    }
    for (i = 0; i < 2; i++)
        free(saves[i]);
    free(record);
}

int main(int argc, char **argv)
{
    long wanted = argc > 1 ? strtol(argv[1], NULL, 10) : 10000;
    size_t i;
    for (i = 0; i < sizeof configs / sizeof *configs; i++)
        try_game(configs[i], wanted);
    return closing_line();
}
