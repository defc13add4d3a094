"""Scenes: states of every game with every number of players, and a page that shows them without play."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from playwright.sync_api import WebSocketRoute

import nullo
from browser.person import Person
from browser.tables import sit_down
from nullo.bots import make
from nullo.game.view import json_values

Json = dict[str, Any]
Wanted = Callable[[Json, Json], bool]

NAMES: tuple[str, ...] = ("Ann", "Maximiliane", "Omar", "Léa", "Kofi", "Mira")
NAMES += ("Tom", "Ines", "Yara", "Ben", "Anouk", "Ida")
GAMES = 400
TURNS = 2000


@dataclass(frozen=True)
class Scene:
    """A state of a game, as the first seat sees it.

    Attributes:
        game: its id.
        players: the number of players.
        wanted: whether a state is the one, from its public and its own part.
        options: the game's options, besides the number of players.
        bot: the level of the bots that play until then.
    """

    game: str
    players: int
    wanted: Wanted
    options: Json = field(default_factory=dict)
    bot: str = "simple"


def asked(phase: str, choices: int = 1, lying: int = 0) -> Wanted:
    """A condition: the seat is asked in a phase, with at least so many choices and cards in the trick."""
    return lambda public, own: (
        public["phase"] == phase
        and len(own.get("legal", ())) >= choices
        and len(public.get("trick", ())) >= lying
    )


def full(players: int, tricks: int = 0) -> Wanted:
    """A condition: the seat plays the last card of a trick, after so many tricks."""
    return lambda public, own: (
        asked("play", 1, players - 1)(public, own) and len(public.get("tricks", ())) >= tricks
    )


def in_force(phase: str, effect: str, number: int = 1, lying: int = 0) -> Wanted:
    """A condition: the Sauce is one of ``number`` or more in force, and the seat is asked in a phase."""
    return lambda public, own: (
        asked(phase, 1, lying)(public, own)
        and len(public.get("facts", ())) >= number
        and any(fact["text"].startswith(f"effect-{effect}") for fact in public["facts"])
    )


def scenes() -> dict[str, Scene]:
    """All scenes by name."""
    aon, tout, fives = "all-or-nothing", "alles-oder-nichts", "all-fives"
    found = {}
    for n in range(3, 7):
        found[f"{aon}-{n}-bid"] = Scene(aon, n, asked("bid"))
        found[f"{aon}-{n}-first"] = Scene(aon, n, full(n))
        found[f"{aon}-{n}-late"] = Scene(aon, n, full(n, 4))
        found[f"{tout}-{n}-bid"] = Scene(tout, n, asked("bid"))
        found[f"{tout}-{n}-first"] = Scene(tout, n, full(n))
        found[f"{tout}-{n}-late"] = Scene(tout, n, full(n, 4))
    for n, teams in ((4, 2), (6, 2), (6, 3)):
        options = {"teams": teams, "bids": "number"}
        found[f"{aon}-{n}-bid-{teams}-teams"] = Scene(aon, n, asked("bid"), options)
        found[f"{aon}-{n}-late-{teams}-teams"] = Scene(aon, n, full(n, 4), options)
    found[f"{tout}-3-many"] = Scene(tout, 3, full(3), {"hand_sizes": [15], "hands": 1})
    found[f"{tout}-3-bids"] = Scene(tout, 3, asked("bid"), {"hand_sizes": [15], "hands": 1})
    found[f"{tout}-4-say"] = Scene(tout, 4, asked("say"))
    found[f"{tout}-4-correct"] = Scene(tout, 4, asked("correct", 2), {"mode": "honour"}, "random")
    found[f"{tout}-4-call"] = Scene(tout, 4, asked("call", 3), {"mode": "honour"}, "random")
    for n in range(2, 13):
        found[f"nothing-{n}-draw"] = Scene(
            "nothing", n, lambda p, o: asked("draw", 2)(p, o) and len(p["discard"]) > 3
        )
        found[f"nothing-{n}-discard"] = Scene("nothing", n, asked("discard", 5))
    found["nothing-4-known"] = Scene(
        "nothing",
        4,
        lambda p, o: asked("discard", 5)(p, o) and sum("shown" in s for s in p["seats"][1:]) > 1,
    )
    for n in (2, 3):
        found[f"{fives}-{n}-beg"] = Scene(fives, n, asked("beg", 2))
        found[f"{fives}-{n}-first"] = Scene(fives, n, full(n))
        found[f"{fives}-{n}-late"] = Scene(fives, n, full(n, 5))
        found[f"{fives}-{n}-ask"] = Scene(fives, n, asked("ask", 2), {"mode": "honour"}, "random")
    found[f"{fives}-2-many"] = Scene(
        fives, 2, lambda p, o: asked("play")(p, o) and len(o["hand"]) > 11
    )
    found[f"{fives}-3-answer"] = Scene(fives, 3, asked("answer", 2))
    found[f"{fives}-3-correct"] = Scene(fives, 3, asked("correct", 2), {"mode": "honour"}, "random")
    found[f"{fives}-3-call"] = Scene(fives, 3, asked("call", 2), {"mode": "honour"}, "random")
    found |= {
        "sauce-bid": Scene("sauce", 4, asked("bid", 9)),
        "sauce-bid-open": Scene("sauce", 4, in_force("bid", "open-face", 2)),
        "sauce-toss": Scene("sauce", 4, in_force("toss", "toss-out")),
        "sauce-give": Scene("sauce", 4, in_force("give", "partner-pass")),
        "sauce-blind": Scene("sauce", 4, asked("blind", 2)),
        "sauce-no-way": Scene("sauce", 4, asked("no-way", 2), {}, "random"),
        "sauce-first": Scene("sauce", 4, full(4)),
        "sauce-open": Scene("sauce", 4, in_force("play", "open-face", 2, 3)),
        "sauce-reversed": Scene(
            "sauce",
            4,
            lambda p, o: full(4)(p, o) and p.get("reversed", False) and len(p.get("facts", ())) > 1,
        ),
        "sauce-late": Scene("sauce", 4, full(4, 6)),
    }
    return found


SCENES = scenes()


@cache
def state(name: str) -> Json:
    """A scene as the server sends it: the first state of games between bots that meets the condition."""
    scene = SCENES[name]
    for number in range(GAMES):
        game = (
            nullo.load(scene.game, players=scene.players, **scene.options)
            if scene.game != "sauce"
            else nullo.load(scene.game, **scene.options)
        )
        position = game.new_initial_state()
        cards = nullo.Rng("scene", f"{name} {number}")
        bots = [make(scene.bot, nullo.Rng("bot", f"{number} {k}")) for k in range(game.players)]
        position.deal(cards)
        for _ in range(TURNS):
            if position.is_terminal():
                break
            actor = position.current_player()
            if actor == 0:
                view = json_values(position.view(0))
                if scene.wanted(view["public"], view.get("own") or {}):
                    return told(game, view)
            position.apply_action(bots[actor].choose(position.for_seat(actor)))
            position.deal(cards)
    raise LookupError(name)


def told(game: nullo.Game, view: Json) -> Json:
    """A snapshot that contains a view."""
    members = [
        {"id": k, "name": NAMES[k], **({"bot": "simple"} if k % 3 == 2 else {})}
        for k in range(game.players)
    ]
    table = {
        "id": "scene",
        "game": view["public"]["game"],
        "options": game.stated_options(),
        "stage": "playing",
        "host": 0,
        "members": members,
        "seats": list(range(game.players)),
        "asked": [0],
    }
    return {"type": "snapshot", "seq": 7, "table": table, "you": {"member": 0, "seat": 0}, **view}


class Stand:
    """A page that shows scenes at a table, in place of what the server sends.

    Args:
        person: the person whose page it is.
    """

    def __init__(self, person: Person) -> None:
        self.person = person
        self._shown: Json = {}
        self._gone: dict[int, int] = {}
        self._table = sit_down(person, "nothing", {"players": 2})
        person.altered = True
        person.page.route_web_socket("**/socket", self._meet)

    def _meet(self, socket: WebSocketRoute) -> None:
        def answer(message: str | bytes) -> None:
            if json.loads(message)["type"] == "hello":
                socket.send(json.dumps(self._shown))
                members = [member["id"] for member in self._shown["table"]["members"]]
                online = [member for member in members if member not in self._gone]
                presence = {"type": "presence", "online": online, "away_in": self._gone}
                socket.send(json.dumps(presence))

        socket.on_message(answer)

    def show(self, name: str, gone: dict[int, int] | None = None, away: int = -1) -> None:
        """Show a scene on the page.

        Args:
            name: the scene.
            gone: milliseconds until a bot plays, for each seat whose player has disconnected.
            away: a seat whose player is away, so that a bot plays.
        """
        self._shown, self._gone = deepcopy(state(name)), gone or {}
        if away >= 0:
            self._shown["table"]["members"][away]["away"] = True
        self.person.open(f"/t/{self._table}")
        self.person.page.locator("main[data-seq='7']").wait_for()
