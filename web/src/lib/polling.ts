import { untrack } from "svelte";

/** Asks now, and again so many milliseconds after each answer, until what it returns is called: for an effect. */
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
