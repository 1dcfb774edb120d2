// How battles are opened: laid ready once, set up from what was chosen, or read from a text that somebody brings.
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommandsView } from '../../src/families/commands/telling/view/view.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { Table } from '../../src/kernel/table.ts';
import { newcomersBot, usualBot } from '../../src/web/app/games.ts';
import {
  FIRST_BATTLE,
  firstBattle,
  goOnFrom,
  lookAt,
  newBattleId,
  startBattle,
  takeOpening,
} from '../../src/web/app/open-battle.ts';
import { readRoute } from '../../src/web/app/router.ts';
import { goodNext, matches, recommended } from '../../src/web/front/good-next.ts';
import { splitTexts } from '../../src/web/front/split-texts.ts';
import { readChoices, setupOf, usualChoices } from '../../src/web/setup/choices.ts';
import { TableHost } from '../../src/web/table/host.ts';
import { faultOf, readText } from '../../src/web/table/read-text.ts';
import type { SavedBattle } from '../../src/web/table/saved.ts';

vi.hoisted(() => {
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('navigator', {});
});

beforeEach(() => {
  location.hash = '';
});

const folder = path.resolve(import.meta.dirname, '../golden/records');
const goldens = fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
const finished = goldens.find((text) => !/^result: running/m.test(text)) as string;
const cut = (text: string, choices: number): string => {
  const at = text.search(new RegExp(`^  ${choices + 1} `, 'm'));
  return `${text.slice(0, at)}result: running\n`;
};
const running = cut(finished, 20);

function host(): TableHost {
  const never = () => new Promise<never>(() => {});
  return new TableHost({
    load: async () => undefined,
    save: async () => {},
    odds: never,
    update: () => {},
    trouble: () => {},
    pause: never,
    now: () => 0,
  });
}

describe('an opening', () => {
  it('is taken up once by the screen it was laid for', async () => {
    const id = await startBattle(firstBattle());
    expect(readRoute(location.hash)).toEqual({ screen: 'battle', id });
    const opening = takeOpening(id);
    expect(opening?.kind).toBe('new');
    expect(takeOpening(id)).toBeNull();
    expect(takeOpening('nobody')).toBeNull();
  });

  it('of a record to look at can be taken again', async () => {
    const id = await lookAt(finished);
    expect(readRoute(location.hash)).toEqual({ screen: 'replay', id, at: 1 });
    expect(takeOpening(id)).toEqual({ kind: 'replay', battle: id, record: finished });
    expect(takeOpening(id)).not.toBeNull();
  });

  it('goes on from a record with the people who were named', async () => {
    const id = await goOnFrom(running, ['person', { bot: 'drill' }], 12);
    expect(takeOpening(id)).toMatchObject({
      kind: 'record',
      battle: id,
      until: 12,
      players: ['person', { bot: 'drill' }],
    });
  });

  it('has a number of its own', () => {
    const ids = Array.from({ length: 500 }, newBattleId);
    expect(new Set(ids).size).toBe(500);
    for (const id of ids) expect(id).toMatch(/^b[0-9a-z]{11}$/);
  });
});

describe('the first battle', () => {
  it('is one that the table opens, small and without special rules', async () => {
    const setup = firstBattle();
    const state = await host().open({ kind: 'new', battle: 'x', setup });
    expect(state.view.rules).toEqual([]);
    const view = state.view as CommandsView;
    expect(view.board.hexes.every((hex) => hex.terrain === 'open')).toBe(true);
    const side = state.view.sides[FIRST_BATTLE.side];
    expect(state.view.active).toBe(side.side);
    expect(view.units.filter((unit) => unit.side === side.side).every((unit) => unit.traits.length === 0)).toBe(true);
    expect(setup.players[FIRST_BATTLE.side]).toBe('person');
    expect(setup.seed).not.toBe(firstBattle().seed);
  });
});

