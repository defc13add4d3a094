// Short messages over the page: errors, and confirmations.

import { Problem } from "../lib/api";
import type { Rejection } from "../lib/connection.svelte";
import { has, messageOr, say } from "../lib/words";

const STAYS = 6000;

interface Toast {
  id: number;
  text: string;
  action?: Action | undefined;
}

/** What a message offers to do. */
interface Action {
  label: string;
  run: () => void;
}

class Toasts {
  list = $state.raw<Toast[]>([]);
  #next = 0;

  /** Shows a message for a while or, if it has an action, until it is closed; repeating a message only shows it longer. */
  say(text: string, action?: Action): void {
    const id = this.#next++;
    this.list = [...this.list.filter((toast) => toast.text !== text), { id, text, action }];
    if (!action) setTimeout(() => this.drop(id), STAYS);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

/** Shows an error; for use in `.catch`. */
export function complain(error: unknown): void {
  toasts.say(words(error));
}

export function words(error: unknown): string {
  if (error instanceof Problem) return error.message;
  const { code, message, refusal } = (error ?? {}) as Partial<Rejection>;
  if (refusal && has(`refuse-${refusal.code}`)) return say(`refuse-${refusal.code}`, refusal.params);
  if (code && has(`problem-${code}`)) return say(`problem-${code}`);
  return (code && messageOr(`error-${code}`, "")) || message || say("problem-unknown");
}
