// A hand as it ended: what the table shows before the next one is dealt.

import { wildOf, without } from "../cards/code";
import { tricksSince } from "../lib/deciding";
import { verbOf } from "../lib/moves";
import type { Line, Public, Saying, SeatPublic, State } from "../lib/protocol";
import { isOver } from "../lib/turn";

/**
 * The state at the end of a hand, with all cards that lay open then; nobody is asked, and nothing tells the score.
 *
 * `before`: before the last move, which `lines` tell; `after`: after it, with the next hand dealt or the game over.
 */
export function endOfHand(before: State, lines: Line[], after: State): State {
  const { public: last, own } = before;
  if (!last || !after.public) return after;
  const over = isOver(after.public) ? after : null;
  const hand = own?.hand ?? [];
  const cards = playedBy(lines, own?.seat ?? -1).map((card) => (hand.includes(card) ? card : wildOf(last.game ?? "")));
  const tricks = tricksSince(last, after.public);
  const fresh = tricks.slice(last.tricks?.length ?? 0);
  const open: Public = {
    ...last,
    actor: -1,
    seats: (last.seats ?? []).map((seat, k) => ({
      ...seatAfter(seat, playedBy(lines, k), fresh.filter(({ winner }) => winner === k).length),
      ...cardsOf(over?.public?.seats?.[k]),
    })),
    trick: [],
    taking: -1,
    tricks,
    discard: over?.public?.discard ?? [...(last.discard ?? []), ...discards(lines, last)],
    piles: over?.public?.piles ?? last.piles ?? {},
    log: [...(last.log ?? []), ...lines.filter(({ unlogged }) => !unlogged).map(beforeScore)],
  };
  return {
    ...after,
    table: { ...before.table, asked: [] },
    public: open,
    own: own && { ...own, hand: over?.own?.hand ?? without(hand, cards), legal: [], pending: [], refused: [] },
    hands: handsShown(after.public) ?? before.hands,
  };
}

/** A line of the log without the sayings that follow the hand's last trick. */
export const beforeScore = (line: Line): Line => ({ ...line, told: line.told?.slice(0, scoredFrom(line)) ?? [] });

/** A line of the log with only the sayings about the end of a hand. */
export const scoreLine = (line: Line): Line => ({
  seat: -1,
  phase: line.phase,
  told: line.told?.slice(scoredFrom(line)) ?? [],
});

/** The index of a line's first saying about the end of a hand; such sayings follow the hand's last trick. */
function scoredFrom({ told = [] }: Line): number {
  const over = indexOf(told, "hand-over");
  return over < told.length ? Math.min(over, indexOf(told, "takes") + 1) : over;
}

/** The index of the first saying with a code; the number of sayings if there is none. */
function indexOf(told: Saying[], code: string): number {
  const at = told.findIndex((one) => one.code === code);
  return at < 0 ? told.length : at;
}

/** How many cards a seat holds, and which of them everybody knows. */
const cardsOf = (seat: SeatPublic | undefined): Partial<SeatPublic> =>
  seat ? { cards: seat.cards, shown: seat.shown ?? [] } : {};

function playedBy(lines: Line[], seat: number): string[] {
  return lines.flatMap((line) => (line.seat === seat && line.move?.card ? [line.move.card] : []));
}

function seatAfter(seat: SeatPublic, played: string[], taken: number): SeatPublic {
  const cards = Math.max(0, seat.cards - played.length);
  const tricks = (seat.tricks ?? 0) + taken;
  return { ...seat, cards, shown: without(seat.shown ?? [], played), ...(tricks && { tricks }) };
}

function discards(lines: Line[], { game }: Public): string[] {
  return lines.flatMap(({ move }) => (move?.card && verbOf(move, game).to === "discard" ? [move.card] : []));
}

/** The hands by seat, if they were shown when the hand was scored. */
function handsShown({ last = [], seats = [] }: Public): string[][] | null {
  const hands = last.find(({ code }) => code === "hands")?.entries;
  return hands ? seats.map((_, k) => hands.find(({ seat }) => seat === k)?.cards ?? []) : null;
}
