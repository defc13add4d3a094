// Written by scripts/protocol from the server's own types: do not edit.
// A key that may be absent has its default then.

export const VERSION = 3;
export const FRAME_BYTES = 4096;
export const SAID_LENGTH = 140;
/** The actor once the game is over. */
export const TERMINAL_PLAYER = -4;
export const EMOTES = ["hello", "thanks", "well-played", "oops", "thinking", "wow", "sorry", "again"] as const;
/** When mistakes come back to be practised (in days), and how many are kept. */
export const PRACTICE = {
  aDay: 3,
  enough: 2,
  afterSolved: 3,
  afterMissed: 1,
  mostOfGame: 5,
  most: 100,
  kept: ["mistake", "blunder"],
} as const;
/** Of a hint: if more actions are about equally good, they are counted instead of named. */
export const MOST_LISTED = 5;
/** The most facts that are told for the best choice. */
export const MOST_WHY = 2;
/** The least difference of chances, in percent, that is told. */
export const TELLING = 3;

export type Command =
  | HelloMessage
  | MakeMoveMessage
  | BeginGameMessage
  | RemoveMessage
  | GiveUpSeatMessage
  | ArrangeMessage
  | SettingsMessage
  | ChooseBotMessage
  | SayNewcomerMessage
  | AskBackMessage
  | AnswerBackMessage
  | AskRematchMessage
  | AnswerRematchMessage
  | ClaimMessage
  | SayMessage
  | AskHintMessage
  | PingMessage;

export type Reply =
  | SnapshotMessage
  | EventFrameMessage
  | AckMessage
  | HintReplyMessage
  | ErrorMessage
  | PresenceMessage
  | TimesMessage
  | PongMessage
  | GoneMessage;

/** What a client keeps: a snapshot's five parts, which patches move on. */
export interface State {
  table: TableView;
  you: You;
  /** what everybody can see of the game; null before the start. */
  public: Public | null;
  /** what only the client's seat knows; null before the start and for spectators. */
  own: Own | null;
  /** all hands by seat, for spectators when table.open_after allows it; else null. */
  hands: string[][] | null;
}

/** The body of POST /api/carry/accept: the token, which follows # in the link. */
export interface Accept {
  token: string;
}

/** The answer to the other device, which now has the same session, and the list of games. */
export interface Accepted {
  games: string;
}

/** The answer to a message that was received before: event seq is its effect. */
export interface AckMessage {
  type: "ack";
  id: string;
  seq: number;
}

/** The analysis of a game. */
export interface Analysis {
  /** the version of this format and of the way to analyse. */
  version: number;
  game: string;
  /** the SHA-256 of what was played and of the weights (nullo.analysis.kept.digest). */
  record: string;
  effort: Effort;
  /** whether losses are chances to win; otherwise they are points. */
  chances: boolean;
  decisions: Decision[];
  /** those of complete hands, in order. */
  deals: Deal[];
  players: PlayerSummary[];
  /** by seat, the chance to win at the player's own decisions and after each hand; empty if the game does not state it. */
  curves: Point[][];
}

/** A line of an analysis, which is sent while it is made; each line has one of these keys. */
export interface AnalysisNews {
  /** how many parts will follow; the first line. */
  total?: number;
  /** some decisions, or a deal. */
  part?: Part;
  /** the last line: the analysis, without the decisions and deals of the parts. */
  figures?: Analysis;
}

/** Agree to a take-back, or refuse it; the member who asked withdraws it with yes false. */
export interface AnswerBackMessage {
  type: "answer-back";
  id: string;
  yes: boolean;
}

/** Agree to play again, or not; with yes the member who asked begins without the others' answers. */
export interface AnswerRematchMessage {
  type: "answer-rematch";
  id: string;
  yes: boolean;
}

/** Set the members' order, clockwise, before the start (host only). */
export interface ArrangeMessage {
  type: "arrange";
  id: string;
  order: number[];
}

/** What a seat is asked, why, and by which rule. */
export interface Ask {
  /** key of the question, ask-CODE in the words. */
  code: string;
  /** the parameters of question and reason. */
  params?: Record<string, string | number>;
  /** key of a second sentence of the question, also ask-CODE. */
  also?: string;
  /** key of the reason, or of the meaning of each choice: why-CODE. */
  why?: string;
  /** number of the rule that asks. */
  rule?: string;
}

/** Ask all players to let one take back one's own last action and all later actions. */
export interface AskBackMessage {
  type: "ask-back";
  id: string;
}

/** Ask for a hint for one's own decision; the answer is a hint, which nobody else gets. */
export interface AskHintMessage {
  type: "hint";
  id: string;
}

/** Ask everybody who played to play again, perhaps with a new cut, once the game is over. */
export interface AskRematchMessage {
  type: "ask-rematch";
  id: string;
  cut?: boolean;
}

/** The body of POST /api/score-rules: a game's id, and its options by name, as in a record. */
export interface AskScoreRules {
  game: string;
  options?: Record<string, unknown>;
}

/** A bar of a histogram: the points from low to high, and the share of the worlds. */
export interface Bar {
  low: number;
  high: number;
  share: number;
}

/** Cards of a hand that may not be played now, and why. */
export interface Barred {
  /** their codes. */
  cards: string[];
  /** the reason. */
  refusal: Refusal;
}

/** Begin the game (host only). */
export interface BeginGameMessage {
  type: "start";
  id: string;
}

/** The body of POST /api/carry: the list of games that the browser keeps, in any format. */
export interface Carry {
  games?: string;
}

/** A link that gives another device a browser's seats and games, once, and its QR code as SVG. */
export interface Carrying {
  link: string;
  seconds: number;
  qr: string;
}

/** What everybody may know of a challenge before playing it. */
export interface ChallengeFacts {
  /** the seat of the person who plays. */
  seat: number;
  /** by seat; empty: that seat. */
  bots: string[];
  /** by side, those of the player who challenges. */
  scores: number[];
  winners: number[];
  hands: number;
  lowest_wins: boolean;
}

/** The body of PUT /api/scores/{id}. */
export interface ChangeScore {
  /** the key that came with the id. */
  key: string;
  /** a number that grows with each change; an earlier change that arrives later is ignored. */
  change: number;
  /** the whole score. */
  score: KeptScore;
}

/** Choose the bot for one seat that no person has, by its member (host only). */
export interface ChooseBotMessage {
  type: "choose-bot";
  id: string;
  member: number;
  bot: string;
}

/** Claim all remaining tricks of the hand. The server checks the claim, then plays the hand out. */
export interface ClaimMessage {
  type: "claim";
  id: string;
}

/** How long a person may think. When both times have run out, a bot takes this one decision. */
export interface Clock {
  /** seconds for each decision: 5 to 600, or one to seven days of 86,400, without a bank. */
  move: number;
  /** seconds for the whole game, used when the seconds of a decision have run out. */
  bank: number;
}