describe('what was chosen for a battle', () => {
  const [info] = ancientsRules.scenarios.filter((one) => one.optionalRules.length > 0);
  const rulings = ancientsRules.rulings.map((ruling) => ruling.key);
  const more = { seed: ' luck ', playForced: true };

  it('becomes a set-up that the table opens, with options that the battle knows', async () => {
    const options = [info.optionalRules[0].key, rulings[0], 'ofAnotherGame'];
    const setup = setupOf(info, rulings, { ...usualChoices, side: 0, opponent: 'bot:drill', options }, more);
    expect(setup).toMatchObject({ seed: 'luck', players: ['person', { bot: 'drill' }], dice: 'program' });
    expect(setup.start).toEqual({ scenario: info.id, options: [info.optionalRules[0].key, rulings[0]] });
    const table = host();
    await table.open({ kind: 'new', battle: 'x', setup });
    expect(table.record('all')).toContain(`\noptions: ${info.optionalRules[0].key} ${rulings[0]}\nseed: luck\n`);
  });

  it('seats two people, or two bots', () => {
    expect(setupOf(info, [], { ...usualChoices, opponent: 'friend' }, more).players).toEqual(['person', 'person']);
    const watched = setupOf(info, [], { ...usualChoices, opponent: 'watch' }, more).players;
    expect(watched).toEqual([0, 1].map(() => ({ bot: usualBot(info.game) })));
    const chosen = { ...usualChoices, opponent: 'watch', watched: ['general:bold', 'drill'] } as const;
    expect(setupOf(info, [], chosen, more).players).toEqual([{ bot: 'general:bold' }, { bot: 'drill' }]);
  });

  it('seats a level with its temperament; who chooses nobody meets the lowest', () => {
    const players = (opponent: `bot:${string}`) => setupOf(info, [], { ...usualChoices, opponent }, more).players[0];
    const lowest = { bot: newcomersBot(info.game) };
    expect(players('bot:captain:cautious')).toEqual({ bot: 'captain:cautious' });
    for (const unknown of ['bot:', 'bot:hero', 'bot:captain:mad', 'bot:drill:bold'] as const) {
      expect(players(unknown), unknown).toEqual(lowest);
    }
  });

  it('draws a seed when none was given', () => {
    const seeds = [1, 2].map(() => setupOf(info, [], usualChoices, { seed: '  ', playForced: true }).seed);
    expect(seeds[0]).toMatch(/^[0-9a-z]{12}$/);
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  it('is remembered as far as it can still be meant', () => {
    const kept = {
      side: 0,
      opponent: 'bot:general:bold',
      watched: ['random', 'drill'],
      dice: 'entered',
      options: ['a', 'b'],
    };
    expect(readChoices(JSON.stringify(kept))).toEqual(kept);
    expect(readChoices(JSON.stringify({ ...kept, opponent: 'bot:<b>' })).opponent).toBe('bot:');
    expect(readChoices(JSON.stringify({ ...kept, opponent: 'drill' })).opponent).toBe('bot:');
    for (const broken of [null, '{', 'null', '[]', '{"side":7,"opponent":3,"options":"x"}']) {
      expect(readChoices(broken)).toEqual(usualChoices);
    }
  });
});

describe('a text that is brought', () => {
  it('is a battle that is over', async () => {
    const battle = await readText(finished, 'seed');
    expect(battle).toMatchObject({ kind: 'record', over: true, deciding: -1 });
    expect(battle.outcome).not.toBe('running');
    expect(battle.record).toBe(finished);
  });

  it('is a battle that goes on', async () => {
    const battle = await readText(running, 'seed');
    expect(battle).toMatchObject({ kind: 'record', over: false, choices: 20, outcome: 'running' });
    expect(battle.deciding).toBeGreaterThanOrEqual(0);
    const players = ['person', 'person'] as const;
    const state = await host().open({ kind: 'record', battle: 'x', record: battle.record, players, playForced: false });
    expect(state.number).toBe(21);
  });

  it('is a position or a sheet, which becomes a record without choices that the table opens', async () => {
    const g = ancientsRules.start({ scenario: 'ancients/007' }, new SeededChance('a'));
    const texts = { position: ancientsRules.positionText(g), sheet: ancientsRules.sheetText('ancients/007') };
    for (const [kind, text] of Object.entries(texts)) {
      const battle = await readText(text, 'seed');
      expect(battle).toMatchObject({ kind, name: 'Cannae', choices: 0, over: false });
      const players = ['person', { bot: 'drill' }] as const;
      const state = await host().open({
        kind: 'record',
        battle: 'x',
        record: battle.record,
        players,
        playForced: false,
      });
      expect(state.view.scenario.name).toBe('Cannae');
      await host().open({ kind: 'replay', battle: 'x', record: battle.record });
    }
  });

  it('with a fault is told where, what was expected and what was found', async () => {
    const broken = running.replace('\nscenario:', '\nscenaro:');
    const fault = await faultIn(broken);
    expect(fault.place).toMatchObject({ line: 4, column: 1, found: '"scenaro"' });
    expect(fault.place?.expected).toContain('"scenario"');
    expect(fault.place?.text).toMatch(/^scenaro:/);
  });

  it('with an illegal choice is told at which decision', async () => {
    const broken = running.replace(/^( {2}3 \w+) .*$/m, '$1 done');
    const fault = await faultIn(broken);
    expect(fault.message).toContain('is not on offer');
    expect(fault.place).toBeNull();
  });

  it('of another kind, another game or another version is refused by name', async () => {
    expect((await faultIn('vexillum 1 case\nname: x\n')).message).toContain('"case"');
    expect((await faultIn(running.replace('game: ancients', 'game: chess'))).message).toContain('chess');
    expect((await faultIn(running.replace(/^rules: .*/m, 'rules: 0'))).message).toContain('version 0');
    expect((await faultIn('Dear friend,')).place?.expected).toContain('header');
  });

  it('may hold several, each of which is read by itself', async () => {
    const sheet = new Table(ancientsRules, { start: { text: ancientsRules.sheetText('ancients/001') }, seed: 'q' });
    const whole = `${finished.trimEnd()}\n\n${running}\n${ancientsRules.positionText(sheet.state)}`;
    const parts = splitTexts(whole);
    const read = await Promise.all(parts.map((part) => readText(part, 's')));
    expect(read.map(({ kind }) => kind)).toEqual(['record', 'record', 'position']);
    expect(splitTexts(finished)).toEqual([finished]);
    // A record that begins with a text of its own holds a second header, further in.
    const brought = await readText(ancientsRules.sheetText('ancients/001'), 's');
    expect(splitTexts(brought.record)).toHaveLength(1);
  });
});

async function faultIn(text: string) {
  try {
    await readText(text, 'seed');
  } catch (error) {
    return faultOf(error, text);
  }
  throw new Error('the text was read');
}

describe('the shelf', () => {
  const saved = (scenario: string, outcome: string, players: SavedBattle['players']) =>
    ({ record: `vexillum 1 record\nscenario: ${scenario}\n`, outcome, players }) as SavedBattle;

  it('lays small battles without special rules first', () => {
    const order = goodNext(ancientsRules.scenarios, []);
    expect(order).toHaveLength(ancientsRules.scenarios.length);
    expect(order[0].units).toBeLessThan(24);
    expect(order[0].info.rules).toEqual([]);
    const zama = order.findIndex((entry) => entry.info.name === 'Zama');
    const akragas = order.findIndex((entry) => entry.info.name === 'Akragas');
    expect(akragas).toBeLessThan(zama);
    expect(order[zama].weight).toBe('large');
    expect(new Set(order.map((entry) => entry.weight)).size).toBe(3);
  });

  it('marks what was fought and recommends what was not', () => {
    const [first] = goodNext(ancientsRules.scenarios, []);
    const games = [
      saved(first.info.id, 'top', ['person', { bot: 'drill' }]),
      saved(first.info.id, 'bottom', ['person', { bot: 'drill' }]),
      saved(first.info.id, 'running', ['person', 'person']),
      saved('ancients/007', 'top', [{ bot: 'drill' }, { bot: 'drill' }]),
    ];
    const order = goodNext(ancientsRules.scenarios, games);
    expect(order[0].fought).toEqual({ times: 3, won: 1, running: 1 });
    expect(order.find((entry) => entry.info.id === 'ancients/007')?.fought).toBeNull();
    expect(recommended(order, 3)).not.toContain(order[0]);
    expect(recommended(order, 3)).toHaveLength(3);
  });

  it('finds battles by the beginnings of their words', () => {
    const names = (wanted: string) =>
      goodNext(ancientsRules.scenarios, [])
        .filter((entry) => matches(entry, wanted))
        .map((entry) => entry.info.name);
    expect(names('cann')).toEqual(['Cannae']);
    expect(names('ROMAN ilip')).toEqual(['Ilipa']);
    expect(names('  ')).toHaveLength(ancientsRules.scenarios.length);
    expect(names('spartan').length).toBeGreaterThan(1);
    expect(names('xyz')).toEqual([]);
  });

  it('tells special rules with the army they are for', () => {
    const castulo = ancientsRules.scenarios.find((one) => one.name === 'Castulo');
    expect(castulo?.rules).toHaveLength(2);
    expect(castulo?.rules[1]).toMatch(/Roman.*A13/);
    expect(castulo?.summary).not.toBe('');
    const pydna = ancientsRules.scenarios.find((one) => one.name === 'Pydna');
    expect(pydna?.rules).toEqual([]);
    expect(pydna?.optionalRules.map((rule) => rule.key)).toEqual(['tacticalFlexibility']);
  });
});
