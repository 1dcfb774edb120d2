// Entries of a table in one shape.

/**
 * The entries of a table with the same keys in the same order, those that one does not have undefined: what reads a field of
 * any entry then finds it in the same place, which a loop of the rules feels.
 */
export function alike<T extends object>(entries: readonly T[]): readonly T[] {
  const keys = new Set<string>();
  for (const entry of entries) for (const key of Object.keys(entry)) keys.add(key);
  return entries.map((entry) => {
    const made: Record<string, unknown> = {};
    for (const key of keys) made[key] = (entry as Record<string, unknown>)[key];
    return made as T;
  });
}
