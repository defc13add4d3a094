// Written by scripts/protocol from the server's own types: do not edit.
// A key that may be absent has its default then.

export const VERSION = 2;
export const FRAME_BYTES = 4096;
export const SAID_LENGTH = 140;
export const EMOTES = ["hello", "thanks", "well-played", "oops", "thinking", "wow", "sorry", "again"] as const;

export type Command =
  | HelloMessage
  | ActMessage
  | StartMessage
  | ArrangeMessage
  | RemoveMessage
  | LeaveMessage
  | SettingsMessage
  | AskBackMessage
  | AnswerBackMessage
  | ClaimMessage
  | SayMessage
  | PingMessage;

export type Reply =
  | SnapshotMessage
  | EventFrameMessage
  | AckMessage
  | ErrorMessage
  | PresenceMessage
  | TimesMessage
  | PongMessage
  | GoneMessage;

/** What a client keeps: a snapshot's five parts, which patches move on. */
export interface State {
  /** what all know of the table. */
  table: TableView;
  /** the client's place at it. */
  you: You;
  /** what all can see of the game; null before the start. */
  public: Public | null;
  /** what the client's seat alone knows; null before the start and for spectators. */
  own: Own | null;
  /** all hands by seat, for spectators when table.open_after says so; else null. */
  hands: string[][] | null;
}

/** A message that was taken before: what it did is event seq. */
export interface AckMessage {
  type: "ack";
  id: string;
  seq: number;
}

/** Do an action of one's own seat; unseen by the others where the rules let all choose at once. */
export interface ActMessage {
  type: "act";
  id: string;
  action: string;
}

/** Agree to a take-back, or not; whoever asked may withdraw it by yes false. */
export interface AnswerBackMessage {
  type: "answer-back";
  id: string;
  yes: boolean;
}

/** Host, before the start: the members in clockwise order. */
export interface ArrangeMessage {
  type: "arrange";
  id: string;
  order: number[];
}

/** What a seat is asked, why, and by which rule. */
export interface Ask {
  /** key of the question, ask-CODE in the words. */
  code: string;
  /** what question and reason need. */
  params?: Record<string, string | number>;
  /** key of a second sentence of the question, ask-CODE too. */
  also?: string;
  /** key of the reason, or of what each choice means: why-CODE. */
  why?: string;
  /** number of the rule that asks. */
  rule?: string;
}

/** Ask all to let one's own last action be taken back, and what came after it. */
export interface AskBackMessage {
  type: "ask-back";
  id: string;
}

/** Cards of a hand that may not be played now, and why. */
export interface Barred {
  /** their codes. */
  cards: string[];
  /** why. */
  refusal: Refusal;
}

/** Say that all tricks that are left in the hand are one's own; checked, then played out. */
export interface ClaimMessage {
  type: "claim";
  id: string;
}

/** How long a person may think. When both are over a bot decides, this once. */
export interface Clock {
  /** seconds for each decision. */
  move: number;
  /** seconds for the whole game, used when those of a decision are over. */
  bank: number;
}

/** One item of a list within a Saying. */
export interface Entry {
  /** whose it is; of a score, whose side; -1: nobody's. */
  seat?: number;
  /** key of its words, entry-CODE; empty: the name, and what follows. */
  code?: string;
  /** codes of cards. */
  cards?: string[];
  /** a bid; of a score, what it changed by. */
  number?: number;
  /** of a score, what it is now. */
  total?: number;
}

/** A message that was refused; nothing has changed. */
export interface ErrorMessage {
  type: "error";
  /** key of the words (error- and the code); illegal if a rule forbids it. */
  code: string;
  /** the same in English, for those who write clients. */
  message?: string;
  /** of the message, if it had one. */
  id?: string;
  /** the rule that forbids it, and its words' key and parameters. */
  refusal?: Refusal;
}

