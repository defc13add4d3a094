// Registers service workers: one shows notices, others open pages when there is no connection.

const READY = 3000;

/** A worker for the pages below a path, once it is active; null where there is none, as in some private windows. */
export function activeWorker(script: string, scope: string): Promise<ServiceWorkerRegistration | null> {
  return register(script, scope).catch(() => null);
}

async function register(script: string, scope: string): Promise<ServiceWorkerRegistration | null> {
  const container = (navigator as Partial<Navigator>).serviceWorker;
  if (!container) return null;
  const found = await container.register(script, { scope });
  const coming = found.installing ?? found.waiting;
  if (found.active || !coming) return found;
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), READY);
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve(found);
    });
  });
}
