// What Napoleonics says in its own words: squares, combined arms, units sent back by Short Supply [N Infantry Square;
// N Combined Arms Combat; N Short Supply].

import type { DecisionWords, EventTelling, GameWords, OfferShape } from '../../families/commands/game-words.ts';
import { whoStands } from '../../families/commands/offers.ts';
import { offers as offersVerb } from '../../families/commands/prompt.ts';
import { FOUGHT, groundOf, ORDERED, type State } from '../../families/commands/state.ts';
import { fromTo } from '../../families/commands/tell-kinds.ts';
import * as v from '../../families/commands/verbs.ts';
import { whyNotMoveTo } from '../../families/commands/why-not-move.ts';
import { NO_REASON, noUnit, orderRef, type Why } from '../../families/commands/why-not-parts.ts';
import {
  agree,
  capital,
  dice,
  hexName,
  list,
  sectionNames,
  terrainRef,
  unitAt,
  unitName,
  whoIsAt,
} from '../../families/commands/words.ts';
import { firstOf, secondOf } from '../../kernel/choice.ts';
import { isArtillery, isCavalry, isInfantry } from './arms.ts';
import { supportDice } from './combined-arms.ts';
import { cavalryNextTo, freePlace, inSquare } from './square.ts';
import { type NapoleonicsTerrain, squareGround } from './terrain.ts';
import type { NapoleonicsUnit } from './units.ts';

const SQUARE = 'N Infantry Square';
const LEAVING = 'N Coming out of Square';
const ARMS = 'N Combined Arms Combat';
/** Cards that a side must hold to form a square. */
const CARDS_TO_FORM = 3;

const has = (g: State, unit: number): string => agree(g.battle.unitType[unit].name, 'has', 'have');
const is = (g: State, unit: number): string => agree(g.battle.unitType[unit].name, 'is', 'are');

// ---- why not --------------------------------------------------------------------------------------------------------

const whyNotForm: Why = (g, f, _choice, seat) => {
  const who = capital(unitAt(g, f.defender));
  const ref = SQUARE;
  if (!isInfantry(g, f.defender)) return { text: `${who} ${is(g, f.defender)} no infantry.`, ref };
  if (!isCavalry(g, f.attacker)) return { text: 'A square is formed only against an attack of cavalry.', ref };
  if (inSquare(g, f.defender)) return { text: `${who} ${is(g, f.defender)} in square already.`, ref };
  const ground = groundOf(g).terrain[g.unitHex[f.defender]];
  if (!squareGround(ground)) return { text: `No square is formed in ${ground.name}.`, ref: terrainRef(g, ground) };
  if (g.handCount[seat] < CARDS_TO_FORM) {
    return { text: `A square takes a card from a hand of ${CARDS_TO_FORM} or more.`, ref };
  }
  return freePlace(g, seat) === 0 ? { text: 'All four places for squares are taken.', ref } : NO_REASON;
};

const whyNotLeave: Why = (g, _f, choice, seat) => {
  const hex = firstOf(choice);
  const missing = noUnit(g, hex, seat, LEAVING);
  if (missing) return missing;
  const unit = g.hexUnit[hex];
  const who = capital(unitAt(g, unit));
  if (!inSquare(g, unit)) return { text: `${who} ${is(g, unit)} not in square.`, ref: LEAVING };
  if ((g.unitMark[unit] & ORDERED) === 0) return { text: `${who} ${has(g, unit)} no order.`, ref: LEAVING };
  return cavalryNextTo(g, unit)
    ? { text: `Enemy cavalry is next to ${unitAt(g, unit)}, which keeps it in square.`, ref: LEAVING }
    : NO_REASON;
};

const whyNotSupport: Why = (g, f, choice, seat) => {
  const hex = firstOf(choice);
  const missing = noUnit(g, hex, seat, ARMS);
  if (missing) return missing;
  const gun = g.hexUnit[hex];
  const who = capital(unitAt(g, gun));
  if (!isArtillery(g, gun)) return { text: `${who} ${is(g, gun)} no artillery.`, ref: ARMS };
  if ((g.unitMark[gun] & ORDERED) === 0) return { text: `${who} ${has(g, gun)} no order this turn.`, ref: ARMS };
  if ((g.unitMark[gun] & FOUGHT) !== 0) return { text: `${who} ${has(g, gun)} battled already this turn.`, ref: ARMS };
  return {
    text: `${who} cannot add dice against ${hexName(g, f.hex)}: it needs range, a clear line and dice of its own.`,
    ref: ARMS,
  };
};

