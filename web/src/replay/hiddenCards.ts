// Which hidden cards probably are in a hand: those that are there clearly more often than others.

/** What is known of the hidden cards of a hand. */
export interface LikelyHand {
  seat: number;
  /** The mean probability of the cards that may be in this hand. */
  average: number;
  /** The cards that are there for certain, or clearly more often than the average; the surest first. */
  likely: { card: string; chance: number }[];
}

/** The number of worlds from which the probabilities come (`nullo.judge.hidden_cards`). */
const DEALS = 200;
/** By how many standard errors a probability must differ from the average, since of many cards some differ by luck. */
const CLEAR = 3.5;
/** The least difference from the average that is told, as a fraction of it and in absolute terms. */
const PART = 0.3;
const LEAST = 0.05;
/** From this probability on, a card counts as certain to be in a hand. */
const CERTAIN = 0.98;

/**
 * What is known of each hand.
 *
 * `hidden`: by card and by seat, the chance that the card is there. `shown`: by seat, the cards that lie
 * open, which are not told. `most`: the greatest number of cards of a hand that are told.
 */
export function likelyHands(
  hidden: Record<string, Record<string, number>>,
  shown: string[][] = [],
  most = 8,
): LikelyHand[] {
  const cards = Object.entries(hidden);
  const open = cards.filter(([, where]) => Math.max(...Object.values(where)) < CERTAIN);
  const seats = [...new Set(cards.flatMap(([, where]) => Object.keys(where)))].map(Number).sort((a, b) => a - b);
  return seats.map((seat) => {
    const chances = open.map(([, where]) => where[seat] ?? 0);
    const average = chances.length ? chances.reduce((sum, one) => sum + one, 0) / chances.length : 0;
    const error = Math.sqrt((average * Math.max(0, 1 - average)) / DEALS);
    const least = Math.min(CERTAIN, average + Math.max(CLEAR * error, PART * average, LEAST));
    const likely = cards
      .map(([card, where]) => ({ card, chance: Math.min(1, where[seat] ?? 0) }))
      .filter(({ card, chance }) => chance >= least && !shown[seat]?.includes(card))
      .sort((a, b) => b.chance - a.chance)
      .slice(0, most);
    return { seat, average, likely };
  });
}
