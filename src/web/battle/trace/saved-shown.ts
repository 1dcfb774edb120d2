// How far a battle between computer players has been shown. The table is ahead of what is seen; after a reload it goes on where it
// was. Kept for this tab only: another one that watches the same battle has eyes of its own.

const KEY = 'vexillum-shown';

interface Shown {
  readonly battle: string;
  readonly number: number;
}

export function keepShown(battle: string, number: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ battle, number } satisfies Shown));
  } catch {
    // A browser that keeps nothing shows the battle as far as it has come.
  }
}

/** The first choice that has not been shown; null when nothing is known of it. */
export function shownOf(battle: string): number | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Shown> | null;
    return kept?.battle === battle && Number.isInteger(kept.number) ? (kept.number ?? null) : null;
  } catch {
    return null;
  }
}
