// Exact odds against trials: every probability that odds tell must be met by what happens when the same attack is played
// many thousand times by the real procedures.

import { describe, expect, it } from 'vitest';
import type { CommandsGame } from '../../src/families/commands/tables/game.ts';
import { oddsOf } from '../../src/families/commands/telling/odds/odds.ts';
import { medieval } from '../../src/games/medieval/index.ts';
import { napoleonics } from '../../src/games/napoleonics/index.ts';
import { battlePosition, choiceOf, type Pieces, playOn } from './positions.ts';
import { tryOut } from './trials.ts';

/** VEXILLUM_TRIALS asks for more. */
const TRIALS = Number(process.env.VEXILLUM_TRIALS ?? 12_000);
const STANDARD_ERRORS = 4.5;

interface Situation {
  readonly name: string;
  readonly pieces: Pieces;
  readonly attack: string;
  readonly policy?: string;
  /** What is chosen before, with dice for the rolls in between. */
  readonly before?: readonly string[];
  readonly dice?: readonly string[];
}

const situations: Situation[] = [
  { name: 'heavy infantry against heavy infantry', pieces: { top: 'HI E6', bottom: 'HI F6' }, attack: 'close F6 x E6' },
  {
    name: 'leaders and support on both sides, way back blocked',
    pieces: {
      top: 'MI E6; AX D6 E5',
      leadersTop: 'Hanno E6',
      bottom: 'HI F6; AX G6 F7',
      leadersBottom: 'Scipio F7',
    },
    attack: 'close F6 x E6',
  },
  {
    name: 'warriors at full strength battle back as they began',
    pieces: { top: 'WA E6', bottom: 'MC F6' },
    attack: 'close F6 x E6',
  },
  {
    name: 'elephants against light infantry, swords rolled again',
    pieces: { top: 'LI E6', bottom: 'EL F6; LI G6', leadersBottom: 'Hannibal G6' },
    attack: 'close F6 x E6',
  },
  {
    name: 'elephants against heavy infantry in a fortified camp',
    pieces: { top: 'HI E6', terrain: 'fortifiedCamp: E6', bottom: 'EL F6' },
    attack: 'close F6 x E6',
  },
  {
    name: 'heavy cavalry against elephants: rampage, and units in the way back',
    pieces: {
      top: 'EL E6; LI D5; MI D6/1',
      leadersTop: 'Hanno D5',
      bottom: 'HC F6; MI F5',
      leadersBottom: 'Scipio F5',
    },
    attack: 'close F6 x E6',
  },
  { name: 'camels against medium cavalry', pieces: { top: 'MC E6', bottom: 'CAM F6' }, attack: 'close F6 x E6' },
  { name: 'medium cavalry against camels', pieces: { top: 'CCM E6', bottom: 'MC F6' }, attack: 'close F6 x E6' },
  {
    name: 'heavy chariots against barbarian chariots, one more die by a card',
    pieces: { top: 'BCH E6', bottom: 'HCH F6', card: 'mountedCharge' },
    attack: 'close F6 x E6',
  },
  {
    name: 'fire at a unit with its last block and its leader',
    pieces: { top: 'MI E6/1; AX D5', leadersTop: 'Hanno E6', bottom: 'LB G6' },
    attack: 'fire G6 x E6',
  },
  {
    name: 'a leader alone, enemies behind him',
    pieces: { top: 'AX C3', leadersTop: 'Hanno E6', bottom: 'MI F6; LI D5; MC D6' },
    attack: 'close F6 x E6',
  },
  {
    name: 'light bow infantry evades, leader with it',
    pieces: { top: 'LB E6/2', leadersTop: 'Hanno E6', bottom: 'MI F6' },
    attack: 'close F6 x E6',
    policy: 'evades',
  },
  {
    name: 'uphill out of a forest against warriors short of a block',
    pieces: { top: 'WA E6/3', terrain: 'forest: F6\n  hill: E6 D6', bottom: 'HI F6', leadersBottom: 'Scipio F6' },
    attack: 'close F6 x E6',
  },
  {
    name: 'light cavalry near its own baseline cannot go back far enough',
    pieces: { top: 'LC B6', leadersTop: 'Maharbal B6', bottom: 'MC C6' },
    attack: 'close C6 x B6',
    policy: 'obeys',
  },
  {
    name: 'the defender strikes first',
    pieces: { top: 'HI E6; MI D5 E5', bottom: 'MI F6; AX G6 G7', hands: [['rally'], ['rally']] },
    attack: 'close F6 x E6',
    policy: 'firstStrike',
  },
  {
    name: 'the last banner ends the battle at once',
    pieces: { top: 'AX E6/1', leadersTop: 'Hanno E6', bottom: 'AX F6/1', leadersBottom: 'Scipio F6', banners: 1 },
    attack: 'close F6 x E6',
  },
  {
    name: 'a wall: defenders battle first, and marsh behind the attacker',
    pieces: { top: 'MI E6', terrain: 'scalableWall: E6\n  marsh: G6 G7', bottom: 'WA F6' },
    attack: 'close F6 x E6',
  },
];

