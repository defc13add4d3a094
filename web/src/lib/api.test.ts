import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { FILM_VERSION, filmOf, join, makeTable } from "./api";

const seated = { table: "t", link: "http://here/t/t", member: 0 };
const wish = { game: "sauce", name: "Ann" };
let answers: (Response | Error)[] = [];
let asked: { path: string; body: Record<string, unknown> }[] = [];

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refused = (code: string, status: number) => json({ error: { code, message: code } }, status);

beforeEach(() => {
  vi.useFakeTimers();
  [answers, asked] = [[], []];
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    const answer = answers.shift() ?? json(seated);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The result of a promise; all pauses end at once. */
async function told<T>(promise: Promise<T>): Promise<T | { code: string }> {
  const result = promise.catch((error: { code: string }) => ({ code: error.code }));
  await vi.runAllTimersAsync();
  return result;
}
const keys = () => asked.map(({ body }) => body["key"]);

describe("a request for a seat", () => {
  it("is repeated with the same key when its answer is lost", async () => {
    answers = [new TypeError("network"), refused("busy", 503)];
    expect(await told(join("t", "Ann", -1))).toEqual(seated);
    expect(asked).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()[0]).toMatch(/^[A-Za-z0-9_-]{22,64}$/);
  });

  it("keeps its key when the reader tries again later", async () => {
    answers = Array.from({ length: 3 }, () => new TypeError("network"));
    expect(await told(makeTable(wish))).toEqual({ code: "offline" });
    expect(await told(makeTable(wish))).toEqual(seated);
    expect(new Set(keys()).size).toBe(1);
    expect(await told(makeTable(wish))).toEqual(seated);
    expect(new Set(keys()).size).toBe(2);
  });

  it("is not repeated when it was refused", async () => {
    answers = [refused("full", 409)];
    expect(await told(join("t", "Ann", -1))).toEqual({ code: "full" });
    expect(asked).toHaveLength(1);
    await told(join("t", "Ann", -1));
    expect(new Set(keys()).size).toBe(2);
  });
});

it("a film of another version is refused with a sentence", async () => {
  const film = { game: "sauce", version: FILM_VERSION };
  answers = [json(film), json({ ...film, version: FILM_VERSION + 1 }), json({ game: "sauce" })];
  expect(await told(filmOf("{}", "en"))).toEqual(film);
  expect(await told(filmOf("{}", "en"))).toEqual({ code: "version" });
  expect(await told(filmOf("{}", "en"))).toEqual({ code: "version" });
});
