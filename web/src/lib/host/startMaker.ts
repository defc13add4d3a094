// A worker that makes what later visits begin with (keptStart.ts), in a second Python, while the first one plays.

import { writeStart, type PackageFiles } from "./keptStart";
import { loadPython, type Code } from "./python";

export interface Make {
  folder: string;
  version: string;
  code: Code;
  /** The names of the modules to import. */
  modules: string[];
  /** The files that they need besides those of every visit. */
  files: PackageFiles;
}

self.onmessage = async ({ data }: MessageEvent<Make>) => {
  try {
    await make(data);
  } finally {
    self.postMessage("ended"); // made or not
    self.close();
  }
};

async function make({ folder, version, code, modules, files }: Make): Promise<void> {
  const python = await loadPython(folder, code, { files: async () => files }, { _makeSnapshot: true });
  for (const name of modules) python.runPython(`import ${name}`);
  await writeStart(folder, version, { memory: python.makeMemorySnapshot(), files });
}
