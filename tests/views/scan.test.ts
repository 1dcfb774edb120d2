// Questions about the board: what the sentences say, that `reach` agrees with the rules, and that nothing hidden is told.

import { describe, expect, it } from 'vitest';
import { groundOf } from '../../src/families/commands/rules/state.ts';
import { ancientsRules as rules } from '../../src/games/ancients/ruleset.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import { play, position } from '../explain/positions.ts';
import { everything, newTable, playRandom, scenarioIds } from './random-games.ts';

const QUERIES = ['near F6', 'reach F6', 'sight F6', 'hex F6', 'unit F6', 'who', 'enemies'];

describe('near', () => {
  const table = position({
    top: 'WA E6/3; LI D6',
    bottom: 'HI F6; AX G8',
    leadersBottom: 'Scipio F6; Varro F7',
    terrain: ['forest: G6'],
  });
  it('tells everything within two hexes by direction, as the seat looks at it', () => {
    expect(table.scan('near F6', 1)).toEqual({
      text:
        'F6: your heavy infantry, 4 blocks, with Scipio. Next to it: right F7, your leader Varro alone; behind left G6, ' +
        'forest, empty; ahead left E6, enemy warriors, 3 of 4 blocks. Two hexes away: straight ahead D6, enemy light ' +
        'infantry, 4 blocks; right and a little behind G8, your auxilia, 4 blocks.',
      places: ['F6', 'F7', 'G6', 'E6', 'D6', 'G8'],
    });
    expect(table.scan('near F6', 0).text).toMatch(
      /behind right E6, your warriors.*straight behind D6, your light infantry/,
    );
    expect(table.scan('near F6', -1).text).toMatch(/ahead left E6, Carthaginian warriors, 3 of 4 blocks/);
  });
  it('says so where there is nothing', () => {
    expect(table.scan('near B2', 1)).toEqual({
      text: 'B2: open and empty. Next to it only open ground, and nobody. Two hexes away nothing more.',
      places: ['B2'],
    });
  });
});

describe('hex and unit', () => {
  it('tell the ground, the section, the ramparts, exits and who is there', () => {
    const { state: g } = newTable({ start: { text: everything }, seed: '1' });
    expect(rules.scan(g, 'hex F2', 1).text).toBe(
      'F2, left section. Rampart: foot attacked here across its protected sides ignores a sword and may ignore a flag. Its protected sides face E2 and E3. Nobody is there.',
    );
    expect(rules.scan(g, 'hex F2', 1).places).toEqual(['F2', 'E2', 'E3']);
    expect(rules.scan(g, 'hex E7', 0).text).toBe(
      'E7, centre. Broken ground: heavy war machine may not enter; mounted units that enter must stop; mounted units who enter may not battle in that turn; at most 2 dice in close combat into or out of it; at most 2 dice when fired into; at most 2 dice when firing out. Nobody is there.',
    );
    expect(rules.scan(g, 'hex E5', 0).text).toMatch(/^E5, on the line between centre and right section\. Forest: /);
    expect(rules.scan(g, 'hex E13', 1).text).toMatch(/River: nobody may enter\./);
    expect(rules.scan(g, 'hex A6', -1).text).toMatch(/Roman units may leave the battlefield from here for a banner/);
    for (const { key } of g.battle.game.terrain) {
      const hex = groundOf(g).terrain.findIndex((one) => one.key === key);
      if (hex >= 0 && key !== 'open')
        expect(rules.scan(g, `hex ${g.battle.board.names[hex]}`, 1).text).toMatch(/: .+\. /);
    }
  });
  it('tell the marks and abilities of a unit', () => {
    const table = position({ bottom: 'LI G6/3; HI G7{sacredBand}', leadersBottom: 'Scipio G7{alexander}' });
    play(table, 'play orderThreeCentre', 'order G6', 'done', 'move G6 F6');
    expect(table.scan('unit F6', 1).text).toBe(
      'F6. Your light infantry, 3 of 4 blocks. Light hits it; it moves 2 hexes; its missiles reach 2 hexes. Ordered and moved 1 hex.',
    );
    expect(table.scan('unit G7', 0).text).toMatch(
      /^G7\. Enemy heavy infantry \(Sacred Band\), 4 blocks, with Scipio\. Heavy hits it; it moves 1 hex\. Sacred Band: .* Scipio, Alexander: /,
    );
    const types = position({ bottom: 'WA F6; AX F7; HWM F8; LC F9' });
    const moves = (hex: string) => /it moves ([^;.]*)/.exec(types.scan(`unit ${hex}`, 1).text)?.[1];
    expect(['F6', 'F7', 'F8', 'F9'].map(moves)).toEqual([
      '1 hex, or 2 in a charge',
      '2 hexes, or 1 if it is to battle',
      '1 hex, and then does not battle',
      '4 hexes',
    ]);
    expect(table.scan('unit A9', 0)).toEqual({ text: 'Nobody is at A9.', places: ['A9'] });
  });
});

