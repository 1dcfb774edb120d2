// Order cards that belong to an Assault or Melee, one entry for each text: who may play it on which fight, and what it does
// [D Order cards]. Entries act on the frame of the fight.
// RULING: The text of a card counts once in a fight; only Mercenary Crossbows may be played again, each for a shot of
// its own [D Playing a card as orders].
// CASE: D Playing a card as orders: a text counts once in a fight
// CASE: D Playing a card as orders: Mercenary Crossbows may be played twice in a fight, each for a shot of its own

import { no, type Why } from '../../../kernel/permission.ts';
import {
  CARD_KIND,
  COMBINED_CARD,
  FAKE_RETREAT_CARD,
  INFANTRY_CARD,
  KNIGHTS_CARD,
  LAST_STAND_CARD,
  MERCENARY_CARD,
  SCHILTRON_CARD,
  SHIELD_WALL_CARD,
  type UnitClass,
  WEDGE_CARD,
} from '../tables/tables.ts';
import { callAmbush, type FakeRetreatFault, mayFallBack } from './ambush.ts';
import { callJoin, mayJoinAny } from './combined.ts';
import { callMercenaries } from './mercenary.ts';
import { enemiesBeside } from './questions.ts';
import {
  COMBAT,
  COMBINED,
  type Frame,
  HELD,
  INFANTRY,
  KNIGHTS,
  LAST_STAND,
  MELEE_FIGHT,
  SCHILTRON,
  SHIELD_WALL,
  type State,
  seatOf,
  WEDGE,
} from './state.ts';

/** `a` is the card, `b` the unit it would be played for; of those of a Fake retreat `a` is the unit. */
export type FightCardFault =
  | FakeRetreatFault
  | 'noFightCard'
  | 'forAttacker'
  | 'forDefender'
  | 'playedOnFight'
  | 'oneWall'
  | 'wallFacesOne'
  | 'notInfantry'
  | 'notHeavyInfantry'
  | 'notCavalry'
  | 'meleeOnly'
  | 'nobodyJoins';

type Whether = Why<FightCardFault> | null;

interface FightCard {
  /** Who plays it: the attacker, the defender, or either. */
  readonly side: 'attacker' | 'defender' | 'both';
  /** The bit of `cards` that says it has been played on the fight; 0 for one that may be played again. */
  readonly once: number;
  /** Others may join the attack after it. */
  readonly gathers?: true;
  may(g: State, fight: Frame, piece: number, card: number, why: Whether): boolean;
  /** `piece` is the unit of the one who plays it. */
  play(g: State, fight: Frame, piece: number): void;
}

const classOf = (g: State, piece: number): UnitClass | null => g.battle.types[piece]?.class ?? null;
const isFoot = (g: State, piece: number): boolean => {
  const unitClass = classOf(g, piece);
  return unitClass === 'light infantry' || unitClass === 'heavy infantry';
};
const isHorse = (g: State, piece: number): boolean => {
  const unitClass = classOf(g, piece);
  return unitClass === 'light cavalry' || unitClass === 'heavy cavalry';
};
const has = (fight: Frame, bit: number): boolean => (fight.cards & bit) !== 0;
const add = (fight: Frame, bit: number): void => {
  fight.cards |= bit;
};

const onFoot = (g: State, piece: number, card: number, why: Whether): boolean =>
  isFoot(g, piece) || no(why, 'notInfantry', card, piece);

/** A fight has one wall or one ring. */
const oneWall = (fight: Frame, card: number, why: Whether): boolean =>
  !has(fight, SHIELD_WALL | SCHILTRON) || no(why, 'oneWall', card);

