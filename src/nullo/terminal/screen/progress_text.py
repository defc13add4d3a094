"""How far the game has come, in one line."""

from __future__ import annotations

from nullo.game.view import Public
from nullo.locale.words import has_words, say


def progress(public: Public) -> str:
    """A text such as ``Hand 4/10 · trick 3/8``."""
    if public.phase == "over":
        return say("table-over")
    told = [_hand(public)]
    if public.phase == "play" or public.tricks:
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
    """The game's own message for a key if it has one, otherwise the general one."""
    own = f"{key}-{public.game}"
    return say(own if has_words(own) else key, params)


def _trick(public: Public) -> str:
    held = max((seat.cards for seat in public.seats), default=0)
    lies = len(public.trick)
    done = len(public.tricks)
    tricks = done + held + (lies == public.players)
    trick = max(1, min(done + bool(held or lies), tricks))
    return say("where-trick-of", {"trick": trick, "tricks": tricks})
