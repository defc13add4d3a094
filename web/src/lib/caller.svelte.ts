// Calls a user who waits for somebody: by a notice of the browser, a sound, and the title of the page.

import { askPermission, notify } from "./notices";
import { sound } from "./sound";
import { say } from "./words";

/** Milliseconds for which the title tells a user who is looking at the page. */
const STAYS = 10_000;

export class Caller {
  /** Whether the user wants to be called. */
  wanted = $state(false);
  /** What has happened, as long as the title shows it. */
  news = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Turns calling on or off; the first time, asks for permission to show notices. Returns whether notices are shown. */
  async want(wanted: boolean): Promise<boolean> {
    this.wanted = wanted;
    return !wanted || (await askPermission()) === "given";
  }

  /** Tells the user what has happened, if they want to be called. */
  call(news: string, path: string): void {
    if (!this.wanted) return;
    this.news = news;
    sound("turn");
    if (document.hidden) void notify({ title: news, body: say("call-body"), tag: "call", path });
    else this.#fade();
  }

  /** Called when the page is shown or hidden: the title keeps the news until the user has been back. */
  look = (): void => {
    if (!document.hidden && this.news) this.#fade();
  };

  #fade(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.news = ""), STAYS);
  }
}
