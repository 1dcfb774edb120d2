// What happens in a battle, as values: who, where, how many cubes before and after, each die with what it did, the way that
// was gone. An event is complete when it is told and holds plain data only, so that it can be kept, sent and told again
// long after the pieces have moved on. Pieces, hexes and cards are numbers of the battle; cards are 0 to 48 (the printed
// number less one). Nothing is built while nobody listens: `told(g)?.tell({ kind: 'routs', piece: here(g, unit) })`.

import { type EventSecrets, type EventSink, eventFor } from '../../../kernel/events.ts';
import { isRouted, sideBetween } from './ground.ts';
import { attackOf, defenceOf, ownMorale } from './questions.ts';
import {
  AMBUSH_FIGHT,
  ASSAULT_FIGHT,
  FIRE_FIGHT,
  isAlone,
  isLeader,
  leaderWith,
  MELEE_FIGHT,
  MERCENARY_FIGHT,
  SLOPE,
  type State,
  seatOf,
  TERRAINS,
} from './state.ts';

/** A piece and the hex it stood on when it was told; -1: off the board. */
export interface Stood {
  readonly piece: number;
  readonly hex: number;
}

/** Active and grey cubes of a piece, and whether it is routed with them. */
export interface Cubes {
  readonly cubes: number;
  readonly grey: number;
  readonly routed: boolean;
}

/** A piece that goes from its hex, and who is concerned. */
export interface Goes {
  readonly piece: number;
  /** The leader who goes along with a unit. */
  readonly leader: number | null;
  /** The unit that a leader leaves. */
  readonly unit: number | null;
}

/** What is counted of a side right after what the event tells. */
export interface ToldSide {
  readonly lost: number;
  readonly leaders: number;
}

/** The numbers of a piece as they counted when they were seen. */
export interface ToldValues {
  readonly morale: number;
  readonly attack: number;
  readonly defence: number;
}

/** The hexes that a piece went, its own first; a single one for who comes onto the board. */
export type Way = readonly number[];

export type FightName = 'assault' | 'melee' | 'fire' | 'ambush' | 'mercenaries';

/** A die of a fight: what it shows, whether it hits, and whether it is rolled again because it threatens a leader. */
export interface FightDie {
  readonly shows: number;
  readonly hits: boolean;
  readonly again: boolean;
}

export interface SixDie {
  readonly shows: number;
  readonly kills: boolean;
}

export type TurnEvent =
  | { readonly kind: 'turn'; readonly turn: number; readonly last: boolean }
  | { readonly kind: 'round'; readonly seat: number; readonly round: number }
  | {
      readonly kind: 'activates';
      readonly seat: number;
      readonly card: number;
      readonly activations: number;
      readonly hand: number;
    }
  | { readonly kind: 'passes'; readonly seat: number; readonly withoutCards: boolean }
  /** Events are counted from 1. */
  | {
      readonly kind: 'playsEvent';
      readonly seat: number;
      readonly card: number;
      readonly number: number;
      readonly inRally: boolean;
      readonly hand: number;
    }
  | { readonly kind: 'event'; readonly number: number; readonly seat: number }
  /** The event finds nobody to act on. */
  | { readonly kind: 'nothing'; readonly number: number }
  /** `hand` is, here and elsewhere, how many cards the seat holds then. */
  | {
      readonly kind: 'orders';
      readonly seat: number;
      readonly card: number;
      readonly piece: Stood | null;
      readonly hand: number;
    }
  | { readonly kind: 'draws'; readonly seat: number; readonly card?: number; readonly hand: number }
  /** Nobody played a card this turn, so one is laid aside. */
  | { readonly kind: 'burns'; readonly card: number }
  /** Cards that are in the deck now. */
  | { readonly kind: 'reshuffle'; readonly cards: number }
  | { readonly kind: 'refills'; readonly cards: number }
  | { readonly kind: 'lastTurn'; readonly when: 'now' | 'next' }
  | { readonly kind: 'endPhase'; readonly turn: number }
  /** The seat knows the values of the piece from now on. */
  | { readonly kind: 'seen'; readonly piece: Stood; readonly seat: number; readonly values: ToldValues }
  | {
      readonly kind: 'ended';
      readonly winner: number;
      readonly why: 'units' | 'leaders' | 'time';
      readonly bothLost: boolean;
    };

