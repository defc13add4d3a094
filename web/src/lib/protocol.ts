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

/** The list of games, for the device that accepts the link; its cookie now has the carried session. */
export interface Accepted {
  games: string;
}

/** The answer to a message that the server had already received; event seq is its effect. */
export interface AckMessage {
  type: "ack";
  id: string;
  seq: number;
}

/** The analysis of a game. */
export interface Analysis {
  /** the version of this format and of the method by which it was made. */
  version: number;
  game: string;
  /** the SHA-256 of what was played and of the game's weights (nullo.analysis.kept.digest). */
  record: string;
  effort: Effort;
  /** whether the game states chances to win; otherwise all losses are points. */
  chances: boolean;
  decisions: Decision[];
  /** the deals of all complete hands, in order. */
  deals: Deal[];
  players: PlayerSummary[];
  /** by seat, the chance to win at the player's own decisions and after each hand; empty if the game does not state chances. */
  curves: Point[][];
}

/** One line of an analysis that is sent as it is computed; each line has exactly one of these keys. */
export interface AnalysisNews {
  /** in the first line, how many parts will follow. */
  total?: number;
  /** some decisions, or a deal. */
  part?: Part;
  /** in the last line, the rest of the analysis, without the decisions and deals already sent as parts. */
  figures?: Analysis;
}

/** Agree to a take-back, or refuse it; if yes is false, the member who asked withdraws the request. */
export interface AnswerBackMessage {
  type: "answer-back";
  id: string;
  yes: boolean;
}

/** Agree to play again, or decline. If the member who asked agrees, it no longer waits for the others. */
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

/** What a seat that is to act is asked, why, and by which rule. */
export interface Ask {
  /** key of the question, ask-CODE in the words. */
  code: string;
  /** the parameters of the question and of the reason. */
  params?: Record<string, string | number>;
  /** code of a second sentence of the question, ask-CODE in the words. */
  also?: string;
  /** code of the reason, or of an explanation of the choices: why-CODE in the words. */
  why?: string;
  /** number of the rule that asks. */
  rule?: string;
}

/** Ask all players to agree that the sender takes back its own last action and all later actions. */
export interface AskBackMessage {
  type: "ask-back";
  id: string;
}

/** Ask for a hint for the sender's own decision; the answer is a hint, which nobody else gets. */
export interface AskHintMessage {
  type: "hint";
  id: string;
}

/** Ask everybody who played to play again, once the game is over; cut asks for a new cut. */
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

/** A bar of a histogram: the share of the worlds whose result is from low to high points. */
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

/** A link that gives another device a browser's seats and games. */
export interface Carrying {
  /** the link, which works once. */
  link: string;
  /** for how many seconds the link works. */
  seconds: number;
  /** the QR code of the link, as SVG. */
  qr: string;
}

