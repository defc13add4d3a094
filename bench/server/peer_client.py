"""A client of a boardgame.io server: socket.io over a WebSocket, reading only what it needs of a state.

It computes its legal actions from the state, as clients of boardgame.io do.
"""

from __future__ import annotations

from collections import deque

import msgspec
from crowd import SEATS, Client, Crowd, Move, Table

GAME = "alles-oder-nichts"
ROOM = f"/{GAME},"
UPDATE = f"42{ROOM}".encode() + b'["update"'
SYNC = f"42{ROOM}".encode() + b'["sync"'
START = len(f"42{ROOM}")
PING, PONG = b"2", b"3"
REFUSED = (b"41", b"44")  # left, or not admitted


# The fields of the server's messages that the client reads.


class Own(msgspec.Struct):
    hand: list[str]


class Play(msgspec.Struct):
    card: str


class Game(msgspec.Struct):
    players: dict[str, Own]
    laid: list[bool]
    trick: list[Play]
    size: int


class Turn(msgspec.Struct, rename={"player": "currentPlayer"}):
    phase: str | None
    player: str


class State(msgspec.Struct, rename={"game": "G", "turn": "ctx", "seq": "_stateID"}):
    game: Game
    turn: Turn
    seq: int


class Payload(msgspec.Struct, rename={"player": "playerID"}):
    type: str
    player: str = ""


class Action(msgspec.Struct):
    payload: Payload


class Entry(msgspec.Struct):
    action: Action


class Sync(msgspec.Struct):
    state: State


read_update = msgspec.json.Decoder(tuple[str, str, State, list[Entry]]).decode
read_sync = msgspec.json.Decoder(tuple[str, str, Sync]).decode


class PeerClient(Client):
    def __init__(self, crowd: Crowd, table: Table, seat: str, credentials: str) -> None:
        super().__init__(crowd, table, "/socket.io/?EIO=4&transport=websocket", {})
        self.seq = -1
        self.seat = seat
        self.credentials = credentials
        self._phase = ""
        self._moves: deque[Move] = deque()
        self.send(f"40{ROOM}".encode())

    def read(self, text: bytes) -> None:
        if text.startswith(UPDATE):
            _, _, state, log = read_update(text[START:])
            if state.seq != self.seq + 1:
                raise RuntimeError(f"a gap: {state.seq} after {self.seq}")
            self.take(state)
            mine = log[0].action.payload.player == self.seat
            self.table.note_receipt(self, state.seq, self._moves.popleft() if mine else None)
        elif text.startswith(SYNC):
            self.take(read_sync(text[START:])[2].state)
        elif text == PING:
            self.send(PONG)
        elif text.startswith(f"40{ROOM}".encode()):
            self.tell("sync", f'"{self.table.id}","{self.seat}","{self.credentials}",{SEATS}')
        elif text.startswith(REFUSED):
            raise RuntimeError(f"refused: {text.decode()}")

    def tell(self, what: str, given: str) -> None:
        self.send(f'42{ROOM}["{what}",{given}]'.encode())

    def take(self, state: State) -> None:
        self.seq = state.seq
        game, phase = state.game, state.turn.phase or ""
        self._phase = phase
        if phase == "bid":
            bids = [] if game.laid[int(self.seat)] or self.sent else range(game.size + 1)
            self.set_legal([str(number) for number in bids])
        elif state.turn.player != self.seat:
            self.set_legal([])
        elif phase == "say":
            self.set_legal(['"open"', '"secret"'])
        else:
            self.set_legal(_playable(game.players[self.seat].hand, game.trick))

    def do(self, action: str, move: Move) -> None:
        self._moves.append(move)
        payload = (
            f'"type":"{self._phase}","args":[{action}],"playerID":"{self.seat}",'
            f'"credentials":"{self.credentials}"'
        )
        made = f'{{"type":"MAKE_MOVE","payload":{{{payload}}}}}'
        self.tell("update", f'{made},{self.seq},"{self.table.id}","{self.seat}"')


def _playable(hand: list[str], trick: list[Play]) -> list[str]:
    led = trick[0].card[-1] if trick else ""
    following = [card for card in hand if card[-1] == led]
    return [f'"{card}"' for card in following or hand]


class PeerCrowd(Crowd):
    def open(self) -> Table:
        made = self.post(f"/games/{GAME}/create", {"numPlayers": SEATS})
        table = Table(made["matchID"], self)
        for name in ("one", "two", "three", "four"):
            seat = self.post(f"/games/{GAME}/{table.id}/join", {"playerName": name})
            client = PeerClient(self, table, seat["playerID"], seat["playerCredentials"])
            self.seat(table, client)
            self.until(lambda client=client: client.seq >= 0)
        return table

    def start(self, table: Table) -> None:
        """Do nothing, because the game starts when its table is created."""
