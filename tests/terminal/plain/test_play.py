"""Whole games at the prompt; leaving and continuing them; what is printed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import nullo
from cli.conftest import Run
from long_run import part
from move_texts import texts_of
from nullo.cli import main
from nullo.engine.rng import Rng
from nullo.locale.words import say
from nullo.records.record import parse, read, replay
from nullo.terminal.plain import session
from nullo.terminal.shared import finished_games, kept_games, settings
from nullo.terminal.shared.choices import OfferedMoves
from nullo.terminal.shared.console import out
from nullo.terminal.shared.play_options import PlayOptions
from nullo.terminal.shared.start_game import OpenElsewhere, begin, take_up
from toy_games import AUCTION, toys_plugged_in

GAMES = [
    ("alles-oder-nichts", ("--players", "3", "-o", "hands=2")),
    ("alles-oder-nichts", ("-o", "mode=honour", "-o", "hand_sizes=[3,2]", "-o", "hands=2")),
    ("all-or-nothing", ("--players", "5", "-o", "hands=2")),
    ("all-or-nothing", ("-o", "mode=honour", "-o", "hands=1")),
    ("nothing", ("--players", "3")),
    ("nothing", ("--players", "12")),
    ("all-fives", ("-o", "target=15")),
    ("all-fives", ("--players", "3", "-o", "target=12", "-o", "mode=honour")),
    ("sauce", ("-o", "hands=2")),
    ("sauce", ("-o", "hands=2", "-o", "super_after=0")),
]


class Player:
    """Answers the prompt at random in every accepted form, and now and then with nonsense."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seed: int, leave_after: int = -1) -> None:
        self.rng = Rng(seed, "player")
        self.left = leave_after
        self.asked: OfferedMoves | None = None
        prompt = OfferedMoves.prompt

        def noticing(choices: OfferedMoves) -> str:
            self.asked = choices
            return prompt(choices)

        monkeypatch.setattr(OfferedMoves, "prompt", noticing)
        monkeypatch.setattr("builtins.input", self.answer)

    def answer(self, prompt: str = "") -> str:
        if self.left == 0:
            return "quit"
        if self.rng.randrange(8) == 0:
            words = ("", "?", "last", "history", "scores", "frob", "rules X99", "999", "99", "Zz")
            return words[self.rng.randrange(len(words))]
        self.left -= 1
        choices = self.asked
        assert choices is not None
        keys = [str(number) for number in (*choices.cards, *choices.numbers)]
        keys += [choice.key for choice in choices.others]
        legal = texts_of(choices.own.legal)
        barred = [card for group in choices.own.refused for card in group.cards]
        answers = [*keys, *legal, *(text.upper() for text in legal), *barred]
        return answers[self.rng.randrange(len(answers))]


@pytest.mark.parametrize(("game", "options"), part(GAMES, *GAMES[1::2]))
def test_a_whole_game(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, options: tuple[str, ...]
) -> None:
    Player(monkeypatch, 1)
    path = tmp_path / "record.json"
    words = ("play", game, "--bots", "random", "--seed", "7", "--record", path, *options)
    done = run(*words)
    assert (done.code, done.err) == (0, "")
    match = read(path.read_bytes())
    assert match.state.is_terminal()
    assert match.meta is not None
    assert match.meta["play"]["bots"].count(None) == 1
    assert "won the game" in done.out or "You won" in done.out or "share the win" in done.out
    assert "nullo analyse" in done.out
    assert path.name in done.out
    assert kept_games.kept_files() == []
    (finished,) = finished_games.read_games()
    assert finished.path.read_bytes() == path.read_bytes()
    replayed = run("history", "1")
    assert (replayed.code, replayed.err) == (0, "")
    *lines, command = done.out.splitlines()  # which is whole, to be copied
    assert max(map(len, lines)) <= 80
    assert "nullo analyse" in command