/** A daily deal, and its date in universal time, such as 2026-11-22. */
export interface DailyDeal {
  date: string;
  game: string;
  mine?: DailyTry;
}

/** A try that is over. */
export interface DailyScore {
  name: string;
  points: number;
  won: boolean;
  table: string;
  mine?: boolean;
}

/** The table of scores of a daily deal. */
export interface DailyScores {
  date: string;
  game: string;
  /** how many have begun it. */
  tries: number;
  /** whether the reader may see the scores: the reader's own try, or the day, is over. */
  shown: boolean;
  /** the best first. */
  scores?: DailyScore[];
  /** the points of expert in the same seat; absent until it is known. */
  expert?: number;
}

/** The reader's try at a daily deal, and the points of expert in the same seat. */
export interface DailyTry {
  table: string;
  over: boolean;
  points: number;
  won: boolean;
  expert?: number;
}

/** The daily deals of the last seven days. */
export interface DailyWeek {
  /** the date of the deals that count now. */
  today: string;
  /** seconds until the next ones. */
  left: number;
  /** the bot in all other seats. */
  bots: string;
  /** the options of each game, as in a record. */
  options: Record<string, Record<string, unknown>>;
  /** all of them, today's first. */
  deals: DailyDeal[];
}

/** The worth and the result of a deal, by seat. */
export interface Deal {
  /** the number of the hand, from 0. */
  hand: number;
  /** the turn of the film that ends it. */
  turn: number;
  /** the average points when expert plays in all seats. */
  worth: number[];
  /** the standard errors of worth. */
  error: number[];
  /** the points of the players. */
  got: number[];
  /** 1 if the seat's side made its bid, 0 if not, -1 if there are no bids. */
  made: number[];
  /** the chance to win after the hand; empty if the game does not state it. */
  win: number[];
}

/** A decision of a game. */
export interface Decision {
  /** its number in the game, from 0, counting forced ones. */
  number: number;
  /** how many actions and dealt cards came before it. */
  step: number;
  /** the turn of the film that shows it. */
  turn: number;
  /** the number of its hand, from 0. */
  hand: number;
  seat: number;
  phase: string;
  move: Move;
  /** forced, best, fine, inaccuracy, mistake or blunder. */
  kind: string;
  /** in how many worlds each action was tried; 0 if it was forced. */
  worlds?: number;
  /** the loss of the chosen action, as in Tried; 0 within noise. */
  loss?: number;
  /** the points of the hand, minus the average of the other sides, that it lost; 0 within noise. */
  lead_loss?: number;
  /** whether points decide and loss is in points, because the game states no chance to win, or no choice could lose much of it. */
  by_points?: boolean;
  /** reasons for the best action instead of a worse chosen one, as in a hint. */
  why?: Reason[];
  /** whether it was a bid whose chance to be made is known. */
  bid?: boolean;
  /** the actions that were tried, the best first; empty if it was forced. */
  tried?: Tried[];
}

/** Details of a decision, by what its player knew. */
export interface DecisionDetails {
  /** the actions that the analysis left out because they are much like others, the best first. They are judged together with the others, in new worlds. */
  further: Tried[];
  /** what probably follows each action that the analysis judged. */
  following: Following[];
  /** by the code of a hidden card and by seat, the chance that the seat holds it; the rest to 1 is the chance that nobody does. Equal cards of several decks count together. */
  hidden: Record<string, Record<string, number>>;
}

/** A trick, and which of its cards a seat was dealt. */
export interface DecisiveTrick {
  /** the number of its hand, from 0. */
  hand: number;
  /** the trick. */
  trick: Trick;
  /** by play, whether the seat for which it decided had been dealt the card. */
  dealt: boolean[];
}

/** A request for the QR code of a link that only the page knows, because it contains a record. */
export interface DrawLink {
  link: string;
}

/** A set of deals and its results so far. */
export interface Duplicate {
  id: string;
  game: string;
  options: Record<string, unknown>;
  deals: number;
  /** the level in all other seats; empty for a challenge. */
  bot: string;
  /** the name of the person who made it. */
  host: string;
  /** those who have begun, in that order; of a challenge the first is the person who made it. */
  players: DuplicatePlayer[];
  /** by deal, the expert's result with the same cards; null before the reader's own try is over, and while it is not known yet. */
  experts?: (DuplicateResult | null)[];
  /** what a player may know of a challenge before playing; absent for other sets. */
  challenge?: ChallengeFacts;
}

/** Somebody who plays a set of deals, with the results by deal; null: not begun. */
export interface DuplicatePlayer {
  name: string;
  mine: boolean;
  results: (DuplicateResult | null)[];
}

/** A player's result at a deal, as far as the reader may know it. */
export interface DuplicateResult {
  over: boolean;
  /** the points; absent before the reader's own try at this deal is over, except for the points of the player who challenges. */
  points?: number;
  won?: boolean;
  /** the points of each hand; empty before the reader's own try is over. */
  hands?: number[];
  /** the table's id, for the replay or to continue one's own game; empty for the game of the player who challenges. */
  table?: string;
}

/** How thoroughly to analyse; the same effort gives the same analysis. */
export interface Effort {
  /** the worlds in which each action of a decision is tried; what looks like a mistake is tried again in AGAIN times as many. */
  worlds: number;
  /** how often expert plays each deal in all seats, to tell luck from skill; 0 for not at all. */
  plays: number;
  /** how many playouts expert then has for each action of a decision. */
  playouts: number;
  /** the seed of all random numbers. */
  seed: number;
}

/** The limit that has ended a game. */
export interface Ending {
  /** key of its words, end-CODE. */
  code: string;
  /** the limit; $number in the words. */
  number?: number;
  /** number of the rule that states it. */
  rule?: string;
}

/** One item of a list within a Saying. */
export interface Entry {
  /** the seat of the item; for a score, the side; -1: none. */
  seat?: number;
  /** key of its words, entry-CODE; empty: the seat's name and the values. */
  code?: string;
  /** codes of cards. */
  cards?: string[];
  /** a bid; for a score, the change. */
  number?: number;
  /** for a score, the total after the change. */
  total?: number;
}

/** A condition of a field: one seat may enter it if the other side, and only that, chose a value. */
export interface EntryAnswer {
  /** what the other side chose. */
  field: string;
  /** what the other side chose. */
  value: number;
  /** number of the rule. */
  rule: string;
}

/** A value with a name. */
export interface EntryChoice {
  /** the number that stands for it in an entry. */
  value: number;
  /** key of its words. */
  words: string;
  /** by how many points a side must be behind another to choose it; 0: always allowed. */
  behind?: number;
  /** numbers that are noted with it, by name; of a side, the greatest counts. */
  marks?: Record<string, number>;
  /** number of the rule that limits it. */
  rule?: string;
}

