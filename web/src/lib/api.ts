// Requests over HTTP. Every error is a Problem, with words for the user.

import { host } from "./host/host";
import { fresh } from "./fresh";
import type {
  Accepted,
  AnalysisNews,
  Carrying,
  DailyScores,
  DailyWeek,
  Duplicate,
  MadeDuplicate,
  DecisionDetails,
  DrawLink,
  Film,
  GameInfo,
  JoinTable,
  LeadLook,
  LessonPage,
  LinkPicture,
  Lobby,
  MadeChallenge,
  MakeTable,
  MyGames,
  ProblemBody,
  ResultPicture,
  RulePage,
  Seated,
  SecondLook,
} from "./protocol";
import { remember } from "./looks.svelte";
import { remembered } from "./remembered";
import { spoken } from "./spoken.svelte";
import { messageOr, say, titleOf } from "./words";

export type Options = NonNullable<MakeTable["options"]>;

/** The record of a game, as far as the page reads it. */
export interface GameRecord {
  game: string;
  names?: string[];
  hands: { deck: string[]; redeals?: string[][]; draws?: string[] }[];
  meta?: Record<string, unknown>;
}

/** An error that the server reports, or that occurs on the way to it. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** The field or option that is wrong, if there is one. */
    readonly field = "",
  ) {
    super(message);
  }
}

/** Sends a request to the server, to a path below `/api`; resolves to the decoded answer. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await answerTo(method, `/api${path}`, body);
  if (answer.status === 204) return undefined as T;
  const told = (await answer.json().catch(() => null)) as T | null;
  if (told === null) throw new Problem("unknown", say("problem-unknown"));
  return told;
}

/** The server's answer to a request. A body is sent as JSON; a string is JSON already. */
export async function answerTo(
  method: string,
  address: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const init: RequestInit = { method, ...(signal && { signal }) };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  const answer = await host.fetch(address, init).catch(() => null);
  if (!answer) throw new Problem("offline", say("problem-offline"));
  if (answer.ok) return answer;
  const error = ((await answer.json().catch(() => null)) as Partial<ProblemBody> | null)?.error;
  if (!error) throw new Problem("unknown", say("problem-unknown"));
  throw new Problem(error.code, messageOr(`error-${error.code}`, error.message), error.field);
}

/** Throws a Problem if cookies are blocked, because the server recognises seats by a cookie. */
function needCookies(): void {
  if (!navigator.cookieEnabled) throw new Problem("no-cookies", say("problem-no-cookies"));
}

/** The list of games, requested once. Titles are in the present language. */
export const games = remembered(async () => {
  const list = await ask<GameInfo[]>("GET", "/games");
  remember(list);
  return list.map(withTitle);
});

function withTitle(game: GameInfo): GameInfo {
  return Object.defineProperty({ ...game }, "title", {
    get: () => titleOf(game.id, game.title),
    enumerable: true,
  });
}

export const lobby = (): Promise<Lobby> => ask("GET", "/lobby");

/** The user's games that the server stores. */
export const mine = (): Promise<MyGames> => ask("GET", "/mine");

export const dailyWeek = (): Promise<DailyWeek> => ask("GET", "/daily");

const dailyPath = (date: string, game: string) => `/daily/${part(date)}/${part(game)}`;

export const dailyScores = (date: string, game: string): Promise<DailyScores> => ask("GET", dailyPath(date, game));

/** The record of the expert's line of a daily deal. */
export const dailyExpert = (date: string, game: string): Promise<GameRecord> =>
  ask("GET", `${dailyPath(date, game)}/expert`);

/** A table for a daily deal: the user's one try, or one to practise. */
export function playDaily(date: string, game: string, name: string, practice: boolean): Promise<Seated> {
  needCookies();
  return ask("POST", `${dailyPath(date, game)}?lang=${spoken.language}`, { name, practice });
}

export function makeDuplicate(game: string, name: string, deals: number, options: Options): Promise<MadeDuplicate> {
  return ask("POST", `/duplicates?lang=${spoken.language}`, { game, name, deals, options });
}

export const duplicateOf = (id: string): Promise<Duplicate> => ask("GET", `/duplicates/${part(id)}`);

/** The table of the user's try at a deal of a set. */
export function playDuplicate(id: string, number: number, name: string): Promise<Seated> {
  needCookies();
  return ask("POST", `/duplicates/${part(id)}/${number}`, { name });
}

/** A challenge to play the cards of the user's finished game. */
export const makeChallenge = (table: string): Promise<MadeChallenge> =>
  ask("POST", `/tables/${part(table)}/challenge`, {});

export const challengeFrom = (record: string, seat: string): Promise<MadeChallenge> =>
  ask("POST", `/challenges?seat=${part(seat)}&lang=${spoken.language}`, record);

/** The record of a game with the cards that the user has played: who challenges, or the expert's. */
export const playedRecord = (id: string, whose: "challenge" | "expert", number = 1): Promise<GameRecord> =>
  ask("GET", `/duplicates/${part(id)}/${whose === "expert" ? `${number}/expert` : "record"}`);

const lookPath = (id: string, number: number) => `/duplicates/${part(id)}/${number}/look`;

/** The position that the leader of a second look shows; undefined if nobody leads it or it has not changed. */
export const secondLook = (id: string, number: number, after: number): Promise<SecondLook | undefined> =>
  ask("GET", `${lookPath(id, number)}${after < 0 ? "" : `?after=${after}`}`);

/** Leads the second look at a deal from now on. */
export const leadLook = (id: string, number: number, to: LeadLook): Promise<void> =>
  ask("PUT", lookPath(id, number), to);

