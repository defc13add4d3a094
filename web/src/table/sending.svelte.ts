// The reader's own actions on their way: shown at once, and taken back if they are refused.

import type { Own, Refusal, State } from "../lib/protocol";
import { headOf, lastWord } from "./codes";

/** What `send` rejects with. */
export interface Failure {
  code?: string;
  refusal?: Refusal;
}

export class Sending {
  /** The action on its way; empty if none is. */
  action = $state("");
  /** The number that a bid in steps would name now. */
  bid = $state(75);
  /** Why the last one was refused, and for which action. */
  failure = $state.raw<{ action: string; failure: Failure } | null>(null);
  readonly #state: () => State;
  readonly #send: (action: string) => Promise<void>;

  constructor(state: () => State, send: (action: string) => Promise<void>) {
    this.#state = state;
    this.#send = send;
  }

  /** The state as if the action had been done. */
  get shown(): State {
    return this.action ? ahead(this.#state(), this.action) : this.#state();
  }

  /** Do an action; one at a time. */
  async do(action: string): Promise<void> {
    if (this.action) return;
    this.action = action;
    this.failure = null;
    try {
      await this.#send(action);
    } catch (error) {
      this.failure = { action, failure: (error ?? {}) as Failure };
    } finally {
      this.action = "";
    }
  }
}

/** The state with a card played or laid before the server has said so; nothing else is guessed. */
export function ahead(state: State, action: string): State {
  const { public: open, own } = state;
  if (!open || !own) return state;
  const head = headOf(action);
  const named = lastWord(action);
  const hand = own.hand ?? [];
  const code = hand.includes(named) ? named : "SAUCE";
  const waiting: Own = { ...own, legal: [], refused: {} };
  if (!["play", "discard"].includes(head) || !hand.includes(code)) {
    return { ...state, own: waiting };
  }
  const place = hand.indexOf(code);
  waiting.hand = hand.filter((_, k) => k !== place);
  if (head === "discard") {
    return { ...state, own: waiting, public: { ...open, discard: [...(open.discard ?? []), named] } };
  }
  const play = { seat: own.seat, card: named, ...(code === "SAUCE" && { sauce: true }) };
  return { ...state, own: waiting, public: { ...open, trick: [...(open.trick ?? []), play] } };
}
