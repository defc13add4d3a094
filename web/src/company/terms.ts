// The settings of a table, as names and values to be read.

import { botWords, withLevel } from "../lib/bots";
import type { GameInfo, TableView } from "../lib/protocol";
import { say } from "../lib/words";
import { label, value } from "../lib/options";
import { watchersSee } from "../table/spectators";
import { clockWords } from "./clock";

export interface Term {
  name: string;
  value: string;
}

/** The options of the game that differ from the usual ones, and who decides the seats if the cut does not. */
export function optionTerms(game: GameInfo, table: TableView): Term[] {
  const changed = game.options.filter(({ name }) => name in table.options && name !== "players");
  const terms = changed.map((option) => ({
    name: label(game.id, option.name),
    value: value(game.id, option, table.options[option.name]),
  }));
  return game.cut && table.host_seats ? [...terms, { name: say("seats-term"), value: say("seats-says") }] : terms;
}

/** Settings that are fixed before the start. */
export function companyTerms(table: TableView): Term[] {
  return [
    { name: say("clock-title"), value: clockWords(table.clock) },
    { name: say("back-title"), value: say(table.takebacks === false ? "back-says-off" : "back-says-on") },
    { name: say("hint-term"), value: say(hintKey(table)) },
    { name: say("watch-term"), value: watchersSee(table.game, table.open_after ?? -1) },
  ];
}

function hintKey(table: TableView): string {
  if (table.hints) return "hint-says-on";
  return table.newcomer_hints ? "hint-says-newcomers" : "hint-says-off";
}

/** Settings that the host may change at any time. */
export function hostTerms(table: TableView): Term[] {
  return [
    { name: say("talk-title"), value: say(table.talk === false ? "talk-says-off" : "talk-says-on") },
    { name: say("listed-short"), value: say(table.listed ? "listed-says-on" : "listed-says-off") },
    { name: say("closed-term"), value: say(table.closed ? "closed-says-on" : "closed-says-off") },
    { name: say("pace-title"), value: say(`pace-${table.pace ?? "normal"}`) },
    { name: say("last-card-term"), value: say(table.last_card ? "last-card-says-on" : "last-card-says-off") },
    { name: say("bots-title"), value: botsTerm(table) },
  ];
}

/** The level of all bots, if it is the same; else undefined. */
export function commonBot(table: TableView): string | undefined {
  const bots = new Set(table.members.map(({ bot }) => bot).filter(Boolean));
  if (!bots.size) return table.bots ?? "simple";
  return bots.size === 1 ? [...bots][0] : undefined;
}

/** The bots' common level in words, or each bot's name with its level. */
function botsTerm(table: TableView): string {
  const common = commonBot(table);
  if (common !== undefined) return botWords(common);
  return table.members
    .filter(({ bot }) => bot)
    .map(({ name, bot }) => withLevel(name, bot!))
    .join(", ");
}
