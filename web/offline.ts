// Lists the built files that keeping the score needs, for the service worker (public/worker.js).

import type { Plugin, Rollup } from "vite";

/** The page that works without a connection, and the words in all languages. */
const NEEDED = [/src\/score\/ScorePage\.svelte$/, /src\/lib\/languages\/[\w-]+\.ts$/];

/** Writes `score-files.json`: the paths of the files, without which the page does not open. */
export function offlineFiles(): Plugin {
  return {
    name: "offline-files",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const found = new Set<string>();
      const add = (file: string) => {
        if (found.has(file)) return;
        found.add(file);
        const chunk = bundle[file];
        if (chunk?.type !== "chunk") return;
        chunk.imports.forEach(add);
        const { importedCss, importedAssets } = metadata(chunk);
        importedCss.forEach(add);
        importedAssets.forEach(add);
      };
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== "chunk") continue;
        const module = chunk.facadeModuleId ?? "";
        if ((chunk.isEntry && module.endsWith("index.html")) || NEEDED.some((one) => one.test(module))) add(file);
      }
      const source = JSON.stringify([...found].sort().map((file) => `/${file}`));
      this.emitFile({ type: "asset", fileName: "score-files.json", source });
    },
  };
}

function metadata(chunk: Rollup.OutputChunk): { importedCss: Set<string>; importedAssets: Set<string> } {
  return chunk.viteMetadata ?? { importedCss: new Set(), importedAssets: new Set() };
}
