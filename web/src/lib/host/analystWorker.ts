// The worker in which games are analysed (src/nullo/site/analyst.py), in a Python of its own.

import type { AnalystAnswered, AnalystAsked } from "./analyst";
import { fileReader, startPython, type FileReader } from "./python";

/** The parts of the Python module `nullo.site.analyst` that are called from here. */
interface AnalystModule {
  AnalysisWorker(content: FileReader): {
    outcome(request: Uint8Array<ArrayBuffer>): { toJs(): Uint8Array<ArrayBuffer>; destroy(): void };
  };
}

let analyst: Promise<ReturnType<AnalystModule["AnalysisWorker"]>> | undefined;

self.onmessage = async ({ data }: MessageEvent<AnalystAsked>) => {
  if ("folder" in data) {
    const { folder, version, code } = data;
    analyst = startPython(folder, version, code, (python) =>
      (python.pyimport("nullo.site.analyst") as AnalystModule).AnalysisWorker(fileReader(folder)),
    );
    analyst.catch(() => tell({ answer: null }));
    return;
  }
  const { id, request } = data;
  try {
    const outcome = (await analyst)!.outcome(request);
    const answer = outcome.toJs();
    outcome.destroy();
    tell({ id, answer });
  } catch {
    tell({ id, answer: null });
  }
};

function tell(message: AnalystAnswered): void {
  self.postMessage(message);
}
