// Sentences that had to be true in more places than one: ways to win, combined attacks, notes of evasions and retreats, hidden
// values, the last turn, spoken ground, and small words of the log.

import { describe, expect, it } from 'vitest';
import { statusText } from '../../src/cli/dark-ages/text.ts';
import { makeStyle } from '../../src/cli/style.ts';
import type { DarkAgesEvent } from '../../src/games/dark-ages/rules/events.ts';
import { LAST_TURN, LAST_TURN_NEXT, type State } from '../../src/games/dark-ages/rules/state.ts';
import { CARDS } from '../../src/games/dark-ages/tables/tables.ts';
import { parseSheet } from '../../src/games/dark-ages/text/sheet.ts';
import { OpenChance, ScriptedChance, SeededChance } from '../../src/kernel/chance.ts';
import { choicesOf, play } from '../kit/play.ts';
import { rules } from './wandering.ts';

/** A position from its lines; dice as they are printed, roll by roll. */
function position(lines: readonly string[], dice: readonly (readonly number[])[] = []): State {
  const script = dice.map((roll) => roll.map((die) => die - 1));
  const chance = new ScriptedChance(script, new OpenChance());
  return rules.start({ text: ['vexillum 1 position', ...lines, ''].join('\n') }, chance);
}

function choose(g: State, ...texts: readonly string[]): State {
  for (const text of texts) {
    const choice = rules.language.read(text);
    expect(choicesOf(g), text).toContain(choice);
    play(g, choice as number);
  }
  return g;
}

const noteOf = (g: State, choice: string): string =>
  rules.offers(g).find((offer) => offer.choice === choice)?.note ?? 'not on offer';

const tell = (g: State, event: DarkAgesEvent, seat = -1): string => rules.tell(g, event, seat).text;

describe('ways to win', () => {
  const told = (id: string): readonly string[] => rules.scenarios.find((one) => one.id === id)?.rules.slice(1, 3) ?? [];

  it('are all told, for a side without a limit and for two limits', () => {
    expect(told('dark-ages/01')).toEqual([
      'English: victory when time runs out or when the enemy has no leader left.',
      expect.stringMatching(
        /^Norwegians: victory with \d+ enemy units eliminated or when the enemy has no leader left\.$/,
      ),
    ]);
    // Player B has a limit here and wins on time all the same.
    expect(told('dark-ages/05')).toEqual([
      expect.stringMatching(
        /^Coalition: victory with \d+ enemy units eliminated, when time runs out or when the enemy has no leader left\.$/,
      ),
      expect.stringMatching(/^French: victory with \d+ enemy units eliminated or when the enemy has no leader left\.$/),
    ]);
  });

  it('name time for exactly one side of each battle', () => {
    for (const one of rules.scenarios) {
      expect(
        one.rules.filter((text) => /victory .*when time runs out/.test(text)),
        one.id,
      ).toHaveLength(1);
      expect(
        one.rules.filter((text) => /victory .*no leader left/.test(text)),
        one.id,
      ).toHaveLength(2);
    }
  });
});