/** What the client is told of one event. */
export interface EventFrameMessage {
  type: "event";
  /** the event's number; one more than that before. */
  seq: number;
  /** what it was: open, join, leave, arrange, settings, start, shuffle, act, choose, away, back, ask-back, answer-back, take-back, claim, say or next. */
  kind: string;
  /** the actions that it did in the game, as the client's seat saw them, and what is told of them; without cards dealt of which nothing is told. */
  lines?: Line[];
  /** what it changed in the client's state, once those lines that are not unlogged have been added to public.log. */
  patch?: Operation[];
  /** what was said, in a say. */
  said?: Said;
  /** the client's own message that caused it: this is its acknowledgement. */
  id?: string;
}

/** How a card looks that shows something else than rank and suit, or more than these. */
export interface Face {
  /** key of the card's name; empty: the name that the deck makes of rank and suit. */
  name?: string;
  /** key of the word printed on the card. It stays the same however the card counts. */
  word?: string;
  /** for a card that turns: it begins as a full circle (all), not as an empty one. */
  full?: boolean;
  /** the cards that turn this card into its opposite. */
  turned_by?: string[];
  /** the card that this card turns. */
  turns?: string;
  /** whether the card is played as another card. */
  wild?: boolean;
  /** an SVG in the game's folder, pictures/NAME.svg, 100 wide and 140 high. */
  picture?: string;
}

/** A game, complete or as far as it was played. */
export interface Film {
  /** the game's id. */
  game: string;
  /** as in a record. */
  options: Record<string, unknown>;
  /** by seat; empty if nobody has one. */
  names: string[];
  /** the seats whose own parts are in the states. */
  seats: number[];
  /** the state after the deal of the first hand. */
  start: FilmState;
  /** the following steps, in order. */
  steps: FilmStep[];
  /** the version of this format. */
  version: number;
  /** whether the game was finished. */
  over?: boolean;
  /** the rounds of the cut, by seat. */
  cut?: ((string | null)[])[];
  /** as in the record. */
  meta?: Record<string, unknown>;
}

/** A state of the game as a film shows it. */
export interface FilmState {
  /** what everybody knew. */
  public: Public;
  /** what each seat of Film.seats knew besides. */
  owns: Own[];
}

/** What is shown at once: an action together with the card that it drew, a deal, or a chance draw. */
export interface FilmStep {
  /** number of the hand that it belongs to, from 0. */
  hand: number;
  /** the actions, with nothing hidden; for a deal, what was told of it, or one line without a text. */
  lines: Line[];
  /** JSON Patch from the FilmState before this step, with the lines added to its log (see nullo.view.moved), to the one after it. */
  patch: Operation[];
  /** lines as each seat of Film.seats saw them, and last as a spectator did; empty if everybody saw everything. */
  seen?: Line[][];
  /** for a draw at random, the possible cards with their weights, in order. */
  among?: [string, number][];
}

/** A game. */
export interface GameInfo {
  /** the game's name in addresses and records. */
  id: string;
  /** the game's name for people. */
  title: string;
  /** the letter before the numbers of its rules. */
  prefix: string;
  /** fewest and most players. */
  players: [number, number];
  /** number of players if none is given. */
  default_players: number;
  /** whether seats k and k + 2 score together. */
  teams: boolean;
  /** whether the lowest total wins. */
  lowest_wins: boolean;
  /** whether players draw cards for the seats, or for the first dealer. */
  cut: boolean;
  /** whether they draw for all seats. */
  seating: boolean;
  /** all options except players. */
  options: OptionInfo[];
  /** number of the rule that asks for a decision, by phase. */
  rules: Record<string, string>;
  /** whether there is a guided first hand. */
  lesson: boolean;
  /** how its cards, its cover and its table look. */
  look: Look;
}

/** The table has been deleted. */
export interface GoneMessage {
  type: "gone";
}

/** The first message, and again when somebody has taken a seat, or has lost the thread. */
export interface HelloMessage {
  type: "hello";
  /** of the protocol that the client speaks. */
  version?: number;
  /** the last event in the state that it holds; 0: it holds none. */
  seq?: number;
  /** whose state that is, as its you.member says. */
  member?: number;
  /** of the last snapshot; events are sent on top of a held state only if it still applies, else a snapshot. */
  epoch?: string;
}

