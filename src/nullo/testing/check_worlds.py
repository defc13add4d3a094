"""Checks that a seat cannot tell worlds from the real position, and that all worlds are equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from nullo.engine.position import Position
from nullo.engine.rng import Rng
from nullo.state import Game, State
from nullo.testing.known import difference, experience, later_difference
from nullo.testing.placements import SmallDeal, improbable, placement, small_deals


class GameFault(AssertionError):
    """A game has a fault; the exception's notes contain the state in which it was found."""


class CheckRun:
    """A run of checks over random states of a game.

    Attributes:
        dice: the random numbers for the checks; games are played with other ones.
        state: the state that is being checked.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.dice = Rng(seed, "check")
        self.state = game.new_initial_state()

    def need(self, holds: bool, otherwise: str) -> None:
        """Raise GameFault with the message ``otherwise`` if ``holds`` is False."""
        if not holds:
            fault = GameFault(f"{self.game.id}: {otherwise}")
            fault.add_note(f"found in {self.state.serialize()}")
            raise fault

    @contextmanager
    def during(self, what: str) -> Iterator[None]:
        """Turn an exception in the ``with`` block into a GameFault that says what was being done."""
        try:
            yield
        except GameFault:
            raise
        except (Exception, SystemExit) as error:
            fault = GameFault(f"{self.game.id}: {what} raises {type(error).__name__}: {error}")
            fault.add_note(f"found in {self.state.serialize()}")
            raise fault from error


FURTHER = 6  # for how many more actions a world and the real position are compared
DEALS = 16  # the number of hands that are searched for deals with few worlds
BUDGET = 400  # about how many placements all these deals have together
DRAWS = 20  # the number of draws for each possible world


class WorldChecks(CheckRun):
    """The checks of worlds.

    Attributes:
        worlds, deals: how many worlds and how many small deals have passed the checks so far.
    """

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.worlds = self.deals = 0

    def check_worlds(self) -> None:
        """Check that no seat can distinguish a world drawn for it from the real position, now or later."""
        state = self.state
        if state.is_chance_node():
            return
        for seat in range(self.game.players):
            with self.during(f"drawing a world for seat {seat}"):
                position = state.redealer(seat).sample(self.dice)
            self._faithful(position, seat)
            with self.during(f"past() of a world for seat {seat}"):
                world = state.resample_from_infostate(seat, self.dice)
            self.need(
                world.information_state_string(seat) == state.information_state_string(seat),
                f"in a world drawn for seat {seat} its information state differs: observed() or "
                "revelations() tells it too much, or past() is wrong",
            )
            with self.during(f"what seat {seat} is told"):
                what = difference(state, world, seat)
                later = what or later_difference(state, world, seat, self.dice, FURTHER)
            self.need(not what, f"the {what} tells seat {seat} what it cannot know")
            self.need(
                not later, f"a few actions on, the {later} tells seat {seat} what it cannot know"
            )
            self.worlds += 1
            if seat == state.current_player():
                self._recall(world)

    def _faithful(self, world: Position, seat: int) -> None:
        """Check that ``world`` agrees with the real position in everything that ``seat`` knows."""
        truth = self.state.position
        for what in ("public", "scores", "winners", "actor", "phase", "hand", "dealer"):
            one, other = getattr(world, what), getattr(truth, what)
            same = one() == other() if callable(one) else one == other
            self.need(
                same, f"{what} shows seat {seat} what it cannot know, or redealer() changes it"
            )
        own = [msgspec.json.encode(position.own(seat)) for position in (world, truth)]
        self.need(
            own[0] == own[1], f"own shows seat {seat} what it cannot know, or redealer() changes it"
        )
        if seat == world.actor:
            self.need(
                world.legal() == truth.legal(),
                f"a world drawn for seat {seat} differs in what it may do",
            )

    def _recall(self, world: State) -> None:
        """Check that information states are equal if and only if a seat has seen and done the same.

        The information states of every seat in ``world`` and in the real state are compared.
        """
        for seat in range(self.game.players):
            strings = [one.information_state_string(seat) for one in (self.state, world)]
            lived = [experience(one, seat) for one in (self.state, world)]
            if strings[0] == strings[1]:
                self.need(
                    lived[0] == lived[1],
                    f"the view shows seat {seat} what its information state does not hold",
                )
            else:
                self.need(
                    lived[0] != lived[1],
                    f"the information state tells seat {seat} what no view has shown it",
                )

    def check_uniformity(self) -> None:
        """Check that in small deals all possible worlds, and no others, are drawn about equally often."""
        total = 0.0
        for deal in small_deals(self.game, self.seed, DEALS, BUDGET):
            self.state = deal.state
            total += self._draws(deal)
            self.deals += 1
        self.need(
            abs(total) < 5 * max(self.deals, 1) ** 0.5,
            "redealer() deals some worlds more often than others",
        )

    def _draws(self, deal: SmallDeal) -> float:
        worlds = set(deal.worlds())
        redealer = deal.state.redealer(deal.seat)
        rng = Rng(self.seed, "draws", self.deals)
        many = DRAWS * len(worlds)
        drawn = Counter(placement(redealer.sample(rng)) for _ in range(many))
        for hands in drawn:
            self.need(
                hands in worlds,
                f"redealer({deal.seat}) deals hands that cannot be, by what seat {deal.seat} "
                f"knows: {hands}",
            )
        for hands in worlds:
            self.need(
                hands in drawn,
                f"redealer({deal.seat}) never deals hands that can be: {hands}",
            )
        sigma = improbable(drawn, many / len(worlds), len(worlds))
        self.need(
            sigma < 5,
            f"redealer({deal.seat}) deals some of the {len(worlds)} worlds more often than others",
        )
        return sigma
