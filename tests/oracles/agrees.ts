// The comparison as a test: no difference, and enough of every kind was compared.

import { expect, it } from 'vitest';
import { compareFields, readings } from './games.ts';

/** VEXILLUM_ORACLES asks for more battlefields. */
const FIELDS = Number(process.env.VEXILLUM_ORACLES ?? 150);

export function agrees(id: string): void {
  it(`the engine and a second reader agree on ${FIELDS} battlefields`, () => {
    const { compared, differences } = compareFields(readings[id], FIELDS);
    expect(differences).toEqual([]);
    const rare = [...compared].filter(([, count]) => count < FIELDS / 50);
    expect(rare.map(([kind, count]) => `${kind} ${count}`)).toEqual([]);
    expect(compared.size).toBeGreaterThan(26);
  });
}
