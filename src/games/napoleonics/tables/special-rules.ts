// Special rules that the sheets of Napoleonics name.

import { heldHexes, leaveForBanner } from '../../../families/commands/tables/shared-rules.ts';
import { type RuleMaker, ruleHead } from '../../../families/commands/tables/special-rules.ts';
import { call } from '../../../kernel/procedure.ts';
import { formSquare } from '../rules/square.ts';
import { isInfantry } from './arms.ts';

/**
 * Units of the side begin in square: for each a card goes blind from the dealt hand to the track, in the order of the
 * hexes named.
 */
const startInSquare: RuleMaker = (c) => {
  const hexes = c.rule.args.slice(1).map((name) => c.hex(name));
  const side = c.side(c.rule.args[0]);
  return {
    ...ruleHead(c, `The ${c.sheet.sides[side].army} units on ${c.rule.args.slice(1).join(' and ')} begin in square.`),
    setUp(g) {
      // The last call is carried out first: frames are a stack.
      for (const hex of [...hexes].reverse()) {
        const unit = g.hexUnit[hex];
        if (unit < 0) throw c.fail('a hex with a unit', c.rule.args[1 + hexes.indexOf(hex)]);
        call(g, formSquare).unit = unit;
      }
    },
  };
};

/** Each enemy infantry unit that is eliminated gives the side two banners. */
const infantryWorthTwo: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  const army = c.sheet.sides[side].army;
  return {
    ...ruleHead(c, `${army}: two banners for each enemy infantry unit eliminated.`),
    bannersFor: (g, unit) => (g.battle.unitSide[unit] !== side && isInfantry(g, unit) ? 2 : 1),
  };
};

export const specialRules = {
  heldHexes,
  leaveForBanner,
  startInSquare,
  infantryWorthTwo,
} satisfies { readonly [key: string]: RuleMaker };
