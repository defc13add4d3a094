// The settings of a table, as names and values to be read.

import type { GameInfo, TableView } from "../lib/protocol";
import { say } from "../lib/words";
import { BOTS, STUDIED } from "../lobby/begin";
import { label, value } from "../lobby/options";
import { watchersSee } from "../table/spectators";
import { told as clockTold } from "./clock";

export interface Term {
  name: string;
  value: string;
}

/** The options of the game that differ from the usual. */
export function optionTerms(game: GameInfo, table: TableView): Term[] {
  return game.options
    .filter(({ name }) => name in table.options && name !== "players")
    .map((option) => ({
      name: label(game.id, option.name),
      value: value(game.id, option, table.options[option.name]),
    }));
}

/** Settings that are fixed before the start. */
export function companyTerms(table: TableView): Term[] {
  return [
    { name: say("clock-title"), value: clockTold(table.clock) },
    { name: say("back-title"), value: say(table.takebacks === false ? "back-says-off" : "back-says-on") },
    { name: say("watch-term"), value: watchersSee(table.game, table.open_after ?? -1) },
  ];
}

/** Settings that the host may change at any time. */
export function hostTerms(table: TableView): Term[] {
  return [
    { name: say("talk-title"), value: say(table.talk === false ? "talk-says-off" : "talk-says-on") },
    { name: say("listed-short"), value: say(table.listed ? "listed-says-on" : "listed-says-off") },
    { name: say("bots-title"), value: botWords(table.bots ?? "simple") },
  ];
}

/** The level of bots in words; a plug-in's bot is called by its name. */
export function botWords(bot: string): string {
  return BOTS.includes(bot) || STUDIED.includes(bot) ? say(`bots-${bot}`) : bot;
}

/** What a level of bots does, in a sentence. */
export function botAbout(bot: string): string {
  return say(BOTS.includes(bot) ? `bots-${bot}-about` : "bots-about");
}
