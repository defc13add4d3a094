// A second worker that analyses games for the application, so that tables and hints do not wait for it.

import type { Code } from "./python";

/** Where the engine is, and what of it is compiled. */
export interface AnalystStart {
  folder: string;
  version: string;
  code: Code;
}

/** A message from the application's worker: how to start, or a numbered request of `nullo.site.analyst`. */
export type AnalystAsked = AnalystStart | { id: number; request: Uint8Array<ArrayBuffer> };
/** A message from the analyst's worker; null as the answer means that it cannot work. */
export type AnalystAnswered = { id: number; answer: Uint8Array<ArrayBuffer> } | { id?: number; answer: null };

/** Milliseconds without a request after which the worker is ended, because of its memory. */
export const IDLE = 60_000;

interface SentRequest {
  resolve: (answer: Uint8Array<ArrayBuffer>) => void;
  reject: (error: Error) => void;
}

/** Passes requests to the analyst's worker, which exists only while it is needed; after a failure it is not started again. */
export class Analyst {
  #worker: Worker | null = null;
  #waiting = new Map<number, SentRequest>();
  #last = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #fails = false;

  /** @param start Makes a worker and tells it where the engine is. */
  constructor(readonly start: () => Worker) {}

  /** The answer to a request; rejects if there is no worker that can give it. */
  answer(request: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    clearTimeout(this.#idle);
    return new Promise((resolve, reject) => {
      if (this.#fails) return reject(new Error("no worker can analyse"));
      const id = ++this.#last;
      this.#waiting.set(id, { resolve, reject });
      try {
        this.#worker ??= this.#begin();
        this.#worker.postMessage({ id, request } satisfies AnalystAsked, [request.buffer]);
      } catch {
        this.#fail();
      }
    });
  }

  #begin(): Worker {
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<AnalystAnswered>) => this.#hear(data);
    worker.onerror = () => this.#fail();
    return worker;
  }

  #hear(data: AnalystAnswered): void {
    if (data.answer === null) return this.#fail();
    this.#waiting.get(data.id)?.resolve(data.answer);
    this.#waiting.delete(data.id);
    if (!this.#waiting.size) this.#idle = setTimeout(() => this.#end(), IDLE);
  }

  #fail(): void {
    this.#fails = true;
    this.#end();
    for (const { reject } of this.#waiting.values()) reject(new Error("the worker that analyses has failed"));
    this.#waiting.clear();
  }

  #end(): void {
    clearTimeout(this.#idle);
    this.#worker?.terminate();
    this.#worker = null;
  }
}
