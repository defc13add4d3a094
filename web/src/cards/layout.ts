// How a hand lies: rows, card width and the step from one card to the next.

export interface Layout {
  rows: number;
  /** Cards in a full row. */
  per: number;
  /** Of a card. */
  width: number;
  /** From one card to the next in a row. */
  step: number;
  /** From one row to the next. */
  rise: number;
  height: number;
  fan: boolean;
}

/** Room that a pressed card needs: nothing that is pressed shows less. */
const TOUCH = 44;
/** The same where cards are only looked at: rank and suit; and a whole card there. */
const GLANCE = 15;
const SMALL = 40;

export interface Ground {
  /** Width to lie in. */
  room: number;
  /** The widest that a card may be: what the height of the table allows. */
  most: number;
  /** The page is a phone; held sideways, the hand has half of its width. */
  phone: boolean;
  /** The page is low. */
  low: boolean;
  /** Cards are a little smaller. */
  small: boolean;
  /** Nothing here is pressed: on a phone cards lie closer. */
  looked?: boolean;
}

/** How many rows a hand wants; kept while a trick lies on the table. */
export function rowsFor(count: number, ground: Ground): number {
  if (ground.phone && ground.looked) {
    return Math.ceil(count / Math.min(16, 1 + Math.floor((ground.room - SMALL) / GLANCE)));
  }
  if (ground.phone) return count <= 7 ? 1 : count <= 14 ? 2 : Math.ceil(count / 8);
  const width = widthFor(count, 1, ground);
  return Math.max(1, Math.ceil((count - 1) / Math.max(1, Math.floor((ground.room - width) / TOUCH))));
}

function widthFor(count: number, rows: number, ground: Ground): number {
  const { room, most, phone, low, small, looked } = ground;
  const open = looked ? GLANCE : TOUCH;
  if (!phone) return Math.round(most);
  if (rows === 1 && looked && low) return SMALL;
  if (rows === 1) return Math.round(Math.min(most, room - open * (count - 1)));
  const per = Math.ceil(count / rows);
  const wanted = per > 7 || (low && rows > 2) ? 48 : Math.min(72, most * (low ? 0.85 : small ? 0.825 : 0.9));
  return Math.round(Math.max(48, Math.min(wanted, room - open * (per - 1))));
}

/** The places of `count` cards in so many rows. */
export function layout(count: number, rows: number, ground: Ground): Layout {
  const per = Math.max(1, Math.ceil(count / rows));
  const width = widthFor(count, rows, ground);
  const most = width * (ground.phone ? (rows === 1 ? 1.05 : width > 48 ? 1.06 : 0.92) : 0.8);
  const even = per > 1 ? (ground.room - width) / (per - 1) : most;
  const step = Math.min(most, even);
  const tall = width * 1.4;
  // Big cards of the upper row are overlapped from below; small ones lie apart.
  const apart = width > 48 ? tall - width * 0.15 : tall + 10;
  const rise = ground.low && rows > 2 ? tall * 0.6 : apart;
  return { rows, per, width, step, rise, height: tall + rise * (rows - 1), fan: !ground.phone };
}

export interface Spot {
  x: number;
  y: number;
  /** Degrees. */
  tilt: number;
  /** How much of the card is to be seen, and so can be pressed. */
  open: number;
}

/** Where each card lies, from the left upper corner of the hand. */
export function spots(count: number, { per, step, rise, fan, rows, width }: Layout): Spot[] {
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
