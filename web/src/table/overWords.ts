// Why a game was won, and the user's place, in words.

import { isolate } from "../lib/direction";
import type { Public } from "../lib/protocol";
import { has, say } from "../lib/words";
import { counted, minus } from "./numbers";
import type { People } from "./people";
import { placesOf } from "./score";

/** Which limit has ended the game; empty if it does not say. */
export function endWords({ end }: Public): string {
  return end && has(`end-${end.code}`) ? say(`end-${end.code}`, { number: end.number ?? 0 }) : "";
}

/** Whether the user's side has won, alone or with others. */
export function hasWon({ winners = [], scores = [] }: Public, { me }: People): boolean {
  return me >= 0 && winners.includes(me % (scores.length || 1));
}

/** A sentence that says by how much the winners won, and what wins the game. */
export function overWords(open: Public, people: People): string {
  const scores = open.scores ?? [];
  const winners = open.winners ?? [];
  const best = winners[0];
  if (best === undefined) return "";
  const wins = say(open.lowest_wins ? "over-lowest" : "over-highest");
  const score = scores[best] ?? 0;
  const points = counted(score);
  const others = scores.map((_, side) => side).filter((side) => !winners.includes(side));
  const places = placesOf(open);
  const next = others.sort((a, b) => places[a]! - places[b]!)[0];
  const hands = open.hands?.length ?? 0;
  if (winners.length > 1 || next === undefined) return say("over-shared", { hands, points, wins });
  const name = isolate(people.side(next, scores.length));
  return say("over-why", { hands, points, next: minus(scores[next] ?? 0), name, wins });
}

/** The user's place; empty for spectators and where there are two sides. */
export function placeWords(open: Public, people: People): string {
  const all = open.scores?.length ?? 0;
  if (people.me < 0 || all < 3) return "";
  return say("over-place", { place: placesOf(open)[people.me % all]!, all });
}
