// What happened, in words: from actions and the state before and after them, nothing else.

import { isAnyCard, parts } from "../cards/code";
import { isolated } from "../lib/direction";
import { capital, has, listed, say } from "../lib/words";
import type { Line, Public, Sauce, State, Trick } from "../lib/protocol";
import { headOf, lastWord } from "./codes";
import { minus, signed } from "./numbers";
import { memberAt, type People } from "./people";

/** How a card stands in a sentence. */
export type Namer = (code: string) => string;

/** Tells actions as sentences. */
export class Teller {
  constructor(
    readonly people: People,
    readonly card: Namer,
  ) {}

  /** The sentences of one action; sometimes none. */
  tell(before: Public, line: Line, after: Public): string[] {
    const told = line.seat >= 0 ? this.done(line, before, after) : this.chance(line);
    told.push(...this.effects(line, before, after));
    const trick = completed(before, after);
    if (trick) told.push(this.people.told("told-takes", trick.winner));
    if (size(after.hands) > size(before.hands)) told.push(...this.handOver(after));
    else told.push(...this.scored(before, after));
    told.push(...this.table(before, after));
    if (after.actor === -4 && before.actor !== -4) told.push(this.winners(after));
    return told.map(capital);
  }

  // --- actions ------------------------------------------------------------------------------

  private done(line: Line, before: Public, after: Public): string[] {
    const sauce = line.action.startsWith("play ") && playedSauce(line, before, after);
    const told = [sauce ? this.asSauce(line) : this.action(line, before.discard)];
    const shown = line.revealed ?? "";
    const verdict = /^(true|false)( |$)/.exec(shown);
    if (verdict) told.push(say(`told-verdict-${verdict[1]}`));
    else if (shown && line.phase === "say") {
      told.push(say("told-open-bids", { bids: this.bySeat(shown).join(", ") }));
    } else if (/^\d+>/.test(shown)) told.push(...shown.split(", ").map((item) => this.moved(item)));
    return told;
  }

  private asSauce(line: Line): string {
    return this.people.told("table-told-sauce", line.seat, { what: this.card(lastWord(line.action)) });
  }

  /** `0>2 b5 g3`: cards that went from a seat to a seat or the kitty, as far as seen. */
  private moved(item: string): string {
    const [way = "", ...cards] = item.split(" ");
    const [giver = "", taker = ""] = way.split(">");
    const name = this.people.name(Number(giver));
    if (!/^\d+$/.test(taker)) return say("told-moved-kitty", { name, cards: this.cards(cards) });
    return this.people.told("told-moved", Number(taker), { giver: name, cards: this.cards(cards) });
  }

  /** An action as a sentence; `discard` is the pile before it. */
  action(line: Line, discard: string[] = []): string {
    if (!line.action) {
      const key = `told-hidden-${line.phase}`;
      return this.people.told(has(key) ? key : "told-hidden", line.seat);
    }
    if (line.action === "draw discard" && discard.length) {
      return this.people.told("table-told-take", line.seat, { what: this.card(discard.at(-1)!) });
    }
    const whole = `told-${line.action.split(" ").join("-")}`;
    if (has(whole)) return this.people.told(whole, line.seat);
    const head = headOf(line.action).split(" ").join("-");
    const last = lastWord(line.action);
    if (head === "call" && /^\d+$/.test(last)) {
      return this.people.told("told-call-seat", line.seat, { who: this.people.name(Number(last)) });
    }
    if (has(`told-${head}`)) {
      return this.people.told(`told-${head}`, line.seat, { what: this.word(last) });
    }
    return say("told-other", { name: this.people.name(line.seat), what: line.action });
  }

  private chance(line: Line): string[] {
    const key = `told-chance-${line.phase}`;
    if (!line.action || !has(key)) return [];
    return [say(key, { what: this.card(lastWord(line.action)) })];
  }

  // --- what an action changed ---------------------------------------------------------------

