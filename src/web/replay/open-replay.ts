// Where a replay comes from: a record laid ready, or a battle kept in this browser.

import { takeOpening } from '../app/open-battle.ts';
import type { Opening } from '../table/protocol.ts';
import { getBattle } from '../table/saved.ts';
import type { Eyes } from './replay-session.ts';

export interface ReplayOpening {
  readonly opening: Opening;
  /** Whose hands may be seen: a battle that still goes on keeps the other hands hidden. */
  readonly seats: readonly number[] | 'all';
  readonly eyes: Eyes;
}

export async function findReplay(id: string): Promise<ReplayOpening> {
  const laid = takeOpening(id);
  if (laid?.kind === 'replay') return { opening: laid, seats: 'all', eyes: 'all' };
  const saved = await getBattle(id);
  if (!saved) throw new Error('This battle is no longer kept in this browser.');
  const opening: Opening = { kind: 'replay', battle: id, record: saved.record };
  const people = saved.players.flatMap((player, seat) => (player === 'person' ? [seat] : []));
  if (saved.outcome !== 'running') return { opening, seats: 'all', eyes: people.length === 1 ? people[0] : 'all' };
  const [own] = people;
  return people.length === 1 ? { opening, seats: [own], eyes: own } : { opening, seats: [], eyes: -1 };
}
