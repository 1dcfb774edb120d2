// Rule cases of Dark Ages: what a case's position is made of and which facts it may expect. docs/notation.md, "Rule cases".

import type { Chance } from '../../../kernel/chance.ts';
import type { CaseDialect } from '../../../lib/cases-facts.ts';
import { CaseChance } from '../../../lib/cases-play.ts';
import { PICK_BURN, PICK_DRAW, type State } from '../rules/state.ts';
import { facts, hexFact, tagFact } from './cases-facts.ts';
import { positionKeys } from './position-keys.ts';

/**
 * Cards for hands need not be written: unless a pick is written for them, the first card of the deck by its number is drawn.
 * So a case may run over the end of a turn. Rally draws are always written.
 */
class CaseDraws implements Chance {
  private readonly written: Chance;

  constructor(written: Chance) {
    this.written = written;
  }

  roll(g: Parameters<Chance['roll']>[0]): boolean {
    const draws = g.dicePick === 1 && (g.rollPurpose === PICK_DRAW || g.rollPurpose === PICK_BURN);
    if (!draws || this.isWritten(g.diceSides)) return this.written.roll(g);
    g.dice[0] = 0;
    g.rolls[g.rollSubject]++;
    return true;
  }

  private isWritten(sides: number): boolean {
    return this.written instanceof CaseChance && this.written.rolls[0]?.[0]?.sides === sides;
  }

  shuffle(): void {}
}

export const darkAgesCases: CaseDialect<State> = {
  positionKeys,
  start: (ruleset, text, chance) => ruleset.start({ text }, new CaseDraws(chance)),
  facts,
  other: (word) => (/^[A-Z]\d/.test(word) ? hexFact : /^[a-z]{1,3}\d/.test(word) ? tagFact : undefined),
  otherName: 'a hex, the name of a piece such as b3',
  example: 'D3 spearmen cubes 2 grey',
};
