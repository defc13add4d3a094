// Whom the reader has muted, by table, in this browser.

const KEY = "nullo-muted";
/** So many tables are remembered. */
const TABLES = 30;

type Muted = Record<string, number[]>;

function all(): Muted {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Muted) : {};
  } catch {
    return {}; // nothing was kept, or not by us
  }
}

/** Members of a table who are muted. */
export function mutedAt(table: string): number[] {
  const found: unknown = all()[table];
  return Array.isArray(found) ? found.filter((one) => typeof one === "number") : [];
}

/** Remembers them; the tables of long ago are forgotten. */
export function keepMuted(table: string, members: number[]): void {
  const { [table]: _, ...others } = all();
  const kept = members.length ? { ...others, [table]: members } : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-TABLES))));
  } catch {
    // It holds for this page.
  }
}
