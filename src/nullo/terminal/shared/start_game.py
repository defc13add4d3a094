"""Starts a game on this machine or a daily deal, or resumes one that was left unfinished."""

from __future__ import annotations

import secrets
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from rich.text import Text

from nullo.bots.base import bot_class
from nullo.bots.people import names_of
from nullo.bots.policies import check_weights, knowledge_of
from nullo.deals import daily
from nullo.engine.rng import Rng
from nullo.game.errors import ErrorMessage, RecordError
from nullo.locale.error_words import error_text, record_error_at
from nullo.locale.words import say, title_of
from nullo.records.record import parse, replay
from nullo.state import Game, load
from nullo.state.cut import draw_cut
from nullo.state.match import HandRecord, Match, RandomSource
from nullo.system.decoding import convert
from nullo.system.file_lock import FileLock
from nullo.terminal.shared import daily_game, kept_games
from nullo.terminal.shared.console import STANDARD, can_draw
from nullo.terminal.shared.daily_game import DailyAttempt
from nullo.terminal.shared.errors import BadInput, blame_file, reason, wrong_input
from nullo.terminal.shared.event_words import seating_words
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.finished_games import PlayMeta
from nullo.terminal.shared.local_game import LocalGame, new_meta
from nullo.terminal.shared.observer import Observer
from nullo.terminal.shared.people import People, bots_know, with_level
from nullo.terminal.shared.play_options import PlayOptions
from nullo.terminal.shared.typed_names import read_bots, read_options


class SeededSource:
    """A source of cards that makes each deck and draw from the seed and a running number.

    Therefore a resumed game has the same cards.
    """

    def __init__(self, seed: int, hands: list[HandRecord] | None = None) -> None:
        self._seed = seed
        self._decks = sum(1 + len(hand.redeals) for hand in hands or [])
        self._draws = sum(len(hand.draws) for hand in hands or [])

    def deck(self, cards: list[int], redeal: bool) -> list[int]:
        self._decks += 1
        return RandomSource(Rng(self._seed, "play deck", self._decks)).deck(cards, redeal)

    def draw(self, outcomes: list[tuple[int, int]]) -> int:
        self._draws += 1
        return RandomSource(Rng(self._seed, "play draw", self._draws)).draw(outcomes)


class KeptPlay(PlayMeta):
    """What an unfinished game needs to continue: its seed, and the file for its record if one is wanted."""

    seed: int
    record: str = ""
    daily: daily_game.DailyMeta | None = None


def begin(wish: PlayOptions) -> LocalGame:
    """Start a new game as the player has chosen; raises BadInput or NulloError if a choice is wrong."""
    if wish.game is None:
        raise wrong_input("play-which")
    game = load(wish.game, **read_options(wish.option, wish.players, wish.game))
    check_weights(game)  # refuses bad weights before a card is dealt
    bots = _opponents(game, read_bots(wish.bots))
    record = _absolute(wish.record)
    if record:
        _check_record(record, wish.overwrite)
    seed = wish.seed if wish.seed is not None else secrets.randbits(48)
    # Not "You", because the record may be read by somebody else.
    names = [say("play-name")]
    for bot in bots:
        names.append(next(name for name in names_of(bot, game.id) if name not in names))
    drawn = draw_cut(game, Rng(seed, "play cut")) if wish.cut else None
    rounds, seating = drawn or (None, list(range(game.players)))
    me = seating.index(0)
    play: dict[str, Any] = {
        "seat": me,
        "bots": [None if player == 0 else bots[player - 1] for player in seating],
        "seed": seed,
    }
    if record:
        play["record"] = str(record)
    faces = Faces(can_draw())
    seated = [names[player] for player in seating]
    observer = Observer(game, me, People(seated, me), faces)
    title = {"title": title_of(game.id)}
    opening = [Text(say("play-title", title), style="bold")]
    others = ", ".join(with_level(name, bot) for name, bot in zip(names[1:], bots, strict=True))
    opening.append(Text(say("play-against", {"names": others})))
    if known := bots_know(knowledge_of(game)):
        opening.append(Text(known, style="dim"))
    if kept_games.kept_files(game.id):
        opening.append(Text(say("play-kept-another", {"game": game.id}), style="dim"))
    opening += [faces.paint(f"  {text}") for text in seating_words(rounds, observer.people, faces)]
    match = Match(game, SeededSource(seed), seated, rounds, new_meta(play), {me: observer.see})
    path = kept_games.new_path(game.id)
    files = kept_games.GameFiles(path, record, kept_games.hold(path))
    return LocalGame(match, observer, _by_seat(play["bots"]), seed, files, opening)


def resume(wish: PlayOptions) -> LocalGame:
    """Resume the latest unfinished game that no other terminal has open; raises BadInput if there is none."""
    options = {"--players": wish.players, "-o": wish.option or None, "--seed": wish.seed}
    for name, given in options.items():
        if given is not None:
            raise wrong_input("resume-not", name=name)
    if wish.game is not None:
        load(wish.game)
    found = kept_games.kept_files(wish.game)
    if not found:
        raise wrong_input("resume-none")
    for path in found:
        try:
            return take_up(path, wish.record, overwrite=wish.overwrite)
        except OpenElsewhere as error:
            refused = error
    raise refused


class OpenElsewhere(BadInput):
    """Raised if the game is open in another terminal."""


