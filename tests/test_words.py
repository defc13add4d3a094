"""The words of ``locale``: no key is in two files, and every option has its words."""

from __future__ import annotations

import pytest

from locale_files import messages
from nullo.games.registry import BUILT_IN, rules_of
from nullo.locale.words import has_words, say


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_option_is_explained(game: str) -> None:
    """Every option that forms offer has a label and a sentence, and each of its choices a name."""
    for option in (*(one for one in rules_of(game).options if one.offered), None):
        name = option.name if option else "players"
        for rest in ("", "-about"):
            own, shared = f"option-{game}-{name}{rest}", f"option-{name}{rest}"
            assert say(own if has_words(own) else shared) not in (own, shared)
        for choice in option.choices if option else ():
            own, shared = f"option-{game}-{name}-{choice}", f"option-{name}-{choice}"
            assert has_words(own) or has_words(shared), own


def test_no_option_is_explained_that_there_is_not() -> None:
    keys = messages("en")
    for game in BUILT_IN:
        names = {option.name for option in rules_of(game).options if option.offered}
        for key in keys:
            if key.startswith(f"option-{game}-"):
                assert key.removeprefix(f"option-{game}-").split("-")[0] in names, key


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_lobby_says_what_each_game_is_like(game: str) -> None:
    assert has_words(f"tile-{game}")
    assert has_words(f"kind-{game}")