/** The body of POST /api/tables/{id}/join. */
export interface JoinTable {
  /** the member's name at the table. */
  name: string;
  /** the seat to take; absent: any seat where a bot sits. */
  place?: number;
  /** answer with a bearer token instead of a cookie. */
  token?: boolean;
  /** as in MakeTable: a second request takes no second seat. */
  key?: string;
}

/** Cards that a seat knows to lie face down elsewhere. */
export interface Known {
  /** their codes. */
  cards: string[];
  /** in whose hand; -1: in a pile. */
  seat?: number;
  /** name of the pile, such as kitty. */
  pile?: string;
}

/** Give the place up for good. */
export interface LeaveMessage {
  type: "leave";
  id: string;
}

/** A guided first hand. */
export interface LessonPage {
  /** the game's title. */
  title: string;
  /** the learner's seat. */
  seat: number;
  /** the hand as the learner sees it. */
  film: Film;
  /** the stops in order. */
  stops: LessonStop[];
  /** what the learner knows at the end. */
  learnt: string[];
}

/** A stop: where a lesson waits, and the words that it shows there. */
export interface LessonStop {
  /** number of steps of the film that have been shown. */
  step: number;
  /** the tip. */
  text: string;
  /** number of the rule that the stop teaches. */
  rule?: string;
  /** the action that the learner has to take; empty: the learner only reads. */
  action?: string;
  /** why another legal choice is worse. */
  instead?: string;
}

/** One action of the hand's history, as the reader saw it. */
export interface Line {
  /** who acted; -1: the deal or a draw at random. */
  seat: number;
  /** the action's text; empty if it was not to be seen. */
  action: string;
  /** name of the phase it was done in. */
  phase: string;
  /** what happened, a sentence each; first what the action itself was. */
  told?: Saying[];
  /** it is not in the log: not all saw which action it was, or it only deals a card. */
  unlogged?: boolean;
  /** nothing before it can be taken back any more, as it showed or drew something. */
  final?: boolean;
}

/** The tables that anyone may join or watch, and the reader's own unfinished tables. */
export interface Lobby {
  open: TableSummary[];
  mine: TableSummary[];
}

/** How a game looks. */
export interface Look {
  /** how long a game usually takes; 0: unknown. */
  minutes: number;
  /** the options that this time is proportional to. A list counts by its length. */
  grows_with: string[];
  /** three cards for the lobby; a wild card with the cards it may be: SAUCE g2 r5. */
  cover: string[];
  /** the suits from left to right in a hand. */
  suits: Suit[];
  /** whether cards have a strip in the colour of their suit. */
  painted: boolean;
  /** key of a card's name, made of its rank and its suit. */
  name: string;
  /** ranks that are not numbers, with their height for the order of a hand. */
  heights: Record<string, number>;
  /** what a card counts in a hand, by code. */
  worth: Record<string, number>;
  /** the cards that look different, by code. */
  cards: Record<string, Face>;
  /** the ranks that score points as trumps, and their points. */
  trump_points: [string, number][];
  /** whether the game is played in tricks. */
  tricks: boolean;
  /** what the table shows beside the trick: piles (stock and discard pile, in the place of a trick), sauces (the rules in force, the kitty, the order of suits), teams (what each team has bid, taken and scored). */
  parts: ("piles" | "sauces" | "teams")[];
  /** what the plaque of a seat counts: tricks, cards taken, points towards the target or points in the hand. */
  seat: "hand" | "taken" | "target" | "tricks";
  /** how bids are shown before a seat: as cards, face down at first, or as signs. */
  bids: "" | "cards" | "signs";
  /** bids with a circle as their sign: full or empty. */
  bid_signs: Record<string, "empty" | "full">;
  /** the kind of face-up cards in a hand: face-up, exposed or known. */
  shown: "exposed" | "face-up" | "known";
  /** whether a hand may score above or below 0, so that scores are written with a sign. */
  signed: boolean;
  /** the phases in which the card turned up is alone in the middle of the table. */
  turn_up: string[];
}

