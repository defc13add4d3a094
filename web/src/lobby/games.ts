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

/** What the minutes above are for. */
const USUAL: Record<string, number> = {
  "all-or-nothing": 10,
  "alles-oder-nichts": 33 * 4,
  nothing: 4,
  "all-fives": 2 * 61,
  sauce: 10,
};

/** How much there is to play: hands, tricks or rounds times players, as it makes a game long. */
function extent(game: string, options: Record<string, unknown>): number {
  const number = (name: string, usual: number): number => {
    const given = options[name];
    return typeof given === "number" && given > 0 ? given : usual;
  };
  switch (game) {
    case "alles-oder-nichts": {
      const sizes = Array.isArray(options["hand_sizes"]) ? (options["hand_sizes"] as number[]) : [6, 5, 4, 3, 4, 5, 6];
      const hands = number("hands", 7);
      const tricks = Array.from({ length: hands }, (_, hand) => sizes[hand % sizes.length]!);
      return tricks.reduce((sum, size) => sum + size, 0) * number("players", 4);
    }
    case "nothing":
      return number("players", 4) * number("rounds", 1);
    case "all-fives":
      return number("players", 2) * number("target", 61);
    default:
      return number("hands", 10);
  }
}

/** About how many minutes a game with these options takes; 0 where nobody knows. */
export function minutesOf(game: string, options: Record<string, unknown>): number {
  const { minutes } = about(game);
  const part = minutes ? (minutes * extent(game, options)) / USUAL[game]! : 0;
  if (part <= 5) return part && Math.max(2, Math.ceil(part));
  return part < 90 ? Math.round(part / 5) * 5 : Math.round(part / 15) * 15;
}

const PLUGIN: About = { minutes: 0, art: [], cut: "none" };

/** What is known of a game; little of a plug-in's. */
export function about(game: string): About {
  return KNOWN[game] ?? PLUGIN;
}