const whyNotAlone: Why = (g, f) => ({
  text: `${capital(unitAt(g, f.attacker))} has no dice of its own there: artillery must support it.`,
  ref: ARMS,
});

const whyNotSupply: Why = (g, _f, choice) => {
  const hex = firstOf(choice);
  const ref = orderRef(g);
  const unit = g.hexUnit[hex];
  if (unit < 0) return { text: `No unit stands at ${hexName(g, hex)}.`, ref };
  const who = capital(unitAt(g, unit));
  if (inSquare(g, unit)) return { text: `${who} ${is(g, unit)} in square and cannot be sent back.`, ref };
  return { text: `No hex is free to which ${unitAt(g, unit)} could be sent back.`, ref };
};

const whyNotSendTo: Why = (g, f, choice) => {
  const hex = firstOf(choice);
  const ref = orderRef(g);
  const ground = groundOf(g).terrain[hex];
  const taken = whoIsAt(g, hex);
  if (taken !== '') return { text: `${hexName(g, hex)} is taken: ${taken}.`, ref };
  if (groundOf(g).entry[f.unit][hex] === 0) {
    const text = `${capital(unitName(g, f.unit))} may not enter ${ground.name} at ${hexName(g, hex)}.`;
    return { text, ref: terrainRef(g, ground) };
  }
  const side = g.battle.unitSide[f.unit];
  const where = list(sectionNames(side, g.battle.sections[g.unitHex[f.unit]]), 'or');
  return { text: `It goes to its own baseline in your ${where}, or one row before it if that is full.`, ref };
};

const whyNotMove: Why = (g, _f, choice, seat) => {
  const unit = g.hexUnit[firstOf(choice)];
  if (unit >= 0 && g.battle.unitSide[unit] === seat && inSquare(g, unit)) {
    return { text: `${capital(unitAt(g, unit))} ${is(g, unit)} in square and cannot move.`, ref: SQUARE };
  }
  return whyNotMoveTo(g, firstOf(choice), secondOf(choice), seat);
};

// ---- decisions, choices, events -------------------------------------------------------------------------------------

const decisions: { readonly [decision: string]: DecisionWords } = {
  answerAttack: {
    help: 'Stand: take the attack, perhaps battle back. Cavalry may retire and reform before infantry; infantry may form square against cavalry.',
    reasons: { [v.FORM_SQUARE]: whyNotForm },
  },
  moveUnits: { reasons: { [v.MOVE]: whyNotMove } },

  combineArms: {
    prompt: (g, f) => `which artillery supports the attack of your ${unitAt(g, f.attacker)} on ${hexName(g, f.hex)}?`,
    help: 'Combined arms: ordered artillery in range adds its dice to a melee and then has battled for this turn.',
    hex: (g, f) => g.unitHex[f.attacker],
    labels: { [v.DONE]: 'No more support' },
    pointing: { verb: v.SUPPORT },
    reasons: { [v.SUPPORT]: whyNotSupport, [v.DONE]: whyNotAlone },
    odds: { verb: v.DONE },
  },

  leaveSquare: {
    prompt: () => 'which ordered units come out of square?',
    help: 'A unit that comes out of square gets its card back to the hand and may move; in square it stays where it is.',
    labels: { [v.DONE]: 'The others stay in square' },
    pointing: { verb: v.LEAVE_SQUARE },
    reasons: { [v.LEAVE_SQUARE]: whyNotLeave },
  },

  shortSupply: {
    prompt: (g, f) =>
      offersVerb(g, f, v.SEND_BACK)
        ? 'name a unit of either side that is sent back to its baseline.'
        : 'nobody can be sent back.',
    pointing: { verb: v.SEND_BACK },
    reasons: { [v.SEND_BACK]: whyNotSupply },
  },

  sendBack: {
    prompt: (g, f) => `your ${unitAt(g, f.unit)} is out of supply: where does it go?`,
    hex: (g, f) => g.unitHex[f.unit],
    pointing: { verb: v.PLACE },
    reasons: { [v.PLACE]: whyNotSendTo },
  },
};

