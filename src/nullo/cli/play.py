"""``nullo play`` and ``nullo learn``: a game, or a guided first hand, in full screen or line mode."""

from __future__ import annotations

from nullo.cli.options import LearnOptions, PlayArguments
from nullo.games.registry import rules_of
from nullo.lessons.lesson import lesson
from nullo.terminal.plain.lesson import teach
from nullo.terminal.plain.session import play_lines
from nullo.terminal.shared.console import at_terminal, no_screen
from nullo.terminal.shared.errors import wrong_input
from nullo.terminal.shared.local_game import LocalGame
from nullo.terminal.shared.play_options import PlayOptions
from nullo.terminal.shared.start_game import begin, resume


def run(given: PlayArguments) -> int:
    """Play a game; returns the exit code."""
    chooses = given.game is None and not given.resume and not given.plain
    if chooses and at_terminal() and (why := no_screen()):
        raise wrong_input("cli-no-screen", why=why)
    if chooses and not no_screen():
        from nullo.terminal.screen.app import on_screen

        return on_screen(lambda app: app.lobby())
    wish = PlayOptions(
        given.game,
        given.players,
        given.bots,
        given.option or [],
        given.seed,
        given.record,
        not given.no_cut,
        given.overwrite,
    )
    return show_game(resume(wish) if given.resume else begin(wish), wish, plain=given.plain)


def show_game(local: LocalGame, wish: PlayOptions | None, *, plain: bool) -> int:
    """Show a game in full screen or in lines; returns the exit code.

    ``wish`` contains the options for another game of the same kind; None if there are none.
    """
    if plain or no_screen():
        return play_lines(local)
    from nullo.terminal.screen.app import on_screen

    return on_screen(lambda app: app.play(local, wish))


def learn(wish: LearnOptions) -> int:
    """Give the guided first hand of a game; returns the exit code."""
    rules_of(wish.game)
    found = lesson(wish.game)
    if found is None:
        raise wrong_input("learn-cli-none", game=wish.game)
    if not wish.plain and not no_screen():
        from nullo.terminal.screen.app import on_screen

        return on_screen(lambda app: app.learn(wish.game))
    return teach(found)
