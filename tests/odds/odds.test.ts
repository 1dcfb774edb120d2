// What odds promise: sums, closed forms, no hidden knowledge, and that the shortcuts of the enumeration change nothing.

import { describe, expect, it } from 'vitest';
import type { State } from '../../src/families/commands/rules/state.ts';
import { beginOdds } from '../../src/families/commands/telling/odds/begin.ts';
import { guideOf, oddsOf } from '../../src/families/commands/telling/odds/odds.ts';
import { Tally } from '../../src/families/commands/telling/odds/outcomes.ts';
import { listChoices, policies, policyOf } from '../../src/families/commands/telling/odds/policies.ts';
import { offersOf } from '../../src/families/commands/telling/offers.ts';
import { medieval } from '../../src/games/medieval/index.ts';
import { OpenChance } from '../../src/kernel/chance.ts';
import { Choices } from '../../src/kernel/choice.ts';
import { enumerate, MOST_OUTCOMES } from '../../src/kernel/enumerate.ts';
import { pending, run } from '../../src/kernel/procedure.ts';
import { rollTable } from '../../src/kernel/roll-table.ts';
import type { Odds } from '../../src/kernel/ruleset.ts';
import { battlePosition, cardOf, choiceOf, type Pieces, playOn } from './positions.ts';

const probability = (odds: Odds, key: string): number => odds.outcomes.find((one) => one.key === key)?.probability ?? 0;

