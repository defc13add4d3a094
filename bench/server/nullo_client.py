"""A client of Nullo's server, which reads only the numbers, ids and legal actions in frames."""

from __future__ import annotations

from urllib.request import urlopen

import msgspec
from crowd import Client, Crowd, Move, Table

GAME = "alles-oder-nichts"
FOREVER = {"hands": 10_000}
NOTHING = msgspec.Raw(b"null")


# The fields of the server's messages that the client reads; values of patches are not decoded.


class Step(msgspec.Struct):
    path: str
    value: msgspec.Raw = NOTHING


class Own(msgspec.Struct):
    legal: list[msgspec.Raw] = []


class Frame(msgspec.Struct):
    type: str
    kind: str = ""
    seq: int = 0
    id: str = ""
    code: str = ""
    patch: msgspec.Raw = msgspec.Raw(b"")
    own: Own | None = None


read_frame = msgspec.json.Decoder(Frame).decode
read_patch = msgspec.json.Decoder(list[Step]).decode
read_moves = msgspec.json.Decoder(list[msgspec.Raw] | None).decode
read_own = msgspec.json.Decoder(Own | None).decode


class NulloClient(Client):
    def __init__(self, crowd: Crowd, table: Table, token: str) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        super().__init__(crowd, table, f"/api/tables/{table.id}/socket", headers)
        self.seq = 0
        self._moves: dict[str, Move] = {}
        self.send(b'{"type":"hello","version":3,"seq":0}')

    def do(self, action: str, move: Move) -> None:
        self.crowd.number += 1
        name = f"m{self.crowd.number}"
        self._moves[name] = move
        self.send(b'{"type":"act","id":"%b","move":%b}' % (name.encode(), action.encode()))

    def read(self, text: bytes) -> None:
        frame = read_frame(text)
        if frame.type == "event":
            if frame.seq != self.seq + 1:
                raise RuntimeError(f"a gap: {frame.seq} after {self.seq}")
            self.seq = frame.seq
            if b"/own" in bytes(frame.patch):
                self.update_legal(frame.patch)
            self.table.note_receipt(
                self, frame.seq, self._moves.pop(frame.id, None) if frame.id else None
            )
            self.after_event(frame)
        elif frame.type == "snapshot":
            self.seq = frame.seq
            self.set_legal([bytes(move).decode() for move in frame.own.legal] if frame.own else [])
        elif frame.type == "error":
            raise RuntimeError(f"refused: {text.decode()}")

    def after_event(self, frame: Frame) -> None:
        """Called after an event and its patch have been processed; does nothing by default."""

    def update_legal(self, patch: msgspec.Raw) -> None:
        for step in read_patch(patch):
            if step.path == "/own/legal":
                self.set_legal([bytes(move).decode() for move in read_moves(step.value) or []])
            elif step.path == "/own/legal/-":
                self.legal.append(bytes(step.value).decode())
            elif step.path == "/own":
                own = read_own(step.value)
                self.set_legal([bytes(move).decode() for move in own.legal] if own else [])


class NulloCrowd(Crowd):
    def open(self) -> Table:
        body = {"game": GAME, "options": FOREVER, "name": "one"}
        made = self.post("/api/tables", body)
        table = Table(made["table"], self)
        tokens = [made["token"]]
        for name in ("two", "three", "four"):
            joined = self.post(f"/api/tables/{table.id}/join", {"name": name, "token": True})
            tokens.append(joined["token"])
        for token in tokens:
            client = NulloClient(self, table, token)
            self.seat(table, client)
            self.until(lambda client=client: client.seq > 0)
        return table

    def start(self, table: Table) -> None:
        table.clients[0].send(b'{"type":"start","id":"start"}')

    def metric(self, name: str) -> float:
        with urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=30) as answer:
            rows = answer.read().decode().splitlines()
        return next(float(row.split()[1]) for row in rows if row.startswith(f"{name} "))
