// How each game looks, as its folder states it; the server's list of the games says so.

import type { GameInfo, Look } from "./protocol";

/** The look of a game of which nothing is known (yet): cards of the standard deck. */
const PLAIN: Look = {
  minutes: 0,
  grows_with: [],
  cover: [],
  suits: [
    { letter: "s", sign: "♠", drawing: "spade" },
    { letter: "h", sign: "♥", drawing: "heart" },
    { letter: "c", sign: "♣", drawing: "club" },
    { letter: "d", sign: "♦", drawing: "diamond" },
  ],
  painted: false,
  name: "card-suit",
  heights: {},
  worth: {},
  cards: {},
  order_worth: [],
  trump_points: [],
  tricks: true,
  parts: [],
  seat: "tricks",
  bids: "",
  bid_signs: {},
  first_bid: 0,
  bid_parts: [],
  bid_unscored: "",
  shown: "face-up",
  signed: false,
  turn_up: [],
  verbs: [{ name: "play", to: "trick" }],
};

let known: Record<string, Look> = $state.raw({});

export function remember(games: GameInfo[]): void {
  known = Object.fromEntries(games.map(({ id, look }) => [id, look]));
}

export function lookOf(game: string | undefined): Look {
  return known[game ?? ""] ?? PLAIN;
}

/** Whether a game's cards turn, so that a board shows how they count now. */
export function hasBoard(look: Look): boolean {
  return Object.values(look.cards).some((card) => card.turned_by);
}

/**
 * Classes for a table: `corners` are full, there is much to show (`crowded`), bids are cards (`bid-cards`),
 * cards are drawn and discarded (`draws`).
 */
export function classesOf(look: Look): string[] {
  const corners = look.parts.includes("facts");
  const classes = {
    corners,
    crowded: corners || hasBoard(look),
    "bid-cards": look.bids === "cards",
    draws: look.parts.includes("piles"),
  };
  return Object.entries(classes).flatMap(([name, fits]) => (fits ? [name] : []));
}