describe('combined forces', () => {
  const lines = [
    'units top: b1 housecarls/3 D4',
    'units bottom: a1 axemen/3 E4; a2 axemen/3 E5',
    'hand bottom: combinedForces-17',
    'options: showValues',
    'active: bottom',
    'phase: combat',
  ];

  it('are explained as played: dice of each, and who rolls first', () => {
    const g = choose(
      position([...lines, 'hand top: leadership-20']),
      'melee E4 x D4',
      'play combinedForces-17',
      'join E5',
    );
    const found = rules.explain(g, 'melee E4 x D4', 1);
    const dice = found.filter(({ title }) => title.startsWith('dice of the attack'));
    expect(dice.map(({ total }) => total)).toEqual([3, 3]);
    expect(new Set(found.map(({ title }) => title)).size).toBe(found.length);
    const first = found.find(({ title }) => title === 'who rolls first');
    expect(first?.parts[0]).toMatchObject({
      text: 'the combined attack, whatever the morale',
      ref: 'D Combined Forces',
    });
  });

  it('have odds in which everybody joins, and say so', () => {
    const g = choose(position(lines), 'melee E4 x D4');
    const odds = rules.odds(g, rules.language.read('play combinedForces-17') as number);
    expect(odds.policy).toMatch(
      /^play combinedForces-17: everybody who can joins the attack, the target answers the first/,
    );
    expect(odds.explanations.filter(({ title }) => title.startsWith('dice of the attack'))).toHaveLength(2);
    const chance = (key: string): number => odds.outcomes.find((one) => one.key === key)?.probability ?? 0;
    // Six dice that hit with 3 or more: the target is unharmed only if all miss.
    expect(chance('targetHit')).toBeCloseTo(1 - (1 / 3) ** 6, 9);
    choose(g, 'play combinedForces-17');
    const alone = rules.odds(g, rules.language.read('done') as number);
    expect(alone.policy).not.toContain('joins');
    const hit = alone.outcomes.find((one) => one.key === 'targetHit')?.probability ?? 0;
    expect(hit).toBeCloseTo(1 - (1 / 3) ** 3, 9);
  });

  it('correct in the log who rolls first', () => {
    const g = position(lines);
    const card = CARDS.findIndex((one) => one.key === 'combinedForces-17');
    expect(tell(g, { kind: 'orders', seat: 1, card, piece: null, hand: 2 })).toMatch(
      /Combined Forces as an order; the combined attack rolls first\.$/,
    );
    const other = CARDS.findIndex((one) => one.key === 'darkenSky-30');
    expect(tell(g, { kind: 'orders', seat: 1, card: other, piece: null, hand: 2 })).toMatch(
      /Darken sky as an order\.$/,
    );
  });
});

describe('notes of those who run', () => {
  it('count every hit of an evasion', () => {
    const before = ['active: bottom', 'activation: doubleTime-1', 'phase: movement'];
    const assaulted = (...lines: string[]): State =>
      choose(position([...lines, ...before]), 'move F4', 'step F4 E4', 'assault E4 x D4');
    const free = assaulted('units top: b1 archers/4 D4; b2 spearmen/3 A9', 'units bottom: a1 axemen/3 F4');
    expect(noteOf(free, 'evade D4 C4')).toBe('It takes 1 hit for it.');
    const friend = assaulted(
      'terrain:',
      '  river: C5 D5',
      'units top: b1 archers/4 D4; b2 spearmen/3 C4',
      'units bottom: a1 axemen/3 F4',
    );
    expect(noteOf(friend, 'evade D4 B4')).toBe('It takes 2 hits for it. Spearmen at C4 take a hit.');
    const wet = assaulted(
      'terrain:',
      '  river: C5 D5',
      '  marsh: B4',
      'units top: b1 archers/4 D4; b2 spearmen/3 C4',
      'units bottom: a1 axemen/3 F4',
    );
    expect(noteOf(wet, 'evade D4 B4')).toBe('It takes 3 hits for it. Spearmen at C4 take a hit.');
    // What the note says is what happens: four cubes, three hits.
    choose(wet, 'evade D4 B4');
    const archers = wet.hexUnit[wet.battle.board.hex('B4')];
    expect([wet.cubes[archers], wet.grey[archers]]).toEqual([2, 1]);
  });

  it('tell of the friend who is pushed, and of the ground that the runner enters', () => {
    const g = position(
      [
        'terrain:',
        '  stream: B5',
        'rules: pits',
        'units top: b1 lightHorse/3 D4; b2 spearmen/3 C4; b3 spearmen/3 C5; b4 spearmen/3 A9',
        'leaders top: lb1 Olaf foot 2 with b4',
        'units bottom: a1 axemen/3 E4',
        'now: b1 1',
        'active: bottom',
        'phase: combat',
      ],
      [[3, 1, 1], [1]],
    );
    choose(g, 'melee E4 x D4');
    expect(rules.prompt(g).decision).toBe('retreatHex');
    expect(noteOf(g, 'retreat D4 C4')).toBe('Spearmen at C4 take a hit.');
    choose(g, 'retreat D4 C5');
    // The infantry that is passed would take one hit for the pits in the stream; the cavalry that runs takes two.
    expect(noteOf(g, 'retreat C5 B5')).toBe('2 hits for the ground. Light Horse is eliminated.');
    expect(noteOf(g, 'retreat C5 B4')).toBe('');
  });
});