const offers: { readonly [verb: number]: OfferShape } = {
  [v.FORM_SQUARE]: {
    mark: 'answer',
    way: 'form square',
    label: () => 'Form square',
    note: () => 'A card of the hand is laid aside; the square strikes first, and either side rolls one die at most.',
  },
  [v.LEAVE_SQUARE]: {
    mark: 'piece',
    from: 1,
    phase: 'order',
    label: (g, a) => `Bring ${whoStands(g, a)} at ${hexName(g, a)} out of square`,
    note: () => 'Its card goes back to the hand.',
  },
  [v.SUPPORT]: {
    mark: 'piece',
    from: 1,
    phase: 'battle',
    label: (g, a) => `Support with ${whoStands(g, a)} at ${hexName(g, a)}`,
    note(g, a) {
      const f = g.frames[g.depth];
      return `It adds ${dice(supportDice(g, g.hexUnit[a], f.attacker, f.hex))}.`;
    },
  },
  [v.SEND_BACK]: {
    mark: 'piece',
    from: 1,
    phase: 'order',
    label: (g, a) => `Send ${whoStands(g, a)} at ${hexName(g, a)} back`,
    note: () => 'Its owner chooses the hex.',
  },
  [v.PLACE]: { mark: 'fall', from: 0, to: 1, phase: 'enter', label: (g, a) => `Go to ${hexName(g, a)}` },
};

const events: { readonly [kind: string]: EventTelling } = {
  supports: {
    weighty: false,
    sentence: (w, [gun, attacker, hex]) =>
      `${capital(w.unit(gun))} ${w.does(gun, 'supports', 'support')} the attack of ${w.unit(attacker)} on ${w.hex(hex)}.`,
  },
  formsSquare: {
    weighty: true,
    // Only the owner of the unit is told which card its square takes.
    sentence(w, [side, card, unit, place]) {
      const what = w.seat === side ? `your ${w.card(card)}` : 'a card';
      return `${capital(w.unit(unit))} ${w.does(unit, 'forms', 'form')} square number ${place}; ${what} is laid aside.`;
    },
  },
  squareFalls: {
    weighty: true,
    sentence(w, [side, card, , place]) {
      const what = w.seat === side ? `You take ${w.card(card)} back` : `${w.army(side)}: takes a card back`;
      return `${what}: square number ${place} is no more.`;
    },
  },
  leavesSquare: {
    weighty: false,
    sentence(w, [side, card, unit, place]) {
      const what = w.seat === side ? `${w.card(card)} goes` : 'a card goes';
      return `${capital(w.unit(unit))} ${w.does(unit, 'leaves', 'leave')} square number ${place}; ${what} back to the hand.`;
    },
  },
  outOfSupply: {
    weighty: true,
    sentence: (w, [side, unit]) => `${w.army(side)}: ${w.unit(unit)} ${w.does(unit, 'is', 'are')} out of supply.`,
  },
  sentBack: {
    weighty: true,
    moves: { piece: 'unit', hexes: fromTo },
    sentence: (w, [unit, from, to]) =>
      from === to
        ? `${capital(w.unit(unit, -1))} ${w.does(unit, 'stays', 'stay')} at ${w.hex(to)}.`
        : `${capital(w.unit(unit, -1))} ${w.does(unit, 'goes', 'go')} back from ${w.hex(from)} to ${w.hex(to)}.`,
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
  ownClose: (ref) => ref === 'N Melee Combat' || ref === 'N National Unit Reference Card',
  ownFire: (ref) => ref === 'N Ranged Combat' || ref === 'N National Unit Reference Card',
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
  formOf: (g, unit) => (inSquare(g, unit) ? `in square number ${g.unitForm[unit]}` : ''),
  oddsPolicies: [
    {
      name: 'square',
      defender: { verb: v.FORM_SQUARE, text: 'forms square if it can, else stands' },
      flags: 'ignored',
    },
  ],
  oddsAssume: ['no artillery supports an attack that has dice without it'],
  decisions,
  offers,
  events,
};
