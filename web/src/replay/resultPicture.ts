// Draws the result of a game as a picture to share.

import { titleOf } from "../lib/words";
import type { State } from "../lib/protocol";
import { minus } from "../table/numbers";
import { endWords, overWords } from "../table/overWords";
import { People, peopleOf } from "../table/people";
import { byPlace, placesOf } from "../table/score";
import { Teller } from "../table/telling";

export const WIDTH = 1200;
export const HEIGHT = 630;

/** The people as all see them: nobody is "You". */
function everybody(state: State): People {
  return new People(peopleOf(state).names);
}

/** The result as lines of text: the game, who has won and why, the totals. */
export function resultText(state: State): string[] {
  const open = state.public!;
  const people = everybody(state);
  const scores = open.scores ?? [];
  const places = placesOf(open);
  const totals = byPlace(
    open,
    scores.map((_, side) => side),
  ).map((side) => `${places[side]}. ${people.side(side, scores.length)}: ${minus(scores[side] ?? 0)}`);
  const teller = new Teller(people, (code) => code);
  const limit = endWords(open);
  const why = `${limit ? `${limit}. ` : ""}${overWords(open, people)}`;
  return [`Nullo · ${titleOf(state.table.game)}`, teller.winners(open), why, ...totals];
}

/** Draws the result in the page's own colours and fonts. */
export function drawResult(canvas: HTMLCanvasElement, state: State): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const style = getComputedStyle(canvas);
  // A token is resolved by the element that uses it: `light-dark()` is no colour for a canvas.
  const colour = (name: string) => {
    canvas.style.color = `var(--${name})`;
    const found = style.color;
    canvas.style.color = "";
    return found;
  };
  const serif = style.getPropertyValue("--serif") || "serif";
  const sans = style.getPropertyValue("--sans") || "sans-serif";
  const [title = "", winners = "", why = "", ...totals] = resultText(state);
  pen.fillStyle = colour("page");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colour("accent");
  pen.fillRect(0, 0, WIDTH, 14);
  const write = (text: string, x: number, y: number, font: string, ink: string, room = WIDTH - 2 * 72) => {
    pen.font = font;
    pen.fillStyle = colour(ink);
    pen.fillText(text, x, y, room);
  };
  write(title, 72, 96, `600 30px ${sans}`, "ink-2");
  write(winners, 72, 176, `500 60px ${serif}`, "ink");
  write(why, 72, 232, `26px ${sans}`, "ink-2");
  const columns = totals.length > 6 ? 2 : 1;
  const rows = Math.ceil(totals.length / columns);
  const step = Math.min(56, 330 / rows);
  totals.forEach((text, k) => {
    const room = (WIDTH - 2 * 72) / columns;
    const x = 72 + Math.floor(k / rows) * room;
    write(
      text,
      x,
      300 + (k % rows) * step,
      `${k ? "" : "600 "}${Math.min(32, step * 0.7)}px ${sans}`,
      "ink",
      room - 24,
    );
  });
}
