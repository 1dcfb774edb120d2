// Order cards that belong to an Assault or Melee, one entry for each text: who may play it on which fight, and what it does
// [D Order cards]. Entries act on the frame of the fight.
// RULING: a text counts once in a fight; only Mercenary Crossbows may be played again, each for a shot of its own. [D Playing a card as orders]

import {
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
import { callAmbush, mayFallBack } from './ambush.ts';
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
  WEDGE,
} from './state.ts';

interface FightCard {
  /** Who plays it: the attacker, the defender, or either. */
  readonly side: 'attacker' | 'defender' | 'both';
  may(g: State, fight: Frame, piece: number): boolean;
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

/** By the number of the text; undefined for texts that do not belong to fights. */
export const FIGHT_CARDS: { readonly [kind: number]: FightCard } = {
  [LAST_STAND_CARD]: {
    side: 'defender',
    may: (_g, fight) => !has(fight, LAST_STAND),
    play: (_g, fight) => add(fight, LAST_STAND),
  },
  // RULING: a Shield Wall faces its attacker only if no other enemy but Archers and Longbows is adjacent to it; a Schiltron
  // works regardless, and a fight has one of the two. [D Shield Wall]
  // RULING: Archers, Longbows and Crossbows do not count as infantry for Shield Wall and for the attack of infantry. [D Shield Wall]
  [SHIELD_WALL_CARD]: {
    side: 'defender',
    may: (g, fight, piece) =>
      !has(fight, SHIELD_WALL | SCHILTRON) &&
      isFoot(g, piece) &&
      (g.battle.options.wallAlways || enemiesBeside(g, piece, fight.attacker, true) === 0),
    play: (_g, fight) => add(fight, SHIELD_WALL),
  },
  [SCHILTRON_CARD]: {
    side: 'defender',
    may: (g, fight, piece) => !has(fight, SHIELD_WALL | SCHILTRON) && classOf(g, piece) === 'heavy infantry',
    play(g, fight, piece) {
      add(fight, SCHILTRON);
      for (const rule of g.battle.hooks.lastingSchiltron) {
        if (rule.lastingSchiltron?.(g, piece)) g.mark[piece] |= HELD;
      }
    },
  },
  // RULING: mercenaries may help any unit in the fight, for the words on infantry only tell what they usually did. [D Mercenary Crossbows]
  [MERCENARY_CARD]: {
    side: 'both',
    may: (g, _fight, piece) => !g.battle.options.mercenariesOnFoot || isFoot(g, piece),
    play: (g, fight, piece) => callMercenaries(g, fight, piece),
  },
  [COMBINED_CARD]: {
    side: 'attacker',
    may: (g, fight) =>
      fight.kind === MELEE_FIGHT && g.phase === COMBAT && !has(fight, COMBINED) && mayJoinAny(g, fight),
    play(g, fight) {
      add(fight, COMBINED);
      callJoin(g, fight);
    },
  },
  [KNIGHTS_CARD]: {
    side: 'attacker',
    may: (g, fight, piece) => !has(fight, KNIGHTS) && isHorse(g, piece),
    play: (_g, fight) => add(fight, KNIGHTS),
  },
  [INFANTRY_CARD]: {
    side: 'attacker',
    may: (g, fight, piece) => !has(fight, INFANTRY) && isFoot(g, piece),
    play: (_g, fight) => add(fight, INFANTRY),
  },
  [WEDGE_CARD]: {
    side: 'attacker',
    may: (_g, fight) => !has(fight, WEDGE),
    play: (_g, fight) => add(fight, WEDGE),
  },
  [FAKE_RETREAT_CARD]: {
    side: 'defender',
    may: (g, fight) => mayFallBack(g, fight),
    play: (g, fight) => callAmbush(g, fight),
  },
};
