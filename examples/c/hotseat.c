/* Two people (or a person and a random opponent) at one terminal.
 *
 *   cc -std=c99 -Iinclude examples/c/hotseat.c -Ltarget/release -ladjutant -o hotseat
 *   hotseat [--ruleset NAME] [--scenario KEY] [--seed N] [--random SEAT] [--config JSON] [--load FILE]
 *
 * Table, menu and news are the library's own texts, so nothing here knows a ruleset. A number picks an order; also:
 * cancel, undo, table, save FILE, load FILE, quit. --config is a whole configuration, or a file with one, in place of
 * ruleset, scenario and seed of the dice.
 */
#include "adjutant.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST_LINE 512
#define MOST_SEATS 8

static adj_error failure;

/* Prints why a call failed; true when it did not. */
static int good(adj_status status)
{
    if (status == ADJ_OK)
        return 1;
    printf("%s", failure.message[0] ? failure.message : adj_status_name(status));
    if (failure.rule[0])
        printf(" (rulebook: %s)", failure.rule);
    printf("\n");
    return 0;
}

static adj_error *why(void)
{
    failure.struct_size = (uint32_t)sizeof failure;
    return &failure;
}

static adj_info info_of(const adj_game *game, int32_t viewer)
{
    adj_info info;
    memset(&info, 0, sizeof info);
    info.struct_size = (uint32_t)sizeof info;
    good(adj_game_info(game, viewer, &info, why()));
    return info;
}

/* Prints a text of the library: first its size is asked for, then the text. */
static void print_text(const adj_game *game, int32_t viewer, uint32_t what, uint64_t since)
{
    uint64_t needed = 0;
    char *text;
    if (!good(adj_game_text(game, viewer, what, since, NULL, 0, &needed, why())))
        return;
    text = malloc((size_t)needed + 1);
    if (text && good(adj_game_text(game, viewer, what, since, text, needed + 1, &needed, why())))
        fputs(text, stdout);
    free(text);
}

static int save(const adj_game *game, const char *path)
{
    uint64_t needed = 0;
    uint8_t *bytes;
    FILE *file;
    int done = 0;
    if (!good(adj_game_save(game, ADJ_VIEWER_ALL, NULL, 0, &needed, why())))
        return 0;
    bytes = malloc((size_t)needed);
    if (bytes && good(adj_game_save(game, ADJ_VIEWER_ALL, bytes, needed, &needed, why()))) {
        file = fopen(path, "wb");
        if (file) {
            done = fwrite(bytes, 1, (size_t)needed, file) == needed;
            done = fclose(file) == 0 && done;
        }
    }
    free(bytes);
    printf(done ? "Saved to %s.\n" : "%s cannot be written.\n", path);
    return done;
}

/* The bytes of a file, for the caller to free, or NULL. */
static uint8_t *read_file(const char *path, uint64_t *length)
{
    FILE *file = fopen(path, "rb");
    uint8_t *bytes = NULL;
    long size = -1;
    if (file && fseek(file, 0, SEEK_END) == 0)
        size = ftell(file);
    if (size >= 0 && fseek(file, 0, SEEK_SET) == 0)
        bytes = malloc((size_t)size + 1);
    if (!bytes || fread(bytes, 1, (size_t)size, file) != (size_t)size) {
        printf("%s cannot be read.\n", path);
        free(bytes);
        bytes = NULL;
    }
    if (file)
        fclose(file);
    *length = bytes ? (uint64_t)size : 0;
    return bytes;
}

/* The game in a file, or NULL. */
static adj_game *load(const char *path)
{
    adj_game *game = NULL;
    uint64_t length;
    uint8_t *bytes = read_file(path, &length);
    if (bytes)
        good(adj_game_load(bytes, length, &game, why()));
    free(bytes);
    return game;
}

/* A new game from a configuration or a file with one, or NULL. */
static adj_game *new_game(const char *config)
{
    adj_game *game = NULL;
    uint64_t length = strlen(config);
    uint8_t *bytes = NULL;
    if (config[0] != '{')
        bytes = read_file(config, &length);
    if (bytes || config[0] == '{')
        good(adj_game_new(bytes ? (const char *)bytes : config, length, &game, why()));
    free(bytes);
    return game;
}

static void cancel(adj_game *game, const adj_info *info)
{
    uint32_t answers;
    if (info->pending == 0)
        printf("No order is half made.\n");
    for (answers = 0; answers < info->pending; answers++)
        if (!good(adj_game_undo(game, ADJ_UNDO_SAME_CHANCE, why())))
            return;
}

