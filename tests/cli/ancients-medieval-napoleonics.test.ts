// The terminal with the three games: they are chosen by name, and what only one of them has is shown: tokens, squares, gates,
// other dice.

import { describe, expect, test } from 'vitest';
import { pictureOf } from '../../src/cli/commands/picture.ts';
import { statusText } from '../../src/cli/commands/text.ts';
import { drawMap } from '../../src/cli/map.ts';
import { makeStyle } from '../../src/cli/style.ts';
import { Table } from '../../src/kernel/table.ts';
import { gameNamed, games } from '../kit/games.ts';
import { run } from './world.ts';

const plain = makeStyle(false);
const viewAt = (game: string, seat: number, ...lines: string[]) => {
  const text = ['vexillum 1 position', `game: ${game}`, ...lines].join('\n');
  return new Table(gameNamed(game).rules, { start: { text }, seed: 'x' }).view(seat);
};

describe('battles of every game', () => {
  test.each([
    ['medieval/6', 'Dara, 530 AD'],
    ['medieval/06', 'Dara, 530 AD'],
    ['dara', 'Dara, 530 AD'],
    ['Napoleonics/15', 'Waterloo'],
    ['waterloo', 'Waterloo'],
  ])('show finds %s', async (name, title) => {
    const { code, out } = await run(`show ${name}`);
    expect(code).toBe(0);
    expect(out).toContain(title);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('a number that several games have names them', async () => {
    const { code, err } = await run('show 7');
    expect(code).toBe(2);
    expect(err).toContain('"7" may be ancients/007 Cannae, medieval/07 Satala, napoleonics/07 Bussaco');
  });

  test.each([
    ['battalion', '"battalion" is a game; name a battle of it, such as battalion/1 ('],
    ["'Dark Ages'", '"Dark Ages" is a game; name a battle of it, such as dark-ages/01 (Fulford'],
  ])('play %s, a game without a battle, suggests one of it', async (words, said) => {
    const { code, err } = await run(`play ${words}`);
    expect(code).toBe(2);
    expect(err).toContain(said);
    expect(err).not.toContain('nearest');
  });

  test.each(games.map(({ rules }) => [rules.id, rules.scenarios[0].id]))('bots play %s out', async (_, id) => {
    const { code, out } = await run(`play ${id} --top drill --bottom random --seed 4`);
    expect(code).toBe(0);
    expect(out).toMatch(/wins in turn \d+\.|ends in a draw/);
  });

  test('simulate takes battles of several games', async () => {
    const { code, out } = await run('simulate medieval/1 napoleonics/1 --games 1 --threads 1 --json');
    expect(code).toBe(0);
    const { scenarios, total } = JSON.parse(out);
    expect(scenarios.map((one: { scenario: string }) => one.scenario)).toEqual(['medieval/01', 'napoleonics/01']);
    expect(total).toMatchObject({ games: 2, errors: 0 });
  });

  test.each(games.map(({ rules }) => rules.id))('the rules of %s in short fit the screen', async (id) => {
    const { rules, game } = gameNamed(id);
    const typed = ['rules', 'help', 'quit'];
    const { out } = await run(`play ${rules.scenarios[0].id} --top human --bottom random --seed 1`, { typed });
    expect(out).toContain(`${game.name} in short`);
    const short = out.slice(out.indexOf('in short'), out.indexOf('rule of the moment'));
    for (const line of short.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});

describe('what only some games have', () => {
  test('tokens and an action stand in the status', () => {
    const units = ['units top: HC E6', 'units bottom: HC F6', 'leaders bottom: Aetius F6', 'tokens: top 3; bottom 1'];
    const led = ['card: leadershipAny', 'action: mountedCharge', 'ordered: F6', 'phase: move'];
    const text = statusText(viewAt('medieval', 1, ...units, ...led), plain, true, 200);
    expect(text).toContain('v Top 0/9 banners, 0 cards, 3 tokens');
    expect(text).toContain('^ Bottom 0/9 banners, 0 cards, 1 token');
    expect(text).toMatch(/on the table: Leadership.*, with Mounted Charge/);
  });

  test('squares stand in the status and on the map; their cards only for the owner', () => {
    const lines = ['units top: BHC E6', 'units bottom: FGHC F5; FLN F6', 'leaders bottom: Foy F6'];
    const square = ['square bottom: F6 2 rally', 'hand bottom: forward'];
    const own = viewAt('napoleonics', 1, ...lines, ...square);
    const other = viewAt('napoleonics', 0, ...lines, ...square);
    expect(statusText(own, plain, true, 200)).toContain('^ Bottom 0/9 banners, 1 card, square 2');
    expect(statusText(own, plain, true, 200)).toContain('your cards on the track: 2 Rally');
    expect(statusText(other, plain, true, 200)).toContain('square 2');
    expect(statusText(other, plain, true, 200)).not.toContain('Rally');
    const map = drawMap(pictureOf(own), plain, true);
    expect(map).toContain('^FLN4');
    expect(map).toContain('*F[2');
    expect(map).toContain('^FGH');
    expect(drawMap(pictureOf(own), plain)).toContain('*F□2');
  });

  test('a gate that was opened is gone from the map', () => {
    const lines = ['terrain:', '  cityGate: E6', 'rules: city top', 'units top: HI A6', 'units bottom: HI F6'];
    const map = (...more: string[]) => drawMap(pictureOf(viewAt('medieval', 0, ...lines, ...more)), plain, true);
    expect(map()).toContain('#[ ]#');
    expect(map('cleared: E6')).not.toContain('#[ ]#');
  });

  test('dice of Napoleonics are read and told by their faces', async () => {
    const position = [
      'vexillum 1 position',
      'game: napoleonics',
      'units top: BLN E6',
      'units bottom: FLN F6',
      'phase: battle',
      'ordered: all',
    ].join('\n');
    const dice = 'infantry sabres cavalry artillery flag';
    const typed = [
      JSON.stringify({ do: 'start', position, dice: `${dice} | infantry infantry` }),
      JSON.stringify({ do: 'choose', choice: 'close F6 x E6' }),
      JSON.stringify({ do: 'choose', choice: 'stand' }),
      JSON.stringify({ do: 'start', position, dice: 'swords' }),
    ];
    const { out } = await run('table', { typed });
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    // The requests are written too.
    const answers = lines.filter((line) => 'ok' in line);
    expect(answers[2]).toMatchObject({ ok: true, dice: [dice.split(' ')] });
    expect(answers[3].error.message).toContain('expected infantry, cavalry, artillery, flag, sabres, or');
  });
});
