"""All Fives: rules F1–F18 of ``rules/en.md``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nullo.cards import Deck, standard_deck
from nullo.counted import Counted
from nullo.errors import OptionError
from nullo.games.all_fives.hints import reasons
from nullo.games.all_fives.keeping import keeping
from nullo.games.all_fives.look import LOOK
from nullo.games.all_fives.paper import printed
from nullo.games.all_fives.position import cards_in_play
from nullo.games.all_fives.public_part import AllFivesPart
from nullo.games.all_fives.seen import AllFives
from nullo.games.all_fives.study import counted
from nullo.games.trick.revokes import honour_phases
from nullo.keeping import GameLimit, Keeping
from nullo.printed import Printed
from nullo.rules import (
    Cut,
    Learning,
    Option,
    Phase,
    Rules,
    Training,
    amount,
    count,
    flag,
    for_studies,
    word,
)
from nullo.view import Reason, View


class AllFivesRules(Rules):
    """The game's statement; see :class:`nullo.rules.Rules`."""

    id = "all-fives"
    title = "All Fives"
    prefix = "F"
    place = 4
    deck_rule = "F1"
    look = LOOK
    public_part = AllFivesPart
    players = (2, 3)
    redeals = 2
    thumb = "nullo.games.all_fives.thumb:Thumb"
    learning = Learning(
        policy="nullo.games.all_fives.learned:Learned",
        unit=12.0,
        settings=(({"players": 2}, 6), ({"players": 3}, 4)),
        training=Training(rounds=250),
    )
    default_players = 2
    daily = {"players": 2, "target": 15}  # noqa: RUF012
    options = (
        count("target", 61, "F12"),
        Option("batch", 3, low=1, high=6, rule="F3", only=(1, 2, 3, 6)),
        word("mode", "strict", "honour", rule="F14"),
        word("revoke_rule", "penalty", "bonus", rule="F17"),
        amount("false_call", 3, "F17"),
        *for_studies(
            count("hands", None, "F12"),
            count("hand", 6, "F3", high=24),
            flag("redeal", True, "F7"),
            count("suits", 4, "F1", high=4),
            count("ranks", 13, "F1", low=2, high=13),
        ),
    )

    def deck(self, options: Mapping[str, Any]) -> Deck:
        return standard_deck()

    def check(self, options: Mapping[str, Any]) -> None:
        players, hand, batch = options["players"], options["hand"], options["batch"]
        if hand % batch:
            reason = f"hands of {hand} cannot be dealt {batch} at a time (F3)"
            raise OptionError("batch", reason).keyed(
                "wrong-batch", "F3", hand=str(hand), value=str(batch)
            )
        cards = cards_in_play(options).bit_count()
        if hand * players + 1 > cards:
            reason = f"{players} hands of {hand} and a turn-up need more than {cards} cards (F3)"
            raise OptionError("hand", reason).keyed(
                "wrong-turn-up", "F3", players=str(players), hand=str(hand), cards=str(cards)
            )

    def phases(self, options: Mapping[str, Any]) -> tuple[Phase, ...]:
        deck = self.deck(options)
        return (
            Phase("deal", tuple(f"deal {code}" for code in deck.codes), chance=True, rule="F3"),
            Phase("beg", ("stand", "beg"), rule="F4"),
            Phase("answer", ("take one", "run"), rule="F5"),
            Phase("play", tuple(f"play {code}" for code in deck.codes), rule="F9"),
            *honour_phases(deck, options["players"]),
            Phase("ask", (*(f"call {code}" for code in deck.codes), "pass"), rule="F18"),
        )

    def cut(self, options: Mapping[str, Any]) -> Cut:
        drawn = cards_in_play(options)
        cards = range(len(standard_deck()))
        return Cut("F2", False, tuple(card % 13 if drawn >> card & 1 else None for card in cards))

    def position(self, options: Mapping[str, Any]) -> AllFives:
        return AllFives(options)

    def limits(self, options: Mapping[str, Any]) -> tuple[GameLimit, ...]:
        """F12, F17: the highest alone; a called revoker cannot win on the hand."""
        target, hands = self.target(options), self.hands_to_play(options)
        last = (GameLimit("hands", hands, "F12", "hands", barred="revokes"),) if hands else ()
        return (
            *last,
            GameLimit(
                "target", target, "F12", "least", alone=True, barred="revokes", early="take-one"
            ),
        )

    def keeping(self, options: Mapping[str, Any]) -> Keeping:
        return keeping(options)

    def counted(self, options: Mapping[str, Any]) -> Counted:
        return counted(options)

    def printed(self, options: Mapping[str, Any]) -> Printed:
        return printed(options)

    def reasons(self, view: View, action: str) -> list[Reason]:
        return reasons(view, action)


RULES = AllFivesRules()
