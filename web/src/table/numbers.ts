// Numbers of points as text, with a true minus sign.

export function minus(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** Points as the parameter of a message: a number where its plural matters. */
export const counted = (points: number): string | number => (points < 0 ? minus(points) : points);

export function withSign(change: number): string {
  return change > 0 ? `+${change}` : minus(change);
}
