import { beforeEach, expect, it } from "vitest";

import script from "../../../public/away-worker.js?raw";

const ORIGIN = "https://cards.example";
const page = new Response("the server's");

/** Whether the list of the site's files is kept. */
let kept = true;
let fetched: () => Promise<Response>;

/** What the worker answers to a request; undefined: it leaves it to the browser. */
function answerTo(path: string, more: object = {}): Promise<Response> | undefined {
  const listeners: Record<string, (event: object) => void> = {};
  const self = {
    location: new URL(`${ORIGIN}/away-worker.js?site=/offline/`),
    addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
  };
  const caches = { match: (path: string) => Promise.resolve(kept && path === "/offline/site-files.json") };
  new Function("self", "caches", "fetch", script)(self, caches, () => fetched());
  let answer: Promise<Response> | undefined;
  const request = { url: `${ORIGIN}${path}`, mode: "navigate", method: "GET", ...more };
  const respondWith = (given: Promise<Response>) => (answer = given);
  listeners["fetch"]!({ request, respondWith });
  return answer;
}

const absent = () => Promise.reject(new TypeError("no connection"));

beforeEach(() => {
  kept = true;
  fetched = absent;
});

it.each([
  ["/", "/offline/#/"],
  ["/t/t1", "/offline/#/t/t1"],
  ["/daily?date=2026-11-22&game=sauce", "/offline/#/daily?date=2026-11-22&game=sauce"],
  ["/rules/sauce#S5", "/offline/#/rules/sauce#S5"],
])("opens %s on the site where the server cannot be reached", async (path, address) => {
  const answer = await answerTo(path);
  expect(answer!.status).toBe(302);
  expect(answer!.headers.get("location")).toBe(ORIGIN + address);
});

it("shows what the server answers, also an error page", async () => {
  fetched = () => Promise.resolve(page);
  expect(await answerTo("/")).toBe(page);
  const busy = new Response("come back later", { status: 503 });
  fetched = () => Promise.resolve(busy);
  expect(await answerTo("/")).toBe(busy);
});

it("leaves everything else to the browser", async () => {
  expect(answerTo("/assets/page.js", { mode: "no-cors" })).toBeUndefined();
  expect(answerTo("/", { method: "POST" })).toBeUndefined();
  await expect(answerTo("/api/tables/t1/record")).rejects.toThrow("no connection");
  await expect(answerTo("/offline/")).rejects.toThrow("no connection"); // or it would go round in circles
});

it("does not lead to a site that is not kept whole", async () => {
  kept = false;
  await expect(answerTo("/")).rejects.toThrow("no connection");
});
