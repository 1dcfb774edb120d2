// What every choice says before it is taken: what it costs, what an ending leaves undone, what is usually taken. Each is compared,
// in random battles of the three games, with what the rules then do.

import { describe, expect, it } from 'vitest';
import { ELIMINATED, type State } from '../../src/families/commands/rules/state.ts';
import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { medievalRules } from '../../src/games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import { OpenChance } from '../../src/kernel/chance.ts';
import { pending, run } from '../../src/kernel/procedure.ts';
import { copyInto } from '../../src/kernel/state.ts';
import { play, position } from '../explain/positions.ts';
import { type AncientsTable, everything, playRandom } from './random-games.ts';

/** What a choice takes from the side that makes it, before any die: blocks, units and leaders. */
function paid(rules: CommandsRuleset, g: State, seat: number, value: number): readonly number[] {
  const copy = rules.spare(g);
  copyInto(copy, g);
  copy.chance = new OpenChance();
  pending(copy)?.decision?.take(copy, copy.frames[copy.depth], value);
  run(copy);
  const { unitSide, leaderSide, unitCount, leaderCount } = g.battle;
  const own = (count: number, sides: ArrayLike<number>) =>
    Array.from({ length: count }, (_, i) => i).filter((i) => sides[i] === seat);
  const units = own(unitCount, unitSide);
  const fell = (ids: readonly number[], before: ArrayLike<number>, after: ArrayLike<number>) =>
    ids.filter((id) => before[id] !== ELIMINATED && after[id] === ELIMINATED).length;
  return [
    units.reduce((sum, u) => sum + Math.max(0, g.unitBlocks[u] - copy.unitBlocks[u]), 0),
    fell(units, g.unitFate, copy.unitFate),
    fell(own(leaderCount, leaderSide), g.leaderFate, copy.leaderFate),
  ];
}

/** The decisions that an ending closes with something left undone; in others DONE declines what is asked of one piece. */
const PHASES =
  /^(orderBySection|orderByClass|orderOneUnit|orderLinked|orderLeadership|orderByDice|rallyUnits|moveUnits|battleUnits)$/;

describe.each([
  ['ancients', ancientsRules],
  ['medieval', medievalRules],
  ['napoleonics', napoleonicsRules],
] as const)('in %s', (game, rules) => {
  const faults = new Set<string>();
  const met = { tolls: 0, leaves: 0, last: 0, usual: new Set<string>() };

  const look = (table: AncientsTable, n: number): void => {
    const prompt = table.prompt();
    const decision = prompt?.decision ?? '';
    // A choice of a card or an order costs nothing, and there are many of them.
    if (n % 5 !== 0 && /^(playCard|orderBy|moveUnits)/.test(decision)) return;
    const offers = table.offers();
    const values = table.values();
    const { seat } = table;
    offers.forEach((offer, i) => {
      const fault = (why: string) => faults.add(`${decision} ${offer.choice}: ${why}`);
      const others = offers.length - 1;
      if (offer.mark !== 'card') {
        const [blocks, units, leaders] = paid(rules, table.state, seat, values[i]);
        const costs = blocks + units + leaders > 0;
        if (costs !== (offer.toll !== undefined)) fault(`toll ${offer.toll}, paid ${blocks} ${units} ${leaders}`);
        if (costs) met.tolls++;
        if (units > 0 && !offer.toll?.includes('destroyed')) fault('a unit is destroyed');
        if (units === 0 && blocks > 0 && !offer.toll?.startsWith(`loses ${blocks}`)) fault('blocks are lost');
        if (leaders > 0 && !offer.toll?.includes('leader lost')) fault('a leader is lost');
        if (costs && offer.note === '') fault('nothing said');
      }
      const ends = offer.choice === 'done' && PHASES.test(decision);
      if ((ends && others > 0) !== (offer.leaves !== undefined)) fault(`leaves ${offer.leaves} with ${others} others`);
      if (offer.leaves !== undefined) {
        met.leaves++;
        if (!/^[1-9]\d* (left|not moved)$/.test(offer.leaves)) fault(offer.leaves);
        const acting = new Set(offers.filter((one) => one !== offer).map((one) => `${one.piece} ${one.from}`)).size;
        if (Number.parseInt(offer.leaves, 10) > Math.max(acting, 1) && !/rally|Dice|Leadership|Linked/.test(decision))
          fault(`${offer.leaves}, but only ${acting} can act`);
      }
      if (ends && others === 0) {
        met.last++;
        if (!/nobody|no block/.test(prompt?.text ?? '')) fault(`a forced ending: ${prompt?.text}`);
      }
      if (offer.usual) {
        met.usual.add(decision);
        if (offer.mark === 'finish' || offer.toll !== undefined) fault('usual');
      }
    });
  };

  it('tolls, endings and what is usual are what the rules do', () => {
    for (const [i, { id }] of rules.scenarios.entries()) {
      if (i % 4 === 0) playRandom({ start: { scenario: id }, seed: `toll ${id}` }, i + 9, look, 700, rules);
    }
    if (game === 'ancients') playRandom({ start: { text: everything }, seed: 'toll' }, 5, look);
    expect([...faults].slice(0, 20)).toEqual([]);
    expect(met.tolls).toBeGreaterThan(2);
    expect(met.leaves).toBeGreaterThan(50);
    expect(met.last).toBeGreaterThan(10);
    expect([...met.usual]).toEqual(expect.arrayContaining(['chooseBattleBack', 'chooseAdvance']));
  });
});

