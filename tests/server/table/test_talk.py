"""Talk at a table: who may talk, who gets it, what is kept, and that it does not leave the table."""

from __future__ import annotations

import json

import pytest
from prometheus_client import generate_latest
from random_tables import opened, plain, started

import nullo
from nullo.server.live.live_table import TALK_BURST
from nullo.server.protocol import messages
from nullo.server.protocol.messages import EMOTES, SAID_LENGTH, Say, Settings
from nullo.server.protocol.problems import Problem, Refused
from nullo.server.table.event_frames import Frames
from nullo.server.table.events import Leave, Stored
from nullo.server.table.table import Table
from nullo.server.table.talk import KEPT
from server.running_server import ThreadServer

GAME = nullo.load("all-fives")


def said(table: Table, member: int, text: str = "", emote: str = "") -> Frames:
    """Let a member say something."""
    (event,) = table.decide(member, messages.Say("a", text, emote))
    return table.advance(Stored(table.seq + 1, 1000 + table.seq, event, member))


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Well, \n well\t", "Well, well"),
        ("<b>no</b> & 'so'", "<b>no</b> & 'so'"),
        ("abc\u202edef\u2066g\u200b", "abc def g"),
        ("x\x00\x1b[31my", "x [31my"),
        ("e" + "\u0301" * 9, "\u00e9\u0301\u0301\u0301"),
        ("\u3164\u2800 ok", "ok"),
        ("Grüße, 你好 🎉", "Grüße, 你好 🎉"),
        ("z" * SAID_LENGTH, "z" * SAID_LENGTH),
        ("z" * (SAID_LENGTH - 3) + "👩\u200d👩\u200d👧", "z" * (SAID_LENGTH - 3)),
        ("می\u200cخواهم 👩\u200d👩\u200d👧 \u200dok", "می\u200cخواهم 👩\u200d👩\u200d👧 ok"),
    ],
)
def test_what_cannot_be_seen_is_taken_out(given: str, kept: str) -> None:
    table, _ = opened(GAME)
    assert table.decide(0, messages.Say("a", given)) == [Say("a", kept)]


@pytest.mark.parametrize(
    ("text", "emote", "field"),
    [("", "", "text"), (" \n\u202e", "", "text"), ("", "spit", "emote"), ("a", "hello", "emote")],
)
def test_what_is_neither_a_text_nor_an_emote_is_refused(text: str, emote: str, field: str) -> None:
    table, _ = opened(GAME)
    with pytest.raises(Problem) as caught:
        table.decide(0, messages.Say("a", text, emote))
    assert (caught.value.code, caught.value.field) == ("bad-field", field)


def test_all_who_sit_there_talk_at_any_time_and_nobody_else() -> None:
    table, _ = opened(GAME, 2)
    bot_table, _ = opened(GAME)
    for emote in EMOTES:
        assert table.decide(0, messages.Say("a", emote=emote))
    table.do(table.decide(0, messages.BeginGame("a")))
    assert table.decide(2, messages.Say("a", "hi"))
    for member in (-1, 1, 77):
        with pytest.raises(Refused, match="no-seat"):
            bot_table.decide(member, messages.Say("a", "hi"))
    table.do([Leave(2, False, 3, "Ada")])
    with pytest.raises(Refused, match="no-seat"):
        table.decide(2, messages.Say("a", "hi"))
    table.do([Settings("s", talk=False)])
    with pytest.raises(Refused, match="talk-off"):
        table.decide(0, messages.Say("a", "hi"))


def test_a_snapshot_has_the_last_and_no_state_changes() -> None:
    table, _ = started(GAME)
    before = plain(table.snapshot(0))
    for number in range(KEPT + 5):
        frames = said(table, 0, f"n{number}")
    assert plain(table.snapshot(0)) == before
    for who in (0, 2, None):
        frame = json.loads(frames.text(who))
        assert set(frame) == {"type", "seq", "kind", "said"}
        last = table.snapshot(who).said
        assert [item.text for item in last] == [f"n{number}" for number in range(5, KEPT + 5)]
        assert frame["said"] == {
            "seq": table.seq,
            "at": 1000 + table.seq - 1,
            "member": 0,
            "name": "Host",
            "text": f"n{KEPT + 4}",
        }


def test_who_talks_too_fast_is_refused_and_stays(server: ThreadServer) -> None:
    ada = server.table("nothing", start=False, options={"players": 3}).come()
    bo = server.join(ada.table).come()
    sent = [ada.do("say", text=f"word {number}") for number in range(TALK_BURST + 30)]
    codes = [
        ada.until(lambda message: message.get("id") in sent)["type"] for _ in range(TALK_BURST)
    ]
    assert codes == ["event"] * TALK_BURST
    for id in sent[TALK_BURST:]:
        while ada.hear().get("id") != id:
            pass
        assert ada.received[-1]["code"] == "too-fast"
    assert [bo.hear()["said"]["text"] for _ in range(TALK_BURST)][-1] == f"word {TALK_BURST - 1}"
    bo.answer(bo.do("say", emote="wow"))  # each has its own
    late = server.join(ada.table, "Cy").come()
    assert [said.get("text", said.get("emote")) for said in late.received[0]["said"]] == [
        *(f"word {number}" for number in range(TALK_BURST)),
        "wow",
    ]
    # A repeated message is said once, and does not count twice.
    id = late.do("say", text="once")
    assert late.answer(id)["type"] == "event"
    for _ in range(TALK_BURST):
        late.do("say", id, text="once")
        assert late.answer(id)["type"] == "ack"
    watcher = type(ada)(server, ada.table).come()
    watcher.do("say", text="let me in")
    assert watcher.error() == "no-seat"


def test_what_is_said_comes_into_no_record_metric_or_log(
    server: ThreadServer, capfd: pytest.CaptureFixture[str]
) -> None:
    secret = "xyzzy-plugh"
    ada = server.table("alles-oder-nichts", options={"players": 3, "hands": 1, "hand_sizes": [1]})
    ada.come()
    ada.answer(ada.do("say", text=secret))
    ada.play()
    ada.answer(ada.do("say", text=secret))
    ada.say({"type": "say", "id": "x", "text": secret, "emote": "hello"})
    ada.error()
    for path in ("", "/record"):
        assert secret.encode() not in server.ask(f"/api/tables/{ada.table}{path}").body
    assert secret.encode() not in server.ask("/metrics").body
    assert secret.encode() not in generate_latest()
    assert secret not in "".join(capfd.readouterr())
