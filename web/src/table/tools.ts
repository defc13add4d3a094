// The tools in a table's header. On a phone, those that do not fit are under "More".

const ICONS = {
  "last-trick": "last",
  hint: "bulb",
  rules: "book",
  score: "score",
  talk: "talk",
  settings: "settings",
  keys: "keys",
  more: "menu",
  history: "last",
  analysis: "analysis",
  share: "link",
};

export interface Tool {
  name: keyof typeof ICONS;
  icon: string;
  /** Whether a phone's header shows it, too, and not only "More". */
  keep: boolean;
}

/** A tool, which stays in a phone's header unless `keep` is false. */
export const tool = (name: Tool["name"], keep = true): Tool => ({ name, icon: ICONS[name], keep });

/** What may be open over a table; empty if nothing is. */
export type Opened = Tool["name"] | "table" | "leave" | "delete" | "sit" | "";

/** What may be open over a replay; empty if nothing is. */
export type OpenedInReplay = Tool["name"] | "check" | "result" | "";

/** The tools before the game; the talk is for members with a seat. */
export function waiting(talk: boolean): Tool[] {
  return [...(talk ? [tool("talk")] : []), tool("rules"), tool("settings")];
}

/**
 * During the game. Games without tricks have no last trick, and a page with the talk beside the table
 * needs no tool for it. Hints are for those who may have them. On a phone the talk replaces the score, which the seats show as well.
 */
export function playing(tricks: boolean, talk: boolean, hints: boolean): Tool[] {
  const [last, talking] = [tool("last-trick", false), tool("talk")];
  const game = [...(tricks ? [last] : []), ...(hints ? [tool("hint")] : []), tool("rules"), tool("score", !talk)];
  return [...game, ...(talk ? [talking] : []), tool("settings", false), tool("keys", false), tool("more")];
}

/** The tools of a replay; large screens have the history beside the table. */
export function replaying(large: boolean): Tool[] {
  const history = large ? [] : [tool("history")];
  const last = [tool("rules", false), tool("settings", false)];
  return [tool("analysis"), ...history, tool("score"), tool("share"), ...last];
}
