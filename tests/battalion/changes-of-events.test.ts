// What events say they changed leads from each view to the next, for a spectator and a seat: a screen that applies the changes of the
// tellings one after the other shows what the next view shows, and each change finds what it says was there before.

import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { battalionRules as rules } from '../../src/games/battalion/ruleset.ts';
import { tellEvent } from '../../src/games/battalion/telling/events/tell.ts';
import type { BattalionView } from '../../src/games/battalion/telling/view/types.ts';
import { Table } from '../../src/kernel/table.ts';
import { withChange } from '../../src/web/board/changed.ts';
import { playAtRandom, playEagerly } from './random-battles-kit.ts';

/** All that changes tell of. */
const standing = (view: BattalionView): unknown => ({
  units: view.units.map(({ cost: _c, redeployed: _r, commanded: _m, ...unit }) => unit),
  camps: view.camps,
});

it('changes lead from each view to the next', () => {
  let before: BattalionView[] = [];
  let since = 0;
  const told = new Set<string>();
  const look = (table: Parameters<Parameters<typeof playAtRandom>[2]>[0], n: number): void => {
    const seats = [-1, table.state.battle.seats - 1];
    const views = seats.map((seat) => rules.view(table.state, seat) as BattalionView);
    if (n > 0) {
      seats.forEach((seat, i) => {
        let shown = before[i];
        for (const event of table.events(since)) {
          const { kind, changes = [] } = rules.tell(table.state, event, seat);
          for (const change of changes) {
            told.add(kind);
            const list: readonly object[] = change.of === 'camp' ? shown.camps : shown.units;
            const was = list.find((one, at) => ('id' in one ? one.id : at) === change.id);
            const found = Object.keys(change.before).map((key) => (was as { [key: string]: unknown })[key]);
            if (!isDeepStrictEqual(found, Object.values(change.before)))
              expect({ kind, ...was }).toMatchObject({ kind, ...change.before });
            shown = withChange(shown, views[i], change);
          }
        }
        if (!isDeepStrictEqual(standing(shown), standing(views[i])))
          expect(standing(shown)).toEqual(standing(views[i]));
      });
    }
    before = views;
    since = table.eventCount;
  };
  playAtRandom(4, 51, look);
  playEagerly(40, 52, look);
  const seen = [
    'allStand',
    'brought',
    'burdened',
    'chargeEnds',
    'commanded',
    'deployed',
    'disbanded',
    'drew',
    'engaged',
  ];
  seen.push('evaded', 'flipped', 'ignored', 'moved', 'movedOut', 'parted', 'played', 'rallied', 'rankLost', 'reacted');
  seen.push('redeployed', 'spent', 'taken');
  expect(seen.filter((kind) => !told.has(kind))).toEqual([]);
});

it('an order of ranks that is named rank by rank is told as it comes about', () => {
  const { battle } = new Table(rules, { start: { scenario: 'battalion/1' }, seed: 'x' }).state;
  const unit = { unit: 1, ranks: ['velites', 'hastati'], order: 0, disorder: 0 };
  const told = tellEvent(battle, { kind: 'ranked', unit, before: ['hastati', 'velites'] }, -1);
  expect(told.text).toBe('');
  expect(told.changes).toMatchObject([
    {
      of: 'unit',
      id: 1,
      before: { title: 'Hastati, Velites', ranks: [{ kind: 'hastati' }, { kind: 'velites' }] },
      after: { title: 'Velites, Hastati', ranks: [{ kind: 'velites' }, { kind: 'hastati' }] },
    },
  ]);
  expect(tellEvent(battle, { kind: 'ranked', unit, before: unit.ranks }, -1).changes).toBeUndefined();
  const camp = { seat: 1, order: 4, disorder: 1 };
  expect(tellEvent(battle, { kind: 'first', seat: 1, camp }, -1).changes).toEqual([
    { of: 'camp', id: 1, before: { order: 5, disorder: 0 }, after: { order: 4, disorder: 1 } },
  ]);
});
