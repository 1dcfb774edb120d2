// The Parthian shot: light bow cavalry that evades fires back at its attacker, after his dice and before it goes
// [M Parthian Shot].

import { countFace } from '../../../families/commands/rules/dice.ts';
import { DiceReading } from '../../../families/commands/rules/dice-reading.ts';
import { unitHere } from '../../../families/commands/rules/events.ts';
import { checkLeader } from '../../../families/commands/rules/leaders.ts';
import { loseBlocks } from '../../../families/commands/rules/losses.ts';
import { procedure } from '../../../families/commands/rules/procedures.ts';
import { type Frame, ROLL_BACK_SHOT, type State } from '../../../families/commands/rules/state.ts';
import { tellDice } from '../../../families/commands/rules/strike.ts';
import { roll } from '../../../kernel/chance.ts';
import { call, done } from '../../../kernel/procedure.ts';
import type { MedievalUnit } from '../tables/units.ts';
import { told } from './events.ts';

/**
 * RULING: The Parthian shot is always two dice: neither the blocks that are left, nor ground, nor a
 * token changes their number, for the rule names it and speaks of no ranged combat [M Parthian Shot].
 * CASE: M Parthian Shot: the attacker's dice come first, and what is left of the unit fires
 * CASE: M Parthian Shot: terrain takes none of its dice
 * CASE: M Parthian Shot: nobody may pay for a die of it
 */
const BACK_SHOT_DICE = 2;

/**
 * RULING: A unit that can fire a Parthian shot always fires it, because nobody gains by holding the shot back
 * [M Parthian Shot].
 * CASE: M Parthian Shot: light bow cavalry that evades fires back with two dice before it goes
 */
export function fireBack(g: State, f: Frame): void {
  if (g.unitHex[f.unit] < 0 || !(g.battle.unitType[f.unit] as MedievalUnit).backShot) return;
  const { unit, by } = f;
  const s = call(g, backShot);
  s.by = unit;
  s.unit = by;
}

/** f.by fires at f.unit, which attacks it: two dice whatever the ground, and only the symbol of the attacker hits. */
export const backShot = procedure('backShot', {
  roll(g, f) {
    g.sequence++;
    f.hex = g.unitHex[f.unit];
    told(g)?.tell({ kind: 'firesBack', by: unitHere(g, f.by), unit: unitHere(g, f.unit), count: BACK_SHOT_DICE });
    roll(g, ROLL_BACK_SHOT, f.by, f.unit, BACK_SHOT_DICE, 6);
  },
  hits(g, f) {
    const { symbol } = g.battle.unitType[f.unit];
    f.hits = countFace(g, symbol);
    if (g.sink !== null) {
      const reading = new DiceReading();
      reading.note(symbol, f.hits, 'hit', '');
      tellDice(g, f, 'ranged', reading);
    }
    if (loseBlocks(g, f.unit, f.hits) === 0) return done(g);
    const c = call(g, checkLeader);
    c.unit = f.unit;
    c.hex = f.hex;
  },
});
