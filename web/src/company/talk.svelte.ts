// The talk at a table as this user gets it: without muted members, with new messages marked.

import { untrack } from "svelte";

import type { Connection } from "../lib/connection.svelte";
import { prefs } from "../lib/prefs.svelte";
import type { Said } from "../lib/protocol";
import { otherPeople } from "../lib/seating";
import { has, say } from "../lib/words";
import { keepMuted, mutedAt } from "./muted";

/** Milliseconds for which a bubble stays: time to notice and read it. */
const LOOK = 3500;
const LETTER = 60;
/** If more messages than this arrive at once, they are not new, but fill a gap. */
const NEWS = 3;

export function wordsOf({ text, emote }: Said): string {
  if (text) return text;
  const key = `emote-${emote ?? ""}`;
  return has(key) ? say(key) : (emote ?? "");
}

export class Talk {
  /** Members whom the user has muted here. */
  muted = $state.raw<number[]>([]);
  /** Each member's last message, while its bubble is shown. */
  bubbles = $state.raw<Record<number, Said>>({});
  #read = $state(0);
  #open = $state(false);
  #newest = 0;
  #first = true;
  readonly #table: string;
  readonly #connection: Pick<Connection, "said" | "state">;

  /** Must be called while a component is created; it listens as long as the component exists. */
  constructor(table: string, connection: Pick<Connection, "said" | "state">) {
    this.#table = table;
    this.#connection = connection;
    this.muted = mutedAt(table);
    $effect.pre(() => {
      const said = this.#connection.said;
      untrack(() => this.#take(said));
    });
  }

  /** The messages from members who are not muted, oldest first. */
  readonly messages: Said[] = $derived.by(() => this.#connection.said.filter((one) => this.#hears(one)));

  /** Whether the talk is shown: there is somebody to talk with, or something was said. */
  readonly wanted: boolean = $derived.by(() => {
    const { state } = this.#connection;
    return this.messages.length > 0 || (state !== null && otherPeople(state).length > 0);
  });

  readonly unread: number = $derived.by(() => {
    if (this.#open) return 0;
    return this.messages.filter(({ seq, member }) => seq > this.#read && member !== this.#me).length;
  });

  /** Called when the panel is shown or hidden. */
  show(open: boolean): void {
    this.#open = open;
    this.#read = this.#newest;
  }

  mute(member: number, muted: boolean): void {
    const others = this.muted.filter((one) => one !== member);
    this.muted = muted ? [...others, member] : others;
    keepMuted(this.#table, this.muted);
  }

  get #me(): number {
    return this.#connection.state?.you.member ?? -1;
  }

  #hears({ member }: Said): boolean {
    return member === this.#me || (prefs.talk && !this.muted.includes(member));
  }

  #take(said: Said[]): void {
    const fresh = said.filter(({ seq }) => seq > this.#newest);
    this.#newest = said.at(-1)?.seq ?? this.#newest;
    if (this.#first) {
      this.#first = !this.#connection.state;
      this.#read = this.#newest;
      return;
    }
    if (this.#open) this.#read = this.#newest;
    if (fresh.length > NEWS) return;
    for (const one of fresh) if (this.#hears(one)) this.#float(one);
  }

  #float(one: Said): void {
    this.bubbles = { ...this.bubbles, [one.member]: one };
    setTimeout(
      () => {
        if (this.bubbles[one.member] !== one) return;
        const { [one.member]: _, ...others } = this.bubbles;
        this.bubbles = others;
      },
      LOOK + LETTER * wordsOf(one).length,
    );
  }
}
