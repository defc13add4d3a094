// The drawings of cards, also used on paper, and the page's icons; Sprite.svelte makes symbols of them.

import drawings from "../../../src/nullo/drawing/shapes.json";

/** A shape of a court card: a path or a circle, in inks by name. */
export interface Shape {
  path?: string;
  cx?: number;
  cy?: number;
  r?: number;
  fill?: string;
  stroke?: string;
  width?: number;
}

type Shapes = (string | Shape)[];

/** Numerals in a box 28 high, drawn with a round-cornered stroke. */
export const NUMERALS: Record<string, { width: number; path: string }> = drawings.numerals;

export const STROKE = drawings.stroke;

/** Suits by their drawing, in a box of 24; a flower has petals instead of a path. */
export const SUITS: Record<string, { letter: string; edged: boolean; path?: string }> = drawings.suits;

/** A flower, whose petals are circles. */
export const FLOWER = drawings.flower;

/** The full circle of ALL, and the empty one of NOTHING. */
export const CIRCLES = drawings.circles;

/** Where the parts of a card lie, on its grid of 100 × 140. */
export const FACES = drawings.faces;

/** Court cards in a box of 62 × 84. J1: in profile, one eye. K1: with the sword. */
export const COURTS: [name: string, shapes: Shape[]][] = Object.entries<Shapes>(drawings.courts).map(
  ([name, shapes]) => [name, flat(shapes)],
);

function flat(shapes: Shapes): Shape[] {
  const parts: Record<string, Shapes> = drawings.parts;
  return shapes.flatMap((one) => (typeof one === "string" ? flat(parts[one]!) : [one]));
}

/** Icons, in a box of 24, drawn with a stroke of 2. */
export const ICONS: Record<string, string> = {
  analysis: "M4 20h16M4 15l5-5 4 3.5L20 6M15.5 6H20v4.5",
  book: "M12 6.5C10 5 7 4.5 4 4.5v13.5c3 0 6 .5 8 2 2-1.5 5-2 8-2V4.5c-3 0-6 .5-8 2Zm0 0V20",
  bot: "M5 9.5h14V19H5ZM12 9.5V5.5M9.5 14h.01M14.5 14h.01",
  bulb: "M9 17.5h6M10 20.5h4M9 17.5c0-2.5-3-3.8-3-8a6 6 0 0 1 12 0c0 4.2-3 5.5-3 8",
  check: "M5 12.5 10 17.5 19.5 7",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3.2 2",
  close: "M6 6l12 12M18 6 6 18",
  copy: "M9 9h11v11H9ZM15 9V4H4v11h5",
  crown: "M4 18.5V7.5l4.5 4L12 6l3.5 5.5 4.5-4v11Z",
  down: "M12 4v11m-5-4.5 5 5 5-5M5 20h14",
  eye: "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5C19 16.5 15.7 18.5 12 18.5S5 16.5 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  final: "M6 5l7 7-7 7M18 5v14",
  first: "M18 5l-7 7 7 7M6 5v14",
  keys: "M3 6.5h18v11H3ZM7 10.5h.01M12 10.5h.01M17 10.5h.01M8 14h8",
  last: "M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.8",
  link: "M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7L12 17.7",
  menu: "M5 12h.01M12 12h.01M19 12h.01",
  minus: "M5 12h14",
  next: "M9 5l7 7-7 7",
  no: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM6 6l12 12",
  pause: "M9 6v12M15 6v12",
  people:
    "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.5-4 3-5.5 6.5-5.5s6 1.5 6.5 5.5M15.5 5a3.5 3.5 0 0 1 0 6M18 14.5c2 .8 3.2 2.4 3.5 5",
  play: "M8 5.5v13l10.5-6.5Z",
  plus: "M12 5v14M5 12h14",
  prev: "M15 5l-7 7 7 7",
  reserve: "M7 4h10M7 20h10M8.5 4c0 5 7 5 7 8s-7 3-7 8M15.5 4c0 5-7 5-7 8s7 3 7 8",
  score: "M5 20V10m7 10V4m7 16v-7",
  send: "M4 11.5 20 4.5 14 20l-3-6.5ZM11 13.5l4-4",
  settings:
    "M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM8.5 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  talk: "M4 5.5h16v11H10.5L6 20.5v-4H4Z",
  turn: "M4.5 11a7.7 7.7 0 0 1 14-3.5M19.5 13a7.7 7.7 0 0 1-14 3.5M19 3v5h-5M5 21v-5h5",
  undo: "M8.5 4.5 4 9l4.5 4.5M4 9h10.5a5.5 5.5 0 0 1 0 11H10",
  up: "M12 20V6m-6 6 6-6 6 6",
  warn: "M12 4 2.5 20h19ZM12 10v4.5M12 17.3h.01",
};
