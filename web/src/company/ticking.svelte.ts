// The page's own clock, for what counts down.

const TICK = 200;

/** A function that returns the present time, which is updated while `runs` returns true. Call it while a component is created. */
export function ticking(runs: () => boolean): () => number {
  let now = $state(performance.now());
  $effect(() => {
    if (!runs()) return;
    now = performance.now();
    const timer = setInterval(() => (now = performance.now()), TICK);
    return () => clearInterval(timer);
  });
  return () => now;
}
