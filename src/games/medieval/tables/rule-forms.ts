// What a sheet of Medieval writes after the key of a special rule, and what the rule does.

import { growingHandForm, heldGroupForm, type RuleForms } from '../../../families/commands/tables/rule-forms.ts';
import {
  hexArgument,
  many,
  numberArgument,
  reserveArgument,
  sideArgument,
  wordArgument,
} from '../../../kernel/lists.ts';
import type { specialRules } from './special-rules.ts';

export const ruleForms: RuleForms<typeof specialRules> = {
  city: { text: 'The walls and gates belong to a side.', arguments: [sideArgument('whose city')] },
  gateBanner: {
    text: 'A side gains a banner for each gate that it opens.',
    arguments: [sideArgument('who opens gates')],
  },
  insideWalls: {
    text: 'A unit on one of these hexes inside the walls may ignore one flag.',
    arguments: [sideArgument('whose city'), many(hexArgument('inside the walls'))],
  },
  hiddenCavalry: {
    text: 'Orders in a section may bring a reserve in on the named hexes or next to them.',
    arguments: [
      sideArgument('whose reserve'),
      reserveArgument('the reserve'),
      wordArgument('in which section', ['left', 'centre', 'right']),
      many(hexArgument('where it comes in')),
    ],
  },
  heldGroup: heldGroupForm,
  exitForBanner: {
    text: 'Units of a side that begin a turn on the named hexes may leave the board; each gives a banner.',
    arguments: [
      sideArgument('who may leave'),
      wordArgument('which units', ['any', 'heavyCavalry']),
      many(hexArgument('where they leave')),
    ],
  },
  scoutForBanner: {
    text: 'After a Scout a side may take one card and a banner, unless that banner would win.',
    arguments: [sideArgument('who may')],
  },
  growingHand: growingHandForm,
  reinforceAfter: {
    text: 'After so many banners of a side its reserve comes onto the named hexes.',
    arguments: [
      sideArgument('whose reserve'),
      numberArgument('banners'),
      reserveArgument('the reserve'),
      many(hexArgument('where it comes')),
    ],
  },
  camps: { text: 'The camps are friendly to a side.', arguments: [sideArgument('whose camps')] },
  razeCamps: {
    text: 'A side may raze a camp that it occupies when its turn begins, for a banner.',
    arguments: [sideArgument('who razes')],
  },
  rollForFirstMove: { text: 'Dice decide who moves first.', arguments: [] },
  noDraws: {
    text: 'A side draws no cards, save after a Scout; with its last card played it has lost.',
    arguments: [sideArgument('who draws none')],
  },
  suddenDeath: {
    text: 'A side wins with more units than the enemy on the named hexes as its turn begins.',
    arguments: [sideArgument('who wins so'), many(hexArgument('the ground'))],
  },
};
