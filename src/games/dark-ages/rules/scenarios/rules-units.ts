// Special rules about units and leaders: values, dice, rings, deaths, and ground that is lost to the enemy [D Scenarios].

import { here, told } from '../events.ts';
import { distance } from '../ground.ts';
import {
  ASSAULT_FIGHT,
  CAMP_TAKEN,
  HAS_MOVED,
  IN_ENTRY,
  isLeader,
  MELEE_FIGHT,
  STANDARD_LOST,
  type State,
  seatOf,
} from '../state.ts';
import type { RuleMakers } from './rules.ts';

const typeOf = (g: State, piece: number): string => g.battle.types[piece]?.key ?? '';
const isFoot = (g: State, piece: number): boolean => {
  const unitClass = g.battle.types[piece]?.class;
  return unitClass === 'light infantry' || unitClass === 'heavy infantry';
};
const standsFirm = (g: State, piece: number): boolean => (g.lasting[piece] & HAS_MOVED) === 0;

/** One hit for every unit of the side within reach of a hex. */
function hitAround(g: State, side: number, hex: number, reach: number): void {
  const { firstUnit } = g.battle;
  for (let p = firstUnit[side]; p < firstUnit[side + 1]; p++) {
    if (g.unitHex[p] < 0 || distance(g, g.unitHex[p], hex) > reach) continue;
    g.hitsDue[p]++;
    told(g)?.tell({ kind: 'ruleHits', piece: here(g, p), hits: 1, event: null });
  }
}

