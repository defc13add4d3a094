// Which turn is shown, and moving on by itself.

/** Milliseconds that a turn stays. */
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
    /** How much longer a turn is worth looking at, such as that with which a trick is complete. */
    readonly worth: (turn: number) => number = () => 1,
  ) {
    this.turn = this.#within(turn);
  }

  /** Shows a turn, and stays there. */
  go(turn: number): void {
    this.pause();
    this.turn = this.#within(turn);
  }

  step(by: number): void {
    this.go(this.turn + by);
  }

  /** Plays on; from the start where all is over. */
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
