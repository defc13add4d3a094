// Draws the result of a game as a picture to share.

import type { CardImage } from "../cards/cardImage";
import { say, titleOf } from "../lib/words";
import type { State } from "../lib/protocol";
import { minus } from "../table/numbers";
import { endWords, overWords } from "../table/overWords";
import { People, peopleOf } from "../table/people";
import { byPlace, placesOf } from "../table/score";
import { Teller } from "../table/telling";

export const WIDTH = 1200;
export const HEIGHT = 630;

/** The names of the seats as everybody sees them; nobody is "You". */
const everybody = (state: State): People => new People(peopleOf(state).names);

function sidesByPlace({ public: open }: State): number[] {
  const sides = (open!.scores ?? []).map((_, side) => side);
  return byPlace(open!, sides);
}

const sideOf = ({ you, public: open }: State): number => you.seat % (open!.scores?.length ?? 1);

/** The result as lines of text: the game, who has won and why, the totals. */
export function resultText(state: State): string[] {
  const open = state.public!;
  const people = everybody(state);
  const scores = open.scores ?? [];
  const places = placesOf(open);
  const totals = sidesByPlace(state).map(
    (side) => `${places[side]}. ${people.side(side, scores.length)}: ${minus(scores[side] ?? 0)}`,
  );
  const teller = new Teller(people, (code) => code);
  const limit = endWords(open);
  const why = `${limit ? `${limit}. ` : ""}${overWords(open, people)}`;
  return [`Nullo · ${titleOf(state.table.game)}`, teller.winners(open), why, ...totals];
}

const EDGE = 72;

/** A pen with the page's own colours and fonts, on an empty picture. */
class PicturePen {
  readonly serif: string;
  readonly sans: string;

  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly pen: CanvasRenderingContext2D,
  ) {
    const style = getComputedStyle(canvas);
    this.serif = style.getPropertyValue("--serif") || "serif";
    this.sans = style.getPropertyValue("--sans") || "sans-serif";
    pen.fillStyle = this.#colour("page");
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    pen.fillStyle = this.#colour("accent");
    pen.fillRect(0, 0, WIDTH, 14);
  }

  // A token is resolved by the element that uses it: `light-dark()` is no colour for a canvas.
  #colour(name: string): string {
    const { style } = this.canvas;
    style.color = `var(--${name})`;
    const found = getComputedStyle(this.canvas).color;
    style.color = "";
    return found;
  }

  write(text: string, x: number, y: number, font: string, ink: string, room: number, align: CanvasTextAlign = "start") {
    this.pen.font = font;
    this.pen.textAlign = align;
    this.pen.fillStyle = this.#colour(ink);
    this.pen.fillText(text, x, y, room);
  }

  /** Draws a text on as many lines as it needs. */
  paragraph(text: string, x: number, y: number, size: number, font: string, ink: string, room: number) {
    this.pen.font = `${size}px ${font}`;
    let line = "";
    let at = y;
    for (const word of text.split(" ")) {
      const longer = line ? `${line} ${word}` : word;
      if (line && this.pen.measureText(longer).width > room) {
        this.write(line, x, at, `${size}px ${font}`, ink, room);
        at += size * 1.3;
        line = word;
      } else line = longer;
    }
    this.write(line, x, at, `${size}px ${font}`, ink, room);
  }

  /** Draws a list of at most a given height, with one line bold. */
  list(lines: string[], bold: number, y: number, most: number, width: number) {
    const step = Math.min(56, most / lines.length);
    lines.forEach((text, k) => {
      const font = `${k === bold ? "600 " : ""}${Math.min(32, step * 0.7)}px ${this.sans}`;
      this.write(text, EDGE, y + k * step, font, "ink", width - 24);
    });
  }

  /** Draws a card, framed in the accent colour if it is the best. */
  card({ paper, edge, image }: CardImage, x: number, y: number, width: number, best: boolean) {
    const { pen } = this;
    pen.save();
    pen.beginPath();
    pen.roundRect(x, y, width, width * 1.4, width * 0.08);
    pen.lineWidth = best ? 10 : 2;
    pen.strokeStyle = best ? this.#colour("accent") : edge;
    pen.stroke();
    pen.fillStyle = paper;
    pen.fill();
    pen.clip();
    pen.drawImage(image, x, y, width, width * 1.4);
    pen.restore();
  }
}

/** What a picture says in words in addition to the totals. */
export interface PictureWords {
  title: string;
  about: string;
  /** Which of the totals is bold, by place. */
  bold: number;
}

/** What a picture shows in addition to the totals. */
export interface PictureParts {
  told: PictureWords;
  /** The number of the trick's hand, from 1; 0 if the cards are no trick. */
  hand: number;
  /** The cards of the trick, each with the name of its player. */
  cards: { card: CardImage; name: string; best: boolean }[];
  /** The QR code of the link; null if there is none. */
  qr: HTMLImageElement | null;
}

/** The words of a result's picture: who has won, and why. */
export function resultWords(state: State): PictureWords {
  const [, title = "", about = ""] = resultText(state);
  return { title, about, bold: 0 };
}

/** The words of the picture with which the user challenges others. */
export function challengeWords(state: State): PictureWords {
  const [, about = ""] = resultText(state);
  return { title: say("challenge-title"), about, bold: sidesByPlace(state).indexOf(sideOf(state)) };
}

/** The least and the greatest width of a QR code, and pixels for each of its units. */
const QR = { least: 184, most: 260, unit: 0.36 };
const CARDS = 520;

/** Draws a result with the trick that decided the game, and the QR code of a link. */
export function drawResult(canvas: HTMLCanvasElement, state: State, { told, hand, cards, qr }: PictureParts): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (!context) return; // a browser without canvas
  const pen = new PicturePen(canvas, context);
  const [title = "", , , ...totals] = resultText(state);
  const side = qr ? Math.min(QR.most, Math.max(QR.least, qr.naturalWidth * QR.unit)) : 0;
  const room = WIDTH - 2 * EDGE - (qr ? side + 40 : 0);
  pen.write(title, EDGE, 96, `600 30px ${pen.sans}`, "ink-2", room);
  pen.write(told.title, EDGE, 176, `500 60px ${pen.serif}`, "ink", room);
  pen.paragraph(told.about, EDGE, 228, 26, pen.sans, "ink-2", room);
  if (qr) context.drawImage(qr, WIDTH - EDGE - side, Math.min(52, 288 - side), side, side);
  pen.list(totals, told.bold, 330, 290, CARDS - EDGE);
  const left = WIDTH - EDGE - CARDS - 40;
  const gap = 18;
  const many = cards.length;
  const width = Math.min(150, (CARDS + 40 - gap * (many - 1)) / many);
  const first = left + (CARDS + 40 - many * width - (many - 1) * gap) / 2;
  const middle = left + (CARDS + 40) / 2;
  if (hand) pen.write(say("challenge-trick", { hand }), middle, 316, `26px ${pen.sans}`, "ink-2", CARDS + 40, "center");
  cards.forEach(({ card, name, best }, k) => {
    const x = first + k * (width + gap);
    const y = 346 + (210 - width * 1.4) / 2;
    pen.card(card, x, y, width, best);
    const font = `${best ? "600 " : ""}22px ${pen.sans}`;
    pen.write(name, x + width / 2, y + width * 1.4 + 34, font, best ? "ink" : "ink-2", width + gap - 4, "center");
  });
}
