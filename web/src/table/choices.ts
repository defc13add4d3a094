// The possible choices, and how each is shown: as a card, a number or a button.

import { byCard } from "../cards/code";
import { name } from "../cards/names";
import { PLAY, has as includes, verbOf, verbWords } from "../lib/moves";
import { capital, has, say } from "../lib/words";
import type { Move, Own, Public, SeatPublic } from "../lib/protocol";
import type { People } from "./people";
import type { Namer } from "./telling";

export interface Choice {
  move: Move;
  label: string;
  /** The key that presses the button, a letter. */
  letter: string;
  /** Whether it is the most likely choice. */
  main: boolean;
}

export interface Choices {
  /** Moves that use a card of the hand, by its code. */
  cards: Record<string, Move[]>;
  /** Moves that name a number, such as bids, in ascending order; those of a second verb are buttons. */
  numbers: { move: Move; number: number; label: string }[];
  /** The letter that chooses the number of a stepper. */
  letter: string;
  /** All other moves, with a button each. */
  buttons: Choice[];
}

/** The legal moves sorted by how they are shown. */
export function choicesOf(own: Own | null, open: Public, people: People): Choices {
  const legal = own?.legal ?? [];
  const cards = byCard(own?.hand ?? [], legal, open.game ?? "");
  const taken = Object.values(cards).flat();
  const rest = legal.filter((move) => !includes(taken, move));
  const { verb } = rest.find((move) => move.number !== undefined) ?? {};
  const numbers = rest.flatMap((move) =>
    move.number === undefined || move.verb !== verb
      ? []
      : [{ move, number: move.number, label: labelOf(move, open, people) }],
  );
  const used = new Set(["h"]); // "h" is for hints
  const letter = numbers.length ? letterOf(numbers[0]!.label, used) : "";
  const buttons = rest
    .filter((move) => move.number === undefined || move.verb !== verb)
    .map((move) => {
      const label = labelOf(move, open, people);
      return { move, label, letter: letterOf(label, used), main: verbOf(move, open.game).usual === true };
    });
  return { cards, numbers, letter, buttons };
}

export function labelOf(move: Move, open: Public, people: People): string {
  return capital(choiceText("act", move, open, people, (card) => name(card, open.game ?? "")));
}

/** A move as a choice within a sentence, when everybody knows `open`. */
export function choiceWords(move: Move, open: Public, people: People, card: Namer): string {
  return move.verb === PLAY && move.card ? card(move.card) : choiceText("choice", move, open, people, card);
}

/** A bid or a declaration as a table shows it. */
export function saidWords(move: Move): string {
  if (has(`said-${move.verb}`)) return say(`said-${move.verb}`, { number: move.number ?? 0 });
  return move.number === undefined ? verbWords(move) : String(move.number);
}

export function seatsOf({ seats = [], scores = [] }: Public, team: number): SeatPublic[] {
  return seats.filter((_, seat) => seat % scores.length === team);
}

/** A team's bid: "155", "60 + ?", or what one says for both; a dash while neither has bid. */
export function teamBid(open: Public, team: number): string {
  const members = seatsOf(open, team);
  const bids = members.flatMap(({ bid }) => bid ?? []);
  if (!bids.length) return "–";
  const whole = bids.find((bid) => verbOf(bid, open.game).alone);
  if (whole) return saidWords(whole);
  const numbers = bids.flatMap(({ number }) => number ?? []);
  const others = bids.filter(({ number }) => number === undefined).map(saidWords);
  const sum = numbers.length ? [String(numbers.reduce((a, b) => a + b, 0))] : [];
  return [...sum, ...others, ...(bids.length < members.length ? ["?"] : [])].join(" + ");
}

/** A move in the words of a kind (`act` or `choice`); without such words, its verb and parameters. */
function choiceText(kind: string, move: Move, open: Public, people: People, namer: Namer): string {
  const { number = "", seat = -1 } = move;
  const who = seat < 0 ? "" : people.name(seat);
  const shown = move.card || (open.discard ?? []).at(-1) || "";
  const card = shown && namer(shown);
  const key = `${kind}-${move.verb}${who && "-seat"}`;
  if (has(key)) return say(key, { card, number, who, name: who });
  return `${verbWords(move)} ${(move.card && card) || who || number}`.trimEnd();
}

/** A letter of a label that no other button uses. */
function letterOf(label: string, used: Set<string>): string {
  const words = label
    .toLowerCase()
    .split(/[^a-zà-ÿ]+/)
    .filter(Boolean);
  const letters = [...words.map((word) => word[0]!), ...words.join("")];
  const letter = letters.find((one) => /[a-z]/.test(one) && !used.has(one)) ?? "";
  if (letter) used.add(letter);
  return letter;
}

/** The step of ascending numbers, if it is constant and above 1; else 0. */
export function stepOf(numbers: { number: number }[]): number {
  if (numbers.length < 4) return 0;
  const step = numbers[1]!.number - numbers[0]!.number;
  const even = numbers.every((one, k) => !k || one.number - numbers[k - 1]!.number === step);
  return even && step > 1 ? step : 0;
}