describe('attacks on hidden values', () => {
  const lines = ['units top: b1 spearmen/3 D4', 'units bottom: a1 axemen/2 E4', 'active: bottom', 'phase: combat'];

  it('say why there are no odds, and what the own side rolls', () => {
    expect(noteOf(position(lines), 'melee E4 x D4')).toBe(
      'No odds: the values of Top Spearmen at D4 are not known to you yet. It rolls 2 dice, 3 or more hits.',
    );
    expect(noteOf(position([...lines, 'options: showValues']), 'melee E4 x D4')).toBe('');
  });

  it('say it also to who is assaulted', () => {
    const g = position([
      'units top: b1 archers/4 D4; b2 spearmen/3 A9',
      'units bottom: a1 axemen/3 F4',
      'active: bottom',
      'activation: doubleTime-1',
      'phase: movement',
    ]);
    choose(g, 'move F4', 'step F4 E4');
    expect(noteOf(g, 'assault E4 x D4')).toMatch(
      /^It rolls first, with one more die\. No odds: the values of Top Archers at D4 .* It rolls 4 dice, 3 or more hits\.$/,
    );
    choose(g, 'assault E4 x D4');
    expect(noteOf(g, 'stand')).toMatch(
      /^No odds: the values of Bottom Axemen at E4 .* It answers with 4 dice, \d or more hits\.$/,
    );
  });
});

describe('the last turn', () => {
  it('is shown while it is still to come', () => {
    const g = rules.start({ scenario: 'dark-ages/01' }, new SeededChance('last'));
    const shown = (): string => statusText(rules.view(g, 0), makeStyle(false), true, 80);
    expect(rules.view(g, 0).lastTurn).toBe('no');
    expect(shown()).not.toMatch(/last/);
    g.lastTurn = LAST_TURN_NEXT;
    expect([rules.view(g, 1).lastTurn, rules.view(g, -1).lastTurn]).toEqual(['next', 'next']);
    expect(shown().replace(/\s+/g, ' ')).toContain('The next turn is the last: the English win');
    g.lastTurn = LAST_TURN;
    expect(rules.view(g, 0).lastTurn).toBe('now');
    expect(shown().replace(/\s+/g, ' ')).toContain('This is the last turn: the English win');
  });
});

describe('spoken answers', () => {
  const hex = (scenario: string, terrain: string): string => {
    const g = rules.start({ scenario }, new SeededChance('ground'));
    const found = rules.view(g, -1).board.hexes.find((one) => one.terrain === terrain);
    return rules.scan(g, `hex ${found?.hex}`, 0).text;
  };

  it('tell the ground with the rules of the battle', () => {
    // Fulford: nobody in the beck loses a die. Courtrai: two hits for cavalry.
    expect(hex('dark-ages/01', 'stream')).toMatch(/Stream: a hit for units that enter, .*; nobody loses a die here;/);
    expect(hex('dark-ages/08', 'stream')).toMatch(
      /Stream: a hit \(2 for cavalry\) for units that enter, .*; one die fewer;/,
    );
    expect(hex('dark-ages/01', 'marsh')).toMatch(/Marsh: a hit for units that enter, cavalry stops; one die fewer\./);
  });

  it('tell of a lone leader that he is routed, and what he has done', () => {
    const at = (now: string): string => {
      const g = position([
        'units top: b1 spearmen/3 D4',
        'leaders top: lb1 Olaf foot 2 with b1',
        'units bottom: a1 axemen/3 I4',
        `now: lb1 C5 ${now}`,
        'active: top',
        'activation: lastStand-4 1',
        'phase: movement',
      ]);
      return rules.scan(g, 'enemies', 1).text;
    };
    expect(at('moved')).toContain('C5 Olaf, alone, moved');
    expect(at('g')).toContain('C5 Olaf, alone, routed');
  });
});

