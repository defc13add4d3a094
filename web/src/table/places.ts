// The places of a trick's cards: around the middle or, in low windows, in a row.

import type { CompassPoint } from "./seats";

/** The place of a card, in card widths from the middle; its tag is above or below it. */
export interface TrickSpot {
  x: number;
  y: number;
  /** The angle of the card, in degrees. */
  tilt: number;
  tag: "above" | "below";
  /** The greatest width of the card's tag, and how far the tag is shifted sideways from the card's middle, in card widths. */
  told: number;
  lean: number;
}

export interface Lay {
  /** The width of a card, in px. */
  width: number;
  spots: Partial<Record<CompassPoint, TrickSpot>>;
  /** The width of all cards together, in px. */
  span: number;
  height: number;
  /** Whether they are in a row. */
  flat: boolean;
}

const CARD = 1.4;
/** Height of a tag and the gap to its card. */
const TAG = 28;
/** The fraction by which a tilted card needs more room. */
const ASKEW = 0.08;
/** The least and greatest distance of cards in a row. */
const NEAR = 1.08;
const FAR = 1.7;
/** Cards of this width are placed around, even if a row would allow slightly larger ones. */
const FINE = 60;
const PREFERRED = 1.25;

type Size = { width: number; height: number };
type At = [x: number, y: number, tilt: number];
const AROUND: Record<number, Partial<Record<CompassPoint, At>>> = {
  2: { n: [0, -0.76, -1], s: [0, 0.76, 0.6] },
  3: { nw: [-0.6, -0.76, -1.4], ne: [0.6, -0.76, 1.2], s: [0, 0.76, 0.6] },
  4: { w: [-1.18, 0, -2], n: [0, -0.76, -1], e: [1.18, 0, 1.6], s: [0, 0.76, 0.6] },
  5: {
    w: [-1.3, 0.64, -2],
    nw: [-0.6, -0.84, -1.4],
    ne: [0.6, -0.84, 1.2],
    e: [1.3, 0.64, 1.6],
    s: [0, 0.74, 0.6],
  },
  6: {
    w: [-1.35, 0.72, -2],
    nw: [-1.16, -0.7, -1.4],
    n: [0, -0.84, -1],
    ne: [1.16, -0.7, 1.2],
    e: [1.35, 0.72, 1.6],
    s: [0, 0.6, 0.6],
  },
};
const ROW: CompassPoint[] = ["w", "nw", "n", "s", "ne", "e"];

/** The layout with the largest cards that fit, none wider than `most`. */
export function lay(players: number, room: Size, most: number): Lay {
  const spots = AROUND[players] ?? AROUND[6]!;
  const around = aroundMiddle(spots, room, most);
  const flat = sideBySide(
    ROW.filter((place) => spots[place]),
    room,
    most,
  );
  return flat.width > around.width * (around.width < FINE ? 1 : PREFERRED) ? flat : around;
}

function aroundMiddle(at: Partial<Record<CompassPoint, At>>, room: Size, most: number): Lay {
  const all = Object.values(at);
  const wide = 2 * Math.max(...Object.entries(at).map(([place, [x]]) => reach(x, toldPlace(place, all.length))));
  const high = Math.max(...all.map(([, y]) => y)) - Math.min(...all.map(([, y]) => y)) + CARD + ASKEW;
  const width = Math.min(most, room.width / wide, (room.height - 2 * TAG) / high);
  const spots = Object.fromEntries(
    Object.entries(at).map(([place, [x, y, tilt]]) => [
      place,
      { x, y, tilt, tag: place.startsWith("n") ? "above" : "below", ...toldPlace(place, all.length) },
    ]),
  );
  return { width, spots, span: width * wide, height: width * high + 2 * TAG, flat: false };
}

/** Where a tag has room between the cards and other tags; two tags side by side lean apart. */
function toldPlace(place: string, players: number): Pick<TrickSpot, "told" | "lean"> {
  if (place === "n") return { told: players > 4 ? 1.12 : players > 2 ? 1.9 : 2.1, lean: 0 };
  if (place === "w" && players < 5) return { told: 1.45, lean: -0.1 };
  if (place === "e" && players < 5) return { told: 1.45, lean: 0.1 };
  if (!place.startsWith("n")) return { told: players > 2 ? 1.3 : 2.1, lean: 0 };
  if (players > 5) return { told: 1.12, lean: 0 };
  return { told: 1.5, lean: place === "nw" ? -0.18 : 0.18 };
}

/** How far a card or its tag extends sideways from the middle, in card widths. */
function reach(x: number, { told, lean }: Pick<TrickSpot, "told" | "lean">): number {
  return Math.max(Math.abs(x) + (1 + ASKEW) / 2, Math.abs(x + lean) + told / 2);
}

function sideBySide(places: CompassPoint[], room: Size, most: number): Lay {
  const count = places.length;
  const width = Math.min(most, room.width / (NEAR * count), (room.height - TAG) / (CARD + ASKEW));
  const step = Math.max(NEAR, Math.min(FAR, room.width / width / count));
  const spots = Object.fromEntries(
    places.map((place, k) => [
      place,
      {
        x: (k - (count - 1) / 2) * step,
        y: -TAG / 2 / width,
        tilt: k % 2 ? 0.8 : -1,
        tag: "below",
        told: step - 0.06,
        lean: 0,
      },
    ]),
  );
  return { width, spots, span: width * step * count, height: width * CARD + TAG, flat: true };
}
