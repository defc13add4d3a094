// The page that the address names, and navigation without reloading.

import { tick } from "svelte";

import { host } from "./host/host";
import { currentAddress, linkTo } from "./addresses";

export type Page =
  | { name: "lobby" | "games" | "carry" | "daily" | "lost" }
  | { name: "table" | "replay" | "duplicate" | "beat" | "together" | "score" | "scores"; id: string }
  | { name: "rules"; game: string; rule: string }
  | { name: "learn"; game: string };

/** The page of a path; the fragment names a rule. */
export function pageOf(path: string, hash = ""): Page {
  const [head = "", rest = "", ...more] = path.replace(/^\/|\/$/g, "").split("/");
  if (more.length) return { name: "lost" };
  const id = decode(rest);
  if (head === "" && !rest) return { name: "lobby" };
  if ((head === "games" || head === "carry" || head === "daily") && !rest) return { name: head };
  if (head === "t" && id) return { name: "table", id };
  if ((head === "beat" || head === "together" || head === "scores") && id) return { name: head, id };
  if ((head === "duplicate" || head === "score" || head === "replay") && (id || !rest)) return { name: head, id };
  if (head === "rules" && id) return { name: "rules", game: id, rule: decode(hash.slice(1)) };
  if (head === "learn" && id) return { name: "learn", game: id };
  return { name: "lost" };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

class Route {
  page = $state.raw<Page>(pageOf(currentAddress().pathname, currentAddress().hash));

  /** Loads the parts of a page before the user goes there; the application sets this function. */
  prepare: (name: Page["name"]) => void = () => {};

  /** Whether the heading of the new page still has to be focused. */
  #going = false;

  constructor() {
    window.addEventListener("popstate", () => this.#read());
  }

  /** Goes to one of Nullo's paths and focuses the new page's heading. */
  async go(path: string, replace = false): Promise<void> {
    if (replace) window.history.replaceState(null, "", linkTo(path));
    else window.history.pushState(null, "", linkTo(path));
    this.#read();
    await tick();
    window.scrollTo(0, 0);
    this.#going = true;
    this.focusHeading();
  }

  /** Focuses the heading after a move to another page; called again once a page is loaded. */
  focusHeading(): void {
    const heading = document.querySelector<HTMLElement>("h1");
    if (!this.#going || !heading) return;
    this.#going = false;
    heading.focus({ preventScroll: true });
  }

  /** Handles a click on a link to one of Nullo's paths, unless it opens a new tab. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    const keys = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || event.defaultPrevented || event.button !== 0 || keys) return;
    if (link.target || link.hasAttribute("download")) return;
    if (host.alone) return this.#followFragment(event, link.getAttribute("href") ?? "");
    if (link.origin !== window.location.origin) return;
    if (link.hash && link.pathname === window.location.pathname) return;
    if (pageOf(link.pathname).name === "lost") return;
    event.preventDefault();
    void this.go(link.pathname + link.search + link.hash);
  };

  /** Handles a click where all paths of Nullo are fragments; other fragments are parts of the present page. */
  #followFragment(event: MouseEvent, href: string): void {
    if (!href.startsWith("#")) return;
    event.preventDefault();
    if (href.startsWith("#/")) void this.go(href.slice(1));
    else document.getElementById(decode(href.slice(1)))?.scrollIntoView();
  }

  #read(): void {
    this.page = pageOf(currentAddress().pathname, currentAddress().hash);
  }
}

export const route = new Route();
