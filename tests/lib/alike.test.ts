// Entries of a table in one shape.

import { expect, test } from 'vitest';
import { alike } from '../../src/lib/alike.ts';

interface Entry {
  readonly key: string;
  readonly range?: number;
  readonly fires?: boolean;
}

test('entries come out with the same keys in the same order, and their own values', () => {
  const table: readonly Entry[] = [{ key: 'foot' }, { fires: true, key: 'bow', range: 2 }, { range: 3, key: 'gun' }];
  const made = alike(table);
  for (const entry of made) expect(Object.keys(entry)).toEqual(['key', 'fires', 'range']);
  expect(made.map(({ key, fires, range }) => ({ key, fires, range }))).toEqual([
    { key: 'foot', fires: undefined, range: undefined },
    { key: 'bow', fires: true, range: 2 },
    { key: 'gun', fires: undefined, range: 3 },
  ]);
});