const crowd = {
  top: 'LC E6; AX D6 E5; LI D7',
  leadersTop: 'Hanno E6',
  bottom: 'HI F6; AX G6 F7',
  leadersBottom: 'Scipio F7',
} as const;

const answers: Situation[] = [
  { name: 'stand, leader and support', pieces: crowd, before: ['close F6 x E6'], attack: 'stand' },
  { name: 'evade with a leader', pieces: crowd, before: ['close F6 x E6'], attack: 'evade' },
  { name: 'stand and obey flags', pieces: crowd, before: ['close F6 x E6'], attack: 'stand', policy: 'obeys' },
  {
    name: 'camels evade cavalry and are let off one hit',
    pieces: { top: 'CAM E6', bottom: 'HC F6' },
    before: ['close F6 x E6'],
    attack: 'evade',
  },
  {
    name: 'a card that strikes first',
    pieces: { top: 'HI E6; MI D5 E5', bottom: 'MI F6; AX G6 G7', hands: [['rally', 'firstStrike'], ['rally']] },
    before: ['close F6 x E6'],
    attack: 'play firstStrike',
  },
  {
    name: 'battle back after losses',
    pieces: crowd,
    before: ['close F6 x E6', 'stand'],
    dice: ['light heavy heavy heavy heavy', 'light light'],
    attack: 'battle back',
  },
  {
    name: 'elephants may be driven back by the battle back',
    pieces: { top: 'MI E6', leadersTop: 'Hanno E6', bottom: 'EL F6; LI G6; AX F7/1' },
    before: ['close F6 x E6', 'stand'],
    dice: ['heavy heavy heavy heavy'],
    attack: 'battle back',
  },
  {
    name: 'the attack after a first strike',
    pieces: { top: 'HI E6; MI D5', bottom: 'MI F6; AX G6 G7', hands: [['firstStrike'], ['rally']] },
    before: ['close F6 x E6', 'play firstStrike'],
    dice: ['medium light light light light'],
    attack: 'strike',
  },
];

const three = ['rally', 'rally', 'rally'] as const;

const within = (game: CommandsGame, list: readonly Situation[]): Situation[] =>
  list.map((one) => ({ ...one, pieces: { ...one.pieces, game } }));