export type MovementEvent =
  | { readonly kind: 'begins'; readonly piece: Stood; readonly points: number }
  | { readonly kind: 'leads'; readonly leader: Stood; readonly units: number }
  /** `points` are those that are left. */
  | ({ readonly kind: 'moves'; readonly way: Way; readonly points: number } & Goes)
  | { readonly kind: 'halts'; readonly piece: Stood; readonly terrain: TerrainName }
  | { readonly kind: 'disengages'; readonly piece: Stood; readonly hits: number }
  | {
      readonly kind: 'ground';
      readonly piece: Stood;
      readonly hits: number;
      /** The hex that was entered, its ground and the side that was crossed (a number of HEXSIDES). */
      readonly entered: number;
      readonly terrain: TerrainName;
      readonly side: number;
    }
  /** A leader is with the unit there from now on, or alone. */
  | { readonly kind: 'joins'; readonly leader: number; readonly hex: number; readonly unit: number }
  /** `left`: the unit that has gone from him; null where he has gone from it, or it is no more. */
  | { readonly kind: 'alone'; readonly leader: number; readonly hex: number; readonly left: number | null }
  /** A unit next to a leader takes him in. That he is with it now follows. Told in no words of its own. */
  | ({ readonly kind: 'takenIn'; readonly way: Way } & Goes)
  | { readonly kind: 'doubles'; readonly piece: Stood; readonly points: number };

export type FightEvent =
  | { readonly kind: 'assaults'; readonly attacker: Stood; readonly defender: Stood }
  | {
      readonly kind: 'melees';
      readonly attacker: Stood;
      readonly defender: Stood;
      /** Who rolls first by morale. */
      readonly first: 'both' | 'attacker' | 'defender';
    }
  | { readonly kind: 'fires'; readonly shooter: Stood; readonly target: Stood }
  | { readonly kind: 'combines'; readonly piece: Stood; readonly target: Stood }
  /** `by` are the units that attack the one that has been lured. */
  | { readonly kind: 'ambushes'; readonly piece: Stood; readonly by: readonly Stood[] }
  | { readonly kind: 'faces'; readonly defender: Stood; readonly attacker: Stood; readonly answers: boolean }
  | {
      readonly kind: 'rolls';
      readonly by: Stood;
      readonly at: Stood;
      readonly fight: FightName;
      readonly role: 'attack' | 'defence';
      /** The least die that hits. */
      readonly needed: number;
      readonly dice: readonly FightDie[];
    }
  /** Hits that woods stop, that a wall or ring stops, and that charging knights ignore. */
  | {
      readonly kind: 'spares';
      readonly piece: Stood;
      readonly woods: number;
      readonly wall: number;
      readonly charge: number;
    }
  /** What is left of them. */
  | { readonly kind: 'hit'; readonly piece: Stood; readonly hits: number }
  | {
      readonly kind: 'sixes';
      readonly leader: Stood;
      readonly by: Stood;
      readonly dice: readonly SixDie[];
      readonly killed: boolean;
    }
  | ({ readonly kind: 'evades'; readonly way: Way; readonly hits: number } & Goes)
  | { readonly kind: 'evadesThrough'; readonly piece: number; readonly friend: Stood }
  | { readonly kind: 'cancelled'; readonly attacker: Stood; readonly defender: Stood }
  /** The grey cube goes after a Last Stand. */
  | { readonly kind: 'lastStand'; readonly piece: Stood };

