// The tactic cards of the Han Empire: what each does, in the moment to which it belongs.

import { no } from '../../../../kernel/permission.ts';
import { become } from '../../../../kernel/procedure.ts';
import { CAVALRY, REGULAR, SKIRMISH, SPECIAL } from '../../tables/tables.ts';
import { callBring } from '../bring.ts';
import { feign } from '../card-moves.ts';
import type { CardText } from '../card-text.ts';
import { keyOf, told, unitNow } from '../events.ts';
import { freeBarrage } from '../free-barrage.ts';
import { below } from '../hands.ts';
import { ignoreHits } from '../ignore.ts';
import { hasRoom } from '../pool.ts';
import { removeFront } from '../ranks.ts';
import { anyBurdened } from '../redeploy.ts';
import { callSpies } from '../spies.ts';
import { MOST_DICE, sideOf } from '../state.ts';
import { mayBarrageAny } from '../targets.ts';
import { always, BARRAGES, hasDisorder, hasTwoRanks, isAttack, isOf, RANGED } from './conditions.ts';
import { oneLess } from './relief.ts';

export const han: { readonly [card: string]: CardText } = {
  'massed-volley': { pool: { dice: 2, fits: (g, a, why) => isAttack(a, RANGED, why) && hasRoom(g, a, why) } },
  'turning-ranks': {
    afterAttack: {
      fits(g, a, why) {
        if (!isAttack(a, BARRAGES, why)) return false;
        if (a.byCommand === 0) return no(why, 'notByCommand', a.attacker);
        if (g.turnedRanks !== 0) return no(why, 'turnedRanks');
        return isOf(g, a.attacker, SKIRMISH, why) && mayBarrageAny(g, a.attacker, why);
      },
      play(g, f, a) {
        g.turnedRanks = 1;
        f.unit = a.attacker;
        become(g, freeBarrage);
      },
    },
  },
  'drums-and-banners': { relief: oneLess },
  'halberd-hedge': {
    engaged: {
      // RULING: A unit that has counter-charged is the charge's target, so Halberd Hedge may be played for it as well
      // [B Halberd Hedge].
      // CASE: B Halberd Hedge: a unit that has counter-charged may use it too
      fits: (g, charge, why) =>
        (charge.counterFirst === 0 || no(why, 'counterFirstAlready', charge.target)) &&
        isOf(g, charge.attacker, CAVALRY | SPECIAL, why) &&
        isOf(g, charge.target, REGULAR, why),
      play(g, charge, card) {
        charge.counterFirst = 1;
        told(g)?.tell({ kind: 'counterFirst', unit: unitNow(g, charge.target), card: keyOf(card) });
      },
    },
  },
  'iron-law': {
    rally: {
      fits: hasDisorder,
      play: (g, seat, card) => callBring(g, seat, card, 2, 0, 1),
    },
  },
  'expendable-front': {
    hits: {
      fits: (g, f, why) => hasTwoRanks(g, f.target, why),
      play(g, f, card) {
        removeFront(g, f.target, 1);
        below(g, f).lost++;
        ignoreHits(g, f, f.hitsDue, card, null, true);
      },
    },
  },
  'feigned-retreat': {
    asks: 'feign',
    charged: {
      play(g, f, seat, _card, unit) {
        f.seat = seat;
        f.unit = unit;
        become(g, feign);
      },
    },
  },
  'heavenly-horses': {
    redeploy: {
      sets: 'horses',
      fits: (g, phase, why) =>
        (phase.horses === 0 || no(why, 'horsesAlready')) &&
        (anyBurdened(g, 0, CAVALRY) || no(why, 'nobodyNeedsCard', CAVALRY)),
      play(_g, phase) {
        phase.horses = 1;
      },
    },
  },
  spies: {
    asks: 'spies',
    start: {
      names: 'seat',
      fits(g, seat, named, why) {
        if (named >= g.battle.seats || sideOf(named) === sideOf(seat)) return no(why, 'notAnOpponent', named);
        return g.handCount[named] > 0 || no(why, 'emptyHand', named);
      },
      play: (g, seat, _card, named) => callSpies(g, seat, named),
    },
  },
  'mandate-of-heaven': { rolled: { rerolls: MOST_DICE, fits: always } },
};
