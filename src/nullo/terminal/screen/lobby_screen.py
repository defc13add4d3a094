"""The first screen: games to choose from, unfinished games, joining a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from pathlib import Path
from typing import ClassVar, Protocol

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from nullo.game.errors import NulloError
from nullo.games.registry import all_rules, rules_of
from nullo.lessons.lesson import has_lesson
from nullo.locale.error_words import error_text
from nullo.locale.words import LANGUAGES, current_language, message_or, say, speak, title_of
from nullo.system.printable import printable
from nullo.terminal.screen.dialogs import Asking, Question, Reading, RuleBook
from nullo.terminal.screen.keymap import KeyLine
from nullo.terminal.screen.options_dialog import OptionsDialog
from nullo.terminal.shared import finished_games, kept_games, kept_mistakes, settings
from nullo.terminal.shared.errors import BadInput, reason
from nullo.terminal.shared.local_game import LocalGame
from nullo.terminal.shared.play_options import PlayOptions
from nullo.terminal.shared.start_game import open_deal, take_up

NAME_LENGTH = 40
NARROW = 76  # with fewer columns, the words about a game are below the list
KEYS = {"learn": "e", "options": "o", "rules": "r", "name": "n", "delete": "x"}
FOOT = {"game": ("learn", "options", "rules"), "kept": ("name", "delete")}


class Starter(Protocol):
    """What the first screen needs from the application."""

    def begin(self, wish: PlayOptions) -> None: ...
    def play(self, local: LocalGame) -> None: ...
    def learn(self, game: str) -> None: ...
    def practise_mine(self) -> None: ...
    def join(self, link: str) -> None: ...
    def action_light(self) -> None: ...


class LobbyScreen(Screen[None]):
    """Lists the games, the unfinished games, and other things to do."""

    CSS = """
    LobbyScreen { background: $felt; }
    LobbyScreen #head { height: 4; padding: 1 3 0 3; }
    LobbyScreen #body { height: 1fr; padding: 0 2; }
    LobbyScreen OptionList { width: 44; height: 1fr; background: $panel; border: round $primary; }
    LobbyScreen OptionList:focus { border: round $primary; }
    LobbyScreen #about { width: 1fr; padding: 1 3; }
    LobbyScreen.-narrow #body { layout: vertical; }
    LobbyScreen.-narrow OptionList { width: 1fr; }
    LobbyScreen.-narrow #beside { height: auto; max-height: 11; }
    LobbyScreen.-narrow #about { padding: 0 3; }
    """
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (NARROW, "-wide")]  # noqa: RUF012 (so it is in Textual)
    BINDINGS: ClassVar = [
        ("q,escape", "leave"),
        ("d", "daily"),
        ("j", "join"),
        ("l", "language"),
        ("delete", "delete"),
        *((key, name) for name, key in KEYS.items()),
    ]

    def __init__(self, starter: Starter) -> None:
        super().__init__()
        self.starter = starter
        self._due = 0  # how many mistakes are to be practised today

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="body"):
            yield OptionList(id="games")
            with Vertical(id="beside"):
                yield Static(id="about")
        yield KeyLine(wraps=True)

    def on_mount(self) -> None:
        self._show()

    def _show(self) -> None:
        title = Text.assemble(("Nullo", "bold"), "\n", say("lobby-heading"))
        self.query_one("#head", Static).update(title)
        self.fill()
        self._foot()

    def on_screen_resume(self) -> None:
        """Fill the list again, because there may be other unfinished games now."""
        self.fill()

    def fill(self) -> None:
        games = self.query_one(OptionList)
        at, chosen = games.highlighted, self.selection
        names = settings.read().names
        games.clear_options()
        for rules in all_rules().games:
            game = rules.id
            games.add_option(Option(title_of(game), f"game:{game}"))
        kept = kept_games.kept_files()
        if kept:
            games.add_option(Option(Text(say("tui-kept"), "bold"), disabled=True))
        for path in kept:
            games.add_option(Option(Text(f"  {_title(path, names)}"), f"kept:{path}"))
        if finished_games.folder().is_dir():
            games.add_option(Option(f"  {say('tui-history')}", "history"))
        self._due = len(kept_mistakes.due_mistakes(date.today()))
        if self._due:
            games.add_option(Option(f"  {say('mistakes-heading')}", "mistakes"))
        games.add_option(Option(Text(say("tui-elsewhere"), "bold"), disabled=True))
        games.add_option(Option(f"  {say('tui-join')}", "join"))
        language = say("tui-language", {"language": say(f"settings-language-{current_language()}")})
        games.add_option(Option(f"  {language}", "language"))
        games.add_option(Option(f"  {say('tui-key-light-words')}", "light"))
        ids = [option.id for option in games.options]
        # A game that was played meanwhile has moved to the top of its list.
        place = ids.index(chosen) if chosen in ids else min(at or 0, len(ids) - 1)
        while games.options[place].disabled:
            place -= 1
        games.highlighted = place
        games.focus()

    def _foot(self) -> None:
        own = FOOT.get(self.selection.partition(":")[0], ())
        keys = {name: KEYS[name] for name in own}
        keys = {"play": say("key-enter"), **keys, "language": "l", "leave": "q"}
        self.query_one(KeyLine).show(keys)

    @property
    def selection(self) -> str:
        """The id of the selected entry: its kind, followed for some kinds by a colon and a name."""
        games = self.query_one(OptionList)
        if games.highlighted is None:
            return ""
        return games.get_option_at_index(games.highlighted).id or ""

    def _selected_name(self, kind: str) -> str:
        found, _, name = self.selection.partition(":")
        return name if found == kind else ""

    def on_option_list_option_highlighted(self) -> None:
        self._foot()
        kind, _, which = self.selection.partition(":")
        about = Text()
        if kind == "game":
            rules = rules_of(which)
            low, high = rules.players
            about.append(title_of(which), "bold")
            if kind_words := message_or(f"kind-{which}", ""):
                about.append(f"\n{kind_words}")
            players = "lobby-players-fixed" if low == high else "lobby-players"
            params = {"players": low, "low": low, "high": high}
            about.append(f"\n{say(players, params)}\n\n")
            about.append(message_or(f"tile-{which}", ""))
            if has_lesson(which):
                about.append("\n\ne", "bold")
                about.append(f"  {say('learn-button-game', {'game': title_of(which)})}")
            if rules.daily is not None:
                about.append("\n\nd", "bold")
                about.append(f"  {say('daily-play-of', {'game': title_of(which)})}")
        elif kind == "kept":
            about.append(_title(Path(which), settings.read().names), "bold")
            about.append(f"\n\n{say('tui-kept-words')}")
        elif kind == "mistakes":
            about.append(say("mistakes-heading"), "bold")
            about.append(f"\n\n{say('tui-mistakes-words')}")
            about.append(f"\n\n{say('mistakes-due', {'count': self._due})}")
        elif kind in ("history", "join"):
            about.append(say(f"tui-{kind}"), "bold")
            about.append(f"\n\n{say(f'tui-{kind}-words')}")
        elif kind == "language":
            about.append(say("tui-language-words"))
        elif kind == "light":
            about.append(say("tui-light-words"))
        self.query_one("#about", Static).update(about)

    def on_option_list_option_selected(self) -> None:
        kind, _, which = self.selection.partition(":")
        if kind == "game":
            self.starter.begin(PlayOptions(which))
        elif kind == "kept":
            path = Path(which)
            self._play(path.name, lambda: take_up(path))
        elif kind == "history":
            body = finished_games.overview(finished_games.read_games())
            self.app.push_screen(Reading(say("tui-history"), body))
        elif kind == "mistakes":
            self.starter.practise_mine()
        elif kind == "join":
            self.action_join()
        elif kind == "language":
            self.action_language()
        elif kind == "light":
            self.starter.action_light()

    def _play(self, title: str, start: Callable[[], LocalGame]) -> None:
        try:
            local = start()
        except (BadInput, NulloError) as error:
            self.app.push_screen(Reading(title, Text(error_text(error))))
        else:
            self.starter.play(local)

    def action_play(self) -> None:
        self.on_option_list_option_selected()

    def action_options(self) -> None:
        if game := self._selected_name("game"):

            def begin(wish: PlayOptions | None) -> None:
                if wish is not None:
                    self.starter.begin(wish)

            self.app.push_screen(OptionsDialog(rules_of(game)), begin)

    def action_name(self) -> None:
        if not (kept := self._selected_name("kept")):
            return
        path = Path(kept)

        def rename(name: str | None) -> None:
            if name is not None:
                settings.name_game(path, printable(name))
                self.fill()

        name = settings.read().names.get(path.stem, "")
        words = say("tui-kept-name", {"game": _title(path, {})})
        self.app.push_screen(Asking(say("tui-foot-name"), words, name, NAME_LENGTH), rename)

    def action_delete(self) -> None:
        if not (kept := self._selected_name("kept")):
            return
        path = Path(kept)
        answers = [("delete", say("tui-foot-delete")), ("keep", say("cancel"))]
        body = Text(say("tui-kept-delete", {"game": _title(path, settings.read().names)}))

        def delete(answer: str | None) -> None:
            if answer == "delete":
                self._delete(path)

        self.app.push_screen(Question(say("tui-foot-delete"), body, answers), delete)

    def _delete(self, path: Path) -> None:
        try:
            lock = kept_games.hold(path)
        except BlockingIOError:
            self.app.push_screen(Reading(say("tui-foot-delete"), Text(say("resume-open"))))
            return
        try:
            kept_games.forget(path)
        except OSError as error:
            self.app.push_screen(Reading(say("tui-foot-delete"), Text(reason(error))))
        finally:
            if lock is not None:
                lock.release()
        settings.name_game(path, "")
        self.fill()

    def action_learn(self) -> None:
        if game := self._selected_name("game"):
            self.starter.learn(game)

    def action_rules(self) -> None:
        if game := self._selected_name("game"):
            self.app.push_screen(RuleBook(game, title_of(game), []))

    def action_daily(self) -> None:
        game = self._selected_name("game")
        if game and rules_of(game).daily is not None:
            self._play(say("daily-heading"), lambda: open_deal(game))

    def action_join(self) -> None:
        def join(link: str | None) -> None:
            if link:
                self.starter.join(link)

        self.app.push_screen(Asking(say("tui-join"), say("tui-join-link"), most=300), join)

    def action_language(self) -> None:
        speak(LANGUAGES[(LANGUAGES.index(current_language()) + 1) % len(LANGUAGES)])
        settings.save(language=current_language())
        self._show()

    def action_leave(self) -> None:
        self.dismiss(None)


def _title(path: Path, names: Mapping[str, str]) -> str:
    game, day, hour, _ = path.stem.rsplit("-", 3)
    title = title_of(game)
    if name := printable(names.get(path.stem, "")):
        return f"{name} · {title}"
    return f"{title}, {day[:4]}-{day[4:6]}-{day[6:]} {hour[:2]}:{hour[2:4]}"
