// Notices of the browser, shown outside the page while it is open in a background tab. There is no
// push server: a closed page tells nothing.

import { activeWorker } from "./serviceWorker";

/** `none`: this browser has no notices, or not at this address (without HTTPS). */
export type Permission = "none" | "unasked" | "given" | "refused";

export interface Notice {
  title: string;
  body: string;
  /** A later notice with the same tag replaces this one. */
  tag: string;
  /** The path of the page that it is about, which a click shows. */
  path: string;
}

/** Opens what a notice is about. On Android a page can show notices only through it. */
const WORKER = "/notices.js";
/** The scope of the worker, in which there are no pages, so that it does not replace another worker. */
const SCOPE = "/notices/";
const ICON = "/app-192.png";

export function permission(): Permission {
  if (!window.isSecureContext || typeof Notification === "undefined") return "none";
  const states = { default: "unasked", granted: "given", denied: "refused" } as const;
  return states[Notification.permission];
}

/** Asks the user, on a click of theirs; the browser asks only once. */
export async function askPermission(): Promise<Permission> {
  if (permission() !== "unasked") return permission();
  await Notification.requestPermission();
  return permission();
}

/** Shows a notice if that is permitted; returns whether it was shown. */
export async function notify({ title, path, ...rest }: Notice): Promise<boolean> {
  if (permission() !== "given") return false;
  const options = { ...rest, icon: ICON, data: { path } };
  const worker = await registration();
  try {
    if (worker) await worker.showNotification(title, options);
    else plain(title, options);
    return true;
  } catch {
    return false; // the user has withdrawn the permission, or the system shows none
  }
}

/** Removes the notices with a tag, which are out of date. */
export async function withdraw(tag: string): Promise<void> {
  shown.get(tag)?.close();
  shown.delete(tag);
  if (permission() !== "given") return;
  const worker = await registration();
  for (const notice of (await worker?.getNotifications({ tag })) ?? []) notice.close();
}

const shown = new Map<string, Notification>();

/** A notice without a worker; a click on it shows this tab. */
function plain(title: string, options: NotificationOptions & { tag: string }): void {
  const notice = new Notification(title, options);
  shown.set(options.tag, notice);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

let worker: Promise<ServiceWorkerRegistration | null> | undefined;

/** The worker, once it is active; null where there is none. */
function registration(): Promise<ServiceWorkerRegistration | null> {
  return (worker ??= activeWorker(WORKER, SCOPE));
}
