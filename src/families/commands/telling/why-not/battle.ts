// Why a unit may not fire or close combat, in the battle phase and as a bonus combat.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import { type Refusal, Trace } from '../../../../kernel/explain.ts';
import { closeAfter, engaged, fireAfter, rangeOf } from '../../rules/battle-phase.ts';
import { hasCloseTarget, mayReachWall } from '../../rules/momentum.ts';
import { blockers } from '../../rules/sight.ts';
import {
  ATTACK,
  enemyAt,
  enemyUnitNextTo,
  FIRED,
  FOUGHT,
  groundOf,
  MUST_CLOSE,
  NO_BATTLE,
  ORDERED,
  type State,
} from '../../rules/state.ts';
import { termsOf } from '../../rules/terms.ts';
import type { Terms } from '../../tables/tables.ts';
import { CLOSE, DONE, FIRE } from '../../tables/verbs.ts';
import { barredByGround } from '../scan/hex.ts';
import {
  agree,
  capital,
  cardRef,
  count,
  hexes,
  hexName,
  inTheWay,
  leaderName,
  ruleRef,
  sayOf,
  terrainRef,
  unitAt,
  whoIsAt,
} from '../words.ts';
import { distanceOf, NO_REASON, noUnit, orderName, orderRef, type Reasons } from './parts.ts';

/** Why the unit on a hex cannot battle at all; null when it can. */
function cannotBattle(g: State, hex: number, seat: number): Refusal | null {
  const ref = ruleRef(g, 'battle');
  const leader = g.hexLeader[hex];
  if (g.hexUnit[hex] < 0 && leader >= 0 && g.battle.leaderSide[leader] === seat) {
    return { text: `${leaderName(g, leader)} is alone, and a leader alone cannot battle.`, ref: ruleRef(g, 'leaders') };
  }
  const missing = noUnit(g, hex, seat, ref);
  if (missing) return missing;
  const unit = g.hexUnit[hex];
  const mark = g.unitMark[unit];
  const who = capital(unitAt(g, unit));
  const has = agree(g.battle.unitType[unit].name, 'has', 'have');
  if ((mark & ORDERED) === 0) return { text: `${who} ${has} no order this turn.`, ref: ruleRef(g, 'order') };
  if ((mark & FOUGHT) !== 0) return { text: `${who} ${has} battled already this turn.`, ref };
  if ((mark & NO_BATTLE) === 0) return null;
  const ground = groundOf(g).terrain[hex];
  if (!barredByGround(g, unit)) {
    return {
      text: `${who} ${agree(g.battle.unitType[unit].name, 'was', 'were')} ordered to move only.`,
      ref: orderRef(g),
    };
  }
  return { text: `${who} moved into ${ground.name} and may not battle this turn.`, ref: terrainRef(g, ground) };
}

/** Why nobody can be attacked on the hex; null when an enemy stands there. */
function noTarget(g: State, hex: number, seat: number, ref: string): Refusal | null {
  if (enemyAt(g, hex, seat)) return null;
  const who = whoIsAt(g, hex);
  const ground = groundOf(g).terrain[hex];
  if (who === '' && ground.ownersOnly && g.battle.owner !== seat) {
    return {
      text: `${capital(ground.name)} at ${hexName(g, hex)} is closed; a unit next to it may storm it.`,
      ref: terrainRef(g, ground),
    };
  }
  return {
    text: who === '' ? `Nobody stands at ${hexName(g, hex)}.` : `At ${hexName(g, hex)} stands your own side: ${who}.`,
    ref,
  };
}

