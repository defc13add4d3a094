// Who sits where, by name, as one reader sees them.

import { has, listed, say, type Params } from "../lib/words";
import type { Member, State } from "../lib/protocol";

export class People {
  readonly names: string[];

  /** `me` is the reader's seat; -1: a spectator. */
  constructor(
    names: string[],
    readonly me: number = -1,
  ) {
    this.names = names.map((name, seat) =>
      names.filter((other) => other === name).length > 1 ? say("name-seat", { name, seat }) : name,
    );
  }

  /** A name, or "You". */
  name(seat: number): string {
    return seat === this.me ? say("you") : (this.names[seat] ?? "");
  }

  /** A seat's name or, where there are fewer sides than seats, a team's. */
  side(number: number, sides: number): string {
    if (sides === this.names.length) return this.name(number);
    return say("team", { a: this.name(number), b: this.name(number + sides) });
  }

  /** The same, short: "Us" and "Them" where the reader plays in a team. */
  short(number: number, sides: number): string {
    if (sides === this.names.length || this.me < 0) return this.side(number, sides);
    return say(this.me % sides === number ? "table-us" : "table-them");
  }

  /** A sentence about a seat; about the reader's own in the second person. */
  told(key: string, seat: number, params: Params = {}): string {
    const chosen = seat === this.me && has(`${key}-you`) ? `${key}-you` : key;
    return say(chosen, { name: this.name(seat), ...params });
  }

  /** Names one after the other. */
  list(seats: number[]): string {
    return listed(seats.map((seat) => this.name(seat)));
  }
}

/** The member that sits in a seat. */
export function memberAt(state: State, seat: number): Member | undefined {
  const id = state.table.seats[seat];
  return state.table.members.find((member) => member.id === id);
}

/** The names of a table's seats. Who looks at a game that is over is none of them. */
export function peopleOf(state: State): People {
  const names = state.table.seats.map((_, seat) => memberAt(state, seat)?.name ?? "");
  return new People(names, state.you.member < 0 ? -1 : state.you.seat);
}
