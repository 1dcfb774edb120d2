// The tactic cards of Carthage: what each does, in the moment to which it belongs.

import { no } from '../../../../kernel/permission.ts';
import { CAVALRY, REGULAR, SKIRMISH, SPECIAL } from '../../tables/tables.ts';
import { HARASS } from '../../tables/traits.ts';
import { burden, victimOf } from '../after-attack.ts';
import { callFlip } from '../bring.ts';
import type { CardText } from '../card-text.ts';
import { leave } from '../engagement.ts';
import { told, unitNow } from '../events.ts';
import { hasRoom } from '../pool.ts';
import { hasTrait, isMixed, isOuter } from '../questions.ts';
import { answerCharge } from '../reaction.ts';
import { countOf, MOST_RAISED } from '../reroll.ts';
import { DIE_SIDES, GONE, TO_EVADE } from '../state.ts';
import {
  ASSAULTS,
  CHARGES,
  COUNTERATTACKS,
  hasCampDisorder,
  hasOrder,
  isAttack,
  isOf,
  MELEE,
  RANGED,
} from './conditions.ts';

const ALL = REGULAR | SKIRMISH | CAVALRY | SPECIAL;

export const carthage: { readonly [card: string]: CardText } = {
  // No order is placed, so what makes reactions dearer does not matter.
  'hannibals-trap': { charged: { play: (g, _f, _seat, _card, unit) => answerCharge(g, unit, false, 0) } },
  'double-envelopment': {
    pool: {
      dice: 2,
      fits: (g, a, why) =>
        isAttack(a, ASSAULTS | CHARGES, why) &&
        (isOuter(g, a.attacker) || no(why, 'notOuter', a.attacker)) &&
        hasRoom(g, a, why),
    },
  },
  stampede: { charge: { sets: 'stampede', classes: SPECIAL | CAVALRY } },
  'mercenary-captains': {
    relief: {
      less: 0,
      captains: 1,
      // An Evade is neither a command of its own choosing nor a reaction: the captains do not help it.
      lowers(g, unit, purpose, why) {
        if (purpose === TO_EVADE) return no(why, 'notForEvade', unit);
        return isMixed(g, unit) || no(why, 'oneNameOnly', unit);
      },
    },
  },
  'numidian-feint': {
    afterAttack: {
      leaves: true,
      fits: (g, a, why) =>
        isAttack(a, MELEE, why) &&
        isOf(g, a.attacker, CAVALRY, why) &&
        (g.links[a.attacker] !== 0 || no(why, 'disengaged', a.attacker)),
      play(g, _f, a) {
        leave(g, a.attacker);
        told(g)?.tell({ kind: 'returned', unit: unitNow(g, a.attacker) });
      },
    },
  },
  'hail-of-stones': {
    pool: {
      dice: 1,
      harass: true,
      // The Harass it gives is worth the card even when the pool is full.
      fits: (g, a, why) =>
        isAttack(a, RANGED, why) &&
        isOf(g, a.attacker, SKIRMISH, why) &&
        (!hasTrait(g, a.attacker, HARASS) || hasRoom(g, a, why)),
    },
  },
  'barcid-silver': {
    start: {
      names: 'nothing',
      fits: (g, seat, _named, why) => hasCampDisorder(g, seat, why),
      play: (g, seat, card) => callFlip(g, seat, card, 2),
    },
  },
  'war-cry': { charge: { sets: 'cry', classes: ALL } },
  falcata: {
    rolled: {
      raises: MOST_RAISED,
      // Only a die below 8 can be raised.
      fits: (g, a, why) => isAttack(a, MELEE, why) && (countOf(g.heap) > g.heap[DIE_SIDES] || no(why, 'allEights')),
    },
  },
  plunder: {
    afterAttack: {
      names: true,
      // RULING: Card texts that mean a counterattack name it, so Plunder follows attacks only; fire at a charging unit
      // is one of them [B Plunder].
      // CASE: B Plunder: after a counterattack it is not meant
      // CASE: B Plunder: fire that disbands the charging unit is an attack too
      fits(g, a, why) {
        if (!isAttack(a, (MELEE | RANGED) & ~COUNTERATTACKS, why)) return false;
        if (g.unitSector[a.target] !== GONE) return no(why, 'targetStands', a.target);
        const seat = victimOf(g, a);
        if (!hasOrder(g, seat, why)) return false;
        for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++)
          if (g.unitSector[u] !== GONE) return true;
        return no(why, 'noUnitThere', seat);
      },
      play: (g, _f, _a, card, named) => burden(g, named, 1, card),
    },
  },
};
