// The present turn of a replay, and playing it automatically.

/** Milliseconds for which a turn is shown. */
export const SPEEDS = new Map([
  ["slow", 2600],
  ["normal", 1400],
  ["fast", 600],
]);

export class Player {
  turn = $state(0);
  playing = $state(false);
  speed = $state("normal");
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly turns: number,
    turn: number,
    /** The factor of the time for which a turn is shown, greater where a trick is completed. */
    readonly worth: (turn: number) => number = () => 1,
  ) {
    this.turn = this.#within(turn);
  }

  /** Shows a turn and stops there. */
  go(turn: number): void {
    this.pause();
    this.turn = this.#within(turn);
  }

  step(by: number): void {
    this.go(this.turn + by);
  }

  /** Plays or pauses; at the end it plays from the start. */
  toggle(): void {
    if (this.playing) return this.pause();
    if (this.turn === this.turns) this.turn = 0;
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #wait(): void {
    const ms = SPEEDS.get(this.speed)! * this.worth(this.turn);
    this.#timer = setTimeout(() => {
      this.turn = this.#within(this.turn + 1);
      if (this.turn === this.turns) this.pause();
      else this.#wait();
    }, ms);
  }

  #within(turn: number): number {
    return Math.max(0, Math.min(this.turns, Math.trunc(turn) || 0));
  }
}