describe('small words', () => {
  const g = rules.start({ scenario: 'dark-ages/01' }, new SeededChance('words'));
  const card = (key: string): number => CARDS.findIndex((one) => one.key === key);

  it('end with one stop, also after the name of a card that ends with a mark', () => {
    for (const [i, one] of CARDS.entries()) {
      for (const piece of [null, { piece: 1, hex: 0 }]) {
        expect(tell(g, { kind: 'orders', seat: 0, card: i, piece, hand: 2 }), one.key).not.toMatch(/[!?.]\.$/);
      }
      expect(tell(g, { kind: 'draws', seat: 0, card: i, hand: 3 }, 0), one.key).toMatch(/[^!?.]\.$/);
    }
    const drawn: DarkAgesEvent = { kind: 'draws', seat: 0, card: card('knightsAttack-24'), hand: 3 };
    expect(tell(g, drawn, 0)).toBe('Knights, attack! comes into your hand.');
    expect(tell(g, drawn, 1)).not.toContain('Knights');
  });

  it('let the mercenaries roll, not those who hired them', () => {
    const roll: DarkAgesEvent = {
      kind: 'rolls',
      by: { piece: 1, hex: 0 },
      at: { piece: 12, hex: 1 },
      fight: 'mercenaries',
      role: 'attack',
      needed: 3,
      dice: [{ shows: 4, hits: true, again: false }],
    };
    expect(tell(g, roll)).toMatch(/^The mercenary crossbows of .* roll 4 against .*; 3 or more hits\.$/);
  });

  it('speak of activations and of movement points', () => {
    expect(tell(g, { kind: 'activates', seat: 0, card: card('infantryAttack-28'), activations: 3, hand: 2 })).toMatch(
      /up to 3 activations\.$/,
    );
    const moving = position([
      'units top: b1 spearmen/3 D4',
      'units bottom: a1 lightHorse/3 H4; a2 spearmen/3 I4',
      'active: bottom',
      'activation: lastStand-4 2',
      'phase: movement',
    ]);
    expect(rules.prompt(moving).text).toContain(': 2 activations left.');
    choose(moving, 'move H4');
    expect(rules.prompt(moving).text).toMatch(/: \d movement points left\./);
  });

  it('do not say of a routed leader that he is lost', () => {
    expect(tell(g, { kind: 'shock', leader: 40, hits: 2, hex: 20, shaken: [] })).toMatch(
      /^The men around .* are shaken: 2 hits for each unit with or next to him\.$/,
    );
  });

  it('name both armies in the odds', () => {
    const fight = position([
      'top: Scots',
      'bottom: English; limit 1',
      'units top: b1 spearmen/3 D4',
      'units bottom: a1 axemen/3 E4',
      'now: b1 1',
      'options: showValues',
      'active: bottom',
      'phase: combat',
    ]);
    const odds = rules.odds(fight, rules.language.read('melee E4 x D4') as number);
    expect(odds.outcomes.find(({ key }) => key === 'battleWon')?.text).toBe('English: the battle is won');
    expect(odds.policy).toMatch(/^stands: the defender stands; /);
    // The page puts the defender before it.
    expect(odds.policies.map(({ text }) => text.split(' ')[0])).toEqual(['stands', 'evades']);
  });

  it('count one event as one', () => {
    const text = rules.sheetText('dark-ages/01').replace(/^event cards: \d/m, 'event cards: 1');
    expect(() => parseSheet(text)).toThrow(/expected 1 event, one for each card/);
  });
});
