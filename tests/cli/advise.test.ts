// `vexillum advise`, and `advise` and `wanted` at the agent door.

import { describe, expect, test } from 'vitest';
import { Door } from '../../src/cli/door/door.ts';
import { run } from './world.ts';

const POSITION = `vexillum 1 position
units top: LI A6; MC B9
units bottom: HI B6; MI C7
hand bottom: orderTwoCentre orderTwoRight
hand top: orderTwoCentre orderThreeLeft
`;
const files = { 'p.txt': POSITION };

describe('advise', () => {
  test('plans in words for a position, a record and a battle of the shelf', async () => {
    const { code, out } = await run('advise p.txt --level captain', { files });
    expect(code).toBe(0);
    expect(out).toMatch(/^1 {2}\d+\.\d % \(± \d+\.\d\) to win$/m);
    expect(out).toMatch(/^ {4}Play Order Two Units (Centre|Right)/m);
    expect(out).toMatch(/It expects \(\d+ of \d+ futures\):/);
    expect(out).toMatch(/captain, counted: \d+ plans/);
    const played = await run('play p.txt --top random --seed 1', { files, typed: ['1', 'save g.txt', 'quit'] });
    const record = { 'g.txt': played.files.get('g.txt') ?? '' };
    const json = JSON.parse((await run('advise g.txt --level veteran --json', { files: record })).out);
    expect(json).toMatchObject({ seat: 'bottom', level: 'veteran', mode: 'counted', decision: 'orderBySection' });
    const again = JSON.parse((await run('advise p.txt --level captain --seed s --json', { files })).out);
    expect(JSON.parse((await run('advise p.txt --level captain --seed s --json', { files })).out)).toEqual(again);
    expect(Object.keys(again.plans[0])).toEqual([
      'words',
      'choices',
      'worth',
      'error',
      'futures',
      'lead',
      'leadError',
      'reasons',
    ]);
  });

  test.each([
    ['advise p.txt --level caesar', 'ancients has no computer player "caesar"; it has random, '],
    ['advise p.txt --level drill', 'levels advise, tools do not'],
    ['advise p.txt --seat top', 'bottom decides here, and advice is for who decides; top is not asked now'],
    ['advise nowhere', 'nowhere'],
  ])('%s is refused', async (args, message) => {
    const { code, err } = await run(args, { files });
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

describe('the agent door', () => {
  test('advises who decides, and tells what a seat wanted', () => {
    const door = new Door();
    const ask = (request: object) => JSON.parse(door.answer(JSON.stringify({ id: 1, ...request })));
    ask({ do: 'start', position: POSITION, seed: 'door' });
    const { advice } = ask({ do: 'advise', level: 'commander' });
    expect(advice).toMatchObject({ seat: 'bottom', level: 'commander' });
    expect(ask({ do: 'advise', seat: 'top' })).toMatchObject({ ok: false, error: { where: 'seat' } });
    expect(ask({ do: 'advise', level: 'drill' })).toMatchObject({ ok: false, error: { where: 'level' } });
    expect(ask({ do: 'wanted', of: 'bottom', level: 'commander' })).toMatchObject({ ok: true, wanted: null });
    const { chosen } = ask({ do: 'bot', name: 'commander' });
    // The player that is asked to advise with the seed of the one that plays wants what that one did.
    expect(advice.plans[0].choices[0]).toBe(chosen);
    const { wanted } = ask({ do: 'wanted', of: 'bottom', level: 'commander' });
    expect(wanted).toMatchObject({ number: 1, chosen, advice: { plans: advice.plans } });
    const others = ask({ do: 'wanted', of: 'bottom', level: 'commander', seat: 'top' }).wanted.advice.plans;
    for (const plan of others) if (plan.choices[0] !== chosen) expect(plan.words).toBe('');
    expect(ask({ do: 'wanted' })).toMatchObject({ ok: false, error: { where: 'of' } });
    expect(ask({ do: 'record' }).record).toContain('\ncomputer: bottom commander:steady 2 counted\n');
  });
});