/** The body of POST /api/tables. */
export interface MakeTable {
  /** the game's id. */
  game: string;
  /** the host's name. */
  name: string;
  /** the game's options by name, as in a record. */
  options?: Record<string, unknown>;
  /** whether the lobby shows the table. */
  listed?: boolean;
  /** begin at once, with bots on all other seats. */
  start?: boolean;
  /** the bot for each seat that no person takes. */
  bots?: string;
  /** as in the table's view; clock null: no clock. */
  talk?: boolean;
  /** as in the table's view; clock null: no clock. */
  clock?: Clock | null;
  /** as in the table's view; clock null: no clock. */
  takebacks?: boolean;
  /** as in the table's view; clock null: no clock. */
  open_after?: number;
  /** answer with a bearer token instead of a cookie. */
  token?: boolean;
  /** 22 to 64 random letters, digits, - and _, kept secret. A second request with the same key makes no second table; it gets the answer to the first. */
  key?: string;
}

/** Somebody at the table. */
export interface Member {
  /** its number at this table. */
  id: number;
  /** as it is called; text, never markup. */
  name: string;
  /** which bot it is; empty: a person. */
  bot?: string;
  /** a bot plays for this person just now. */
  away?: boolean;
}

/** The answer to a member who wants to play again. */
export interface NextTable {
  /** id of the next table. Sessions and tokens of this table are valid there, too. */
  table: string;
}

/** One step of a JSON Patch; value is absent in a removal. */
export interface Operation {
  op: "add" | "remove" | "replace";
  path: string;
  value?: unknown;
}

/** An option of a game. */
export interface OptionInfo {
  /** the option's name at a table and in records. */
  name: string;
  /** flag, number, word or list (of numbers). */
  kind: "flag" | "list" | "number" | "word";
  /** the value if none is given. */
  default: unknown;
  /** the range of a number, or of a list's entries. */
  low?: number;
  /** the range of a number, or of a list's entries. */
  high?: number;
  /** the numbers of the range that are allowed; absent: all. */
  only?: number[];
  /** the allowed words. */
  choices?: string[];
  /** whether null is allowed, too. */
  unset?: boolean;
  /** number of the rule that describes the option. */
  rule?: string;
}

/** What one seat knows beyond Public. */
export interface Own {
  /** whose it is. */
  seat: number;
  /** its cards, in the deck's order. */
  hand?: string[];
  /** it has not looked at its hand yet. */
  unseen?: boolean;
  /** texts of the legal actions, if it is to act. */
  legal?: string[];
  /** what it is asked, if it is to act. */
  ask?: Ask;
  /** the cards of the hand that may not be played now, grouped by the reason. */
  refused?: Barred[];
  /** its own bid, hidden from others or not. */
  bid?: string;
  /** cards that it knows to lie elsewhere. */
  known?: Known[];
  /** the card just drawn or received, if that matters now. */
  taken?: string;
  /** its own hidden actions of this hand, as texts. */
  secrets?: string[];
  /** its choices so far, as texts, while others still choose unseen; its cards among them are in the hand until all have chosen. */
  pending?: string[];
  /** legal plays that would be revokes, in honour mode. */
  revokes?: string[];
}

/** Answered by pong: is the line alive? */
export interface PingMessage {
  type: "ping";
}

/** A card played to a trick. */
export interface Play {
  /** who played it. */
  seat: number;
  /** its code (a SAUCE card: the Sauce that it is). */
  card: string;
  /** it was a SAUCE card. */
  sauce?: boolean;
}

/** The answer to ping. */
export interface PongMessage {
  type: "pong";
}

/** Who is connected: member numbers; and how many watch. */
export interface PresenceMessage {
  type: "presence";
  online: number[];
  watching?: number;
}

/** The body of every HTTP error. */
export interface ProblemBody {
  error: ProblemText;
}

/** A problem in the body of an HTTP answer. */
export interface ProblemText {
  /** the problem's code; error- and the code is the key of its words. */
  code: string;
  /** the problem in words, in the language that ?lang= names, else in English. */
  message: string;
  /** the field or option that is wrong, if there is one. */
  field?: string;
}

