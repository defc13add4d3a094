// What the table shows now: the state, the user's own move ahead of it, a trick that still rests, and
// the moves of cards from one state to the next.

import { wildOf } from "../cards/code";
import { change, type Flight, flightsOfTrick, hurry, flightOfPlay, rest, still, TIMES } from "../cards/motion";
import { decisionOf, handEnded, tricksSince, turnedCards, type DecidingMoment } from "../lib/deciding";
import { decisionRest, opens } from "../lib/pacing";
import { has, isSame, verbOf } from "../lib/moves";
import type { Rejection } from "../lib/connection.svelte";
import type { Line, Move, Play, Public, State, Trick } from "../lib/protocol";
import { isAsked, isOver } from "../lib/turn";
import { flightsOfHandDeal, movesOf } from "./cardMoves";
import { endOfHand } from "./handEnd";
import { completedTrick } from "./telling";

/** Milliseconds after its acknowledgement by which an action is certainly on the table. */
const SHOWN_WITHIN = 6000;

/** Milliseconds for which it is said why a move decided. */
const REASON_STAYS = 5000;

/** The error with which `send` rejects. */
export type Failure = Partial<Rejection>;

/** The trick that is shown. */
export interface Lying {
  plays: Play[];
  /** The seat that took it; -1 while it is not complete. */
  winner: number;
  /** Distinguishes one trick from the next. */
  number: string;
  /** ALL and NOTHING cards that counted as the opposite. */
  turned: string[];
}

export class Stage {
  /** The server's last state. */
  state: State = $state.raw()!;
  /** The user's move that is on its way. */
  move = $state.raw<Move | null>(null);
  /** Why the user's last move was refused. */
  failure = $state.raw<{ move: Move; failure: Failure } | null>(null);
  /** The number that the stepper would bid now; -1 if it has not been shown yet. */
  bid = $state(-1);
  /** Whether the first hand is still to be dealt; until then its cards are hidden. */
  dealing = $state(false);
  /** Whether a complete trick still lies on the table or flies to the seat that took it, or the end of a hand is shown. */
  sweeping = $state(false);
  /** Whether the user may end the present rest. */
  looking = $state(false);
  /** What the last move decided, once it has been looked at, so that the reason is said. */
  decided = $state.raw<DecidingMoment | null>(null);
  /** The state after a hand that is still shown as it ended. */
  held = $state.raw<State | null>(null);
  /** Whether the user has seen the game end. */
  sawEnd = false;
  #resting = $state.raw<Lying | null>(null);
  #sweep = 0;
  #turn = 0;
  readonly #send: (move: Move) => Promise<void>;

  constructor(state: State, send: (move: Move) => Promise<void>) {
    this.state = state;
    this.#send = send;
    this.dealing = opens(state) && !still();
  }

  /** Deals the first hand, as soon as everything on the page has its place. */
  async deal(): Promise<void> {
    if (!this.dealing) return;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const moves = opens(this.state) ? flightsOfHandDeal(this.state) : [];
    await change(() => (this.dealing = false), moves);
  }

  /** The card that can be played as another; empty if the game has none. */
  readonly #wild: string = $derived(wildOf(this.state.public?.game ?? ""));

  /** The cards of the user's hand that are on their way to the table. */
  readonly gone: string[] = $derived.by(() => {
    const hand = this.state.own?.hand ?? [];
    const card = this.move?.card ?? "";
    if (!this.move || !verbOf(this.move, this.state.public?.game).to) return [];
    const code = hand.includes(card) ? card : this.#wild;
    return hand.includes(code) ? [code] : [];
  });

