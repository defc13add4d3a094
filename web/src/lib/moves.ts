// Moves as values, and how a game wants its verbs to be offered.

import { lookOf } from "./looks.svelte";
import type { Line, Move, Verb } from "./protocol";

/** The verb of a card played to a trick. */
export const PLAY = "play";

/** The verb as words, for verbs that the game has no words for. */
export const verbWords = ({ verb }: Move): string => verb.replaceAll("-", " ");

/** A key that equal moves share, such as `play 5h`; it is not to be parsed. */
export function keyOf(move: Move): string {
  const { card = "", number = "", seat = -1 } = move;
  return `${verbWords(move)} ${card || number || (number === 0 ? 0 : seat < 0 ? "" : seat)}`.trimEnd();
}

export function isSame(one: Move | null | undefined, other: Move | null | undefined): boolean {
  return !!one && !!other && keyOf(one) === keyOf(other);
}

export function has(moves: Move[] | undefined, move: Move): boolean {
  return (moves ?? []).some((one) => isSame(one, move));
}

/** What a game says of a move's verb. */
export function verbOf(move: Move | undefined, game: string | undefined): Verb {
  const name = move?.verb ?? "";
  return lookOf(game).verbs.find((verb) => verb.name === name) ?? { name };
}

/** Whether a line of the log is about a card played to a trick. */
export const isPlay = (line: Line): boolean => line.move?.verb === PLAY;