/** What all can see. */
export interface Public {
  /** id. */
  game?: string;
  /** number of seats. */
  players?: number;
  /** number of the hand, from 0. */
  hand?: number;
  /** dealer's seat. */
  dealer?: number;
  /** name of the phase. */
  phase?: string;
  /** the seat to act, -1 chance, -4 the game is over. */
  actor?: number;
  /** the seat to play when the others have been asked for its exposed card; else -1. */
  turn?: number;
  /** by seat. */
  seats?: SeatPublic[];
  /** totals, by seat (in Sauce by team). */
  scores?: number[];
  /** how many hands the game has at most; 0: as many as the target needs. */
  hands_to_play?: number;
  /** the total that ends the game; 0: none. */
  target?: number;
  /** the lowest total is best. */
  lowest_wins?: boolean;
  /** number of the first hand whose scores count double; -1: none so far. */
  doubled_from?: number;
  /** the plays of the trick that lies on the table. */
  trick?: Play[];
  /** the seat whose card would take that trick as it lies; -1: none lies there. */
  taking?: number;
  /** the suit to follow; empty while there is none. */
  led?: string;
  /** suits that are trump. */
  trumps?: string[];
  /** the card turned up for trump. */
  turned_up?: string;
  /** cards that lie face up out of play. */
  set_aside?: string[];
  /** suits from lowest to highest, where that matters. */
  suit_order?: string[];
  /** the order of ranks is reversed. */
  reversed?: boolean;
  /** play goes counter-clockwise. */
  counter?: boolean;
  /** ALL and NOTHING cards that now count as the opposite. */
  turned?: string[];
  /** Sauces in force. */
  sauces?: Sauce[];
  /** sizes of face-down piles by name (stock, aside, kitty). */
  piles?: Record<string, number>;
  /** face-up discard pile, top last. */
  discard?: string[];
  /** turns in a row in which nobody drew from the stock. */
  idle?: number;
  /** completed tricks of the hand, in order. */
  tricks?: Trick[];
  /** those of the hand before, until a card is played in this one. */
  ended?: Trick[];
  /** the hand's history: what all saw, but no cards dealt. */
  log?: Line[];
  /** what each complete hand changed. */
  hands?: number[][];
  /** what the last complete hand showed when it was scored (bids, kitty, hands). */
  last?: Saying[];
  /** at the end, who won. */
  winners?: number[];
}

/** Why an action is not allowed. */
export interface Refusal {
  /** number of the rule, such as "F9". */
  rule: string;
  /** message key in locale, such as "must-follow". */
  code: string;
  /** what the message needs: card and suit codes, seats, numbers. */
  params: Record<string, string | number>;
}

/** What happened around the game in the present hand, and is not in its log. */
export interface Remark {
  /** number of its event. */
  seq: number;
  /** how a take-back that was asked for ended, taken-back, refused or past; or claim. */
  kind: "claim" | "past" | "refused" | "taken-back";
  /** who had asked, or claims; -1: who has left. */
  seat: number;
  /** how many lines of the log came before it. */
  at?: number;
  /** the first actions that were taken back; none if not all had seen what was asked for. */
  lines?: Line[];
  /** how many came after those. */
  more?: number;
}

/** The body of POST /api/tables/{id}/rematch. */
export interface Rematch {
  /** draw for the seats again, if the game draws for them; else the seats stay the same. */
  cut?: boolean;
}

/** Host: a bot takes a person's place. */
export interface RemoveMessage {
  type: "remove";
  id: string;
  member: number;
}

/** The rules of a game. */
export interface RulePage {
  /** the game's title. */
  title: string;
  /** the page below its title. */
  html: string;
  /** id of the HTML element of each rule, by the rule's number. */
  rules: Record<string, string>;
  /** worked tricks by name. Each belongs in the element with that name as data-trick. */
  tricks: Record<string, TrickPage>;
}

/** Something said at the table. */
export interface Said {
  /** number of its event. */
  seq: number;
  /** when, in milliseconds since 1970. */
  at: number;
  /** who said it. */
  member: number;
  /** what that member was called then. */
  name: string;
  /** plain text, never markup; empty for an emote. */
  text?: string;
  /** one of EMOTES; its words are emote- and it. */
  emote?: string;
}

