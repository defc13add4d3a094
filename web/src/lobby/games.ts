// What the lobby knows of the games beyond what the server says: how long they take, and their art.

interface About {
  minutes: number;
  /** Three cards, fanned out. */
  art: string[];
  /** Whether the cut finds all seats, only the dealer, or does not happen. */
  cut: "seats" | "dealer" | "none";
}

const KNOWN: Record<string, About> = {
  "all-or-nothing": { minutes: 25, art: ["As", "9h", "Nd"], cut: "seats" },
  "alles-oder-nichts": { minutes: 20, art: ["12d", "9c", "1s"], cut: "dealer" },
  nothing: { minutes: 10, art: ["7d", "Jh", "Kh"], cut: "none" },
  "all-fives": { minutes: 15, art: ["As", "5s", "Ks"], cut: "dealer" },
  sauce: { minutes: 45, art: ["p10", "SAUCE", "b1"], cut: "seats" },
};

/** Numbers of an option that are not a range. */
export const ONLY: Record<string, string[]> = { "all-fives batch": ["1", "2", "3", "6"] };

const PLUGIN: About = { minutes: 0, art: [], cut: "none" };

/** What is known of a game; little of a plug-in's. */
export function about(game: string): About {
  return KNOWN[game] ?? PLUGIN;
}
