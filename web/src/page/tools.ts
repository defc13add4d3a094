// The tools of a table's header. On a phone those that are not kept are found under "More".

export interface Tool {
  name: "last-trick" | "rules" | "score" | "settings" | "keys" | "more";
  icon: string;
  keep: boolean;
}

const RULES: Tool = { name: "rules", icon: "book", keep: true };
const SETTINGS: Tool = { name: "settings", icon: "settings", keep: false };
const KEYS: Tool = { name: "keys", icon: "keys", keep: false };
const MORE: Tool = { name: "more", icon: "menu", keep: true };

/** Before the game. */
export const WAITING: Tool[] = [RULES, { ...SETTINGS, keep: true }];

/** In the game; one without tricks has no last trick. */
export function playing(tricks: boolean): Tool[] {
  const last: Tool = { name: "last-trick", icon: "last", keep: false };
  const score: Tool = { name: "score", icon: "score", keep: true };
  return [...(tricks ? [last] : []), RULES, score, SETTINGS, KEYS, MORE];
}
