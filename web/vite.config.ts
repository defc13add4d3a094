import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { offlineFiles } from "./offline.ts";
import { pictures } from "./pictures.ts";

// The server serves the files in nullo/server/static; the wheel contains them.
export default defineConfig(({ mode }) => ({
  plugins: [svelte({ configFile: false }), pictures(), offlineFiles()],
  base: "./", // a site may lie below a path; the server serves the index with its own
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "worker-[hash].js" } } },
  build: {
    outDir: "../src/nullo/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  ...(mode === "test" ? { resolve: { conditions: ["browser"] } } : {}),
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "jsdom",
    pool: "vmThreads",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/lib/fixtures/known.ts", "src/lib/fixtures/words.ts"],
  },
}));
