// What Medieval says in its own words: Inspired Action tokens and what they buy, ambushes, the Parthian shot, gates and
// camps, and the forces that come during a battle [M Inspired Actions; M Ambush; M Parthian Shot; M City Gate; M Camp].

import { INTO_ADVANCE, type State } from '../../../families/commands/rules/state.ts';
import * as v from '../../../families/commands/tables/verbs.ts';
import { tileGone, tokens } from '../../../families/commands/telling/events/changes.ts';
import type { EventTellings } from '../../../families/commands/telling/events/event-words.ts';
import { closeCombatWords, type GameWords, type OfferShape } from '../../../families/commands/telling/game-words.ts';
import { whoStands } from '../../../families/commands/telling/offers.ts';
import { capital, count, dice, hexName, title } from '../../../families/commands/telling/words.ts';
import type { MedievalEvent, TokenUse } from '../rules/events.ts';
import type { MedievalUnit } from '../tables/units.ts';
import { ACT, BRAVE, DRAW_TWO, ENTER_WITH, RAZE, SPEND, SPRING, STORM, TAKE_BANNER } from '../tables/verbs.ts';
import { decisions } from './decisions.ts';

const offers: { readonly [verb: number]: OfferShape } = {
  [SPEND]: { mark: 'answer', label: () => 'Spend a token for one more die' },
  [BRAVE]: {
    mark: 'answer',
    label: (g, n) => {
      const { flags } = g.frames[g.depth];
      return `Ignore ${n === flags ? (flags === 1 ? 'the flag' : 'every flag') : `${count(n, 'flag')} of ${flags}`} with a token`;
    },
    note: () => 'Bravery: it costs a token.',
  },
  [ACT]: {
    mark: 'answer',
    label: (g, a) => `Inspire them to ${g.battle.game.actions[a].name}`,
    note: (g, a) => g.battle.game.actions[a].text,
  },
  [SPRING]: {
    mark: 'answer',
    to: 2,
    label: (g, _card, b) => `Spring the ambush with ${whoStands(g, b)} at ${hexName(g, b)}`,
    note: (g, _card, b) => `With ${dice(ambushDice(g, b))}.`,
  },
  [STORM]: {
    mark: 'close',
    from: 1,
    to: 2,
    phase: 'battle',
    label: (g, _a, b) => `Storm the gate at ${hexName(g, b)}`,
    note: (g, a) => `Two dice: swords open it${g.hexLeader[a] >= 0 ? ', and so does a helmet' : ''}.`,
  },
  [RAZE]: {
    mark: 'piece',
    from: 1,
    label: (g, a) => `Raze the camp at ${hexName(g, a)}`,
    note: () => 'A banner; the camp is gone.',
  },
  [DRAW_TWO]: { mark: 'answer', label: () => 'Draw two cards and keep one' },
  [TAKE_BANNER]: { mark: 'answer', label: () => 'Draw one card and take a banner' },
  [v.PLACE]: { mark: 'fall', to: 1, phase: 'enter', label: (g, a) => `Place it at ${hexName(g, a)}` },
  [v.ENTER]: {
    mark: 'fall',
    to: 2,
    phase: 'enter',
    way: 'bring the hidden cavalry in',
    label: (g, type, b) => `Bring ${g.battle.game.units[type].name} in at ${hexName(g, b)}`,
    note: () => 'It may battle this turn, but not move.',
  },
  [ENTER_WITH]: {
    mark: 'fall',
    to: 2,
    phase: 'enter',
    label: (g, type, b) => `Bring ${g.battle.game.units[type].name} and its leader in at ${hexName(g, b)}`,
    note: () => 'The unit may battle this turn, but not move.',
  },
  [v.ENTER_LEADER]: {
    mark: 'fall',
    to: 1,
    leader: true,
    phase: 'enter',
    label: (g, a) => `Bring the leader in at ${hexName(g, a)}`,
  },
};

/** Dice of a unit that springs an ambush on the one that has advanced. */
function ambushDice(g: State, hex: number): number {
  const f = g.frames[g.depth];
  return g.battle.game.questions.closeDice(g, g.hexUnit[hex], g.unitHex[f.unit], INTO_ADVANCE, null);
}

