import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import script from "../../public/notices.js?raw";

const NOTICE = { title: "Nothing", body: "It’s your turn.", tag: "turn-t1", path: "/t/t1" };

class FakeNotification {
  static permission: NotificationPermission = "default";
  static answer: NotificationPermission = "granted";
  static asked = 0;
  static made: FakeNotification[] = [];
  static requestPermission(): Promise<NotificationPermission> {
    this.asked += 1;
    this.permission = this.answer;
    return Promise.resolve(this.permission);
  }
  onclick: (() => void) | null = null;
  closed = false;
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    FakeNotification.made.push(this);
  }
  close() {
    this.closed = true;
  }
}

function browser({ secure = true, worker }: { secure?: boolean; worker?: object } = {}) {
  vi.stubGlobal("isSecureContext", secure);
  vi.stubGlobal("Notification", FakeNotification);
  Object.defineProperty(navigator, "serviceWorker", { value: worker, configurable: true });
}

/** The module as a page loads it. */
const fresh = () => import("./notices");

beforeEach(() => {
  vi.resetModules();
  Object.assign(FakeNotification, { permission: "default", answer: "granted", asked: 0, made: [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete (navigator as { serviceWorker?: unknown }).serviceWorker;
});

describe("the permission", () => {
  it("is none where the browser has no notices, or the address is not secure", async () => {
    const { askPermission, notify, permission } = await fresh();
    vi.stubGlobal("isSecureContext", true);
    expect(permission()).toBe("none");
    browser({ secure: false });
    expect(permission()).toBe("none");
    expect(await askPermission()).toBe("none");
    expect(await notify(NOTICE)).toBe(false);
    expect(FakeNotification.asked).toBe(0);
  });

  it("is asked for once", async () => {
    browser();
    const { askPermission, permission } = await fresh();
    expect(permission()).toBe("unasked");
    FakeNotification.answer = "denied";
    expect(await askPermission()).toBe("refused");
    expect(await askPermission()).toBe("refused");
    expect(FakeNotification.asked).toBe(1);
  });
});

describe("a notice", () => {
  it("is not shown without permission", async () => {
    browser();
    const { notify } = await fresh();
    expect(await notify(NOTICE)).toBe(false);
    expect(FakeNotification.made).toEqual([]);
  });

  it("is shown by the worker, which knows what it is about", async () => {
    const old = { close: vi.fn() };
    const registration = {
      showNotification: vi.fn(() => Promise.resolve()),
      getNotifications: vi.fn(() => Promise.resolve([old])),
    };
    const register = vi.fn(() => Promise.resolve(registration));
    browser({ worker: { register, ready: Promise.resolve(registration) } });
    FakeNotification.permission = "granted";
    const { notify, withdraw } = await fresh();
    expect(await notify(NOTICE)).toBe(true);
    expect(await notify(NOTICE)).toBe(true);
    expect(register).toHaveBeenCalledExactlyOnceWith("/notices.js", { scope: "/notices/" });
    expect(registration.showNotification).toHaveBeenCalledWith("Nothing", {
      body: NOTICE.body,
      tag: NOTICE.tag,
      icon: "/app-192.png",
      data: { path: "/t/t1" },
    });
    await withdraw(NOTICE.tag);
    expect(registration.getNotifications).toHaveBeenCalledWith({ tag: NOTICE.tag });
    expect(old.close).toHaveBeenCalledOnce();
  });

  it("is shown by the page where no worker can be had, and withdrawn", async () => {
    browser({ worker: { register: () => Promise.reject(new DOMException("private")) } });
    FakeNotification.permission = "granted";
    const focus = vi.spyOn(window, "focus").mockImplementation(() => {});
    const { notify, withdraw } = await fresh();
    expect(await notify(NOTICE)).toBe(true);
    const [made] = FakeNotification.made;
    made?.onclick?.();
    expect(focus).toHaveBeenCalledOnce();
    expect(made?.closed).toBe(true);
    await notify(NOTICE);
    await withdraw(NOTICE.tag);
    expect(FakeNotification.made[1]?.closed).toBe(true);
  });

  it("that the system refuses is no error", async () => {
    browser();
    FakeNotification.permission = "granted";
    vi.stubGlobal(
      "Notification",
      class extends FakeNotification {
        constructor() {
          super("", {});
          throw new TypeError("Illegal constructor.");
        }
      },
    );
    const { notify } = await fresh();
    expect(await notify(NOTICE)).toBe(false);
  });
});

describe("the worker", () => {
  const there = { url: "https://cards.example/t/t1?x=1", focus: vi.fn() };
  const clients = { matchAll: vi.fn(() => Promise.resolve([there])), openWindow: vi.fn() };

  /** A click on a notice about a path. */
  async function click(path: unknown) {
    const listeners: Record<string, (event: object) => void> = {};
    const addEventListener = (name: string, listener: (event: object) => void) => (listeners[name] = listener);
    const self = { addEventListener, clients, location: { origin: "https://cards.example" } };
    new Function("self", script)(self);
    const close = vi.fn();
    let work: Promise<void> = Promise.resolve();
    const waitUntil = (promise: Promise<void>) => (work = promise);
    listeners["notificationclick"]?.({ notification: { close, data: { path } }, waitUntil });
    await work;
    expect(close).toHaveBeenCalledOnce();
  }

  it("shows the tab that is there, or opens one, of this server only", async () => {
    await click("/t/t1");
    expect(there.focus).toHaveBeenCalledOnce();
    expect(clients.openWindow).not.toHaveBeenCalled();
    await click("/t/t2");
    expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith("https://cards.example/t/t2");
    await click("https://elsewhere.example/");
    await click("//elsewhere.example/t/t1");
    expect(clients.openWindow).toHaveBeenCalledOnce();
    expect(there.focus).toHaveBeenCalledOnce();
  });
});