const inMedieval = within(medieval, [
  {
    name: 'heavy against medium infantry, leaders and support',
    pieces: { top: 'MI E6; A D6 E5', leadersTop: 'Kavadh E6', bottom: 'HI F6; A G6 F7', leadersBottom: 'Sittas F7' },
    attack: 'close F6 x E6',
  },
  {
    name: 'foot against heavy cavalry: armour and stature, tokens unspent',
    pieces: { top: 'HC E6', bottom: 'MI F6', tokens: [2, 2] },
    attack: 'close F6 x E6',
  },
  {
    name: 'light bow cavalry evades and shoots back at the last block and its leader',
    pieces: { top: 'LBC E6', bottom: 'MI F6/1', leadersBottom: 'Sittas F6', tokens: [1, 1] },
    attack: 'close F6 x E6',
    policy: 'evades',
  },
  {
    name: 'warriors against super heavy cavalry, a die more by a card',
    pieces: { top: 'WA E6', bottom: 'SHC F6', card: 'cryHavoc' },
    attack: 'close F6 x E6',
  },
  {
    name: 'a camp that shelters its owner, flags obeyed though a token could help',
    pieces: {
      top: 'MI E6; A D6',
      leadersTop: 'Kavadh E6',
      terrain: 'camp: E6',
      rules: 'camps top',
      bottom: 'HC F6',
      tokens: [1, 1],
    },
    attack: 'close F6 x E6',
    policy: 'obeys',
  },
  {
    name: 'the defender strikes first',
    pieces: { top: 'HI E6; MI D5', bottom: 'MI F6', hands: [['rally'], ['rally']], tokens: [1, 0] },
    attack: 'close F6 x E6',
    policy: 'firstStrike',
  },
  {
    name: 'fire at a unit with its leader',
    pieces: { top: 'A E6/1', leadersTop: 'Kavadh E6', bottom: 'LB G6' },
    attack: 'fire G6 x E6',
  },
  {
    name: 'a leader alone, enemies behind him',
    pieces: { top: 'A C3', leadersTop: 'Kavadh E6', bottom: 'MI F6; LB D5; MC D6' },
    attack: 'close F6 x E6',
  },
  ...['spend token', 'decline'].flatMap((attack): Situation[] => [
    {
      name: `a token for one more die of the attack: ${attack}`,
      pieces: { top: 'MI E6; A D6 E5', leadersTop: 'Kavadh E6', bottom: 'HI F6', tokens: [1, 1] },
      before: ['close F6 x E6', 'stand'],
      attack,
    },
    {
      name: `of the battle back: ${attack}`,
      pieces: { top: 'HC E6', bottom: 'MI F6', leadersBottom: 'Sittas F6', tokens: [1, 0] },
      before: ['close F6 x E6', 'stand', 'battle back'],
      dice: ['light light light'],
      attack,
    },
    {
      name: `of a first strike: ${attack}`,
      pieces: { top: 'MI E6', bottom: 'HI F6', hands: [['firstStrike'], ['rally']], tokens: [1, 0] },
      before: ['close F6 x E6', 'play firstStrike'],
      attack,
    },
    {
      name: `at a unit that evades: ${attack}`,
      pieces: { top: 'LC E6', bottom: 'MC F6', tokens: [0, 1] },
      before: ['close F6 x E6', 'evade'],
      attack,
    },
    {
      name: `at a leader alone: ${attack}`,
      pieces: { top: 'A C3', leadersTop: 'Kavadh E6', bottom: 'MI F6; LB D5; MC D6', tokens: [0, 1] },
      before: ['close F6 x E6'],
      attack,
    },
    {
      name: `of an ambush: ${attack}`,
      pieces: { top: 'MI E6/3; MI D6', bottom: 'HC F6', hands: [['ambush'], ['rally']], tokens: [1, 0] },
      before: ['close F6 x E6', 'stand', 'advance F6 E6', 'spring ambush D6'],
      dice: ['medium medium medium light'],
      attack,
    },
  ]),
  ...['ignore 1 bravely', 'ignore 0'].map(
    (attack): Situation => ({
      name: `a token against a flag, and the battle back that may follow: ${attack}`,
      pieces: { top: 'HI E6', bottom: 'MI F6', tokens: [1, 0] },
      before: ['close F6 x E6', 'stand'],
      dice: ['flag light light'],
      attack,
    }),
  ),
]);

