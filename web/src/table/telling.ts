// What a game tells, in words: a table from the typed parameters of sayings to those of messages.

import { isolate } from "../lib/direction";
import { keyOf as moveKey } from "../lib/moves";
import { capital, has, listOf, say, type Params } from "../lib/words";
import type { Entry, Line, Public, Saying, Trick } from "../lib/protocol";
import { sayingsOf } from "./codes";
import { minus, withSign } from "./numbers";
import type { People } from "./people";

/** A function that turns a card's code into what stands for it in a sentence. */
export type Namer = (code: string) => string;

export class Teller {
  constructor(
    readonly people: People,
    readonly card: Namer,
  ) {}

  /** The sentences about some actions, after which everybody knew `open`. */
  tell(lines: Line[], open: Public): string[] {
    return lines.flatMap((line) =>
      sayingsOf(line)
        .flatMap((saying) => this.sentences(saying, open, line))
        .map(capital),
    );
  }

  /** A sentence that says what an action itself was, without its consequences. */
  action(line: Line, open: Public): string {
    const [deed] = sayingsOf(line);
    return deed ? this.sentences(deed, open, line).join(" ") : "";
  }

  /** A saying with its list as one sentence; none if there are no words for it. */
  sentences(saying: Saying, open: Public, line?: Line): string[] {
    if (saying.code === "won") return [this.winners(open)];
    const sentence = this.sentence(saying, open, line);
    if (!sentence || !saying.entries?.length) return sentence ? [sentence] : [];
    return [`${sentence} ${this.entries(saying, open).join(", ")}.`];
  }

  /** The sentence of a saying without its list; if there are no words for it, an action's text or, for other sayings, an empty string. */
  sentence(saying: Saying, open: Public, line?: Line): string {
    const key = keyOf(saying);
    if (key) return this.#say(key, saying, open);
    if (!line?.move || !saying.code.startsWith(line.move.verb)) return "";
    return say("told-other", { name: this.people.name(saying.seat ?? -1), what: moveKey(line.move) });
  }

  #say(key: string, saying: Saying, open: Public): string {
    const { card = "", by = "", cards = [], number = 0, seat = -1, other = -1 } = saying;
    const params: Params = {
      card: card && this.card(card),
      by: by && this.card(by),
      cards: this.#cards(cards),
      number,
      change: withSign(number ?? 0),
      text: saying.text ? say(saying.text) : "",
    };
    params["what"] = params["card"] || params["cards"] || String(number);
    if (saying.suit) params["suit"] = saying.suit;
    if (other >= 0) params["who"] = this.people.name(other);
    if (saying.sides?.length) params["name"] = this.people.side(saying.sides[0]!, open.scores?.length ?? 0);
    return seat >= 0 ? this.people.sentence(key, seat, params) : say(key, params);
  }

  entries(saying: Saying, open: Public): string[] {
    return (saying.entries ?? []).map((entry) => this.#entry(entry, open));
  }

  #entry({ seat = -1, code, cards = [], number, total }: Entry, open: Public): string {
    if (typeof total === "number") {
      const side = isolate(this.people.side(seat, open.scores?.length ?? 0));
      return `${side} ${withSign(number ?? 0)} (${minus(total)})`;
    }
    const name = seat >= 0 ? isolate(this.people.name(seat)) : "";
    if (code) return say(`entry-${code}`, { name, cards: this.#cards(cards) });
    return `${name} ${typeof number === "number" ? number : this.#cards(cards)}`;
  }

  /** A completed trick: who played what, and who took it. */
  trick(trick: Trick): string {
    const plays = trick.plays.map(
      (play) => `${isolate(this.people.name(play.seat))} ${play.wild ? `${play.wild} = ` : ""}${this.card(play.card)}`,
    );
    return `${plays.join(", ")}. ${this.people.sentence("told-takes", trick.winner)}`;
  }

  /** A sentence that says who won. */
  winners(open: Public): string {
    const sides = open.scores?.length ?? 0;
    // The user first: "You and Ada", not "Ada and You".
    const first = Math.max(0, this.people.me) % sides;
    const order = (side: number) => (side - first + sides) % sides;
    const winners = [...(open.winners ?? [])].sort((a, b) => order(a) - order(b));
    const names = winners.map((winner) => this.people.side(winner, sides));
    if (names.length !== 1) return say(names.length ? "won-shared" : "won-none", { names: listOf(names) });
    const me = this.people.me;
    const mine = me >= 0 && winners.includes(me % sides);
    const all = this.people.names.length;
    if (sides === all) return mine ? say("won-you") : say("won", { names: names[0]! });
    if (mine) return say("won-team-you", { name: this.people.together(this.people.partners(me, sides)) });
    return say("won-team", { names: names[0]! });
  }

  #cards(codes: string[]): string {
    return codes.map(this.card).join(" ");
  }
}

/** The key of a saying's words; empty if there are none. */
function keyOf({ code }: Saying): string {
  const key = `told-${code}`;
  if (has(key)) return key;
  return code.startsWith("hidden-") ? "told-hidden" : "";
}

/** The trick with a number, from 1, of this hand or, before its first card, of the previous hand; null if there is none. */
export function trickOf(open: Public, number: number): Trick | null {
  return (open.tricks?.length ? open.tricks : open.ended)?.[number - 1] ?? null;
}

/** The last trick that some actions completed, after which all knew `open`; null if they completed none. */
export function completedTrick(lines: Line[], open: Public | null): Trick | null {
  const takes = lines.flatMap((line) => line.told ?? []).findLast(({ code }) => code === "takes");
  return takes && open ? trickOf(open, takes.number ?? 0) : null;
}
