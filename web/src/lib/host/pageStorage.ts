// The page reads and writes for its worker. In WebKit a worker that ends while it computes leaves its transaction
// open, and whoever reads next waits for minutes.

import type { Storage } from "./storage";

/** A request of the worker to the page that has started it. */
export interface StorageAsked {
  method: "rows" | "events" | "keep";
  text: string;
  answer: MessagePort;
}

/** The storage of the page, as the worker uses it. */
export class PageStorage {
  constructor(readonly ask: (asked: StorageAsked, transfer: Transferable[]) => void) {}

  rows(): Promise<string> {
    return this.#ask("rows");
  }

  events(table: string): Promise<string> {
    return this.#ask("events", table);
  }

  async keep(changes: string): Promise<void> {
    await this.#ask("keep", changes);
  }

  #ask(method: StorageAsked["method"], text = ""): Promise<string> {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<string>) => {
        port1.close();
        resolve(data);
      };
      this.ask({ method, text, answer: port2 }, [port2]);
    });
  }
}

export async function answerWorker(storage: Storage, { method, text, answer }: StorageAsked): Promise<void> {
  answer.postMessage((await storage[method](text)) ?? "");
}
