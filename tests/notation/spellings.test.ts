// The American spellings of the rulebooks are understood wherever a word of a game is written; the British ones are printed.

import { describe, expect, it } from 'vitest';
import { commandsCases } from '../../src/families/commands/text/cases.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import { darkAgesCases } from '../../src/games/dark-ages/text/cases.ts';
import { medievalRules } from '../../src/games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import { OpenChance, SeededChance } from '../../src/kernel/chance.ts';
import { british } from '../../src/kernel/spelling.ts';
import { runCases } from '../../src/lib/cases.ts';

const failures = (text: string, rules = ancientsRules): (string | undefined)[] =>
  runCases(text, rules, commandsCases(rules.game)).map(({ failure }) => failure?.message);

describe('American spellings', () => {
  it.each([
    ['orderThreeCenter', 'orderThreeCentre'],
    ['centerCommand', 'centreCommand'],
    ['grandManeuver', 'grandManoeuvre'],
    ['sabers', 'sabres'],
    ['gray', 'grey'],
    ['the color of armor', 'the colour of armour'],
    ['fortifiedCamp', 'fortifiedCamp'],
  ])('%s is read as %s', (american, own) => {
    expect(british(american)).toBe(own);
  });

  it('serve in choices, cards of a position, facts and checks of a case', () => {
    const lines = [
      'vexillum 1 case',
      'title: A 8 Cards: an American card',
      'units top: LI A6',
      'units bottom: HI F6',
      'hand bottom: orderThreeCenter inspiredCenter',
      'last: top orderTwoCenter center',
      'play:',
      '  expect: hand bottom has orderThreeCenter; hand bottom is inspiredCenter orderThreeCenter',
      '  offered: play orderThreeCenter',
      '  absent: play inspiredCenter ...',
      '  play orderThreeCenter',
      '  expect: card orderThreeCenter',
    ];
    const failed = failures(lines.join('\n'));
    // A prefix is understood too, so the absence of a card on offer is refuted.
    expect(failed).toEqual([expect.stringContaining('expected no "play inspiredCenter ..." on offer')]);
    expect(failures(lines.filter((line) => !line.includes('absent')).join('\n'))).toEqual([undefined]);
  });

  it('serve in dice', () => {
    const text = `vexillum 1 case
title: N Melee: sabers
units top: FLN E6
units bottom: BLN F6
hand bottom: none
phase: battle
ordered: all
play:
  close F6 x E6
  stand : sabers sabers flag flag | sabres flag flag
`;
    const [message] = failures(text, napoleonicsRules as unknown as typeof ancientsRules);
    expect(message ?? '').not.toContain('a die:');
  });

  it('serve in the words of a sheet, which are printed in ours', () => {
    const text = `vexillum 1 sheet
game: medieval
id: x
name: X
top: A; commander B; command 5; tokens 2
bottom: C; commander D; command 5; tokens 2; first
banners: 5
board: 13x11
units top: LC B5
units bottom: LC J5
reserves bottom: late LC 1
rules: hiddenCavalry bottom late center J6
`;
    expect(() => medievalRules.start({ text }, new SeededChance('1'))).not.toThrow();
    const position = 'vexillum 1 position\nunits top: LI A6\nunits bottom: HI F6\nhand bottom: orderThreeCenter\n';
    const g = ancientsRules.start({ text: position }, new OpenChance());
    expect(ancientsRules.positionText(g)).toContain('hand bottom: orderThreeCentre');
  });

  it('serve in facts of Dark Ages', () => {
    const text = `vexillum 1 case
title: D Hits: gray
units top: a1 spearmen/3 D3
units bottom: b1 spearmen/3 G4
now: a1 2+g
play:
  expect: D3 gray; D3 grey; not G4 gray
`;
    expect(runCases(text, darkAgesRules, darkAgesCases).map(({ failure }) => failure?.message)).toEqual([undefined]);
  });
});