/** What everybody may know of a challenge before playing it. */
export interface ChallengeFacts {
  /** the seat of the person who plays. */
  seat: number;
  /** the bots by seat; empty at the person's seat. */
  bots: string[];
  /** the scores by side in the game of the player who made the challenge. */
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

/** Choose the bot for one seat that no person has (host only); member is the bot that has it now. */
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

/** How long a person may think. When both times have run out, a bot makes this one decision. */
export interface Clock {
  /** seconds for each decision: 5 to 600 or, without a bank, one to seven days of 86,400 seconds. */
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

/** The score of a try at a daily deal that is over. */
export interface DailyScore {
  name: string;
  points: number;
  won: boolean;
  table: string;
  mine?: boolean;
}

/** The list of scores of a daily deal. */
export interface DailyScores {
  date: string;
  game: string;
  /** how many people have begun the deal. */
  tries: number;
  /** whether the user may see the scores, because the user's own try, or the day, is over. */
  shown: boolean;
  /** the scores, the best first. */
  scores?: DailyScore[];
  /** the points of the bot expert in the same seat; absent until they are known. */
  expert?: number;
}

/** The user's try at a daily deal, and the points of the bot expert in the same seat. */
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
  /** seconds until the next day's deals. */
  left: number;
  /** the bot in all other seats. */
  bots: string;
  /** the options of each game, as in a record. */
  options: Record<string, Record<string, unknown>>;
  /** the deals of all seven days, today's first. */
  deals: DailyDeal[];
}

/** The worth and the result of a deal, by seat. */
export interface Deal {
  /** the number of the hand, from 0. */
  hand: number;
  /** the turn of the film that ends it. */
  turn: number;
  /** the average points if expert plays in all seats. */
  worth: number[];
  /** the standard errors of worth. */
  error: number[];
  /** the points that the players got. */
  got: number[];
  /** 1 if the seat's side made its bid, 0 if it missed the bid, -1 if there are no bids. */
  made: number[];
  /** the chance to win the game after the hand; empty if the game does not state chances. */
  win: number[];
}

/** A decision of a game. */
export interface Decision {
  /** the number of the decision in the game, from 0; forced decisions count. */
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
  /** in how many worlds each action was tried; 0 if the decision was forced. */
  worlds?: number;
  /** Tried.loss of the chosen action; 0 if that is within noise. */
  loss?: number;
  /** how many points the chosen action lost, relative to the average of the other sides; 0 if that is within noise. */
  lead_loss?: number;
  /** whether loss is in points, because the game states no chance to win, or no choice could lose much of it. */
  by_points?: boolean;
  /** why the best action is better, as in a hint; empty for forced, best and fine. */
  why?: Reason[];
  /** whether it was a bid for which the chance of making it is known. */
  bid?: boolean;
  /** the actions that were tried, the best first; empty if the decision was forced. */
  tried?: Tried[];
}

/** Details of a decision, by what its player knew. */
export interface DecisionDetails {
  /** the actions that the analysis left out because they are much like others, the best first. They are judged in new worlds, together with the actions that it judged. */
  further: Tried[];
  /** what probably follows each action that the analysis judged. */
  following: Following[];
  /** by the code of a hidden card and by seat, the probability that the seat holds it. With the remaining probability no seat holds it. Equal cards of several decks count together. */
  hidden: Record<string, Record<string, number>>;
}

/** The trick that decided a game for a seat, and which of its cards that seat had been dealt. */
export interface DecisiveTrick {
  /** the number of its hand, from 0. */
  hand: number;
  /** the trick. */
  trick: Trick;
  /** for each play, whether it was the seat's own play of a card that it had been dealt. */
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
  /** the level of the bots in all other seats; empty for a challenge. */
  bot: string;
  /** the name of the person who made the set. */
  host: string;
  /** the people who have begun, in the order in which they began; in a challenge, the first is the person who made it. */
  players: DuplicatePlayer[];
  /** the results by deal of the bot expert with the same cards; null before the user's own try is over, and while the result is not known yet. */
  experts?: (DuplicateResult | null)[];
  /** what a player may know of a challenge before playing; absent for other sets of deals. */
  challenge?: ChallengeFacts;
}

/** Somebody who plays a set of deals. results has one result per deal, null for a deal not begun. */
export interface DuplicatePlayer {
  name: string;
  mine: boolean;
  results: (DuplicateResult | null)[];
}

/** A player's result at a deal, as far as the user may know it. */
export interface DuplicateResult {
  over: boolean;
  /** the points; absent before the user's own try at this deal is over, except for those of the player who made a challenge. */
  points?: number;
  won?: boolean;
  /** the points of each hand; empty before the user's own try is over. */
  hands?: number[];
  /** the table's id, to watch the replay or to continue the user's own game; empty for the game of the player who made a challenge. */
  table?: string;
}

/** How thorough an analysis is; the same effort gives the same analysis. */
export interface Effort {
  /** in how many worlds each action of a decision is tried. An action that looks like a mistake is tried again in AGAIN times as many. */
  worlds: number;
  /** how often expert plays each deal in all seats, to tell luck from skill; may be 0. */
  plays: number;
  /** how many playouts expert uses for each action when it plays a deal. */
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

/** One item of a list within a Saying, such as one seat's bid or one side's score. */
export interface Entry {
  /** the seat of the item, or the side if it is a score; -1 if there is none. */
  seat?: number;
  /** key of its words, entry-CODE; if empty, it is written as the seat's name and the values. */
  code?: string;
  /** codes of cards. */
  cards?: string[];
  /** a bid; for a score, the change. */
  number?: number;
  /** for a score, the total after the change. */
  total?: number;
}

/** The condition for entering a field: the other side chose a certain value, and the seat's own did not. */
export interface EntryAnswer {
  /** what the other side must have chosen. */
  field: string;
  /** what the other side must have chosen. */
  value: number;
  /** number of the rule. */
  rule: string;
}

/** A value with a name that can be chosen for a field. */
export interface EntryChoice {
  /** the number that stands for it in an entry. */
  value: number;
  /** key of its words. */
  words: string;
  /** by how many points a side must be behind the leader to choose it; 0 if it is always allowed. */
  behind?: number;
  /** further numbers that go with the choice, by name. A score table can read the greatest such number of a side's seats (see EntryRead.of). */
  marks?: Record<string, number>;
  /** number of the rule that limits it. */
  rule?: string;
}

/** One item that is entered in every hand, such as the bids. */
export interface EntryField {
  /** its name in entries; keep-NAME is the key of its words. */
  name: string;
  /** when it is entered: with the bids, before the play, or with the result, after it. */
  stage?: "bids" | "result";
  /** for whom it is entered: for every seat, for every side, or once for the table. In the last case its value is a seat, or -1 for nobody. */
  each?: "seat" | "side" | "table";
  /** the range of its numbers; if high is below low, only choices are allowed. */
  low?: number;
  /** the range of its numbers; if high is below low, only choices are allowed. */
  high?: number;
  /** the range of its numbers; if high is below low, only choices are allowed. */
  step?: number;
  /** whether its numbers are at most the number of cards dealt to each player in the hand. */
  within_hand?: boolean;
  /** the values with names. */
  choices?: EntryChoice[];
  /** what the values of all seats must add up to, or HAND_SIZE; None if they may have any sum. */
  total?: number;
  /** whether the sum may also be less than total. */
  most?: boolean;
  /** whether only the seat at the dealer's left may enter it. */
  first?: boolean;
  /** the condition for entering it; then at most one seat may have a value above 0. */
  answers?: EntryAnswer;
  /** a value of another field; a seat that has it enters this field only with the result. */
  late?: EntryValue;
  /** the value before anything is entered; None if a value must be entered. */
  usual?: number;
  /** whether screens hide it at first, because it is seldom needed. */
  seldom?: boolean;
  /** further numbers that go with a value that is not among choices; see EntryChoice.marks. */
  marks?: Record<string, number>;
  /** number of the rule that states and limits it. */
  rule?: string;
}

/** How to read, from the entry of a hand, a number by which a score table is looked up. */
export interface EntryRead {
  /** the field to read, or the name of a mark. */
  field: string;
  /** how to read it: seat is the seat's (or side's) own value; sum adds up the values of a side's seats, and counts those below 0 as 0; team is that sum for a seat's side; max is the greatest mark of a side's seats; is is 1 if the value is the seat, otherwise 0. */
  of?: "is" | "max" | "seat" | "sum" | "team";
  /** a field whose sum is subtracted; empty if there is none. */
  minus?: string;
  /** the range of numbers that the table has cells for; others count as the nearest. */
  low?: number;
  /** the range of numbers that the table has cells for; others count as the nearest. */
  high?: number;
  /** the range of numbers that the table has cells for; others count as the nearest. */
  step?: number;
}

/** A field together with one of its values. */
export interface EntryValue {
  /** name of the field. */
  field: string;
  /** the value. */
  value: number;
}

/** The answer to a message that was refused; nothing has changed. */
export interface ErrorMessage {
  type: "error";
  /** the error's code; its words have the key error-CODE. illegal means that a rule forbids the action. */
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
  /** the event's actions in the game as the client's seat saw them, with the statements about them. A dealt card without statements has no line. */
  lines?: Line[];
  /** the changes of the client's state, after the lines that are not unlogged have been added to public.log. */
  patch?: Operation[];
  /** what a member said, if the kind is say. */
  said?: Said;
  /** the id of the client's own message, if the message caused the event; the event answers it. */
  id?: string;
}

/** The appearance of a card that shows something other than its rank and suit, or more than these. */
export interface Face {
  /** key of the card's name; if empty, the name is composed of rank and suit (Look.name). */
  name?: string;
  /** key of the word printed on the card; it stays the same when the card is turned. */
  word?: string;
  /** whether a card that can be turned shows a full circle (all) at first; if not, an empty one. */
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

/** Something in force or at stake that no field of Public states: an item of the panel of facts. */
export interface Fact {
  /** key of its words, fact-CODE, with $name, $card, $number and $text. The part before a colon is a heading. The seat that it is about gets fact-CODE-you instead, if there is such a key. */
  code: string;
  /** code of a card; empty if there is none. */
  card?: string;
  /** a number; absent if there is none. */
  number?: number;
  /** the seat that it is about; -1 if there is none. */
  seat?: number;
  /** key of further words, $text; a screen that draws the card shows only these words. */
  text?: string;
  /** key of a word beside the heading. */
  note?: string;
  /** whether it is so important that screens without a panel of facts show it, too. */
  pressing?: boolean;
}

/** A game to be replayed, complete or as far as it was played. */
export interface Film {
  /** the game's id. */
  game: string;
  /** the game's options as in a record. */
  options: Record<string, unknown>;
  /** the players' names by seat; empty if the record has none. */
  names: string[];
  /** the seats whose own parts the film contains. */
  seats: number[];
  /** the state after the deal of the first hand. */
  start: FilmState;
  /** the following steps, in order. */
  steps: FilmStep[];
  /** the version of the film format. */
  version: number;
  /** whether the game was finished. */
  over?: boolean;
  /** the rounds of the cut, each with a card by seat; None if there was none. */
  cut?: ((string | null)[])[];
  /** the meta of the record. */
  meta?: Record<string, unknown>;
  /** for each seat, the kind of the bot that had it at the end, or an empty string for a person; the list is empty if that is unknown. */
  bots?: string[];
  /** for each seat, the number of decisions for which it got a hint; the list is empty if that is unknown. */
  hints?: number[];
}

/** A state of the game in a film. */
export interface FilmState {
  /** the public part of every view. */
  public: Public;
  /** the own parts of the views of Film.seats, in the same order. */
  owns: Own[];
}

/** A step of a film: an action together with the card that it drew, a deal, or a draw at random. */
export interface FilmStep {
  /** number of its hand, from 0. */
  hand: number;
  /** the lines of its actions, with nothing hidden; for a deal, the lines that say something, or else one line that says nothing. */
  lines: Line[];
  /** JSON Patch from the FilmState before this step, with the lines added to its log (see nullo.game.events.apply_event), to the one after it. */
  patch: Operation[];
  /** lines as each seat of Film.seats saw them, and last as a spectator did; empty if everybody saw everything. */
  seen?: Line[][];
  /** for a draw at random, the cards that could be drawn, in order, each with its weight; otherwise empty. */
  among?: [string, number][];
}

/** A finished game of the user. */
export interface FinishedGame {
  id: string;
  game: string;
  options: Record<string, unknown>;
  /** when the table was made, in milliseconds since 1970. */
  made: number;
  /** when something last happened at the table, in milliseconds since 1970. */
  ended: number;
  people: string[];
  /** the user's seat; -1 if it is unknown. */
  seat: number;
  /** the players' names by seat. Like bots, scores and winners, it is empty for a game that ended before the server stored results. */
  names: string[];
  /** the bots by seat; empty for a person. */
  bots: string[];
  /** the scores by seat or, in games of teams, by team. */
  scores: number[];
  /** the seats, or teams, that won. */
  winners: number[];
  hands: number;
}

/** A deal that other people play, too. */
export interface FixedDeal {
  /** daily (one deal a day for everybody), duplicate (one of a set of deals that friends play) or challenge (the cards of a game that somebody has played). */
  kind: "challenge" | "daily" | "duplicate";
  /** the date of a daily deal, such as 2026-11-22; otherwise the id of the set of deals. */
  name: string;
  /** whether this try does not count. */
  practice?: boolean;
  /** the number of the deal in its set of deals, from 1; 0 for a daily deal. */
  number?: number;
}

/** What probably follows a move: see nullo.judge.likely_line. */
export interface Following {
  move: Move;
  replies: LikelyReply[];
}

/** What a client has to know about a game. */
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
  /** whether the cut decides who sits in every seat. */
  seating: boolean;
  /** all options except players. */
  options: OptionInfo[];
  /** number of the rule that asks for a decision, by phase. */
  rules: Record<string, string>;
  lesson: boolean;
  /** how the game's cards, cover and table look. */
  look: Look;
  /** the documents about the game that the server can print; empty if it cannot print. */
  documents: string[];
  /** each level's strength as an OpenSkill rating, and its standard deviation; empty if they were not measured. */
  ratings: Record<string, [number, number]>;
}

/** A limit that ends a game. */
export interface GameLimit {
  /** key of its words, end-CODE. */
  code: string;
  /** the limit; $number in the words. */
  number: number;
  /** number of the rule. */
  rule: string;
  /** what is limited: the number of hands, or a total, which ends the game when it is at least or at most the limit. */
  by: "hands" | "least" | "most";
  /** the limit to compare with, if it differs from number. */
  at?: number;
  /** whether it ends the game only if one side alone has the best total; that side wins. */
  alone?: boolean;
  /** a field; sides with a value above 0 in the hand cannot win by this limit. */
  barred?: string;
  /** a field; a value above 0 ends the game before the play if the side that entered it then has reached the limit and alone has the best total. */
  early?: string;
}

/** Give up the sender's place for good; a bot takes it. */
export interface GiveUpSeatMessage {
  type: "leave";
  id: string;
}

/** The table has been deleted. */
export interface GoneMessage {
  type: "gone";
}

/** The first message of a client, sent again when the client has taken a seat or its state is out of step. */
export interface HelloMessage {
  type: "hello";
  version?: number;
  /** number of the last event in the state that the client holds; 0 if it holds none. */
  seq?: number;
  /** the member to whom this state belongs, its you.member. */
  member?: number;
  /** the epoch of the last snapshot. If it is still valid, the server sends the events since seq; else a snapshot. */
  epoch?: string;
}

/** A hint for one decision, to be given in three steps: nudge, reasons, then the rest. */
export interface Hint {
  /** key of a question that does not name the action, nudge-NUDGE in the words. */
  nudge: string;
  /** certain facts about best, the most important first. If none of them distinguishes best from other, reasons from the trials follow: odds-points, odds-costs or odds-win, depending on by, and odds-made if the bid is made more often with best. If other is absent, odds-only, odds-alike or odds-close (the trials cannot decide) follows. */
  reasons: Reason[];
  /** the best action, with its results. */
  best: Odds;
  /** how best and other are compared: by points; by win (the chance to win the game) if best brings no more points than other; only if there is no other action. */
  by: "only" | "points" | "win";
  /** the best of the actions that are clearly worse, with its results; absent if there is none. */
  other?: Odds;
  /** the actions that are about as good as best. */
  equal?: Move[];
  /** the actions that may be as good as best; the trials cannot decide. */
  unsure?: Move[];
  /** the lowest and the highest of best, equal and unsure if these are at least three moves with numbers and the same verb, and no worse number lies between them; otherwise empty. */
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
  /** the seat to take; if absent, any seat that a bot has. */
  place?: number;
  /** whether to answer with a bearer token instead of a cookie. */
  token?: boolean;
  /** a secret as in MakeTable; a second request with the same key takes no second seat. */
  key?: string;
  /** whether the game is new to the person; everybody at the table can see it. */
  newcomer?: boolean;
}

/** The entries for a game at a real table, which may be over or not; the scores follow from the entries. */
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
  /** the seat whose hand they are in; -1 if they are in a pile. */
  seat?: number;
  /** name of the pile, such as kitty; empty if they are in a hand. */
  pile?: string;
}

/** The body of PUT /api/duplicates/{id}/{number}/look: the position that the leader shows the others. */
export interface LeadLook {
  /** the game that is shown: the id of a table that was a try at the deal, challenge or expert. */
  game: string;
  /** the turn of the game's film. */
  turn: number;
  /** the seat whose cards are shown; -1 if all hands are open. */
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
  /** what the learner has to do; absent if the learner only reads. */
  move?: Move;
  /** why another legal choice is worse. */
  instead?: string;
}

/** One step of what probably follows an action. */
export interface LikelyReply {
  seat: number;
  move: Move;
  share: number;
}

/** One action of the hand's history, as the seat or spectator with the view saw it. */
export interface Line {
  /** the seat that acted; -1 for the deal or a draw at random. */
  seat: number;
  /** name of the phase in which the action was taken. */
  phase: string;
  /** what was done; absent if the owner of the view may not see it. */
  move?: Move;
  /** what was done as a saying, if move does not say everything. */
  deed?: Saying;
  /** what the action showed and what followed from it. */
  told?: Saying[];
  /** whether the log leaves it out, because not everybody saw it or it only deals a card. */
  unlogged?: boolean;
  /** whether it showed or drew something, so that neither it nor any action before it can be taken back. */
  final?: boolean;
}

/** The QR code of a link as SVG, with 8 units for each module. */
export interface LinkPicture {
  /** the QR code; empty if the link is too long, or this client has requested too many QR codes. */
  qr?: string;
}

/** The tables that anyone may join or watch, and the user's own unfinished tables. */
export interface Lobby {
  open: TableSummary[];
  mine: TableSummary[];
}

/** How screens show a game. */
export interface Look {
  /** how long a game usually takes; 0 if unknown. */
  minutes: number;
  /** the options to which minutes is proportional. An option that is a list counts by its length. */
  grows_with: string[];
  /** the codes of three cards that stand for the game in the lobby; a wild card is followed by the cards that it may be played as. */
  cover: string[];
  /** the suits from left to right in a hand. */
  suits: Suit[];
  /** whether cards have a strip in the colour of their suit. */
  painted: boolean;
  /** key of the words for a card's name, with the parameters rank and suit. */
  name: string;
  /** for ranks that are not numbers, the number by which a hand is sorted. */
  heights: Record<string, number>;
  /** the points that a card counts while it is in a hand, by code. */
  worth: Record<string, number>;
  /** the cards that show something other than rank and suit, or more, by code. */
  cards: Record<string, Face>;
  /** the points of a card of the lowest suit (Public.suit_order), of a suit in the middle and of the highest suit; empty if points do not depend on that order. */
  order_worth: number[];
  /** the ranks that score points if they are trumps, each with its points. */
  trump_points: [string, number][];
  /** whether the game is played in tricks. */
  tricks: boolean;
  /** what the table shows beside the trick: piles (stock and discard pile, in the place of a trick), facts (what is in force or at stake, and other piles), teams (what each team has bid, taken and scored). */
  parts: ("facts" | "piles" | "teams")[];
  /** what a seat's name plate counts: tricks, points taken, points towards the target or points in the hand. */
  seat: "hand" | "taken" | "target" | "tricks";
  /** how bids are shown in front of a seat: as cards, face down at first, or as signs; empty if they are not shown there. */
  bids: "" | "cards" | "signs";
  /** by verb, the circle that is a bid's sign, full or empty. */
  bid_signs: Record<string, "empty" | "full">;
  /** the number that is selected first when a bid in points is chosen; 0 for the lowest. */
  first_bid: number;
  /** the codes of the score parts that tell how a bid went: it was made if they give points, and missed if they take points away. */
  bid_parts: string[];
  /** how a bid went if the side's score has no such part; empty if that is unknown. */
  bid_unscored: "" | "missed";
  /** what screens call the face-up cards of a hand: face-up, exposed or known. */
  shown: "exposed" | "face-up" | "known";
  /** whether a hand may score above or below 0, so that scores are written with a sign. */
  signed: boolean;
  /** the phases in which the turned-up card lies alone in the middle of the table. */
  turn_up: string[];
  /** how screens offer and report moves, by their verbs; a verb that is missing here is shown with the defaults of nullo.game.moves.Verb. */
  verbs: Verb[];
}

/** The answer to a request for a challenge, in which others play the cards of a finished game. */
export interface MadeChallenge {
  /** the challenge's id; it is stored as a set of deals. */
  id: string;
  /** the link to give to others; it does not reveal the cards. */
  link: string;
  /** the QR code of the link, as SVG; empty if this client has requested too many QR codes. */
  qr?: string;
  /** the trick that decided the game; absent if the game has none. */
  decisive?: DecisiveTrick;
}

/** The answer to a request for a set of deals: its id, and the link to give to friends. */
export interface MadeDuplicate {
  id: string;
  link: string;
}

/** The body of POST /api/duplicates. */
export interface MakeDuplicate {
  /** the id of a game that has a daily deal. */
  game: string;
  name: string;
  /** how many deals the set has. */
  deals?: number;
  /** the game's options by name, as in a record; if absent, those of its daily deal. */
  options?: Record<string, unknown> | null;
}

/** Make a move, which stays secret at first if several seats choose at once. */
export interface MakeMoveMessage {
  type: "act";
  id: string;
  /** one of Own.legal, or a text such as players type. */
  move: string | Move;
}

/** The body of POST /api/tables. */
export interface MakeTable {
  listed?: boolean;
  talk?: boolean;
  /** how long people may think; absent if there is no limit. */
  clock?: Clock | null;
  takebacks?: boolean;
  /** completed tricks of a hand (in Nothing: rounds of turns) after which spectators see all hands; -1 if they never do. */
  open_after?: number;
  /** whether players may ask for hints; a person alone with bots always may, except in a try at a fixed deal that counts. */
  hints?: boolean;
  /** whether members who have said that the game is new to them may ask for hints. */
  newcomer_hints?: boolean;
  /** whether people sit as the host has placed them, without a cut; the first in the host's order deals first. */
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
  /** whether to begin at once, with bots on all other seats. */
  start?: boolean;
  /** the bot for all other seats, or a list with one for each, clockwise from the host. */
  bots?: string | string[];
  /** whether to answer with a bearer token instead of a cookie. */
  token?: boolean;
  /** 22 to 64 random letters, digits, - and _, kept secret. A second request with the same key makes no second table; it gets the answer to the first. */
  key?: string;
}

/** A person or bot at the table. */
export interface Member {
  id: number;
  /** the member's name; plain text, never markup. */
  name: string;
  /** the bot's name; empty for a person. */
  bot?: string;
  /** whether a bot plays for this person at present. */
  away?: boolean;
  /** how many games the member has won at this table and the earlier tables of its rematches. */
  wins?: number;
  /** whether the person has said that the game is new to them. */
  newcomer?: boolean;
}

/** One move of a game. */
export interface Move {
  /** what is done, in lower case and joined by hyphens: play, draw-stock. The keys of the move's words end with it. */
  verb: string;
  /** the code of the card that the move names; empty if it names none. */
  card?: string;
  /** the number that the move names, such as a bid; None if it names none. */
  number?: number;
  /** the seat that the move names; -1 if it names none. */
  seat?: number;
}

/** The games of a browser: unfinished ones, and those that ended in the last 30 days. */
export interface MyGames {
  unfinished: TableSummary[];
  finished: FinishedGame[];
}

/** The results of an action in the worlds in which it was tried. */
export interface Odds {
  move: Move;
  /** the mean change of the seat's score in the hand, as the game counts it. */
  points: number;
  /** the percentage of these worlds in which the seat's side wins the game; -1 if it is unknown. */
  win?: number;
  /** the percentage of these worlds in which the side makes its bid; -1 if there are no bids, if the seat has not bid yet, or if the choice does not seem to matter for the bid. */
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
  /** the numbers of the range that are allowed; absent if all are. */
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
  /** whether the seat has not seen its hand yet. */
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
  /** the card that it has just drawn or received, if that matters now; otherwise empty. */
  taken?: string;
  /** its moves of this hand that are hidden from others. */
  secrets?: Move[];
  /** its choices so far while other seats still choose in secret. The chosen cards stay in the hand until all have chosen. */
  pending?: Move[];
  /** in honour mode, the legal plays that would be revokes. */
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
  /** the card's code; for a wild card, the code of the card that it is played as. */
  card: string;
  /** the code of the wild card that was played; empty if the card was not wild. */
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

/** Figures that summarise one player's game. */
export interface PlayerSummary {
  /** how many decisions were not forced. */
  decisions: number;
  /** by class, how many of those decisions were of it. */
  counts: Record<string, number>;
  /** 1 minus the mean of nullo.analysis.assessment.waste over those decisions; None if there are none. */
  accuracy: number | null;
  /** the sum of Decision.loss; losses in points are left out if the game states chances to win. */
  loss: number;
  /** the sum of Decision.lead_loss. */
  lead_loss: number;
  /** the sum of Deal.worth. */
  luck: number;
  /** the standard error of luck, which is also that of skill. */
  luck_error: number;
  /** the sum of the player's Deal.got, minus luck. */
  skill: number;
  /** how many bids the player made for which the chance of making them is known. */
  bids?: number;
  /** how many of those bids would be made on average, by what the player knew. */
  expected?: number;
  /** how many of those bids were made. */
  made?: number;
}

/** A point of a player's curve: the chance to win at a turn of the film. */
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
  /** by member, the milliseconds until a disconnected player counts as away and a bot plays. Players who are away already, and those for whom no bot would play now, are left out. */
  away_in?: Record<string, number>;
}

/** The body of POST /api/print/score.pdf. */
export interface PrintScore {
  score: KeptScore;
  paper?: "a4" | "letter";
  /** the day in words; if empty, the sheet has a line to write it on. */
  date?: string;
}

/** The answer to GET /api/print. */
export interface Printing {
  /** the first and last character of each range of characters that names can have on paper. A name with any other character is replaced by a line to write on (letters lose accents that no font has). The list is empty if the server cannot print. */
  letters: [number, number][];
}

/** The body of every HTTP error. */
export interface ProblemBody {
  error: ProblemText;
}

/** A problem in the body of an HTTP answer. */
export interface ProblemText {
  /** the problem's code; its words have the key error-CODE. */
  code: string;
  /** the problem in words, in the language that ?lang= names, else in English. */
  message: string;
  field?: string;
}

/** What everybody can see of a game. */
export interface Public {
  /** id of the game. */
  game?: string;
  /** number of seats. */
  players?: number;
  /** number of the hand, from 0. */
  hand?: number;
  /** dealer's seat. */
  dealer?: number;
  /** name of the phase. */
  phase?: string;
  /** the seat to act; -1 while cards are dealt or drawn; -4 once the game is over. */
  actor?: number;
  /** what everybody can see of each seat, by seat. */
  seats?: SeatPublic[];
  /** totals by side: by seat, or by team where seats play together. */
  scores?: number[];
  /** the greatest number of hands; 0 if only the target limits them. */
  hands_to_play?: number;
  /** the total that ends the game; 0 if there is none. */
  target?: number;
  /** whether the lowest total wins. */
  lowest_wins?: boolean;
  /** the plays of the current trick. */
  trick?: Play[];
  /** the seat that is winning that trick; -1 if no card has been played. */
  taking?: number;
  /** the suit to follow; empty if there is none. */
  led?: string;
  /** suits that are trump. */
  trumps?: string[];
  /** the card turned up for trump. */
  turned_up?: string;
  /** face-up cards that are out of play. */
  set_aside?: string[];
  /** the cards that a wild card may still be played as. */
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
  /** for each complete hand, by how much it changed each side's total. */
  hands?: number[][];
  /** for each complete hand, the parts of each side's score, which add up to its change in hands; empty if the game does not state parts. */
  parts?: ScorePart[][][];
  /** what was shown when the last complete hand was scored (bids, kitty, hands). */
  last?: Saying[];
  /** the winners, once the game is over. */
  winners?: number[];
  /** the limit that has ended the game; absent if no limit has been reached. */
  end?: Ending;
  /** whether low cards beat high ones now. */
  reversed?: boolean;
  /** whether play goes counter-clockwise now. */
  counter?: boolean;
  /** suits from the lowest to the highest, where that matters. */
  suit_order?: string[];
  /** number of the first hand whose scores count double; -1 if there is none so far. */
  doubled_from?: number;
  /** the seat whose turn it is, while another seat is asked something first; -1 otherwise. */
  turn?: number;
  /** what else is in force or at stake, for the panel of facts. */
  facts?: Fact[];
}

/** A fact that a hint gives as a reason for an action; it is certain from what the seat knows. */
export interface Reason {
  /** key of its sentence, reason-CODE in the words. It does not name the card to play. */
  code: string;
  /** its parameters, with names as in Ask. */
  params?: Record<string, string | number>;
  /** key of a question that leads the player to this fact, nudge-NUDGE; empty if there is none. */
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
  /** how a request for a take-back ended: taken-back, refused or past (the game went on); or claim. */
  kind: "claim" | "past" | "refused" | "taken-back";
  /** the seat that asked or claims; -1 if its member has left. */
  seat: number;
  /** the number of log lines before it. */
  at?: number;
  /** the log lines of the first actions that were taken back; empty if some players had not seen the first of them. */
  lines?: Line[];
  /** number of further actions that were taken back. */
  more?: number;
}

/** A request to play again. */
export interface Rematch {
  /** the member who asks. */
  member: number;
  /** whether there will be a new cut. */
  cut?: boolean;
  yes?: number[];
  no?: number[];
  /** members who have not answered yet. */
  wanted?: number[];
  /** whether the member who asks no longer waits for answers. */
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

/** What the picture of a game's result shows in addition to the result. */
export interface ResultPicture {
  /** the QR code of the link to the replay, as SVG; empty if there is no such link, or this client has requested too many QR codes. */
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

/** Something that a member has said. */
export interface Said {
  /** number of its event; negative if it was said at an earlier table, before a rematch. */
  seq: number;
  /** the time in milliseconds since 1970. */
  at: number;
  member: number;
  /** the member's name at that time. */
  name: string;
  /** plain text, never markup; empty for an emote. */
  text?: string;
  /** one of EMOTES; its words have the key emote-NAME. */
  emote?: string;
}

/** Say something to everybody at the table: a short text, or an emote. */
export interface SayMessage {
  type: "say";
  id: string;
  text?: string;
  emote?: string;
}

/** Say, before the start, whether the game is new to the sender; everybody at the table can see it. */
export interface SayNewcomerMessage {
  type: "newcomer";
  id: string;
  new: boolean;
}

/** One thing that happened: a code and typed parameters, for one sentence. */
export interface Saying {
  /** key of the sentence, told-CODE in the words; without such a key, screens show nothing. */
  code: string;
  /** the seat that the sentence is about; for a score, the side; -1 if there is none. */
  seat?: number;
  /** a second seat in the sentence. */
  other?: number;
  /** the card that the sentence is about. */
  card?: string;
  /** the card that caused what happened to card. */
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

/** When the scores of hands begin to be multiplied: once the first of two conditions is met. */
export interface ScoreDoubling {
  /** the first condition, the number of hands that must have been played. */
  after: number;
  /** the second condition, the number of points that the total of any side must have reached. */
  at: number;
  /** the factor by which the scores of all later hands are multiplied. */
  times: number;
  /** number of the rule. */
  rule: string;
}

/** What is entered in each hand, and what it scores. */
export interface ScoreForm {
  /** the fields, in the order in which they are entered. */
  fields: EntryField[];
  /** the score tables; a side's score is the sum of the parts from all of them. */
  tables: ScoreTable[];
  /** the names of the options that change how the score is kept. */
  options?: string[];
  /** the number of cards dealt to each player in each hand, repeated from the first after the last; empty if it does not matter. */
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
  /** how many tricks or points they are given for, or the bid; $count in the words. A part that only states this number gives 0 points. */
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

/** A table that gives, for numbers read from an entry, the parts of the score. */
export interface ScoreTable {
  /** the numbers to read from the entry. */
  reads: EntryRead[];
  /** the parts of the score for every combination of these numbers; the last of them changes fastest from cell to cell. */
  cells?: ScorePart[][];
  /** whether it is looked up for every seat or every side. */
  each?: "seat" | "side";
  /** whether the seat's own side scores, or the sides of all others. */
  pays?: "others" | "own";
  /** used instead of cells: a part whose points are multiplied by the only number read. */
  per?: ScorePart;
}

/** What everybody can see of one seat. */
export interface SeatPublic {
  /** number of cards in its hand. */
  cards: number;
  /** cards of its hand that everybody knows (open, exposed, or taken from a face-up pile). */
  shown?: string[];
  /** its bid, once others may see it. */
  bid?: Move;
  /** whether its bid lies on the table face down. */
  laid?: boolean;
  /** what it has declared, such as open or stand. */
  said?: Move;
  /** number of tricks that it has taken in this hand. */
  tricks?: number;
  /** points of the cards that it has taken in this hand, if the game counts any. */
  points?: number;
  /** suits of which the seat has shown that it holds no card. */
  voids?: string[];
  /** a card of its hand that an opponent has called for and that it must play. */
  called?: string;
  /** number of its revokes in this hand that have been found or called. */
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

/** Change settings of the table (host only); settings that are absent stay the same. */
export interface SettingsMessage {
  type: "settings";
  id: string;
  /** whether the lobby lists the table; may be changed at any time. */
  listed?: boolean | null;
  /** the bot for all seats that no person has, in place of their present bots; may be changed at any time. */
  bots?: string | null;
  /** whether members may talk to each other; may be changed at any time. */
  talk?: boolean | null;
  /** as in TableSettings; may be changed only before the start. If clock is null, there is no clock. */
  clock?: Clock | null;
  /** as in TableSettings; may be changed only before the start. If clock is null, there is no clock. */
  takebacks?: boolean | null;
  /** as in TableSettings; may be changed only before the start. If clock is null, there is no clock. */
  open_after?: number | null;
  /** as in TableSettings; may be changed only before the start. If clock is null, there is no clock. */
  hints?: boolean | null;
  /** as in TableSettings; may be changed only before the start. If clock is null, there is no clock. */
  newcomer_hints?: boolean | null;
  /** as in TableSettings; may be changed only before the start. If clock is null, there is no clock. */
  host_seats?: boolean | null;
  /** as in TableSettings; may be changed at any time. */
  pace?: "normal" | "quick" | "slow" | null;
  /** as in TableSettings; may be changed at any time. */
  last_card?: boolean | null;
  /** as in TableSettings; may be changed at any time. */
  closed?: boolean | null;
}

/** The body of POST /api/scores: the score as entered so far. */
export interface ShareScore {
  score: KeptScore;
}

/** A score of a game at a real table, which others may watch, and the number of its last change. */
export interface SharedScore {
  change: number;
  score: KeptScore;
}

/** The answer to POST /api/scores: the secret key that changes need, and the link for spectators. */
export interface SharingScore {
  id: string;
  key: string;
  link: string;
}

/** The whole state, sent on joining and after a gap. */
export interface SnapshotMessage {
  type: "snapshot";
  /** number of the last event that it includes. */
  seq: number;
  table: TableView;
  you: You;
  /** what everybody can see of the game; null before the start. */
  public: Public | null;
  /** what only the client's seat knows; null before the start and for spectators. */
  own: Own | null;
  /** all hands by seat, for spectators when table.open_after allows it; else null. */
  hands: string[][] | null;
  /** what members have said lately, oldest first; patches never change it. */
  said: Said[];
  version: number;
  /** changes when the table's events were read again; the client sends it with its next hello. */
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
  /** another shape to draw in the colour of drawing, as the d of an SVG path in a box of 24 by 24; empty for the usual shape. */
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
  /** how many seats of bots people may take; 0 if nobody else may sit down. */
  seats_left: number;
  options: Record<string, unknown>;
  /** days for each decision at a slow table; 0 if it is not slow. */
  days?: number;
  /** seconds that the user has left for a decision at a slow table; -1 if no time runs. */
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
  /** the seats that have to act, or to choose in secret. */
  asked?: number[];
  /** the cards drawn in each round of the cut, by seat; null where a seat did not draw. */
  cut?: ((string | null)[])[];
  /** SHA-256 of the hand's shuffle, in hexadecimal, published before the first card is dealt. */
  seal?: string;
  /** the bot that takes a seat if its person leaves; members has the bots that play now. */
  bots?: string;
  /** what the bots of this game use with these options: a learned policy, the game's rule of thumb, or nothing but the rules. */
  knowledge?: "heuristic" | "learned" | "none";
  /** milliseconds left in each seat's bank, if there is a clock. */
  banks?: number[];
  back?: TakeBack;
  /** whether a seat may claim all remaining tricks when it is its turn to play a card. */
  claims?: boolean;
  /** the seat that has claimed the rest of the hand, while it is played out. */
  claimed?: number;
  /** take-backs and claims of the present hand; the last 20. */
  remarks?: Remark[];
  /** id of the table where those who agreed to a rematch play again. */
  next?: string;
  /** once the game is over, for how many decisions each seat asked for a hint; empty if none did. */
  hinted?: number[];
  /** the deal, if other people play the same one; then nobody else can sit down. */
  fixed?: FixedDeal;
  /** the request to play again, once the game is over; it remains when next is known. */
  rematch?: Rematch;
  /** how many games are over, at this table and the earlier tables of its rematches. */
  games?: number;
  listed?: boolean;
  talk?: boolean;
  /** how long people may think; absent if there is no limit. */
  clock?: Clock;
  takebacks?: boolean;
  /** completed tricks of a hand (in Nothing: rounds of turns) after which spectators see all hands; -1 if they never do. */
  open_after?: number;
  /** whether players may ask for hints; a person alone with bots always may, except in a try at a fixed deal that counts. */
  hints?: boolean;
  /** whether members who have said that the game is new to them may ask for hints. */
  newcomer_hints?: boolean;
  /** whether people sit as the host has placed them, without a cut; the first in the host's order deals first. */
  host_seats?: boolean;
  pace?: "normal" | "quick" | "slow";
  /** whether a player's last card of a hand is played automatically, after the bots' pace, when there is no other choice. */
  last_card?: boolean;
  /** whether nobody else may sit down; members with a seat keep it. */
  closed?: boolean;
}

/** A request to take back all but the first to actions. */
export interface TakeBack {
  /** the member who asks. */
  member: number;
  to: number;
  /** the members who have agreed. */
  yes: number[];
  /** the members who have not answered yet. */
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

/** A worked trick (in Nothing, a turn). why and notes mark card codes as LessonStop does. */
export interface TrickPage {
  caption: string;
  game: string;
  rule: string;
  cards: TrickCard[];
  why: string;
  hand?: TrickHand;
}

/** What one of the possible actions of a decision was worth. */
export interface Tried {
  move: Move;
  /** the class of the decision if this action is chosen, as in Decision.kind. */
  kind: string;
  /** the seat's mean points in the hand. */
  points: number;
  /** the standard error of the points relative to the average of the other sides. */
  error: number;
  /** by how much win is lower than for the best action. If Decision.by_points, by how much the points relative to the average of the other sides are lower. */
  loss: number;
  /** the standard error of loss. */
  loss_error: number;
  /** the histogram of the points in the hand. */
  results: Bar[];
  /** the chance that the seat's side wins the game; None if the game does not state chances. */
  win?: number;
  /** the chance that the seat's side makes its bid; None if there are no bids. */
  made?: number;
}

/** The answer to GET /api/score-rules: how each game's score is kept, by number of players. */
export interface UsualScoreRules {
  /** by the game's id, the rules for each number of players; the other options are as usual. */
  games: Record<string, ScoreRules[]>;
}

/** How screens offer and report the moves with a verb. */
export interface Verb {
  /** the verb. */
  name: string;
  /** whether players mostly choose such a move, so that its button stands out. */
  usual?: boolean;
  /** whether the displayed history leaves such moves out, because they change nothing. */
  silent?: boolean;
  /** whether a player says the verb aloud, as in say "pass". */
  spoken?: boolean;
  /** whether such a bid stands for the whole side, whatever the partner bids. */
  alone?: boolean;
  /** where the screen shows the moved card at once: on the trick or the discard pile; if empty, the card stays in the hand until the server or the engine has answered. */
  to?: "" | "discard" | "trick";
  /** the pile from which such a move draws a card; empty if it draws none. */
  draws?: "" | "discard" | "stock";
}

/** The client's own member number and seat; the seat is -1 for a spectator and before the start. */
export interface You {
  member: number;
  seat: number;
}
