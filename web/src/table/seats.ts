// The places of the seats around the user.

export type CompassPoint = "s" | "w" | "nw" | "n" | "ne" | "e";

const AROUND: Record<number, CompassPoint[]> = {
  1: ["n"],
  2: ["nw", "ne"],
  3: ["w", "n", "e"],
  4: ["w", "nw", "ne", "e"],
  5: ["w", "nw", "n", "ne", "e"],
};

export interface SeatAround {
  seat: number;
  /** Empty if there are so many players that they are in rows. */
  place: CompassPoint | "";
}

/** The other seats, clockwise from the user's left. */
export function around(players: number, base: number): SeatAround[] {
  const places = AROUND[players - 1];
  return Array.from({ length: players - 1 }, (_, k) => ({
    seat: (base + 1 + k) % players,
    place: places?.[k] ?? "",
  }));
}

/** The place of a seat as seen from the seat `base`. */
export function placeOf(seat: number, players: number, base: number): CompassPoint | "" {
  if (seat === base) return "s";
  return around(players, base).find((one) => one.seat === seat)?.place ?? "";
}