/** A Sauce in force: its card (none if revealed late), rank, and whether Super. */
export interface Sauce {
  rank: number;
  effect: string;
  card?: string;
  super?: boolean;
  late?: boolean;
  played?: boolean;
}

/** Say something to all at the table: a short text, or an emote. */
export interface SayMessage {
  type: "say";
  id: string;
  text?: string;
  emote?: string;
}

/** One thing that happened: a code and typed parameters, for one sentence. */
export interface Saying {
  /** key of the sentence, told-CODE in the words; without words it is not told. */
  code: string;
  /** whom the sentence is about; of a score, which side; -1: nobody. */
  seat?: number;
  /** another seat in it. */
  other?: number;
  /** the card that it is about. */
  card?: string;
  /** the card that caused it. */
  by?: string;
  /** several cards. */
  cards?: string[];
  /** letter of a suit. */
  suit?: string;
  /** a bid, a change of a score; of a trick or a hand, its number from 1. */
  number?: number;
  /** key of further words in it. */
  text?: string;
  /** seats, in Sauce teams: who won. */
  sides?: number[];
  /** a list in it. */
  entries?: Entry[];
}

/** What lies open about one seat. */
export interface SeatPublic {
  /** number of cards in hand. */
  cards: number;
  /** cards of the hand that all know (open, exposed, taken from a face-up pile). */
  shown?: string[];
  /** the bid's text, once it may be seen. */
  bid?: string;
  /** a bid lies face down. */
  laid?: boolean;
  /** a declaration: open, secret, stand, no way … */
  said?: string;
  /** tricks taken in this hand. */
  tricks?: number;
  /** points of cards taken in this hand, where the game counts any. */
  points?: number;
  /** suits that the seat has shown that it does not hold. */
  voids?: string[];
  /** a card that an opponent has called and that must be played. */
  called?: string;
  /** revokes of this hand that have been found or called. */
  revokes?: number;
}

/** The answer to a client that made or joined a table. */
export interface Seated {
  /** the table's id. */
  table: string;
  /** the address to send to friends. */
  link: string;
  /** the new member's number. */
  member: number;
  /** the bearer token, for programs. */
  token?: string;
}

/** Host: change what may be changed; what is absent stays as it is. */
export interface SettingsMessage {
  type: "settings";
  id: string;
  /** at any time, see TableView. */
  listed?: boolean | null;
  /** at any time, see TableView. */
  bots?: string | null;
  /** at any time, see TableView. */
  talk?: boolean | null;
  /** before the start; clock null: none. */
  clock?: Clock | null;
  /** before the start; clock null: none. */
  takebacks?: boolean | null;
  /** before the start; clock null: none. */
  open_after?: number | null;
}

/** The whole state, on joining and after a gap. */
export interface SnapshotMessage {
  type: "snapshot";
  /** number of the last event in it. */
  seq: number;
  /** what all know of the table. */
  table: TableView;
  /** the client's place at it. */
  you: You;
  /** what all can see of the game; null before the start. */
  public: Public | null;
  /** what the client's seat alone knows; null before the start and for spectators. */
  own: Own | null;
  /** all hands by seat, for spectators when table.open_after says so; else null. */
  hands: string[][] | null;
  /** what was said of late, oldest first; not part of what patches change. */
  said: Said[];
  /** of the protocol. */
  version: number;
  /** names the history that seq counts in; to be sent with the next hello. */
  epoch: string;
}

/** Host: begin the game. */
export interface StartMessage {
  type: "start";
  id: string;
}

/** How a suit is drawn. */
export interface Suit {
  /** the letter in the codes of its cards, at the end (10h) or at the beginning (b7). Nullo has names for the letters that its own games use; any other letter is named by suit-LETTER in the game's words. */
  letter: string;
  /** one character for the suit in text. */
  sign: string;
  /** the suit's shape and colour. */
  drawing: "club" | "diamond" | "drop" | "flower" | "heart" | "leaf" | "spade" | "square" | "star" | "triangle";
  /** another shape in that colour: the d of an SVG path in a box of 24 by 24. */
  path?: string;
}