describe('sight', () => {
  it('tells who is seen and what hides the others', () => {
    const table = position({
      top: 'HI D6; LI C6; MI A1',
      bottom: 'LB F6',
      terrain: ['forest: E5'],
      leadersTop: 'Mago E8',
    });
    expect(table.scan('sight F6', 1)).toEqual({
      text:
        'From F6 are seen: enemy heavy infantry at D6, 2 hexes away; enemy leader Mago alone at E8, 2 hexes away. Not ' +
        'seen: enemy light infantry at C6, 3 hexes away, behind Carthaginian heavy infantry at D6. Beyond the longest ' +
        'range: 1 more than 6 hexes away.',
      places: ['F6', 'D6', 'E8'],
    });
    // The unit on the hex looks, whoever asks.
    expect(table.scan('sight D6', 1).text).toMatch(/^From D6 are seen: your light bow infantry at F6, 2 hexes away\./);
  });
});

describe('reach', () => {
  const table = position({ top: 'HI C6; LB C4', bottom: 'MC G6; LI F6; HI H7; WA G4' });
  it('tells who can come and who can strike, by ordinary moves', () => {
    expect(table.scan('reach E6', 1).text).toBe(
      'E6, by ordinary moves without a card. Attacks are on a unit that would stand there. Your units that can come: medium ' +
        'cavalry at G6 in 2 hexes and light infantry at F6 in 1 hex. Your units that can fight in close combat: medium cavalry at ' +
        'G6, light infantry at F6 and warriors at G4. Your units that can fire: light infantry at F6. Enemy units that can ' +
        'fight in close combat: heavy infantry at C6 and light bow infantry at C4. Enemy units that can fire: light bow infantry at C4.',
    );
    expect(table.scan('reach C6', 1).text).not.toMatch(/whoever would stand there|that can come/);
  });
  it('has no strikes at ground where nobody can stand', () => {
    const sea = position({ top: 'LI D6', bottom: 'LI F6', terrain: ['seacoast: E6'] });
    expect(sea.scan('reach E6', 1).text).toBe('E6 is sea or lake: no piece can enter it.');
  });
  it('agrees with the moves on offer, in random games', () => {
    let compared = 0;
    for (const scenario of scenarioIds.filter((_, i) => i % 6 === 0)) {
      playRandom({ start: { scenario }, seed: `reach ${scenario}` }, 11, (game, n) => {
        const g = game.state;
        const card = g.order >= 0 ? g.battle.game.cards[g.order].group : '';
        // A section card leaves units their ordinary moves.
        if (n % 3 !== 0 || game.prompt()?.decision !== 'moveUnits' || card !== 'section') return;
        const moves = game.choices().filter((text) => text.startsWith('move ') && !text.startsWith('move leader'));
        for (const text of moves.slice(0, 4)) {
          const [, from, to] = text.split(' ');
          const steps = game.way(text).length - 1;
          expect(game.scan(`reach ${to}`, game.seat).text, text).toMatch(new RegExp(`at ${from} in ${steps} hex`));
          compared++;
        }
      });
    }
    expect(compared).toBeGreaterThan(200);
  });
  it('agrees with the attacks on offer from where units stand', () => {
    let compared = 0;
    for (const scenario of scenarioIds.filter((_, i) => i % 4 === 0)) {
      playRandom({ start: { scenario }, seed: `strike ${scenario}` }, 17, (game) => {
        const g = game.state;
        const section = g.order >= 0 && g.battle.game.cards[g.order].group === 'section';
        if (game.prompt()?.decision !== 'battleUnits' || !section) return;
        for (const text of game.choices()) {
          const attack = /^(close|fire) (\w+) x (\w+)$/.exec(text);
          if (attack === null) continue;
          const told = game.scan(`reach ${attack[3]}`, game.seat).text;
          const part = attack[1] === 'close' ? 'fight in close combat' : 'fire';
          const line = new RegExp(`Your units that can ${part}: ([^.]*)\\.`).exec(told)?.[1] ?? '';
          expect(line, `${text}: ${told}`).toContain(` at ${attack[2]}`);
          compared++;
        }
      });
    }
    expect(compared).toBeGreaterThan(100);
  });
});

