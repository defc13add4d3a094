"""Texts at the table: progress, what is asked, scores, history, all that is known, keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nullo.game.moves import Move
from nullo.game.phases import PLAY
from nullo.game.view import Public, Refusal, View
from nullo.locale.words import capital, has_words, message_or, say
from nullo.terminal.screen.keymap import key_words
from nullo.terminal.screen.seat_text import Painter, with_label
from nullo.terminal.screen.table_model import TableModel
from nullo.terminal.shared.choices import Prompt, move_words, question, refusal_reason
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.people import People
from nullo.terminal.shared.table_text import TableText


def score_sheet(model: TableModel, public: Public) -> Table:
    """A table of the score changes of each hand, and the totals."""
    sides = len(public.scores)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(say("table-score-hand"), justify="right")
    for side in range(sides):
        name = Text(model.people.side(side, sides))  # as plain text, whatever brackets it contains
        table.add_column(name, justify="right", max_width=20)
    for number, changes in enumerate(public.hands):
        double = " ×2" if public.is_double(number) else ""
        table.add_row(f"{number + 1}{double}", *(f"{change:+d}" for change in changes))
    totals = [
        Text.assemble((str(score), "bold"), " ▴" if side in public.winners else "")
        for side, score in enumerate(public.scores)
    ]
    table.add_row(Text(say("table-score-total"), "bold"), *totals)
    return table


def curves(model: TableModel, public: Public) -> Table:
    """Each side's total after every hand, as small bars."""
    sides = len(public.scores)
    totals = [list(public.scores)]
    for changes in reversed(public.hands):
        totals.insert(0, [t - c for t, c in zip(totals[0], changes, strict=True)])
    low = min(min(row) for row in totals)
    high = max(max(row) for row in totals)
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    bars = "▁▂▃▄▅▆▇█"
    for side in range(sides):
        heights = [
            bars[(row[side] - low) * 7 // (high - low) if high > low else 0] for row in totals[-40:]
        ]
        name = Text(model.people.side(side, sides))
        table.add_row(name, "".join(heights), str(public.scores[side]))
    return table


def history(model: TableModel, faces: Painter) -> Text:
    """The history of the game with a heading for each hand."""
    lines = []
    for number, hand in enumerate(model.history):
        if hand:
            lines.append(Text(say("where-hand", {"hand": number + 1}), "bold"))
            lines += [faces.paint(text) for text in hand]
    return Text("\n").join(lines) if lines else Text(say("table-history-none"))


def everything(model: TableModel, faces: Painter, width: int) -> RenderableType:
    """Everything that the user knows: the table as in line mode, and what others do not see."""
    view = model.view
    assert view is not None
    screen = TableText(model.title, model.people, faces, width)
    own = view.own
    more = []
    if own is not None:
        for known in own.known:
            if known.seat >= 0:
                name = model.people.name(known.seat)
            else:
                name = message_or(f"tui-place-{known.pile}", known.pile)
            more.append("  " + with_label(say("table-known"), f"{name} {faces.cards(known.cards)}"))
        if own.secrets and view.public.phase != "over":
            what = ", ".join(choice_text(move, model.people, faces) for move in own.secrets)
            more.append("  " + say("tui-secrets", {"what": what}))
    if view.public.discard:
        more.append("  " + with_label(say("table-discard"), faces.cards(view.public.discard)))
    more += [f"  {note}" for note in model.notes]
    return Group(screen.draw(view, None), *(faces.paint(text) for text in more))


def keys(game: str, names: Iterable[str]) -> RenderableType:
    """A table of commands with their keys, followed by an explanation of the signs on the screen."""
    table = Table(box=None, padding=(0, 3, 0, 0), show_header=False)
    table.add_column(style="bold", no_wrap=True)
    for name in names:
        table.add_row(key_words(name), say(f"tui-key-{name}-words"))
    parts: list[RenderableType] = [table, Text(), Text(say("tui-signs"))]
    if has_words(f"help-{game}"):
        parts.append(Text(say(f"help-{game}")))
    return Group(*parts)


def refusal_words(refusal: Refusal, faces: Faces) -> str:
    """The reason for a refusal in words, with the rule's number."""
    reason = refusal_reason(refusal, faces)
    return say("tui-refused", {"reason": reason, "rule": refusal.rule})


def prompt_for(view: View, asked: Sequence[int], people: People, faces: Faces) -> Prompt:
    """The prompt for the user who sees ``view`` while the seats ``asked`` are to act."""
    public, own = view.public, view.own
    if public.phase == "over":
        return Prompt(say("table-over"))
    if own is not None and own.seat in asked and own.legal:
        return question(own.ask, public.phase, people, faces)
    if not asked:
        return Prompt(say("table-dealing"))
    names = ", ".join(people.name(seat) for seat in asked)
    key = f"table-wait-{public.phase}"
    text = say(key if has_words(key) else "table-wait", {"names": names, "count": len(asked)})
    if own is None:
        return Prompt(text, say("table-watching"))
    if own.pending:
        what = ", ".join(choice_text(move, people, faces) for move in own.pending)
        return Prompt(text, say("table-chosen", {"what": what}))
    return Prompt(text)


def choice_text(move: Move, people: People, faces: Faces) -> str:
    """A move as its button or its card shows it."""
    return faces.card(move.card) if move.card else capital(move_words("act", move, people, faces))


def progress(public: Public) -> str:
    """How far the game has got, such as ``Hand 4/10 · trick 3/8``."""
    if public.phase == "over":
        return say("table-over")
    told = [_hand(public)]
    if public.phase == PLAY or public.tricks:
        told.append(_trick(public))
    elif public.target and not public.hands_to_play:
        told.append(say("where-target", {"target": public.target}))
    elif public.lowest_wins:
        told.append(_of_game("where-lowest", public))
    if public.is_double(public.hand):
        told.append(say("where-double"))
    return " · ".join(told)


def _hand(public: Public) -> str:
    hand = public.hand + 1
    if not public.hands_to_play:
        return say("where-hand", {"hand": hand})
    return _of_game("where-hand-of", public, hand=hand, hands=public.hands_to_play)


def _of_game(key: str, public: Public, **params: int) -> str:
    """This game's own message for ``key`` or, if it has none, the general one."""
    own = f"{key}-{public.game}"
    return say(own if has_words(own) else key, params)


def _trick(public: Public) -> str:
    held = max((seat.cards for seat in public.seats), default=0)
    lies = len(public.trick)
    done = len(public.tricks)
    tricks = done + held + (lies == public.players)
    trick = max(1, min(done + bool(held or lies), tricks))
    return say("where-trick-of", {"trick": trick, "tricks": tricks})
