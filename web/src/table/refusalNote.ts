// The answer to a press that did nothing, or only raised a card.

import { name } from "../cards/names";
import type { DecidingMoment } from "../lib/deciding";
import { capital, say } from "../lib/words";
import type { People } from "./people";
import { refusalWords } from "./prompt";
import type { Failure } from "./stage.svelte";

export interface Note {
  text: string;
  /** The rule that forbids it; may be empty. */
  rule: string;
  /** Whether the note neither refuses nor warns of anything. */
  calm?: boolean;
}

/** The note that tells what to do with a card that a finger has raised. */
export function raisedNote(card: string, game: string): Note {
  return { text: capital(say("table-tap-again", { card: name(card, game) })), rule: "", calm: true };
}

/** The note that says why the last move decided a trick. */
export function decidedNote(decision: Exclude<DecidingMoment, { kind: "last" }>, game: string): Note {
  const card = name(decision.card, game);
  const text =
    decision.kind === "trump"
      ? say("decided-trump", { card, suit: decision.suit })
      : say(decision.full ? "decided-all" : "decided-nothing", { card, by: name(decision.by, game) });
  return { text: capital(text), rule: "", calm: true };
}

/** The note that says why a card or an action was refused. */
export function noteOf(failure: Failure, card: string, game: string, people: People): Note {
  const { refusal, code = "" } = failure;
  if (refusal) return { text: refusalWords(refusal, people, game, card), rule: refusal.rule };
  if (code === "revoke") return { text: capital(say("table-warn", { card: name(card, game) })), rule: "" };
  if (code === "lesson") return { text: say("learn-not"), rule: "" };
  if (code === "not-yet") return { text: say("table-not-yet"), rule: "" };
  if (code === "no-card") return { text: say("table-no-card"), rule: "" };
  return { text: say("table-not-sent"), rule: "" };
}
