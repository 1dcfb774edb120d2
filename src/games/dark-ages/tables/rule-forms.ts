// What a sheet of Dark Ages writes after the key of a special rule or an event, and what it does [D Scenarios].

import {
  hexArgument,
  many,
  numberArgument,
  type RuleForm,
  sideArgument,
  tagArgument,
  typeArgument,
} from '../../../kernel/lists.ts';
import type { ACTION_EVENTS } from '../rules/scenarios/events-actions.ts';
import type { GROUND_EVENTS } from '../rules/scenarios/events-ground.ts';
import type { GROUND_RULES } from '../rules/scenarios/rules-ground.ts';
import type { UNIT_RULES } from '../rules/scenarios/rules-units.ts';

/** For every key of the makers its form, and no form without a maker. */
type Forms<M> = { readonly [K in keyof M]: RuleForm };

const whose = sideArgument('whose units');
const types = many(typeArgument('types of units'));
const units = many(tagArgument('the units'));
const comers = many(tagArgument('who comes'));

export const ruleForms: Forms<typeof GROUND_RULES & typeof UNIT_RULES> = {
  shallowStream: { text: 'Nobody in a stream loses a die.', arguments: [] },
  shunsMarsh: { text: 'Units of these types may not enter marsh.', arguments: [types] },
  holdTheHill: {
    text: 'No unit of a side may leave the hill by activation before so many events have been played.',
    arguments: [whose, numberArgument('events')],
  },
  narrowBridge: {
    text: 'At most so many units of a side may enter the bridge in a turn.',
    arguments: [whose, hexArgument('the bridge'), numberArgument('units')],
  },
  noFireAcrossRiver: {
    text: 'Nobody shoots across river hexes farther than so many hexes.',
    arguments: [numberArgument('hexes')],
  },
  bog: { text: 'Cavalry may not enter these hexes.', arguments: [many(hexArgument('the bog'))] },
  stakesFall: { text: 'The stakes before a unit are removed when it leaves its first hex.', arguments: [units] },
  pits: { text: 'Cavalry that enters a stream hex takes two hits.', arguments: [] },
  exits: {
    text: 'Routed units of a side leave the map only over these hexes.',
    arguments: [whose, many(hexArgument('where they leave'))],
  },
  thickWoods: { text: 'Only units of these types may enter woods.', arguments: [types] },
  noMail: {
    text: 'Units of a side that stand on the board at the start need one point more on each defence die.',
    arguments: [whose],
  },
  champion: {
    text: 'A unit is one man: morale 3, two dice in defence, not shot at, never retreats, does not count towards the limit.',
    arguments: [tagArgument('the champion')],
  },
  standingWall: { text: 'Infantry of a side that has not moved absorbs one hit.', arguments: [whose] },
  ring: { text: 'These units absorb one hit as long as they have not moved.', arguments: [units] },
  mourned: {
    text: 'When a leader is killed each unit of these types of his side takes one hit.',
    arguments: [tagArgument('the leader'), types],
  },
  unmourned: { text: 'When a leader is killed, no unit near him takes hits.', arguments: [tagArgument('the leader')] },
  closeOrder: {
    text: 'A unit of a side next to two others of it loses no die for several adjacent enemies.',
    arguments: [whose],
  },
  bareChests: { text: 'Units of these types need one point more on each defence die.', arguments: [whose, types] },
  standard: {
    text: 'A standard helps leaders of a side to rally near it, and costs hits around it when it is taken.',
    arguments: [sideArgument('whose standard'), hexArgument('where it stands')],
  },
  camp: {
    text: 'A unit of a side that ends a round in the camp makes the units near a leader take one hit, once.',
    arguments: [sideArgument('who takes it'), tagArgument('the leader'), many(hexArgument('the camp'))],
  },
  marchingSchiltrons: {
    text: 'A Schiltron played for units of these types lasts until the end of the round.',
    arguments: [whose, types],
  },
  smallFolk: { text: 'These units have morale 1 and are eliminated when they rout.', arguments: [units] },
  blindKing: { text: 'A leader is never alone and dies with his unit.', arguments: [tagArgument('the leader')] },
  mallets: {
    text: 'Units of a type attack in assault and melee with this value.',
    arguments: [whose, typeArgument('type of units'), numberArgument('attack value')],
  },
  press: { text: 'A unit of a side with two own units close behind it rolls one die fewer.', arguments: [whose] },
};

export const eventForms: Forms<typeof GROUND_EVENTS & typeof ACTION_EVENTS> = {
  clock: {
    text: 'Played by Player B, the turn after this one is the last; by Player A, discards go back into the deck.',
    arguments: [],
  },
  tide: { text: 'All stream hexes are clear from now on.', arguments: [] },
  rider: { text: 'Nothing happens yet.', arguments: [] },
  mud: { text: 'These hexes become marsh.', arguments: [many(hexArgument('the mud'))] },
  bridgeBreaks: {
    text: 'The bridge becomes river, and who stands on it is lost.',
    arguments: [hexArgument('the bridge')],
  },
  latecomers: { text: 'These pieces of Player A come onto the battlefield.', arguments: [comers] },
  sortie: { text: 'These pieces of Player A come onto the battlefield.', arguments: [comers] },
  orresStorm: { text: 'These pieces come onto the battlefield, and each unit takes one hit.', arguments: [comers] },
  smallFolk: {
    text: 'These pieces come, and every enemy unit next to one of Player A takes one hit.',
    arguments: [comers],
  },
  horseLeaves: { text: 'These units leave the battle and do not count towards the limit.', arguments: [units] },
  brabantGoesHome: { text: 'One unit of a side of these types leaves the battle.', arguments: [whose, types] },
  arrowsSpent: { text: 'Until the end of the turn archers and longbows shoot with one die fewer.', arguments: [] },
  noQuarter: {
    text: 'From now on cavalry of Player A that is routed next to enemy infantry is eliminated.',
    arguments: [],
  },
  cloudburst: { text: 'Until the end of the turn crossbows shoot with one die fewer.', arguments: [] },
  heat: { text: 'Every unit next to an enemy unit takes one hit.', arguments: [] },
  eveningStorm: {
    text: 'Until the end of the turn infantry of a side rolls one more die in assault.',
    arguments: [whose],
  },
  baggage: { text: 'A unit takes two hits.', arguments: [tagArgument('the unit')] },
  feintOrStones: {
    text: 'Played by Player A, an enemy unit is drawn off the hill; by Player B, an enemy unit in contact takes a hit.',
    arguments: [],
  },
  gallowayOrRumour: {
    text: 'Played by Player A, a unit of the type may move and assault; by Player B, two units away from the leader take a hit.',
    arguments: [typeArgument('type of units'), tagArgument('the leader')],
  },
  kingsInDanger: { text: 'The unit of an enemy leader takes two hits if it is in contact.', arguments: [] },
  horn: { text: 'Player A may move two infantry units one hex each, without assault.', arguments: [] },
  keithsHorse: { text: 'A unit may move at once and assault.', arguments: [tagArgument('the unit')] },
  rideThemDown: {
    text: 'Player A may move a unit of the first type through an own unit of the second, which takes two hits.',
    arguments: [typeArgument('who rides'), typeArgument('who is ridden down')],
  },
};
