// Which cards move between two states: from seats and piles to hands, the trick, the discard pile.

import { wildOf } from "../cards/code";
import { dealt, type Move } from "../cards/motion";
import type { Line, State } from "../lib/protocol";
import { deedOf, without } from "./codes";

/** The actions that put a card into the trick. */
const PLAYED = ["play", "play-sauce", "correct"];

/** The moves of an event, without what the reader did and has seen move already. */
export function movesOf(before: State, lines: Line[], after: State, flown = ""): Move[] {
  const done = lines.flatMap((line) => {
    const mine = line.seat === after.you.seat;
    return mine && line.action === flown ? [] : moved(before, line, after, mine);
  });
  const back = lines.length ? [] : takenBack(before, after);
  return [...done, ...back, ...received(before, lines, after), ...turnedOver(before, after)];
}

/** Cards that were in the trick and no longer are, although nobody played: a take-back. */
function takenBack(before: State, after: State): Move[] {
  const { public: open, own } = after;
  if (!open || (open.log?.length ?? 0) >= (before.public?.log?.length ?? 0)) return [];
  if ((open.hand ?? 0) !== (before.public?.hand ?? 0)) return [];
  const lies = new Set((open.trick ?? []).map((play) => play.card));
  return (before.public?.trick ?? [])
    .filter((play) => !lies.has(play.card))
    .map(({ seat, card, sauce }) => {
      const mine = own?.seat === seat;
      return { from: `trick:${seat}`, to: mine ? `hand:${sauce ? wildOf(open.game ?? "") : card}` : `seat:${seat}` };
    });
}

function moved(before: State, line: Line, after: State, mine: boolean): Move[] {
  const { code = "", card = "" } = deedOf(line) ?? {};
  const hand = before.own?.hand ?? [];
  const from = mine ? `hand:${hand.includes(card) ? card : wildOf(before.public?.game ?? "")}` : `seat:${line.seat}`;
  if (PLAYED.includes(code)) return [{ from, to: `trick:${line.seat}` }];
  if (code === "discard") return [{ from, to: "discard" }];
  if (!draws(line)) return [];
  const to = mine ? `hand:${after.own?.taken ?? ""}` : `seat:${line.seat}`;
  const unseen = code === "draw-stock";
  return [{ from: unseen ? "stock" : "discard", to, turn: mine && unseen }];
}

/** Whether the seat drew a card from the stock, or took the top of the discard pile. */
function draws(line: Line): boolean {
  return ["draw-stock", "take"].includes(deedOf(line)?.code ?? "");
}

/** Cards that came to the reader's hand in another way: dealt, or given by the partner. */
function received(before: State, lines: Line[], after: State): Move[] {
  const { public: open, own } = after;
  if (!open || !own || lines.some(draws)) return [];
  const fresh = (open.hand ?? 0) !== (before.public?.hand ?? 0) || !before.public;
  if (!fresh && !lines.length) return [];
  const had = fresh ? [] : (before.own?.hand ?? []);
  const came = without(own.hand ?? [], had);
  if (came.length < 2) return [];
  if (fresh) return dealtOut(after);
  const given = before.public?.phase === "give";
  const from = given ? (own.seat + 2) % 4 : (open.dealer ?? 0);
  return dealt(`seat:${from}`, [places(came, had)]);
}

/** The moves of a whole deal: from the dealer to every hand, beginning at the dealer's left. */
export function dealtOut({ public: open, own }: State): Move[] {
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
  return dealt(`seat:${dealer}`, hands);
}

/** The places of cards in the hand; a second copy has its own key. */
function places(cards: string[], had: string[]): string[] {
  return cards.map((code, k) => {
    const copy = [...had, ...cards.slice(0, k)].filter((other) => other === code).length + 1;
    return copy > 1 ? `hand:${code}#${copy}` : `hand:${code}`;
  });
}

/** ALL and NOTHING cards that now count as the opposite turn over in their place. */
function turnedOver(before: State, after: State): Move[] {
  if ((before.public?.hand ?? 0) !== (after.public?.hand ?? 0)) return [];
  const old = before.public?.turned ?? [];
  const now = after.public?.turned ?? [];
  const changed = [...without(now, old), ...without(old, now)];
  return changed.map((code) => {
    const play = before.public?.trick?.find((one) => one.card === code);
    return { at: play ? `trick:${play.seat}` : `hand:${code}` };
  });
}
