// The bots that play in empty seats, and their levels in words.

import type { TableView } from "./protocol";
import { say } from "./words";

/** The levels that are offered, from weak to strong. */
export const BOTS: readonly string[] = ["beginner", "casual", "club", "expert", "analyst"];

/** Other bots whose names are in the words: those that studies compare. */
const STUDIED: readonly string[] = ["random", "simple", "sampler"];

/** The level that is chosen until the user chooses another. */
export const USUAL_BOT = "club";

/** How long bots take for a move. */
export const PACES = ["slow", "normal", "quick"] as const;

/** The level of a bot in words; a plug-in's bot is called by its name. */
export function botWords(bot: string): string {
  return BOTS.includes(bot) || STUDIED.includes(bot) ? say(`bots-${bot}`) : bot;
}

/** What a level of bots does, in a sentence. */
export function botAbout(bot: string): string {
  return say(BOTS.includes(bot) ? `bots-${bot}-about` : "bots-about");
}

/** What the bots know of the game, in a sentence; empty where they have learned to play it. */
export function botsKnow(knowledge: TableView["knowledge"]): string {
  return knowledge && knowledge !== "learned" ? say(`bots-know-${knowledge}`) : "";
}

/** The levels to choose from, with the present bot if it is not one of them. */
export function levels(bot: string): readonly string[] {
  return !bot || BOTS.includes(bot) ? BOTS : [...BOTS, bot];
}

/** A player's name; a bot's is followed by its level. */
export function withLevel(name: string, bot: string): string {
  return bot ? say("name-level", { name, level: botWords(bot) }) : name;
}
