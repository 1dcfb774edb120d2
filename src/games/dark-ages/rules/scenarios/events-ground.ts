// Events that change the ground, the weather, the clock or who is there [D Scenarios].

import { refillByClock } from '../deck.ts';
import { callChoose, callPlacing } from '../event.ts';
import { here, told } from '../events.ts';
import { enemyTouches } from '../ground.ts';
import { checkVictory, eliminate, killLeader, leave } from '../pieces.ts';
import { ATTACKING } from '../questions.ts';
import {
  ARROWS_SPENT,
  ASSAULT_FIGHT,
  CLEAR,
  CLOUDBURST,
  EVENING_STORM,
  type Frame,
  LAST_TURN_NEXT,
  MARSH,
  NO_QUARTER,
  RIVER,
  STREAM,
  type State,
  seatOf,
  TERRAINS,
} from '../state.ts';
import type { EventMakers } from './scenario-events.ts';

const typeOf = (g: State, piece: number): string => g.battle.types[piece]?.key ?? '';

/** The ground of these hexes is another one from now on. */
function become(g: State, hexes: readonly number[], terrain: number): void {
  if (hexes.length === 0) return;
  const before = g.sink === null ? [] : hexes.map((hex) => TERRAINS[g.hexTerrain[hex]]);
  for (const hex of hexes) g.hexTerrain[hex] = terrain;
  g.reshaped = 1;
  told(g)?.tell({ kind: 'terrain', hexes, terrain: TERRAINS[terrain], before });
}

/** A hit by an event. */
export function hitBy(g: State, f: Frame, piece: number, hits: number): void {
  g.hitsDue[piece] += hits;
  told(g)?.tell({ kind: 'ruleHits', piece: here(g, piece), hits, event: f.place + 1 });
}

/** One hit for each unit of the side (-1: both) that is next to an enemy. */
function hitInContact(g: State, f: Frame, side: number): void {
  const { unitCount } = g.battle;
  for (let p = 0; p < unitCount; p++) {
    if (g.unitHex[p] < 0 || (side >= 0 && seatOf(g, p) !== side)) continue;
    if (enemyTouches(g, g.unitHex[p], seatOf(g, p))) hitBy(g, f, p, 1);
  }
}

