// The course of a guided first hand: the step shown, where it waits, what the learner does.

import type { Last } from "../lib/connection.svelte";
import { isSame } from "../lib/moves";
import { stay } from "../lib/pacing";
import { applyEvent } from "../lib/patch";
import { isOver } from "../lib/turn";
import type { FilmState, LessonPage, LessonStop, Member, Move, State } from "../lib/protocol";
import { say } from "../lib/words";
import type { Failure } from "../table/stage.svelte";

/** Milliseconds for which others' actions are shown, long enough to follow them. */
const SLOWLY = 450;

export class Lesson {
  /** The number of the present or next stop; the number of stops at the end. */
  at = $state(0);
  /** The stop at which the lesson waits; null while it plays and when it is over. */
  stop: LessonStop | null = $state.raw(null);
  /** Whether the learner has chosen a legal action that is not the advised one. */
  astray = $state(false);
  state: State = $state.raw()!;
  /** The event that led to the state, in the form that the table needs. */
  lastEvent: Last = $state.raw({ seq: 0, kind: "", lines: [] });
  page: LessonPage = $state.raw()!;
  readonly #films: FilmState[];
  readonly #still: () => boolean;
  #step = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `still` returns whether animation is turned off. */
  constructor(page: LessonPage, still: () => boolean) {
    this.page = page;
    this.#still = still;
    this.#films = [page.film.start];
    for (const step of page.film.steps) this.#films.push(applyEvent(this.#films.at(-1)!, step));
    this.#show(0, 0, false);
  }

  /** Changes the language; the lesson continues where it is. */
  reword(page: LessonPage): void {
    this.page = page;
    if (this.stop) this.stop = page.stops[this.at] ?? null;
    this.state = this.#stateAt(this.#step, this.stop?.move !== undefined);
    // Nothing has happened: the last step is not told again.
    this.lastEvent = { seq: this.lastEvent.seq + 1, kind: "", lines: [] };
  }

  /** Whether all tips have been shown. */
  get over(): boolean {
    return this.at >= this.page.stops.length;
  }

  /** Continues after a tip, or by making the move that it advises. */
  next(): void {
    const stop = this.stop;
    if (!stop) return;
    this.#show(this.at + 1, this.#step + (stop.move ? 1 : 0), stop.move !== undefined);
    // What the tip was about has been looked at.
    this.#run(stop.move === undefined);
  }

  /** Goes on at once, because the learner has seen enough of what is shown. */
  goOn(): void {
    if (!this.#timer) return;
    this.close();
    this.#show(this.at, this.#step + 1, true);
    this.#run();
  }

  /** Goes to the previous tip, even while the hand is being played. */
  back(): void {
    if (this.at > 0) this.#jump(this.at - 1);
  }

  again(): void {
    this.#jump(0);
  }

  /** Makes a move of the learner's; rejects if it is not the advised one. */
  act(move: Move): Promise<void> {
    if (!isSame(move, this.stop?.move)) {
      this.astray = true;
      return Promise.reject<void>({ code: "lesson" } satisfies Failure);
    }
    this.next();
    return Promise.resolve();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #jump(to: number): void {
    this.close();
    this.#show(to, this.page.stops[to]!.step, false);
  }

  /** Shows the steps up to the next stop, each for its time; `seen` says whether the present one has been shown long enough. */
  #run(seen = false): void {
    this.close();
    const goal = this.page.stops[this.at]?.step ?? this.page.film.steps.length;
    const step = this.#step;
    if (step >= goal) return;
    const before = step ? this.#stateAt(step - 1, false) : null;
    const rests = seen ? SLOWLY : Math.max(SLOWLY, stay(before, this.state, this.#still()));
    this.#timer = setTimeout(() => this.goOn(), rests);
  }

  /** Shows a step; the table describes it only if it follows the previous one. */
  #show(at: number, step: number, told: boolean): void {
    const stop = this.page.stops[at];
    this.#step = step;
    this.at = at;
    this.astray = false;
    this.stop = stop?.step === step ? stop : null;
    this.state = this.#stateAt(step, this.stop?.move !== undefined);
    const lines = told ? (this.page.film.steps[step - 1]?.lines ?? []) : [];
    this.lastEvent = { seq: this.lastEvent.seq + 1, kind: "act", lines };
  }

  #stateAt(step: number, asked: boolean): State {
    const { film, seat } = this.page;
    const { public: open, owns } = this.#films[step]!;
    const actor = open.actor ?? -1;
    const waits = actor >= 0 && actor !== seat;
    return {
      table: {
        id: "",
        game: film.game,
        options: film.options,
        stage: isOver(open) ? "over" : "playing",
        host: seat,
        members: film.names.map((name, id) => this.#member(id, name)),
        seats: film.names.map((_, id) => id),
        asked: asked ? [seat] : waits ? [actor] : [],
      },
      you: { member: seat, seat },
      public: open,
      own: owns[0] ?? null,
      hands: null,
    };
  }

  #member(id: number, name: string): Member {
    return id === this.page.seat ? { id, name: say("you") } : { id, name, bot: "simple" };
  }
}