/** Something that is entered in every hand. */
export interface EntryField {
  /** its name in entries; keep-NAME is the key of its words. */
  name: string;
  /** bids are entered before the play, result after it. */
  stage?: "bids" | "result";
  /** for whom it is entered: for every seat or side, or once for the table; then its value is a seat, or -1 for nobody. */
  each?: "seat" | "side" | "table";
  /** the range of its numbers; empty if high is below low. */
  low?: number;
  /** the range of its numbers; empty if high is below low. */
  high?: number;
  /** the range of its numbers; empty if high is below low. */
  step?: number;
  /** whether its numbers are at most the number of cards that each player has in the hand. */
  within_hand?: boolean;
  /** the values with names. */
  choices?: EntryChoice[];
  /** the sum of all values, or HAND_SIZE. */
  total?: number;
  /** whether the sum may also be less. */
  most?: boolean;
  /** whether only the seat at the dealer's left has it. */
  first?: boolean;
  /** the condition for a value above 0. */
  answers?: EntryAnswer;
  /** a value of another field; a seat that has it enters this field only with the result. */
  late?: EntryValue;
  /** the value before anything is entered; None: it has to be entered. */
  usual?: number;
  /** whether screens hide it at first. */
  seldom?: boolean;
  /** numbers that are noted with a number, as with a choice. */
  marks?: Record<string, number>;
  /** number of the rule that states and limits it. */
  rule?: string;
}

/** A number that is read from an entry, to look up what it scores. */
export interface EntryRead {
  /** the field, or the name of a mark. */
  field: string;
  /** the seat's (or side's) own value; the sum over a side's seats, of which values below 0 count as 0; the same over the seats of a seat's team; the max of a mark over a side's seats; whether the value is the seat. */
  of?: "is" | "max" | "seat" | "sum" | "team";
  /** a field whose sum is subtracted. */
  minus?: string;
  /** the range of numbers in the table; others count as the nearest. */
  low?: number;
  /** the range of numbers in the table; others count as the nearest. */
  high?: number;
  /** the range of numbers in the table; others count as the nearest. */
  step?: number;
}

/** A value of a field. */
export interface EntryValue {
  /** name of the field. */
  field: string;
  /** the value. */
  value: number;
}

/** The answer to a message that was refused; nothing has changed. */
export interface ErrorMessage {
  type: "error";
  /** the error's code; error- and the code is the key of its words. illegal: a rule forbids the action. */
  code: string;
  /** the error in English, for authors of clients. */
  message?: string;
  id?: string;
  /** the rule that forbids the action, with the key and the parameters of its words. */
  refusal?: Refusal;
}

/** An event, as the client may know it. */
export interface EventFrameMessage {
  type: "event";
  /** the event's number, one more than the previous event's. */
  seq: number;
  /** the kind of event: open, join, leave, arrange, settings, choose-bot, newcomer, start, shuffle, act, choose, away, back, ask-back, answer-back, take-back, claim, say, ask-rematch, answer-rematch or next. */
  kind: string;
  /** the actions of the event in the game, as the client's seat saw them, with what is told of them. A card dealt of which nothing is told has no line. */
  lines?: Line[];
  /** the changes of the client's state, after the lines that are not unlogged have been added to public.log. */
  patch?: Operation[];
  /** the message of the talk, in a say. */
  said?: Said;
  /** the id of the client's own message that caused the event: the answer to that message. */
  id?: string;
}

