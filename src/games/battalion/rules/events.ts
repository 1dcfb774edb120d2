// What is told of a battle. An event holds everything a teller needs, as it was at that moment: units with the ranks and
// tokens they then had, camps with theirs, dice by the numbers they show, ranks and cards by their keys. So it can be kept as
// data and told years later from the battle alone.

import type { EventSecrets, EventSink } from '../../../kernel/events.ts';
import { cards, ranks } from '../tables/tables.ts';
import { ASSAULT, BARRAGE, CHARGE, COUNTERATTACK, FIRE, LIST_SIZE, MOST_RANKS, RESERVE, type State } from './state.ts';

/** A sector from 0 on the left of the picture, or the reserve. */
export type ToldPlace = number | 'reserve';

/** A unit as it was right after what the event tells; one that is disbanded, as it was right before. */
export interface ToldUnit {
  readonly unit: number;
  /** Keys of the ranks it had, front first; none when it was gone already. */
  readonly ranks: readonly string[];
  readonly order: number;
  readonly disorder: number;
}

/** The tokens that lay on a unit before what the event tells. */
export interface Tokens {
  readonly order: number;
  readonly disorder: number;
}

/** The cards of a seat right after what the event tells, as everybody sees them. */
export interface ToldCards {
  readonly seat: number;
  /** How many it holds. */
  readonly hand: number;
  /** Keys of the discards, the oldest first. */
  readonly discards: readonly string[];
}

/** The tokens of a camp right after what the event tells. */
export interface ToldCamp {
  readonly seat: number;
  readonly order: number;
  readonly disorder: number;
}

export const ATTACK_NAMES = {
  [ASSAULT]: 'assault',
  [CHARGE]: 'charge',
  [BARRAGE]: 'barrage',
  [FIRE]: 'fire',
  [COUNTERATTACK]: 'counterattack',
} as const;
export type AttackName = (typeof ATTACK_NAMES)[keyof typeof ATTACK_NAMES];
export const attackName = (kind: number): AttackName => ATTACK_NAMES[kind as keyof typeof ATTACK_NAMES];