@pytest.mark.parametrize(("game", "options"), part(GAMES, *GAMES[::4]))
def test_left_and_gone_on_with(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, options: tuple[str, ...]
) -> None:
    """A game that is left and continued again and again has the same cards and bots as one in one go."""
    path = tmp_path / "record.json"
    words = ("play", game, "--bots", "random", "--seed", "3", "--record", path, *options)
    Player(monkeypatch, 2, leave_after=2)
    done = run(*words)
    assert done.code == 0
    assert "saved" in done.out
    for round_ in range(100):
        if not kept_games.kept_files():
            break
        before = parse(kept_games.kept_files()[0].read_bytes())
        Player(monkeypatch, 3 + round_, leave_after=6)
        assert run("play", "--resume").code == 0
        after = parse(path.read_bytes())
        assert after["hands"][0]["deck"] == before["hands"][0]["deck"]
        assert len(after["hands"]) >= len(before["hands"])
        for old, new in zip(before["hands"], after["hands"], strict=False):
            assert new["actions"][: len(old["actions"])] == old["actions"]
    match = read(path.read_bytes())
    assert match.state.is_terminal()


def test_the_cards_do_not_depend_on_leaving(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    decks = []
    for leave in (-1, 3):
        path = tmp_path / f"{leave}.json"
        words = ("play", "alles-oder-nichts", "--bots", "random", "--seed", "5", "--record", path)
        Player(monkeypatch, 1, leave)
        run(*words)
        while kept_games.kept_files():
            Player(monkeypatch, 4)
            run("play", "--resume")
        decks.append([hand["deck"] for hand in json.loads(path.read_text())["hands"]])
    assert decks[0] == decks[1]


def test_a_new_game_loses_no_kept_one(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in (1, 2):
        Player(monkeypatch, seed, leave_after=1)
        monkeypatch.setattr(
            kept_games,
            "new_path",
            lambda game, n=seed: kept_games.folder() / f"{game}-1-{n}-1.json",
        )
        done = run("play", "nothing", "--bots", "random")
    assert len(kept_games.kept_files()) == 2
    assert "Another game is saved" in done.out


def test_a_damaged_kept_game_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    Player(monkeypatch, 1, leave_after=1)
    run("play", "nothing", "--bots", "random")
    path = kept_games.kept_files()[0]
    text = path.read_text()
    for wrong in (text[:-9], "{}", text.replace('"seat"', '"seet"')):
        path.write_text(wrong)
        done = run("play", "--resume")
        assert done.code == 2
        assert done.err.startswith(f"{path}: ")
    assert done.err == f"{path}: meta: {say('record-not-left')}\n"
    told = say("record-not-left", language="de")
    assert run("-l", "de", "play", "--resume").err == f"{path}: meta: {told}\n"


def test_an_unlawful_card_tells_the_rule(spawn: Run) -> None:
    """Cards are typed by number, by code and with a suit's sign; then the rule is read."""
    text = "0\n1\n" + "".join(f"{k}\n" for k in range(1, 7)) * 6 + "rules T8\nquit\n"
    options = ("--seed", "5", "--bots", "random", "--no-cut")
    done = spawn("play", "alles-oder-nichts", *options, text=text)
    assert done.code == 0
    assert "must follow" in done.out
    assert "(T8" in done.out
    assert "Follow suit if able" in done.out


def test_a_plug_ins_numbers_verbs_and_facts(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["raise 0", "raise 7", "raise 5", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(typed))
    with toys_plugged_in(AUCTION):
        told = run("play", "auction", "--bots", "random", "--seed", "9", "--plain").out
    assert "Raise the price, or drop out? 5–30 by 5 · d drop out" in told
    assert told.count("the choices are") == 2
    assert "Price 5: offered by you" in told


def test_the_last_action_is_taken_back_and_stays_so_when_the_game_is_left(spawn: Run) -> None:
    options = ("--seed", "5", "--bots", "random", "--no-cut")
    done = spawn("play", "alles-oder-nichts", *options, text="undo\n1\nundo\nUNDO\nquit\n")
    assert (done.code, done.err) == (0, "")
    assert done.out.count("You have done nothing in this hand that could be taken back.") == 2
    assert done.out.count("Taken back: your last choice") == 1
    actions = parse(kept_games.kept_files()[0].read_bytes())["hands"][0]["actions"]
    assert [action for action in actions if action.startswith("0 ")] == []


def test_the_last_card_of_a_hand_plays_itself(spawn: Run) -> None:
    options = ("-o", "hand_sizes=[1]", "-o", "hands=1", "--seed", "5", "--bots", "random")
    done = spawn("play", "alles-oder-nichts", *options, text="0\nsecret\n")
    assert (done.code, done.err) == (0, "")
    assert "won the game" in done.out or "You won" in done.out or "share the win" in done.out
    assert kept_games.kept_files() == []


def test_only_views_reach_the_screen(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """No card of another hand is printed before it is public, even though all hands are in one process."""
    path = tmp_path / "record.json"
    Player(monkeypatch, 1, leave_after=0)
    monkeypatch.setattr("builtins.input", lambda prompt="": "quit")
    out = run("play", "all-or-nothing", "--bots", "random", "--seed", "2", "--record", path).out
    match = replay(parse(path.read_bytes()))
    assert match.meta is not None
    view = match.state.view(match.meta["play"]["seat"])
    assert view.own is not None
    seen = {play.card for play in view.public.trick} | set(view.own.hand)
    cut = {card for cards in match.cut or [] for card in cards}
    signs = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
    for seat in range(4):
        own = match.state.view(seat).own
        assert own is not None
        for card in own.hand:
            if card not in seen | cut:
                assert f" {card[:-1]}{signs[card[-1]]}" not in out


def test_each_opponent_has_its_level(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    Player(monkeypatch, 1)
    path = tmp_path / "record.json"
    levels = ["club", "casual", "beginner"]
    words = ("play", "alles-oder-nichts", "-o", "hand_sizes=[1]", "--plain", "--seed", "5")
    done = run(*words, "--bots", ",".join(levels), "--record", path)
    assert (done.code, done.err) == (0, "")
    assert "(Club player), " in done.out and "(Beginner)" in done.out
    bots = read(path.read_bytes()).meta["bots"]
    assert sorted(bots) == ["", *sorted(levels)]
    told = run("replay", path, "--plain").out.splitlines()[1]
    assert [word in told for word in ("(Club player)", "(Casual player)")] == [True, True]
    done = run(*words, "--bots", "club,expert")
    assert (done.code, done.err.strip()) == (2, "nullo: --bots: 2 names for 3 opponents")


def test_bots_that_the_user_wrote_are_found(
    spawn: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lowest.py").write_text(
        "from nullo.bots import Bot\n"
        "class Lowest(Bot):\n"
        "    def choose(self, seat):\n"
        "        return seat.legal_actions()[0]\n"
        "class Broken(Bot):\n"
        "    def choose(self, seat):\n"
        "        raise RuntimeError('broken bot')\n"
    )
    monkeypatch.chdir(tmp_path)
    done = spawn("simulate", "nothing", "--games", "1", "--bots", "lowest:Lowest", "--jobs", "2")
    assert done.code == 0, done.err
    done = spawn("simulate", "nothing", "--games", "1", "--bots", "lowest:Broken")
    assert done.code == 1
    assert "broken bot" in done.err


def test_letters_stand_for_signs_that_cannot_be_shown(spawn: Run) -> None:
    env = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = spawn("play", "alles-oder-nichts", "--bots", "random", text="quit\n", env=env)
    assert done.code == 0, done.err
    assert "+---+" in done.out
    assert done.out.isascii()


def test_interpreted_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nullo.cli.app.COMPILED", False)
    assert main(["games"]) == 0
    err = capsys.readouterr().err
    assert "interpreted" in err
    assert err.count("\n") == 1
    assert main(["--version"]) == 0
    assert nullo.__version__ in capsys.readouterr().out


def test_interpreted_a_wrong_record_is_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nullo.cli.app.COMPILED", False)
    path = tmp_path / "game.json"
    path.write_text("{}")
    assert run("replay", path).err == f"{path}: the key 'nullo' is missing\n"


def test_the_history_begins_with_the_hand(spawn: Run) -> None:
    """Cards that are dealt in the middle of a hand do not start a new history."""
    options = ("--seed", "4", "--bots", "simple")
    done = spawn("play", "all-fives", *options, text="beg\nhistory\nquit\n")
    history = done.out.rpartition("Play a card")[2]
    told = ("4♣ is turned up", "You beg.", "Ada runs the cards", "4♥ is turned up")
    places = [history.find(text) for text in told]
    assert -1 not in places
    assert places == sorted(places)


def test_a_card_of_another_hand_tells_the_rule(spawn: Run) -> None:
    options = ("--seed", "4", "--bots", "simple")
    done = spawn("play", "all-fives", *options, text="beg\nKs\nquit\n")
    assert "the card is not in the hand (F9" in done.out


def test_a_dumb_terminal_has_its_own_width(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert out().width == 60


def test_a_record_does_not_call_whoever_played_you() -> None:
    game = begin(PlayOptions("nothing", None, "random", [], 4, None, False))
    assert game.match.names[0] == "Player"
    assert game.observer.people.name(0) == "You"


def test_a_game_says_where_its_bots_have_learned_nothing() -> None:
    def opening(**options: str) -> str:
        option = [f"{name}={value}" for name, value in options.items()]
        game = begin(PlayOptions("all-fives", None, "club", option, 4, None, False))
        return " ".join(text.plain for text in game.opening)

    assert "they play by a rule of thumb" in opening(suits="3")
    assert "heuristic" not in opening()


def test_a_record_is_overwritten_only_when_asked(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "ours.json"
    path.write_text("precious")
    words = ("play", "nothing", "--bots", "random", "--record", path)
    done = run(*words)
    assert done.code == 2
    assert done.err == f"{path}: {say('wrong-file-there')}\n"
    assert path.read_text() == "precious"
    assert kept_games.kept_files() == []
    Player(monkeypatch, 1, leave_after=1)
    assert run(*words, "--overwrite").code == 0
    kept = path.read_bytes()
    # A continued game is written to its own record; other files are not overwritten.
    Player(monkeypatch, 1, leave_after=1)
    assert run("play", "--resume").code == 0
    assert path.read_bytes() != kept
    Player(monkeypatch, 1, leave_after=1)
    assert run("play", "--resume", "--record", path).code == 0
    path.write_text("precious")
    for again in (("play", "--resume"), ("play", "--resume", "--record", path)):
        done = run(*again)
        assert (done.code, path.read_text()) == (2, "precious")
    Player(monkeypatch, 1, leave_after=1)
    assert run("play", "--resume", "--overwrite").code == 0
    assert path.read_text() != "precious"


def test_an_empty_file_may_take_a_record(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "ours.json"
    path.touch()
    Player(monkeypatch, 1, leave_after=1)
    assert run("play", "nothing", "--bots", "random", "--record", path).code == 0
    assert parse(path.read_bytes())["game"] == "nothing"


def test_two_terminals_do_not_resume_one_game(
    run: Run, spawn: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    Player(monkeypatch, 1, leave_after=1)
    run("play", "nothing", "--bots", "random")
    path = kept_games.kept_files()[0]
    local = take_up(path)
    for done in (run("play", "--resume"), spawn("play", "--resume")):
        assert (done.code, done.err) == (2, f"nullo: {say('resume-open')}\n")
    # Another unfinished game is now the last one.
    Player(monkeypatch, 2, leave_after=1)
    monkeypatch.setattr(
        kept_games, "new_path", lambda game: kept_games.folder() / f"{game}-1-1-1.json"
    )
    run("play", "sauce", "--bots", "random")
    assert "Sauce" in run("play", "--resume").out
    assert run("play", "nothing", "--resume").code == 2
    local.close()
    Player(monkeypatch, 3)
    assert run("play", "nothing", "--resume").code == 0
    assert [kept.name for kept in kept_games.folder().iterdir() if "nothing" in kept.name] == []


def test_a_game_begun_is_not_resumed_elsewhere_until_it_is_left() -> None:
    game = begin(PlayOptions("nothing", None, "random", [], 4, None, False))
    game.save()
    with pytest.raises(OpenElsewhere, match="another terminal"):
        take_up(kept_games.kept_files()[0])
    game.close()
    take_up(kept_games.kept_files()[0]).close()


@pytest.mark.parametrize(("game", "tricks"), [("nothing", False), ("all-fives", True)])
def test_the_last_trick_is_offered_only_where_there_are_tricks(
    spawn: Run, game: str, tricks: bool
) -> None:
    said = spawn("play", game, "--plain", "--seed", "3", text="?\nlast\nquit\n").out
    assert (say("command-last-words") in said) is tricks
    assert (say("last-none") in said) is tricks
    assert (say("not-understood", {"text": "last"}) in said) is not tricks


def test_each_hint_says_more(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    answers = iter(["hint", "hint", "hint", "hint", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(answers))
    game = ["alles-oder-nichts", "--players", "3", "-o", "hand_sizes=[3]", "-o", "hands=1"]
    printed = run("play", *game, "--seed", "2", "--plain").out
    told = [
        "Look at the trump suit.",
        "You hold one trump (clubs).",
        "The best choice brings",
        "Bid 2:",
    ]
    places = [printed.find(words) for words in told]
    assert -1 not in places and places == sorted(places), printed
    assert printed.count("Bid 2:") == 2


def test_the_end_and_the_record_say_who_had_hints(
    monkeypatch: pytest.MonkeyPatch, run: Run, tmp_path: Path
) -> None:
    player, first = Player(monkeypatch, 1), iter(["hint", "hint"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(first, "") or player.answer())
    path = tmp_path / "game.json"
    game = ["alles-oder-nichts", "--players", "3", "-o", "hand_sizes=[2]", "-o", "hands=1"]
    printed = run("play", *game, "--seed", "1", "--plain", "--record", path).out
    assert printed.count("With hints: You (1)") == 1
    assert sorted(json.loads(path.read_text())["meta"]["hints"]) == [0, 0, 1]
    shown = run("replay", "--plain", path).out
    assert shown.count("With hints: ") == 1 and "(1)" in shown


def test_what_decides_rests_where_somebody_looks_and_is_told(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = (
        "play",
        "all-fives",
        "--players",
        "3",
        "-o",
        "target=12",
        "--bots",
        "casual",
        "--seed",
        "5",
    )
    Player(monkeypatch, 1)
    rests: list[float] = []

    def wait_for_line(seconds: float) -> str:
        rests.append(seconds)
        return ""

    monkeypatch.setattr(session, "wait_for_line", wait_for_line)
    unseen = run(*words).out
    assert "is a trump and beats the suit that was led" in unseen
    assert not rests
    monkeypatch.setattr(session, "at_terminal", lambda: True)
    Player(monkeypatch, 1)
    assert run(*words).out == unseen
    assert set(rests) == {2.0}


def test_bots_say_a_word_before_the_score_unless_that_is_off(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = (
        "play",
        "alles-oder-nichts",
        "-o",
        "hands=1",
        "-o",
        "hand_sizes=[2]",
        "--bots",
        "casual",
    )
    said = [
        say(f"remark-{kind}casual-{how}")
        for kind in ("", f"{words[1]}-")
        for how in ("made", "missed")
    ]
    Player(monkeypatch, 1)
    shown = run(*words, "--seed", "5").out
    first = min(shown.find(text) for text in said if text in shown)
    assert first < shown.index("Hand 1 is over")
    settings.save(remarks=False)
    Player(monkeypatch, 1)
    shown = run(*words, "--seed", "5").out
    assert not any(text in shown for text in said)


@pytest.mark.parametrize(
    ("game", "card", "actions"),
    [("sauce", "o1", "toss o1, bid 0"), ("nothing", "Ad", "discard Ad, draw stock")],
)
def test_help_names_cards_and_actions_of_the_game(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: str, card: str, actions: str
) -> None:
    typed = iter(["?", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(typed))
    told = run("play", game, "--bots", "random", "--plain").out
    assert f"its code ({card}" in told
    assert f"({actions})" in told
