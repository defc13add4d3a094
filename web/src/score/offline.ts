// Has a worker keep what this page needs, so that it works without a connection.

import { activeWorker } from "../lib/serviceWorker";

const WORKER = "/score-worker.js";

/** Keeps the files of this page, if there is a connection; does nothing where there are no workers. */
export async function keepOffline(): Promise<void> {
  const worker = await activeWorker(WORKER, "/score");
  worker?.active?.postMessage({ kind: "keep-score" });
}
