// The tactic cards of the Roman Republic: what each does, in the moment to which it belongs.

import { no } from '../../../../kernel/permission.ts';
import { REGULAR, SKIRMISH } from '../../tables/tables.ts';
import { callBring, callFlip } from '../bring.ts';
import type { CardText } from '../card-text.ts';
import { ignoreByCard } from '../ignore.ts';
import { hasRoom } from '../pool.ts';
import { isMixed, mostDisorder } from '../questions.ts';
import { callArrange, removeFront } from '../ranks.ts';
import { anyFree, callConsular } from '../redeploy.ts';
import { COMMANDED, REDEPLOYED } from '../state.ts';
import { mayBarrageAny } from '../targets.ts';
import { always, CHARGES, COUNTERATTACKS, hasDisorder, hasTwoRanks, isAttack, isOf, RANGED } from './conditions.ts';
import { oneLess } from './relief.ts';

export const rome: { readonly [card: string]: CardText } = {
  'veteran-troops': { rolled: { rerolls: 1, fits: always } },
  'pila-volley': {
    pool: {
      dice: 2,
      fits: (g, a, why) => isAttack(a, CHARGES, why) && isOf(g, a.attacker, REGULAR, why) && hasRoom(g, a, why),
    },
  },
  testudo: {
    asks: 'ignore',
    hits: {
      ignores: 2,
      fits: (g, f, why) => isAttack(f, RANGED, why) && isOf(g, f.target, REGULAR, why),
      play: ignoreByCard,
    },
  },
  'triplex-acies': {
    asks: 'arrange',
    start: {
      names: 'unit',
      fits: (g, _seat, unit, why) => isMixed(g, unit) || no(why, 'oneName', unit),
      play: (g, seat, _card, unit) => callArrange(g, seat, unit),
    },
  },
  'centurions-voice': { relief: oneLess },
  'hold-the-line': { pool: { dice: 2, fits: (g, a, why) => isAttack(a, COUNTERATTACKS, why) && hasRoom(g, a, why) } },
  'marching-camp': {
    rally: {
      fits: hasDisorder,
      play: (g, seat, card) => callBring(g, seat, card, 2, 0, 0),
    },
  },
  'ad-triarios': {
    afterHits: {
      fits: (g, unit, why) => g.unitDisorder[unit] > 0 || no(why, 'noDisorderOn', unit),
      play: (g, seat, card, unit) => callBring(g, seat, card, 2, unit + 1, 1),
    },
  },
  'consular-reserve': {
    asks: 'consular',
    redeploy: {
      fits: (g, _phase, why) => anyFree(g) || no(why, 'nobodyFree'),
      play: callConsular,
    },
  },
  decimation: {
    start: {
      names: 'unit',
      // The unit can spare its front rank: it could hold its disorder without it.
      fits: (g, _seat, unit, why) =>
        hasTwoRanks(g, unit, why) &&
        (g.unitDisorder[unit] <= mostDisorder(g, unit, 1) || no(why, 'needsItsFront', unit)),
      play(g, seat, card, unit) {
        removeFront(g, unit, 1);
        callFlip(g, seat, card, 3);
      },
    },
  },
  auxilia: {
    end: {
      fits(g, unit, why) {
        if (!isOf(g, unit, SKIRMISH, why)) return false;
        if ((g.unitMarks[unit] & COMMANDED) !== 0) return no(why, 'commandedAlready', unit);
        if ((g.unitMarks[unit] & REDEPLOYED) !== 0) return no(why, 'redeployedAlready', unit);
        return mayBarrageAny(g, unit, why);
      },
    },
  },
};
