// A hint for the user's decision, shown step by step.

import { keyOf } from "../lib/moves";
import type { Connection } from "../lib/connection.svelte";
import type { Hint, State } from "../lib/protocol";
import { say } from "../lib/words";
import { complain, toasts } from "../ui/toasts.svelte";
import { mayHint } from "./allowed";

/** The steps of a hint: where to look, what is sure, the best choice. */
export const STEPS = 3;

type Line = Pick<Connection, "state" | "hint">;

export class Hints {
  step = $state(0);
  #hint = $state.raw<Hint | null>(null);
  /** The key of the decision that the hint is for. */
  #of = $state("");
  #asking = false;
  readonly #connection: Line;

  constructor(connection: Line) {
    this.#connection = connection;
  }

  /** The hint, as long as the user is asked for the decision that it is for. */
  readonly shown: Hint | null = $derived.by(() => {
    const state = this.#connection.state;
    return state && this.step && this.#of === decision(state) ? this.#hint : null;
  });

  /** Shows the first or the next step of a hint; if there is only one choice, all steps at once. */
  more = async (): Promise<void> => {
    const state = this.#connection.state;
    if (!state || this.#asking) return;
    if (!mayHint(state)) return toasts.say(say("table-not-yet"));
    if (this.shown) {
      this.step = Math.min(STEPS, this.step + 1);
      return;
    }
    const of = decision(state);
    if (this.#hint && this.#of === of) {
      this.step = firstStep(this.#hint); // it was closed
      return;
    }
    this.#asking = true;
    try {
      this.#hint = await this.#connection.hint();
      this.#of = of;
      this.step = firstStep(this.#hint);
    } catch (error) {
      complain(error);
    } finally {
      this.#asking = false;
    }
  };

  close = (): void => {
    this.step = 0;
  };
}

const firstStep = ({ by }: Hint): number => (by === "only" ? STEPS : 1);

/** A key of the decision that the user is asked for. */
function decision({ public: open, own, table, you }: State): string {
  if (!open || !own || !table.asked?.includes(you.seat)) return "";
  const { hand = 0, phase = "", log = [] } = open;
  return [hand, phase, log.length, own.pending?.length ?? 0, ...(own.legal ?? []).map(keyOf)].join("/");
}
