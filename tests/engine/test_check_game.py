"""``nullo.testing.check_game``: all games pass it, and it finds the usual mistakes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

import nullo
from nullo import Rng
from nullo.engine.position import TERMINAL_PLAYER, Position
from nullo.game.moves import Move, moves
from nullo.game.options import count
from nullo.game.phases import Phase
from nullo.game.view import Ask, Fact, Known, Own, Public, Refusal
from nullo.games.registry import BUILT_IN
from nullo.locale.words import LANGUAGES, plugin_words, rule_page, title_of
from nullo.testing import GameFault, check_game
from toy_games import HIGH_CARD, toys_plugged_in

if TYPE_CHECKING:
    from nullo_toys.high_card.position import HighCard


@pytest.fixture(scope="module", autouse=True)
def _plugged_in() -> Iterator[None]:
    with toys_plugged_in(HIGH_CARD):
        yield


@pytest.mark.slow
@pytest.mark.parametrize("name", BUILT_IN)
def test_every_game_passes(name: str) -> None:
    assert check_game(name, steps=150).worlds > 10


def test_a_plug_in_passes() -> None:
    checked = check_game("high-card")
    assert min(checked) > 10


def test_the_words_of_a_plug_in_are_read_in_every_language() -> None:
    titles = [title_of("high-card", language) for language in LANGUAGES]
    assert titles == ["High Card", "La Haute Carte", "Hohe Karte"]
    for language, title in zip(LANGUAGES, titles, strict=True):
        assert f"title-high-card = {title}\n" in plugin_words(language)["high-card"]
        assert rule_page("high-card", language)


def test_a_card_that_the_game_refuses_itself_keeps_its_reason() -> None:
    state = nullo.load("high-card", players=3).new_initial_state()
    for card in ("1s", "4s", "5s"):
        state.apply_action(f"deal {card}")
    (barred,) = state.own(state.current_player()).refused
    assert (barred.cards, barred.refusal.code) == (["1s"], "high-card-one-may-not-stay")


def test_it_takes_options() -> None:
    small = {"players": 3, "suits": 2, "ranks": 5, "hand_sizes": [2], "hands": 2}
    assert check_game(nullo.load("alles-oder-nichts", **small), steps=100).deals > 1


# --- the usual mistakes -------------------------------------------------------------------------

Mistake = Callable[[pytest.MonkeyPatch], None]
MISTAKES: dict[str, Mistake] = {}


def finds(says: str) -> Callable[[Mistake], Mistake]:
    """Register a mistake in High Card, with words of the sentence that must name it."""

    def keep(mistake: Mistake) -> Mistake:
        assert says not in MISTAKES
        MISTAKES[says] = mistake
        return mistake

    return keep


def in_position(patch: pytest.MonkeyPatch, name: str, method: Callable[..., Any]) -> None:
    patch.setattr(f"nullo_toys.high_card.position.HighCard.{name}", method)


def in_rules(patch: pytest.MonkeyPatch, name: str, method: Any) -> None:
    patch.setattr(f"nullo_toys.high_card.HighCardRules.{name}", method)


def high_card() -> type[HighCard]:
    from nullo_toys.high_card.position import HighCard

    return HighCard


class OwnFact(Fact, frozen=True):
    """A structure that no reader of JSON knows."""


@finds("differs when it has been read from its JSON values")
def _unknown_structure(patch: pytest.MonkeyPatch) -> None:
    public = high_card().public

    def with_fact(self: HighCard) -> Public:
        shown = public(self)
        shown.facts = [OwnFact("own")]
        return shown

    in_position(patch, "public", with_fact)


@finds("nothing is legal in phase stay-or-fold")
def _no_action(patch: pytest.MonkeyPatch) -> None:
    legal = high_card().legal
    in_position(patch, "legal", lambda self: legal(self) if self.phase == 0 else [])


@finds("legal() gives [1, 0], not rising indices below 2")
def _unordered(patch: pytest.MonkeyPatch) -> None:
    legal = high_card().legal
    in_position(patch, "legal", lambda self: legal(self) if self.phase == 0 else [1, 0])


@finds("the legal action 'stay' raises ValueError: not with the 1")
def _legal_but_impossible(patch: pytest.MonkeyPatch) -> None:
    legal, act = high_card().legal, high_card().act

    def strict(self: HighCard, index: int) -> None:
        if self.phase == 1 and self.card_of(self.actor) == 0 == index:
            raise ValueError("not with the 1")
        act(self, index)

    in_position(patch, "legal", lambda self: legal(self) if self.phase == 0 else [0, 1])
    in_position(patch, "act", strict)


@finds("refusing 'stay' raises NotImplementedError")
def _no_refusal(patch: pytest.MonkeyPatch) -> None:
    in_position(patch, "refusal", Position.refusal)


@finds("refusing 'stay' changes the state")
def _refusal_acts(patch: pytest.MonkeyPatch) -> None:
    def refusal(self: HighCard, index: int) -> Refusal:
        self.total[self.actor] -= 1
        return Refusal("H2", "high-card-one-may-not-stay")

    in_position(patch, "refusal", refusal)


@finds("refusing 'stay' cites no rule")
def _refusal_without_rule(patch: pytest.MonkeyPatch) -> None:
    in_position(patch, "refusal", lambda self, index: Refusal("", "high-card-one-may-not-stay"))


@finds("what copy() makes differs from the original")
def _copy_forgets(patch: pytest.MonkeyPatch) -> None:
    become = high_card().become

    def forgetful(self: HighCard, other: HighCard) -> None:
        total = list(self.total)
        become(self, other)
        self.total = total

    in_position(patch, "become", forgetful)


@finds("playing on in what copy() makes changes the original")
def _copy_shares(patch: pytest.MonkeyPatch) -> None:
    become = high_card().become

    def sharing(self: HighCard, other: HighCard) -> None:
        become(self, other)
        self.cards, self.said = other.cards, other.said

    in_position(patch, "become", sharing)


@finds("what become() makes differs from the original")
def _copy_keeps_what_was_there(patch: pytest.MonkeyPatch) -> None:
    become = high_card().become

    def keeping(self: HighCard, other: HighCard) -> None:
        said = list(self.said)
        become(self, other)
        self.said = self.said or said

    in_position(patch, "become", keeping)


@finds("goes on differently from the original")
def _copy_forgets_what_comes_later(patch: pytest.MonkeyPatch) -> None:
    act = high_card().act

    def act_and_count(self: Any, index: int) -> None:
        act(self, index)
        self.done = getattr(self, "done", 0) + 1  # not copied
        if self.actor == TERMINAL_PLAYER:
            self.total[0] += self.done

    in_position(patch, "act", act_and_count)


@finds("public shows seat")
def _open_cards(patch: pytest.MonkeyPatch) -> None:
    public = high_card().public

    def leaking(self: HighCard) -> Public:
        shown = public(self)
        shown.discard = [str(card) for card in self.cards]
        return shown

    in_position(patch, "public", leaking)


@finds("own shows seat")
def _the_neighbours_card(patch: pytest.MonkeyPatch) -> None:
    own = high_card().own

    def leaking(self: HighCard, seat: int) -> Own:
        return Own(
            seat, own(self, seat).hand, secrets=[], known=[Known(own(self, 0).hand, pile="kitty")]
        )

    in_position(patch, "own", leaking)


@finds("the refusals tells seat")
def _a_refusal_that_tells(patch: pytest.MonkeyPatch) -> None:
    in_position(
        patch,
        "refusal",
        lambda self, index: Refusal("H2", "high-card-one-may-not-stay", {"card": max(self.cards)}),
    )


@finds("observed() or revelations() tells it too much, or past() is wrong")
def _dealt_openly(patch: pytest.MonkeyPatch) -> None:
    in_position(patch, "observed", lambda self, index, seat: True)


@finds("the view shows seat")
def _dealt_unseen(patch: pytest.MonkeyPatch) -> None:
    in_position(patch, "observed", lambda self, index, seat: self.phase != 0)


@finds("observed() hides 'fold' from the seat that does it")
def _own_action_unseen(patch: pytest.MonkeyPatch) -> None:
    phases = nullo.load("high-card").rules.phases

    def secret(self: Any, options: Mapping[str, Any]) -> tuple[Phase, ...]:
        first, second = phases(options)
        return first, replace(second, secret=True)

    in_rules(patch, "phases", secret)
    in_position(patch, "observed", lambda self, index, seat: False)


@finds("deals hands that cannot be")
def _redealer_forgets_who_stayed(patch: pytest.MonkeyPatch) -> None:
    def world(self: Any, target: HighCard, rng: Rng) -> None:
        unseen = [card for card in range(7) if card not in target.cards]
        rng.shuffle(unseen)
        target.cards = [card if card >= 0 else unseen.pop() for card in target.cards]

    patch.setattr("nullo_toys.high_card.position.HighCardRedealer.world", world)


@finds("more often than others")
def _redealer_is_not_uniform(patch: pytest.MonkeyPatch) -> None:
    from nullo_toys.high_card.position import HighCardRedealer

    world = HighCardRedealer.world

    def leaning(self: Any, target: HighCard, rng: Rng) -> None:
        cards = list(target.cards)
        world(self, target, rng)
        if sum(target.cards) < 11 and rng.randrange(2):
            target.cards = cards
            world(self, target, rng)

    patch.setattr("nullo_toys.high_card.position.HighCardRedealer.world", leaning)


@finds("never deals hands that can be")
def _redealer_leaves_worlds_out(patch: pytest.MonkeyPatch) -> None:
    from nullo_toys.high_card.position import HighCardRedealer

    world = HighCardRedealer.world

    def lazy(self: Any, target: HighCard, rng: Rng) -> None:
        cards = list(target.cards)
        for _ in range(30):
            target.cards = list(cards)
            world(self, target, rng)
            if target.cards == sorted(target.cards):
                break

    patch.setattr("nullo_toys.high_card.position.HighCardRedealer.world", lazy)


@finds("raises NotImplementedError")
def _no_redealer(patch: pytest.MonkeyPatch) -> None:
    in_position(patch, "redealer", Position.redealer)


@finds("rewards add up to")
def _points_that_change_by_themselves(patch: pytest.MonkeyPatch) -> None:
    dice = Rng(1)
    in_position(patch, "points_of", lambda self, seat: self.total[seat] + dice.randrange(9))


@finds("the hands add up to")
def _the_last_hand_is_not_counted(patch: pytest.MonkeyPatch) -> None:
    act = high_card().act

    def uncounted(self: HighCard, index: int) -> None:
        act(self, index)
        if self.actor == TERMINAL_PLAYER:
            self.hand -= 1

    in_position(patch, "act", uncounted)


@finds("winners() names somebody before the end")
def _winners_too_early(patch: pytest.MonkeyPatch) -> None:
    in_position(patch, "winners", lambda self: [0])


@finds("changes a view that seat 0 has already")
def _views_change_later(patch: pytest.MonkeyPatch) -> None:
    public = high_card().public

    def sharing(self: HighCard) -> Public:
        shown = public(self)
        shown.scores = self.total
        return shown

    in_position(patch, "public", sharing)


@finds("playing from a shuffled deck raises IndexError")
def _no_deck(patch: pytest.MonkeyPatch) -> None:
    in_position(patch, "deck", lambda self: None)


@finds("states affects_only_actor_and_next, but")
def _not_narrow(patch: pytest.MonkeyPatch) -> None:
    phases, own = nullo.load("high-card").rules.phases, high_card().own

    def narrow(self: Any, options: Mapping[str, Any]) -> tuple[Phase, ...]:
        first, second = phases(options)
        return first, replace(second, affects_only_actor_and_next=True)

    def listening(self: HighCard, seat: int) -> Own:
        known = own(self, seat)
        known.bid = Move("bid", number=len(self.said))
        return known

    in_rules(patch, "phases", narrow)
    in_position(patch, "own", listening)


@finds("phase stay-or-fold has two actions alike")
def _two_alike(patch: pytest.MonkeyPatch) -> None:
    phases = nullo.load("high-card").rules.phases
    in_rules(
        patch,
        "phases",
        lambda self, options: (phases(options)[0], Phase("stay-or-fold", moves("stay", "Stay"))),
    )


@finds("words are missing: refuse-high-card-no (de), refuse-high-card-no (en)")
def _no_words_of_a_refusal(patch: pytest.MonkeyPatch) -> None:
    in_position(patch, "refusal", lambda self, index: Refusal("H2", "high-card-no"))


@finds("words are missing: why-stay-or-fold (de), why-stay-or-fold (en), why-stay-or-fold (fr)")
def _words_that_lack_a_parameter(patch: pytest.MonkeyPatch) -> None:
    in_position(patch, "ask", lambda self: Ask("stay-or-fold", why="stay-or-fold", rule="H2"))


@finds("words are missing: phase-stay (de)")
def _no_words_of_a_phase(patch: pytest.MonkeyPatch) -> None:
    phases = nullo.load("high-card").rules.phases

    def named(self: Any, options: Mapping[str, Any]) -> tuple[Phase, ...]:
        first, second = phases(options)
        return first, replace(second, name="stay")

    in_rules(patch, "phases", named)


@finds("words are missing: option-high-card-rounds (de), option-high-card-rounds (en)")
def _no_words_of_an_option(patch: pytest.MonkeyPatch) -> None:
    in_rules(patch, "options", (*nullo.load("high-card").rules.options, count("rounds", 1)))


@pytest.mark.parametrize("says", MISTAKES)
def test_it_finds(says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    MISTAKES[says](monkeypatch)
    with pytest.raises(GameFault) as found:
        check_game("high-card")
    assert says in str(found.value)
    assert str(found.value).startswith("high-card: ")
    assert "found in {" in found.value.__notes__[0]
