// Why a leader may not evade, stop or be placed there, and why a reserve may not enter there (rules 13, 14; scenarios).

import { firstOf, secondOf } from '../../kernel/choice.ts';
import type { Refusal } from '../../kernel/explain.ts';
import { groundOf, RESERVE, type State } from './state.ts';
import { DONE, ENTER, ENTER_LEADER, EVADE_LEADER, EVADE_LEADER_OFF, PLACE, STOP } from './verbs.ts';
import { NO_REASON, noUnit, type Reasons } from './why-not-parts.ts';
import {
  capital,
  hexes,
  hexName,
  leaderName,
  list,
  ruleRef,
  SCENARIO,
  sectionNames,
  terrainRef,
  whoIsAt,
} from './words.ts';

const LONGEST_EVADE = 3;

const waits = (g: State, side: number, type: number): boolean => {
  const { firstUnit, unitType, game } = g.battle;
  for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) {
    if (g.unitFate[u] === RESERVE && (type < 0 || unitType[u] === game.units[type])) return true;
  }
  return false;
};

export const leaderReasons: Reasons = {
  fleeStep: {
    [EVADE_LEADER](g, f, choice) {
      const ref = ruleRef(g, 'leaderEvade');
      const { board, leaderSide } = g.battle;
      const { terrain, leaderEntry } = groundOf(g);
      const to = secondOf(choice);
      const name = hexName(g, to);
      const other = notHim(g, f.from, firstOf(choice));
      if (other) return other;
      if (f.steps >= LONGEST_EVADE) return { text: `He has evaded ${hexes(LONGEST_EVADE)}, the most there is.`, ref };
      const back = board.back.subarray((f.seat * board.size + f.hex) * 2, (f.seat * board.size + f.hex) * 2 + 2);
      if (!back.includes(to)) {
        return {
          text: `He goes hex by hex toward his own baseline; ${name} is not one of the two hexes behind ${hexName(g, f.hex)}.`,
          ref,
        };
      }
      if (leaderEntry[f.seat][to] === 0) {
        return { text: `A leader may not enter ${terrain[to].name} at ${name}.`, ref: terrainRef(g, terrain[to]) };
      }
      const leader = g.hexLeader[to];
      if (g.hexUnit[to] < 0 && leader >= 0 && leaderSide[leader] !== f.seat) {
        return { text: `He cannot pass ${whoIsAt(g, to)} at ${name}.`, ref: ruleRef(g, 'leaderEscape') };
      }
      return {
        text: `By ${name} he would have nowhere to stop within ${hexes(LONGEST_EVADE)}, and another way is open.`,
        ref: ruleRef(g, 'leaderEscape'),
      };
    },
    [EVADE_LEADER_OFF](g, f, choice) {
      const ref = ruleRef(g, 'leaderEvade');
      const other = notHim(g, f.from, firstOf(choice));
      if (other) return other;
      const { board } = g.battle;
      if (board.row[f.hex] !== (f.seat === 0 ? 0 : board.rows - 1)) {
        return { text: `He may leave the battlefield only over his own baseline; he is at ${hexName(g, f.hex)}.`, ref };
      }
      return { text: `He has evaded ${hexes(LONGEST_EVADE)}, the most there is.`, ref };
    },
    [STOP](g, f) {
      const ref = ruleRef(g, 'leaderEvade');
      if (f.steps === 0) return { text: 'He must evade at least one hex.', ref };
      return { text: `He cannot stop at ${hexName(g, f.hex)}: ${whoIsAt(g, f.hex)}.`, ref };
    },
  },
  placeLeader: {
    [PLACE](g, _f, choice, seat) {
      const hex = firstOf(choice);
      const { unitSide } = g.battle;
      const { terrain, leaderEntry } = groundOf(g);
      const unit = g.hexUnit[hex];
      if (unit >= 0 && unitSide[unit] !== seat) {
        return { text: `${hexName(g, hex)} is taken: ${whoIsAt(g, hex)}.`, ref: SCENARIO };
      }
      if (g.hexLeader[hex] >= 0) {
        return {
          text: `${leaderName(g, g.hexLeader[hex])} is at ${hexName(g, hex)}, and only one leader may be in a hex.`,
          ref: ruleRef(g, 'leaderMovement'),
        };
      }
      if (leaderEntry[seat][hex] === 0) {
        return {
          text: `A leader may not enter ${terrain[hex].name} at ${hexName(g, hex)}.`,
          ref: terrainRef(g, terrain[hex]),
        };
      }
      return NO_REASON;
    },
    [DONE]: () => ({ text: 'All your leaders must be placed.', ref: SCENARIO }),
  },
  enterReserve: {
    [ENTER](g, f, choice, seat) {
      const { game, board, sections } = g.battle;
      const { terrain } = groundOf(g);
      const type = game.units[firstOf(choice)];
      const hex = secondOf(choice);
      if (!waits(g, seat, firstOf(choice))) return { text: `No ${type.name} is waiting to enter.`, ref: SCENARIO };
      if (board.row[hex] !== (seat === 0 ? board.rows - 1 : 0)) {
        return { text: `The reserve enters on the enemy's baseline; ${hexName(g, hex)} is not on it.`, ref: SCENARIO };
      }
      if ((sections[hex] & f.kind) === 0) {
        return {
          text: `${hexName(g, hex)} is not in your ${list(sectionNames(seat, f.kind), 'or')}, for which the card was played.`,
          ref: SCENARIO,
        };
      }
      const who = whoIsAt(g, hex);
      if (who !== '') return { text: `${hexName(g, hex)} is taken: ${who}.`, ref: SCENARIO };
      if (terrain[hex].mayEnter(type) && terrain[hex].leadersMayEnter) return NO_REASON;
      return {
        text: `${capital(type.name)} may not enter ${terrain[hex].name} at ${hexName(g, hex)}.`,
        ref: terrainRef(g, terrain[hex]),
      };
    },
    [ENTER_LEADER](g, _f, choice, seat) {
      const hex = firstOf(choice);
      if (waits(g, seat, -1)) return { text: 'First all units of the reserve enter that can.', ref: SCENARIO };
      const missing = noUnit(g, hex, seat, SCENARIO);
      if (missing) return missing;
      if (g.hexLeader[hex] >= 0) {
        return {
          text: `${leaderName(g, g.hexLeader[hex])} is at ${hexName(g, hex)}, and only one leader may be in a hex.`,
          ref: ruleRef(g, 'leaderMovement'),
        };
      }
      return { text: 'The leader joins a unit that has just come in with him.', ref: SCENARIO };
    },
    [DONE]: () => ({ text: 'Whoever of the reserve can enter must enter.', ref: SCENARIO }),
  },
};

/** Another hex was named than that of the leader who evades. */
function notHim(g: State, from: number, named: number): Refusal | null {
  if (from === named) return null;
  const leader = g.hexLeader[from];
  const who = leader >= 0 ? leaderName(g, leader) : 'the leader';
  return { text: `It is ${who} at ${hexName(g, from)} who evades.`, ref: ruleRef(g, 'leaderEvade') };
}
