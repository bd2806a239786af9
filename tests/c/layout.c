/* The frozen layouts, as the C compiler sees them. */
#include "adjutant.h"

#include <stddef.h>
#include <stdio.h>

#define ASSERT(name, condition) typedef char name[(condition) ? 1 : -1]


ASSERT(size_of_adj_error, sizeof(adj_error) == 256);
ASSERT(adj_error_struct_size, offsetof(adj_error, struct_size) == 0);
ASSERT(adj_error_status, offsetof(adj_error, status) == 4);
ASSERT(adj_error_reason, offsetof(adj_error, reason) == 8);
ASSERT(adj_error_detail, offsetof(adj_error, detail) == 12);
ASSERT(adj_error_rule, offsetof(adj_error, rule) == 16);
ASSERT(adj_error_subject, offsetof(adj_error, subject) == 40);
ASSERT(adj_error_target, offsetof(adj_error, target) == 44);
ASSERT(adj_error_message, offsetof(adj_error, message) == 48);

ASSERT(size_of_adj_info, sizeof(adj_info) == 96);
ASSERT(adj_info_struct_size, offsetof(adj_info, struct_size) == 0);
ASSERT(adj_info_ruleset, offsetof(adj_info, ruleset) == 4);
ASSERT(adj_info_revision, offsetof(adj_info, revision) == 8);
ASSERT(adj_info_events, offsetof(adj_info, events) == 16);
ASSERT(adj_info_seat, offsetof(adj_info, seat) == 24);
ASSERT(adj_info_prompt, offsetof(adj_info, prompt) == 28);
ASSERT(adj_info_order_count, offsetof(adj_info, order_count) == 32);
ASSERT(adj_info_round, offsetof(adj_info, round) == 36);
ASSERT(adj_info_phase, offsetof(adj_info, phase) == 40);
ASSERT(adj_info_over, offsetof(adj_info, over) == 44);
ASSERT(adj_info_seats, offsetof(adj_info, seats) == 48);
ASSERT(adj_info_subject, offsetof(adj_info, subject) == 52);
ASSERT(adj_info_answers, offsetof(adj_info, answers) == 56);
ASSERT(adj_info_turn, offsetof(adj_info, turn) == 64);
ASSERT(adj_info_undoable, offsetof(adj_info, undoable) == 68);
ASSERT(adj_info_pending, offsetof(adj_info, pending) == 72);
ASSERT(adj_info_reserved, offsetof(adj_info, reserved) == 76);

ASSERT(size_of_adj_outcome, sizeof(adj_outcome) == 64);
ASSERT(adj_outcome_struct_size, offsetof(adj_outcome, struct_size) == 0);
ASSERT(adj_outcome_winner, offsetof(adj_outcome, winner) == 4);
ASSERT(adj_outcome_reason, offsetof(adj_outcome, reason) == 8);
ASSERT(adj_outcome_seats, offsetof(adj_outcome, seats) == 12);
ASSERT(adj_outcome_score, offsetof(adj_outcome, score) == 16);
ASSERT(adj_outcome_result, offsetof(adj_outcome, result) == 32);
ASSERT(adj_outcome_reserved, offsetof(adj_outcome, reserved) == 48);

ASSERT(size_of_adj_order, sizeof(adj_order) == 32);
ASSERT(adj_order_kind, offsetof(adj_order, kind) == 0);
ASSERT(adj_order_flags, offsetof(adj_order, flags) == 2);
ASSERT(adj_order_card, offsetof(adj_order, card) == 4);
ASSERT(adj_order_place, offsetof(adj_order, place) == 6);
ASSERT(adj_order_subject, offsetof(adj_order, subject) == 8);
ASSERT(adj_order_target, offsetof(adj_order, target) == 12);
ASSERT(adj_order_value, offsetof(adj_order, value) == 16);
ASSERT(adj_order_action, offsetof(adj_order, action) == 20);
ASSERT(adj_order_weight, offsetof(adj_order, weight) == 24);
ASSERT(adj_order_reserved, offsetof(adj_order, reserved) == 28);

ASSERT(size_of_adj_event, sizeof(adj_event) == 40);
ASSERT(adj_event_number, offsetof(adj_event, number) == 0);
ASSERT(adj_event_kind, offsetof(adj_event, kind) == 8);
ASSERT(adj_event_flags, offsetof(adj_event, flags) == 10);
ASSERT(adj_event_seat, offsetof(adj_event, seat) == 12);
ASSERT(adj_event_card, offsetof(adj_event, card) == 14);
ASSERT(adj_event_subject, offsetof(adj_event, subject) == 16);
ASSERT(adj_event_former, offsetof(adj_event, former) == 20);
ASSERT(adj_event_target, offsetof(adj_event, target) == 24);
ASSERT(adj_event_place, offsetof(adj_event, place) == 28);
ASSERT(adj_event_origin, offsetof(adj_event, origin) == 30);
ASSERT(adj_event_value, offsetof(adj_event, value) == 32);
ASSERT(adj_event_reserved, offsetof(adj_event, reserved) == 36);

int main(void)
{
    puts("1 passed, 0 failed");
    return 0;
}
