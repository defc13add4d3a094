// A notice of the browser when it is the user's turn and the page is in the background.

import { notify, withdraw } from "../lib/notices";
import { prefs } from "../lib/prefs.svelte";
import type { State } from "../lib/protocol";
import { isAsked } from "../lib/turn";
import { say } from "../lib/words";
import { isAlone } from "./allowed";
import { isSlow } from "./clock";

/** Whether to offer notices: at a slow table with others, to those who play and have not decided yet. */
export function mayOfferNotices(state: State): boolean {
  const { table, you } = state;
  const plays = table.stage === "playing" && you.seat >= 0;
  return prefs.notices === "ask" && plays && isSlow(table.clock) && !isAlone(state);
}

export class TurnNotice {
  /** Whether the user's present turn has already been handled. */
  #noted = false;
  #shown = false;
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  /** Shows the notice if the user's turn has begun unseen; removes it when the turn is over. */
  look(state: State, title: string): void {
    const asked = isAsked(state);
    const begins = asked && !this.#noted;
    this.#noted = asked;
    if (!asked) this.withdraw();
    if (!begins || !document.hidden || prefs.notices !== "yes" || isAlone(state)) return;
    this.#shown = true;
    void notify({ title, body: say("notice-turn"), tag: this.#tag, path: `/t/${this.#table}` });
  }

  /** Removes the notice, because the user is here. */
  withdraw(): void {
    if (this.#shown) void withdraw(this.#tag);
    this.#shown = false;
  }

  get #tag(): string {
    return `turn-${this.#table}`;
  }
}