export type LossEvent =
  | {
      readonly kind: 'losses';
      readonly piece: Stood;
      readonly hits: number;
      readonly before: Cubes;
      readonly after: Cubes;
    }
  /** `lost` units of its side are gone that count for the limit. */
  | {
      readonly kind: 'eliminated';
      readonly piece: number;
      readonly hex: number;
      readonly counts: boolean;
      readonly lost: number;
      readonly had: Cubes;
      /** The leader who was with it. */
      readonly leader: number | null;
      readonly sides: readonly ToldSide[];
    }
  /** `unit`: the one that he was with. */
  | {
      readonly kind: 'leaderDead';
      readonly leader: number;
      readonly hex: number;
      readonly left: number;
      readonly unit: number | null;
      readonly routed: boolean;
      readonly sides: readonly ToldSide[];
    }
  | {
      readonly kind: 'shock';
      readonly leader: number;
      readonly hex: number;
      readonly hits: number;
      readonly shaken: readonly Stood[];
    }
  | { readonly kind: 'routs'; readonly piece: Stood }
  /** The other side of its fight retreats, it does not. */
  | { readonly kind: 'staysRouted'; readonly piece: Stood }
  | ({ readonly kind: 'retreats'; readonly way: Way; readonly inEndPhase: boolean } & Goes)
  | { readonly kind: 'retreatsThrough'; readonly piece: number; readonly friend: Stood }
  | { readonly kind: 'leavesMap'; readonly piece: number; readonly from: number }
  | { readonly kind: 'trapped'; readonly piece: Stood }
  /** Too short of movement to retreat. */
  | { readonly kind: 'cannotRetreat'; readonly piece: Stood }
  | ({ readonly kind: 'pursues'; readonly way: Way } & Goes);

export type RallyEvent =
  /**
   * How many cards he may draw is his morale: `draws` is for his owner, `shown` for everybody once his values have been seen;
   * null until then.
   */
  | {
      readonly kind: 'rallies';
      readonly leader: Stood;
      readonly seat: number;
      readonly draws?: number;
      readonly shown: number | null;
    }
  | { readonly kind: 'names'; readonly leader: Stood; readonly piece: Stood }
  /** `green` marks of its stone: 0 is a red one. */
  | { readonly kind: 'rallyDraw'; readonly leader: Stood; readonly card: number; readonly green: number }
  | {
      readonly kind: 'recovers';
      readonly piece: Stood;
      readonly before: Cubes;
      readonly after: Cubes;
      readonly wasRouted: boolean;
    }
  | { readonly kind: 'reloads'; readonly piece: Stood };

export type ScenarioChange =
  /** `unit`: the one that a leader comes to. */
  | {
      readonly kind: 'enters';
      readonly piece: number;
      readonly way: Way;
      readonly unit: number | null;
      readonly sides: readonly ToldSide[];
    }
  /** There is no free hex for it: it does not come. */
  | { readonly kind: 'stays'; readonly piece: number }
  /** It leaves the battle and counts for nobody. */
  | {
      readonly kind: 'leaves';
      readonly piece: number;
      readonly hex: number;
      readonly had: Cubes;
      readonly leader: number | null;
    }
  | {
      readonly kind: 'terrain';
      readonly hexes: readonly number[];
      readonly terrain: TerrainName;
      /** What each of them was. */
      readonly before: readonly TerrainName[];
    }
  /** `sides`: the hexes they stood between, each with its sides that are gone, as bits by direction, before and after. */
  | {
      readonly kind: 'stakesGone';
      readonly hex: number;
      readonly sides: readonly { readonly hex: number; readonly before: number; readonly after: number }[];
    }
  /** Hits by a rule of the battle, or by the event of this number. */
  | { readonly kind: 'ruleHits'; readonly piece: Stood; readonly hits: number; readonly event: number | null }
  | { readonly kind: 'standardLost'; readonly hex: number }
  | { readonly kind: 'campTaken'; readonly hex: number }
  | ({ readonly kind: 'drawnOff'; readonly way: Way } & Goes)
  | ({ readonly kind: 'ridesDown'; readonly through: Stood; readonly way: Way } & Goes);