/** A table as the lobby and the invitation page show it. */
export interface TableSummary {
  /** the table's id, which is also the last part of its link. */
  id: string;
  /** the game's id. */
  game: string;
  /** the host's name. */
  host: string;
  /** number of seats. */
  players: number;
  /** names of the persons at the table. */
  people: string[];
  /** gathering, playing or over. */
  stage: "gathering" | "over" | "playing";
  /** number of the hand, from 0. */
  hand: number;
  /** whether the reader has to act. */
  your_turn: boolean;
  /** names of the players who have to act. */
  waiting_for: string[];
  /** seats held by a bot that a person may take. */
  seats_left: number;
  /** the game's options, as in a record. */
  options: Record<string, unknown>;
}

/** What all know of a table. */
export interface TableView {
  /** also the last part of its link. */
  id: string;
  /** the game's id. */
  game: string;
  /** as a record states them. */
  options: Record<string, unknown>;
  /** gathering, playing or over. */
  stage: "gathering" | "over" | "playing";
  /** the host's member number. */
  host: number;
  /** all, by number. */
  members: Member[];
  /** member numbers by seat; before the start, clockwise as they will sit. */
  seats: number[];
  /** the seats that are to act or, unseen, to choose. */
  asked?: number[];
  /** the rounds of the cut, by seat. */
  cut?: ((string | null)[])[];
  /** SHA-256 of the hand's chance, in hexadecimal, shown before its first card. */
  seal?: string;
  /** the lobby shows it. */
  listed?: boolean;
  /** which bot sits where nobody does. */
  bots?: string;
  /** people may say things. */
  talk?: boolean;
  /** how long they may think; absent: as long as they like. */
  clock?: Clock;
  /** milliseconds left in each seat's bank, if there is a clock. */
  banks?: number[];
  /** they may be asked for. */
  takebacks?: boolean;
  /** one that has been asked for. */
  back?: TakeBack;
  /** the seat that has claimed the rest of the hand, while it is played out. */
  claimed?: number;
  /** what happened around the game in the present hand; the last 20. */
  remarks?: Remark[];
  /** completed tricks of a hand (in Nothing: rounds of turns) after which spectators see all hands; -1: never. */
  open_after?: number;
  /** id of the table where the same people play again. */
  next?: string;
}

/** A take-back that has been asked for. */
export interface TakeBack {
  /** who asks. */
  member: number;
  /** how many actions of the game would stand. */
  to: number;
  /** members who agree. */
  yes: number[];
  /** members who have still to say so. */
  wanted: number[];
}

/** How long those who are asked have been, at a table with a clock: milliseconds by seat. */
export interface TimesMessage {
  type: "times";
  asked: Record<string, number>;
}

/** A completed trick: the plays in order, and who took it. */
export interface Trick {
  plays: Play[];
  winner: number;
}

/** A card of a worked trick: an example that a rule page shows. */
export interface TrickCard {
  /** the card's code; for a SAUCE card, the card that it was played as. */
  card: string;
  /** who played the card, and who led or took the trick. */
  label: string;
  /** further remarks on the card. */
  notes?: string[];
  /** whether it is a SAUCE card. */
  sauce?: boolean;
  /** whether it is an ALL or a NOTHING that counted as the opposite. */
  turned?: boolean;
  /** whether the card took the trick. */
  won?: boolean;
  /** whether the card was a trump. */
  trump?: boolean;
}

/** A hand before its player plays to the trick. */
export interface TrickHand {
  /** whose hand it is. */
  label: string;
  /** the codes of its cards. */
  cards: string[];
  /** the codes of the cards that may be played. */
  fair: string[];
}

/** A worked trick; in Nothing, a turn. why and notes mark card codes as a lesson does. */
export interface TrickPage {
  /** what the trick shows. */
  caption: string;
  /** the game's id. */
  game: string;
  /** number of the rule that the trick shows. */
  rule: string;
  /** the cards in the order of play. */
  cards: TrickCard[];
  /** the reason for the result. */
  why: string;
  /** a hand that is shown with the trick. */
  hand?: TrickHand;
}

/** Who the client is here: its member number and seat, -1 for a spectator or before the start. */
export interface You {
  member: number;
  seat: number;
}
