"""The greedy player: it plays better than chance, ends its turns, and looks at nothing that its seat cannot know."""

import random
import unittest

from support import CONFIG, adjutant

from adjutant import Game, constants
from adjutant.greedy import Greedy
from adjutant.worth import RULESETS

WORTH = RULESETS["lost_empires"](CONFIG)
LIMITED = {**CONFIG, "options": {"max_rounds": 30, "first_player": "seat_0"}}


def play_on(game, players, answers=10**9):
    """Lets players answer, each for its seat, so often or to the end; gives the last info."""
    info = game.info()
    while not info.over and answers:
        game.submit(info.seat, info.revision, players[info.seat].choose(game, info))
        info, answers = game.info(), answers - 1
    return info


class AtRandom:
    """A player who gives any answer."""

    def __init__(self, seed):
        self._luck = random.Random(seed)

    def choose(self, game, info):
        return self._luck.randrange(info.order_count)


class Restless:
    """A worth to which nothing matters but to be asked again: whoever judges by it never ends a turn of his own will."""

    def table(self, game, seat):
        self._seat = seat
        return self

    def after(self, events):
        return self

    def chancy(self, events):
        return False

    def incomplete(self, asked):
        return False

    def score(self, orders, asked):
        return asked.seat == self._seat


class TheGreedyPlayer(unittest.TestCase):
    def test_it_beats_a_random_player_from_either_seat(self):
        for seed in range(1, 9):
            with self.subTest(seed=seed), Game({**LIMITED, "seed": seed}) as game:
                own = seed % 2
                players = [AtRandom(seed), AtRandom(seed)]
                players[own] = Greedy(WORTH, seed)
                play_on(game, players)
                self.assertEqual(game.outcome().winner, own)

    def test_the_same_seed_plays_the_same_game(self):
        records = []
        for _ in range(2):
            with Game(LIMITED) as game:
                play_on(game, [Greedy(WORTH, 1), Greedy(WORTH, 2)])
                records.append(game.record())
        self.assertEqual(*records)

    def test_looking_ahead_leaves_the_game_alone_and_no_copy_behind(self):
        before = adjutant.build_info()["live"]["games"]
        with Game(LIMITED) as game:
            info = play_on(game, [Greedy(WORTH, 1), Greedy(WORTH, 2)], 30)
            state = game.hash(), game.save(), bytes(game.info())
            Greedy(WORTH, 3).choose(game, info)
            self.assertEqual((game.hash(), game.save(), bytes(game.info())), state)
            self.assertEqual(adjutant.build_info()["live"]["games"], before + 1)

    def test_it_does_not_know_the_dice_and_draws_to_come(self):
        with Game(LIMITED) as game:
            players = [Greedy(WORTH, 1), Greedy(WORTH, 2)]
            for _ in range(80):
                info = play_on(game, players, 1)
                if info.over:
                    break
                with game.clone(99) as other:
                    self.assertEqual(*(Greedy(WORTH, 5).choose(each, info) for each in (game, other)))

    def test_it_does_not_know_the_others_hand(self):
        hands = (
            ["firebird", "basilisk", "siraxion_specialist", "machinegun_rex", "air_strike", "orbital_strike"],
            ["firebird", "firebird", "dust_marine", "dust_marine", "dust_angel", "siraxion_veteran"],
        )
        with Game(LIMITED) as game:
            play_on(game, [Greedy(WORTH, 1), Greedy(WORTH, 2)], 2)
            position = game.view()["position"]
        self.assertEqual(len(position["seats"][1]["hand"]), len(hands[0]))
        games = []
        for hand in hands:
            for card, key in zip(position["seats"][1]["hand"], hand):
                card["card"] = key
            games.append(Game({**LIMITED, "position": position}))
        one, other = games
        self.assertEqual((one.hash(0), one.hash(1) == other.hash(1)), (other.hash(0), False))
        asked = 0
        while one.info().seat == 0 and asked < 20:
            info, asked = one.info(), asked + 1
            indices = [Greedy(WORTH, asked).choose(game, info) for game in games]
            self.assertEqual(*indices)
            for game in games:
                game.submit(0, info.revision, indices[0])
        self.assertGreater(asked, 1)
        for game in games:
            game.close()


class TheMoveLimit(unittest.TestCase):
    def test_who_would_never_end_his_turn_ends_it_all_the_same(self):
        limit, answers = 5, {}
        with Game({**LIMITED, "options": {"max_rounds": 6, "first_player": "seat_0"}}) as game:
            players = [Greedy(Restless(), 1, limit), AtRandom(1)]
            info = game.info()
            while not info.over:
                index = players[info.seat].choose(game, info)
                if info.seat == 0:
                    answers[info.round] = answers.get(info.round, 0) + 1
                    if answers[info.round] > limit:
                        self.assertTrue(game.orders()[index].flags & constants.ORDER_DEFAULT)
                game.submit(info.seat, info.revision, index)
                info = game.info()
        self.assertGreater(max(answers.values()), limit, "the limit was never met")
        self.assertLess(max(answers.values()), 4 * limit, "the default does not end a turn")

    def test_a_limit_of_its_own_is_far_from_a_common_round(self):
        with Game(LIMITED) as game:
            moves, seen = {}, [Greedy(WORTH, 1), Greedy(WORTH, 2)]
            info = game.info()
            while not info.over:
                moves[info.round, info.seat] = moves.get((info.round, info.seat), 0) + 1
                info = play_on(game, seen, 1)
        self.assertLess(max(moves.values()), 40)


if __name__ == "__main__":
    unittest.main()
