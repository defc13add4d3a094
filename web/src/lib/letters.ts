// Letters as people count them: with their marks, flags and joined pictures as one.

export function letters(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

export const firstLetter = (name: string): string => letters(name)[0] ?? "";

/** A name cut to a number of letters. */
export function shorten(name: string, most: number): string {
  const all = letters(name);
  return all.length > most ? `${all.slice(0, most - 1).join("")}…` : name;
}
