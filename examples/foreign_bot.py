"""A bot in a program of its own, playing at random through docs/protocol.md. Needs `websockets` only.

python foreign_bot.py http://127.0.0.1:8000 sauce     a table of its own, with bots
python foreign_bot.py http://127.0.0.1:8000/t/TABLE   a seat at somebody's table
"""

import asyncio
import json
import random
import sys
import urllib.request
import uuid

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def patch(place: dict | list, path: str, value: object, remove: bool) -> None:
    *parents, last = (part.replace("~1", "/").replace("~0", "~") for part in path.split("/")[1:])
    for part in parents:
        place = place[int(part)] if isinstance(place, list) else place[part]
    if remove:
        del place[last]
    elif last == "-":
        place.append(value)
    else:
        place[int(last) if isinstance(place, list) else last] = value


async def play(url: str, token: str) -> list[int]:
    """Play a game to its end, reconnecting as often as needed; returns the scores."""
    state, act = {}, {}  # the state; the command that was not answered yet
    async for line in connect(url, additional_headers={"Authorization": f"Bearer {token}"}):
        try:
            for command in [{"type": "hello", "version": 3}, *([act] if act else [])]:
                await line.send(json.dumps(command))  # again with the same id, so it is done once
            while not state or state["table"]["stage"] != "over":
                message = json.loads(await asyncio.wait_for(line.recv(), 60))
                if message["type"] == "error" and "id" not in message:
                    sys.exit(message["message"])
                state = message if message["type"] == "snapshot" else state
                for step in (s for s in message.get("patch", []) if "/public/log" not in s["path"]):
                    patch(state, step["path"], step.get("value"), step["op"] == "remove")
                act = {} if message.get("id") == act.get("id") else act
                if not act and state["own"] and (legal := state["own"].get("legal")):
                    act = {"type": "act", "id": uuid.uuid4().hex, "move": random.choice(legal)}
                    await line.send(json.dumps(act))
            return state["public"]["scores"]
        except (ConnectionClosed, TimeoutError):
            await asyncio.sleep(1)


server, _, table = sys.argv[1].partition("/t/")
wish = {"name": "Foreign"} if table else {"name": "Foreign", "game": sys.argv[2], "start": True}
tables = f"{server}/api/tables"
request = urllib.request.Request(f"{tables}/{table}/join" if table else tables)
request.add_header("Content-Type", "application/json")
with urllib.request.urlopen(request, json.dumps(wish).encode(), timeout=10) as answer:
    seat = json.load(answer)
print(*asyncio.run(play(f"ws{tables[4:]}/{seat['table']}/socket", seat["token"])))
