// Who sits where, before and during a game, for the pages around the table.

import type { Member, State, TableView } from "../lib/protocol";

/** A place in the order of play. */
export interface Place {
  index: number;
  /** The member who has it; null: nobody yet. */
  member: Member | null;
  /** Whether a person may sit down here. */
  free: boolean;
}

/** All places, clockwise. */
export function places(table: TableView): Place[] {
  const by = new Map(table.members.map((member) => [member.id, member]));
  const count = Math.max(table.seats.length, playersOf(table));
  return Array.from({ length: count }, (_, index) => {
    const member = by.get(table.seats[index] ?? -1) ?? null;
    return { index, member, free: !member || Boolean(member.bot) };
  });
}

/** Number of seats. */
export function playersOf(table: TableView): number {
  return Number(table.options["players"] ?? 0);
}

/** The host's name. */
export function hostOf(table: TableView): string {
  return table.members.find((member) => member.id === table.host)?.name ?? "";
}

/** Whether the reader has a seat. */
export function isHere({ table, you }: State): boolean {
  return you.member >= 0 && table.seats.includes(you.member);
}

export function isHost({ table, you }: State): boolean {
  return you.member >= 0 && you.member === table.host;
}

/** Members in clockwise order, with two neighbours exchanged. */
export function exchanged(seats: readonly number[], index: number, by: 1 | -1): number[] {
  const order = [...seats];
  const [one, other] = [order[index], order[index + by]];
  if (one === undefined || other === undefined) return order;
  order[index] = other;
  order[index + by] = one;
  return order;
}
