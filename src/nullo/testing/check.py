"""Tests a whole game, one of Nullo's own or a plug-in, for mistakes that programmers of games often make."""

from __future__ import annotations

import pickle
from typing import Any, NamedTuple, SupportsIndex

from nullo.engine.position import TERMINAL_PLAYER
from nullo.engine.rng import Rng
from nullo.game.errors import IllegalAction
from nullo.game.events import apply_event
from nullo.game.moves import Move
from nullo.game.view import Refusal, View, from_plain, plain
from nullo.records import record
from nullo.state import Game, State, load
from nullo.state.match import start
from nullo.state.move_text import text_of
from nullo.testing import folder
from nullo.testing.check_worlds import WorldChecks
from nullo.testing.driving import observers, random_step
from nullo.testing.folder import WordCheck
from nullo.testing.known import everything_in, everything_seen
from nullo.values import whole

LONG = 300  # the greatest number of steps of one game, because later hands are like the first ones
OFTEN = 12  # the costly checks are made at about every twelfth step
WHOLE_GAME = 1_000  # the greatest number of steps of the game that is recorded


class Checked(NamedTuple):
    """How much :func:`check_game` has checked.

    Attributes:
        steps: the number of actions and chance outcomes at which views, patches and rewards agreed.
        worlds: the number of worlds that a seat could not distinguish from the real position.
        deals: the number of deals whose worlds were all listed, and were drawn equally often. If it is 0, the
            game deals too many cards for this check; test it with options for fewer cards.
    """

    steps: int
    worlds: int
    deals: int


def check_game(game: str | Game, *, steps: SupportsIndex = 600, seed: SupportsIndex = 0) -> Checked:
    """Test a game by playing it at random: legality, copies, secrets, worlds, records, words.

    Args:
        game: the game's id, or a game with options.
        steps: the number of actions and chance outcomes of random games to check.
        seed: decides the random games.

    Raises:
        GameFault: the game has a fault; the message says which.
    """
    loaded = load(game) if isinstance(game, str) else game
    return _Check(loaded, whole(steps, "steps"), whole(seed, "a seed")).run()


