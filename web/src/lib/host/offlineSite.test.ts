import { afterEach, beforeEach, expect, it, vi } from "vitest";

const registered: [string, string][] = [];
const postMessage = vi.fn();

vi.mock("./host", () => ({ host: { offline: "/offline/" } }));
vi.mock("../serviceWorker", () => ({
  activeWorker: (script: string, scope: string) => {
    registered.push([script, scope]);
    return Promise.resolve({ active: { postMessage } });
  },
}));

const fresh = () => import("./offlineSite");
const connect = (connection: object) =>
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });

beforeEach(() => {
  vi.resetModules();
  registered.length = 0;
  postMessage.mockClear();
});
afterEach(() => {
  delete (navigator as { connection?: unknown }).connection;
});

it("has the site kept once, and opened where the server cannot be reached", async () => {
  const { keepOfflineSite } = await fresh();
  await keepOfflineSite();
  await keepOfflineSite();
  expect(registered).toEqual([
    ["/offline/offline-worker.js", "/offline/"],
    ["/away-worker.js?site=/offline/", "/"],
  ]);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ kind: "keep-site" });
});

it.each([{ saveData: true }, { type: "cellular" }])("waits where it may cost something: %o", async (connection) => {
  connect(connection);
  const { keepOfflineSite } = await fresh();
  await keepOfflineSite();
  expect(registered).toEqual([]);
  connect({ type: "wifi", saveData: false });
  await keepOfflineSite();
  expect(registered).toHaveLength(2);
});
