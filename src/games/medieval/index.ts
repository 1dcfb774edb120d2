// Commands & Colors: Medieval on the Commands family: its tables, answers and changed procedures as one ruleset.

import type { CommandsGame } from '../../families/commands/game.ts';
import { compile } from '../../families/commands/procedures.ts';
import '../../families/commands/turn.ts';
import { parseSheet } from '../../families/commands/sheet.ts';
import { HELMET } from '../../families/commands/tables.ts';
import { makeHexBoard } from '../../lib/hex-board.ts';
import { actions } from './actions.ts';
import { cards } from './cards.ts';
import { additions, changes } from './changes.ts';
import { classes } from './classes.ts';
import { questions } from './questions.ts';
import { rulings } from './rulings.ts';
import { sheetTexts } from './scenarios/index.ts';
import { specialRules } from './special-rules.ts';
import { words } from './telling.ts';
import { terrain } from './terrain.ts';
import { traits } from './traits.ts';
import { units } from './units.ts';

const LONGEST_RANGE = 4;
/** Leader blocks of one colour in the box. */
const LEADERS_OF_A_SIDE = 7;

export const medieval: CommandsGame = {
  id: 'medieval',
  name: 'Commands & Colors: Medieval',
  rulesVersion: '1',
  ref: 'M',
  units,
  terrain,
  cards,
  classes,
  traits,
  rules: specialRules,
  boards: { '13x11': makeHexBoard(13, 11, LONGEST_RANGE) },
  dice: { faces: ['light', 'medium', 'heavy', 'helmet', 'flag', 'swords'], shows: null, leader: HELMET },
  questions,
  customs: {
    evadeWhole: true,
    advanceAfterEvade: false,
    advanceOnLeaders: false,
    // RULING: of a leader and his unit with an order each, either may move first; he stays behind if it goes
    // [M Attached and Detach Leaders].
    leadersStay: true,
    fireAtLeaders: true,
    passLeaders: true,
    mireChecksLeaders: false,
    copyWhole: true,
    leadersInAll: LEADERS_OF_A_SIDE,
  },
  actions,
  additions,
  procedures: compile(changes),
  words,
  rulings,
  sheets: sheetTexts.map(parseSheet),
};