export const UNIT_RULES = {
  /** Units of the side that were set up at the start need one more on each defence die [D Stamford Bridge]. */
  noMail(a) {
    const side = a.side();
    return {
      defenceValue: (g, p) => (seatOf(g, p) === side && !isLeader(p) && (g.lasting[p] & IN_ENTRY) === 0 ? 1 : 0),
    };
  },

  /** One champion: morale 3, two dice in defence, no target for shots, never retreats, does not count [D Stamford Bridge]. */
  champion(a) {
    const champion = a.piece();
    return {
      moraleValue: (_g, p) => (p === champion ? 3 : 0),
      fixedDice: (_g, p) => (p === champion ? 2 : 0),
      sheltered: (_g, p) => p === champion,
      steadfast: (_g, p) => p === champion,
      uncounted: (_g, p) => p === champion,
    };
  },

  /**
   * Infantry of the side that has not moved absorbs one hit as behind a Shield Wall [D Hastings].
   * RULING: The wall that English infantry forms without a card helps in every fight, whoever else is adjacent
   * [D Hastings].
   * CASE: D Hastings: the standing wall holds in every fight, whoever else is adjacent
   */
  standingWall(a) {
    const side = a.side();
    return { absorbs: (g, p) => seatOf(g, p) === side && isFoot(g, p) && standsFirm(g, p) };
  },

  /** These units absorb one hit as a Schiltron as long as they have not moved [D Bouvines] [D Falkirk]. */
  ring(a) {
    const units = a.rest(a.piece);
    return { absorbs: (g, p) => units.includes(p) && standsFirm(g, p) };
  },

  /** If this leader is killed, each unit of these types of his side takes one hit [D Hastings]. */
  mourned(a) {
    const leader = a.piece();
    const types = a.rest(a.type);
    return {
      leaderKilled(g, dead) {
        if (dead !== leader) return;
        const { firstUnit, seat } = g.battle;
        for (let p = firstUnit[seat[leader]]; p < firstUnit[seat[leader] + 1]; p++) {
          if (g.unitHex[p] < 0 || !types.includes(typeOf(g, p))) continue;
          g.hitsDue[p]++;
          told(g)?.tell({ kind: 'ruleHits', piece: here(g, p), hits: 1, event: null });
        }
      },
    };
  },

  /** Nobody takes hits for the death of this leader [D Stirling Bridge]. */
  unmourned(a) {
    const leader = a.piece();
    return { unmourned: (_g, dead) => dead === leader };
  },

  /** A unit of the side next to two or more others of it loses no die for several enemies [D Northallerton]. */
  closeOrder(a) {
    const side = a.side();
    return {
      closeOrder(g, p) {
        if (seatOf(g, p) !== side) return false;
        let friends = 0;
        const near = g.battle.board.neighbours;
        for (let i = g.unitHex[p] * 6, end = i + 6; i < end; i++) {
          const unit = near[i] < 0 ? -1 : g.hexUnit[near[i]];
          if (unit >= 0 && seatOf(g, unit) === side) friends++;
        }
        return friends >= 2;
      },
    };
  },

  /** Units of these types of the side need one more on each defence die [D Northallerton]. */
  bareChests(a) {
    const side = a.side();
    const types = a.rest(a.type);
    return { defenceValue: (g, p) => (seatOf(g, p) === side && types.includes(typeOf(g, p)) ? 1 : 0) };
  },

  /**
   * The Standard: a leader of the side who rallies a unit in its hex or next to it may draw again after a red mark. An
   * enemy unit that ends a round in its hex takes it, and every unit of the side within two hexes takes a hit [D Northallerton].
   */
  standard(a) {
    const side = a.side();
    const hex = a.hex();
    return {
      drawsAgain: (g, leader, unit) =>
        (g.eventFlags & STANDARD_LOST) === 0 &&
        seatOf(g, leader) === side &&
        g.unitHex[unit] >= 0 &&
        distance(g, g.unitHex[unit], hex) <= 1,
      afterRound(g) {
        const unit = g.hexUnit[hex];
        if ((g.eventFlags & STANDARD_LOST) !== 0 || unit < 0 || seatOf(g, unit) === side) return;
        g.eventFlags |= STANDARD_LOST;
        told(g)?.tell({ kind: 'standardLost', hex });
        hitAround(g, side, hex, 2);
      },
    };
  },

  /** A unit of the side that ends a round in one of the hexes makes the units within a hex of this leader take a hit, once [D Mons-en-Pevele]. */
  camp(a) {
    const side = a.side();
    const leader = a.piece();
    const hexes = a.rest(a.hex);
    return {
      afterRound(g) {
        if ((g.eventFlags & CAMP_TAKEN) !== 0) return;
        const taken = hexes.find((hex) => g.hexUnit[hex] >= 0 && seatOf(g, g.hexUnit[hex]) === side);
        if (taken === undefined) return;
        g.eventFlags |= CAMP_TAKEN;
        told(g)?.tell({ kind: 'campTaken', hex: taken });
        if (g.unitHex[leader] >= 0) hitAround(g, seatOf(g, leader), g.unitHex[leader], 1);
      },
    };
  },

  /** A Schiltron card for units of these types of the side lasts until the round is over [D Bannockburn]. */
  marchingSchiltrons(a) {
    const side = a.side();
    const types = a.rest(a.type);
    return { lastingSchiltron: (g, p) => seatOf(g, p) === side && types.includes(typeOf(g, p)) };
  },

  /** These units have morale 1 and are eliminated when they rout [D Bannockburn]. */
  smallFolk(a) {
    const units = a.rest(a.piece);
    return { moraleValue: (_g, p) => (units.includes(p) ? 1 : 0), diesRouting: (_g, p) => units.includes(p) };
  },

  /** This leader may not be alone and dies with his unit [D Crecy]. */
  blindKing(a) {
    const leader = a.piece();
    return { neverAlone: (_g, p) => p === leader };
  },

  /** Units of this type of the side have this attack value in Melee and Assault [D Agincourt]. */
  mallets(a) {
    const side = a.side();
    const type = a.type();
    const value = a.number();
    return { attackValue: (g, p) => (seatOf(g, p) === side && typeOf(g, p) === type ? value : 0) };
  },

  /**
   * A unit of the side with two or more own units close behind it rolls one die fewer [D Agincourt].
   * RULING: The press of units behind a French unit counts in Assault and Melee, not for shots [D Agincourt].
   * CASE: D Agincourt: a French unit with two friends close behind it rolls a die less
   * CASE: D Agincourt: the press does not count for shots
   */
  press(a) {
    const side = a.side();
    return {
      dice(g, f, p, _role, trace) {
        if (seatOf(g, p) !== side || (f.kind !== ASSAULT_FIGHT && f.kind !== MELEE_FIGHT)) return 0;
        const { board } = g.battle;
        const at = (side * board.size + g.unitHex[p]) * 2;
        for (let i = 0; i < 2; i++) {
          const hex = board.back[at + i];
          const unit = hex < 0 ? -1 : g.hexUnit[hex];
          if (unit < 0 || seatOf(g, unit) !== side) return 0;
        }
        trace?.add(-1, 'pressed by own units behind it', 'D Agincourt');
        return -1;
      },
    };
  },
} satisfies RuleMakers;