describe('sight of guns', () => {
  const from = (hills: string): string => {
    const text = [
      'vexillum 1 sheet',
      'game: napoleonics',
      'id: 902',
      'name: Guns',
      'date: a day',
      'top: British; commander Wellesley; command 5',
      'bottom: French; commander Ney; command 5; first',
      'banners: 5',
      'board: 13x9',
      'terrain:',
      `  hill: ${hills}`,
      'units top: BLN D6',
      'units bottom: FFA G6; FLN F5 F6',
      'source: made up for a test',
      '',
    ].join('\n');
    return newTable({ start: { text }, seed: 'guns' }, napoleonicsRules).scan('sight G6', 1).text;
  };
  it('goes over friends who stand lower, as their fire does', () => {
    expect(from('G6')).toMatch(/^From G6 are seen: .* at D6/);
    expect(from('G6 F5 F6')).toMatch(/Not seen: .* at D6/);
  });
});

describe('who and enemies', () => {
  it('list the pieces of a side, of both for a spectator', () => {
    const table = position({ top: 'HI A1', bottom: 'LI G6/3; HI G7', leadersBottom: 'Scipio G7; Varro H7' });
    expect(table.scan('who', 1)).toEqual({
      text: 'You have 2 units on the board: G6 light infantry, 3 of 4 blocks; G7 heavy infantry, 4 blocks, with Scipio; H7 Varro, alone.',
      places: ['G6', 'G7', 'H7'],
    });
    expect(table.scan('enemies', 1).text).toBe('The enemy has 1 unit on the board: A1 heavy infantry, 4 blocks.');
    expect(table.scan('enemies', 0).text).toMatch(/^The enemy has 2 units/);
    expect(table.scan('who', -1).text).toMatch(/^Carthaginian: 1 unit .* Roman: 2 units/);
  });
});

describe('every scan', () => {
  it('is plain speech for every seat, and changes nothing', () => {
    const faults = new Set<string>();
    for (const scenario of scenarioIds.filter((_, i) => i % 3 === 0)) {
      playRandom({ start: { scenario }, seed: `scan ${scenario}` }, 5, (table, n) => {
        if (n % 97 !== 0) return;
        const before = table.state.buf.slice();
        for (const seat of [-1, 0, 1]) {
          for (const query of QUERIES) {
            const { text, places } = table.scan(query, seat);
            if (!/^\S.*\.$/.test(text) || /undefined|NaN| {2}|\.\.|: \./.test(text)) faults.add(`${query}: ${text}`);
            for (const place of places) if (table.state.battle.board.hex(place) < 0) faults.add(`${query}: ${place}`);
          }
        }
        expect(table.state.buf).toEqual(before);
      });
    }
    expect([...faults]).toEqual([]);
  });
  it('is refused with what was expected', () => {
    const table = position({});
    for (const query of ['', 'near', 'near F6 G6', 'who F6', 'whence F6', 'constructor F6']) {
      expect(() => table.scan(query, 1), query).toThrow(
        /^expected a question such as "near F6".*"who" or "enemies", or a list such as "targets".*, found/,
      );
    }
    expect(() => table.scan('near Z9', 1)).toThrow('expected a hex such as F6, found "Z9"');
  });
});
