// Commands & Colors: Medieval on the Commands family: its tables, answers and changed procedures as one ruleset.

import type { CommandsGame } from '../../families/commands/tables/game.ts';
import { HELMET } from '../../families/commands/tables/tables.ts';
import { parseSheet } from '../../families/commands/text/sheet.ts';
import { compileRules } from '../../kernel/procedure.ts';
import { alike } from '../../lib/alike.ts';
import { makeHexBoard } from '../../lib/hex-board.ts';
import { additions, changes } from './rules/changes.ts';
import { marks } from './rules/marks.ts';
import { questions } from './rules/questions.ts';
import { rulebook } from './rules/rulebook.ts';
import { sheetTexts } from './scenarios/index.ts';
import { actions } from './tables/actions.ts';
import { cards } from './tables/cards.ts';
import { classes } from './tables/classes.ts';
import { mended } from './tables/mended.ts';
import { ruleForms } from './tables/rule-forms.ts';
import { rulings } from './tables/rulings.ts';
import { specialRules } from './tables/special-rules.ts';
import { terrain } from './tables/terrain.ts';
import { traits } from './tables/traits.ts';
import { units } from './tables/units.ts';
import { verbs } from './tables/verbs.ts';
import { words } from './telling/telling.ts';

const LONGEST_RANGE = 4;
/** Leader blocks of one colour in the box. */
const LEADERS_OF_A_SIDE = 7;

export const medieval: CommandsGame = {
  id: 'medieval',
  name: 'Commands & Colors: Medieval',
  rulesVersion: '2',
  ref: 'M',
  units: alike(units),
  terrain: alike(terrain),
  cards: alike(cards),
  classes,
  traits,
  rules: specialRules,
  verbs,
  ruleForms,
  boards: { '13x11': makeHexBoard(13, 11, LONGEST_RANGE) },
  dice: { faces: ['light', 'medium', 'heavy', 'helmet', 'flag', 'swords'], shows: null, leader: HELMET },
  questions,
  customs: {
    evadeWhole: true,
    advanceAfterEvade: false,
    advanceOnLeaders: false,
    // RULING: When a leader and his unit have an order each, either of them may move first, and the leader stays behind
    // if the unit goes [M Attached and Detach Leaders].
    // CASE: M Attached and Detach Leaders: with two orders the unit may move first, and he stays and moves after it
    // CASE: M Attached and Detach Leaders: with two orders he may move first, and the unit after him
    leadersStay: true,
    fireAtLeaders: true,
    passLeaders: true,
    mireChecksLeaders: false,
    copyWhole: true,
    leadersInAll: LEADERS_OF_A_SIDE,
  },
  actions,
  additions,
  marks,
  procedures: compileRules(rulebook, changes),
  words,
  rulings,
  mended,
  sheets: sheetTexts.map(parseSheet),
};