/** Ends the second look that the user leads. */
export const endLook = (id: string, number: number): Promise<void> => ask("DELETE", lookPath(id, number));

/** A link that carries this browser's seats, and a list of games, to another device. */
export const carry = (games: string): Promise<Carrying> => ask("POST", "/carry", { games });

/** Takes over what another device carries here; returns its list of games. */
export const acceptCarried = (token: string): Promise<Accepted> => ask("POST", "/carry/accept", { token });

/** Problems after which it is unknown whether the server has processed the request. */
const UNSURE = new Set(["offline", "unknown", "busy"]);
/** Milliseconds before each further attempt. */
const AGAIN = [400, 1600];
/** Keys of requests without an answer; a request with the same key is done only once. */
const unanswered = new Map<string, string>();

/** Asks for a seat, for which the server sets a cookie; repeated if the answer is lost. */
async function sit(path: string, body: MakeTable | JoinTable): Promise<Seated> {
  needCookies();
  const wanted = `${path} ${JSON.stringify(body)}`;
  const key = unanswered.get(wanted) ?? fresh(16);
  unanswered.set(wanted, key);
  for (let attempt = 0; ; attempt++) {
    try {
      const seated = await ask<Seated>("POST", path, { ...body, key });
      unanswered.delete(wanted);
      return seated;
    } catch (error) {
      const wait = AGAIN[attempt];
      const unsure = error instanceof Problem && UNSURE.has(error.code);
      if (!unsure) unanswered.delete(wanted);
      if (!unsure || wait === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

export const makeTable = (wanted: MakeTable): Promise<Seated> => sit(`/tables?lang=${spoken.language}`, wanted);

export const join = (id: string, name: string, place: number, newcomer = false): Promise<Seated> =>
  sit(`/tables/${part(id)}/join`, { name, place, ...(newcomer && { newcomer }) });

export const deleteTable = (id: string): Promise<void> => ask("DELETE", `/tables/${part(id)}`);

/** The version of the film format that this page can show. */
export const FILM_VERSION = 3;

/** The film, if its version is the one that this page can show; otherwise throws a Problem. */
function current(film: Film): Film {
  if (film.version === FILM_VERSION) return film;
  throw new Problem("version", say("problem-version"));
}

export const tableFilm = async (id: string): Promise<Film> =>
  current(await ask<Film>("GET", `/tables/${part(id)}/film`));

/** The film of a record; errors are in the given language. */
export const filmOf = async (record: string, language: string): Promise<Film> =>
  current(await ask<Film>("POST", `/film?lang=${part(language)}`, record));

/** A finished game: a table's, or that of an opened record. */
export interface Analysable {
  /** The table's id; empty for a record. */
  id: string;
  record: string;
}

function requestOf({ id, record }: Analysable, path: string): [method: string, path: string, body?: string] {
  return id ? ["GET", `/tables/${part(id)}/${path}`] : ["POST", `/${path}?lang=${part(spoken.language)}`, record];
}

/**
 * Has a game analysed, and passes on each line as it comes; rejects if it ends too early. With `kept`, only
 * an analysis that the server has kept; resolves to whether there is one.
 */
export async function analysisOf(
  game: Analysable,
  signal: AbortSignal,
  news: (one: AnalysisNews) => void,
  kept = false,
): Promise<boolean> {
  const [method, path, body] = requestOf(game, "analysis");
  const query = kept ? `${path.includes("?") ? "&" : "?"}kept=1` : "";
  const answer = await answerTo(method, `/api${path}${query}`, body, signal);
  if (answer.status === 204) return false;
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  let ended = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const lines = (rest + value).split("\n");
      rest = lines.pop()!;
      for (const line of lines) {
        const one = JSON.parse(line) as AnalysisNews;
        ended ||= one.figures !== undefined;
        news(one);
      }
    }
  } catch (error) {
    if (signal.aborted) throw error;
  }
  if (!ended) throw new Problem("offline", say("problem-offline"));
  return true;
}

/** What the picture of a game's result shows in addition to the result. */
export const resultPictureOf = (game: Analysable): Promise<ResultPicture> => ask(...requestOf(game, "result"));

/** The QR code, as SVG, of a link that contains a record; empty if there is no link, it is too long, or none is drawn now. */
export async function qrOfLink(link: string): Promise<string> {
  if (!link) return "";
  const picture = await ask<LinkPicture>("POST", "/qr", { link } satisfies DrawLink).catch(() => null);
  return picture?.qr ?? "";
}

export const detailsOf = (game: Analysable, number: number): Promise<DecisionDetails> =>
  ask(...requestOf(game, `decisions/${number}`));

export const tableRecord = (id: string): Promise<GameRecord> => ask("GET", `/tables/${part(id)}/record`);

/** The URL of the record as a file. */
export const recordOf = (id: string): string => `/api/tables/${part(id)}/record`;

const rulePage = remembered((path: string) => ask<RulePage>("GET", path));

/** The rules of a game, requested once. */
export const rules = (game: string, language: string): Promise<RulePage> =>
  rulePage(`/rules/${part(game)}?lang=${part(language)}`);

export const lesson = (game: string, language: string): Promise<LessonPage> =>
  ask("GET", `/lessons/${part(game)}?lang=${part(language)}`);

export const socketOf = (id: string): string => `/api/tables/${part(id)}/socket`;

export const qrOf = (id: string): string => `/api/tables/${part(id)}/qr.svg`;

const part = encodeURIComponent;
