// Whether a number can be told from 0.

/** Whether a number is less than two of its standard errors away from 0. */
export function unclear(value: number, error: number): boolean {
  return Math.abs(value) < 2 * error;
}
