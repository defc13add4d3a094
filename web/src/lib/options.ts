// The options of a game as a form: what each field shows, and what is wrong with it.

import type { Options } from "./api";
import type { GameInfo, OptionInfo } from "./protocol";
import { has, say } from "./words";

const LIST_AT_MOST = 100;

/** The content of a field: a string, or whether it is on. */
export type Field = string | boolean;
export type OptionForm = Record<string, Field>;

/** All options of a game, including the number of players. */
export function all(game: GameInfo): OptionInfo[] {
  const [low, high] = game.players;
  const players: OptionInfo = {
    name: "players",
    kind: "number",
    default: game.default_players,
    low,
    high,
  };
  return [players, ...game.options].filter((option) => !isFixed(option));
}

function isFixed({ kind, choices, low, high }: OptionInfo): boolean {
  return kind === "word" ? (choices?.length ?? 0) < 2 : kind === "number" && low === high;
}

/** The form of a game's options, with the given values and otherwise the usual ones. */
export function usual(game: GameInfo, given: Options = {}): OptionForm {
  const value = ({ name, default: usual }: OptionInfo) => (name in given ? given[name] : usual);
  return Object.fromEntries(all(game).map((option) => [option.name, fieldOf(value(option))]));
}

function fieldOf(value: unknown): Field {
  if (typeof value === "boolean") return value;
  if (value === null || value === undefined) return "";
  return Array.isArray(value) ? value.join(", ") : String(value);
}

/** The value of a field, or a message about what is wrong with it. */
export function read(option: OptionInfo, field: Field): { value: unknown } | { wrong: string } {
  if (typeof field === "boolean") return { value: field };
  const text = field.trim();
  if (option.kind === "word") return { value: text };
  const { low = 0, high = 0 } = option;
  if (option.kind === "list") {
    const parts = text.split(/[\s,;]+/).filter(Boolean);
    const numbers = parts.map((part) => whole(part, low, high));
    const fits = numbers.length > 0 && numbers.length <= LIST_AT_MOST && !numbers.includes(null);
    return fits ? { value: numbers } : { wrong: say("option-wrong-list", { low }) };
  }
  if (option.unset && (!text || ["none", say("option-unset")].includes(text.toLowerCase()))) {
    return { value: null };
  }
  if (!text) return { wrong: say("option-wrong-empty") };
  const number = whole(text, low, high);
  return number === null ? { wrong: say("option-wrong-number", { low, high }) } : { value: number };
}

function whole(text: string, low: number, high: number): number | null {
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  return number >= low && number <= high ? number : null;
}

/** The options that differ from the usual ones, with `players`; null if a field is wrong. */
export function optionsOf(game: GameInfo, form: OptionForm): Options | null {
  const options: Options = { players: game.default_players };
  for (const option of all(game)) {
    const field = form[option.name];
    if (field === undefined) continue;
    const result = read(option, field);
    if ("wrong" in result) return null;
    if (option.name === "players" || field !== fieldOf(option.default)) {
      options[option.name] = result.value;
    }
  }
  return options;
}

/** The number of options whose fields differ from the usual form, or from another form. */
export function changes(game: GameInfo, form: OptionForm, first = usual(game)): number {
  return Object.keys(first).filter((name) => form[name] !== first[name]).length;
}

/** The range of a field in words; empty where it is obvious. */
export function range(option: OptionInfo): string {
  const { low = 0, high = 0 } = option;
  if (option.kind === "list") return say("option-list-range", { low });
  if (option.kind !== "number") return "";
  // 10,000 is only the engine's limit, which players need not know.
  return high < 10_000 ? say("option-range", { low, high }) : "";
}

/** The key of an option's words: the game's own, or one that games share. */
function key(game: string, name: string, rest = ""): string {
  const own = `option-${game}-${name}${rest}`;
  return has(own) ? own : `option-${name}${rest}`;
}

export function label(game: string, name: string): string {
  const found = key(game, name);
  return has(found) ? say(found) : name.replaceAll("_", " ");
}

/** The description of an option; a plug-in may have none. */
export function sentence(game: string, name: string): string {
  const found = key(game, name, "-about");
  return has(found) ? say(found) : "";
}

export function choice(game: string, name: string, value: string): string {
  const found = key(game, name, `-${value}`);
  return has(found) ? say(found) : value;
}

/** The meaning of an option without a value. */
export function unset(game: string, name: string): string {
  const own = `option-${game}-${name}-unset`;
  return say(has(own) ? own : "option-unset");
}

/** A value in words, for those who sit down at a table. */
export function value(game: string, option: OptionInfo, given: unknown): string {
  if (typeof given === "boolean") return say(given ? "option-on" : "option-off");
  if (given === null || given === undefined) return unset(game, option.name);
  return Array.isArray(given) ? given.join(", ") : choice(game, option.name, String(given));
}
