"""A bot in a program of its own, playing at random through docs/protocol.md. Needs `websockets` only.

python foreign_bot.py http://127.0.0.1:8000 [TABLE]: a seat at this table, or at one of its own.
"""

import json
import random
import sys
import urllib.request
import uuid

from websockets.sync.client import connect


def post(url: str, body: dict) -> dict:
    """What the server answers."""
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def patch(place: dict | list, step: dict) -> None:
    """One step of a JSON Patch (RFC 6902), as far as the server uses it."""
    *parents, last = (p.replace("~1", "/").replace("~0", "~") for p in step["path"].split("/")[1:])
    for part in parents:
        place = place[int(part)] if isinstance(place, list) else place[part]
    if last == "-":
        place.append(step["value"])
    elif step["op"] == "remove":
        del place[last]
    else:
        place[int(last) if isinstance(place, list) else last] = step["value"]


def play(server: str, table: str) -> list[int]:
    """Play a game to its end; the scores."""
    wish = {"name": "Foreign", "token": True}
    if not table:
        wish |= {"game": "all-fives", "start": True}
    seat = post(server + (f"/api/tables/{table}/join" if table else "/api/tables"), wish)
    url = server.replace("http", "ws", 1) + f"/api/tables/{seat['table']}/socket"
    with connect(url, additional_headers={"Authorization": f"Bearer {seat['token']}"}) as line:
        line.send(json.dumps({"type": "hello", "version": 1}))
        state, sent = {}, ""
        while not state or state["table"]["stage"] != "over":
            message = json.loads(line.recv())
            if message["type"] == "snapshot":
                state = message
            for step in message.get("patch", []):
                patch(state, step)
            sent = "" if message.get("id") == sent else sent
            if not sent and state and (state["own"] or {}).get("legal"):
                action, sent = random.choice(state["own"]["legal"]), uuid.uuid4().hex
                line.send(json.dumps({"type": "act", "id": sent, "action": action}))
        return state["public"]["scores"]


if __name__ == "__main__":
    print(*play(sys.argv[1], sys.argv[2] if sys.argv[2:] else ""))
