// A complete trick lies still for a moment before it is gathered, so that it can be read.

import type { Play, Public, State, Trick } from "../lib/protocol";
import { completed } from "./telling";

export const REST = 900;

export interface Lying {
  plays: Play[];
  /** Who took it; -1 while it is not complete. */
  winner: number;
  /** Tells one trick from the next. */
  number: string;
}

export class Rest {
  #resting = $state.raw<(Lying & Trick) | null>(null);
  #before: Public | null = null;
  readonly #state: () => State;

  constructor(state: () => State) {
    this.#state = state;
    $effect.pre(() => this.#watch(state().public));
  }

  /** The trick to show now. */
  get lying(): Lying {
    const { public: open, you } = this.#state();
    const plays = open?.trick ?? [];
    const next = { plays, winner: -1, number: numberOf(open, open?.tricks?.length ?? 0) };
    if (this.#resting && !plays.some((play) => play.seat === you.seat)) return this.#resting;
    if (plays.length || open?.phase !== "call") return next;
    const last = open.tricks?.at(-1);
    return last ? { ...last, number: numberOf(open, open.tricks!.length - 1) } : next;
  }

  #watch(open: Public | null): (() => void) | void {
    const before = this.#before;
    if (before === open) return;
    this.#before = open;
    const trick = before && open && completed(before, open);
    if (!trick) return;
    this.#resting = { ...trick, number: numberOf(before, before.tricks?.length ?? 0) };
    setTimeout(() => (this.#resting = null), REST);
  }
}

function numberOf(open: Public | null, tricks: number): string {
  return `${open?.hand ?? 0}.${tricks}`;
}