/* Reads one line and obeys it; false when the players leave. */
static int ask(adj_game **game, int32_t seat, uint64_t *told)
{
    char line[LONGEST_LINE], verb[LONGEST_LINE], rest[LONGEST_LINE];
    adj_info info = info_of(*game, seat);
    char *end;
    unsigned long index;
    int words;
    printf("seat %d> ", (int)seat);
    fflush(stdout);
    if (!fgets(line, (int)sizeof line, stdin)) {
        printf("\nEnd of input: the players leave the table.\n");
        return 0;
    }
    words = sscanf(line, "%511s %511s", verb, rest);
    if (words < 1)
        return 1;
    index = strtoul(verb, &end, 10);
    if (*end == '\0' && words == 1) {
        good(adj_game_submit(*game, seat, info.revision, index < UINT32_MAX ? (uint32_t)index : UINT32_MAX - 1, why()));
    } else if (strcmp(verb, "cancel") == 0) {
        cancel(*game, &info);
    } else if (strcmp(verb, "undo") == 0) {
        good(adj_game_undo(*game, ADJ_UNDO_SAME_CHANCE, why()));
    } else if (strcmp(verb, "save") == 0 && words == 2) {
        save(*game, rest);
    } else if (strcmp(verb, "load") == 0 && words == 2) {
        adj_game *loaded = load(rest);
        if (loaded) {
            int32_t other;
            adj_game_free(*game);
            *game = loaded;
            /* A loaded game tells only what happens from now on. */
            for (other = 0; other < MOST_SEATS; other++)
                told[other] = info_of(loaded, ADJ_VIEWER_ALL).events;
        }
    } else if (strcmp(verb, "table") == 0) {
        print_text(*game, seat, ADJ_TEXT_TABLE, 0);
    } else if (strcmp(verb, "quit") == 0) {
        return 0;
    } else {
        printf("a number picks an order; also: cancel, undo, table, save FILE, load FILE, quit\n");
    }
    return 1;
}

static void play(adj_game **game, int32_t random_seat, uint64_t *told)
{
    uint64_t shown = UINT64_MAX;
    for (;;) {
        adj_info info = info_of(*game, ADJ_VIEWER_ALL);
        if (info.over) {
            int32_t last = random_seat == 0 ? 1 : 0;
            adj_outcome outcome;
            memset(&outcome, 0, sizeof outcome);
            outcome.struct_size = (uint32_t)sizeof outcome;
            print_text(*game, last, ADJ_TEXT_EVENTS, told[last]);
            if (good(adj_game_outcome(*game, &outcome, why()))) {
                int seat, winners = 0;
                for (seat = 0; seat < (int)outcome.seats; seat++)
                    if (outcome.result[seat] > 0) /* allies win together */
                        winners += printf("Seat %d wins.\n", seat) > 0;
                if (winners == 0)
                    printf("A draw.\n");
            }
            return;
        }
        if (info.seat == random_seat || info.seat == ADJ_SEAT_CHANCE) {
            /* Where the configuration leaves the dice to the host, the library's own fall all the same. */
            uint32_t index = info.seat == ADJ_SEAT_CHANCE ? ADJ_INDEX_CHANCE : (uint32_t)rand() % info.order_count;
            if (!good(adj_game_submit(*game, info.seat, info.revision, index, why())))
                return;
            continue;
        }
        if (shown != info.revision) {
            printf("------------------------------------------------------------\n");
            print_text(*game, info.seat, ADJ_TEXT_EVENTS, told[info.seat]);
            told[info.seat] = info.events;
            print_text(*game, info.seat, ADJ_TEXT_TABLE, 0);
            print_text(*game, info.seat, ADJ_TEXT_QUESTION, 0);
            shown = info.revision;
        }
        if (!ask(game, info.seat, told))
            return;
    }
}

int main(int argc, char **argv)
{
    const char *ruleset = "lost_empires", *scenario = NULL, *config = NULL, *file = NULL;
    unsigned long seed = 1;
    int32_t random_seat = ADJ_SEAT_NONE;
    uint64_t told[MOST_SEATS] = {0};
    adj_game *game = NULL;
    int i;
    for (i = 1; i + 1 < argc; i += 2) {
        if (strcmp(argv[i], "--ruleset") == 0)
            ruleset = argv[i + 1];
        else if (strcmp(argv[i], "--scenario") == 0)
            scenario = argv[i + 1];
        else if (strcmp(argv[i], "--seed") == 0)
            seed = strtoul(argv[i + 1], NULL, 10);
        else if (strcmp(argv[i], "--random") == 0)
            random_seat = (int32_t)strtol(argv[i + 1], NULL, 10);
        else if (strcmp(argv[i], "--config") == 0)
            config = argv[i + 1];
        else if (strcmp(argv[i], "--load") == 0)
            file = argv[i + 1];
        else
            break;
    }
    if (i != argc) {
        fprintf(stderr,
            "hotseat [--ruleset NAME] [--scenario KEY] [--seed N] [--random SEAT] [--config JSON] [--load FILE]\n");
        return 2;
    }
    if (adj_check_abi(ADJ_ABI_VERSION) != ADJ_OK) {
        fprintf(stderr, "the library has another ABI than the header\n");
        return 1;
    }
    srand((unsigned)seed);
    if (file) {
        game = load(file);
        if (game)
            for (i = 0; i < MOST_SEATS; i++)
                told[i] = info_of(game, ADJ_VIEWER_ALL).events;
    } else if (config) {
        game = new_game(config);
    } else {
        char line[LONGEST_LINE];
        int length = snprintf(line, sizeof line, "{\"ruleset\":\"%.100s\",\"seed\":%lu", ruleset, seed);
        if (scenario)
            length += snprintf(line + length, sizeof line - (size_t)length, ",\"scenario\":\"%.100s\"", scenario);
        snprintf(line + length, sizeof line - (size_t)length, "}");
        game = new_game(line);
    }
    if (!game)
        return 1;
    play(&game, random_seat, told);
    return adj_game_free(game) == ADJ_OK ? 0 : 1;
}