export type DarkAgesEvent = TurnEvent | MovementEvent | FightEvent | LossEvent | RallyEvent | ScenarioChange;
export type EventKind = DarkAgesEvent['kind'];
export type EventOf<K extends EventKind> = Extract<DarkAgesEvent, { readonly kind: K }>;

type TerrainName = (typeof TERRAINS)[number];

/** What one seat alone may know: the card it draws, and the morale of a leader who has not been seen. */
const SECRETS = {
  draws: { seat: 'seat', members: ['card'] },
  rallies: { seat: 'seat', members: ['draws'] },
} as const satisfies EventSecrets & { readonly [K in EventKind]?: unknown };

/** The event as a seat may know it (-1: a spectator). */
export const eventForSeat = (event: DarkAgesEvent, seat: number): DarkAgesEvent => eventFor(event, seat, SECRETS);

/** Who listens to this battle. */
export const told = (g: State): EventSink<DarkAgesEvent> | null => g.sink as EventSink<DarkAgesEvent> | null;

/** A piece where it stands now. */
export const here = (g: State, piece: number): Stood => ({ piece, hex: g.unitHex[piece] });

export const cubesHere = (g: State, piece: number): Cubes => ({
  cubes: g.cubes[piece],
  grey: g.grey[piece],
  routed: isRouted(g, piece),
});

const orNull = (piece: number): number | null => (piece < 0 ? null : piece);

/** The leader with a unit, the unit with a leader. */
export const ledBy = (g: State, unit: number): number | null => orNull(isLeader(unit) ? -1 : leaderWith(g, unit));
export const unitWith = (g: State, leader: number): number | null =>
  !isLeader(leader) || isAlone(g, leader) ? null : orNull(g.hexUnit[g.unitHex[leader]]);

/** A piece about to go from where it stands; a unit leaves its leader behind unless `carry`. */
export const goes = (g: State, piece: number, carry = true): Goes => ({
  piece,
  leader: carry ? ledBy(g, piece) : null,
  unit: unitWith(g, piece),
});

export const sidesNow = (g: State): ToldSide[] =>
  [0, 1].map((seat) => ({ lost: g.lost[seat], leaders: g.leadersLeft[seat] }));

export const valuesNow = (g: State, piece: number): ToldValues =>
  isLeader(piece)
    ? { morale: g.battle.morale[piece], attack: 0, defence: 0 }
    : { morale: ownMorale(g, piece), attack: attackOf(g, piece), defence: defenceOf(g, piece) };

const FIGHT_NAMES: { readonly [kind: number]: FightName } = {
  [ASSAULT_FIGHT]: 'assault',
  [MELEE_FIGHT]: 'melee',
  [FIRE_FIGHT]: 'fire',
  [AMBUSH_FIGHT]: 'ambush',
  [MERCENARY_FIGHT]: 'mercenaries',
};

/** The name of a kind of fight. */
export const fightName = (kind: number): FightName => FIGHT_NAMES[kind];

/** Hits of the ground for a piece that has gone from one hex to another, or is about to. */
export function tellGround(g: State, piece: number, from: number, to: number, hits: number): void {
  told(g)?.tell({
    kind: 'ground',
    piece: here(g, piece),
    hits,
    entered: to,
    terrain: TERRAINS[g.hexTerrain[to]],
    // Of all ground only slopes hit leaders, who may have come further than one hex.
    side: isLeader(piece) ? SLOPE : sideBetween(g, from, to),
  });
}

/** The number of draws of a leader as both seats know it; null while one of them has not seen his values. */
export const drawsShown = (g: State, leader: number): number | null =>
  g.battle.options.showValues || (g.unitSeen[leader] & (1 << (1 - seatOf(g, leader)))) !== 0
    ? g.battle.morale[leader]
    : null;
