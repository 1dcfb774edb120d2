// What events say they changed leads from each view to the next, for a spectator and a seat: a screen that applies the changes of the
// tellings one after the other shows what the next view shows, and each change finds what it says was there before.

import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import type { State } from '../../src/games/dark-ages/rules/state.ts';
import { tellEvent } from '../../src/games/dark-ages/telling/events/tell.ts';
import type { DarkAgesView } from '../../src/games/dark-ages/telling/view/types.ts';
import { withChange } from '../../src/web/board/changed.ts';
import { playOut } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';
import { ids, listening, rules } from './wandering.ts';

/** All that changes tell of; values are told when they come to be known, and follow the scenario's rules from then on. */
const standing = (view: DarkAgesView): unknown => ({
  units: view.units.map(({ activated: _a, moved: _m, assaulted: _s, fought: _f, evaded: _e, notes: _n, ...unit }) => ({
    ...unit,
    values: unit.values !== null,
  })),
  leaders: view.leaders.map(({ activated: _a, moved: _m, rallied: _r, ...leader }) => leader),
  sides: view.sides.map(({ passed: _p, ...side }) => side),
  hexes: view.board.hexes,
});

const SEATS = [-1, 0];

function follow(id: string, seed: number, told: Set<string>): void {
  const { g, events } = listening(id, `${id} ${seed}`);
  let before: DarkAgesView[] | null = null;
  let since = 0;
  const look = (state: State): void => {
    const views = SEATS.map((seat) => rules.view(state, seat) as DarkAgesView);
    SEATS.forEach((seat, i) => {
      let shown = before?.[i];
      if (shown === undefined) return;
      for (const event of events.slice(since)) {
        const { kind, changes = [] } = tellEvent(state, event, seat);
        for (const change of changes) {
          told.add(kind);
          const { units, leaders, sides, board } = shown;
          const list: readonly object[] = { unit: units, leader: leaders, side: sides, camp: [], hex: board.hexes }[
            change.of
          ];
          const was = list.find((one, at) => ('id' in one ? one.id : at) === change.id);
          const found = Object.keys(change.before).map((key) => (was as { [key: string]: unknown })[key]);
          if (!isDeepStrictEqual(found, Object.values(change.before)))
            expect({ kind, ...was }).toMatchObject({ kind, ...change.before });
          shown = withChange(shown, views[i], change);
        }
      }
      if (!isDeepStrictEqual(standing(shown), standing(views[i]))) expect(standing(shown)).toEqual(standing(views[i]));
    });
    before = views;
    since = events.length;
  };
  // The changes of several choices add up like those of one.
  let n = 0;
  playOut(g, makeRandom(seed), (state) => {
    if (n++ % 5 === 0) look(state);
  });
  look(g);
}

it('changes lead from each view to the next, in every battle', () => {
  const told = new Set<string>();
  for (const id of ids) for (const seed of [1, 2]) follow(id, seed, told);
  const seen = ['activates', 'alone', 'draws', 'eliminated', 'enters', 'evades', 'fires', 'joins', 'lastStand'];
  seen.push('leaderDead', 'leaves', 'losses', 'moves', 'orders', 'playsEvent', 'pursues', 'recovers', 'reloads');
  seen.push('retreats', 'ridesDown', 'seen', 'stakesGone', 'takenIn', 'terrain');
  expect(seen.filter((kind) => !told.has(kind))).toEqual([]);
});
