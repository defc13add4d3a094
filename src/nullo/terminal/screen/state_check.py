"""Checks that a server's state can be shown, by rendering it once without showing it."""

from __future__ import annotations

from collections.abc import Sized

from rich.console import Console

from nullo.errors import NulloError
from nullo.remote.client import Client, Known
from nullo.remote.link import Link, is_table
from nullo.server.protocol.messages import EventFrame
from nullo.terminal.screen import info_texts
from nullo.terminal.screen.action_bar import action_labels
from nullo.terminal.screen.board_view import Drawing
from nullo.terminal.screen.hand_view import held
from nullo.terminal.screen.palette import DARK
from nullo.terminal.screen.progress_text import progress
from nullo.terminal.screen.prompt import Prompter, refusal_words
from nullo.terminal.screen.remote_model import RemoteModel
from nullo.terminal.screen.seat_text import Painter, SeatTeller
from nullo.terminal.shared.choices import Choices
from nullo.terminal.shared.event_words import Teller
from nullo.terminal.shared.table_text import TableText
from nullo.view import View

MOST = 1_000  # the most of anything that is drawn one by one
SIZES = ((40, 4), (80, 7), (120, 26), (160, 40))
TROUBLE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


def can_be_shown(link: Link, before: Known | None, known: Known, event: EventFrame | None) -> bool:
    """Whether a state can be shown, and the event that led to it put into words.

    Args:
        before: the previous state.
        event: the event.
    """
    client = Client(link, "")
    client.known = known
    try:
        model = RemoteModel(client)
        if event is not None and before is not None:
            model.tell(before, event)
        return _table(known) and (model.view is None or _game(model, model.view))
    except (*TROUBLE, NulloError):
        return False


def _table(known: Known) -> bool:
    table = known.table
    numbers = [member.id for member in table.members]
    alone = all(len(set(listed)) == len(listed) for listed in (numbers, table.seats))
    return alone and (not table.next or is_table(table.next))


def _game(model: RemoteModel, view: View) -> bool:
    public, own, seats = view.public, view.own, range(view.public.players)
    table = model.known.table
    named = [public.dealer, *model.asked, *(play.seat for play in public.trick)]
    for trick in (*public.tricks, *public.ended):
        named += [trick.winner, *(play.seat for play in trick.plays)]
    many = [seat.cards for seat in public.seats] + list(public.piles.values())
    lists: list[Sized] = [public.trick, public.tricks, public.ended, public.discard, public.hands]
    lists += [own.hand, own.legal] if own is not None else []
    many += [len(listed) for listed in lists]
    if not (
        public.game == table.game
        and len(public.seats) == len(table.seats) == public.players <= MOST
        and public.players % len(public.scores) == 0
        and all(len(changes) == len(public.scores) for changes in public.hands)
        and all(seat in seats for seat in named)
        and all(0 <= count <= MOST for count in many)
        and (own is None or own.seat == model.me)
        and model.me in (-1, *seats)
    ):
        return False
    _draw(model, view)
    return True


def _draw(model: RemoteModel, view: View) -> None:
    """Render everything that the table and its texts can show."""
    public, own = view.public, view.own
    faces, people = Painter(DARK), model.people
    progress(public)
    TableText(model.title, people, faces).facts(public)
    Prompter(people, faces).prompt(view, model.asked)
    for width, height in SIZES:
        Drawing(model, view, DARK, width, height).drawn()
    Teller(people, faces).winners(public)
    console = Console(width=80, quiet=True)
    for read in (
        info_texts.score_sheet(model, public),
        info_texts.curves(model, public),
        info_texts.everything(model, faces, 70),
    ):
        console.print(read)
    for trick in (*public.tricks, *public.ended):
        Teller(people, faces).trick(trick)
    if own is None:
        return
    SeatTeller(view, people, faces).facts(own.seat)
    choices = Choices(view, people, faces)
    held(view, own, choices, choices.asks_card, faces)
    action_labels(choices, people, faces)
    for refusal in own.refused.values():
        refusal_words(refusal, faces)
