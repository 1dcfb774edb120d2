// What a sheet of Ancients writes after the key of a special rule, and what the rule does.

import { exitForBannerForm, growingHandForm, type RuleForms } from '../../../families/commands/tables/rule-forms.ts';
import {
  hexArgument,
  leaderArgument,
  many,
  numberArgument,
  reserveArgument,
  sideArgument,
} from '../../../kernel/lists.ts';
import type { specialRules } from './special-rules.ts';

export const ruleForms: RuleForms<typeof specialRules> = {
  campCapture: {
    text: 'A side gains a banner for each of the camps, when a unit of it stops there for the first time.',
    arguments: [sideArgument('who captures them'), many(hexArgument('the camps'))],
  },
  exitForBanner: exitForBannerForm,
  leaderLossEndsBattle: {
    text: 'A side has lost at once when this leader of it is lost.',
    arguments: [sideArgument('whose leader'), leaderArgument('the leader')],
  },
  growingHand: growingHandForm,
  risingCommand: {
    text: 'At a certain banner the hand and Command of a side rise at once.',
    arguments: [sideArgument('whose Command'), numberArgument('at which banner'), numberArgument('to what')],
  },
  leaderLossLowersCommand: {
    text: 'Each leader that a side loses lowers its hand and Command by one.',
    arguments: [sideArgument('whose leaders')],
  },
  allLeadersLostLoses: {
    text: 'A side has lost when all its leaders have been eliminated.',
    arguments: [sideArgument('whose leaders')],
  },
  fright: {
    text: 'Foot units of a side may ignore no flag that elephants roll in close combat.',
    arguments: [sideArgument('whose foot')],
  },
  tacticalFlexibility: {
    text: 'Enemy heavy infantry without support battles back with at most three dice against the legions of a side.',
    arguments: [sideArgument('whose legions')],
  },
  marianLegions: {
    text: 'The legions of a side fire one die at two hexes.',
    arguments: [sideArgument('whose legions')],
  },
  julianLegions: {
    text: 'The legions of a side fire one die at two hexes, and may move two hexes without battle.',
    arguments: [sideArgument('whose legions')],
  },
  siege: { text: 'Fortified city walls are treated as scalable ones.', arguments: [] },
  placeLeaders: {
    text: 'Leaders without a hex are placed by their players before the first turn, by the sides in this order.',
    arguments: [many(sideArgument('who places'))],
  },
  ambush: {
    text: 'A Leadership card may bring a reserve of a side in on the enemy baseline.',
    arguments: [sideArgument('whose reserve'), reserveArgument('the reserve')],
  },
};
