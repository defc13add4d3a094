// Makes a self-contained picture of a card that the page shows, with all its symbols and colours.

import { host } from "../lib/host/host";

const SVG = "http://www.w3.org/2000/svg";
/** The properties that style sheets set for shapes and texts of a card. */
const STYLES = [
  "color",
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-opacity",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "letter-spacing",
  "text-anchor",
  "transform",
  "transform-origin",
  "transform-box",
];

/** A card as a picture: the colours of its paper and edge, and the image that is drawn on them. */
export interface CardImage {
  paper: string;
  edge: string;
  image: HTMLImageElement;
}

/** The picture of a card (Card.svelte) that is shown somewhere in the page. */
export async function imageOf(card: HTMLElement): Promise<CardImage> {
  const drawing = card.querySelector("svg")!;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  drawing.after(copy); // where the same styles apply
  try {
    replaceSymbols(copy);
    await Promise.all([...copy.querySelectorAll("image")].map(embed));
    const parts = [...copy.querySelectorAll<SVGElement>("*")];
    parts.forEach(keepStyles);
    for (const part of parts) part.removeAttribute("class"); // not before: styles of one part ask for classes of others
    const { backgroundColor, color } = getComputedStyle(card);
    copy.setAttribute("xmlns", SVG);
    copy.setAttribute("width", "400");
    copy.setAttribute("height", "560");
    copy.style.color = color;
    const image = await load(new XMLSerializer().serializeToString(copy));
    return { paper: backgroundColor, edge: "rgb(27 32 30 / 0.35)", image };
  } finally {
    copy.remove();
  }
}

function replaceSymbols(drawing: SVGSVGElement): void {
  for (let use = drawing.querySelector("use"); use; use = drawing.querySelector("use")) {
    const symbol = document.querySelector(use.getAttribute("href") ?? "");
    const inner = document.createElementNS(SVG, "svg");
    for (const from of [symbol, use]) {
      for (const { name, value } of from?.attributes ?? []) {
        if (name !== "id" && name !== "href") inner.setAttribute(name, value);
      }
    }
    inner.append(...[...(symbol?.children ?? [])].map((child) => child.cloneNode(true)));
    use.replaceWith(inner);
  }
}

/** Replaces a picture's address by its content, because a picture within a picture would not be loaded. */
async function embed(image: SVGImageElement): Promise<void> {
  const answer = await host.fetch(image.getAttribute("href")!.replace(/^\./, ""), { method: "GET" });
  image.setAttribute("href", dataUrl(await answer.text()));
}

function keepStyles(part: SVGElement): void {
  const style = getComputedStyle(part);
  for (const name of STYLES) part.style.setProperty(name, style.getPropertyValue(name));
}

/** An SVG as an image that can be drawn on a canvas. */
export async function load(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = dataUrl(svg);
  await image.decode();
  return image;
}

const dataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
