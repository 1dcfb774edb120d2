// The tactic cards of the Greco-Bactrian Kingdom: what each does, in the moment to which it belongs.

import { no } from '../../../../kernel/permission.ts';
import { CAVALRY, REGULAR, ranks, SKIRMISH, SPECIAL } from '../../tables/tables.ts';
import { burden, victimOf } from '../after-attack.ts';
import { callFlip } from '../bring.ts';
import { callParthian } from '../card-moves.ts';
import type { CardText } from '../card-text.ts';
import { keepLast } from '../disband.ts';
import { ignoreByCard } from '../ignore.ts';
import { hasRoom } from '../pool.ts';
import { anyBurdened } from '../redeploy.ts';
import { countBits, MOST_DICE, MOST_RANKS, onField, type State } from '../state.ts';
import { always, BARRAGES, CHARGES, hasCampDisorder, hasOrder, isAttack, isOf, MELEE, RANGED } from './conditions.ts';

const ALL = REGULAR | SKIRMISH | CAVALRY | SPECIAL;

/** War Elephants of the seat in a sector: any unit that has such a rank. */
function elephantsIn(g: State, seat: number, sector: number): boolean {
  for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
    if (g.unitSector[u] !== sector) continue;
    for (let i = u * MOST_RANKS; i < (u + 1) * MOST_RANKS && g.rank[i] !== 0; i++) {
      if (ranks[g.rank[i] - 1].key === 'war-elephants') return true;
    }
  }
  return false;
}

export const bactria: { readonly [card: string]: CardText } = {
  'hammer-and-anvil': {
    pool: {
      dice: 2,
      fits: (g, a, why) =>
        isAttack(a, MELEE, why) &&
        (countBits(g.links[a.target]) >= 2 || no(why, 'notOverlapped', a.target)) &&
        hasRoom(g, a, why),
    },
  },
  phalanx: {
    hits: {
      ignores: 1,
      fits: (g, f, why) => isAttack(f, MELEE, why) && isOf(g, f.target, REGULAR, why),
      play: ignoreByCard,
    },
  },
  'royal-wedge': {
    pool: {
      dice: 2,
      fits: (g, a, why) => isAttack(a, CHARGES, why) && isOf(g, a.attacker, CAVALRY, why) && hasRoom(g, a, why),
    },
  },
  'parthian-shot': {
    asks: 'parthian',
    afterAttack: {
      fits: (g, a, why) => isAttack(a, BARRAGES, why) && isOf(g, a.attacker, CAVALRY, why),
      play: (g, f, a) => callParthian(g, f.seat, a.attacker),
    },
  },
  'steppe-allies': {
    afterAttack: {
      // RULING: Hits that the target has ignored count as dealt, for Steppe Allies and for Harass [B Harass].
      // CASE: B Steppe Allies: hits that Steadfast ignores are still dealt
      // CASE: B Harass: hits that Steadfast ignores are still dealt
      fits: (g, a, why) =>
        isAttack(a, RANGED, why) &&
        (a.hits > 0 || no(why, 'noHit', a.target)) &&
        (onField(g, a.target) || no(why, 'targetGone', a.target)) &&
        hasOrder(g, victimOf(g, a), why),
      play: (g, _f, a, card) => burden(g, a.target, 2, card),
    },
  },
  'royal-treasury': {
    start: {
      names: 'nothing',
      fits: (g, seat, _named, why) => hasCampDisorder(g, seat, why),
      play: (g, seat, card) => callFlip(g, seat, card, 2),
    },
  },
  'elephant-scent': {
    enemyPool: {
      fewer: 2,
      // RULING: For Elephant Scent the elephants must be in the sector of the cavalry that rolls, whatever that cavalry
      // aims at; the card counts against any attack of the cavalry, a barrage too [B Elephant Scent].
      // CASE: B Elephant Scent: a barrage of cavalry in the sector of the elephants has two dice fewer, whatever it aims at
      // CASE: B Elephant Scent: cavalry that shoots from another sector at the elephants keeps its dice
      // CASE: B Elephant Scent: in a counterattack of cavalry as well
      fits(g, a, seat, why) {
        if (!isOf(g, a.attacker, CAVALRY, why)) return false;
        if (a.fewer !== 0) return no(why, 'fewerAlready', a.attacker);
        return elephantsIn(g, seat, g.unitSector[a.attacker]) || no(why, 'noElephants', g.unitSector[a.attacker]);
      },
    },
  },
  'alexanders-heirs': { rolled: { rerolls: MOST_DICE, fits: always } },
  'oblique-order': {
    redeploy: {
      fits: (g, phase, why) => anyBurdened(g, phase.horses, ALL) || no(why, 'nobodyNeedsCard', ALL),
      play(_g, phase) {
        phase.credits += 2;
      },
    },
  },
  agema: { disband: { fits: (g, unit, why) => isOf(g, unit, REGULAR | CAVALRY, why), play: keepLast } },
};