/** How a card looks that shows something other than rank and suit, or more. */
export interface Face {
  /** key of the card's name; empty: the name that the deck makes of rank and suit. */
  name?: string;
  /** key of the word printed on the card, however the card counts. */
  word?: string;
  /** whether a card that can be turned is a full circle (all) at first, not an empty one. */
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

/** Something in force or at stake that only this game has: an item of the panel of facts. */
export interface Fact {
  /** key of its words, fact-CODE, with $name, $card, $number and $text; up to a colon they are a heading. The seat itself reads fact-CODE-you, if there is one. */
  code: string;
  /** code of a card. */
  card?: string;
  /** a number. */
  number?: number;
  /** the seat that it is about; -1: none. */
  seat?: number;
  /** key of further words; a screen that draws the card shows only these. */
  text?: string;
  /** key of a word beside the heading. */
  note?: string;
  /** whether tables without a panel show it, too. */
  pressing?: boolean;
}

/** A game, complete or as far as it was played. */
export interface Film {
  /** the game's id. */
  game: string;
  /** as in a record. */
  options: Record<string, unknown>;
  /** by seat; empty if there are none. */
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
  /** by seat, the bot that held it at the end, empty for a person; empty if unknown. */
  bots?: string[];
  /** by seat, the number of decisions with a hint; empty if none or unknown. */
  hints?: number[];
}

/** A state of the game as a film shows it. */
export interface FilmState {
  /** the public part of the views. */
  public: Public;
  /** the own part of each seat of Film.seats. */
  owns: Own[];
}

/** A step of a film: an action together with the card that it drew, a deal, or a chance draw. */
export interface FilmStep {
  /** number of its hand, from 0. */
  hand: number;
  /** the actions, with nothing hidden; for a deal, its sayings, or one line without a text. */
  lines: Line[];
  /** JSON Patch from the FilmState before this step, with the lines added to its log (see nullo.game.events.apply_event), to the one after it. */
  patch: Operation[];
  /** lines as each seat of Film.seats saw them, and last as a spectator did; empty if everybody saw everything. */
  seen?: Line[][];
  /** for a draw at random, the possible cards with their weights, in order. */
  among?: [string, number][];
}

/** A finished game of the reader's. */
export interface FinishedGame {
  id: string;
  game: string;
  options: Record<string, unknown>;
  /** when the table was made, in milliseconds since 1970. */
  made: number;
  /** when something last happened at the table, in milliseconds since 1970. */
  ended: number;
  people: string[];
  /** the reader's seat; -1: unknown. */
  seat: number;
  /** the players' names by seat; empty, like the next three, for games that ended before the server stored results. */
  names: string[];
  /** the bots by seat; empty: a person. */
  bots: string[];
  /** by seat, in games of teams by team. */
  scores: number[];
  /** the seats, or teams, that won. */
  winners: number[];
  hands: number;
}

/** A deal that others play, too. */
export interface FixedDeal {
  /** daily: one deal a day for everybody; duplicate: one of a set of friends; challenge: the cards of a game that somebody has played. */
  kind: "challenge" | "daily" | "duplicate";
  /** of a daily deal its date, such as 2026-11-22, of another the id of the set. */
  name: string;
  /** whether this try does not count. */
  practice?: boolean;
  /** the number of the deal in its set, from 1. */
  number?: number;
}

/** What probably follows a move: see nullo.judge.likely_line. */
export interface Following {
  move: Move;
  replies: LikelyReply[];
}

/** A game. */
export interface GameInfo {
  /** the game's name in addresses and records. */
  id: string;
  title: string;
  /** the letter before the numbers of its rules. */
  prefix: string;
  /** fewest and most players. */
  players: [number, number];
  default_players: number;
  /** whether seats k and k + 2 score together. */
  teams: boolean;
  lowest_wins: boolean;
  /** whether players draw cards for the seats, or for the first dealer. */
  cut: boolean;
  /** whether they draw for all seats. */
  seating: boolean;
  /** all options except players. */
  options: OptionInfo[];
  /** number of the rule that asks for a decision, by phase. */
  rules: Record<string, string>;
  lesson: boolean;
  /** how its cards, its cover and its table look. */
  look: Look;
  /** what the server can print of it, as PDF files; empty if it cannot print. */
  documents: string[];
  /** by level, its strength by OpenSkill and the standard deviation; empty: not measured. */
  ratings: Record<string, [number, number]>;
}

/** A limit that ends a game. */
export interface GameLimit {
  /** key of its words, end-CODE. */
  code: string;
  /** the limit, as in the words. */
  number: number;
  /** number of the rule. */
  rule: string;
  /** what is limited: the number of hands, or a total, which ends the game when it is at least or at most the limit. */
  by: "hands" | "least" | "most";
  /** the limit, if the number in the words is another one. */
  at?: number;
  /** whether it needs one side alone in the lead, which then wins. */
  alone?: boolean;
  /** a field; sides with a value above 0 in the hand cannot win by this limit. */
  barred?: string;
  /** a field; a value above 0 ends the game before the play if its side then leads alone and has reached the limit. */
  early?: string;
}

/** Give up one's place for good. */
export interface GiveUpSeatMessage {
  type: "leave";
  id: string;
}

/** The table has been deleted. */
export interface GoneMessage {
  type: "gone";
}

/** The first message; sent again after taking a seat, and when the client's state no longer fits. */
export interface HelloMessage {
  type: "hello";
  version?: number;
  /** number of the last event in the state that the client holds; 0: it holds none. */
  seq?: number;
  /** the member whose state that is: its you.member. */
  member?: number;
  /** the epoch of the last snapshot. If it is still valid, the server sends the events since seq; else a snapshot. */
  epoch?: string;
}

/** A hint for one decision, to be given in three steps: nudge, reasons, then the rest. */
export interface Hint {
  /** key of a question that does not name the action: nudge-NUDGE. */
  nudge: string;
  /** certain facts, the most important first. If none of them distinguishes best from other, odds follow: odds-points, odds-costs or odds-win, by by, and odds-made if the bid is made more often with best. Without other: odds-only, odds-alike or odds-close (the trials cannot decide). */
  reasons: Reason[];
  best: Odds;
  /** points; win (the chance to win the game) if best brings no more points than other; only if there is no other action. */
  by: "only" | "points" | "win";
  /** the best action that is worse; absent if there is none. */
  other?: Odds;
  /** the actions that are about as good as best. */
  equal?: Move[];
  /** the actions that may be as good; the trials cannot decide. */
  unsure?: Move[];
  /** the lowest and the highest of best, equal and unsure if these are three or more numbers of one verb, and no number between them was worse. */
  row?: Move[];
  /** the number of worlds in which the actions were tried. */
  worlds?: number;
}

/** The answer to a request for a hint; nothing has changed. */
export interface HintReplyMessage {
  type: "hint";
  id: string;
  hint: Hint;
}

/** The body of POST /api/tables/{id}/join. */
export interface JoinTable {
  name: string;
  /** the seat to take; absent: any seat where a bot sits. */
  place?: number;
  /** answer with a bearer token instead of a cookie. */
  token?: boolean;
  /** as in MakeTable: a second request takes no second seat. */
  key?: string;
  /** whether the game is new to the member, which everybody at the table is told. */
  newcomer?: boolean;
}

/** The entries for a game at a real table, which may not be over; the scores follow from them. */
export interface KeptScore {
  /** the game's id. */
  game: string;
  /** the options that differ from their defaults, as in a record. */
  options: Record<string, unknown>;
  /** the players' names by seat. */
  names: string[];
  /** the seat that deals first. */
  dealer: number;
  /** what was entered for each hand. */
  hands: Record<string, number[]>[];
  /** when the game began, in milliseconds since 1970. */
  began: number;
  /** when its last hand was entered, in milliseconds since 1970; 0 if the game is not over. */
  ended: number;
  /** the kind of file and its version. */
  format: "nullo score";
  /** the kind of file and its version. */
  version: 1;
}

/** Cards that a seat knows to lie face down outside its hand. */
export interface Known {
  /** their codes. */
  cards: string[];
  /** the seat whose hand they are in; -1: a pile. */
  seat?: number;
  /** name of the pile, such as kitty. */
  pile?: string;
}

/** The body of PUT /api/duplicates/{id}/{number}/look: where the others are led. */
export interface LeadLook {
  /** whose game to look at: the id of a table that was a try at the deal, challenge or expert. */
  game: string;
  /** the turn of its film. */
  turn: number;
  /** the seat whose cards are shown; -1: all hands are open. */
  seat?: number;
}

/** A guided first hand as the learner sees it, and what the learner has learnt at the end. */
export interface LessonPage {
  title: string;
  seat: number;
  film: Film;
  stops: LessonStop[];
  learnt: string[];
}

/** A stop: where a lesson waits, and the words that it shows there. */
export interface LessonStop {
  /** number of steps of the film that have been shown. */
  step: number;
  text: string;
  rule?: string;
  /** what the learner has to do; absent: the learner only reads. */
  move?: Move;
  /** why another legal choice is worse. */
  instead?: string;
}

/** A step of what probably follows an action; share is how often it followed the steps before. */
export interface LikelyReply {
  seat: number;
  move: Move;
  share: number;
}

/** One action of the hand's history, as the reader saw it. */
export interface Line {
  /** the seat that acted; -1: the deal or a draw at random. */
  seat: number;
  /** name of the phase of the action. */
  phase: string;
  /** what was done; absent if the reader may not see it. */
  move?: Move;
  /** what was done, if the move does not say everything. */
  deed?: Saying;
  /** what it showed and what followed. */
  told?: Saying[];
  /** whether the log leaves it out, because not all saw it or it only deals a card. */
  unlogged?: boolean;
  /** whether it showed or drew something, so that no earlier action can be taken back. */
  final?: boolean;
}

/** The QR code of a link as SVG, 8 units for each module; empty: it is too long, or one of too many. */
export interface LinkPicture {
  qr?: string;
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
  /** the options to which this time is proportional. A list counts by its length. */
  grows_with: string[];
  /** three cards for the lobby; a wild card is followed by the cards it may be. */
  cover: string[];
  /** the suits from left to right in a hand. */
  suits: Suit[];
  /** whether cards have a strip in the colour of their suit. */
  painted: boolean;
  /** key of a card's name, made of its rank and its suit. */
  name: string;
  /** ranks that are not numbers, with their height for the order of a hand. */
  heights: Record<string, number>;
  /** the points of a card in a hand, by code. */
  worth: Record<string, number>;
  /** the cards that do not look like rank and suit alone, by code. */
  cards: Record<string, Face>;
  /** the points of a card of the lowest suit in the order of suits, of one between, and of the highest; empty: none. */
  order_worth: number[];
  /** the ranks that score points as trumps, and their points. */
  trump_points: [string, number][];
  /** whether the game is played in tricks. */
  tricks: boolean;
  /** what the table shows beside the trick: piles (stock and discard pile, in the place of a trick), facts (what is in force or at stake, and other piles), teams (what each team has bid, taken and scored). */
  parts: ("facts" | "piles" | "teams")[];
  /** what the plaque of a seat counts: tricks, points taken, points towards the target or points in the hand. */
  seat: "hand" | "taken" | "target" | "tricks";
  /** how bids are shown in front of a seat: as cards, face down at first, or as signs. */
  bids: "" | "cards" | "signs";
  /** bids with a circle as their sign, by verb: full or empty. */
  bid_signs: Record<string, "empty" | "full">;
  /** the number at which the choice of a bid in points starts; 0: the lowest. */
  first_bid: number;
  /** the codes of the score parts that tell how a bid went: made if the points are for the side, missed if they are against it. */
  bid_parts: string[];
  /** how the bid of a side without any such part went; empty: unknown. */
  bid_unscored: "" | "missed";
  /** what the face-up cards of a hand are called: face-up, exposed or known. */
  shown: "exposed" | "face-up" | "known";
  /** whether a hand may score above or below 0, so that scores are written with a sign. */
  signed: boolean;
  /** the phases in which the turned-up card lies alone in the middle of the table. */
  turn_up: string[];
  /** how screens offer and report moves; verbs that are missing here have the defaults. */
  verbs: Verb[];
}

/** The answer to a request for a challenge: others play the cards of a finished game. */
export interface MadeChallenge {
  /** the challenge's id, as of a set of deals. */
  id: string;
  /** the address for others; it does not reveal the cards. */
  link: string;
  /** the QR code of the link, as SVG; empty: this address has asked for too many. */
  qr?: string;
  /** the trick that decided the game; absent if the game has none. */
  decisive?: DecisiveTrick;
}

/** The answer to a request for a set of deals: its id, and the address for friends. */
export interface MadeDuplicate {
  id: string;
  link: string;
}

/** The body of POST /api/duplicates. */
export interface MakeDuplicate {
  /** the game's id; one that has a daily deal. */
  game: string;
  name: string;
  deals?: number;
  /** the game's options by name, as in a record; absent: those of its daily deal. */
  options?: Record<string, unknown> | null;
}

/** Make a move, unseen if all choose at once: one of Own.legal, or a move as its player types it. */
export interface MakeMoveMessage {
  type: "act";
  id: string;
  move: string | Move;
}

/** The body of POST /api/tables. */
export interface MakeTable {
  listed?: boolean;
  talk?: boolean;
  /** how long people may think; absent: without limit. */
  clock?: Clock | null;
  takebacks?: boolean;
  /** completed tricks of a hand (in Nothing: rounds of turns) after which spectators see all hands; -1: never. */
  open_after?: number;
  /** whether players may ask for hints; a person alone with bots always may, unless it is a try that counts at a fixed deal. */
  hints?: boolean;
  /** whether those may ask for hints who have said that the game is new to them. */
  newcomer_hints?: boolean;
  /** whether people sit as the host has placed them, without a cut; the first in the order deals first. */
  host_seats?: boolean;
  pace?: "normal" | "quick" | "slow";
  /** whether a player's last card of a hand is played automatically, after the bots' pace, when there is no other choice. */
  last_card?: boolean;
  /** whether nobody else may sit down; members with a seat keep it. */
  closed?: boolean;
  game: string;
  name: string;
  /** the game's options by name, as in a record. */
  options?: Record<string, unknown>;
  /** begin at once, with bots on all other seats. */
  start?: boolean;
  /** the bot for all other seats, or a list with one for each, clockwise from the host. */
  bots?: string | string[];
  /** answer with a bearer token instead of a cookie. */
  token?: boolean;
  /** 22 to 64 random letters, digits, - and _, kept secret. A second request with the same key makes no second table; it gets the answer to the first. */
  key?: string;
}

/** A person or bot at the table. */
export interface Member {
  id: number;
  /** the member's name; text, never markup. */
  name: string;
  /** name of the bot; empty: a person. */
  bot?: string;
  /** whether a bot plays for this person at present. */
  away?: boolean;
  /** games of the series that the member has won, this table's included. */
  wins?: number;
  /** whether the person has said that the game is new to them. */
  newcomer?: boolean;
}

/** One move of a game. */
export interface Move {
  /** what is done, in lower case and joined by hyphens: play, draw-stock. The keys of its words end in it. */
  verb: string;
  /** code of the card that it names, if any. */
  card?: string;
  /** the number that it names, such as a bid. */
  number?: number;
  /** the seat that it names; -1: none. */
  seat?: number;
}

/** The games of a browser: unfinished ones, and those that ended in the last 30 days. */
export interface MyGames {
  unfinished: TableSummary[];
  finished: FinishedGame[];
}

/** The results of an action in the worlds tried. */
export interface Odds {
  move: Move;
  /** the mean change of the seat's score in the hand, as the game counts it. */
  points: number;
  /** the percentage of them in which the seat's side wins the game; -1: unknown. */
  win?: number;
  /** the percentage of them in which it makes its bid; -1: there are no bids, it has not bid yet, or none of its actions seems to matter for that. */
  made?: number;
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
  default: unknown;
  /** the range of a number, or of a list's entries. */
  low?: number;
  /** the range of a number, or of a list's entries. */
  high?: number;
  /** the numbers of the range that are allowed; absent: all. */
  only?: number[];
  choices?: string[];
  /** whether null is allowed, too. */
  unset?: boolean;
  /** number of the rule that describes the option. */
  rule?: string;
}

/** What one seat knows beyond Public. */
export interface Own {
  /** the seat's number. */
  seat: number;
  /** the cards of its hand, in the deck's order. */
  hand?: string[];
  /** whether it has not looked at its hand yet. */
  unseen?: boolean;
  /** the legal moves, if it is to act. */
  legal?: Move[];
  /** the question to it, if it is to act. */
  ask?: Ask;
  /** the cards of the hand that may not be played now, grouped by the reason. */
  refused?: Barred[];
  /** its own bid, hidden from others or not. */
  bid?: Move;
  /** cards that it knows to lie face down elsewhere. */
  known?: Known[];
  /** the card just drawn or received, if that matters now. */
  taken?: string;
  /** its own hidden moves of this hand. */
  secrets?: Move[];
  /** its choices so far, while others still choose unseen. The chosen cards stay in the hand until all have chosen. */
  pending?: Move[];
  /** legal plays that would be revokes, in honour mode. */
  revokes?: Move[];
}

/** A part of an analysis: some decisions, or a deal. */
export interface Part {
  decisions?: Decision[];
  deal?: Deal;
}

/** Ask for a pong, to check that the connection works. */
export interface PingMessage {
  type: "ping";
}

/** A card played to a trick. */
export interface Play {
  /** the seat that played the card. */
  seat: number;
  /** the card's code; for a wild card, that of the card that it is played as. */
  card: string;
  /** the code of the wild card, if it is one. */
  wild?: string;
}

/** The body of POST /api/daily/{date}/{game}; with practice the try does not count. */
export interface PlayDaily {
  name: string;
  practice?: boolean;
}

/** The body of POST /api/duplicates/{id}/{number}: the player's name. */
export interface PlayDuplicate {
  name: string;
}

/** A player's game in figures. */
export interface PlayerSummary {
  /** how many decisions were not forced. */
  decisions: number;
  /** how many of them were of each class. */
  counts: Record<string, number>;
  /** 1 minus the mean waste (nullo.analysis.assessment.waste); None without decisions. */
  accuracy: number | null;
  /** the sum of Decision.loss. */
  loss: number;
  /** the sum of Decision.lead_loss. */
  lead_loss: number;
  /** the sum of Deal.worth. */
  luck: number;
  /** the standard error of luck, and so of skill. */
  luck_error: number;
  /** the points of the player minus luck. */
  skill: number;
  /** how many bids there were. */
  bids?: number;
  /** how many of them would be made on average, by what the player knew. */
  expected?: number;
  /** how many of them were made. */
  made?: number;
}

/** A point of a player's curve: the chance to win at a turn, by what the player knew. */
export interface Point {
  turn: number;
  win: number;
}

/** The answer to ping. */
export interface PongMessage {
  type: "pong";
}

/** Who is connected. */
export interface PresenceMessage {
  type: "presence";
  online: number[];
  watching?: number;
  /** milliseconds until a disconnected player counts as away and a bot plays, by member. Players who are away already, and those for whom no bot would play now, are left out. */
  away_in?: Record<string, number>;
}

/** The body of POST /api/print/score.pdf; without the day, in words, there is a line for it. */
export interface PrintScore {
  score: KeptScore;
  paper?: "a4" | "letter";
  date?: string;
}

/** The answer of GET /api/print. */
export interface Printing {
  /** the first and last character of every range of characters that names can have on paper. The sheet has a line instead of a name with others (letters lose marks that no font has). Empty if the server cannot print. */
  letters: [number, number][];
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
  field?: string;
}

/** What everybody can see. */
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
  /** the seat to act; -1: chance; -4: the game is over. */
  actor?: number;
  /** by seat. */
  seats?: SeatPublic[];
  /** totals, by seat (by team where seats play together). */
  scores?: number[];
  /** the greatest number of hands; 0: as many as the target needs. */
  hands_to_play?: number;
  /** the total that ends the game; 0: none. */
  target?: number;
  /** whether the lowest total wins. */
  lowest_wins?: boolean;
  /** the plays of the current trick. */
  trick?: Play[];
  /** the seat that is winning that trick; -1: no card has been played. */
  taking?: number;
  /** the suit to follow; empty if there is none. */
  led?: string;
  /** suits that are trump. */
  trumps?: string[];
  /** the card turned up for trump. */
  turned_up?: string;
  /** face-up cards that are out of play. */
  set_aside?: string[];
  /** the cards as which wild cards may still be played. */
  wild?: string[];
  /** cards that now count as their opposite (nullo.game.look.Face.turned_by). */
  turned?: string[];
  /** sizes of face-down piles by name (stock, aside, kitty). */
  piles?: Record<string, number>;
  /** the face-up discard pile, top card last. */
  discard?: string[];
  /** completed tricks of the hand, in order. */
  tricks?: Trick[];
  /** the tricks of the previous hand, until a card is played in this hand. */
  ended?: Trick[];
  /** the actions of the hand that everybody saw, without dealt cards. */
  log?: Line[];
  /** by how much each complete hand changed the scores. */
  hands?: number[][];
  /** the parts of each complete hand's score, by side, which add up to the change in hands; empty if the game does not state them. */
  parts?: ScorePart[][][];
  /** what was shown when the last complete hand was scored (bids, kitty, hands). */
  last?: Saying[];
  /** the winners, once the game is over. */
  winners?: number[];
  /** the limit that has ended the game; absent if the game reached none. */
  end?: Ending;
  /** whether low cards beat high ones now. */
  reversed?: boolean;
  /** whether play goes counter-clockwise now. */
  counter?: boolean;
  /** suits from the lowest to the highest, where that matters. */
  suit_order?: string[];
  /** number of the first hand whose scores count double; -1: none so far. */
  doubled_from?: number;
  /** the seat whose turn it is, while another is asked first; -1: none. */
  turn?: number;
  /** what is in force or at stake that only this game has. */
  facts?: Fact[];
}

