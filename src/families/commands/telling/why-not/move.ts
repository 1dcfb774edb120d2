// Why a unit or leader may not move there (movement, ground, cards).

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { allowance, chargeOf } from '../../rules/reach.ts';
import { enemyUnitNextTo, groundOf, HALTED, leaderWith, MOVED, ORDERED, type State } from '../../rules/state.ts';
import { termsOf } from '../../rules/terms.ts';
import { EXIT, EXIT_LEADER, MOVE, MOVE_LEADER } from '../../tables/verbs.ts';
import { exitsOf } from '../view/view.ts';
import {
  agree,
  capital,
  cardRef,
  hexes,
  hexName,
  leaderName,
  list,
  ruleRef,
  SCENARIO,
  terrainRef,
  unitAt,
  whoIsAt,
} from '../words.ts';
import { whyNotExitLeader, whyNotLeaderTo } from './leader-move.ts';
import { distanceOf, heldBack, noUnit, type Reasons } from './parts.ts';
import { barredWay, type Walker } from './way.ts';

/** Why the unit on a hex cannot move at all now; null when it can. */
function cannotMove(g: State, hex: number, seat: number): Refusal | null {
  const ref = ruleRef(g, 'movement');
  const missing = noUnit(g, hex, seat, ref);
  if (missing) return missing;
  const unit = g.hexUnit[hex];
  const mark = g.unitMark[unit];
  const who = capital(unitAt(g, unit));
  const has = agree(g.battle.unitType[unit].name, 'has', 'have');
  if ((mark & ORDERED) === 0) return { text: `${who} ${has} no order this turn.`, ref: ruleRef(g, 'order') };
  if ((mark & MOVED) !== 0) return { text: `${who} ${has} moved already.`, ref };
  const still = stays(g, unit, who);
  if ((mark & HALTED) === 0) return still;
  if (g.again === 1)
    return { text: `${who} ${agree(g.battle.unitType[unit].name, 'does', 'do')} not move a second time.`, ref };
  const ground = groundOf(g).terrain[hex];
  // A unit that has come onto the board by that hex stops where any move would.
  if (g.unitSteps[unit] > 0 && ground.stops !== 'nobody') {
    return { text: `${who} came in by ${ground.name} and must stop there.`, ref: terrainRef(g, ground) };
  }
  const leader = leaderWith(g, unit);
  // Who joined it came by an order of his own; else the unit has only just come onto the board.
  if (leader < 0 || (g.leaderMark[leader] & ORDERED) === 0) {
    return { text: `${who} came onto the battlefield this turn and may not move.`, ref: SCENARIO };
  }
  const text = `A leader has joined ${unitAt(g, unit)}, which may move no further this turn.`;
  return { text, ref: ruleRef(g, 'leaderMovement') };
}

/** Its terms, or the game's own rule, let the unit not move at all. */
function stays(g: State, unit: number, who: string): Refusal | null {
  const terms = termsOf(g, unit);
  if (terms !== null && !terms.moves)
    return { text: `${who} may not move under ${terms.name}.`, ref: cardRef(g, terms) };
  if (!g.battle.game.questions.mayMove(g, unit)) {
    return { text: `${who} may not move as it stands.`, ref: ruleRef(g, 'movement') };
  }
  if (terms?.closesOnTarget !== true) return null;
  const target = g.unitAim[unit] - 1;
  if (target >= 0 && g.unitHex[target] >= 0) return null;
  return {
    text: `${who} may move only to close on a unit that it has fired at and that stands its ground.`,
    ref: cardRef(g, terms),
  };
}

/** A unit that has fired moves only toward its target. */
function notNearer(g: State, unit: number, to: number): Refusal | null {
  const terms = termsOf(g, unit);
  if (terms?.closesOnTarget !== true) return null;
  const at = g.unitHex[g.unitAim[unit] - 1];
  if (distanceOf(g, to, at) < distanceOf(g, g.unitHex[unit], at)) return null;
  return {
    text: `Under ${terms.name} the move must bring it nearer to ${hexName(g, at)}, at which it fired.`,
    ref: cardRef(g, terms),
  };
}

/** Why nobody may end a move on the hex: it is taken. */
function taken(g: State, unit: number, to: number, ref: string): Refusal | null {
  const name = hexName(g, to);
  if (g.hexUnit[to] >= 0) return { text: `${name} is taken: ${whoIsAt(g, to)}.`, ref };
  const leader = g.hexLeader[to];
  if (leader < 0) return null;
  if (g.battle.leaderSide[leader] !== g.battle.unitSide[unit]) {
    return { text: `${name} is taken: ${whoIsAt(g, to)}.`, ref };
  }
  if (leaderWith(g, unit) < 0) return null;
  return {
    text: `${leaderName(g, leader)} is at ${name}, and only one leader may be in a hex.`,
    ref: ruleRef(g, 'leaderMovement'),
  };
}

