"""The names of the seats, as one user sees them."""

from __future__ import annotations

from collections.abc import Sequence

from nullo.bots.policies import Knowledge
from nullo.locale.words import has_words, message_or, say
from nullo.state.match import Match
from nullo.system.printable import printable


def bot_words(bot: str) -> str:
    """The words for a bot's level; for a plug-in's bot, its name."""
    return message_or(f"bots-{bot}", printable(bot))


def bot_about(bot: str) -> str:
    """A sentence on how a bot of a level plays; for other bots, on levels in general."""
    return message_or(f"bots-{bot}-about", say("bots-about"))


def bots_know(knowledge: Knowledge) -> str:
    """A sentence on what the bots know of a game; empty if they have learned to play it."""
    return "" if knowledge == "learned" else say(f"bots-know-{knowledge}")


def with_level(name: str, bot: str) -> str:
    """A player's name, followed by the level if it is a bot."""
    return say("name-level", {"name": name, "level": bot_words(bot)}) if bot else name


class People:
    """The names of the seats; ``me`` is the user's seat, None for a spectator."""

    def __init__(self, names: list[str], me: int | None = None) -> None:
        names = [printable(name) for name in names]  # a record may contain any characters
        self.names = [
            say("name-seat", {"name": name, "seat": seat}) if names.count(name) > 1 else name
            for seat, name in enumerate(names)
        ]
        self.me = me

    def name(self, seat: int) -> str:
        return say("you") if seat == self.me else self.names[seat]

    def seat_name(self, seat: int, sides: int) -> str:
        """A player's name, or "You"; partners of the user are marked as such."""
        name = self.name(seat)
        if self.me is None or self.me == seat or not sides or (self.me - seat) % sides:
            return name
        return say("name-partner", {"name": name})

    def side(self, number: int, sides: int) -> str:
        """The name of a side: a seat's or, if there are fewer sides than seats, a team's."""
        if sides == len(self.names):
            return self.name(number)
        return self.together(range(number, len(self.names), sides))

    def together(self, seats: Sequence[int]) -> str:
        *names, last = (self.name(seat) for seat in seats)
        return say("team", {"a": ", ".join(names), "b": last}) if names else last

    def partners(self, seat: int, sides: int) -> list[int]:
        """The other seats of a seat's side, clockwise."""
        all_seats = len(self.names)
        return [(seat + k) % all_seats for k in range(sides, all_seats, sides)]

    def sentence(self, key: str, seat: int, **params: str | int) -> str:
        """A sentence about a seat, in the second person if it is the user's own."""
        if seat == self.me and has_words(f"{key}-you"):
            key = f"{key}-you"
        return say(key, {"name": self.name(seat), **params})


def people_of(match: Match, me: int | None = None) -> People:
    """The players of a match; a seat without a name is called by its number."""
    names = match.names or [""] * match.game.players
    return People([name or say("seat", {"seat": seat}) for seat, name in enumerate(names)], me)