/** A fact for or about an action, for hints. It holds in every world that fits what the seat knows. */
export interface Reason {
  /** key of its sentence, reason-CODE in the words. It does not name the card to play. */
  code: string;
  /** its parameters, with names as in Ask. */
  params?: Record<string, string | number>;
  /** key of a question that leads to it, nudge-NUDGE, if there is one. */
  nudge?: string;
}

/** Why an action is not allowed. */
export interface Refusal {
  /** number of the rule, such as "F9". */
  rule: string;
  /** message key in locale, such as "must-follow". */
  code: string;
  /** the parameters of the message: card and suit codes, seats, numbers. */
  params: Record<string, string | number>;
}

/** A take-back or a claim in the present hand, which the hand's log does not show. */
export interface Remark {
  seq: number;
  /** the result of a request for a take-back, taken-back, refused or past; or claim. */
  kind: "claim" | "past" | "refused" | "taken-back";
  /** the seat that asked or claims; -1: its member has left. */
  seat: number;
  /** number of lines in the log before it. */
  at?: number;
  /** the first actions that were taken back; none if some players had not seen the action. */
  lines?: Line[];
  /** number of further actions that were taken back. */
  more?: number;
}

/** A request to play again. */
export interface Rematch {
  member: number;
  /** whether there will be a new cut. */
  cut?: boolean;
  yes?: number[];
  no?: number[];
  /** members who have not answered yet. */
  wanted?: number[];
  /** whether the member who asks waits for nobody. */
  go?: boolean;
}

