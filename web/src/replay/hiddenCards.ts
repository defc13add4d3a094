// Where hidden cards probably are.

/** A place of a hidden card: a seat's hand; -1: in no hand. */
export interface Place {
  seat: number;
  chance: number;
}

/** From this chance on, a card is likely to be in a hand. */
const LIKELY = 0.3;
/** Less than this is not worth telling of the cards in no hand. */
const LITTLE = 0.05;

/** The cards that are likely to be in some hand, the surest first: the two likeliest hands, and in no hand. */
export function likelyPlaces(hidden: Record<string, Record<string, number>>): { card: string; likely: Place[] }[] {
  return Object.entries(hidden)
    .map(([card, where]) => {
      const hands = Object.entries(where).map(([seat, chance]) => ({ seat: Number(seat), chance }));
      hands.sort((a, b) => b.chance - a.chance);
      const rest = 1 - hands.reduce((sum, { chance }) => sum + chance, 0);
      const likely = hands.slice(0, 2);
      if (rest >= LITTLE) likely.push({ seat: -1, chance: rest });
      return { card, likely, most: hands[0]?.chance ?? 0 };
    })
    .filter(({ most }) => most >= LIKELY)
    .sort((a, b) => b.most - a.most)
    .map(({ card, likely }) => ({ card, likely }));
}
