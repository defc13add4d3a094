// Card codes of every deck, and the facts of the rules that their drawings and order need.

export type Kind = "suit" | "all" | "nothing" | "colour" | "sauce" | "other";

export interface Card {
  code: string;
  kind: Kind;
  /** As printed: "10", "J", "A"; empty on a card without a number. */
  rank: string;
  /** The rank as a number, ace 14; 0 on a card without one. */
  value: number;
  /** One letter; empty on a SAUCE card. */
  suit: string;
}

/** The SAUCE card's code. */
export const SAUCE = "SAUCE";
/** Suits of the standard deck from left to right: cool and warm take turns, in any rotation. */
const SUITS = "shcd";
const COLOURS = "bgyorp";
const COURT: Record<string, number> = { J: 11, Q: 12, K: 13, A: 14 };

export interface Parts {
  rank: string;
  suit: string;
}

const SUIT_LAST = /^([0-9]{1,2}|[AJQKN])([shdc])$/;
const SUIT_FIRST = /^([bgyorp])([0-9]{1,2})$/;

/** Rank and suit letter of a card code; of any other card the code and no suit. */
export function parts(code: string): Parts {
  const last = SUIT_LAST.exec(code);
  if (last) return { rank: last[1]!, suit: last[2]! };
  const first = SUIT_FIRST.exec(code);
  if (first) return { rank: first[2]!, suit: first[1]! };
  return { rank: code, suit: "" };
}

/** Whether a text is the code of a card. */
export function isCard(code: string): boolean {
  return code === SAUCE || parts(code).suit !== "";
}

/** Reads a card's code; the game tells what deck it is of. */
export function parse(code: string, game: string): Card {
  const card: Card = { code, kind: "other", rank: "", value: 0, suit: "" };
  if (game === "sauce" && code === SAUCE) return { ...card, kind: "sauce" };
  const { rank, suit } = parts(code);
  if (!suit || COLOURS.includes(suit) !== (game === "sauce")) return card;
  if (game === "sauce") return { ...card, kind: "colour", rank, value: Number(rank), suit };
  if (game === "all-or-nothing" && (rank === "A" || rank === "N")) {
    return { ...card, kind: rank === "A" ? "all" : "nothing", suit };
  }
  return { ...card, kind: "suit", rank, value: COURT[rank] ?? Number(rank), suit };
}

/** What a card counts at Nothing (N2, N3). */
export function worth(code: string): number {
  if (/^7/.test(code) || code === "Js" || code === "Jh" || code === "Kh") return 0;
  const { value } = parse(code, "nothing");
  return value === 14 ? 1 : value;
}

const SAME_COLOUR: Record<string, string> = { s: "c", c: "s", h: "d", d: "h" };

/** The two FLIP cards that turn an ALL or a NOTHING (A3). */
export function turnedBy(code: string): [string, string] {
  const suit = code.slice(-1);
  const [near, far] = code.startsWith("A") ? ["2", "10"] : ["1", "9"];
  return [`${near}${suit}`, `${far}${SAME_COLOUR[suit] ?? suit}`];
}

/** The ALL or NOTHING that a card turns (A2, A3); empty if it is no FLIP. */
export function turns(code: string): string {
  const { rank, suit } = parse(code, "all-or-nothing");
  if (rank === "2") return `A${suit}`;
  if (rank === "10") return `A${SAME_COLOUR[suit]}`;
  if (rank === "1") return `N${suit}`;
  if (rank === "9") return `N${SAME_COLOUR[suit]}`;
  return "";
}

const KINDS: Kind[] = ["suit", "colour", "nothing", "all", "sauce", "other"];

/** A hand from left to right: by suit, trumps last, in a suit from low to high. */
export function arranged(cards: string[], game: string, trumps: string[] = []): string[] {
  const last = trumps.length === 1 ? SUITS.indexOf(trumps[0]!) + 1 : 0;
  const suits = game === "sauce" ? COLOURS : SUITS.slice(last) + SUITS.slice(0, last);
  const key = (code: string): number[] => {
    const { kind, value, suit } = parse(code, game);
    const height = game === "nothing" && value === 14 ? 1 : value;
    return [KINDS.indexOf(kind), Number(trumps.includes(suit)), suits.indexOf(suit), height];
  };
  return cards
    .map((code) => ({ code, key: key(code) }))
    .sort((a, b) => a.key.map((part, i) => part - b.key[i]!).find((d) => d !== 0) ?? 0)
    .map(({ code }) => code);
}

const VERBS = /^(?:play|correct|discard|toss|give) (\S+)$/;

/** Legal actions by the card of the hand that they use; a Sauce not in the hand is a SAUCE card. */
export function byCard(hand: string[], legal: string[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const action of legal) {
    const card = VERBS.exec(action)?.[1];
    if (!card) continue;
    const code = hand.includes(card) ? card : SAUCE;
    if (hand.includes(code)) (found[code] ??= []).push(action);
  }
  return found;
}
