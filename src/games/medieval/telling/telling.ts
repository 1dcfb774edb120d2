// What Medieval says in its own words: Inspired Action tokens and what they buy, ambushes, the Parthian shot, gates and
// camps, and the forces that come during a battle [M Inspired Actions; M Ambush; M Parthian Shot; M City Gate; M Camp].

import { tileGone, tokens } from '../../../families/commands/telling/events/changes.ts';
import { type EventTellings, strikes } from '../../../families/commands/telling/events/event-words.ts';
import { closeCombatWords, type GameWords } from '../../../families/commands/telling/game-words.ts';
import { capital, count, dice, title } from '../../../families/commands/telling/words.ts';
import type { MedievalEvent, TokenUse } from '../rules/events.ts';
import type { MedievalUnit } from '../tables/units.ts';
import { decisions } from './decisions.ts';

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
    blow: ({ by, unit }) => strikes(by, unit, true),
  },
  storms: {
    weighty: false,
    sentence: (w, { unit, hex }) =>
      `${capital(w.unit(unit))} ${w.does(unit, 'storms', 'storm')} the gate at ${w.hex(hex)}.`,
    blow: ({ unit, hex }) => ({ from: unit.hex, to: hex }),
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
  oddsAssume: ['no further token is spent'],
  phases: { moveALeader: 'end of turn' },
  decisions,
  events,
};
