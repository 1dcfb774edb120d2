// A battle that is given up: over at once, won by the other side, kept so, and its record as valid as before.

import { expect, test } from 'vitest';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { parseRecord } from '../../src/kernel/record-notation.ts';
import { replay } from '../../src/kernel/replay.ts';
import { resultWords } from '../../src/web/battle/log/end-words.ts';
import { kit } from '../../src/web/games/commands/kit.tsx';
import { TableHost } from '../../src/web/table/host.ts';
import type { Player } from '../../src/web/table/protocol.ts';
import { isSound, type SavedBattle } from '../../src/web/table/saved.ts';

const saved = new Map<string, SavedBattle>();
const makeHost = (): TableHost =>
  new TableHost({
    load: async (id) => saved.get(id),
    save: async (battle) => void saved.set(battle.id, battle),
    odds: () => Promise.reject(new Error('nobody asks')),
    update: () => {},
    trouble: () => {},
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    now: () => 1,
  });

const drill: Player = { bot: 'drill' };

async function open(battle: string, players: readonly Player[]): Promise<TableHost> {
  const host = makeHost();
  const setup = {
    game: 'ancients',
    start: { scenario: 'ancients/008' },
    players,
    seed: 'up',
    dice: 'program',
    playForced: true,
  } as const;
  await host.open({ kind: 'new', battle, setup });
  return host;
}

test('the other side has won, nobody is asked any more, and it is so after a reload', async () => {
  const host = await open('one', [drill, 'person']);
  const before = host.watch(1);
  expect(before.over).toBe(false);
  expect(before.conceded).toBe(null);
  expect(host.concede(0)).toMatchObject({ kind: 'refused' });
  const answer = host.concede(1);
  const after = answer.kind === 'done' ? answer.update.state : before;
  expect(after).toMatchObject({ over: true, outcome: 'top', seat: -1, conceded: 1, prompt: null, offers: [] });
  expect(after.view.outcome).toBe('top');
  for (const refused of [host.concede(1), host.undo(), host.choose(after.number, before.offers[0]?.choice ?? 'done')])
    expect(refused.kind).toBe('refused');
  const record = host.record('all');
  await host.close();
  const kept = saved.get('one') as SavedBattle;
  expect(isSound(kept)).toBe(true);
  expect(kept).toMatchObject({ outcome: 'top', conceded: 1, deciding: -1, record });
  // The record goes no further than what was chosen, and replays.
  expect(replay(ancientsRules, parseRecord(record, ancientsRules)).over).toBe(false);

  const again = makeHost();
  await again.open({ kind: 'saved', battle: 'one' });
  expect(again.watch(1)).toMatchObject({ over: true, outcome: 'top', conceded: 1 });
  await new Promise((resolve) => setImmediate(resolve));
  // The computer player does not go on.
  expect(again.watch(1).number).toBe(after.number);
  await again.close();

  const { title, sentence } = resultWords(kit.result, after.view, after);
  expect(title).toBe('You have lost');
  expect(sentence).toMatch(/victory for the Carthaginian army, because the Roman army conceded/);
});

test('of two people at one screen either may give up; a record that is looked at cannot be', async () => {
  const host = await open('two', ['person', 'person']);
  host.watch(0);
  expect(host.concede(0)).toMatchObject({ kind: 'done', update: { state: { outcome: 'bottom', conceded: 0 } } });
  const record = host.record('all');
  await host.close();
  const looking = makeHost();
  await looking.open({ kind: 'replay', battle: 'three', record });
  expect(looking.concede(0)).toMatchObject({ kind: 'refused' });
  await looking.close();
});
