// Pictures for use outside the page (home screens, link previews): PNGs made from our own drawings
// during the build.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Plugin } from "vite";

/** The drawing of each file, and its width in pixels. */
const PICTURES: Record<string, [drawing: string, width: number]> = {
  "app-192.png": ["app", 192],
  "app-512.png": ["app", 512],
  "app-full-192.png": ["app-full", 192],
  "app-full-512.png": ["app-full", 512],
  "apple-touch-icon.png": ["app-full", 180],
  "preview.png": ["preview", 1200],
};

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Adds the pictures to the build, under fixed names, because others link to them. */
export function pictures(): Plugin {
  return {
    name: "nullo-pictures",
    apply: "build",
    async generateBundle() {
      await initWasm(await readFile(here("./node_modules/@resvg/resvg-wasm/index_bg.wasm")));
      for (const [fileName, [drawing, width]] of Object.entries(PICTURES)) {
        const svg = await readFile(here(`./pictures/${drawing}.svg`), "utf-8");
        const source = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}
