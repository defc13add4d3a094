// The messages of the protocol, as the server's JSON Schema has them.
// TEMPORARY, by hand: scripts/protocol will write this file from nullo.server.messages.

export interface Refusal { rule: string; code: string; params?: Record<string, string | number> }
export interface Play { seat: number; card: string; sauce?: boolean }
export interface Trick { plays: Play[]; winner: number }
export interface Line { seat: number; action: string; phase: string; revealed?: string }
export interface SeatPublic {
  cards: number; shown?: string[]; bid?: string; laid?: boolean; said?: string; tricks?: number;
  points?: number; voids?: string[]; called?: string; revokes?: number;
}
export interface Sauce {
  rank: number; effect: string; card?: string; super?: boolean; late?: boolean; played?: boolean;
}
export interface Public {
  game?: string; players?: number; hand?: number; dealer?: number; phase?: string; actor?: number;
  turn?: number; seats?: SeatPublic[]; scores?: number[]; trick?: Play[]; led?: string;
  trumps?: string[]; turned_up?: string; set_aside?: string[]; suit_order?: string[];
  reversed?: boolean; counter?: boolean; turned?: string[]; sauces?: Sauce[];
  piles?: Record<string, number>; discard?: string[]; idle?: number; tricks?: Trick[];
  ended?: Trick[]; log?: Line[]; hands?: number[][]; last?: string; winners?: number[];
}
export interface Own {
  seat: number; hand?: string[]; unseen?: boolean; legal?: string[];
  refused?: Record<string, Refusal>; bid?: string; known?: Record<string, string[]>;
  taken?: string; secrets?: string[];
  /** Its own choices made while others still choose. */
  pending?: string[];
  /** Legal plays that would be a revoke (honour mode). */
  revokes?: string[];
}
export interface Member { id: number; name: string; bot?: string; away?: boolean }
export interface TableView {
  id: string; game: string; options: Record<string, unknown>;
  stage: "gathering" | "playing" | "over"; host: number; members: Member[]; seats: number[];
  asked?: number[]; cut?: (string | null)[][] | null; seal?: string; listed?: boolean;
  bots?: string;
}
export interface You { member: number; seat: number }
export interface State { table: TableView; you: You; public: Public | null; own: Own | null }
export interface Operation { op: "add" | "replace" | "remove"; path: string; value?: unknown }

export type Reply =
  | ({ type: "snapshot"; seq: number; version: number } & State)
  | { type: "event"; seq: number; kind: string; lines?: Line[]; patch?: Operation[]; id?: string }
  | { type: "ack"; id: string; seq: number }
  | { type: "error"; code: string; message?: string; id?: string; refusal?: Refusal }
  | { type: "presence"; online: number[]; watching?: number }
  | { type: "pong" }
  | { type: "gone" };

export type Command =
  | { type: "hello"; version: number; seq: number }
  | { type: "act"; id: string; action: string }
  | { type: "start"; id: string }
  | { type: "arrange"; id: string; order: number[] }
  | { type: "remove"; id: string; member: number }
  | { type: "leave"; id: string }
  | { type: "settings"; id: string; listed?: boolean; bots?: string }
  | { type: "ping" };
