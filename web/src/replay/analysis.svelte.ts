// The analysis of the game that is replayed: asked for, coming in part by part, and kept.

import { isSame } from "../lib/moves";
import { analysisOf, detailsOf, type Analysable } from "../lib/api";
import type { Analysis, AnalysisNews, Deal, Decision, Tried } from "../lib/protocol";
import { remembered } from "../lib/remembered";
import { readStored, store } from "../lib/stored";
import { sha256 } from "./sha256";

/** Where the tab remembers which game was analysed last, to show its analysis again when the page is loaded again. */
const KEY = "nullo-analysed";

/** The classes of decisions that could have been better, with the sign of each. */
export const SIGNS: Record<string, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

/** Seconds after which it can be told how long an analysis will take. */
const SURE = 3;

export class GameAnalysis {
  stage = $state<"none" | "running" | "done" | "failed">("none");
  /** How many parts there are, and how many have come. */
  total = $state(0);
  done = $state(0);
  decisions = $state.raw<Decision[]>([]);
  deals = $state.raw<Deal[]>([]);
  figures = $state.raw<Analysis | null>(null);
  failure = $state.raw<unknown>(null);
  /** An estimate of the seconds left, by the time that parts have taken so far; null if not known yet. */
  left = $state<number | null>(null);
  #begun = 0;
  readonly #byTurn = $derived(new Map(this.decisions.map((one) => [one.turn, one])));
  #asking: AbortController | null = null;

  constructor(readonly game: Analysable) {}

  async start(): Promise<void> {
    if (this.stage === "running" || this.stage === "done") return;
    this.stage = "running";
    if (await this.#ask(false)) store(KEY, await keyOf(this.game), "session");
  }

  /** Takes the analysis that was made in this tab before it was loaded again, if the server has kept it. */
  async recall(): Promise<boolean> {
    const last = this.stage === "none" && readStored(KEY, "session") === (await keyOf(this.game));
    return last && (await this.#ask(true));
  }

  /** Asks for the analysis, or only for one that is kept; resolves to whether it has come. */
  async #ask(kept: boolean): Promise<boolean> {
    this.#asking?.abort();
    const asking = new AbortController();
    this.#asking = asking;
    this.total = this.done = 0;
    this.left = null;
    this.#begun = Date.now();
    this.decisions = [];
    this.deals = [];
    try {
      const news = ({ total, part, figures }: AnalysisNews) => {
        if (asking.signal.aborted) return;
        if (total) this.total = total;
        if (part) this.#count();
        if (part?.decisions?.length) this.decisions = [...this.decisions, ...part.decisions];
        if (part?.deal) this.deals = [...this.deals, part.deal];
        if (figures) this.figures = figures;
      };
      const found = await analysisOf(this.game, asking.signal, news, kept);
      if (!found || asking.signal.aborted) return false;
      this.stage = "done";
      return true;
    } catch (error) {
      if (asking.signal.aborted || kept) return false;
      this.failure = error;
      this.stage = "failed";
      return false;
    }
  }

  #count(): void {
    this.done += 1;
    const seconds = (Date.now() - this.#begun) / 1000;
    if (seconds >= SURE || this.done * 4 >= this.total) {
      this.left = (seconds * (this.total - this.done)) / this.done;
    }
  }

  /** Stops the analysis; what has arrived so far is dropped. */
  cancel(): void {
    if (this.stage !== "running") return;
    this.#asking?.abort();
    this.stage = "none";
    this.decisions = [];
    this.deals = [];
  }

  /** The decision that a turn shows, if there is one and it has been judged. */
  at(turn: number): Decision | undefined {
    return this.#byTurn.get(turn);
  }

  /** The decisions that could have been better, of a seat or of all. */
  mistakes(seat: number | "all"): Decision[] {
    return this.decisions.filter((one) => one.kind in SIGNS && (seat === "all" || one.seat === seat));
  }

  readonly details = remembered((number: number) => detailsOf(this.game, number));
}

const keyOf = async ({ id, record }: Analysable) => id || (await sha256(record));

/** A bid, its probability of being made, and whether it was made (undefined if the hand was not finished). */
export interface JudgedBid {
  decision: Decision;
  chance: number;
  made: boolean | undefined;
}

/** The bids of a seat that were not forced, in order. */
export function bidsOf({ decisions, deals }: Pick<GameAnalysis, "decisions" | "deals">, seat: number): JudgedBid[] {
  return decisions.flatMap((decision) => {
    const chance = decision.tried?.find(({ move }) => isSame(move, decision.move))?.made;
    if (!decision.bid || decision.seat !== seat || chance === undefined) return [];
    const made = deals.find(({ hand }) => hand === decision.hand)?.made[seat] ?? -1;
    return [{ decision, chance, made: made < 0 ? undefined : made === 1 }];
  });
}

/** The actions that the analysis judged and those judged later, ordered by what they lose. */
export function rankActions(judged: Tried[], further: Tried[] = []): Tried[] {
  const [best, ...others] = judged;
  if (!best || !further.length) return judged;
  return [best, ...[...others, ...further].toSorted((a, b) => a.loss - b.loss)];
}

let latest: GameAnalysis | null = null;

/** The analysis of a game; the latest one is kept while the page is open. */
export function analysisFor(game: Analysable): GameAnalysis {
  if (latest && latest.game.id === game.id && latest.game.record === game.record) return latest;
  latest?.cancel();
  latest = new GameAnalysis(game);
  return latest;
}