/** By the number of the text; undefined for texts that do not belong to fights. */
export const FIGHT_CARDS: { readonly [kind: number]: FightCard | undefined } = {
  [LAST_STAND_CARD]: {
    side: 'defender',
    once: LAST_STAND,
    may: () => true,
    play: (_g, fight) => add(fight, LAST_STAND),
  },
  // RULING: A Shield Wall faces its attacker only if no other enemy but Archers and Longbows is adjacent to the unit; a
  // Schiltron works regardless, and a fight has one of the two [D Shield Wall].
  // CASE: D Shield Wall: one hit is stopped, but not with another enemy next to the unit
  // CASE: D Shield Wall: enemy archers beside it do not matter
  // CASE: D Schiltron: one hit is stopped whoever else is adjacent
  // CASE: D Schiltron: not together with a Shield Wall
  // RULING: Archers, Longbows and Crossbows do not count as infantry for the cards Shield Wall and "Infantry,
  // attack!" [D Shield Wall].
  // CASE: D Shield Wall: any infantry, not cavalry and not shooters
  // CASE: D Infantry, attack!: not for Longbows whom a battle lets attack
  [SHIELD_WALL_CARD]: {
    side: 'defender',
    once: SHIELD_WALL,
    may: (g, fight, piece, card, why) =>
      oneWall(fight, card, why) &&
      onFoot(g, piece, card, why) &&
      (g.battle.options.wallAlways ||
        enemiesBeside(g, piece, fight.attacker, true) === 0 ||
        no(why, 'wallFacesOne', card, piece)),
    play: (_g, fight) => add(fight, SHIELD_WALL),
  },
  [SCHILTRON_CARD]: {
    side: 'defender',
    once: SCHILTRON,
    may: (g, fight, piece, card, why) =>
      oneWall(fight, card, why) && (classOf(g, piece) === 'heavy infantry' || no(why, 'notHeavyInfantry', card, piece)),
    play(g, fight, piece) {
      add(fight, SCHILTRON);
      for (const rule of g.battle.hooks.lastingSchiltron) {
        if (rule.lastingSchiltron?.(g, piece)) g.mark[piece] |= HELD;
      }
    },
  },
  // RULING: Mercenary Crossbows may help any unit in the fight, for the words on infantry only tell what they usually
  // did [D Mercenary Crossbows].
  // CASE: D Mercenary Crossbows: cavalry has them by the usual reading
  [MERCENARY_CARD]: {
    side: 'both',
    once: 0,
    may: (g, _fight, piece, card, why) => !g.battle.options.mercenariesOnFoot || onFoot(g, piece, card, why),
    play: (g, fight, piece) => callMercenaries(g, fight, piece),
  },
  [COMBINED_CARD]: {
    side: 'attacker',
    once: COMBINED,
    gathers: true,
    may(g, fight, piece, card, why) {
      if (fight.kind !== MELEE_FIGHT || g.phase !== COMBAT) return no(why, 'meleeOnly', card, piece);
      return mayJoinAny(g, fight) || no(why, 'nobodyJoins', card, piece);
    },
    play(g, fight) {
      add(fight, COMBINED);
      callJoin(g, fight);
    },
  },
  [KNIGHTS_CARD]: {
    side: 'attacker',
    once: KNIGHTS,
    may: (g, _fight, piece, card, why) => isHorse(g, piece) || no(why, 'notCavalry', card, piece),
    play: (_g, fight) => add(fight, KNIGHTS),
  },
  [INFANTRY_CARD]: {
    side: 'attacker',
    once: INFANTRY,
    may: (g, _fight, piece, card, why) => onFoot(g, piece, card, why),
    play: (_g, fight) => add(fight, INFANTRY),
  },
  [WEDGE_CARD]: {
    side: 'attacker',
    once: WEDGE,
    may: () => true,
    play: (_g, fight) => add(fight, WEDGE),
  },
  [FAKE_RETREAT_CARD]: {
    side: 'defender',
    once: 0,
    may: (g, fight, _piece, _card, why) => mayFallBack(g, fight, why),
    play: (g, fight) => callAmbush(g, fight),
  },
};

/** Whether a card of a fight may be played on it by the seat. */
export function mayPlayOnFight(g: State, fight: Frame, seat: number, card: number, why: Whether = null): boolean {
  const entry = FIGHT_CARDS[CARD_KIND[card]];
  if (entry === undefined) return no(why, 'noFightCard', card);
  const attacks = seat === seatOf(g, fight.attacker);
  if (entry.side === 'attacker' && !attacks) return no(why, 'forAttacker', card);
  if (entry.side === 'defender' && attacks) return no(why, 'forDefender', card);
  const piece = attacks ? fight.attacker : fight.defender;
  if (has(fight, entry.once)) return no(why, 'playedOnFight', card, piece);
  return entry.may(g, fight, piece, card, why);
}
