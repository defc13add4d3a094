"""The game at a table: dealt, played and taken back by its events.

It does no input or output and draws nothing at random; all cards come from ``Shuffle`` events. It keeps the
events of the present hand, so that actions can be taken back within it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import asdict

from nullo.deals.fixed_game import bot_seed, next_chance
from nullo.game.view import Line, Own
from nullo.records.shuffles import PreparedSource, seal_entry
from nullo.server.protocol.problems import Refused
from nullo.server.table.events import Act, Choose, Fixed, SeatAction, Shuffle
from nullo.state import Game, State, load
from nullo.state.asks import last_card
from nullo.state.cut import Rounds
from nullo.state.match import Match
from nullo.state.move_text import Action
from nullo.state.simultaneous_choices import Choices, is_secret
from nullo.state.take_back import shown_since

_games: WeakValueDictionary[tuple[str, bytes], Game] = WeakValueDictionary()
"""Games by id and options, which tables share, because a game takes up to 300 kB, mostly strings."""


def shared_game(id: str, options: Mapping[str, Any]) -> Game:
    """The game with these options, as one object that tables share as long as any of them uses it."""
    key = id, msgspec.json.encode(options, order="sorted")
    game = _games.get(key)
    if game is None:
        game = _games.setdefault(key, load(id, **options))
    return game


class Done(NamedTuple):
    """An event of the present hand that was not taken back."""

    event: Shuffle | SeatAction
    member: int  # who caused it; -1 for the server or a bot
    steps: int  # the number of steps of the game before it
    action: int  # its id; -1 for a shuffle


class TableGame:
    """A game that has begun at the table with the id ``table``."""

    def __init__(
        self, table: str, game: Game, cut: Rounds | None, fixed: Fixed | None = None
    ) -> None:
        self._table = table
        self._seed = fixed.seed if fixed else ""
        self._dealt = fixed.dealt if fixed else []
        self._source = PreparedSource(game)
        self.match = Match(game, self._source, cut=cut)
        self.choices: Choices | None = None
        self.seals: list[dict[str, Any]] = []  # the record's data about each hand's shuffle
        self.asked: list[int] = []  # the seats that have to act, or to choose in secret
        self.acts = 0
        self.asks: Counter[int] = Counter()
        # By seat, for how many decisions it has asked for a hint, even if they were taken back.
        self.hints = [0] * game.players
        self._start = self.match.copy()
        self._before = 0
        self._hand: list[Done] = []
        self._acted = [0] * game.players
        self._returns = 0
        self._checked: tuple[SeatAction, int] | None = None

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def hand(self) -> int:
        return int(self.match.state.position.hand)

    def shuffle(self, event: Shuffle) -> str:
        """Deal from the decks and draws in an event; returns their seal."""
        made = seal_entry(self._table, event)
        self.seals.append(made)
        if event.part == 0:
            self._start = self.match.copy()
            self._before = self.acts
            self._hand = []
        self._do(event, -1, -1)
        return str(made["seal"])

    def act(self, event: SeatAction, member: int) -> None:
        self._do(event, member, self._id(event))
        self.acts += 1
        self.hints[event.seat] += event.hinted

    def _id(self, event: SeatAction) -> int:
        if self._checked is not None and self._checked[0] is event:
            return self._checked[1]
        if isinstance(event, Act):
            return self.match.check(event.seat, event.action)
        assert self.choices is not None
        return self.choices.check(event.seat, event.action)

    def _do(self, event: Shuffle | SeatAction, member: int, action: int) -> None:
        match = self.match
        self._checked = None
        self._hand.append(Done(event, member, match.state.many_steps(), action))
        if isinstance(event, Shuffle):
            self._source.lay(event)
            match.deal()
        elif isinstance(event, Act):
            match.act_checked(action)
            self._acted[event.seat] += 1
        else:
            assert self.choices is not None
            self.choices.choose_checked(event.seat, action)
            self._acted[event.seat] += 1
            if self.choices.complete():
                for _, chosen in self.choices.actions():
                    match.act_checked(chosen)
                self.choices = None
        self._ask()

    def _ask(self) -> None:
        state = self.match.state
        if self.choices is None and is_secret(state):
            self.choices = Choices(state)
        if self.choices is not None:
            self.asked = self.choices.waiting()
        else:
            self.asked = [seat for seat in [state.current_player()] if seat >= 0]

    def check(
        self, seat: int, action: Action, bot: bool, spent: int = 0, hinted: bool = False
    ) -> Act | Choose:
        """Check a seat's action; returns its event, which :meth:`act` need not check again.

        Raises:
            IllegalAction, UnknownAction, UnknownCard: as in :meth:`State.apply_action`.
        """
        if self.choices is not None:
            kind: type[Act | Choose] = Choose
            id = self.choices.check(seat, action)
        else:
            kind, id = Act, self.match.state.check(action)
        event = kind(seat, self.match.game.action_text(id), bot, spent, hinted)
        self._checked = event, id
        return event

    def chance(self) -> Shuffle | None:
        if not self.match.state.is_chance_node():
            return None
        last = self.seals[-1] if self.seals else {}
        part = last["part"] + 1 if last.get("hand") == self.hand else 0
        cards = self.match.state.position.deck()
        chance = next_chance(self.match.game, self.hand, part, cards, self._seed, self._dealt)
        return Shuffle(**asdict(chance))

    def question(self, seat: int) -> tuple[int, int, int]:
        """A value that identifies the decision that a seat has to make now; it differs for each decision."""
        return self._returns, self.match.state.many_steps(), self._acted[seat]

    def bot_seed(self, seat: int) -> str:
        """The seed for a bot's next choice; in a challenge, the same play leads to the same seed."""
        chosen = len(self.choices.own(seat).pending) if self.choices else 0
        steps = self.match.state.many_steps()
        if self._seed and not self._dealt:
            return bot_seed(self._seed, seat, steps, chosen)
        nonce = next(entry["nonce"] for entry in self.seals if entry["hand"] == self.hand)
        return bot_seed(nonce, seat, steps - self._start.state.many_steps(), chosen)

    def last_card(self, seat: int) -> int | None:
        """The id of the action that plays a seat's last card; None if the seat has more cards or a choice.

        It must be the seat's turn.
        """
        if self.choices is not None:
            return None
        actions = self.match.state.legal_actions()
        if len(actions) != 1:
            return None
        return actions[0] if last_card(self.own(seat)) else None

    def own(self, seat: int) -> Own:
        return self.choices.own(seat) if self.choices else self.match.state.own(seat)

    def seats_changed_since(self, start: int) -> Sequence[int] | None:
        """The seats whose own part of the view may have changed since step ``start``; None for all seats."""
        return None if self.choices else self.match.state.seats_changed_since(start)

    def record(self, names: list[str], bots: list[str]) -> dict[str, Any]:
        """The record of the game, including hidden cards; names and bots are by seat."""
        self.match.names = names
        self.match.meta = {"table": self._table, "seals": self.seals, "bots": bots}
        if any(self.hints):
            self.match.meta["hints"] = self.hints
        return self.match.record()

    def _acts(self) -> Iterator[tuple[int, Done]]:
        acts = (done for done in self._hand if not isinstance(done.event, Shuffle))
        return enumerate(acts, self._before)

    def _act_after(self, many: int) -> Done | None:
        return next((done for acts, done in self._acts() if acts == many), None)

    def last_of(self, member: int) -> int:
        """How many actions of the game came before the member's last action, which must be in this hand.

        Raises:
            Refused: the member has no action in this hand, or cards were shown or drawn after its last one.
        """
        own = [(acts, done) for acts, done in self._acts() if done.member == member]
        if not own:
            raise Refused("nothing-to-take-back")
        acts, last = own[-1]
        if shown_since(self.match.state, last.steps):
            raise Refused("revealed")
        return acts

    def undone(self, to: int) -> list[Line]:
        """The log lines that would be undone by a take-back to the first ``to`` actions of the game.

        The list is empty if not everybody saw the first action that would be undone.
        """
        first, state = self._act_after(to), self.match.state
        if first is None or isinstance(first.event, Shuffle):
            return []
        lines = [state.line(step) for step in state.steps(first.steps)]
        seen = [line for line in lines if line.move]
        return seen if seen and seen[0].seat == first.event.seat else []

    def take_back(self, to: int) -> None:
        """Undo all but the first ``to`` actions of the game; those undone must all be in this hand."""
        first = self._act_after(to)
        standing = list(takewhile(lambda done: done is not first, self._hand))
        self._source = PreparedSource(self.match.game)
        self.match = self._start.copy()
        self.match.source = self._source
        self.choices = None
        self._hand = []
        self._checked = None
        for done in standing:
            self._do(done.event, done.member, done.action)
        self.acts = to
        self._returns += 1
