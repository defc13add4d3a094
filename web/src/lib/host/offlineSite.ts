// On a server: has the browser keep the site that plays without a connection, and open it where the server cannot be
// reached; see public/away-worker.js.

import { activeWorker } from "../serviceWorker";
import { host } from "./host";

/** What some browsers say about the connection. */
interface NetworkInformation {
  saveData?: boolean;
  type?: string;
}

/** Whether data may cost the user money, as far as the browser tells. */
export function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || connection?.type === "cellular";
}

let keeping: Promise<void> | undefined;

/** Has the browser keep the site or its newer version, once per page and not over a metered connection. */
export async function keepOfflineSite(): Promise<void> {
  if (host.offline && !isMetered()) await (keeping ??= keep(host.offline));
}

async function keep(path: string): Promise<void> {
  const [site] = await Promise.all([
    activeWorker(`${path}offline-worker.js`, path),
    activeWorker(`/away-worker.js?site=${path}`, "/"),
  ]);
  site?.active?.postMessage({ kind: "keep-site" });
}

export async function isOfflineSiteKept(): Promise<boolean> {
  if (!host.offline) return false;
  return caches.match(`${host.offline}site-files.json`).then(Boolean, () => false);
}
