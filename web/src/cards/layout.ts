// The layout of a hand: rows, card width and the step from one card to the next.

/** The form of a table: with seats all around the trick, or on a phone in portrait or landscape. */
export type TableForm = "wide" | "upright" | "sideways";

/** How the table divides its room, and how large cards may be. */
export interface Sizes {
  form: TableForm;
  /** Whether the window is low: plaques are flat, and everything is closer together. */
  low: boolean;
  /** Whether it is so low, like a small window at 200 %, that the rows of a hand overlap more. */
  tight?: boolean;
  /** The greatest width of a card of the hand. */
  hand: number;
  /** The greatest width of a card of the trick. */
  play: number;
  /** Plaques per row, if there are so many players that they are in rows. */
  columns: number;
}

/** The sizes of cards that are shown without a table: those of a large screen. */
export const ALONE: Sizes = { form: "wide", low: false, hand: 104, play: 96, columns: 1 };

export interface Layout {
  rows: number;
  per: number;
  width: number;
  /** The distance from one card to the next in a row. */
  step: number;
  /** The distance from one row to the next. */
  rise: number;
  height: number;
  fan: boolean;
}

/** The least visible width of a card that can be pressed. */
const TOUCH = 44;
/** For cards that are only shown: the least visible width, enough for rank and suit; and the width of a card. */
const GLANCE = 15;
const SMALL = 40;

export interface HandGround {
  room: number;
  /** The greatest width of a card, which the height of the table allows. */
  most: number;
  /** Whether the page is on a phone; in landscape the hand has half of its width. */
  phone: boolean;
  low: boolean;
  /** Whether it is so low that rows overlap more. */
  tight?: boolean;
  /** Whether cards are a little smaller. */
  small: boolean;
  /** Whether nothing can be pressed; on a phone the cards are then closer together. */
  looked?: boolean;
}

/** The number of rows for a hand; it does not change while a trick is on the table. */
export function rowsFor(count: number, ground: HandGround): number {
  if (ground.phone && ground.looked) {
    return Math.ceil(count / Math.min(16, 1 + Math.floor((ground.room - SMALL) / GLANCE)));
  }
  if (ground.phone) return count <= 7 ? 1 : count <= 14 ? 2 : Math.ceil(count / 8);
  const width = widthFor(count, 1, ground);
  return Math.max(1, Math.ceil((count - 1) / Math.max(1, Math.floor((ground.room - width) / TOUCH))));
}

function widthFor(count: number, rows: number, ground: HandGround): number {
  const { room, most, phone, low, small, looked } = ground;
  const open = looked ? GLANCE : TOUCH;
  if (!phone) return Math.round(most);
  if (rows === 1 && looked && low) return SMALL;
  if (rows === 1) return Math.round(Math.min(most, room - open * (count - 1)));
  const per = Math.ceil(count / rows);
  const wanted = per > 7 || (low && rows > 2) ? 48 : Math.min(72, most * (low ? 0.85 : small ? 0.825 : 0.9));
  return Math.round(Math.max(48, Math.min(wanted, room - open * (per - 1))));
}

/** The places of `count` cards in a number of rows. */
export function layout(count: number, rows: number, ground: HandGround): Layout {
  const per = Math.max(1, Math.ceil(count / rows));
  const width = widthFor(count, rows, ground);
  const most = width * (ground.phone ? (rows === 1 ? 1.05 : width > 48 ? 1.06 : 0.92) : 0.8);
  const even = per > 1 ? (ground.room - width) / (per - 1) : most;
  const step = Math.min(most, even);
  const tall = width * 1.4;
  // The lower row covers part of large cards in the row above; small ones do not overlap.
  const apart = width > 48 ? tall - width * 0.15 : tall + 10;
  const rise = ground.low && (rows > 2 || ground.tight) ? tall * 0.6 : apart;
  return { rows, per, width, step, rise, height: tall + rise * (rows - 1), fan: !ground.phone };
}

export interface CardSpot {
  x: number;
  y: number;
  /** The angle of the card, in degrees. */
  tilt: number;
  /** The visible width, which can be pressed. */
  open: number;
}

/** The place of each card, from the upper left corner of the hand. */
export function spots(count: number, { per, step, rise, fan, rows, width }: Layout): CardSpot[] {
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / per);
    const column = i % per;
    const off = fan && rows === 1 ? column - (count - 1) / 2 : 0;
    const flat = count > 12 ? 12 / count : 1;
    return {
      x: column * step,
      y: row * rise + off * off * 0.0045 * width * flat * flat,
      tilt: off * 0.5 * flat,
      open: column === per - 1 || i === count - 1 ? width : Math.min(step, width),
    };
  });
}
