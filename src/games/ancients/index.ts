// Commands & Colors: Ancients on the Commands family: its tables, answers and changed procedures as one ruleset.

import type { CommandsGame } from '../../families/commands/tables/game.ts';
import { HELMET } from '../../families/commands/tables/tables.ts';
import { parseSheet } from '../../families/commands/text/sheet.ts';
import { compileRules } from '../../kernel/procedure.ts';
import { alike } from '../../lib/alike.ts';
import { makeHexBoard } from '../../lib/hex-board.ts';
import { questions } from './rules/questions.ts';
import { checkBlocker, rampageFirst, trampleTheWay } from './rules/rampage.ts';
import { rulebook } from './rules/rulebook.ts';
import { sheetTexts } from './scenarios/index.ts';
import { cards, classes } from './tables/cards.ts';
import { ruleForms } from './tables/rule-forms.ts';
import { rulings } from './tables/rulings.ts';
import { specialRules } from './tables/special-rules.ts';
import { terrain } from './tables/terrain.ts';
import { traits } from './tables/traits.ts';
import { units } from './tables/units.ts';
import { verbs } from './tables/verbs.ts';
import { words } from './telling/telling.ts';

const LONGEST_RANGE = 6;

export const ancients: CommandsGame = {
  id: 'ancients',
  name: 'Commands & Colors: Ancients',
  rulesVersion: '1',
  ref: 'A',
  units: alike(units),
  terrain: alike(terrain),
  cards: alike(cards),
  classes,
  traits,
  rules: specialRules,
  verbs,
  ruleForms,
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
  marks: [],
  procedures: compileRules(rulebook, {
    insert: [
      { into: 'retreat', before: 'path', name: 'rampage', step: rampageFirst },
      { into: 'retreat', before: 'losses', name: 'trampleTheWay', step: trampleTheWay },
      { into: 'retreat', before: 'losses', name: 'checkFirstBlocker', step: checkBlocker(0) },
      { into: 'retreat', before: 'losses', name: 'checkSecondBlocker', step: checkBlocker(1) },
    ],
  }),
  rulings,
  mended: [],
  words,
  sheets: sheetTexts.map(parseSheet),
};
