// Commands & Colors: Ancients on the Commands family: its tables, answers and changed procedures as one ruleset.

import type { CommandsGame } from '../../families/commands/game.ts';
import { compile } from '../../families/commands/procedures.ts';
import '../../families/commands/turn.ts';
import { parseSheet } from '../../families/commands/sheet.ts';
import { HELMET } from '../../families/commands/tables.ts';
import { makeHexBoard } from '../../lib/hex-board.ts';
import { cards, classes } from './cards.ts';
import { questions } from './questions.ts';
import { checkBlocker, rampageFirst, trampleTheWay } from './rampage.ts';
import { rulings } from './rulings.ts';
import { sheetTexts } from './scenarios/index.ts';
import { specialRules } from './special-rules.ts';
import { words } from './telling.ts';
import { terrain } from './terrain.ts';
import { traits } from './traits.ts';
import { units } from './units.ts';

const LONGEST_RANGE = 6;

export const ancients: CommandsGame = {
  id: 'ancients',
  name: 'Commands & Colors: Ancients',
  rulesVersion: '1',
  ref: 'A',
  units,
  terrain,
  cards,
  classes,
  traits,
  rules: specialRules,
  boards: { '13x9': makeHexBoard(13, 9, LONGEST_RANGE) },
  dice: { faces: ['light', 'medium', 'heavy', 'helmet', 'flag', 'swords'], shows: null, leader: HELMET },
  questions,
  customs: {
    evadeWhole: false,
    advanceAfterEvade: false,
    advanceOnLeaders: false,
    fireAtLeaders: true,
    passLeaders: false,
    mireChecksLeaders: true,
    copyWhole: false,
    leadersInAll: 0,
  },
  actions: [],
  additions: {},
  procedures: compile({
    insert: [
      { into: 'retreat', before: 'path', name: 'rampage', step: rampageFirst },
      { into: 'retreat', before: 'losses', name: 'trampleTheWay', step: trampleTheWay },
      { into: 'retreat', before: 'losses', name: 'checkFirstBlocker', step: checkBlocker(0) },
      { into: 'retreat', before: 'losses', name: 'checkSecondBlocker', step: checkBlocker(1) },
    ],
  }),
  rulings,
  words,
  sheets: sheetTexts.map(parseSheet),
};
