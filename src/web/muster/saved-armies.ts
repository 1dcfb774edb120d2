// Armies kept in this browser, as the texts in which they are shared.

export interface SavedArmy {
  readonly name: string;
  readonly faction: string;
  readonly text: string;
}

const KEY = 'vexillum-armies';

const isSaved = (value: unknown): value is SavedArmy => {
  const { name, faction, text } = (value ?? {}) as { [key: string]: unknown };
  return typeof name === 'string' && typeof faction === 'string' && typeof text === 'string';
};

export function listArmies(): readonly SavedArmy[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSaved) : [];
  } catch {
    return [];
  }
}

function keep(armies: readonly SavedArmy[]): readonly SavedArmy[] {
  localStorage.setItem(KEY, JSON.stringify(armies));
  return armies;
}

/** An army of the same name and faction is written over. */
export const saveArmy = (army: SavedArmy): readonly SavedArmy[] =>
  keep([...listArmies().filter(({ name, faction }) => name !== army.name || faction !== army.faction), army]);

export const forgetArmy = (army: SavedArmy): readonly SavedArmy[] =>
  keep(listArmies().filter(({ name, faction }) => name !== army.name || faction !== army.faction));