class _Check(WorldChecks):
    def __init__(self, game: Game, most: int, seed: int) -> None:
        super().__init__(game, seed)
        self.most = most
        self.used = self.state.position.copy()  # for become()
        self.words = WordCheck(game)
        self.steps = 0

    def run(self) -> Checked:
        self._statement()
        number = 0
        while self.steps < self.most:
            self._walk(Rng(self.seed, "game", number), min(LONG, self.most - self.steps))
            number += 1
        self._record()
        with self.during("drawing worlds"):
            self.check_uniformity()
        missing = self.words.missing()
        self.need(not missing, f"words are missing: {', '.join(missing)}")
        for fault in folder.faults(self.game):
            self.need(False, fault)
        return Checked(self.steps, self.worlds, self.deals)

    # --- what the game states ---------------------------------------------------------------

    def _statement(self) -> None:
        game = self.game
        for phase in game.phases:
            texts = [text_of(move).lower() for move in phase.moves]
            self.need(len(set(texts)) == len(texts), f"phase {phase.name} has two actions alike")
        for option in game.rules.options:
            with self.during(f"the default of option {option.name}"):
                option.check(option.default)
        scores, sides = len(self.state.scores()), game.sides
        self.need(scores == sides, f"scores() has {scores} entries for {sides} sides")

    # --- walking through a game -------------------------------------------------------------

    def _walk(self, rng: Rng, steps: int) -> None:
        self._bare_copies(Rng(self.seed, "copies"))
        state = self.state = self.game.new_initial_state()
        seen = {seat: plain(state.view(seat)) for seat in observers(state)}
        total = [0.0] * self.game.players
        for _ in range(steps):
            if state.is_terminal():
                break
            with self.during("what it says of a state"):
                self._legal()
                self.words.note(state)
            if self.dice.randrange(OFTEN) == 0:
                self._refusals()
                self._each_legal()
                self._copies(rng)
                self.check_worlds()
            seen = self._step(random_step(state, rng), seen)
            total = [had + got for had, got in zip(total, state.rewards(), strict=True)]
            self.need(
                state.is_chance_node() or total == state.returns(),
                f"rewards add up to {total}, not to the returns {state.returns()}",
            )
            self.steps += 1
        self._ending()

    def _legal(self) -> None:
        """Check that something is legal, and that the position's methods about legal actions agree."""
        state, position = self.state, self.state.position
        legal = position.legal()
        size = len(state.phase().moves)
        self.need(bool(legal), f"nothing is legal in phase {state.phase().name}")
        self.need(
            legal == sorted(set(legal)) and legal[0] >= 0 and legal[-1] < size,
            f"legal() gives {legal}, not rising indices below {size}",
        )
        self.need(set(position.fair()) <= set(legal), "fair() offers what legal() does not")
        self.need(not state.winners(), "winners() names somebody before the end")
        if state.is_chance_node():
            outcomes = [index for index, weight in position.chance() if weight > 0]
            self.need(outcomes == legal, "chance() and legal() offer different outcomes")
        else:
            self.need(
                0 <= state.current_player() < self.game.players,
                f"actor is {state.current_player()}, which is no seat",
            )
            self.need(bool(position.fair()), "fair() offers nothing")

    def _refusals(self) -> None:
        """Check that refusing an illegal action cites a rule and changes nothing."""
        state = self.state
        before = everything_seen(state)
        legal = state.position.legal()
        for index, move in enumerate(state.phase().moves):
            if index in legal:
                continue
            rule, text = "", text_of(move)
            with self.during(f"refusing {text!r}"):
                try:
                    state.apply_action(self.game.action_id(state.position.phase, index))
                except IllegalAction as error:
                    rule = error.rule
                self.words.note_refusal(state, index)
                if not state.is_chance_node():
                    self._reason(move, state.position.refusal(index))
            self.need(everything_seen(state) == before, f"refusing {text!r} changes the state")
            self.need(state.is_chance_node() or bool(rule), f"refusing {text!r} cites no rule")

    def _reason(self, move: Move, refusal: Refusal) -> None:
        """Check that the reason for refusing ``move`` is true if it is one that several games share."""
        state, card, led = self.state, move.card, self.state.public().led
        text = text_of(move)
        if refusal.code == "not-in-hand":
            held = state.position.hand_of(state.current_player())
            self.need(card not in held, f"{text!r} is refused as not in the hand that holds it")
        elif refusal.code == "must-follow":
            deck, suit = self.game.deck, refusal.params.get("suit")
            self.need(bool(led), f"{text!r} is refused as not following, but no card was led")
            self.need(
                suit == led, f"{text!r} is refused as not following {suit}, but {led} was led"
            )
            if card in deck.codes:
                of = deck.suit_of[deck.codes.index(card)]
                self.need(
                    of < 0 or deck.suits[of] != led,
                    f"{text!r} is refused as not following {led}, which it does follow",
                )

    def _each_legal(self) -> None:
        actor, before = self.state.current_player(), everything_seen(self.state)
        for action in self.state.legal_actions():
            text = self.game.action_text(action)
            twin = self.state.clone()
            with self.during(f"the legal action {text!r}"):
                twin.apply_action(action)
            if actor >= 0:
                last = twin.information_state_string(actor).rpartition("\n")[2]
                self.need(
                    last.startswith(f"{actor} {text}"),
                    f"observed() hides {text!r} from the seat that does it",
                )
        self._need_unchanged(before, "copy()")

    def _step(self, action: int, seen: dict[int | None, Any]) -> dict[int | None, Any]:
        """Apply an action, and check that its events lead from each observer's view to the next.

        Also check that the action changes no view that was returned before. ``seen`` has each observer's view
        before the action, as JSON values; the result has their views after it.
        """
        state = self.state
        text = self.game.action_text(action)
        number = state.many_steps()
        own = [state.own(seat) for seat in range(self.game.players)]
        held = {seat: state.view(seat) for seat in seen}
        events = {}
        with self.during(f"the legal action {text!r}"):
            events = state.step(action)
        for seat, view in held.items():
            who = "a spectator" if seat is None else f"seat {seat}"
            self.need(plain(view) == seen[seat], f"{text!r} changes a view that {who} has already")
            now = state.view(seat)
            after = plain(now)
            self.need(
                from_plain(after, View) == now,
                f"the view of {who} differs when it has been read from its JSON values",
            )
            self.need(
                apply_event(seen[seat], [events[seat].line], events[seat].patch) == after,
                f"the patch for {text!r} does not lead to the next view of {who}",
            )
            seen[seat] = after
        touched = state.seats_changed_since(number)
        if touched is not None:
            for seat in set(range(self.game.players)) - set(touched):
                self.need(
                    own[seat] == state.own(seat),
                    f"phase {self.game.phases[state.steps(number)[0].phase].name} states "
                    f"affects_only_actor_and_next, but {text!r} changes what seat {seat} knows of its own",
                )
        return seen

    def _ending(self) -> None:
        state = self.state
        if not state.is_terminal():
            return
        sides = len(state.scores())
        winners = state.winners()
        self.need(
            bool(winners) and set(winners) <= set(range(sides)),
            f"winners() gives {winners} at the end",
        )
        begun = self.game.new_initial_state().scores()
        sums = [sum(hand) for hand in zip(*state.hands(), strict=True)]
        gained = [score - first for score, first in zip(state.scores(), begun, strict=True)]
        self.need(sums == gained, f"the hands add up to {sums}, the totals changed by {gained}")
        public = state.public()
        for number, (changes, scored) in enumerate(zip(public.hands, public.parts, strict=True)):
            added = [sum(part.number for part in parts) for parts in scored]
            self.need(
                not scored or added == changes,
                f"score_parts() of hand {number} add up to {added}, the totals changed by {changes}",
            )

    # --- copies -----------------------------------------------------------------------------

    def _bare_copies(self, rng: Rng) -> None:
        """Check that playing on in a copy of a position does not change the original; states rely on it."""
        position = self.game.rules.position(self.game.typed_options)
        for _ in range(30):
            legal = position.legal()
            if position.actor == TERMINAL_PLAYER or not legal:
                break
            index = legal[rng.randrange(len(legal))]
            before = everything_in(position)
            with self.during("playing on in a copy"):
                position.copy().act(index)
            self.need(
                everything_in(position) == before,
                "playing on in what copy() makes changes the original",
            )
            position.act(index)

    def _copies(self, rng: Rng) -> None:
        """Check that copies of every kind equal the state and are independent of it.

        This includes copying into a position that was used before (``become``).
        """
        state = self.state
        before = everything_seen(state)
        twins = {"copy()": state.clone()}
        with self.during("reading back what serialize() wrote"):
            twins["deserialize()"] = State.deserialize(state.serialize())
            twins["pickle"] = pickle.loads(pickle.dumps(state))
        with self.during("become()"):
            self.used.become(state.position)
        reused = state.clone()
        reused.position = self.used
        twins["become()"] = reused
        for how, twin in twins.items():
            self.need(
                everything_seen(twin) == before
                and twin.legal_actions() == state.legal_actions()
                and twin.rewards() == state.rewards(),
                f"what {how} makes differs from the original",
            )
        original = State.deserialize(state.serialize())
        done = self._play_on(original, Rng(rng.randrange(10**9)))
        end = everything_seen(original)
        for how, twin in twins.items():
            with self.during(f"playing on in what {how} makes"):
                for action in done:
                    twin.apply_action(action)
            self._need_unchanged(before, how)
            self.need(
                everything_seen(twin) == end,
                f"what {how} makes goes on differently from the original",
            )

    def _need_unchanged(self, before: list[bytes], how: str) -> None:
        same = everything_seen(self.state) == before
        self.need(same, f"playing on in what {how} makes changes the original")

    def _play_on(self, state: State, rng: Rng) -> list[int]:
        done: list[int] = []
        many = 2 + rng.randrange(30)
        while len(done) < many and not state.is_terminal():
            done.append(random_step(state, rng))
            state.apply_action(done[-1])
        return done

    # --- records ----------------------------------------------------------------------------

    def _record(self) -> None:
        names = [f"P{seat}" for seat in range(self.game.players)]
        rng = Rng(self.seed, "record")
        with self.during("playing from a shuffled deck"):
            match, _ = start(self.game, rng, names, cut=True)
            self.state = match.state
            while not match.state.is_terminal() and match.state.many_steps() < WHOLE_GAME:
                match.act(match.state.current_player(), random_step(match.state, rng))
        with self.during("reading its record"):
            again = record.read(record.write(match)).state
        self.need(again == match.state, "a record does not replay to the game that it records")
        self.need(
            everything_seen(again) == everything_seen(match.state),
            "a replayed record looks different",
        )