export const GROUND_EVENTS = {
  /**
   * The rulebook's clock: in Player B's hands the next turn is the last, in Player A's the deck is filled again [D Scenarios].
   * RULING: When Player B plays the clock, the present turn is finished and one last turn follows; a last turn once
   * begun stays the last [D Scenarios].
   * CASE: D Historical events: the clock in Player B's hands makes the next turn the last
   * CASE: D Historical events: the clock in Player B's hands lets the present turn go on
   * CASE: D Historical events: the clock of Player B in the last turn changes nothing
   */
  clock: () => ({
    begin(g, f) {
      if (f.seat === g.battle.playerA) return refillByClock(g);
      if (g.lastTurn !== 0) return;
      g.lastTurn = LAST_TURN_NEXT;
      told(g)?.tell({ kind: 'lastTurn', when: 'next' });
    },
  }),

  /** All streams are clear from now on [D Fulford]. */
  tide: () => ({
    begin(g) {
      const streams: number[] = [];
      for (let hex = 0; hex < g.battle.board.size; hex++) if (g.hexTerrain[hex] === STREAM) streams.push(hex);
      become(g, streams, CLEAR);
    },
  }),

  /** A rider is sent to the ships: nothing happens yet [D Stamford Bridge]. */
  rider: () => ({ begin: () => {} }),

  /** These hexes become marsh [D Agincourt]. */
  mud(a) {
    const hexes = a.rest(a.hex);
    return {
      begin: (g) => become(g, hexes, MARSH),
    };
  },

  /**
   * The bridge becomes river, and a unit on it is lost [D Stirling Bridge].
   * RULING: A leader on the bridge is lost when the bridge breaks [D Stirling Bridge].
   * CASE: D Stirling Bridge: a leader on the bridge is lost with it
   */
  bridgeBreaks(a) {
    const bridge = a.hex();
    return {
      begin(g) {
        become(g, [bridge], RIVER);
        if (g.hexUnit[bridge] >= 0) eliminate(g, g.hexUnit[bridge]);
        if (g.hexLeader[bridge] >= 0) killLeader(g, g.hexLeader[bridge], true);
        checkVictory(g);
      },
    };
  },

  /** Reinforcements [D Fulford]. */
  latecomers(a) {
    const pieces = a.rest(a.piece);
    return { pieces, begin: callPlacing };
  },

  /** The garrison comes out [D Courtrai]. */
  sortie(a) {
    const pieces = a.rest(a.piece);
    return { pieces, begin: callPlacing };
  },

  /** Orre's men arrive, each unit with one hit for the forced march [D Stamford Bridge]. */
  orresStorm(a) {
    const pieces = a.rest(a.piece);
    return {
      pieces,
      begin: callPlacing,
      finish(g, f) {
        for (const p of pieces) if (g.battle.types[p] !== null && g.unitHex[p] >= 0) hitBy(g, f, p, 1);
      },
    };
  },

  /** Camp followers come over the hill; every enemy unit in contact takes a hit [D Bannockburn]. */
  smallFolk(a) {
    const pieces = a.rest(a.piece);
    return {
      pieces,
      begin: callPlacing,
      finish: (g, f) => hitInContact(g, f, 1 - seatOf(g, pieces[0])),
    };
  },

  /** These units leave and count for nobody [D Falkirk]. */
  horseLeaves(a) {
    const units = a.rest(a.piece);
    return {
      begin(g) {
        for (const p of units) if (g.unitHex[p] >= 0) leave(g, p);
      },
    };
  },

  /** One unit of these types of the side, chosen by its owner, goes home and counts for nobody [D Bouvines]. */
  brabantGoesHome(a) {
    const side = a.side();
    const types = a.rest(a.type);
    return {
      begin: (g, f) => void callChoose(g, f, side),
      may: (g, _f, p) => seatOf(g, p) === side && types.includes(typeOf(g, p)),
      chosen: (g, _f, p) => leave(g, p),
    };
  },

  /** Longbows and Archers roll one die fewer this turn [D Falkirk]. */
  arrowsSpent: () => ({ begin: (g) => void (g.eventFlags |= ARROWS_SPENT) }),

  /** Cavalry of Player A that routs next to enemy infantry is eliminated from now on [D Courtrai]. */
  noQuarter: () => ({ begin: (g) => void (g.eventFlags |= NO_QUARTER) }),

  /**
   * Crossbows roll one die fewer this turn, and those that move in it for the rest of the battle [D Crecy].
   * RULING: Crossbows that move in the turn of the cloudburst, before it or after it, have one die fewer for the rest of
   * the battle [D Crecy].
   * CASE: D Crecy: the cloudburst costs crossbows a die, and those that moved in the turn for good
   * CASE: D Crecy: crossbows that move after the cloudburst in its turn lose a die for good
   */
  cloudburst: () => ({ begin: (g) => void (g.eventFlags |= CLOUDBURST) }),

  /** Every unit next to an enemy takes a hit [D Mons-en-Pevele]. */
  heat: () => ({ begin: (g, f) => hitInContact(g, f, -1) }),

  /** Infantry of the side rolls one die more in Assault this turn [D Mons-en-Pevele]. */
  eveningStorm(a) {
    const side = a.side();
    return {
      begin: (g) => void (g.eventFlags |= EVENING_STORM),
      rule: {
        dice(g, f, p, role, trace) {
          if ((g.eventFlags & EVENING_STORM) === 0 || role !== ATTACKING || f.kind !== ASSAULT_FIGHT) return 0;
          if (seatOf(g, p) !== side || g.battle.mounted[p] === 1 || g.battle.types[p] === null) return 0;
          trace?.add(1, 'the evening storm', 'D Mons-en-Pevele');
          return 1;
        },
      },
    };
  },

  /** The unit takes two hits; if that is its end it does not count [D Agincourt]. */
  baggage(a) {
    const unit = a.piece();
    return {
      begin(g, f) {
        if (g.unitHex[unit] < 0) return;
        // An active cube is worth two hits, the grey one another.
        if (2 * g.cubes[unit] + g.grey[unit] > 2) return hitBy(g, f, unit, 2);
        eliminate(g, unit, false);
      },
    };
  },
} satisfies EventMakers;