export type BattalionEvent =
  /** One die for each side, by the number it shows; tied ones are rolled again. */
  | { readonly kind: 'initiative'; readonly top: number; readonly bottom: number; readonly tied: boolean }
  /** The seat has the initiative, and a token of it was turned to disorder. */
  | { readonly kind: 'first'; readonly seat: number; readonly camp: ToldCamp }
  /** Only the front rank is seen; `ranks` is its owner's alone until all units stand. */
  | {
      readonly kind: 'deployed';
      readonly seat: number;
      readonly unit: number;
      readonly front: string;
      readonly ranks?: readonly string[];
      readonly to: ToldPlace;
    }
  /** All units stand; what lay hidden in the piles is seen. */
  | { readonly kind: 'allStand'; readonly units: readonly ToldUnit[] }
  | { readonly kind: 'turn'; readonly seat: number; readonly turn: number }
  /** The seat's turn is passed over because it is exhausted. */
  | { readonly kind: 'skipped'; readonly seat: number }
  /** A card used for its text, which may name a unit or an opponent. */
  | {
      readonly kind: 'played';
      readonly seat: number;
      readonly card: string;
      readonly on: ToldUnit | null;
      readonly at: number | null;
      readonly cards: ToldCards;
    }
  /** A card used without its text: for a die, for a redeployment, or taken out of the hand by an opponent's card. */
  | {
      readonly kind: 'spent';
      readonly seat: number;
      readonly card: string;
      readonly use: 'die' | 'redeployment' | 'taken';
      readonly cards: ToldCards;
    }
  /** It was paid with a card, the unit is Swift, or a card's text lets it go. */
  | {
      readonly kind: 'redeployed';
      readonly unit: ToldUnit;
      readonly from: ToldPlace;
      readonly to: number;
      readonly by: 'card' | 'swift' | 'text';
    }
  /** `into`: the sector into which it charges out of an empty one. */
  | {
      readonly kind: 'commanded';
      readonly unit: ToldUnit;
      readonly attack: 'assault' | 'barrage' | 'charge';
      readonly paid: number;
      readonly camp: ToldCamp;
      readonly target: ToldUnit | null;
      readonly into: number | null;
    }
  /** A charging unit moves out. */
  | { readonly kind: 'movedOut'; readonly unit: ToldUnit; readonly from: number; readonly to: number }
  | {
      readonly kind: 'reacted';
      readonly unit: ToldUnit;
      readonly by: 'fire' | 'counter-charge';
      readonly paid: number;
      readonly camp: ToldCamp;
      readonly charger: ToldUnit;
    }
  /** The seat lets a charge come. */
  | { readonly kind: 'noReaction'; readonly seat: number }
  /** Both with the enemies they are engaged with from then on. */
  | {
      readonly kind: 'engaged';
      readonly unit: ToldUnit;
      readonly target: ToldUnit;
      readonly enemies: readonly number[];
      readonly targetsEnemies: readonly number[];
      readonly how: 'free' | 'overlap' | 'split';
      readonly counterCharge: boolean;
    }
  /** The counterattack comes first, by this card or by Anticipate. */
  | { readonly kind: 'counterFirst'; readonly unit: ToldUnit; readonly card: string | null }
  /** The charge ends without a fight: its unit is gone, or it finds nobody to engage. */
  | { readonly kind: 'chargeEnds'; readonly unit: ToldUnit; readonly disbanded: boolean }
  /** The dice show these numbers; each may be put on one of the attack values. */
  | {
      readonly kind: 'rolled';
      readonly attacker: ToldUnit;
      readonly target: ToldUnit;
      readonly attack: AttackName;
      readonly dice: readonly number[];
      readonly attackValues: readonly number[];
    }
  | {
      readonly kind: 'rerolled';
      readonly attacker: ToldUnit;
      readonly target: ToldUnit;
      readonly dice: readonly number[];
    }
  /** A die that showed `face` is raised by one. */
  | { readonly kind: 'raised'; readonly attacker: ToldUnit; readonly face: number }
  /** A die counts as a hit, on an attack value, or by itself. */
  | {
      readonly kind: 'assigned';
      readonly attacker: ToldUnit;
      readonly face: number;
      readonly attackValue: number | null;
    }
  | {
      readonly kind: 'hits';
      readonly attacker: ToldUnit;
      readonly target: ToldUnit;
      readonly hits: number;
      readonly attack: AttackName;
    }
  /** By a card, or by Steadfast for a token of the camp. `falls`: the front rank has taken the hits. */
  | {
      readonly kind: 'ignored';
      readonly unit: ToldUnit;
      readonly hits: number;
      readonly card: string | null;
      readonly token: 'order' | 'disorder' | null;
      readonly falls: boolean;
      readonly camp: ToldCamp;
    }
  /** How hits were taken: ranks removed, disorder placed, disorder brought back. */
  | {
      readonly kind: 'taken';
      readonly unit: ToldUnit;
      readonly lost: number;
      readonly placed: number;
      readonly refunded: number;
      readonly camp: ToldCamp;
    }
  /** A rank leaves the field; the unit has it no more. */
  | { readonly kind: 'rankLost'; readonly unit: ToldUnit; readonly rank: string }
  /** So many tokens go to the camp as disorder. */
  | { readonly kind: 'disbanded'; readonly unit: ToldUnit; readonly tokens: number; readonly camp: ToldCamp }
  /** A card keeps one rank of a unit that would be disbanded. */
  | {
      readonly kind: 'kept';
      readonly unit: ToldUnit;
      readonly card: string;
      readonly rank: string;
      readonly tokens: number;
      readonly had: Tokens;
      readonly camp: ToldCamp;
    }
  /** A unit leaves its enemies; each of them with those it is still engaged with. Told in no words of its own. */
  | {
      readonly kind: 'parted';
      readonly unit: ToldUnit;
      readonly gone: boolean;
      readonly from: readonly { readonly unit: number; readonly enemies: readonly number[] }[];
    }
  /** A unit without an enemy goes back to its formation zone. */
  | { readonly kind: 'returned'; readonly unit: ToldUnit }
  /** Order is placed on a unit from its owner's camp, by this card or by Harass. */
  | {
      readonly kind: 'burdened';
      readonly unit: ToldUnit;
      readonly placed: number;
      readonly card: string | null;
      readonly camp: ToldCamp;
    }
  | { readonly kind: 'evaded'; readonly unit: ToldUnit; readonly paid: number; readonly camp: ToldCamp }
  /** A card text moves a unit. */
  | {
      readonly kind: 'moved';
      readonly unit: ToldUnit;
      readonly from: ToldPlace;
      readonly to: ToldPlace;
      readonly card: string;
    }
  /** What was drawn is its owner's alone. */
  | {
      readonly kind: 'drew';
      readonly seat: number;
      readonly card?: string;
      readonly left: number;
      readonly hand: number;
    }
  /** The seat had to draw and could not. */
  | { readonly kind: 'exhausted'; readonly seat: number }
  /** Order brought home, disorder turned over in the camp and on units. */
  | {
      readonly kind: 'rallied';
      readonly seat: number;
      readonly home: number;
      readonly flipped: number;
      readonly onUnits: number;
      readonly camp: ToldCamp;
      readonly units: readonly (ToldUnit & { readonly had: Tokens })[];
    }
  /** Disorder goes from a unit to the camp, by this card or by Discipline. */
  | {
      readonly kind: 'brought';
      readonly unit: ToldUnit;
      readonly disorder: number;
      readonly card: string | null;
      readonly camp: ToldCamp;
    }
  /** Disorder in the camp turned to order by a card. */
  | {
      readonly kind: 'flipped';
      readonly seat: number;
      readonly tokens: number;
      readonly card: string;
      readonly camp: ToldCamp;
    }
  /** The ranks of a unit stand in a new order. */
  | { readonly kind: 'arranged'; readonly unit: ToldUnit }
  /** One rank of that order has been named. Told in no words of its own. */
  | { readonly kind: 'ranked'; readonly unit: ToldUnit; readonly before: readonly string[] }
  /** A hand is looked at; what it holds only the seat that looks is told. */
  | { readonly kind: 'looked'; readonly seat: number; readonly whose: number; readonly hand?: readonly string[] }
  /** `sector`: of the camp that nobody guards; `seat`: who could not draw. */
  | {
      readonly kind: 'won';
      readonly side: number;
      readonly cause: 'camp' | 'exhaustion' | 'rout';
      readonly sector: number | null;
      readonly seat: number | null;
    };

