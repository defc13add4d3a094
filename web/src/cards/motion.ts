// Animates cards: places have keys, and a change of the page is described as moves between places.
//
// What moves is a copy in a layer above the table. The page itself is in its final state at once, so
// nothing waits for an animation, and no card can get lost in one.

import { tick } from "svelte";

import { DEAL_AT_MOST, DEAL_OF_A_CARD, isStill, PLAY_FLIES, TRICK_IS_GATHERED, TRICK_RESTS } from "../lib/pacing";
import "../styles/flights.css";

/** Durations in milliseconds. A complete trick rests before it is gathered, so that it can be read. */
export const TIMES = {
  play: PLAY_FLIES,
  turn: 320,
  gather: TRICK_IS_GATHERED,
  deal: DEAL_OF_A_CARD,
  rest: TRICK_RESTS,
};
const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** A movement of a card: from one place to another, or turned over in its place. */
export type Flight =
  { from: string; to: string; turn?: boolean; delay?: number; ms?: number } | { at: string; delay?: number };

interface Seen {
  x: number;
  y: number;
  /** The width of the card; 0 for a spot without one (a plaque or an empty pile). */
  width: number;
  angle: number;
  /** A copy of the card. */
  copy: HTMLElement | null;
}

export type Shot = ReadonlyMap<string, Seen>;

const places = new Map<string, HTMLElement>();
const flights = new Set<() => void>();
let resting: (() => void) | null = null;
let layer: HTMLElement | null = null;

/** An attachment that makes an element a place with this key. */
export function place(key: string) {
  return (element: HTMLElement): (() => void) => {
    places.set(key, element);
    return () => {
      if (places.get(key) === element) places.delete(key);
    };
  };
}

/** Whether animation is turned off. */
export function still(): boolean {
  return document.hidden || typeof document.body.animate !== "function" || isStill();
}

/** The present positions of all places; animations under way end first. */
export function capture(): Shot {
  finish();
  if (still()) return new Map();
  return new Map([...places].map(([key, element]) => [key, look(key, element)]));
}

/** Changes the page and animates its cards; resolves when they have arrived. */
export async function change(update: () => void, moves: Flight[]): Promise<void> {
  const shot = capture();
  update();
  await tick();
  if (!still()) await Promise.all(moves.map((move) => launch(shot, move)));
}

/** Ends all animations at once. */
export function finish(): void {
  for (const land of [...flights]) land();
}

/** Resolves when no card is moving and no trick rests. */
export async function whenSettled(): Promise<void> {
  while (flights.size || resting) await new Promise((resolve) => setTimeout(resolve, 30));
}

/** Waits while a complete trick rests; `hurry` ends it early. */
export function rest(ms = TIMES.rest): Promise<void> {
  hurry();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      resting = null;
      resolve();
    };
    const timer = setTimeout(end, ms);
    resting = end;
  });
}

export function hurry(): void {
  resting?.();
}

/** The flight of a card that a seat plays to the trick; `mine` is its code if it is the user's. */
export function flightOfPlay(seat: number, mine = ""): Flight[] {
  return [{ from: mine ? `hand:${mine}` : `seat:${seat}`, to: `trick:${seat}` }];
}

export function flightsOfTrick(seats: number[], to: string): Flight[] {
  return seats.map((seat) => ({ from: `trick:${seat}`, to, ms: TIMES.gather }));
}

/** The flights of a deal, card by card and in rounds; `hands` has the places of each seat's cards. */
export function flightsOfDeal(from: string, hands: string[][]): Flight[] {
  const rounds = Math.max(0, ...hands.map((hand) => hand.length));
  const order: string[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const hand of hands) if (hand[round]) order.push(hand[round]!);
  }
  const gap = Math.min(TIMES.deal, DEAL_AT_MOST / Math.max(1, order.length));
  return order.map((to, i) => ({ from, to, turn: true, delay: i * gap }));
}

function look(key: string, element: HTMLElement): Seen {
  const card = cardOf(key, element);
  const { left, top, width, height } = (card ?? element).getBoundingClientRect();
  const seen = { x: left + width / 2, y: top + height / 2, width: 0, angle: 0, copy: null };
  if (!card) return seen;
  const copy = card.cloneNode(true) as HTMLElement;
  for (const name of ["role", "aria-label"]) copy.removeAttribute(name);
  return { ...seen, width: card.offsetWidth, angle: angleOf(card), copy };
}

