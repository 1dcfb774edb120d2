// What Napoleonics says in its own words: squares, combined arms, units sent back by Short Supply [N Infantry Square;
// N Combined Arms Combat; N Short Supply].

import { square, unitMoves, unitWent } from '../../../families/commands/telling/events/changes.ts';
import type { EventTellings } from '../../../families/commands/telling/events/event-words.ts';
import type { GameWords } from '../../../families/commands/telling/game-words.ts';
import { capital } from '../../../families/commands/telling/words.ts';
import type { NapoleonicsEvent } from '../rules/events.ts';
import { cavalryNextTo, inSquare } from '../rules/square.ts';
import type { NapoleonicsTerrain } from '../tables/terrain.ts';
import type { NapoleonicsUnit } from '../tables/units.ts';
import { FORM_SQUARE } from '../tables/verbs.ts';
import { decisions, staysAsItStands } from './decisions.ts';

/** A card that is left out is another's secret. */
const events: EventTellings<NapoleonicsEvent> = {
  supports: {
    weighty: false,
    sentence: (w, { gun, attacker, hex }) =>
      `${capital(w.unit(gun))} ${w.does(gun, 'supports', 'support')} the attack of ${w.unit(attacker)} on ${w.hex(hex)}.`,
    blow: ({ gun, hex }) => ({ from: gun.hex, to: hex, far: true }),
  },
  formsSquare: {
    weighty: true,
    sentence(w, { card, unit, place }) {
      const what = card === undefined ? 'a card' : `your ${w.card(card)}`;
      return `${capital(w.unit(unit))} ${w.does(unit, 'forms', 'form')} square number ${place}; ${what} is laid aside.`;
    },
    changes: (_w, { unit, place }) => square(unit.id, null, place),
  },
  squareFalls: {
    weighty: true,
    sentence(w, { side, card, place }) {
      const what = card === undefined ? `${w.army(side)}: takes a card back` : `You take ${w.card(card)} back`;
      return `${what}: square number ${place} is no more.`;
    },
    changes: (_w, { unit, place }) => square(unit, place, null),
  },
  leavesSquare: {
    weighty: false,
    sentence(w, { card, unit, place }) {
      const what = card === undefined ? 'a card goes' : `${w.card(card)} goes`;
      return `${capital(w.unit(unit))} ${w.does(unit, 'leaves', 'leave')} square number ${place}; ${what} back to the hand.`;
    },
    changes: (_w, { unit, place }) => square(unit.id, place, null),
  },
  outOfSupply: {
    weighty: true,
    sentence: (w, { side, unit }) => `${w.army(side)}: ${w.unit(unit)} ${w.does(unit, 'is', 'are')} out of supply.`,
  },
  sentBack: {
    weighty: true,
    moves: unitMoves,
    flees: true,
    changes: unitWent,
    sentence: (w, { unit, way: [from, to], way }) =>
      from === to
        ? `${capital(w.unit(unit))} ${w.does(unit, 'stays', 'stay')} at ${w.hex(to)}.`
        : `${capital(w.unit(unit))} ${w.does(unit, 'goes', 'go')} back ${w.fromTo(way)}.`,
  },
};

export const words: GameWords = {
  sections: {
    contents: 'Units and Leaders',
    object: 'Object of the Game',
    card: 'Play a Command Card',
    order: 'Order Your Units & Leaders',
    movement: 'Move Your Units & Leaders',
    leaderMovement: 'Leader Movement',
    battle: 'Combat',
    ranged: 'Ranged Combat',
    close: 'Melee Combat',
    battleBack: 'Battle Back',
    retreat: 'Retreats',
    morale: 'Bolster Morale',
    evade: 'Cavalry Retire and Reform',
    leaderEvade: 'Leader’s Retreat',
    leaderEscape: 'Leader Escape',
    momentum: 'Additional Combat Actions',
    bonus: 'Cavalry Bonus Attack',
    leaders: 'Leader Casualty Check',
    draw: 'End of Turn',
  },
  terrainTitle: (terrain) => (terrain as NapoleonicsTerrain).title,
  cardTitle: (card) => card.name,
  // The limit of a square counts before ground and whatever the card.
  ownClose: (ref) =>
    ref === 'N Melee Combat' || ref === 'N National Unit Reference Card' || ref === 'N Infantry Square',
  ownFire: (ref) =>
    ref === 'N Ranged Combat' || ref === 'N National Unit Reference Card' || ref === 'N Infantry Square',
  say: {
    close: 'melee',
    toClose: 'fight in melee',
    closes: 'fights in melee',
    bonus: 'bonus melee',
    bonusShort: 'bonus melee',
    advance: 'Taking ground',
    extraHex: 'A breakthrough',
    evade: 'retire and reform',
    evades: 'retires and reforms',
    evadeShort: 'retire',
    evadeBefore: 'retire and reform before',
    anEvade: 'a retirement',
    evadeMove: 'retirement',
    evading: 'retiring',
    flee: 'retreat',
    flees: 'retreats',
    fled: 'retreated',
    missiles: 'fire',
    aLeaderFace: 'a sabres face',
    leaderFace: 'sabres',
    twoLeaderFaces: 'two sabres faces',
  },
  leaderHelp: null,
  nationOf: (type) => (type as NapoleonicsUnit).nation,
  couldLeaveForm: (g, unit) => inSquare(g, unit) && !cavalryNextTo(g, unit),
  staysAsItStands,
  formOf: (g, unit) => (inSquare(g, unit) ? `in square number ${g.unitForm[unit]}` : ''),
  oddsPolicies: [
    {
      name: 'square',
      defender: { verb: FORM_SQUARE, text: 'forms square if it can, else stands' },
      flags: 'ignored',
    },
  ],
  oddsAssume: ['no artillery supports an attack that has dice without it'],
  decisions,
  events,
};
