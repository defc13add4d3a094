// Sends a score to those who watch; without a connection it waits and tries again.

import { Problem } from "../lib/api";
import type { StoredScore } from "./keptScores";
import { changeScore } from "./requests";

const AGAIN = 10_000;
/** Problems after which the same request may succeed later. */
const PASSING = new Set(["offline", "unknown", "busy", "too-fast"]);

/** Sends the changes of one score, one at a time; the last one is always sent. */
export class Sharer {
  #busy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /**
   * `kept` returns the present score; `sent` is told the number of a change that the server has, `lost`
   * that the server does not know the score any more.
   */
  constructor(
    readonly kept: () => StoredScore,
    readonly sent: (change: number) => void,
    readonly lost: (problem: unknown) => void,
  ) {}

  /** Starts to send by itself whenever the connection is back; returns a function that stops this. */
  watch(): () => void {
    const again = () => void this.send();
    window.addEventListener("online", again);
    again();
    return () => {
      this.#closed = true;
      clearTimeout(this.#timer);
      window.removeEventListener("online", again);
    };
  }

  /** Sends what the server does not have yet. */
  async send(): Promise<void> {
    const { sharing, score } = this.kept();
    if (!sharing || sharing.sent === sharing.change || this.#busy || this.#closed) return;
    this.#busy = true;
    clearTimeout(this.#timer);
    let again = false;
    try {
      await changeScore(sharing.id, { key: sharing.key, change: sharing.change, score });
      this.sent(sharing.change);
    } catch (error) {
      again = error instanceof Problem && PASSING.has(error.code);
      if (!again) return this.lost(error);
    } finally {
      this.#busy = false;
    }
    if (this.#closed) return;
    // What was changed meanwhile is sent next.
    if (again) this.#timer = setTimeout(() => void this.send(), AGAIN);
    else void this.send();
  }
}