const inNapoleonics = within(napoleonics, [
  {
    name: 'line against line, leader and support',
    pieces: { top: 'BLN E6; BLN D6 E5', leadersTop: 'Hill E6', bottom: 'FLN F6', leadersBottom: 'Ney F6' },
    attack: 'close F6 x E6',
  },
  {
    name: 'heavy cavalry against line that stands, by a cavalry charge',
    pieces: { top: 'BLN E6', bottom: 'FHC F6', card: 'cavalryCharge', hands: [three, three] },
    attack: 'close F6 x E6',
  },
  {
    name: 'heavy cavalry against line that forms square',
    pieces: { top: 'BLN E6', leadersTop: 'Hill E6', bottom: 'FHC F6', hands: [three, three] },
    attack: 'close F6 x E6',
    policy: 'square',
  },
  {
    name: 'cavalry retires and reforms before infantry',
    pieces: { top: 'BLC E6/2', leadersTop: 'Cotton E6', bottom: 'FGR F6' },
    attack: 'close F6 x E6',
    policy: 'evades',
  },
  {
    name: 'infantry against a square: flags cost it blocks',
    pieces: { top: 'BLN E6; BLN D6 E5', bottom: 'FLN F6', formed: { E6: 1 } },
    attack: 'close F6 x E6',
    policy: 'obeys',
  },
  {
    name: 'cavalry against a square that stands',
    pieces: { top: 'BLN E6', bottom: 'FCU F6', leadersBottom: 'Ney F6', formed: { E6: 2 } },
    attack: 'close F6 x E6',
  },
  {
    name: 'a gun could join and does not',
    pieces: { top: 'BLN E6', bottom: 'FLN F6; FFA F7', terrain: 'hill: E6' },
    attack: 'close F6 x E6',
  },
  {
    name: 'fire at a unit in a town',
    pieces: { top: 'BLN E6/2', leadersTop: 'Hill E6', terrain: 'town: E6', bottom: 'FHA G6' },
    attack: 'fire G6 x E6',
  },
  {
    name: 'stand against a gun that has joined',
    pieces: { top: 'BGR E6', bottom: 'FLN F6; FFA F7' },
    before: ['close F6 x E6', 'support F7'],
    attack: 'stand',
  },
  {
    name: 'form square as the answer',
    pieces: { top: 'BLN E6', bottom: 'FLC F6', hands: [three, three] },
    before: ['close F6 x E6'],
    attack: 'form square',
  },
]);

describe.each([
  ['ancients', [...situations, ...answers]],
  ['medieval', inMedieval],
  ['napoleonics', inNapoleonics],
] as const)('odds agree with trials, %s', (_game, list) => {
  list.forEach((situation, index) => {
    it(situation.name, () => {
      const g = battlePosition(situation.pieces);
      playOn(g, situation.before ?? [], situation.dice);
      const choice = choiceOf(situation.attack, situation.pieces.game);
      const policy = situation.policy ?? 'stands';
      const odds = oddsOf(g, choice, policy);
      const tried = tryOut(g, choice, policy, TRIALS, 1000 + index);
      const seen = tried.distributions();
      expect(Object.keys(odds.distributions)).toEqual(expect.arrayContaining(Object.keys(seen)));
      for (const [name, distribution] of Object.entries(odds.distributions)) {
        const values = new Set([...Object.keys(distribution), ...Object.keys(seen[name] ?? {})]);
        for (const value of values) {
          check(`${name} ${value}`, distribution[value] ?? 0, seen[name]?.[value] ?? 0);
        }
      }
      const often = new Map(tried.outcomes().map((one) => [one.key, one.probability]));
      for (const one of odds.outcomes) check(one.key, one.probability, often.get(one.key) ?? 0);
    });
  });
});

function check(what: string, exact: number, seen: number): void {
  const error = Math.sqrt((exact * (1 - exact)) / TRIALS);
  // What can be met only a few times or never does not follow the bell: three trials more or less are let pass.
  const limit = STANDARD_ERRORS * error + 3 / TRIALS;
  expect(Math.abs(seen - exact), `${what}: ${exact} by odds, ${seen} by trials`).toBeLessThanOrEqual(limit);
  if (exact === 0) expect(seen, what).toBe(0);
}
