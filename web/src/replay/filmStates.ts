// The states of a film, turn by turn, as one seat saw them or with all hands open.

import { applyEvent } from "../lib/patch";
import type { Film, FilmState, FilmStep, Line, Move, Own, SeatPublic, State } from "../lib/protocol";
import { isOver } from "../lib/turn";
import { say } from "../lib/words";

/** From where a game is seen: a seat, or all hands. */
export type Eye = number | "all";

export interface Chapter {
  hand: number;
  /** The first turn after the hand's deal. */
  turn: number;
}

/** A decision that the user makes again, on the table or in the panel beside it. */
export interface Trial {
  /** The turn before the decision. */
  turn: number;
  seat: number;
  /** What can be chosen. */
  moves: Move[];
  /** What is asked, or how good the last choice was. */
  words: string;
  onchoose: (move: Move) => void;
}

export class FilmStates {
  readonly turns: number;
  readonly players: number;
  /** The hands of the game, with the turn at which each begins. */
  readonly chapters: Chapter[];
  readonly #states: FilmState[];

  /**
   * `id`: the table's id; empty for a record that was opened. `below`: the seat at the lower edge if
   * all hands are open.
   */
  constructor(
    readonly film: Film,
    readonly id = "",
    readonly below = 0,
  ) {
    this.turns = film.steps.length;
    this.players = film.seats.length;
    this.#states = [film.start];
    this.chapters = [{ hand: film.start.public.hand ?? 0, turn: 0 }];
    film.steps.forEach(({ hand }, k) => {
      if (hand > this.chapters.at(-1)!.hand) this.chapters.push({ hand, turn: k + 1 });
    });
  }

  at(turn: number): FilmState {
    for (let k = this.#states.length; k <= turn; k++) {
      this.#states.push(applyEvent(this.#states[k - 1]!, this.film.steps[k - 1]!));
    }
    return this.#states[turn]!;
  }

  /** The step that led to a turn; none for the first. */
  step(turn: number): FilmStep | undefined {
    return this.film.steps[turn - 1];
  }

  /** The lines that led to a turn, as they were seen. */
  lines(turn: number, eye: Eye): Line[] {
    const step = this.step(turn);
    if (!step) return [];
    return (eye === "all" ? undefined : step.seen?.[eye]) ?? step.lines;
  }

  hand(turn: number): number {
    return this.step(turn)?.hand ?? this.chapters[0]!.hand;
  }

  names(): string[] {
    const { names, seats } = this.film;
    return seats.map((seat) => names[seat] || say("replay-player", { seat: seat + 1 }));
  }

  /** The bot in a seat; empty if a person sits there or it is unknown. */
  bot(seat: number): string {
    return this.film.bots?.[this.film.seats[seat]!] ?? "";
  }

  /** The state of a turn as a table's page shows it; nobody can act in it. */
  state(turn: number, eye: Eye): State {
    const { public: open, owns } = this.at(turn);
    const { game, options, cut, hints } = this.film;
    const seat = eye === "all" ? this.below : eye;
    return {
      table: {
        id: this.id,
        game,
        options,
        stage: isOver(open) ? "over" : "playing",
        host: -1,
        members: this.names().map((name, id) => ({ id, name, bot: this.bot(id) })),
        seats: [...this.film.seats],
        asked: this.#actingSeats(turn),
        ...(cut && { cut }),
        ...(hints && isOver(open) && { hinted: this.film.seats.map((one) => hints[one] ?? 0) }),
      },
      you: { member: -1, seat },
      public: {
        ...open,
        seats: (open.seats ?? []).map((entry, k) => bidden(entry, eye === "all" || k === eye ? owns[k] : undefined)),
      },
      // With all hands open, notes about known cards are not needed.
      own: { ...idle(owns[seat]!), ...(eye === "all" && { known: [] }) },
      hands: eye === "all" ? owns.map((own) => own.hand ?? []) : null,
    };
  }

  /** The state before a decision, in which its seat can choose some moves. */
  trial(turn: number, seat: number, legal: Move[]): State {
    const state = this.state(turn, seat);
    return { ...state, own: { ...this.at(turn).owns[seat]!, legal, revokes: [] } };
  }

  /** The seats that act next; in a simultaneous choice, all that have not chosen. */
  #actingSeats(turn: number): number[] {
    const first = this.step(turn + 1);
    const seats = new Set<number>();
    for (let k = turn + 1; k <= this.turns; k++) {
      const step = this.step(k)!;
      if (step.lines[0]!.phase !== first!.lines[0]!.phase || (k > turn + 1 && !step.seen)) break;
      seats.add(step.lines[0]!.seat);
      if (!first!.seen) break;
    }
    return [...seats].filter((seat) => seat >= 0);
  }
}

/** The public part about a seat, with its bid filled in from what its owner knows. */
function bidden(entry: SeatPublic, own: Own | undefined): SeatPublic {
  return own?.bid && !entry.bid ? { ...entry, bid: own.bid, laid: false } : entry;
}

const idle = (own: Own): Own => ({ ...own, legal: [], refused: [], revokes: [] });