export type EventKind = BattalionEvent['kind'];

/** What one seat alone may know. */
export const EVENT_SECRETS: EventSecrets = {
  deployed: { seat: 'seat', members: ['ranks'] },
  drew: { seat: 'seat', members: ['card'] },
  looked: { seat: 'seat', members: ['hand'] },
};

/** Who listens; null in play without a log, so that nothing is made. */
export const told = (g: State): EventSink<BattalionEvent> | null => g.sink as EventSink<BattalionEvent> | null;

/** Keys of the ranks a unit has, front first. */
export function rankKeys(g: State, unit: number): string[] {
  const keys: string[] = [];
  for (let i = unit * MOST_RANKS; i < (unit + 1) * MOST_RANKS && g.rank[i] !== 0; i++) {
    keys.push(ranks[g.rank[i] - 1].key);
  }
  return keys;
}

export const unitNow = (g: State, unit: number): ToldUnit => ({
  unit,
  ranks: rankKeys(g, unit),
  order: g.unitOrder[unit],
  disorder: g.unitDisorder[unit],
});

export const tokensNow = (g: State, unit: number): Tokens => ({
  order: g.unitOrder[unit],
  disorder: g.unitDisorder[unit],
});

export const cardsNow = (g: State, seat: number): ToldCards => ({
  seat,
  hand: g.handCount[seat],
  discards: Array.from(g.pile.subarray(seat * LIST_SIZE, seat * LIST_SIZE + g.discardCount[seat]), (at) =>
    keyOf(at - 1),
  ),
});

/** The enemies a unit is engaged with. */
export function enemiesOf(g: State, unit: number): number[] {
  const bits = g.links[unit];
  return g.battle.sideUnits[1 - g.battle.unitSide[unit]].filter((enemy) => (bits & g.battle.unitBit[enemy]) !== 0);
}

export const campNow = (g: State, seat: number): ToldCamp => ({
  seat,
  order: g.campOrder[seat],
  disorder: g.campDisorder[seat],
});

export const ownCamp = (g: State, unit: number): ToldCamp => campNow(g, g.battle.unitSeat[unit]);

export const placeTold = (at: number): ToldPlace => (at === RESERVE ? 'reserve' : at);

/** The dice that have just fallen, by the numbers they show. */
export const diceFallen = (g: State): number[] => Array.from(g.dice.subarray(0, g.diceCount), (die) => die + 1);

/** The key of a card; null for -1, where a trait does what a card might. */
export const keyOf = (card: number): string => cards[card].key;
export const keyOrNull = (card: number): string | null => (card < 0 ? null : cards[card].key);