/** Put a bot in a person's place (host only). */
export interface RemoveMessage {
  type: "remove";
  id: string;
  member: number;
}

/** The body of DELETE /api/scores/{id}: the key that came with the id. */
export interface RemoveScore {
  key: string;
}

/** What the picture of a game's result shows besides the result. */
export interface ResultPicture {
  /** the QR code of the link to the replay, as SVG; empty: there is no such link, or this address has asked for too many. */
  qr?: string;
  /** the trick that decided the game for its winner; absent if the game has none. */
  decisive?: DecisiveTrick;
}

/** The rules of a game. */
export interface RulePage {
  title: string;
  /** the page below its title. */
  html: string;
  /** id of the HTML element of each rule, by the rule's number. */
  rules: Record<string, string>;
  /** worked tricks by name. Each belongs in the element with that name as data-trick. */
  tricks: Record<string, TrickPage>;
}

/** A message of the talk. */
export interface Said {
  /** number of its event; negative: said at an earlier table of the series. */
  seq: number;
  /** the time in milliseconds since 1970. */
  at: number;
  member: number;
  /** the member's name at that time. */
  name: string;
  /** plain text, never markup; empty for an emote. */
  text?: string;
  /** one of EMOTES; emote- and this name is the key of its words. */
  emote?: string;
}

