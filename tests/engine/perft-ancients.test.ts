// Perft: how many ways lead on from awkward positions, level by level. A change of the numbers is a change of the rules.
// Dice are seeded by key, so that every branch has its own but the same in every run.

import { expect, test } from 'vitest';
import type { State } from '../../src/families/commands/rules/state.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { perft } from '../kit/perft.ts';

const positions: { name: string; text: string; counts: number[] }[] = [
  {
    name: 'an elephant among friends and foes, under attack by cavalry',
    text: 'units top: EL E6; HI D5; LI D6; MI E5\nleaders top: Hanno D7\nunits bottom: MC F6; HI F5; LS G6\nleaders bottom: Varro F5\nhand top: firstStrike\nphase: battle\nordered: all',
    counts: [4, 7, 17, 40, 140, 346, 1138, 7144],
  },
  {
    name: 'cavalry with room to ride on',
    text: 'units top: LI E6/1; LS D7/1; AX E8\nunits bottom: MC F6; HC F7; LC G8\nphase: battle\nordered: all',
    counts: [4, 7, 16, 45, 183, 500, 1534, 11076],
  },
  {
    name: 'a leader to be driven through enemies',
    text: 'units top: LI E6/1\nleaders top: Mago E6; Bostar D5\nunits bottom: HI F6; LC D6; MC C6; LI C5\nphase: battle\nordered: F6',
    counts: [2, 2, 7, 22, 123, 264, 888, 8691],
  },
  {
    name: 'warriors, auxilia and light foot under an order to the centre',
    text: 'units top: HI D6; MI D7; LB C5\nunits bottom: WA F6; AX F7; LI G7\nleaders bottom: Gaius G6\nhand bottom: orderThreeCentre doubleTime lineCommand',
    counts: [3, 13, 37, 186, 742, 8510, 41629],
  },
  {
    name: 'a leadership chain over the lines between sections',
    text: 'units top: HI C5\nunits bottom: HI G5; MI G6; LI F4; AX G4; MC H5\nleaders bottom: Gaius G5; Lucius F6\nhand bottom: leadershipAny inspiredLeft',
    counts: [2, 15, 118, 192, 459, 2303, 17785, 179699],
  },
  {
    name: 'light troops that move, fire and move through friends',
    text: 'units top: HI D6; LI D8\nunits bottom: LI F6; AX G7; LB G6; MI F7\nhand bottom: moveFireMove orderLight',
    counts: [2, 8, 20, 128, 504, 6518, 23608, 278151],
  },
  {
    name: 'walls and marsh',
    text: 'terrain:\n  scalableWall: E5 E6\n  marsh: D7 C7 D6 E7\nunits top: LI E5; AX E6; LC E8; HI D8\nleaders top: Tyrus E8\nunits bottom: HI F5; MI F6; MC F7; EL F8\nphase: battle\nordered: all',
    counts: [6, 9, 21, 73, 193, 419, 1236, 5057],
  },
  {
    name: 'dice for orders',
    text: 'units top: HI D6; LC E2; WA D9\nleaders top: Crixus D6; Oenomaus E4\nunits bottom: MI F6; LI G2\nactive: top\nhand top: iAmSpartacus rally counterAttack\nhand bottom: orderTwoLeft\nlast: bottom inspiredLeft\nseed: none'.replace(
      '\nseed: none',
      '',
    ),
    counts: [3, 12, 81, 278, 1170, 19173, 120884],
  },
  { name: 'the leaders of Asculum are placed', text: 'scenario', counts: [100, 9900] },
  {
    name: 'a ride to the edge and a charge against camels and chariots',
    text: 'units top: CAM D6; HCH D7; BCH D8; CCM C9\nunits bottom: HCC E6; LBC G6; MC F8\nhand bottom: mountedCharge orderMounted\nhand top: firstStrike',
    counts: [2, 8, 20, 223, 972, 23939, 89762],
  },
];

function start(text: string): State {
  const chance = new SeededChance('perft');
  if (text === 'scenario') return ancientsRules.start({ scenario: 'ancients/117' }, chance);
  return ancientsRules.start({ text: `vexillum 1 position\ngame: ancients\n${text}\n` }, chance);
}

for (const { name, text, counts } of positions) {
  test(name, () => {
    const g = start(text);
    expect(counts.map((_, i) => perft(ancientsRules, g, i + 1))).toEqual(counts);
  });
}
