// A whole state that a seat could be in: what it cannot know (the other hand, the numbers on counters it has not seen, the
// dice to come) is dealt anew by a seed. The deck has no order, so only the other hand is drawn from the cards that the seat
// has not seen. Nothing hidden goes into it: states that look alike to the seat give the same result.

import { SeededChance } from '../../../../kernel/chance.ts';
import { copyInto } from '../../../../kernel/state.ts';
import { type Battle, CARD_COUNT, DECK, HAND, MAX_PIECES, type State } from '../../rules/state.ts';
import { UNIT_TYPES, type UnitClass, type UnitType } from '../../tables/tables.ts';
import { newState } from '../../text/battle.ts';
import { knowsValues } from './seen.ts';

const unseen = new Int16Array(CARD_COUNT);

/** A number by chance for every piece: a shuffled row. It is longer than there are pieces, so that no two hang together. */
const row = new Int16Array(4 * MAX_PIECES);

/** The numbers that a fight shows. How far a piece moves goes by what everybody sees of it: its class, a leader's horse. */
const VALUES = ['morale', 'attack', 'defence', 'fire', 'range'] as const;

/** Morale of leaders goes from 1 to 3. */
const MORALES = 3;

const typesOf = new Map<UnitClass, readonly UnitType[]>();

/** The types that a counter with such a picture may be: those of its class. */
function typesLike(unitClass: UnitClass): readonly UnitType[] {
  let types = typesOf.get(unitClass);
  if (!types) typesOf.set(unitClass, (types = UNIT_TYPES.filter((type) => type.class === unitClass)));
  return types;
}

/** Battles made here, with the one that each stands for: their numbers are written anew again and again. */
const imagined = new WeakMap<Battle, Battle>();

/** The battle as a seat may think it is: counters that it has not seen have the numbers of some type of their class. */
function battleFor(g: State, seat: number, into: State, chance: SeededChance): Battle {
  const { battle } = g;
  if (battle.options.showValues) return battle;
  let own = into.battle;
  if (imagined.get(own) !== battle || own === battle) {
    // One by one: a battle made otherwise would be of another shape to the optimiser, and all rules slower in it.
    own = {
      ...battle,
      morale: battle.morale.slice(),
      attack: battle.attack.slice(),
      defence: battle.defence.slice(),
      fire: battle.fire.slice(),
      range: battle.range.slice(),
    };
    imagined.set(own, battle);
  }
  for (let i = 0; i < row.length; i++) row[i] = i;
  chance.shuffle(into, row, row.length);
  for (let piece = 0; piece < MAX_PIECES; piece++) {
    for (const key of VALUES) own[key][piece] = battle[key][piece];
    if (battle.tags[piece] === '' || knowsValues(g, seat, piece)) continue;
    const type = battle.types[piece];
    if (type === null) {
      own.morale[piece] = 1 + (row[piece] % MORALES);
      continue;
    }
    const like = typesLike(type.class);
    const other = like[row[piece] % like.length];
    for (const key of VALUES) own[key][piece] = other[key].value;
  }
  return own;
}

/** Writes the imagined state into `into` (or a new state) and gives it back. Its dice come from the seed, too. */
export function imagine(g: State, seat: number, seed: string, into: State = newState(g.battle)): State {
  into.procedures = g.procedures;
  copyInto(into, g);
  into.sink = null;
  const chance = new SeededChance(seed);
  into.chance = chance;
  // How often somebody has rolled is known, but it would tie the imagined dice to how the real ones were asked for.
  into.rolls.fill(0);
  const shuffles = into.shuffles;
  into.shuffles = 0;
  dealHands(into, seat, chance);
  into.battle = battleFor(g, seat, into, chance);
  into.shuffles = shuffles;
  return into;
}

function dealHands(into: State, seat: number, chance: SeededChance): void {
  let count = 0;
  for (let c = 0; c < CARD_COUNT; c++) {
    const at = into.cardAt[c];
    if (at !== DECK && (at < HAND || at > HAND + 1 || at === HAND + seat)) continue;
    unseen[count++] = c;
    into.cardAt[c] = DECK;
  }
  chance.shuffle(into, unseen, count);
  let next = 0;
  for (let side = 0; side < 2; side++) {
    if (side === seat) continue;
    for (let i = 0; i < into.handCount[side]; i++) into.cardAt[unseen[next++]] = HAND + side;
  }
}