const TOKEN_USES: { readonly [use in TokenUse]: string } = {
  die: 'for one more die',
  flag: 'to ignore one more flag',
  leader: 'to move a leader',
  action: 'on an inspired action',
};

const left = (n: number): string => (n === 0 ? 'none left' : `${n} left`);

const events: EventTellings<MedievalEvent> = {
  spendsToken: {
    weighty: true,
    sentence: (w, { side, use, tokens }) => `${w.army(side)}: spends a token ${TOKEN_USES[use]}; ${left(tokens)}.`,
    changes: (_w, { side, tokens: held, spent }) => tokens(side, { held: held + 1, spent: spent - 1 }, { held, spent }),
  },
  gainsToken: {
    weighty: false,
    sentence: (w, { side, tokens }) => `${w.army(side)}: gains a token and has ${tokens}.`,
    changes: (_w, { side, tokens: held, spent }) => tokens(side, { held: held - 1, spent }, { held, spent }),
  },
  acts: {
    weighty: true,
    sentence: (w, { side, action }) => `${w.army(side)}: inspired action, ${w.g.battle.game.actions[action].name}.`,
  },
  firesBack: {
    weighty: false,
    sentence: (w, { by, unit, count: n }) =>
      `${capital(w.unit(by))} ${w.does(by, 'fires', 'fire')} back at ${w.unit(unit)} with ${dice(n)}.`,
  },
  storms: {
    weighty: false,
    sentence: (w, { unit, hex }) =>
      `${capital(w.unit(unit))} ${w.does(unit, 'storms', 'storm')} the gate at ${w.hex(hex)}.`,
  },
  stormed: {
    weighty: true,
    sentence: (w, { hex, opened, dice: rolled }) =>
      `The gate at ${w.hex(hex)}${w.rolled(rolled)}: ${opened ? 'it is broken open' : 'it holds'}.`,
  },
  clears: {
    weighty: true,
    sentence: (w, { side, hex }) =>
      `${w.army(side)}: the ${w.g.battle.grounds[0].terrain[hex].name} at ${w.hex(hex)} is no more.`,
    changes: (w, { hex }) => tileGone(w, hex),
  },
  rollsToBegin: {
    weighty: true,
    sentence: (w, { side, helmets, dice: rolled }) =>
      `${w.army(side)}: rolls for the first move${w.rolled(rolled)}: ${count(helmets, 'helmet')}.`,
    die: (_w, _event, { did }) => (did === 'plain' ? 'counts' : null),
  },
  begins: { weighty: true, sentence: (w, { side }) => `${w.army(side)}: has the first move.` },
};

export const words: GameWords = {
  sections: {
    contents: 'Contents',
    object: 'Object of the Game',
    card: 'Play a Command Card',
    order: 'Order Units and Leaders',
    movement: 'Movement',
    leaderMovement: 'Leader Movement',
    battle: 'Combat',
    ranged: 'Ranged Combat',
    close: 'Close Combat',
    battleBack: 'Battle Back',
    retreat: 'Retreat',
    morale: 'Bolster Morale',
    evade: 'Unit Evade',
    leaderEvade: 'Leader Evade',
    leaderEscape: 'Leader Escape',
    momentum: 'Momentum Advance',
    bonus: 'Bonus Close Combat',
    leaders: 'Leader Casualty Checks',
    draw: 'End of Turn',
  },
  // The rulebook speaks of walls.
  terrainTitle: (terrain) => (terrain.key === 'cityWall' ? 'City Walls' : title(terrain.name)),
  cardTitle: (card) => card.name,
  ownClose: (ref) => ref.endsWith('Unit Close Combat'),
  ownFire: (ref) => ref === 'M Ranged Combat',
  say: closeCombatWords,
  leaderHelp: {
    text: 'helmets of units with him or next to him hit in close combat',
    ref: 'M Leaders in Close Combat',
  },
  loneSupport: 'alone he supports units without a leader, like a unit',
  evadeNote: (g, unit) =>
    (g.battle.unitType[unit] as MedievalUnit).backShot
      ? { text: 'it fires back with 2 dice', ref: 'M Parthian Shot' }
      : null,
  oddsAssume: ['no token is spent'],
  phases: { moveALeader: 'end of turn' },
  decisions,
  offers,
  events,
};
