// What people at a table may do besides playing: take back, claim the rest, talk.

import { untrack } from "svelte";

import type { Connection, Last, Order } from "../lib/connection.svelte";
import type { State } from "../lib/protocol";
import { isAsked } from "../lib/turn";
import { around } from "../table/companyEvents";
import { token } from "../table/history";
import { say } from "../lib/words";
import { words } from "../ui/toasts.svelte";
import { lastOf, mayClaim, mayTakeBack } from "./allowed";
import { Talk } from "./talk.svelte";

/** Milliseconds for which a result is shown. */
const STAYS = 7000;

export interface CompanyAction {
  name: "take-back" | "claim";
  words: string;
  icon: string;
  /** The keyboard shortcut of the action, as in `aria-keyshortcuts`. */
  key?: string;
  act: () => void;
}

/** A message that is shown for a while. */
export interface News {
  text: string;
  /** Whether the message is about a refused request of the user's; all other messages are also in the log. */
  refused: boolean;
}

export class Company {
  readonly talk: Talk;
  /** How the last take-back or claim ended, with cards as tokens, as long as that is shown. */
  news = $state.raw<News | null>(null);
  claiming = $state(false);
  /** The user's last action, if taking it back was refused, so that it is not offered again. */
  #denied = $state("");
  readonly #connection: Connection;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Must be called while a component is created; it listens as long as the component exists. */
  constructor(table: string, connection: Connection) {
    this.#connection = connection;
    this.talk = new Talk(table, connection);
    let before: State | null = null;
    $effect.pre(() => {
      const after = connection.state;
      const last = connection.lastEvent;
      untrack(() => {
        if (before && after && before !== after && last) this.#tell(before, after, last);
        before = after;
      });
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  readonly actions: CompanyAction[] = $derived.by(() => {
    const state = this.#connection.state;
    if (!state) return [];
    const actions: CompanyAction[] = [];
    if (mayTakeBack(state) && lastOf(state) !== this.#denied) {
      const act = () => this.send({ type: "ask-back" });
      actions.push({ name: "take-back", words: "back-act", icon: "undo", key: "Backspace", act });
    }
    if (mayClaim(state)) {
      const act = () => (this.claiming = true);
      actions.push({ name: "claim", words: "claim-act", icon: "crown", act });
    }
    return actions;
  });

  /** Sends a command, and shows a message if it is refused. */
  send = (order: Order): void => {
    this.#connection.send(order).catch((error) => this.#say({ text: words(error), refused: true }));
  };

  #tell(before: State, after: State, last: Last): void {
    const { kind } = last;
    if (ranOut(before, after, last)) return this.#say({ text: say("clock-ran-out"), refused: true });
    const ended = before.table.back && !after.table.back;
    if (ended && kind === "take-back") this.#denied = "";
    if (ended && kind === "answer-back" && before.table.back?.member === after.you.member) {
      this.#denied = lastOf(after);
    }
    const told = after.table.back ? [] : around(before, after, token);
    if (told.length) this.#say({ text: told.join(" "), refused: false });
  }

  #say(news: News): void {
    this.news = news;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.news = null), STAYS);
  }
}

/** Whether the user's time had run out, so that a bot made the choice. */
function ranOut(before: State, after: State, { kind, lines, own }: Last): boolean {
  const { table, you } = before;
  const away = table.members.find(({ id }) => id === you.member)?.away ?? false;
  if (!table.clock || own || away || !isAsked(before) || (table.claimed ?? -1) >= 0) return false;
  if (kind === "act") return lines.some(({ seat }) => seat === you.seat);
  return kind === "choose" && (after.own?.pending?.length ?? 0) > (before.own?.pending?.length ?? 0);
}
