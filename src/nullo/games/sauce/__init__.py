"""The game Sauce, by the rules S1–S37 of ``rules/en.md``."""

from __future__ import annotations

from nullo.game.cards import Deck
from nullo.game.phases import Cut, Phase
from nullo.game.view import Public
from nullo.games.rules import Bounds, Learning, Rules, Training
from nullo.games.sauce.hints import reasons
from nullo.games.sauce.look import LOOK
from nullo.games.sauce.moves import phases
from nullo.games.sauce.options import BLIND_NOPE_POINTS, COLOURS, DOUBLED, RANKS, SauceOptions
from nullo.games.sauce.position import sauce_deck
from nullo.games.sauce.print_form import print_form
from nullo.games.sauce.score_form import score_form
from nullo.games.sauce.seen import Sauce
from nullo.games.sauce.study_form import study_form


class SauceRules(Rules[SauceOptions]):
    """The rules of Sauce."""

    id = "sauce"
    title = "Sauce"
    prefix = "S"
    place = 5
    deck_rule = "S5"
    look = LOOK
    observed = (
        ("suit order", len(COLOURS)),
        ("reversed", 1),
        ("counter", 1),
        ("sauces", 2 * RANKS),
    )
    players = (4, 4)
    heuristic = "nullo.games.sauce.heuristic:Heuristic"
    learning = Learning(
        policy="nullo.games.sauce.learned:Learned",
        unit=200.0,
        settings=(({}, 1),),
        training=Training(
            rounds=90,
            decisions=20_000,
            batch=1024,
            hidden=(96, 32),
            playouts="heuristic",
            worlds=16,
        ),
    )
    teams = True
    draws = 32
    daily = {"players": 4, "hands": 1}  # noqa: RUF012
    options_class = SauceOptions
    position = staticmethod(Sauce)
    reasons = staticmethod(reasons)
    score_form = staticmethod(score_form)
    study_form = staticmethod(study_form)
    print_form = staticmethod(print_form)

    def deck(self, options: SauceOptions) -> Deck:
        return sauce_deck()

    def phases(self, options: SauceOptions) -> tuple[Phase, ...]:
        return phases(sauce_deck().codes)

    def cut(self, options: SauceOptions) -> Cut:
        """S4: the cut that seats all players: by rank, ties by colour; a SAUCE is not drawn."""
        drawn = options.cards_in_play
        ranks = (card % 10 * 6 + card // 10 if drawn >> card & 1 else None for card in range(60))
        return Cut("S4", True, (*ranks, None))

    def bounds(self, options: SauceOptions) -> Bounds:
        """The bounds that follow from S31–S34.

        A hand changes a total most by a blind nope with a Shadoof or "no way", by two blind nopes, or by two
        failed bids, each doubled.
        """
        hands = options.hands
        team = 2 * max(options.shadoof_at, options.no_way_at) + BLIND_NOPE_POINTS
        most = hands * DOUBLED * max(team, 2 * BLIND_NOPE_POINTS, 2 * options.worth_of_deck)
        cards = options.cards_in_play.bit_count() // 4
        decisions = 3 + 3 * cards  # blind, bid, no way; cards played, tossed and given at most
        return Bounds(hands * 4 * decisions, -most, most)

    def observed_numbers(self, public: Public) -> list[float]:
        """The numbers of the sections ``observed``: order of suits, directions, Sauces and Super Sauces."""
        order = [0.0] * len(COLOURS)
        for place, suit in enumerate(public.suit_order, 1):
            order[COLOURS.index(suit)] = place / len(public.suit_order)
        sauces = [0.0] * (2 * RANKS)
        for fact in public.facts:
            if fact.number is not None:
                sauces[fact.number - 1 + (RANKS if "-super" in fact.text else 0)] = 1.0
        return [*order, float(public.reversed), float(public.counter), *sauces]


RULES = SauceRules()
