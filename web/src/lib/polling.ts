import { untrack } from "svelte";

/** Calls `ask` now, and again `pace` milliseconds after each answer; returns a function that stops this, as an effect needs it. */
export function polling(ask: () => Promise<unknown>, pace: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  async function again() {
    await untrack(ask);
    if (!ended) timer = setTimeout(again, pace);
  }
  void again();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
