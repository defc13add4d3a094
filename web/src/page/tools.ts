// The tools in a table's header. On a phone, those that do not fit are under "More".

export interface Tool {
  name:
    | "last-trick"
    | "hint"
    | "rules"
    | "score"
    | "talk"
    | "settings"
    | "keys"
    | "more"
    | "history"
    | "analysis"
    | "share";
  icon: string;
  keep: boolean;
}

/** What may be open over a table; empty: nothing. */
export type Opened = Tool["name"] | "table" | "leave" | "delete" | "sit" | "";

const HINT: Tool = { name: "hint", icon: "bulb", keep: true };
const RULES: Tool = { name: "rules", icon: "book", keep: true };
const TALK: Tool = { name: "talk", icon: "talk", keep: true };
const SETTINGS: Tool = { name: "settings", icon: "settings", keep: false };
const KEYS: Tool = { name: "keys", icon: "keys", keep: false };
const MORE: Tool = { name: "more", icon: "menu", keep: true };

/** Before the game; the talk is for members with a seat. */
export function waiting(talk: boolean): Tool[] {
  return [...(talk ? [TALK] : []), RULES, { ...SETTINGS, keep: true }];
}

/**
 * During the game. Games without tricks have no last trick, and a page with the talk beside the table
 * needs no tool for it. Hints are for those who may have them. On a phone the talk replaces the score, which the seats show as well.
 */
export function playing(tricks: boolean, talk: boolean, hints: boolean): Tool[] {
  const last: Tool = { name: "last-trick", icon: "last", keep: false };
  const score: Tool = { name: "score", icon: "score", keep: !talk };
  return [
    ...(tricks ? [last] : []),
    ...(hints ? [HINT] : []),
    RULES,
    score,
    ...(talk ? [TALK] : []),
    SETTINGS,
    KEYS,
    MORE,
  ];
}

/** In a replay; large screens have the history beside the table. */
export function replaying(large: boolean): Tool[] {
  const history: Tool = { name: "history", icon: "last", keep: true };
  const score: Tool = { name: "score", icon: "score", keep: true };
  const share: Tool = { name: "share", icon: "link", keep: true };
  const analysis: Tool = { name: "analysis", icon: "analysis", keep: true };
  return [analysis, ...(large ? [] : [history]), score, share, { ...RULES, keep: false }, SETTINGS];
}
