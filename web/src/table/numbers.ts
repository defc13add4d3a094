// Points in words: with a true minus sign.

export function minus(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

export function withSign(change: number): string {
  return change > 0 ? `+${change}` : minus(change);
}
