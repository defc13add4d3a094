"""Makes the frames of an event: for each member the log lines that it sees, and the patch of its state.

The part that is the same for everybody is compared and encoded once; each seat's own part is added.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from nullo.game.events import Operation, append_lines
from nullo.game.view import Line, Public
from nullo.server.table.member_views import WATCHER, MemberView, TableViews
from nullo.state import State
from nullo.state.json_patch import delta
from nullo.state.telling import Step

_encode = msgspec.json.Encoder().encode


class Frames:
    """The frames of one event.

    ``lines`` has the log lines and ``parts`` the patches by member, as JSON; the key None is for spectators.
    """

    def __init__(
        self,
        seq: int,
        kind: str,
        lines: dict[int | None, str],
        parts: dict[int | None, str],
        said: str = "",
    ) -> None:
        self.seq = seq
        self._head = f'{{"type":"event","seq":{seq},"kind":"{kind}"'
        self._lines = lines
        self._parts = parts
        self._said = f',"said":{said}' if said else ""
        self._made: dict[int | None, str] = {}

    def text(self, member: int | None, id: str = "") -> str:
        """The :class:`EventFrame` for a member, as JSON; a spectator's if ``member`` is None or unknown.

        The patch of a member who has just joined starts from a spectator's state. The patch of a member who
        has just left leads to a spectator's state. ``id`` is the id of the message by which the member caused
        the event; it is empty if something else did.
        """
        who = member if member in self._parts else None
        if who not in self._lines and self._parts[who] is self._parts[None]:
            who = None  # it gets what everybody gets
        text = self._made.get(who)
        if text is None:
            lines, patch = self._lines.get(who, self._lines[None]), self._parts[who]
            text = self._head
            if lines:
                text += f',"lines":[{lines}]'
            if patch:
                text += f',"patch":[{patch}]'
            text += self._said
            self._made[who] = text
        return f'{text},"id":{_encode(id).decode()}}}' if id else f"{text}}}"


def tell(
    seq: int,
    kind: str,
    before: TableViews,
    after: TableViews,
    state: State | None,
    steps: Sequence[Step],
    said: str = "",
) -> Frames:
    """The frames of an event, from the views of all members before and after it.

    ``state`` is the game's state after the event, ``steps`` are the event's steps in the game, and ``said``
    is what a member said by it, as JSON.
    """
    lines = _lines(state, steps, after.people)
    shared = [] if before.table is after.table else delta(before.table, after.table, "/table")
    public = before.public
    if public is not None and lines[None]:  # the client adds them to the log itself
        public = replace(public, log=append_lines(public.log, lines[None]))
    shared += _part(public, after.public, "/public")
    common = _items(shared)
    parts: dict[int | None, str] = {None: _with(common, _hands(before.hands, after.hands))}
    for member, new in after.people.items():
        old = before.people.get(member)
        if old is new:
            parts[member] = common
            continue
        part = _with_own(common, old or WATCHER, new)
        parts[member] = part if old else _with(part, _hands(before.hands, None))
    for member, old in before.people.items():
        if member not in parts:
            parts[member] = _with(_with_own(common, old, WATCHER), _hands(None, after.hands))
    if before.public is not None and public is not None and after.public is not None:
        for reader, told in lines.items():
            if reader in parts and reader is not None:
                own = replace(public, log=append_lines(before.public.log, told))
                parts[reader] = _with(parts[reader], _log_corrections(public, own, after.public))
    texts = {reader: _items(told) for reader, told in lines.items()}
    return Frames(seq, kind, texts, parts, said)


def _with_own(common: str, old: MemberView, new: MemberView) -> str:
    own = _part(old.own, new.own, "/own")
    if old.you is not new.you:
        own.append(Operation("replace", "/you", new.you))
    return _with(common, own)


def _with(common: str, steps: Sequence[Operation]) -> str:
    if not steps:
        return common
    return f"{common},{_items(steps)}" if common else _items(steps)


def _hands(before: list[list[str]] | None, after: list[list[str]] | None) -> list[Operation]:
    if before is None or after is None:
        return [] if before is after else [Operation("replace", "/hands", after)]
    return [
        Operation("replace", f"/hands/{seat}", new)
        for seat, (old, new) in enumerate(zip(before, after, strict=True))
        if old != new
    ]


def _part(
    before: msgspec.Struct | None, after: msgspec.Struct | None, path: str
) -> list[Operation]:
    if before is after:
        return []
    if before is None or after is None:
        return [Operation("replace", path, after)]
    return delta(before, after, path)


def _items(steps: Sequence[Operation] | Sequence[Line]) -> str:
    return _encode(steps)[1:-1].decode() if steps else ""


def _log_corrections(common: Public, own: Public, after: Public) -> list[Operation]:
    """The patch that corrects the log for a member who gets other lines than everybody else.

    ``common`` has the log from which everybody's patch starts, ``own`` the member's log.
    """
    if common.log != after.log:
        return [Operation("add", "/public/log", after.log)] if after.log else []
    return [
        Operation("replace", f"/public/log/{number}", line)
        for number, (mine, line) in enumerate(zip(own.log, after.log, strict=True))
        if mine is not line and mine != line
    ]


def _lines(
    state: State | None, steps: Iterable[Step], people: dict[int, MemberView]
) -> dict[int | None, list[Line]]:
    """The log lines of ``steps`` by member; under None those for all others, including spectators."""
    if state is None:
        return {None: []}
    told = [step for step in steps if not state.is_silent(step)]
    lines: dict[int | None, list[Line]] = {None: [state.line(step, None) for step in told]}
    if any(_differs(step) for step in told):
        for member, viewer in people.items():
            if (seat := viewer.you.seat) >= 0:
                lines[member] = [state.line(step, seat) for step in told]
    return lines


def _differs(step: Step) -> bool:
    return (step.seen is not None and not all(step.seen)) or (
        step.revealed is not None and any(shown != step.revealed[0] for shown in step.revealed)
    )
