"""The cut: cards are drawn to decide who deals first, or who sits where."""

from __future__ import annotations

from collections.abc import Sequence

from nullo.engine.rng import Rng
from nullo.game.errors import ErrorMessage, RecordError, UnknownCard
from nullo.game.phases import Cut
from nullo.locale.error_words import record_error_at
from nullo.state.state import Game

Rounds = list[list[str | None]]


class _Ranking:
    """The players in the order of their draws so far: groups of tied players, best first."""

    def __init__(self, cut: Cut, players: int) -> None:
        self.cut = cut
        self.groups = [list(range(players))]

    def drawing(self) -> list[int]:
        """The players who draw in the next round; empty once the order is settled."""
        groups = self.groups if self.cut.seating else self.groups[:1]
        return sorted(player for group in groups if len(group) > 1 for player in group)

    def draw(self, strengths: dict[int, int]) -> None:
        """Split the groups by one round of draws; ``strengths`` has the strength of each player's card."""
        groups = []
        for group in self.groups:
            if group[0] not in strengths:
                groups.append(group)
                continue
            for strength in sorted({strengths[player] for player in group}, reverse=True):
                groups.append([player for player in group if strengths[player] == strength])
        self.groups = groups

    def seating(self) -> list[int]:
        """The player of each seat; the one in seat 0 deals first."""
        if self.cut.seating:
            return [group[0] for group in self.groups]
        players = sum(len(group) for group in self.groups)
        first = self.groups[0][0]
        return [(first + k) % players for k in range(players)]


def draw_cut(game: Game, rng: Rng) -> tuple[Rounds, list[int]] | None:
    """Draw cards at random until the seating is settled.

    Returns:
        Two lists, or None if the game has no cut. The first has, for each round, the card that the player of
        each seat drew (None if the player did not draw), as a record stores it. The second has the player of
        each seat.
    """
    cut = game.rules.cut(game.typed_options)
    if cut is None:
        return None
    ranking = _Ranking(cut, game.players)
    rounds: list[dict[int, int]] = []
    while drawing := ranking.drawing():
        cards = [card for card, strength in enumerate(cut.strength) if strength is not None]
        rng.shuffle(cards)
        drawn = dict(zip(drawing, cards, strict=False))
        ranking.draw({player: cut.strength[card] or 0 for player, card in drawn.items()})
        rounds.append(drawn)
    seating = ranking.seating()
    codes = game.deck.codes
    return (
        [[codes[d[player]] if player in d else None for player in seating] for d in rounds],
        seating,
    )


def check_cut(game: Game, rounds: object) -> Rounds | None:
    """The cut of a record, checked and with canonical card codes; None if ``rounds`` is None.

    Raises:
        RecordError: the cut is malformed, or could not have led to the seating of the record.
    """
    cut = game.rules.cut(game.typed_options)
    if rounds is None:
        return None
    if cut is None:
        raise record_error_at("cut", "record-no-cut", game=game.id)
    if not isinstance(rounds, list) or not rounds:
        raise record_error_at("cut", "record-rounds")
    ranking = _Ranking(cut, game.players)
    checked: Rounds = []
    for number, cards in enumerate(rounds, 1):
        if not isinstance(cards, list) or len(cards) != game.players:
            told = {"number": str(number), "players": str(game.players)}
            raise record_error_at("cut", "record-round-entries", cut.rule, **told)
        drawing = ranking.drawing()
        if not drawing:
            raise record_error_at("cut", "record-round-left", cut.rule, number=str(number))
        checked.append(_check_round(game, cut, ranking, number, cards, drawing))
    if ranking.drawing():
        raise record_error_at("cut", "record-tied", cut.rule)
    if ranking.seating() != list(range(game.players)):
        raise record_error_at("cut", "record-other-seats", cut.rule)
    return checked


def _check_round(
    game: Game,
    cut: Cut,
    ranking: _Ranking,
    number: int,
    cards: Sequence[object],
    drawing: list[int],
) -> list[str | None]:
    place = ErrorMessage("record-round", {"number": str(number)})

    def wrong(
        why: ErrorMessage | str, rule: str = cut.rule, **params: str | ErrorMessage
    ) -> RecordError:
        return record_error_at(place, why, rule, **params)

    strengths: dict[int, int] = {}
    drawn: list[str | None] = []
    for seat, code in enumerate(cards):
        if (code is not None) != (seat in drawing):
            key = "record-draws" if seat in drawing else "record-draws-not"
            raise wrong(key, seat=str(seat))
        if code is None:
            drawn.append(None)
            continue
        if not isinstance(code, str):
            raise wrong("record-no-card", "", card=repr(code))
        try:
            card = game.deck.number(code)
        except UnknownCard as error:
            raise wrong(error.message, "") from None
        strength = cut.strength[card]
        if strength is None:
            raise wrong("record-barred", card=code)
        strengths[seat] = strength
        drawn.append(game.deck.codes[card])
    if len({code for code in drawn if code}) != len(drawing):
        raise wrong("record-drawn-twice")
    ranking.draw(strengths)
    return drawn
