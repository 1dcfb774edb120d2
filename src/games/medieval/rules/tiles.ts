// Tiles that leave the board: gates that are opened and camps that are razed [M City Gate; 15 Phasis River; 18 Solachon].

import { gainBanner } from '../../../families/commands/rules/losses.ts';
import { ownUnitAt, type UnitFault } from '../../../families/commands/rules/pieces.ts';
import { decision } from '../../../families/commands/rules/procedures.ts';
import { groundOf, type State } from '../../../families/commands/rules/state.ts';
import { type RuleMaker, ruleHead } from '../../../families/commands/tables/special-rules.ts';
import { DONE } from '../../../families/commands/tables/verbs.ts';
import { firstOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { RAZE } from '../tables/verbs.ts';
import { told } from './events.ts';

/** A side takes a tile off the board; open ground is left. */
export function clearTile(g: State, hex: number, side: number): void {
  g.cleared |= 1 << g.battle.removable.indexOf(hex);
  told(g)?.tell({ kind: 'clears', side, hex });
  for (const rule of g.battle.rules) rule.tileCleared?.(g, hex, side);
}

const wasGate = (g: State, hex: number): boolean => g.battle.grounds[0].terrain[hex].ownersOnly;
const isCamp = (g: State, hex: number): boolean => groundOf(g).terrain[hex].key === 'camp';

/** `city SIDE`: walls and gates belong to this side. */
export const city: RuleMaker = (c) => ({
  ...ruleHead(c, 'The city gates are open to this army; the enemy must storm them.'),
  owns: { side: c.side(c.rule.args[0]), terrain: ['cityGate'] },
});

/** `camps SIDE`: the camps are friendly to this side. */
export const camps: RuleMaker = (c) => ({
  ...ruleHead(c, 'The camps shelter only units of this army.'),
  owns: { side: c.side(c.rule.args[0]), terrain: ['camp'] },
});

/**
 * `gateBanner SIDE`: a banner for each gate that the side opens.
 * RULING: A side gains the banner for a gate also when the gate's defender was driven off or destroyed, once the
 * attacker has advanced into the gate [M City Gate].
 * CASE: M City Gate: when the holder retreats and the attacker advances, the gate counts as stormed
 * CASE: M City Gate: when the holder is destroyed and the attacker advances, banner for unit and for gate
 */
export const gateBanner: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  return {
    ...ruleHead(c, 'A banner for each gate that is stormed and opened.'),
    tileCleared(g, hex, by) {
      if (by === side && wasGate(g, hex)) gainBanner(g, side);
    },
  };
};

/**
 * `razeCamps SIDE`: before its card the side may take off an enemy camp on which one of its units stands, for a banner.
 * RULING: Several camps may be razed at the start of one turn, and no camp has to be razed [15 Phasis River].
 * CASE: M 15 Phasis River: several camps may be razed at the start of one turn
 * CASE: M 15 Phasis River: nobody has to raze a camp
 */
export const razeCamps: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  return {
    ...ruleHead(c, 'When a turn begins with a unit in an enemy camp, the camp may be razed for a banner.'),
    beforeCard(g, active) {
      if (active === side && campsHeld(g, side).length > 0) call(g, razeCamp).seat = side;
    },
    tileCleared(g, hex, by) {
      if (by === side && !wasGate(g, hex)) gainBanner(g, side);
    },
  };
};

export type RazeFault = 'noCamp' | 'ownCamps' | UnitFault;

/** The side may raze the camp on the hex: an enemy's, on which a unit of its own stands. */
export function mayRaze(g: State, side: number, hex: number, why: Why<RazeFault> | null): boolean {
  if (!isCamp(g, hex)) return no(why, 'noCamp', hex);
  if (g.battle.owners[hex] === side) return no(why, 'ownCamps', hex);
  return ownUnitAt(g, hex, side, why);
}

/** Enemy camps on which units of the side stand. */
const campsHeld = (g: State, side: number): number[] => g.battle.removable.filter((hex) => mayRaze(g, side, hex, null));

export const razeCamp = decision('razeCamp', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    for (const hex of campsHeld(g, f.seat)) out.add(RAZE, hex);
    out.add(DONE);
  },
  take(g, f, choice) {
    if (verbOf(choice) === DONE) return done(g);
    clearTile(g, firstOf(choice), f.seat);
    if (campsHeld(g, f.seat).length === 0) done(g);
  },
});
