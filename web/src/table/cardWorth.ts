// The worth of cards, in games where cards have one.

/** The worth of a card of a colour, by the order of colours in force. */
export function colourWorth(suit: string, order: string[]): number {
  const place = order.indexOf(suit);
  return place === 0 ? 0 : place === order.length - 1 ? 10 : 5;
}
