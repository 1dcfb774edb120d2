// Tables by words that people write: only the table's own entries count, not what every object has (`constructor`).

export const own = <T>(table: { readonly [key: string]: T }, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