describe('told at its place', () => {
  it('a retreat says what it costs, in two words and in a sentence', () => {
    const table = position({ top: 'MC E6', bottom: 'HI F6', dice: ['flag flag light light light'] });
    play(table, 'play orderThreeCentre', 'order F6', 'done', 'done', 'close F6 x E6', 'stand', 'ignore 0');
    for (const offer of table.offers()) expect(offer).toMatchObject({ toll: 'loses 2', note: 'It loses 2 blocks.' });
    const weak = position({ top: 'MC E6/2', bottom: 'HI F6', dice: ['flag flag light light light'] });
    play(weak, 'play orderThreeCentre', 'order F6', 'done', 'done', 'close F6 x E6', 'stand', 'ignore 0');
    for (const offer of weak.offers())
      expect(offer).toMatchObject({ toll: 'destroyed', note: 'It loses 2 blocks: destroyed.' });
  });

  it('an ending counts the orders that could still be given, not the units that could get one', () => {
    const table = position({ bottom: 'HI F5 F6 F7 F8' });
    play(table, 'play orderThreeCentre');
    const end = () => table.offers().find((offer) => offer.choice === 'done');
    expect(end()).toMatchObject({ label: 'End orders', leaves: '3 left', note: '3 more orders could be given.' });
    play(table, 'order F5', 'order F6');
    expect(end()?.leaves).toBe('1 left');
    play(table, 'order F7');
    expect(end()?.leaves).toBeUndefined();
    play(table, 'done', 'move F5 E5');
    expect(end()).toMatchObject({ label: 'End moves', leaves: '2 not moved' });
  });

  it('what is usually taken: battle back, advance, attack once more; declining never', () => {
    const table = position({ top: 'LI E6; HI D5', bottom: 'WA F6', dice: ['light light light light'] });
    play(table, 'play orderThreeCentre', 'order F6', 'done', 'done', 'close F6 x E6', 'stand');
    const usual = () => table.offers().flatMap((offer) => (offer.usual ? [offer.choice] : []));
    expect(usual()).toEqual(['advance F6 E6']);
    play(table, 'advance F6 E6');
    expect(usual()).toEqual(['close E6 x D5']);
    const back = position({ top: 'HI E6', bottom: 'HI F6', dice: ['light light light light light'] });
    play(back, 'play orderThreeCentre', 'order F6', 'done', 'done', 'close F6 x E6', 'stand');
    expect(back.offers().flatMap((offer) => (offer.usual ? [offer.choice] : []))).toEqual(['battle back']);
  });
});
