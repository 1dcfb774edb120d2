// Commands & Colors: Napoleonics on the Commands family: its tables, answers and changed procedures as one ruleset.

import type { CommandsGame } from '../../families/commands/game.ts';
import { compile } from '../../families/commands/procedures.ts';
import '../../families/commands/turn.ts';
import { parseSheet } from '../../families/commands/sheet.ts';
import { FLAG, SWORDS } from '../../families/commands/tables.ts';
import { makeHexBoard } from '../../lib/hex-board.ts';
import { ARTILLERY, CAVALRY, INFANTRY } from './arms.ts';
import { cards, classes } from './cards.ts';
import { additions, changes } from './changes.ts';
import { questions } from './questions.ts';
import { rulings } from './rulings.ts';
import { sheetTexts } from './scenarios/index.ts';
import { specialRules } from './special-rules.ts';
import { words } from './telling.ts';
import { terrain } from './terrain.ts';
import { traits } from './traits.ts';
import { units } from './units.ts';

const LONGEST_RANGE = 5;

export const napoleonics: CommandsGame = {
  id: 'napoleonics',
  name: 'Commands & Colors: Napoleonics',
  rulesVersion: '1',
  ref: 'N',
  units,
  terrain,
  cards,
  classes,
  traits,
  rules: specialRules,
  boards: { '13x9': makeHexBoard(13, 9, LONGEST_RANGE) },
  // Two of the six sides show infantry; sabres hit leaders.
  dice: {
    faces: ['infantry', 'cavalry', 'artillery', 'infantry', 'flag', 'sabres'],
    shows: Uint8Array.of(INFANTRY, CAVALRY, ARTILLERY, INFANTRY, FLAG, SWORDS),
    leader: SWORDS,
  },
  questions,
  customs: {
    evadeWhole: true,
    advanceAfterEvade: true,
    advanceOnLeaders: true,
    leadersStay: true,
    fireAtLeaders: false,
    passLeaders: false,
    mireChecksLeaders: true,
    copyWhole: true,
    leadersInAll: 0,
    laysAside: true,
  },
  actions: [],
  additions,
  procedures: compile(changes),
  words,
  rulings,
  sheets: sheetTexts.map(parseSheet),
};
