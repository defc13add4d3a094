// The names of the seats, as one reader sees them.

import { has, listOf, say, type Params } from "../lib/words";
import type { Member, State } from "../lib/protocol";

export class People {
  readonly names: string[];

  /** `me` is the reader's seat; -1 for a spectator. */
  constructor(
    names: string[],
    readonly me: number = -1,
  ) {
    this.names = names.map((name, seat) =>
      names.filter((other) => other === name).length > 1 ? say("name-seat", { name, seat }) : name,
    );
  }

  /** A player's name, or "You". */
  name(seat: number): string {
    return seat === this.me ? say("you") : (this.names[seat] ?? "");
  }

  /** The name of a side: a seat's or, where there are fewer sides than seats, a team's. */
  side(number: number, sides: number): string {
    if (sides === this.names.length) return this.name(number);
    return say("team", { a: this.name(number), b: this.name(number + sides) });
  }

  /** The same in short: "Us" and "Them" if the reader plays in a team. */
  short(number: number, sides: number): string {
    if (sides === this.names.length || this.me < 0) return this.side(number, sides);
    return say(this.me % sides === number ? "table-us" : "table-them");
  }

  /** A sentence about a seat, in the second person for the reader's own; `params` may shorten the name. */
  sentence(key: string, seat: number, params: Params = {}): string {
    const chosen = seat === this.me && has(`${key}-you`) ? `${key}-you` : key;
    return say(chosen, { name: this.name(seat), ...params });
  }

  /** Names as a list in a sentence. */
  list(seats: number[]): string {
    return listOf(seats.map((seat) => this.name(seat)));
  }
}

/** The member in a seat. */
export function memberAt(state: State, seat: number): Member | undefined {
  const id = state.table.seats[seat];
  return state.table.members.find((member) => member.id === id);
}

/** The names of a table's seats. In a replay the reader is none of them. */
export function peopleOf(state: State): People {
  const names = state.table.seats.map((_, seat) => memberAt(state, seat)?.name ?? "");
  return new People(names, state.you.member < 0 ? -1 : state.you.seat);
}
