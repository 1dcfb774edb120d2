// Special rules about ground, movement and fire [D Scenarios].

import { told } from '../events.ts';
import { sideAt } from '../ground.ts';
import { HILL, isLeader, MARSH, RIVER, STAKES, STREAM, type State, seatOf, WOODS } from '../state.ts';
import type { RuleMakers } from './rules.ts';

const typeOf = (g: State, piece: number): string => g.battle.types[piece]?.key ?? '';

export const GROUND_RULES = {
  /** Units in the stream lose no die [D Fulford]. */
  shallowStream: () => ({ shallowStream: () => true }),

  /** Units of these types may not enter marsh [D Fulford]. */
  shunsMarsh(a) {
    const types = a.rest(a.type);
    return { barsHex: (g, piece, hex) => g.hexTerrain[hex] === MARSH && types.includes(typeOf(g, piece)) };
  },

  /** Units of the side may not be moved off the hill by activation before so many events have been played [D Hastings] [D Crecy]. */
  holdTheHill(a) {
    const side = a.side();
    const events = a.number();
    return {
      barsMove: (g, piece, from, to) =>
        seatOf(g, piece) === side &&
        g.eventsPlayed < events &&
        g.hexTerrain[from] === HILL &&
        g.hexTerrain[to] !== HILL,
    };
  },

  /**
   * At most so many units of the side enter the bridge in a turn [D Stirling Bridge].
   * RULING: Every English unit that enters the bridge counts for the limit of a turn, but a routed one is never kept
   * off the bridge [D Stirling Bridge].
   * CASE: D Stirling Bridge: at most two English units enter the bridge in a turn
   * CASE: D Stirling Bridge: a routed unit is not kept off the bridge
   */
  narrowBridge(a) {
    const side = a.side();
    const bridge = a.hex();
    const most = a.number();
    return {
      barsEntry: (g, piece, hex) =>
        hex === bridge && !isLeader(piece) && seatOf(g, piece) === side && g.crossings >= most,
      moved(g, piece, _from, to) {
        if (to === bridge && !isLeader(piece) && seatOf(g, piece) === side) g.crossings++;
      },
    };
  },

  /** No shot over river hexes that goes further than this [D Stirling Bridge]. */
  noFireAcrossRiver(a) {
    const reach = a.number();
    return {
      barsFire(g, from, to) {
        const { board } = g.battle;
        const pair = from * board.size + to;
        if (board.distance[pair] <= reach) return false;
        const { start, length, entries } = board.sight;
        for (let i = start[pair], end = i + 2 * length[pair]; i < end; i++) {
          if (entries[i] >= 0 && g.hexTerrain[entries[i]] === RIVER) return true;
        }
        return false;
      },
    };
  },

  /** Cavalry may not enter these hexes [D Falkirk]. */
  bog(a) {
    const hexes = a.rest(a.hex);
    return { barsHex: (g, piece, hex) => g.battle.mounted[piece] === 1 && hexes.includes(hex) };
  },

  /** The stakes before a unit's first hex stand as long as it is there [D Falkirk]. */
  stakesFall(a) {
    const units = a.rest(a.piece);
    return {
      moved(g, piece, from) {
        if (!units.includes(piece) || from !== g.battle.startHex[piece]) return;
        let any = false;
        const { neighbours } = g.battle.board;
        const hexes = [from, ...Array.from({ length: 6 }, (_, d) => neighbours[from * 6 + d])];
        const before = hexes.map((hex) => g.sidesGone[hex] ?? 0);
        for (let d = 0; d < 6; d++) {
          if (sideAt(g, from, d) !== STAKES) continue;
          const other = neighbours[from * 6 + d];
          g.sidesGone[from] |= 1 << d;
          g.sidesGone[other] |= 1 << OPPOSITE[d];
          any = true;
        }
        if (!any) return;
        g.reshaped = 1;
        told(g)?.tell({
          kind: 'stakesGone',
          hex: from,
          sides: hexes.flatMap((hex, i) =>
            hex < 0 || g.sidesGone[hex] === before[i] ? [] : [{ hex, before: before[i], after: g.sidesGone[hex] }],
          ),
        });
      },
    };
  },

  /** Hidden pits: cavalry takes two hits for entering a stream [D Courtrai]. */
  pits: () => ({
    entryHits: (g, piece, hex, hits) =>
      g.hexTerrain[hex] === STREAM && g.battle.mounted[piece] === 1 ? hits + 1 : hits,
  }),

  /** Routed units of the side leave the map only over these hexes [D Courtrai] [D Bouvines]. */
  exits(a) {
    const side = a.side();
    const hexes = a.rest(a.hex);
    return { barsExit: (_g, seat, hex) => seat === side && !hexes.includes(hex) };
  },

  /** Nobody but these types enters woods [D Agincourt]. */
  thickWoods(a) {
    const types = a.rest(a.type);
    return { barsHex: (g, piece, hex) => g.hexTerrain[hex] === WOODS && !types.includes(typeOf(g, piece)) };
  },
} satisfies RuleMakers;

const OPPOSITE = [1, 0, 5, 4, 3, 2];
