// What cards are worth where a game counts any.

/** What a card of a colour is worth, by the order of colours in force. */
export function colourWorth(suit: string, order: string[]): number {
  const place = order.indexOf(suit);
  return place === 0 ? 0 : place === order.length - 1 ? 10 : 5;
}