function whyNotClose(g: State, from: number, to: number, seat: number): Refusal {
  const ref = ruleRef(g, 'close');
  const fault = cannotBattle(g, from, seat) ?? noTarget(g, to, seat, ref);
  if (fault) return fault;
  const unit = g.hexUnit[from];
  const who = capital(unitAt(g, unit));
  const card = termsOf(g, unit);
  if (g.phase === 1) return { text: 'Now units fire; they attack after they have moved.', ref };
  if (card !== null && !card.battle.close) {
    return { text: `Under ${card.name} nobody ${sayOf(g).closes}.`, ref: cardRef(g, card) };
  }
  if (card?.closesOnTarget) {
    const refusal = notItsTarget(g, unit, to, card);
    if (refusal) return refusal;
  } else if ((g.unitMark[unit] & FIRED) !== 0) {
    return {
      text: `${who} ${agree(g.battle.unitType[unit].name, 'has', 'have')} fired, and a unit battles in one way only.`,
      ref: ruleRef(g, 'battle'),
    };
  }
  const most = closeAfter(g, unit);
  if (g.unitSteps[unit] > most) {
    return movedTooFar(g, unit, most, g.battle.unitType[unit].closeAfter, sayOf(g).toClose, ref);
  }
  const far = distanceOf(g, from, to);
  if (far !== 1)
    return { text: `${hexName(g, to)} is ${hexes(far)} away; ${sayOf(g).close} is with a hex next to the unit.`, ref };
  if (!mayReachWall(g, unit, to)) {
    const wall = groundOf(g).terrain[to];
    return {
      text: `${who} may attack ${wall.name} only from a hex next to it where the unit began its turn.`,
      ref: terrainRef(g, wall),
    };
  }
  const trace = new Trace();
  if (g.battle.game.questions.closeDice(g, unit, to, ATTACK, trace) === 0) {
    const fewer = trace.reasons.find((part) => part.add < 0 || part.limit === 0);
    return { text: `No dice are left to attack with${fewer ? `: ${fewer.text}` : ''}.`, ref: fewer?.ref ?? ref };
  }
  return { text: `${who} may not attack ${whoIsAt(g, to)} at ${hexName(g, to)} from where it stands.`, ref };
}

/** Who fires to close on a unit attacks nobody else. */
function notItsTarget(g: State, unit: number, to: number, terms: Terms): Refusal | null {
  const target = g.unitAim[unit] - 1;
  if (target >= 0 && g.unitHex[target] === to) return null;
  const text =
    target < 0
      ? `Under ${terms.name} a unit attacks only a unit that it has fired at and that stood its ground.`
      : `Under ${terms.name} it attacks only ${unitAt(g, target)}, at which it fired.`;
  return { text, ref: cardRef(g, terms) };
}

function movedTooFar(g: State, unit: number, most: number, own: number, what: string, ref: string): Refusal {
  const { name } = g.battle.unitType[unit];
  const after = most <= 0 ? 'after any move' : `after more than ${hexes(most)}`;
  // What keeps it from it may be its strength, or the card, rather than its type.
  const weak = (g.battle.game.questions.battlesAfter?.(g, unit) ?? own) < own;
  const left = weak ? ` with ${count(g.unitBlocks[unit], 'block')} left` : '';
  const under = !weak && most < own ? ` under ${termsOf(g, unit)?.name ?? orderName(g)}` : '';
  return {
    text: `${capital(unitAt(g, unit))} moved ${hexes(g.unitSteps[unit])}; ${name}${left} may not ${what} ${after}${under}.`,
    ref,
  };
}

