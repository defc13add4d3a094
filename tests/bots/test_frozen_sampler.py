"""``sampler`` with 100 worlds stays what it is: strength is measured against it, now and later.

Change these choices only if a game's rules have changed. A better sampler needs a name of its own.
"""

from __future__ import annotations

import pytest

import nullo
from nullo.arena.contestants import PLAYOUTS, contestant

pytestmark = pytest.mark.slow

# The choices at every seventh decision of a random game, among those that leave a choice.
CHOICES: dict[str, str] = {
    "all-or-nothing": (
        "play Ac, play 2h, play 3s, play 6s, play 7d, play 3c, play 9h, play 10h, play 6c, "
        "play 5h, play 8s, bid nothing, play As, play 4h, play Nc, play 9h, play 7s, bid all, "
        "play 3h, play Ah"
    ),
    "alles-oder-nichts": (
        "secret, play 8s, play 11h, bid 2, play 3d, play 9s, bid 1, play 12c, secret, play "
        "10d, bid 1, secret, secret, play 12h, play 10s, secret, play 1s, play 11c, play 1d, "
        "bid 1"
    ),
    "nothing": (
        "draw stock, discard Kd, draw stock, discard Qs, draw discard, discard Kc, draw "
        "discard, discard 5s, draw stock, discard Qc, discard Kc, draw discard, discard 8d, "
        "draw stock, discard Ks, draw stock, discard Kc, draw discard, discard Jd, draw stock"
    ),
    "all-fives": (
        "play 6s, stand, play 2s, run, play Qs, play 4s, play 2h, play 6h, play 2s, play 4d, "
        "play Jd, play Ac, play 6c, play 2s, play Ah, stand, play Kh, play 3h, play 6h, play "
        "7h"
    ),
    "sauce": (
        "play p3, play y8, play g1, play o4, play y2, play r1, play r1, shadoof, play y10, play "
        "r5, play p3, play g2, play p10, play o1, play o6, bid 60, play y2, play o6, play g8, "
        "play p6"
    ),
}


def choices(name: str, many: int) -> list[str]:
    game = nullo.load(name)
    rng = nullo.Rng(1, "frozen sampler")
    found: list[str] = []
    number = 0
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.deal(rng)
                continue
            seat = state.for_seat(state.current_player())
            actions = seat.fair_actions()
            number += 1
            if number % 7 == 0 and len(actions) > 1:
                bot = contestant("sampler:100").make(nullo.Rng(number, "frozen sampler"))
                found.append(seat.action_to_string(bot.choose(seat)))
                if len(found) == many:
                    return found
            state.apply_action(actions[rng.randrange(len(actions))])


def test_it_has_100_worlds_in_the_arena() -> None:
    assert PLAYOUTS == 100
    assert contestant("sampler").name == "sampler:100"


@pytest.mark.parametrize("name", CHOICES)
def test_the_sampler_with_100_worlds_is_frozen(name: str) -> None:
    known = CHOICES[name].split(", ")
    assert choices(name, len(known)) == known
