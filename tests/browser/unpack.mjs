// Unpacks Chromium of the npm package into TMPDIR and prints where it lies; with "libraries", also
// the shared libraries that a bare machine lacks.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, ...wanted] = process.argv.slice(2);
const root = join(folder, "node_modules", "@sparticuz", "chromium");
const { default: chromium, inflate } = await import(pathToFileURL(join(root, "build", "index.js")));

console.log(await chromium.executablePath());
if (wanted.includes("libraries")) {
  const packed = readdirSync(join(root, "bin")).filter((name) => name.startsWith("al"));
  await Promise.all(packed.map((name) => inflate(join(root, "bin", name))));
}
