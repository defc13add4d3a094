// A kept score as the state of a table, so that everything that draws the score of a table draws it, too.

import type { KeptScore, Public, ScoreRules, State } from "../lib/protocol";
import { say } from "../lib/words";
import { where } from "../table/progress";
import type { Reckoning } from "./reckoning";

/** A state of which only the score is known. */
export function asState(score: KeptScore, rules: ScoreRules, reckoning: Reckoning): State {
  const { hands, parts, totals, winners, end, dealers, doubledFrom } = reckoning;
  const open = {
    game: score.game,
    players: rules.players,
    hand: hands.length - (end ? 1 : 0),
    dealer: dealers.at(-1),
    actor: end ? -4 : -1,
    seats: [],
    scores: totals,
    hands_to_play: rules.hands,
    target: rules.target,
    lowest_wins: rules.lowest_wins,
    hands,
    parts,
    winners,
    ...(end ? { end } : {}),
    doubled_from: doubledFrom,
  } as unknown as Public;
  return {
    table: {
      id: "",
      game: score.game,
      options: score.options,
      stage: end ? "over" : "playing",
      host: 0,
      members: score.names.map((name, id) => ({ id, name })),
      seats: score.names.map((_, seat) => seat),
      asked: [],
    },
    you: { member: -1, seat: -1 },
    public: open,
  } as unknown as State;
}

/** How far a game has got, how many cards everybody has (if `size` is not 0), and who deals. */
export function standing(state: State, size: number, name: string): string {
  const cards = size ? [say("keep-size", { count: size })] : [];
  return [...where(state).slice(0, 3), ...cards, say("keep-deals", { name })].join(" · ");
}