def take_up(path: Path, record: Path | None = None, *, overwrite: bool = False) -> LocalGame:
    """Resume an unfinished game; its record is written to the same file as before, or to ``record``.

    Raises:
        OpenElsewhere: the game is open in another terminal.
        BadInput: a file cannot be read or written.
    """
    try:
        lock = kept_games.hold(path)
    except BlockingIOError:
        raise OpenElsewhere(say("resume-open")) from None
    try:
        return _take_up(path, record, overwrite, lock)
    except BaseException:
        if lock is not None:
            lock.release()
        raise


def _take_up(path: Path, record: Path | None, overwrite: bool, lock: FileLock | None) -> LocalGame:
    try:
        kept = parse(path.read_bytes())
        match = replay(kept)
        check_weights(match.game)
        play = _kept_play(match)
        if play.daily:
            return daily_game.resume(kept, play.daily, kept_games.GameFiles(path, None, lock))
    except RecordError as error:
        raise BadInput(error_text(error), str(path)) from None
    except OSError as error:
        raise BadInput(reason(error), str(path)) from None
    people = People(match.names or [], play.seat)
    observer = Observer(match.game, play.seat, people, Faces(can_draw()))
    match = replay(kept, {play.seat: observer.see})
    observer.forget()
    match.source = SeededSource(play.seed, match.hands)
    match.deal()
    title = title_of(match.game.id)
    opening = [Text(say("resume-title", {"title": title}), style="bold")]
    file = _absolute(record) or (Path(play.record) if play.record else None)
    if file:
        _check_record(file, overwrite or _is_of(file, match))
        kept["meta"]["play"]["record"] = str(file)
    files = kept_games.GameFiles(path, file, lock)
    return LocalGame(match, observer, _by_seat(play.bots), play.seed, files, opening)


def _by_seat(bots: list[str | None]) -> dict[int, str]:
    return {seat: bot for seat, bot in enumerate(bots) if bot is not None}


def _opponents(game: Game, names: list[str]) -> list[str]:
    many = game.players - 1
    bots = names * many if len(names) == 1 else names
    if len(bots) != many:
        raise wrong_input("wrong-bots-opponents", names=len(bots), many=many)
    for name in set(bots):
        bot_class(name)
    return bots


def _is_of(path: Path, match: Match) -> bool:
    try:
        meta = parse(path.read_bytes()).get("meta", {})
        own = match.meta or {}
        same: bool = meta["date"] == own["date"] and meta["play"]["seed"] == own["play"]["seed"]
        return same
    except (OSError, ValueError, KeyError, TypeError):
        return False


def _absolute(record: Path | None) -> Path | None:
    """The absolute path of the file for a record.

    Raises BadInput for standard output, because that shows the game.
    """
    if record == STANDARD:
        raise wrong_input("wrong-play-standard", "-")
    return record.absolute() if record else None


def _check_record(path: Path, overwrite: bool) -> None:
    if not overwrite and kept_games.holds_something(path):
        raise wrong_input("wrong-file-there", path)
    with blame_file(path):
        existed = path.exists()
        with path.open("a", encoding="utf-8"):
            pass
        if not existed:
            path.unlink()


def _kept_play(match: Match) -> KeptPlay:
    """What the record of an unfinished game states about how to continue it.

    Raises RecordError if its ``meta`` is wrong.
    """
    with suppress(msgspec.ValidationError):
        play = convert((match.meta or {}).get("play"), KeptPlay)
        people = {seat for seat, bot in enumerate(play.bots) if bot is None}
        seats = len(play.bots) == match.game.players and 0 <= play.seat < match.game.players
        if seats and people <= {play.seat} and match.names is not None:
            return play
    raise record_error_at("meta", ErrorMessage("record-not-left"))


class WeekDeal(NamedTuple):
    """A daily deal of the week, and the player's try at it, if there is one."""

    day: str
    game: str
    mine: DailyAttempt | None


def week(last: date | None = None) -> list[WeekDeal]:
    """The daily deals of the seven days up to ``last``, by default today; the latest first."""
    tries = daily_game.tries()
    days, games = daily.week(last or daily.today()), list(daily.games())
    return [
        WeekDeal(day, game, tries.get(daily.deal_name(day, game))) for day in days for game in games
    ]


def open_deal(game: str, day: str = "", practice: bool = False) -> LocalGame:
    """Start, resume or practise a daily deal, by default today's; raises BadInput if it is not allowed."""
    today = daily.today()
    day = day or today.isoformat()
    if game not in daily.games() or day not in daily.week(today):
        raise wrong_input("error-no-daily")
    mine = daily_game.tries().get(daily.deal_name(day, game))
    if practice:
        if day == today.isoformat() and (mine is None or mine.points is None):
            raise wrong_input("error-daily-first")
        return daily_game.begin(day, game, True)
    if mine is None:
        if day != today.isoformat():
            raise wrong_input("error-daily-over")
        return daily_game.begin(day, game, False)
    path = kept_games.folder() / mine.file
    if mine.points is None and path.is_file():
        return take_up(path)
    raise BadInput(outcome(WeekDeal(day, game, mine)))


def outcome(deal: WeekDeal) -> str:
    """A sentence with the result of the player's try at a daily deal, and on how to practise it."""
    assert deal.mine is not None
    title = title_of(deal.game)
    params: dict[str, str | int] = {"game": title, "date": deal.day}
    if deal.mine.points is None:
        return say("daily-lost", params)
    return say("daily-ended", {**params, "points": deal.mine.points, "id": deal.game})
