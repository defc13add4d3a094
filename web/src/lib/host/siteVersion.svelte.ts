// Has a site without a server kept in the browser, so that it works without a connection; see public/offline-worker.js.

import { host } from "./host";
import { activeWorker } from "../serviceWorker";

/** Milliseconds until the site's files are kept: meanwhile the first cards are dealt. */
const KEEP_AFTER = 5_000;
/** Milliseconds until what later visits begin with is made in the background, which takes some seconds of CPU time. */
const START_AFTER = 20_000;

class SiteVersion {
  /** Whether a newer version than that of this page is kept. */
  newer = $state(false);
  #worker: ServiceWorker | null | undefined;

  /** Keeps the present version, or tells that there is a newer one. */
  async keep(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, KEEP_AFTER));
    this.#worker = (await activeWorker("offline-worker.js", "./"))?.active;
    if (!this.#worker) return;
    navigator.serviceWorker.addEventListener("message", ({ data }) => {
      if (data?.kind === "site-newer") this.newer = true;
      // Its files need no connection any more, and the first cards have been dealt.
      if (data?.kind === "site-kept") setTimeout(() => host.keepStart(), START_AFTER);
      if (data?.kind === "newer-used") window.location.reload();
    });
    navigator.serviceWorker.startMessages();
    this.#worker.postMessage({ kind: "keep-site" });
  }

  /** Loads the page again, in the newer version. */
  use(): void {
    this.#worker?.postMessage({ kind: "use-newer" });
  }
}

export const siteVersion = new SiteVersion();
