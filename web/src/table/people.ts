// The names of the seats as the user sees them.

import { has, listOf, say, type Params } from "../lib/words";
import type { Member, State } from "../lib/protocol";

export const teamLetter = (team: number): string => String.fromCharCode(65 + team);

export class People {
  readonly names: string[];

  /** `me` is the user's seat; -1 for a spectator. */
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
    return this.together(this.names.map((_, seat) => seat).filter((seat) => seat % sides === number));
  }

  /** The names of seats that play together, as one name. */
  together(seats: number[]): string {
    const names = seats.map((seat) => this.name(seat));
    const last = names.pop() ?? "";
    return names.length ? say("team", { a: names.join(", "), b: last }) : last;
  }

  /** The other seats of a seat's side, clockwise. */
  partners(seat: number, sides: number): number[] {
    const all = this.names.length;
    return Array.from({ length: Math.floor(all / sides) - 1 }, (_, k) => (seat + (k + 1) * sides) % all);
  }

  /** A short name of a side: "Us" for the user's team, "Them" or a letter for other teams. */
  short(number: number, sides: number): string {
    if (sides === this.names.length || this.me < 0) return this.side(number, sides);
    if (this.me % sides === number) return say("table-us");
    return sides === 2 ? say("table-them") : say("table-team", { letter: teamLetter(number) });
  }

  /** A sentence about a seat, in the second person for the user's own; `params` may shorten the name. */
  sentence(key: string, seat: number, params: Params = {}): string {
    const chosen = seat === this.me && has(`${key}-you`) ? `${key}-you` : key;
    return say(chosen, { name: this.name(seat), ...params });
  }

  /** Names as a list in a sentence. */
  list(seats: number[]): string {
    return listOf(seats.map((seat) => this.name(seat)));
  }
}

export function memberAt(state: State, seat: number): Member | undefined {
  const id = state.table.seats[seat];
  return state.table.members.find((member) => member.id === id);
}

/** The names of a table's seats. In a replay the user is none of them. */
export function peopleOf(state: State): People {
  const names = state.table.seats.map((_, seat) => memberAt(state, seat)?.name ?? "");
  return new People(names, state.you.member < 0 ? -1 : state.you.seat);
}
