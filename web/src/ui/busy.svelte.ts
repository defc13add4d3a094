// Runs actions one at a time, so that a second press does nothing twice.

import { complain } from "./toasts.svelte";

export class Busy<T = true> {
  /** What is being done at present; null if nothing is. */
  now = $state.raw<T | null>(null);

  /** Does something, unless something is being done already; a failure is shown, or passed to `failed`. */
  async do(act: () => Promise<unknown>, what = true as T, failed: (error: unknown) => void = complain): Promise<void> {
    if (this.now !== null) return;
    this.now = what;
    try {
      await act();
    } catch (error) {
      failed(error);
    } finally {
      this.now = null;
    }
  }
}