/** Say something to everybody at the table: a short text, or an emote. */
export interface SayMessage {
  type: "say";
  id: string;
  text?: string;
  emote?: string;
}

/** Say before the start whether the game is new to oneself, which everybody at the table is told. */
export interface SayNewcomerMessage {
  type: "newcomer";
  id: string;
  new: boolean;
}

/** One thing that happened: a code and typed parameters, for one sentence. */
export interface Saying {
  /** key of the sentence, told-CODE in the words; without words it is not shown. */
  code: string;
  /** the seat that the sentence is about; for a score, the side; -1: none. */
  seat?: number;
  /** a second seat in the sentence. */
  other?: number;
  /** the card that the sentence is about. */
  card?: string;
  /** the card that caused it. */
  by?: string;
  /** several cards. */
  cards?: string[];
  /** letter of a suit. */
  suit?: string;
  /** letters of several suits, in order. */
  suits?: string[];
  /** a bid or the change of a score; for a trick or a hand, its number from 1. */
  number?: number;
  /** key of further words in the sentence. */
  text?: string;
  /** the sides that won, or whose score changed: seats, or teams. */
  sides?: number[];
  /** a list in the sentence. */
  entries?: Entry[];
}

/** When the scores of hands are multiplied. */
export interface ScoreDoubling {
  /** the number of hands after which they are. */
  after: number;
  /** the total of any side after which they are. */
  at: number;
  /** the factor. */
  times: number;
  /** number of the rule. */
  rule: string;
}

/** What is entered in each hand, and what it scores. */
export interface ScoreForm {
  /** the fields, in the order in which they are entered. */
  fields: EntryField[];
  /** the tables, of which all parts found are added. */
  tables: ScoreTable[];
  /** the options that matter for it. */
  options?: string[];
  /** the number of cards of each player by hand, repeated after the last; empty: not stated. */
  sizes?: number[];
  /** when the scores of hands are multiplied. */
  doubling?: ScoreDoubling;
}

/** One part of what a side scored in a hand. */
export interface ScorePart {
  /** key of its words, score-CODE. */
  code: string;
  /** the points, as the game counts them; all parts add up to the change of the total. */
  number: number;
  /** number of the rule that gives them. */
  rule?: string;
  /** the tricks or points for which they are given, or the bid; $count in the words. A part that only states this has 0 points. */
  count?: number;
}

/** What is needed to keep the score of a game with given options. */
export interface ScoreRules {
  /** the game's id. */
  game: string;
  /** the options that differ from their defaults, as in a record. */
  options: Record<string, unknown>;
  /** the number of seats. */
  players: number;
  /** the total of each side before the first hand. */
  start: number[];
  /** whether the lowest total wins. */
  lowest_wins: boolean;
  /** the greatest number of hands; 0 if only the target ends the game. */
  hands: number;
  /** the total that ends the game; 0 if there is none. */
  target: number;
  /** what ends the game; the first limit that is reached does. */
  limits: GameLimit[];
  /** what is entered for each hand, and what it scores. */
  form: ScoreForm;
}

/** A table of what entries score, by the numbers read from them. */
export interface ScoreTable {
  /** what is read. */
  reads: EntryRead[];
  /** the parts of the score, by the numbers read; the last number changes fastest. */
  cells?: ScorePart[][];
  /** whether it is looked up for every seat or every side. */
  each?: "seat" | "side";
  /** whether the seat's own side scores, or the sides of all others. */
  pays?: "others" | "own";
  /** instead of cells: a part whose points are multiplied by the only number read. */
  per?: ScorePart;
}

/** What everybody can see of one seat. */
export interface SeatPublic {
  /** number of cards in hand. */
  cards: number;
  /** cards of the hand that all know (open, exposed, taken from a face-up pile). */
  shown?: string[];
  /** the bid, once others may see it. */
  bid?: Move;
  /** whether a bid lies on the table face down. */
  laid?: boolean;
  /** a declaration, such as open or stand. */
  said?: Move;
  /** tricks taken in this hand. */
  tricks?: number;
  /** points of cards taken in this hand, if the game counts any. */
  points?: number;
  /** suits that the seat has shown to lack. */
  voids?: string[];
  /** a card that an opponent has called and that must be played. */
  called?: string;
  /** number of its revokes of this hand that have been found or called. */
  revokes?: number;
}

/** The answer to a client that made or joined a table; programs get a bearer token. */
export interface Seated {
  table: string;
  link: string;
  member: number;
  token?: string;
}

/** The position that the leader of a second look at a deal shows; change grows with each step. */
export interface SecondLook {
  change: number;
  leader: string;
  mine: boolean;
  game: string;
  turn: number;
  seat: number;
}

/** Change settings of the table (host only); absent settings stay the same. */
export interface SettingsMessage {
  type: "settings";
  id: string;
  /** allowed at any time, see TableView. */
  listed?: boolean | null;
  /** the bot for all seats that no person takes, whichever bots they have now; at any time. */
  bots?: string | null;
  /** allowed at any time, see TableView. */
  talk?: boolean | null;
  /** allowed before the start; clock null: no clock. */
  clock?: Clock | null;
  /** allowed before the start; clock null: no clock. */
  takebacks?: boolean | null;
  /** allowed before the start; clock null: no clock. */
  open_after?: number | null;
  /** allowed before the start; clock null: no clock. */
  hints?: boolean | null;
  /** allowed before the start; clock null: no clock. */
  newcomer_hints?: boolean | null;
  /** allowed before the start; clock null: no clock. */
  host_seats?: boolean | null;
  /** likewise. */
  pace?: "normal" | "quick" | "slow" | null;
  /** likewise. */
  last_card?: boolean | null;
  /** likewise. */
  closed?: boolean | null;
}

/** The body of POST /api/scores: the score as far as it was entered. */
export interface ShareScore {
  score: KeptScore;
}

/** A score that others may watch, and the number of its last change. */
export interface SharedScore {
  change: number;
  score: KeptScore;
}

/** The answer to POST /api/scores: the secret that changes need, and the link for those who watch. */
export interface SharingScore {
  id: string;
  key: string;
  link: string;
}

