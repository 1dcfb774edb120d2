// Special rules that the sheets of Napoleonics name.

import { ASIDE_PLACES } from '../../../families/commands/rules/state.ts';
import { heldHexes, hexWordsFrom, leaveForBanner } from '../../../families/commands/tables/shared-rules.ts';
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
  const twin = hexes.findIndex((hex, i) => hexes.indexOf(hex) < i);
  if (twin >= 0) throw c.fail('each hex only once', `${c.rule.args[1 + twin]} again`);
  return {
    ...ruleHead(c, `The units on ${hexWordsFrom(c, 1)} begin in square.`),
    setUp(g) {
      // Each square takes a card of the hand to a place on the track.
      const most = Math.min(g.handCount[side], ASIDE_PLACES);
      if (hexes.length > most) throw c.fail(`at most ${most} squares, a card in hand for each`, `${hexes.length}`);
      // The last call is carried out first: frames are a stack.
      for (const hex of [...hexes].reverse()) {
        const unit = g.hexUnit[hex];
        const own = unit >= 0 && g.battle.unitSide[unit] === side;
        if (!own) throw c.fail(`a hex with a unit of ${c.rule.args[0]}`, c.rule.args[1 + hexes.indexOf(hex)]);
        call(g, formSquare).unit = unit;
      }
    },
  };
};

/** Each enemy infantry unit that is eliminated gives the side two banners. */
const infantryWorthTwo: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  return {
    ...ruleHead(c, 'Two banners for each enemy infantry unit eliminated.'),
    bannersFor: (g, unit) => (g.battle.unitSide[unit] !== side && isInfantry(g, unit) ? 2 : 1),
  };
};

export const specialRules = {
  heldHexes,
  leaveForBanner,
  startInSquare,
  infantryWorthTwo,
} satisfies { readonly [key: string]: RuleMaker };
