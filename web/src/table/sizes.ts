// Divides the table's room: the only place that decides how large the cards of the hand and of the trick
// may be, and whether plaques are flat to leave more height for cards.

import { ALONE, type TableForm, type Sizes } from "../cards/layout";
import { hasBoard, lookOf } from "../lib/looks.svelte";
import { provided } from "../lib/provided";
import type { State } from "../lib/protocol";

export interface TableGround {
  /** The width of the table without the side panel, in px. */
  width: number;
  height: number;
  form: TableForm;
  game: string;
  players: number;
  /** Cards in the user's hand. */
  cards: number;
  /** The user's factor for card sizes. */
  size: number;
}

/** The factor of each size that the user may choose besides "m"; a replay's cards are smaller. */
export const FACTORS: Record<string, number> = { xs: 0.72, s: 0.88, l: 1.15 };

/** The least width of a card that can be pressed or is played, in px. */
export const LEAST = 44;
/** The width of a trick's card as a fraction of a hand's. */
const PLAY = 0.96;
/** The greatest width of a trick's card, without the user's factor. */
const PLAY_AT_MOST = 96;
/** Below this height plaques are flat. */
const LOW = 740;
/** Below this height a phone in landscape has hardly room for the user's side. */
const TIGHT = 300;
/** If the hand's cards are wider than this, the trick is placed around, not in a row. */
const AROUND = 80;

/** Heights in px that are not available for cards. */
interface Taken {
  /** Paddings and gaps. */
  gaps: number;
  /** Plaques above the middle; with many players, a row of them. */
  plaques: number;
  row: number;
  /** Prompt and buttons. */
  asking: number;
  /** The cards that can be turned. */
  board: number;
}
const ROOMY: Taken = { gaps: 78, plaques: 108, row: 98, asking: 110, board: 68 };
const CLOSE: Taken = { gaps: 50, plaques: 60, row: 60, asking: 104, board: 42 };
const UPRIGHT = { gaps: 38, plaques: 92, asking: 98, board: 76, facts: 120 };

/** The height of the table's middle: that of cards in card widths, and that of words in px. */
interface Middle {
  tall: number;
  words: number;
}

export function divide(ground: TableGround): Sizes {
  const { form, size } = ground;
  if (form === "sideways") {
    return { ...onPhone(ground, true, 64 * size), ...(ground.height < TIGHT && { tight: true }) };
  }
  if (form === "upright") {
    const { gaps, plaques, asking, board, facts } = UPRIGHT;
    const more = corners(ground) ? facts : hasBoard(lookOf(ground.game)) ? board : 0;
    const free = ground.height - gaps - plaques - asking - more - 56;
    // The rows of a hand overlap slightly; the trick becomes smaller first.
    const rows = ground.cards <= 7 ? 1 : 1.75;
    const hand = Math.min(80 * size, Math.max(60, free / (1.4 * rows + 0.7 * 2.95)));
    return onPhone(ground, ground.height < 460, hand);
  }
  const rows = rowsOf(ground);
  const low = ground.height < LOW;
  const most = (corners(ground) || ground.width < 800 ? 100 : 104) * size;
  const free = ground.height - takenSpace(ground, rows, low ? CLOSE : ROOMY);
  const [around, flat] = middles(ground);
  const wide = share(free, around, ground);
  const hand = Math.max(Math.min(wide, most), Math.min(share(free, flat, ground), AROUND, most));
  const card = Math.round(Math.max(LEAST / PLAY, hand));
  return {
    form,
    low,
    hand: card,
    play: Math.round(Math.max(LEAST, Math.min(card, PLAY_AT_MOST * size))),
    columns: Math.ceil((ground.players - 1) / rows),
  };
}

function onPhone({ form, size }: TableGround, low: boolean, most: number): Sizes {
  return { form, low, hand: low ? Math.min(most, 64 * size) : most, play: 72 * Math.max(1, size), columns: 4 };
}

/** Whether the corners of the table are used for facts. */
const corners = ({ game }: TableGround): boolean => lookOf(game).parts.includes("facts");

/** The rows of the others' plaques, if there are many players. */
function rowsOf({ width, players }: TableGround): number {
  return Math.max(1, Math.ceil((players - 1) / Math.max(1, Math.floor((width - 32) / 128))));
}

function takenSpace({ game, players }: TableGround, rows: number, by: Taken): number {
  // The two at the sides are beside the trick; at least one is above it.
  const above = players > 6 ? rows * by.row : by.plaques;
  return by.gaps + above + by.asking + (hasBoard(lookOf(game)) ? by.board : 0);
}

/** The heights of a trick placed around, and of one in a row. */
function middles({ game, players }: TableGround): [Middle, Middle] {
  if (lookOf(game).parts.includes("piles"))
    return [
      { tall: 1.4, words: 92 },
      { tall: 1.4, words: 10 },
    ];
  const around = players > 4 ? 3.1 : 3;
  return [
    { tall: around, words: 56 },
    { tall: 1.6, words: 30 },
  ];
}

/** The width of the hand's cards if trick and hand share an amount of height. */
function share(free: number, { tall, words }: Middle, { width, cards }: TableGround): number {
  const rows = Math.max(1, Math.ceil((cards * LEAST + 60) / Math.max(1, width - 64)));
  return (free - words) / (PLAY * tall + 1.4 + 1.25 * (rows - 1));
}

/** The number of cards for which the hand needs room; with piles, that includes the card drawn each turn. */
export function holds({ own, public: open }: State): number {
  if (!own) return 0;
  const hand = own.hand?.length ?? 0;
  if (lookOf(open?.game).parts.includes("piles")) return hand + (own.taken ? 0 : 1);
  return open?.seats?.[own.seat]?.cards ?? hand;
}

/** The division of room; without a table, that of a large screen. */
export const [setSizes, sizesHere] = provided<Sizes>(ALONE);