  private effects(line: Line, before: Public, after: Public): string[] {
    if ((after.hand ?? 0) !== (before.hand ?? 0)) return [];
    const told = changedTurns(before.turned ?? [], after.turned ?? []).map((card) => {
      const counts = (card[0] === "A") !== (after.turned ?? []).includes(card);
      const key = counts ? "told-turned-all" : "told-turned-nothing";
      return say(key, { by: this.card(lastWord(line.action)), card: this.card(card) });
    });
    if (!after.reversed !== !before.reversed) {
      told.push(say(after.reversed ? "told-reversed" : "told-straight"));
    }
    if (!after.counter !== !before.counter && (size(after.tricks) || size(after.trick))) {
      told.push(say(after.counter ? "told-counter" : "told-clockwise"));
    }
    return told;
  }

  /** A completed trick: who played what, and who took it. */
  trick(trick: Trick): string {
    const plays = trick.plays.map(
      (play) => `${isolated(this.people.name(play.seat))} ${play.sauce ? "SAUCE = " : ""}${this.card(play.card)}`,
    );
    return `${plays.join(", ")}. ${this.people.told("told-takes", trick.winner)}`;
  }

  /** Cards turned up for trump, and Sauces. */
  table(before: Public, after: Public): string[] {
    const told: string[] = [];
    const up = after.turned_up ?? "";
    // A game that is over keeps what lay there.
    if (after.actor === -4) return told;
    const fresh = (after.hand ?? 0) !== (before.hand ?? 0);
    if (up && (fresh || up !== before.turned_up)) {
      told.push(say("told-turned-up", { card: this.card(up), suit: parts(up, after.game ?? "").suit }));
    }
    const known = new Set((before.sauces ?? []).map(sauceKey));
    for (const sauce of after.sauces ?? []) {
      if (fresh || !known.has(sauceKey(sauce))) {
        told.push(say("told-sauce", { sauce: this.sauce(sauce) }));
      }
    }
    return told;
  }

  /** A Sauce and its effect in words. */
  sauce(sauce: Sauce): string {
    const card = sauce.card ? this.card(sauce.card) : say("sauce-late", { rank: sauce.rank });
    return say("sauce-does", { card, effect: effectOf(sauce) });
  }

  // --- scores -------------------------------------------------------------------------------

  private handOver(after: Public): string[] {
    const told: string[] = [];
    if (after.last) told.push(this.last(after));
    const scores = after.scores ?? [];
    told.push(this.hand(size(after.hands), (after.hands ?? []).at(-1) ?? [], scores));
    return told;
  }

  /** What the last hand showed when it was scored, as a sentence. */
  last(after: Public): string {
    return `${this.lastHead(after)} ${this.lastShown(after.last ?? "").join(", ")}.`;
  }

  /** What comes before it: "The bids were:". */
  lastHead(after: Public): string {
    const key = `told-last-${after.game}`;
    return say(has(key) ? key : "told-last");
  }

  /** What a hand changed, and the totals after it. */
  hand(number: number, changes: number[], totals: number[]): string {
    const entries = changes.map((change, side) => {
      const name = isolated(this.people.side(side, totals.length));
      return `${name} ${signed(change)} (${minus(totals[side] ?? 0)})`;
    });
    return say("told-hand-over", { number, scores: entries.join(", ") });
  }

  private scored(before: Public, after: Public): string[] {
    const old = before.scores ?? [];
    const sides = size(after.scores);
    return (after.scores ?? []).flatMap((score, side) => {
      const change = score - (old[side] ?? score);
      if (!change) return [];
      return [say("told-scored", { name: this.people.side(side, sides), change: signed(change) })];
    });
  }

  /** Who won. */
  winners(after: Public): string {
    const sides = size(after.scores);
    // The reader first: "You and Ada", not "Ada and You".
    const first = Math.max(0, this.people.me) % sides;
    const order = (side: number) => (side - first + sides) % sides;
    const winners = [...(after.winners ?? [])].sort((a, b) => order(a) - order(b));
    const names = winners.map((winner) => this.people.side(winner, sides));
    if (names.length !== 1) return say(names.length ? "won-shared" : "won-none", { names: listed(names) });
    const me = this.people.me;
    const mine = me >= 0 && winners.includes(me % sides);
    const all = this.people.names.length;
    if (sides === all) return mine ? say("won-you") : say("won", { names: names[0]! });
    if (mine) return say("won-team-you", { name: this.people.name((me + sides) % all) });
    return say("won-team", { names: names[0]! });
  }