function whyNotFire(g: State, from: number, to: number, seat: number): Refusal {
  const ref = ruleRef(g, 'ranged');
  const fault = cannotBattle(g, from, seat);
  if (fault) return fault;
  const unit = g.hexUnit[from];
  const who = capital(unitAt(g, unit));
  const name = g.battle.unitType[unit].name;
  const range = rangeOf(g, unit);
  if (range === 0) return { text: `${who} ${agree(name, 'has', 'have')} no ${sayOf(g).missiles}.`, ref };
  const target = noTarget(g, to, seat, ref);
  if (target) return target;
  const card = termsOf(g, unit);
  if (card !== null && !card.battle.fire) return { text: `Under ${card.name} nobody fires.`, ref: cardRef(g, card) };
  if ((g.unitMark[unit] & MUST_CLOSE) !== 0) {
    return { text: `${who} charged and must ${sayOf(g).toClose}.`, ref: ruleRef(g, 'close') };
  }
  if ((card?.firesFirst === true) !== (g.phase === 1)) {
    const text = g.phase === 1 ? `${who} fires after it has moved.` : `${who} could fire only before it moved.`;
    return { text, ref: card === null ? ref : cardRef(g, card) };
  }
  if (g.phase === 1 && (g.unitMark[unit] & FIRED) !== 0) return { text: `${who} has fired already.`, ref };
  const most = fireAfter(g, unit);
  if (g.unitSteps[unit] > most) return movedTooFar(g, unit, most, g.battle.unitFireAfter[unit], 'fire', ref);
  const far = distanceOf(g, from, to);
  if (far === 1)
    return {
      text: `${hexName(g, to)} is next to the unit: fire is for targets farther off, this one is attacked in ${sayOf(g).close}.`,
      ref,
    };
  if (engaged(g, unit)) {
    const who = enemyUnitNextTo(g, from, seat) ? 'An enemy unit' : 'An enemy leader';
    return { text: `${who} is next to ${unitAt(g, unit)}, which therefore may not fire.`, ref };
  }
  if (far > range) return { text: `${hexName(g, to)} is ${hexes(far)} away; the range of ${name} is ${range}.`, ref };
  const blocked = blockers(g, from, to, unit);
  if (blocked.length > 0)
    return { text: `No line of sight to ${hexName(g, to)}: ${inTheWay(g, blocked)} in between.`, ref };
  if (g.hexUnit[to] < 0 && !g.battle.game.customs.fireAtLeaders) {
    return { text: 'A leader alone is no target for fire.', ref };
  }
  const trace = new Trace();
  if (g.battle.game.questions.fireDice(g, unit, to, trace) === 0) {
    const fewer = trace.reasons.find((part) => part.add < 0 || part.limit === 0);
    return { text: `No dice are left to fire with${fewer ? `: ${fewer.text}` : ''}.`, ref: fewer?.ref ?? ref };
  }
  return NO_REASON;
}

/** A unit that charged and still has a target keeps the battle phase open. */
function whyNotDone(g: State, seat: number): Refusal {
  const { firstUnit } = g.battle;
  for (let u = firstUnit[seat]; u < firstUnit[seat + 1]; u++) {
    if ((g.unitMark[u] & (MUST_CLOSE | FOUGHT)) !== MUST_CLOSE || g.unitHex[u] < 0 || !hasCloseTarget(g, u)) continue;
    return { text: `${capital(unitAt(g, u))} charged and must still ${sayOf(g).toClose}.`, ref: ruleRef(g, 'close') };
  }
  return NO_REASON;
}

export const battleReasons: Reasons = {
  battleUnits: {
    [CLOSE]: (g, _f, choice, seat) => whyNotClose(g, firstOf(choice), secondOf(choice), seat),
    [FIRE]: (g, _f, choice, seat) => whyNotFire(g, firstOf(choice), secondOf(choice), seat),
    [DONE]: (g, _f, _choice, seat) => whyNotDone(g, seat),
  },
  chooseBonus: {
    [CLOSE](g, f, choice, seat) {
      const ref = ruleRef(g, 'bonus');
      const from = g.unitHex[f.attacker];
      if (firstOf(choice) !== from) {
        return {
          text: `The ${sayOf(g).bonus} belongs to ${unitAt(g, f.attacker)} alone; others battle when it is over.`,
          ref,
        };
      }
      const target = noTarget(g, secondOf(choice), seat, ref);
      if (target) return target;
      if (f.count > 0 && secondOf(choice) !== f.count - 1) {
        return { text: `It may attack only ${hexName(g, f.count - 1)}.`, ref };
      }
      const far = distanceOf(g, from, secondOf(choice));
      return {
        text: `${hexName(g, secondOf(choice))} is ${hexes(far)} away; ${sayOf(g).close} is with a hex next to the unit.`,
        ref,
      };
    },
    [FIRE]: (g, f) => ({
      text: `The bonus of ${unitAt(g, f.attacker)} is a ${sayOf(g).close}; it may not fire.`,
      ref: ruleRef(g, 'bonus'),
    }),
  },
};
