// Requests of the scorekeeper.

import { ask, type Options } from "../lib/api";
import type { ChangeScore, KeptScore, ScoreRules, SharedScore, SharingScore, UsualScoreRules } from "../lib/protocol";
import { remembered } from "../lib/remembered";
import { spoken } from "../lib/spoken.svelte";

/** What every game scores at a real table, with its usual options; requested once. */
export const usualScoreRules = remembered(() => ask<UsualScoreRules>("GET", "/score-rules"));

/** What a game scores at a real table. */
export const scoreRules = (game: string, options: Options): Promise<ScoreRules> =>
  ask("POST", `/score-rules?lang=${spoken.language}`, { game, options });

export const shareScore = (score: KeptScore): Promise<SharingScore> => ask("POST", "/scores", { score });

/** Sends the present state of a shared score. */
export const changeScore = (id: string, body: ChangeScore): Promise<void> =>
  ask("PUT", `/scores/${encodeURIComponent(id)}`, body);

/** Stops sharing a score. */
export const removeScore = (id: string, key: string): Promise<void> =>
  ask("DELETE", `/scores/${encodeURIComponent(id)}`, { key });

/** A score that somebody shares; undefined if it has not changed since. */
export const sharedScore = (id: string, after: number): Promise<SharedScore | undefined> =>
  ask("GET", `/scores/${encodeURIComponent(id)}?after=${after}`);
