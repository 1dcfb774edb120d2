// Who has been offered the game in a minute, by game; kept in this browser.

const KEY = 'vexillum-minute';

/** What is stored may be of another version or broken: only words count. */
export function readSeen(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** A browser that keeps nothing remembers until the page is left. */
const here = new Set<string>();

export function wasOffered(game: string): boolean {
  if (here.has(game)) return true;
  try {
    return readSeen(localStorage.getItem(KEY)).includes(game);
  } catch {
    return false;
  }
}

export function rememberOffered(game: string): void {
  try {
    const seen = readSeen(localStorage.getItem(KEY));
    if (!seen.includes(game)) localStorage.setItem(KEY, JSON.stringify([...seen, game]));
  } catch {
    here.add(game);
  }
}
