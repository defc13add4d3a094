// Has a worker keep what this page needs, so that it works without a connection.

import { host } from "../lib/host/host";
import { activeWorker } from "../lib/serviceWorker";

const WORKER = "/offline-worker.js";

/** Keeps the files of this page; tells whether it can now be opened without a connection. */
export async function keepOffline(): Promise<boolean> {
  if (host.alone) return false; // what keeps the whole site keeps this page
  const worker = (await activeWorker(WORKER, "/score"))?.active;
  if (!worker) return false;
  const { serviceWorker } = navigator;
  return new Promise((resolve) => {
    serviceWorker.addEventListener("message", function listen({ data }: MessageEvent) {
      if (data?.kind !== "score-kept") return;
      serviceWorker.removeEventListener("message", listen);
      resolve(data.kept === true);
    });
    serviceWorker.startMessages();
    worker.postMessage({ kind: "keep-score" });
  });
}
