// The record of a game, as far as the page reads it.

export interface GameRecord {
  game: string;
  names?: string[];
  hands: { deck: string[]; redeals?: string[][]; draws?: string[] }[];
  meta?: Record<string, unknown>;
}