describe('tables of rolls', () => {
  it('hold every multiset once, and all together are certain', () => {
    for (const [count, sides, size] of [
      [1, 6, 6],
      [2, 6, 21],
      [5, 6, 252],
      [7, 6, 792],
      [3, 4, 20],
    ]) {
      const table = rollTable(count, sides);
      expect(table.size).toBe(size);
      expect(table.probability.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
      expect(
        new Set(Array.from({ length: size }, (_, i) => table.faces.slice(i * count, i * count + count).join())).size,
      ).toBe(size);
    }
    expect(rollTable(2, 6)).toBe(rollTable(2, 6));
  });

  it('weigh groups of faces by their size', () => {
    const table = rollTable(2, 6, { faces: [3, 0], sizes: [1, 5] });
    expect(Array.from(table.faces)).toEqual([3, 3, 3, 0, 0, 0]);
    [1 / 36, 10 / 36, 25 / 36].forEach((p, i) => {
      expect(table.probability[i]).toBeCloseTo(p, 14);
    });
  });
});

describe('closed forms', () => {
  it('two dice of fire at light infantry', () => {
    const odds = oddsOf(battlePosition({ top: 'LI E6', bottom: 'LB G6' }), choiceOf('fire G6 x E6'));
    expect(odds.distributions['targetBlocksLost']?.['0']).toBeCloseTo(25 / 36, 14);
    expect(odds.distributions['targetBlocksLost']?.['2']).toBeCloseTo(1 / 36, 14);
    expect(probability(odds, 'targetDrivenBack')).toBeCloseTo(11 / 36, 14);
    expect(probability(odds, 'attackerHolds')).toBe(1);
    expect(odds.distributions['battleBack']).toBeUndefined();
  });

  it('four dice against heavy infantry: battle back only without a flag', () => {
    const odds = oddsOf(battlePosition({ top: 'HI E6', bottom: 'MI F6' }), choiceOf('close F6 x E6'));
    // Symbol and swords hit: 2 faces of 6; a flag drives back; four hits destroy.
    expect(probability(odds, 'targetDestroyed')).toBeCloseTo((2 / 6) ** 4, 14);
    expect(probability(odds, 'battleBack')).toBeCloseTo((5 / 6) ** 4 - (2 / 6) ** 4, 14);
    expect(odds.distributions['targetFlagsObeyed']?.['4']).toBeCloseTo(1 / 6 ** 4, 14);
  });

  it('a leader alone: one helmet of four dice', () => {
    const odds = oddsOf(
      battlePosition({ top: 'AX A1', leadersTop: 'Hanno E6', bottom: 'MI F6' }),
      choiceOf('close F6 x E6'),
    );
    expect(probability(odds, 'targetLeaderLost')).toBeCloseTo(1 - (5 / 6) ** 4, 14);
    expect(probability(odds, 'targetLeaderEvades')).toBeCloseTo((5 / 6) ** 4, 14);
    expect(odds.distributions['target']).toBeUndefined();
    expect(probability(odds, 'attackerHolds')).toBe(1);
  });

  it('a leader alone on his baseline leaves the battlefield', () => {
    const odds = oddsOf(
      battlePosition({ top: 'AX E1', leadersTop: 'Hanno A6', bottom: 'MI B6' }),
      choiceOf('close B6 x A6'),
    );
    expect(probability(odds, 'targetLeaderLeaves')).toBeCloseTo((5 / 6) ** 4, 14);
  });

  it('an evading unit is hit by its symbol only, and nobody battles back', () => {
    const odds = oddsOf(battlePosition({ top: 'LI E6', bottom: 'MI F6' }), choiceOf('close F6 x E6'), 'evades');
    expect(probability(odds, 'targetDestroyed')).toBeCloseTo(1 / 6 ** 4, 14);
    expect(probability(odds, 'targetEvades')).toBeCloseTo(1 - 1 / 6 ** 4, 14);
    expect(odds.distributions['targetBlocksLost']?.['0']).toBeCloseTo((5 / 6) ** 4, 14);
    expect(probability(odds, 'battleBack')).toBe(0);
  });

  it('a war machine that evades leaves the battlefield', () => {
    const odds = oddsOf(battlePosition({ top: 'HWM E6', bottom: 'MI F6' }), choiceOf('close F6 x E6'), 'evades');
    expect(probability(odds, 'targetLeaves')).toBeCloseTo((5 / 6) ** 4 + (4 / 6) * (5 / 6) ** 3, 14);
  });
});

/** A crowded field: fights of every kind, leaders, an elephant on each side. */
function crowd(): State {
  return battlePosition({
    top: 'EL E6; LI D5; MI D6/2; HC E8; CAM E4',
    leadersTop: 'Hanno D5',
    bottom: 'HI F6; EL F7; MC F4; LB H6',
    leadersBottom: 'Scipio F6',
    hands: [
      ['orderTwoLeft', 'rally', 'firstStrike'],
      ['orderHeavy', 'lineCommand', 'counterAttack'],
    ],
  });
}

function attacksOf(g: State): number[] {
  const out = new Choices();
  const decision = pending(g);
  if (decision) listChoices(g, decision, out);
  return out.toArray().slice(0, -1);
}

describe('every attack on a crowded field, by every policy', () => {
  it('sums to one, leaves the state alone, and tells where the numbers come from', () => {
    const g = crowd();
    const before = g.buf.slice();
    for (const choice of attacksOf(g)) {
      for (const { name } of policies) {
        const odds = oddsOf(g, choice, name);
        expect(odds.policy).toBe(POLICY_TEXTS[name]);
        for (const [of, distribution] of Object.entries(odds.distributions)) {
          const sum = Object.values(distribution).reduce((a, b) => a + b, 0);
          expect(Math.abs(sum - 1), `${odds.choice} ${name} ${of}`).toBeLessThan(1e-12);
        }
        const fates = (who: string) =>
          ['Destroyed', 'DrivenBack', 'Evades', 'Leaves', 'Holds'].reduce(
            (sum, end) => sum + probability(odds, who + end),
            0,
          );
        expect(Math.abs(fates('target') - 1)).toBeLessThan(1e-12);
        expect(Math.abs(fates('attacker') - 1)).toBeLessThan(1e-12);
        expect(odds.explanations[0].title).toBe('dice of the attack');
        expect(odds.explanations[0].total).toBeGreaterThan(0);
        expect(odds.explanations[0].parts.length).toBeGreaterThan(0);
      }
    }
    expect(g.buf).toEqual(before);
  });

  it('comes out the same without groups of faces and without counting early', () => {
    const g = crowd();
    for (const choice of attacksOf(g)) {
      const policy = policyOf('stands');
      const { start, exchange } = beginOdds(g, choice, policy);
      const tally = new Tally(exchange);
      const guide = guideOf(exchange, policy, tally);
      enumerate(start, { ...guide, alike: () => null, settle() {} });
      const slow = tally.distributions();
      const quick = oddsOf(g, choice).distributions;
      expect(Object.keys(quick)).toEqual(Object.keys(slow));
      for (const [name, distribution] of Object.entries(slow)) {
        expect(Object.keys(quick[name])).toEqual(Object.keys(distribution));
        for (const [value, p] of Object.entries(distribution))
          expect(Math.abs(quick[name][value] - p)).toBeLessThan(1e-12);
      }
    }
  });
});

const REST =
  'battle back is taken, retreats go the first way, leaders evade by the first way without a roll and stop as soon as ' +
  'they may, elephants trample in the order offered, and nobody advances.';

const POLICY_TEXTS: { readonly [name: string]: string } = {
  stands: `stands: The defender stands and plays no card; every flag that may be ignored is; ${REST}`,
  evades: `evades: The defender evades if it can, else stands; every flag that may be ignored is; ${REST}`,
  obeys: `obeys: The defender stands and plays no card; no flag is ignored; ${REST}`,
  firstStrike: `firstStrike: The defender strikes first by a card, whether or not he holds one; every flag that may be ignored is; ${REST}`,
};

describe('odds know nothing hidden', () => {
  it('hands, deck and discards exchanged: the same odds', () => {
    const g = crowd();
    for (const choice of attacksOf(g)) {
      for (const { name } of policies) {
        const odds = oddsOf(g, choice, name);
        const other = crowd();
        other.hand.fill(0);
        other.hand.set(g.hand.subarray(12, 24), 0);
        other.hand.set(g.hand.subarray(0, 12), 12);
        other.deckCount = g.deckCount;
        other.deck.fill(cardOf('firstStrike'));
        other.discards.fill(cardOf('darkenTheSky'));
        expect(oddsOf(other, choice, name)).toEqual(odds);
      }
    }
  });

  it('a card lost at random with a leader changes nothing either', () => {
    const pieces = {
      top: 'MI E6/1',
      leadersTop: 'Hanno E6',
      bottom: 'HI F6',
      rules: 'leaderLossLowersCommand top',
    } as const;
    const a = battlePosition({ ...pieces, hands: [['rally', 'orderLight'], []] });
    const b = battlePosition({ ...pieces, hands: [['firstStrike', 'orderHeavy'], []] });
    const odds = oddsOf(a, choiceOf('close F6 x E6'));
    expect(probability(odds, 'targetLeaderLost')).toBeGreaterThan(0);
    expect(oddsOf(b, choiceOf('close F6 x E6'))).toEqual(odds);
  });
});

describe('asking for odds', () => {
  it('works at the decision of a bonus close combat', () => {
    const g = battlePosition({ top: 'AX E6/1 D5; MI D6', bottom: 'MC F6', card: 'clashOfShields' });
    const play = (text: string): void => {
      pending(g)?.decision?.take(g, g.frames[g.depth], choiceOf(text));
      run(g);
    };
    g.chance = {
      roll(s) {
        s.dice.fill(0);
        return true;
      },
      shuffle() {},
    };
    play('close F6 x E6');
    play('stand');
    play('advance F6 E6');
    play('done');
    expect(pending(g)?.name).toBe('chooseBonus');
    const odds = oddsOf(g, choiceOf('close E6 x D6'));
    // The card's two dice belong to the first combat only.
    expect(odds.explanations[0].total).toBe(3);
    expect(
      probability(odds, 'targetDestroyed') + probability(odds, 'targetDrivenBack') + probability(odds, 'targetHolds'),
    ).toBeCloseTo(1, 12);
  });

  it('refuses what is no attack, what is not on offer, and unknown policies', () => {
    const g = battlePosition({ top: 'HI E6', bottom: 'HI F6' });
    expect(() => oddsOf(g, choiceOf('done'))).toThrow(/odds can be asked for attacks/);
    expect(() => oddsOf(g, choiceOf('close F6 x E5'))).toThrow(/not on offer/);
    expect(() => oddsOf(g, choiceOf('close F6 x E6'), 'runs')).toThrow(/stands, evades, obeys, firstStrike/);
  });

  it('is little work: a whole exchange of heavy infantry with leaders', () => {
    const g = battlePosition({
      top: 'HI E6; MI D5 D6',
      leadersTop: 'Hanno E6',
      bottom: 'HI F6; MI G6 G7',
      leadersBottom: 'Scipio F6',
      card: 'clashOfShields',
    });
    const choice = choiceOf('close F6 x E6');
    const policy = policyOf('stands');
    const { start, exchange } = beginOdds(g, choice, policy);
    expect(enumerate(start, guideOf(exchange, policy, new Tally(exchange)))).toBeLessThan(2000);
  });

  it('has a limit: more outcomes of dice than it are refused before any is played', () => {
    const g = battlePosition({ top: 'LI D6', bottom: 'LB F6' });
    const policy = policyOf('stands');
    const { start, exchange } = beginOdds(g, choiceOf('fire F6 x D6'), policy);
    start.chance = new OpenChance();
    run(start);
    expect(start.waiting).not.toBe(0);
    let settled = 0;
    const counting = {
      ...guideOf(exchange, policy, new Tally(exchange)),
      alike: () => null,
      settle: () => void settled++,
    };
    // Six sides: 59 dice have 7.6 million outcomes.
    start.diceCount = 59;
    expect(() => enumerate(start, counting)).toThrow(`more than ${MOST_OUTCOMES} outcomes of dice`);
    // The roll itself is the only thing that was reached.
    expect(settled).toBeLessThanOrEqual(1);
  });
});

describe('odds of answers', () => {
  const asked = (pieces: Parameters<typeof battlePosition>[0], ...before: string[]): State => {
    const g = battlePosition(pieces);
    playOn(g, before);
    return g;
  };
  const attack = 'close F6 x E6';

  it('are those of the attack under the same policy', () => {
    const pieces = { top: 'LC E6; AX D6 E5', leadersTop: 'Hanno E6', bottom: 'HI F6', leadersBottom: 'Scipio F6' };
    const whole = battlePosition(pieces);
    const g = asked(pieces, attack);
    for (const [answer, policy] of [
      ['stand', 'stands'],
      ['evade', 'evades'],
    ]) {
      const told = oddsOf(g, choiceOf(answer));
      const all = oddsOf(whole, choiceOf(attack), policy);
      expect(told.distributions).toEqual(all.distributions);
      expect(told.outcomes).toEqual(all.outcomes);
    }
    expect(oddsOf(g, choiceOf('stand'), 'obeys').outcomes).toEqual(oddsOf(whole, choiceOf(attack), 'obeys').outcomes);
  });

  it('a card that answers is as the policy that supposes one', () => {
    const pieces = { top: 'HI E6; MI D5', bottom: 'MI F6', hands: [['rally', 'firstStrike'], ['rally']] } as const;
    const g = asked(pieces, attack);
    const told = oddsOf(g, choiceOf('play firstStrike'));
    expect(told.outcomes).toEqual(oddsOf(battlePosition(pieces), choiceOf(attack), 'firstStrike').outcomes);
    expect(told.explanations.map((one) => one.title)).toEqual([
      'dice of the first strike',
      'what hits in the first strike',
      'flags the attacker may ignore',
      'dice of the attack',
      'what hits',
      'flags the target may ignore',
    ]);
    expect(told.policy).toMatch(/^play firstStrike: Every flag that may be ignored is; /);
    // What else he holds, and what the others hold, is nothing to the odds.
    g.hand.fill(cardOf('clashOfShields'), 12);
    g.deck.fill(cardOf('firstStrike'));
    expect(oddsOf(g, choiceOf('play firstStrike'))).toEqual(told);
  });

  it('an evade in closed form, with its numbers', () => {
    const odds = oddsOf(asked({ top: 'LI E6', bottom: 'MI F6' }, attack), choiceOf('evade'));
    expect(probability(odds, 'targetDestroyed')).toBeCloseTo(1 / 6 ** 4, 14);
    expect(probability(odds, 'targetEvades')).toBeCloseTo(1 - 1 / 6 ** 4, 14);
    expect(odds.explanations.map((one) => one.title)).toEqual(['dice of the attack', 'what hits']);
    expect(odds.explanations[1].parts[0].text).toBe('it evades: only light hits');
    expect(odds.policy).toMatch(/^evade: /);
  });

  it('a battle back keeps the roles of the attack', () => {
    const g = battlePosition({ top: 'MI E6', bottom: 'HI F6' });
    playOn(g, [attack, 'stand'], ['light light light light light']);
    const odds = oddsOf(g, choiceOf('battle back'));
    // Four dice; heavy and swords hit, no flag is ignored.
    expect(probability(odds, 'attackerDestroyed')).toBeCloseTo((2 / 6) ** 4, 14);
    expect(probability(odds, 'targetHolds')).toBe(1);
    expect(probability(odds, 'battleBack')).toBe(1);
    expect(odds.explanations.map((one) => one.title)).toEqual([
      'dice of the battle back',
      'what hits in the battle back',
      'flags the attacker may ignore',
    ]);
    expect(() => oddsOf(g, choiceOf('decline'))).toThrow(/odds can be asked for attacks/);
    expect(() => oddsOf(g, choiceOf('stand'))).toThrow(/odds can be asked for attacks/);
  });

  it('outcomes come in one order', () => {
    const order = [
      'Destroyed',
      'DrivenBack',
      'Evades',
      'Leaves',
      'Holds',
      'LosesBlocks',
      'LeaderLost',
      'LeaderEvades',
      'LeaderLeaves',
    ];
    const keys = [
      ...order.map((end) => `target${end}`),
      ...order.map((end) => `attacker${end}`),
      'battleBack',
      'targetOthersLoseBlocks',
      'attackerOthersLoseBlocks',
      'battleWon',
      'battleLost',
      'battleDrawn',
    ];
    const g = crowd();
    for (const choice of attacksOf(g)) {
      for (const { name } of policies) {
        const told = oddsOf(g, choice, name).outcomes.map((one) => keys.indexOf(one.key));
        expect(told).toEqual([...told].sort((a, b) => a - b));
        expect(told[0]).toBe(0);
      }
    }
  });
});

describe('a token of Medieval', () => {
  const at = (pieces: Omit<Pieces, 'game'>, before: readonly string[], dice?: readonly string[]): State => {
    const g = battlePosition({ ...pieces, game: medieval });
    playOn(g, before, dice);
    return g;
  };
  const asked = (g: State, text: string): Odds => oddsOf(g, choiceOf(text, medieval));
  const total = (odds: Odds, title: string): number =>
    odds.explanations.find((one) => one.title === title)?.total ?? -1;

  it('every answer to whether it is spent has odds, and the die counts', () => {
    const g = at({ top: 'MI E6', bottom: 'HI F6', tokens: [0, 1] }, ['close F6 x E6', 'stand']);
    expect(offersOf(g).map(({ choice, odds }) => [choice, odds])).toEqual([
      ['spend token', true],
      ['decline', true],
    ]);
    const [spent, saved] = ['spend token', 'decline'].map((text) => asked(g, text));
    expect([spent.asker, saved.asker]).toEqual(['attacker', 'attacker']);
    expect(total(spent, 'dice of the attack')).toBe(total(saved, 'dice of the attack') + 1);
    expect(probability(spent, 'targetDestroyed')).toBeGreaterThan(probability(saved, 'targetDestroyed'));
    // Without it nothing differs from the attack as it was weighed before, but for the answer that has been given.
    const attack = asked(at({ top: 'MI E6', bottom: 'HI F6', tokens: [0, 1] }, []), 'close F6 x E6');
    expect(saved.outcomes).toEqual(attack.outcomes);
  });

  it('whoever strikes back is the one who was attacked', () => {
    const g = at(
      { top: 'HC E6', bottom: 'MI F6', tokens: [1, 0] },
      ['close F6 x E6', 'stand', 'battle back'],
      ['light light light'],
    );
    const spent = asked(g, 'spend token');
    expect([spent.asker, probability(spent, 'battleBack')]).toEqual(['target', 1]);
    expect(probability(spent, 'targetHolds')).toBe(1);
    expect(total(spent, 'dice of the battle back')).toBe(total(asked(g, 'decline'), 'dice of the battle back') + 1);
    expect(spent.outcomes.find(({ key }) => key === 'attackerHolds')?.text).toContain('F6');
  });

  it('flags are weighed where a token could stop one more, and only there', () => {
    const flagged = (tokens: readonly [number, number]) =>
      at({ top: 'HI E6', bottom: 'MI F6', tokens }, ['close F6 x E6', 'stand'], ['flag light light']);
    const g = flagged([1, 0]);
    expect(probability(asked(g, 'ignore 1 bravely'), 'targetHolds')).toBe(1);
    expect(probability(asked(g, 'ignore 1 bravely'), 'battleBack')).toBe(1);
    expect(probability(asked(g, 'ignore 0'), 'targetDrivenBack')).toBe(1);
    expect(asked(g, 'ignore 0').distributions['targetFlagsObeyed']).toEqual({ 1: 1 });
    expect(offersOf(g).every(({ odds }) => odds)).toBe(true);
    expect(offersOf(flagged([0, 0])).some(({ odds }) => odds)).toBe(false);
  });
});
