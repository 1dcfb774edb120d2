// Commands & Colors: Napoleonics on the Commands family: its tables, answers and changed procedures as one ruleset.

import type { CommandsGame } from '../../families/commands/tables/game.ts';
import { FLAG, SWORDS } from '../../families/commands/tables/tables.ts';
import { parseSheet } from '../../families/commands/text/sheet.ts';
import { compileRules } from '../../kernel/procedure.ts';
import { alike } from '../../lib/alike.ts';
import { makeHexBoard } from '../../lib/hex-board.ts';
import { additions, changes } from './rules/changes.ts';
import { SECRETS } from './rules/events.ts';
import { marks } from './rules/marks.ts';
import { questions } from './rules/questions.ts';
import { rulebook } from './rules/rulebook.ts';
import { sheetTexts } from './scenarios/index.ts';
import { ARTILLERY, CAVALRY, INFANTRY } from './tables/arms.ts';
import { cards, classes } from './tables/cards.ts';
import { mended } from './tables/mended.ts';
import { ruleForms } from './tables/rule-forms.ts';
import { rulings } from './tables/rulings.ts';
import { specialRules } from './tables/special-rules.ts';
import { terrain } from './tables/terrain.ts';
import { traits } from './tables/traits.ts';
import { units } from './tables/units.ts';
import { verbs } from './tables/verbs.ts';
import { words } from './telling/telling.ts';

const LONGEST_RANGE = 5;

export const napoleonics: CommandsGame = {
  id: 'napoleonics',
  name: 'Commands & Colors: Napoleonics',
  rulesVersion: '2',
  ref: 'N',
  units: alike(units),
  terrain: alike(terrain),
  cards: alike(cards),
  classes,
  traits,
  rules: specialRules,
  verbs,
  ruleForms,
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
  marks,
  procedures: compileRules(rulebook, changes),
  secrets: SECRETS,
  words,
  rulings,
  mended,
  sheets: sheetTexts.map(parseSheet),
};