/** The card at a place; null at a plaque, although it may show small cards. */
function cardOf(key: string, element: HTMLElement): HTMLElement | null {
  if (key.startsWith("seat:")) return null;
  return element.matches(".card") ? element : element.querySelector<HTMLElement>(".card");
}

/** The angle of a card including its containers, in degrees. */
function angleOf(card: HTMLElement): number {
  let angle = 0;
  let part: HTMLElement | null = card;
  for (let depth = 0; part && depth < 4; depth++, part = part.parentElement) {
    const { rotate, transform } = getComputedStyle(part);
    if (rotate !== "none") angle += parseFloat(rotate) || 0;
    if (transform !== "none") {
      const { a, b } = new DOMMatrixReadOnly(transform);
      angle += (Math.atan2(b, a) * 180) / Math.PI;
    }
  }
  return angle;
}

function launch(shot: Shot, move: Flight): Promise<void> {
  const from = shot.get("at" in move ? move.at : move.from);
  const key = "at" in move ? move.at : move.to;
  const target = places.get(key);
  if (!from || !target) return Promise.resolve();
  const to = look(key, target);
  const turning = "at" in move || move.turn === true;
  const front = to.copy ?? from.copy;
  if ("at" in move && !to.copy) return Promise.resolve();
  const width = to.width || from.width || 48;
  // At a spot the card is small.
  const small = Math.min(1, 30 / width);
  const ghost = box("flight");
  ghost.style.cssText = `left: ${to.x - width / 2}px; top: ${to.y - width * 0.7}px; --card-w: ${width}px; --mini-w: ${width}px`;
  const sheet = box("sheet");
  ghost.append(sheet);
  sheet.append(front ?? box("flight-back"));
  if (turning) {
    const back = ("at" in move || !to.copy ? from.copy : null) ?? box("flight-back");
    back.classList.add("under");
    sheet.append(back);
  }
  over().append(ghost);

  const ms = "at" in move ? TIMES.turn : (move.ms ?? TIMES.play);
  const timing = { duration: ms, delay: move.delay ?? 0, easing: EASE, fill: "both" as const };
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) rotate(${from.angle}deg) scale(${from.width ? from.width / width : small})`;
  const end = `rotate(${to.angle}deg) scale(${to.width ? 1 : small})`;
  const going = ghost.animate([{ transform: start }, { transform: end }], timing);
  // It is invisible before it starts, and after it has arrived at a spot.
  const fade = [
    { opacity: 0 },
    { opacity: 1, offset: 0.01 },
    { opacity: 1, offset: to.width ? 1 : 0.7 },
    { opacity: to.width ? 1 : 0 },
  ];
  const parts = [going, ghost.animate(fade, { ...timing, easing: "linear" })];
  if (turning) {
    const half = { transform: "rotateY(180deg)" };
    parts.push(sheet.animate([half, { transform: "rotateY(0)" }], timing));
  }
  // The real card is already in its place, and stays hidden until the copy arrives.
  const card = cardOf(key, target);
  if (to.width && card) {
    parts.push(card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms + (move.delay ?? 0) }));
  }
  return new Promise((resolve) => {
    const land = (): void => {
      if (!flights.delete(land)) return;
      clearTimeout(late);
      for (const part of parts) part.cancel();
      ghost.remove();
      resolve();
    };
    // A page in the background reports no end of an animation.
    const late = setTimeout(land, ms + (move.delay ?? 0) + 200);
    flights.add(land);
    going.onfinish = land;
    going.oncancel = land;
  });
}

function box(className: string): HTMLElement {
  const made = document.createElement("div");
  made.className = className;
  return made;
}

/** The layer in which copies of cards move; created if it is missing. */
function over(): HTMLElement {
  if (!layer?.isConnected) {
    layer = box("flights");
    layer.setAttribute("aria-hidden", "true");
    // Inside the table's own layers, so that messages are above it.
    (document.querySelector("main") ?? document.body).append(layer);
  }
  return layer;
}