export function whyNotMoveTo(g: State, from: number, to: number, seat: number): Refusal {
  const fixed = cannotMove(g, from, seat);
  if (fixed) return fixed;
  const unit = g.hexUnit[from];
  const { unitType, unitSide } = g.battle;
  const { terrain, entry } = groundOf(g);
  const type = unitType[unit];
  const side = unitSide[unit];
  const ref = ruleRef(g, 'movement');
  const who = capital(unitAt(g, unit));
  if (to === from)
    return { text: `${who} ${agree(type.name, 'is', 'are')} there already; a unit may stay without moving.`, ref };
  const occupied = taken(g, unit, to, ref);
  if (occupied) return occupied;
  if (entry[unit][to] === 0) {
    return {
      text: `${capital(type.name)} may not enter ${terrain[to].name} at ${hexName(g, to)}.`,
      ref: terrainRef(g, terrain[to]),
    };
  }
  const used = g.unitSteps[unit];
  const terms = termsOf(g, unit);
  const charge = chargeOf(g, unit);
  const most = allowance(g, unit);
  const limit = (enemyUnitNextTo(g, to, side) ? Math.max(most, charge) : most) - used;
  const far = distanceOf(g, from, to);
  if (far > limit) {
    if (far <= charge - used) {
      return {
        text: `${who} ${agree(type.name, 'moves', 'move')} more than ${hexes(most)} only to end next to an enemy unit, and none is next to ${hexName(g, to)}.`,
        ref,
      };
    }
    return tooFar(g, unit, far, Math.max(0, most - used));
  }
  const leaving = terrain[from];
  const held = heldBack(g, leaving, far);
  if (held) return held;
  if (terrain[to].climbed && far + used > 1) {
    return {
      text: `${capital(terrain[to].name)} is entered only from the hex next to it, as the whole move.`,
      ref: terrainRef(g, terrain[to]),
    };
  }
  const nearer = notNearer(g, unit, to);
  if (nearer) return nearer;
  const passes = type.lightFoot && terms?.passesFriends === true;
  const walker: Walker = {
    from,
    limit,
    barred(hex) {
      const other = g.hexUnit[hex];
      if (other >= 0) return !passes || unitSide[other] !== side;
      // A friendly leader alone ends the move of a unit that he joins.
      return g.hexLeader[hex] >= 0;
    },
    mayEnter: (hex) => entry[unit][hex] !== 0,
    stops: (ground) => ground.mires || ground.stops === 'everyone' || (ground.stops === 'mounted' && !type.foot),
    climbsAfter: (steps) => steps + used > 1,
  };
  return barredWay(g, walker, to, who);
}

function tooFar(g: State, unit: number, far: number, limit: number): Refusal {
  const type = g.battle.unitType[unit];
  const card = termsOf(g, unit);
  const own = card?.move !== undefined && card.move(type, type.move) !== type.move;
  const under = own && card !== null ? ` under ${card.name}` : '';
  const may = agree(type.name, 'moves', 'move');
  const charge = chargeOf(g, unit);
  const charges = charge > limit ? `, or ${charge} in a charge that ends next to an enemy unit` : '';
  const most = limit === 0 ? 'no hex' : `up to ${hexes(limit)}`;
  return {
    text: `That is ${hexes(far)} away; ${unitAt(g, unit)} ${may} ${most}${charges}${under}.`,
    ref: own && card !== null ? cardRef(g, card) : ruleRef(g, 'movement'),
  };
}

function whyNotExit(g: State, from: number, seat: number): Refusal {
  const ways = exitsOf(g, seat).map((hex) => hexName(g, hex));
  if (ways.length === 0) return { text: 'In this scenario your units may not leave the battlefield.', ref: SCENARIO };
  const fixed = cannotMove(g, from, seat);
  if (fixed) return fixed;
  const unit = g.hexUnit[from];
  const who = capital(unitAt(g, unit));
  if (g.battle.mayExit[unit] === 0) return { text: `${who} may not leave the battlefield.`, ref: SCENARIO };
  if (g.battle.rules.some((rule) => rule.exits?.side === seat && rule.exits.standing)) {
    return { text: `${who} may leave only if it begins its turn at ${list(ways, 'or')}.`, ref: SCENARIO };
  }
  return { text: `${who} cannot leave with this move: it leads over the edge only from ${list(ways)}.`, ref: SCENARIO };
}

export const moveReasons: Reasons = {
  moveUnits: {
    [MOVE]: (g, _f, choice, seat) => whyNotMoveTo(g, firstOf(choice), secondOf(choice), seat),
    [MOVE_LEADER]: (g, _f, choice, seat) => whyNotLeaderTo(g, firstOf(choice), secondOf(choice), seat),
    [EXIT]: (g, _f, choice, seat) => whyNotExit(g, firstOf(choice), seat),
    [EXIT_LEADER]: (g, _f, choice, seat) => whyNotExitLeader(g, firstOf(choice), seat),
  },
};
