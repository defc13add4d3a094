// A hand as it ended: what the table shows before the next one is dealt.

import { wildOf } from "../cards/code";
import { tricksSince } from "../lib/deciding";
import { verbOf } from "../lib/moves";
import type { Line, Public, SeatPublic, State } from "../lib/protocol";
import { without } from "./codes";

/**
 * The state at the end of a hand, with all cards that lay open then; nobody is asked.
 *
 * `before`: before the last move, which `lines` tell; `after`: after it, with the next hand dealt or the game over.
 */
export function endOfHand(before: State, lines: Line[], after: State): State {
  const { public: last, own } = before;
  if (!last || !after.public) return after;
  if (after.public.actor === -4) return { ...after, public: faceUp(after.public, after.public) };
  const hand = own?.hand ?? [];
  const cards = playedBy(lines, own?.seat ?? -1).map((card) => (hand.includes(card) ? card : wildOf(last.game ?? "")));
  const open: Public = {
    ...last,
    actor: -1,
    seats: (last.seats ?? []).map((seat, k) => seatAfter(seat, playedBy(lines, k))),
    trick: [],
    taking: -1,
    tricks: tricksSince(last, after.public),
    discard: [...(last.discard ?? []), ...discards(lines, last)],
    log: [...(last.log ?? []), ...lines.filter(({ unlogged }) => !unlogged)],
  };
  return {
    ...after,
    table: { ...after.table, asked: [] },
    public: faceUp(open, after.public),
    own: own && { ...own, hand: without(hand, cards), legal: [], pending: [], refused: [] },
    hands: before.hands,
  };
}

/** The cards that a seat has put on the table in these lines. */
function playedBy(lines: Line[], seat: number): string[] {
  return lines.flatMap((line) => (line.seat === seat && line.move?.card ? [line.move.card] : []));
}

function seatAfter(seat: SeatPublic, played: string[]): SeatPublic {
  return { ...seat, cards: Math.max(0, seat.cards - played.length), shown: without(seat.shown ?? [], played) };
}

function discards(lines: Line[], { game }: Public): string[] {
  return lines.flatMap(({ move }) => (move?.card && verbOf(move, game).to === "discard" ? [move.card] : []));
}

/** With the hands that were shown when the hand was scored. */
function faceUp(open: Public, { last = [] }: Public): Public {
  const hands = last.find(({ code }) => code === "hands")?.entries ?? [];
  if (!hands.length) return open;
  const seats = (open.seats ?? []).map((seat, k) => {
    const cards = hands.find((entry) => entry.seat === k)?.cards;
    return cards ? { ...seat, cards: cards.length, shown: cards } : seat;
  });
  return { ...open, seats };
}
