// What bots say over their seats when they have made or missed a bid.

import { untrack } from "svelte";

import { BOTS } from "../lib/bots";
import type { Connection } from "../lib/connection.svelte";
import { handEnded } from "../lib/deciding";
import { lookOf } from "../lib/looks.svelte";
import { decisionRest } from "../lib/pacing";
import { prefs } from "../lib/prefs.svelte";
import type { Public, State } from "../lib/protocol";
import { isOver } from "../lib/turn";
import { has, say } from "../lib/words";

/** Milliseconds for which a remark stays, before the next. */
const STAYS = 4000;

export class Remarks {
  /** The remark that is shown, by its seat: one at a time, because neighbours on a phone have no room for two. */
  shown = $state.raw<Record<number, string>>({});
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: Record<number, string> | null = null;

  /** Must be called while a component is created; it listens as long as the component exists. */
  constructor(connection: Pick<Connection, "state">) {
    let before: State | null = null;
    $effect.pre(() => {
      const after = connection.state;
      untrack(() => {
        if (prefs.remarks && before && after && handEnded(before.public, after.public)) this.#hear(before, after);
        before = after;
      });
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** Shows the remarks once the user has seen the end of the hand. */
  #hear(before: State, after: State): void {
    clearTimeout(this.#timer);
    this.shown = {};
    this.#waiting = null;
    if (isOver(after.public)) return; // the result lies over the seats
    this.#waiting = remarksOf(after);
    this.#timer = setTimeout(this.goOn, decisionRest(before, after));
  }

  /** Shows the remarks that wait, because the user has seen enough of the end of the hand. */
  goOn = (): void => {
    if (!this.#waiting) return;
    clearTimeout(this.#timer);
    const remarks = Object.entries(this.#waiting);
    this.#waiting = null;
    this.#say(remarks);
  };

  #say([first, ...rest]: [string, string][]): void {
    this.shown = first ? { [first[0]]: first[1] } : {};
    if (first) this.#timer = setTimeout(() => this.#say(rest), STAYS);
  }
}

/** What bots say of their bids in the last hand, by seat: one that has made its bid, one that has missed it. */
export function remarksOf({ table, public: open }: State): Record<number, string> {
  const sides = open?.scores?.length ?? 0;
  const hands = open?.hands?.length ?? 0;
  const levels = table.seats.map((id) => table.members.find((one) => one.id === id)?.bot ?? "");
  const found: Record<number, string> = {};
  for (const result of ["made", "missed"] as const) {
    const seats = levels.flatMap((level, seat) =>
      BOTS.includes(level) && bidResult(open!, seat % sides) === result ? [seat] : [],
    );
    const seat = seats[hands % seats.length];
    if (seat !== undefined) found[seat] = words(table.game, levels[seat]!, result, hands);
  }
  return found;
}

/** How the bid of a side in the last hand went; empty if the game does not say. */
function bidResult(open: Public, side: number): "made" | "missed" | "" {
  const { bid_parts, bid_unscored } = lookOf(open.game);
  const parts = (open.parts?.at(-1)?.[side] ?? []).filter(({ code }) => bid_parts.includes(code));
  if (!parts.length) return bid_unscored;
  const points = parts.reduce((sum, { number }) => sum + number, 0);
  return points > 0 !== (open.lowest_wins ?? false) ? "made" : "missed";
}

/** The words of a remark; every other time, words that the level has for this game alone. */
function words(game: string, level: string, result: string, hands: number): string {
  const own = `remark-${game}-${level}-${result}`;
  return say(hands % 2 && has(own) ? own : `remark-${level}-${result}`);
}