/** The whole state, sent on joining and after a gap. */
export interface SnapshotMessage {
  type: "snapshot";
  /** number of the last event in it. */
  seq: number;
  table: TableView;
  you: You;
  /** what everybody can see of the game; null before the start. */
  public: Public | null;
  /** what only the client's seat knows; null before the start and for spectators. */
  own: Own | null;
  /** all hands by seat, for spectators when table.open_after allows it; else null. */
  hands: string[][] | null;
  /** the latest messages of the talk, oldest first; patches never change them. */
  said: Said[];
  version: number;
  /** identifies the history whose events seq counts; sent with the next hello. */
  epoch: string;
}

/** How a suit is drawn. */
export interface Suit {
  /** the letter in the codes of its cards, at the end (10h) or at the beginning (b7). Letters that Nullo's own games do not use are named by suit-LETTER in the game's words. */
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
  id: string;
  game: string;
  host: string;
  players: number;
  people: string[];
  stage: "gathering" | "over" | "playing";
  /** number of the hand, from 0. */
  hand: number;
  your_turn: boolean;
  /** names of the players who have to act. */
  waiting_for: string[];
  /** seats held by a bot that a person may take; 0 where nobody else may sit down. */
  seats_left: number;
  options: Record<string, unknown>;
  /** days for each decision at a slow table; 0: it is not slow. */
  days?: number;
  /** seconds that the reader has left for a decision at a slow table; -1: none runs. */
  left?: number;
}

/** What everybody knows about a table. */
export interface TableView {
  id: string;
  game: string;
  /** the game's options, as in a record. */
  options: Record<string, unknown>;
  stage: "gathering" | "over" | "playing";
  host: number;
  members: Member[];
  /** member numbers by seat; before the start, in the clockwise order of the coming game. */
  seats: number[];
  /** the seats that have to act, or to choose unseen. */
  asked?: number[];
  /** the rounds of the cut, by seat. */
  cut?: ((string | null)[])[];
  /** SHA-256 of the hand's chance, in hexadecimal, shown before its first card. */
  seal?: string;
  /** the bot for each seat that a person leaves; that of a seat now is in members. */
  bots?: string;
  /** how bots play this game with these options: by a policy that a network has learned, by the game's rule of thumb, or by nothing but the rules. */
  knowledge?: "heuristic" | "learned" | "none";
  /** milliseconds left in each seat's bank, if there is a clock. */
  banks?: number[];
  back?: TakeBack;
  /** whether a seat that is to play a card may claim all remaining tricks. */
  claims?: boolean;
  /** the seat that has claimed the rest of the hand, while it is played out. */
  claimed?: number;
  /** take-backs and claims of the present hand; the last 20. */
  remarks?: Remark[];
  /** id of the table where those who agreed to a rematch play again. */
  next?: string;
  /** once the game is over, for how many decisions each seat asked for a hint; empty: none did. */
  hinted?: number[];
  /** the deal, if others play the same one; then nobody else can sit down. */
  fixed?: FixedDeal;
  /** the request to play again, once the game is over; it stays when next is there. */
  rematch?: Rematch;
  /** how many games of the series are over; 0: none, or this is its first game and not over. */
  games?: number;
  listed?: boolean;
  talk?: boolean;
  /** how long people may think; absent: without limit. */
  clock?: Clock;
  takebacks?: boolean;
  /** completed tricks of a hand (in Nothing: rounds of turns) after which spectators see all hands; -1: never. */
  open_after?: number;
  /** whether players may ask for hints; a person alone with bots always may, unless it is a try that counts at a fixed deal. */
  hints?: boolean;
  /** whether those may ask for hints who have said that the game is new to them. */
  newcomer_hints?: boolean;
  /** whether people sit as the host has placed them, without a cut; the first in the order deals first. */
  host_seats?: boolean;
  pace?: "normal" | "quick" | "slow";
  /** whether a player's last card of a hand is played automatically, after the bots' pace, when there is no other choice. */
  last_card?: boolean;
  /** whether nobody else may sit down; members with a seat keep it. */
  closed?: boolean;
}

/** A request to take back all but the first to actions; wanted have not answered yet. */
export interface TakeBack {
  member: number;
  to: number;
  yes: number[];
  wanted: number[];
}

/** How long each asked seat has been thinking, at a table with a clock: milliseconds by seat. */
export interface TimesMessage {
  type: "times";
  asked: Record<string, number>;
}

/** A completed trick: the plays in order, and the seat that took it. */
export interface Trick {
  plays: Play[];
  winner: number;
}

/** A card of a worked trick: an example that a rule page shows. */
export interface TrickCard {
  /** the card's code; for a wild card, the card that it was played as. */
  card: string;
  /** who played the card, and who led or took the trick. */
  label: string;
  notes?: string[];
  wild?: boolean;
  /** whether it is an ALL or a NOTHING that counted as the opposite. */
  turned?: boolean;
  won?: boolean;
  trump?: boolean;
}

/** A hand before its player plays to the trick: whose it is, its cards, and those that may be played. */
export interface TrickHand {
  label: string;
  cards: string[];
  fair: string[];
}

/** A worked trick; in Nothing, a turn. why and notes mark card codes as a lesson does. */
export interface TrickPage {
  caption: string;
  game: string;
  rule: string;
  cards: TrickCard[];
  why: string;
  hand?: TrickHand;
}

/** What an action of a decision was worth. */
export interface Tried {
  move: Move;
  /** the class of a decision for it. */
  kind: string;
  /** the seat's mean points in the hand. */
  points: number;
  /** the standard error of the lead: the points minus the average of the other sides. */
  error: number;
  /** by how much win is less than that of the best action; if points decide, by how much the lead is. */
  loss: number;
  /** the standard error of loss. */
  loss_error: number;
  /** the histogram of the points in the hand. */
  results: Bar[];
  /** the chance that the seat's side wins the game; None if the game does not state it. */
  win?: number;
  /** the chance that the seat's side makes its bid; None if there are no bids. */
  made?: number;
}

/** The answer to GET /api/score-rules: the usual rules by game, for each number of players. */
export interface UsualScoreRules {
  games: Record<string, ScoreRules[]>;
}

/** How screens offer and report the moves of a verb. */
export interface Verb {
  /** the verb. */
  name: string;
  /** whether players mostly choose it, so that its button stands out. */
  usual?: boolean;
  /** whether histories leave it out, because it changes nothing. */
  silent?: boolean;
  /** whether a player says the verb itself, as in say "pass". */
  spoken?: boolean;
  /** whether such a bid stands for the whole side, whatever the partner bids. */
  alone?: boolean;
  /** where the moved card is shown at once: on the trick or the discard pile; empty: it stays in the hand until the move has been answered. */
  to?: "" | "discard" | "trick";
  /** the pile from which such a move draws a card. */
  draws?: "" | "discard" | "stock";
}

/** The client's own member number and seat; the seat is -1 for a spectator and before the start. */
export interface You {
  member: number;
  seat: number;
}
