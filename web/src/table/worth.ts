// What cards are worth where a game counts any.

/** The trumps that count at All Fives, and what they count. */
export const FIVES: [rank: string, worth: number][] = [
  ["A", 4],
  ["K", 3],
  ["Q", 2],
  ["J", 1],
  ["10", 10],
  ["5", 5],
];

/** What a card of a colour is worth at Sauce, by the order of colours in force. */
export function colourWorth(suit: string, order: string[]): number {
  const place = order.indexOf(suit);
  return place === 0 ? 0 : place === order.length - 1 ? 10 : 5;
}
