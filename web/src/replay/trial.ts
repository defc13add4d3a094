import type { Move } from "../lib/protocol";
/** A decision that the reader makes again, on the table or in the panel beside it. */
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
