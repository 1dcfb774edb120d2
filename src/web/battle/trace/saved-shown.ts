// How far a battle between computer players has been shown. The table is ahead of what is seen; who comes back goes on where he was.
// A tab remembers for itself, so that two that watch the same battle have eyes of their own; the browser remembers for who left.

const KEY = 'vexillum-shown';
/** So many battles are remembered that were left before their end. */
const MOST = 12;

interface Shown {
  readonly battle: string;
  readonly number: number;
}

const isShown = (one: Partial<Shown> | null): one is Shown =>
  typeof one?.battle === 'string' && Number.isInteger(one.number);

function kept(storage: Storage): readonly Shown[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return (Array.isArray(found) ? found : [found]).filter(isShown);
  } catch {
    return [];
  }
}

export function keepShown(battle: string, number: number): void {
  const now: Shown = { battle, number };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(now));
    const others = kept(localStorage).filter((one) => one.battle !== battle);
    localStorage.setItem(KEY, JSON.stringify([now, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing shows the battle as far as it has come.
  }
}

/** The first choice that has not been shown; null when nothing is known of it. */
export function shownOf(battle: string): number | null {
  try {
    const all = [...kept(sessionStorage), ...kept(localStorage)];
    return all.find((one) => one.battle === battle)?.number ?? null;
  } catch {
    return null;
  }
}
