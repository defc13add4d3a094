// The tools of a table's header. On a phone those that are not kept are found under "More".

export interface Tool {
  name:
    | "last-trick"
    | "rules"
    | "score"
    | "talk"
    | "settings"
    | "keys"
    | "more"
    | "history"
    | "share";
  icon: string;
  keep: boolean;
}

/** What may lie open over a table; empty: nothing. */
export type Opened = Tool["name"] | "table" | "leave" | "delete" | "sit" | "";

const RULES: Tool = { name: "rules", icon: "book", keep: true };
const TALK: Tool = { name: "talk", icon: "talk", keep: true };
const SETTINGS: Tool = { name: "settings", icon: "settings", keep: false };
const KEYS: Tool = { name: "keys", icon: "keys", keep: false };
const MORE: Tool = { name: "more", icon: "menu", keep: true };

/** Before the game; the talk is for those who are here. */
export function waiting(talk: boolean): Tool[] {
  return [...(talk ? [TALK] : []), RULES, { ...SETTINGS, keep: true }];
}

/**
 * In the game; one without tricks has no last trick, a page with the talk beside it no tool for it.
 * On a phone the talk has the place of the score, which the seats tell too.
 */
export function playing(tricks: boolean, talk: boolean): Tool[] {
  const last: Tool = { name: "last-trick", icon: "last", keep: false };
  const score: Tool = { name: "score", icon: "score", keep: !talk };
  return [...(tricks ? [last] : []), RULES, score, ...(talk ? [TALK] : []), SETTINGS, KEYS, MORE];
}

/** In a replay; large screens have the history beside the table. */
export function replaying(large: boolean): Tool[] {
  const history: Tool = { name: "history", icon: "last", keep: true };
  const score: Tool = { name: "score", icon: "score", keep: true };
  const share: Tool = { name: "share", icon: "link", keep: true };
  return [...(large ? [] : [history]), score, share, { ...RULES, keep: false }, SETTINGS];
}