  /** The plays on the table, including the user's own before the server has confirmed it. */
  readonly #plays: Play[] = $derived.by(() => {
    const { public: open, own } = this.state;
    const plays = open?.trick ?? [];
    if (!own || !this.move?.card || verbOf(this.move, open?.game).to !== "trick") return plays;
    if (plays.some((play) => play.seat === own.seat)) return plays;
    const wild = this.gone[0] === this.#wild ? this.#wild : "";
    return [...plays, { seat: own.seat, card: this.move.card, ...(wild && { wild }) }];
  });

  readonly lying: Lying = $derived.by(() => {
    const open = this.state.public;
    const turned = open?.turned ?? [];
    const next = { plays: this.#plays, winner: -1, number: numberOf(open), turned };
    if (this.#resting) return this.#resting;
    const last = open?.tricks?.at(-1);
    if (next.plays.length || ["play", "over"].includes(open?.phase ?? "over") || !last) return next;
    return { ...last, number: numberOf(open, -1), turned };
  });

  /** Whether the user's seat is asked, and none of its actions is on its way. */
  readonly asked: boolean = $derived(
    !this.move && (this.state.table.claimed ?? -1) < 0 && isAsked(this.state) && !!this.state.own?.legal?.length,
  );

  /** Shows the server's next state, with moving cards. */
  take(state: State, lines: Line[], kind = ""): void {
    if (this.held && this.held !== state) this.#release();
    const before = this.state;
    if (before === state || this.held === state) return;
    const trick = completedTrick(lines, state.public);
    if (!isOver(before.public) && isOver(state.public)) this.sawEnd = true;
    const ms = document.hidden ? 0 : decisionRest(before, state);
    const decision = ms ? decisionOf(before.public, state.public) : null;
    const ends = ms > 0 && handEnded(before.public, state.public);
    const shown = ends ? endOfHand(before, lines, state) : state;
    const moves = movesOf(before, lines, shown, this.move);
    if (decision || lines.some(({ move }) => move)) this.decided = null;
    void change(() => {
      this.state = shown;
      this.held = shown === state ? null : state;
      this.failure = null;
      if (this.move && arrived(this.move, state, lines)) this.#clear();
      if (trick || ends) this.sweeping = true;
      if (kind === "take-back") this.#resting = null;
      else if (trick) this.#resting = resting(trick, before.public, state.public);
      else if (this.#resting && state.public?.trick?.length) hurry();
    }, moves);
    if (trick || decision) void this.#rest(trick, decision, ms);
  }

  /** Ends the rest of what was decided. */
  goOn(): void {
    if (this.looking) hurry();
  }

  /** Shows the state after a hand that has ended. */
  #release(moves: Flight[] = []): Promise<void> {
    const state = this.held;
    if (!state) return Promise.resolve();
    return change(() => {
      this.state = state;
      this.held = null;
      this.#resting = null;
    }, moves);
  }

  /**
   * Shows another turn of a replay; a trick that it completed stays until the next.
   *
   * `before`: the turn before it. `flies`: whether it follows the turn that is shown.
   */
  show(before: State | null, lines: Line[], state: State, flies: boolean): void {
    const trick = completedTrick(lines, state.public);
    const lay = this.#resting;
    const swept = lay ? sweepOf(lay) : [];
    const moves = flies ? [...swept, ...movesOf(this.state, lines, state)] : [];
    void change(() => {
      this.state = state;
      this.#resting = trick && before ? resting(trick, before.public, state.public) : null;
    }, moves);
  }

  /** Lets a trick, or what was decided, rest; then says why, gathers the trick and goes on. */
  async #rest(trick: Trick | null, decision: DecidingMoment | null, ms: number): Promise<void> {
    const sweep = ++this.#sweep;
    const resting = this.#resting;
    const held = this.held;
    this.looking = decision !== null;
    await rest(ms || TIMES.rest);
    if (this.#sweep === sweep) {
      this.looking = false;
      this.#tell(decision);
    }
    const swept = trick && this.#resting === resting ? sweepOf(trick) : [];
    if (swept.length) await change(() => (this.#resting = null), swept);
    if (held && this.held === held) await this.#release(flightsOfHandDeal(held));
    if (this.#sweep === sweep) this.sweeping = false;
  }

  /** Says for a while why a move decided. */
  #tell(decision: DecidingMoment | null): void {
    this.decided = decision;
    if (decision) setTimeout(() => this.decided === decision && (this.decided = null), REASON_STAYS);
  }

  /** Makes a move, one at a time. A card flies at once, and comes back if it is refused. */
  async do(move: Move): Promise<void> {
    if (this.move) return;
    this.failure = null;
    const turn = ++this.#turn;
    const seat = this.state.you.seat;
    const hand = this.state.own?.hand ?? [];
    const { card = "" } = move;
    const code = hand.includes(card) ? card : this.#wild;
    const { to } = verbOf(move, this.state.public?.game);
    const lies = this.state.public?.trick?.some((play) => play.seat === seat);
    const flies = to === "trick" && !lies;
    hurry();
    this.#resting = null;
    const gone = to === "discard" ? [{ from: `hand:${card}`, to: "discard" }] : [];
    void change(() => (this.move = move), flies ? flightOfPlay(seat, code) : gone);
    try {
      await this.#send(move);
    } catch (error) {
      this.failure = { move, failure: (error ?? {}) as Failure };
      const back = flies ? [{ from: `trick:${seat}`, to: `hand:${code}` }] : [];
      await change(() => this.#clear(turn), back);
      return;
    }
    // The server has accepted it, but the state after it may still be waiting to be shown.
    if (arrived(move, this.state, [])) this.#clear(turn);
    else setTimeout(() => this.#clear(turn), SHOWN_WITHIN);
  }

  /** Ends the user's move, which has arrived or was refused. */
  #clear(turn = this.#turn): void {
    if (turn === this.#turn) this.move = null;
  }
}

function arrived(move: Move, state: State, lines: Line[]): boolean {
  const { own, you, table } = state;
  if (lines.some((line) => line.seat === you.seat && isSame(line.move, move))) return true;
  if (has(own?.pending, move) || !table.asked?.includes(you.seat)) return true;
  return !has(own?.legal, move);
}

/** The flights of a trick's cards to the seat that took it. */
function sweepOf({ plays, winner }: Trick): Flight[] {
  return flightsOfTrick(
    plays.map(({ seat }) => seat),
    `seat:${winner}`,
  );
}

/** A complete trick as it lies on the table, with the cards that counted as the opposite. */
function resting(trick: Trick, before: Public | null, after: Public | null): Lying {
  const tricks = before && after ? tricksSince(before, after) : [trick];
  return { ...trick, number: numberOf(before), turned: turnedCards(tricks, before?.game ?? "") };
}

function numberOf(open: Public | null, more = 0): string {
  return `${open?.hand ?? 0}.${(open?.tricks?.length ?? 0) + more}`;
}