  /** What was shown at the end of a hand, an entry a seat or place. */
  lastShown(coded: string): string[] {
    if (coded.split(" ")[0]!.includes(":")) return this.bySeat(coded);
    return coded.split(", ").map((item) => {
      const [first = "", ...rest] = item.split(" ");
      if (!/^\d+$/.test(first)) return say(`last-${first}`, { cards: this.cards(rest) });
      const name = this.people.name(Number(first));
      return say(`last-${rest[0]}`, { name, cards: this.cards(rest.slice(1)) });
    });
  }

  /** `0:3 2:As,Kd`: what each seat showed, with its name. */
  bySeat(coded: string): string[] {
    return coded.split(" ").map((item) => {
      const [, seat, what] = /^(\d+):(.*)$/.exec(item) ?? [];
      if (seat === undefined || !this.people.names[Number(seat)]) return item;
      const cards = (what ?? "").split(",").map((code) => this.word(code));
      return `${isolated(this.people.name(Number(seat)))} ${cards.join(" ")}`;
    });
  }

  private cards(codes: string[]): string {
    return codes.map((code) => this.word(code)).join(" ");
  }

  private word(code: string): string {
    return isAnyCard(code) ? this.card(code) : code;
  }
}

/** What a Sauce does, in words: its name, a colon, its effect. */
export function effectOf(sauce: Sauce): string {
  const key = sauce.super ? `effect-${sauce.effect}-super` : `effect-${sauce.effect}`;
  return say(has(key) ? key : "effect-none");
}

/** The trick that was completed between two states, if one was. */
export function completed(before: Public, after: Public): Trick | null {
  if (size(after.tricks) > size(before.tricks)) return after.tricks!.at(-1)!;
  if ((after.hand ?? 0) > (before.hand ?? 0) && size(after.ended) > size(before.tricks)) {
    return after.ended!.at(-1)!;
  }
  return null;
}

/** Everything that an event tells, from the states before and after it. */
export function narrate(teller: Teller, before: State, lines: Line[], after: State): string[] {
  if (!before.public || !after.public) return [];
  const told: string[] = [];
  const last = lines.length - 1;
  lines.forEach((line, number) => {
    // What an event changed is told with its last action.
    if (number === last) told.push(...teller.tell(before.public!, line, after.public!));
    else if (line.seat >= 0) told.push(capital(teller.action(line)));
  });
  return told;
}

/**
 * Who left, sat down, is away or is back, from the states before and after.
 *
 * Members are compared, not seats: the start shuffles the seats, and the host arranges them.
 */
export function cameAndWent(before: State, after: State): string[] {
  return after.table.seats.flatMap((id, seat) => {
    const now = memberAt(after, seat);
    if (!now || id === after.you.member) return [];
    const was = before.table.members.find((member) => member.id === id);
    if (was) {
      if (!was.away === !now.away || now.bot) return [];
      return [say(now.away ? "told-away" : "told-back", { name: now.name })];
    }
    if (before.table.stage === "gathering") return [];
    if (!now.bot) return [say("told-joined", { name: now.name })];
    const gone = memberAt(before, seat);
    return gone ? [say("told-left", { name: gone.name, bot: now.name })] : [];
  });
}

function playedSauce(line: Line, before: Public, after: Public): boolean {
  const code = lastWord(line.action);
  const trick = size(after.trick) ? after.trick : completed(before, after)?.plays;
  return (trick ?? []).some((play) => play.seat === line.seat && play.card === code && !!play.sauce);
}

function changedTurns(before: string[], after: string[]): string[] {
  return [...after.filter((c) => !before.includes(c)), ...before.filter((c) => !after.includes(c))];
}

function sauceKey(sauce: Sauce): string {
  return `${sauce.rank} ${sauce.card ?? ""} ${!!sauce.super}`;
}

function size(list: unknown[] | undefined): number {
  return list?.length ?? 0;
}
