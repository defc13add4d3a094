// Which cards move between two states: from seats and piles to hands, the trick, the discard pile.

import { handKeys, wildOf, without } from "../cards/code";
import { flightsOfDeal, type Flight } from "../cards/motion";
import { isSame, verbOf } from "../lib/moves";
import type { Line, Move, State } from "../lib/protocol";

/** The flights of an event, without the user's own move if it has already been shown. */
export function movesOf(before: State, lines: Line[], after: State, flown: Move | null = null): Flight[] {
  const done = lines.flatMap((line) => {
    const mine = line.seat === after.you.seat;
    return mine && isSame(line.move, flown) ? [] : flightsOfLine(before, line, after, mine);
  });
  const back = lines.length ? [] : flightsOfTakeBack(before, after);
  return [...done, ...back, ...flightsOfReceived(before, lines, after), ...flightsOfTurned(before, after)];
}

function flightsOfTakeBack(before: State, after: State): Flight[] {
  const { public: open, own } = after;
  if (!open || (open.log?.length ?? 0) >= (before.public?.log?.length ?? 0)) return [];
  if ((open.hand ?? 0) !== (before.public?.hand ?? 0)) return [];
  const lies = new Set((open.trick ?? []).map((play) => play.card));
  return (before.public?.trick ?? [])
    .filter((play) => !lies.has(play.card))
    .map(({ seat, card, wild }) => {
      const mine = own?.seat === seat;
      return { from: `trick:${seat}`, to: mine ? `hand:${wild || card}` : `seat:${seat}` };
    });
}

function flightsOfLine(before: State, line: Line, after: State, mine: boolean): Flight[] {
  const { card = "" } = line.move ?? {};
  const { to, draws } = verbOf(line.move, before.public?.game);
  const hand = before.own?.hand ?? [];
  const from = mine ? `hand:${hand.includes(card) ? card : wildOf(before.public?.game ?? "")}` : `seat:${line.seat}`;
  if (to === "trick") return [{ from, to: `trick:${line.seat}` }];
  if (to === "discard") return [{ from, to: "discard" }];
  if (!draws) return [];
  const into = mine ? `hand:${after.own?.taken ?? ""}` : `seat:${line.seat}`;
  return [{ from: draws, to: into, turn: mine && draws === "stock" }];
}

/** The flights of cards that the user was dealt or was given by the partner. */
function flightsOfReceived(before: State, lines: Line[], after: State): Flight[] {
  const { public: open, own } = after;
  if (!open || !own || lines.some((line) => verbOf(line.move, open.game).draws)) return [];
  const fresh = (open.hand ?? 0) !== (before.public?.hand ?? 0) || !before.public;
  if (!fresh && !lines.length) return [];
  const had = fresh ? [] : (before.own?.hand ?? []);
  const came = without(own.hand ?? [], had);
  if (came.length < 2) return [];
  if (fresh) return flightsOfHandDeal(after);
  const sides = open.scores?.length ?? open.players;
  const dealt = sides === open.players || lines.some(({ phase }) => phase === "deal");
  const from = dealt ? (open.dealer ?? 0) : (own.seat + (sides ?? 0)) % (open.players ?? 1);
  return flightsOfDeal(`seat:${from}`, [places(came, had)]);
}

/** The flights of a whole deal: from the dealer to every hand, beginning at the dealer's left. */
export function flightsOfHandDeal({ public: open, own }: State): Flight[] {
  const seats = open?.seats ?? [];
  const dealer = open?.dealer ?? 0;
  const hands = seats.map((_, k) => {
    const seat = (dealer + 1 + k) % seats.length;
    const count = seats[seat]?.cards ?? 0;
    if (seat !== own?.seat) return Array<string>(count).fill(`seat:${seat}`);
    const seen = places(own.hand ?? [], []);
    const unseen = own.unseen ? Math.max(0, count - seen.length) : 0;
    return [...seen, ...Array.from({ length: unseen }, (_, j) => `hand:?${j}`)];
  });
  return flightsOfDeal(`seat:${dealer}`, hands);
}

/** The places of the cards that come to a hand: those in `cards` that are not in `had`. */
function places(cards: string[], had: string[]): string[] {
  const keys = handKeys([...had, ...cards]).slice(had.length);
  return keys.map((key) => `hand:${key}`);
}

/** The flights of ALL and NOTHING cards that now count as the opposite: they turn over in their place. */
function flightsOfTurned(before: State, after: State): Flight[] {
  if ((before.public?.hand ?? 0) !== (after.public?.hand ?? 0)) return [];
  const old = before.public?.turned ?? [];
  const now = after.public?.turned ?? [];
  const changed = [...without(now, old), ...without(old, now)];
  return changed.map((code) => {
    const play = before.public?.trick?.find((one) => one.card === code);
    return { at: play ? `trick:${play.seat}` : `hand:${code}` };
  });
}
