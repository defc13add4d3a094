// A guided first hand as it goes on: which step is shown, where it waits, what the pupil does.

import { stay } from "../lib/pacing";
import { patched } from "../lib/patch";
import type { FilmState, LessonPage, LessonStop, Line, Member, State } from "../lib/protocol";
import { say } from "../lib/words";
import type { Failure } from "../table";

/** Others are to be followed, not only seen. */
const SLOWLY = 450;

/** What made the state shown, as the table wants it. */
export interface Last {
  seq: number;
  kind: string;
  lines: Line[];
}

export class Lesson {
  /** Number of the stop it is at, or goes to; as many as there are: the end. */
  at = $state(0);
  /** Steps of the film that have been shown. */
  step = $state(0);
  /** The pupil has done something lawful that is not advised. */
  astray = $state(false);
  lastEvent = $state.raw<Last>({ seq: 0, kind: "", lines: [] });
  readonly page: LessonPage;
  readonly #films: FilmState[];
  readonly #still: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `still`: nothing is to move. */
  constructor(page: LessonPage, still: () => boolean) {
    this.page = page;
    this.#still = still;
    this.#films = [page.film.start];
    for (const { patch } of page.film.steps) this.#films.push(patched(this.#films.at(-1)!, patch));
  }

  /** Everything has been told. */
  readonly over: boolean = $derived.by(() => this.at >= this.page.stops.length);

  /** Where it waits; null: it goes on by itself, or is over. */
  readonly stop: LessonStop | null = $derived.by(() => {
    const stop = this.page.stops[this.at];
    return stop && stop.step === this.step ? stop : null;
  });

  /** What the pupil is to do now. */
  readonly action: string = $derived(this.stop?.action ?? "");

  readonly state: State = $derived(this.#stateAt(this.step, this.action !== ""));

  /** Goes on: past a tip, or by doing what it advises. */
  next(): void {
    const stop = this.stop;
    if (!stop) return;
    this.at += 1;
    this.astray = false;
    if (stop.action) this.#show(this.step + 1);
    this.#run();
  }

  /** To the tip before; also while the hand goes on. */
  back(): void {
    if (this.at === 0) return;
    this.#jump(this.at - 1);
  }

  again(): void {
    this.#jump(0);
  }

  /** The pupil does something; rejects if it is not what the tip says. */
  act(action: string): Promise<void> {
    if (action !== this.action) {
      this.astray = true;
      return Promise.reject<void>({ code: "lesson" } satisfies Failure);
    }
    this.next();
    return Promise.resolve();
  }

  /** Nothing goes on any more. */
  close(): void {
    clearTimeout(this.#timer);
  }

  #jump(to: number): void {
    this.close();
    this.at = to;
    this.astray = false;
    this.#show(this.page.stops[to]!.step, false);
  }

  /** Shows the steps up to the next stop, each in its time. */
  #run(): void {
    this.close();
    const goal = this.page.stops[this.at]?.step ?? this.page.film.steps.length;
    if (this.step >= goal) return;
    const before = this.step === 0 ? null : this.#stateAt(this.step - 1, false);
    const rests = Math.max(SLOWLY, stay(before, this.state, this.#still()));
    this.#timer = setTimeout(() => {
      this.#show(this.step + 1);
      this.#run();
    }, rests);
  }

  /** Shows a step; the table tells of it if it comes after the one before. */
  #show(step: number, told = true): void {
    const lines = told ? (this.page.film.steps[step - 1]?.lines ?? []) : [];
    this.step = step;
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
        stage: actor === -4 ? "over" : "playing",
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
