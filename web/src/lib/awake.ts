// Keeps the screen on while somebody plays or keeps a score. Browsers allow it only to pages with a secure origin.

/** Whether this browser lets this page keep the screen on. */
export const canKeepAwake = (): boolean => "wakeLock" in navigator && navigator.wakeLock !== undefined;

/** Keeps the screen on until the function that it returns is called. */
export function keepAwake(): () => void {
  if (!canKeepAwake()) return () => {};
  let lock: WakeLockSentinel | null = null;
  let asking = false;
  let ended = false;

  /** The browser takes the lock away when the page is hidden, and may refuse it when the battery is low. */
  async function take() {
    if (document.hidden || asking || (lock && !lock.released)) return;
    asking = true;
    const taken = await navigator.wakeLock.request("screen").catch(() => null);
    asking = false;
    if (ended) return void taken?.release();
    lock = taken;
    if (taken?.released) void take(); // the page was hidden meanwhile
  }
  document.addEventListener("visibilitychange", take);
  void take();
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}
