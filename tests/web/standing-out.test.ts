// A person who always presses what stands out, and where nothing does takes the first thing that invites, fights a whole battle of
// each game to its end, and never ends anything with something left to do.

import { expect, test } from 'vitest';
import type { Offer } from '../../src/kernel/ruleset.ts';
import type { TableView } from '../../src/kernel/view.ts';
import { standsOut } from '../../src/web/battle/standing-out.ts';
import { TableHost } from '../../src/web/table/host.ts';
import type { Player, TableState } from '../../src/web/table/protocol.ts';

/** What the person does now: the filled button, else the first that invites; an ending invites nobody. */
const wanted = (offers: readonly Offer[]): Offer =>
  standsOut(offers) ?? offers.find((offer) => offer.mark !== 'finish') ?? offers[0];

/** Every seat in its order; the person sits in the first. */
const PERSON: Player = 'person';
const BOT: Player = { bot: 'drill' };

async function playToTheEnd(game: string, scenario: string, seed: string) {
  let state: TableState<TableView>;
  const host = new TableHost({
    load: async () => undefined,
    save: async () => {},
    odds: () => Promise.reject(new Error('nobody asks')),
    update: (update) => {
      state = update.state;
    },
    trouble: ({ message }) => {
      throw new Error(message);
    },
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    now: () => 1,
  });
  const players = [PERSON, BOT];
  const setup = { game, start: { scenario }, players, seed, dice: 'program' as const, playForced: true };
  await host.open({ kind: 'new', battle: 'b', setup });
  let chosen = 0;
  let forfeited = 0;
  state = host.watch(0);
  for (let looks = 0; looks < 60_000 && !state.over; looks++) {
    if (state.offers.length === 0) {
      await new Promise((resolve) => setImmediate(resolve));
      continue;
    }
    const offer = wanted(state.offers);
    // An ending that is usual carries out what was begun (the dice of an attack); cards that could be added stay in the hand.
    const others = state.offers.some(({ mark }) => mark !== 'finish');
    if (offer.leaves !== undefined || (offer.mark === 'finish' && !offer.usual && others)) forfeited++;
    const answer = host.choose(state.number, offer.choice);
    if (answer.kind !== 'done') throw new Error(answer.refusal.text);
    chosen++;
    state = answer.update.state;
  }
  await host.close();
  return { over: state.over, chosen, forfeited, turns: state.view.turn };
}

test.each([
  ['ancients', 'ancients/001'],
  ['medieval', 'medieval/01'],
  ['napoleonics', 'napoleonics/01'],
  ['battalion', 'battalion/1'],
  ['dark-ages', 'dark-ages/01'],
])('in %s', async (game, scenario) => {
  const { over, chosen, forfeited } = await playToTheEnd(game, scenario, 'stands out');
  expect(over).toBe(true);
  expect(forfeited).toBe(0);
  expect(chosen).toBeGreaterThan(8);
});
