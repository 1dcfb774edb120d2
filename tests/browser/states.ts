// What a person may have before him at the table of each game: early in a battle, a fight that is weighed, an answer that is asked for,
// the enemy at work, the trace he leaves, the end. Tests look at all of them, and `gallery.ts` takes their pictures.

import type { Page } from 'playwright-core';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { battalionRules } from '../../src/games/battalion/ruleset.ts';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import { medievalRules } from '../../src/games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import { printRecord } from '../../src/kernel/record-notation.ts';
import { Table } from '../../src/kernel/table.ts';
import type { AnyRuleset } from '../../src/kernel/view.ts';
import { linkPart } from '../../src/web/app/links.ts';
import { makeRandom } from '../kit/random.ts';
import { type Brought, recordOf } from './hands.ts';
import { settled } from './kit.ts';
import { beginBattle, myDecision, pointAt } from './person.ts';
import {
  ASSAULTED,
  ASSAULTED_BY,
  CHARGED,
  FOUR,
  OVERLAP,
  RALLY,
  STRUCK,
  STRUCK_BY,
  UNSEEN,
} from './positions-of-battalion-and-dark-ages.ts';
import { ARMS, COMBAT, GATE, IN_SQUARE, SCOUT, SQUARE, TOKENS } from './positions-of-commands.ts';

export interface TableState {
  readonly game: string;
  readonly name: string;
  /** The speed at which the table tells; instant where nothing is to be caught in the middle. */
  readonly speed?: 'slow';
  reach(page: Page): Promise<void>;
}

const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

/** Sits down at a seat of a position, after some choices. */
async function sit(page: Page, rules: AnyRuleset, text: string, wish: Brought = {}): Promise<void> {
  const { as = 'bottom' } = wish;
  await goTo(page, `#/link/${await linkPart('record', recordOf(rules, text, wish))}`);
  await page.getByRole('button', { name: new RegExp(`\\(${as}\\)|^Go on$`) }).click();
  await myDecision(page);
}

const weighs =
  (rules: AnyRuleset, text: string, from: string, to: string, wish: Brought = {}) =>
  async (page: Page): Promise<void> => {
    await sit(page, rules, text, wish);
    await pointAt(page, from);
    await pointAt(page, to);
    await page.getByTestId('confirm').waitFor();
    await settled(page);
  };

const points =
  (rules: AnyRuleset, text: string, place: string) =>
  async (page: Page): Promise<void> => {
    await sit(page, rules, text);
    await pointAt(page, place);
    await settled(page);
  };

const answers =
  (rules: AnyRuleset, text: string, wish: Brought = {}) =>
  async (page: Page): Promise<void> => {
    await sit(page, rules, text, wish);
    await settled(page);
  };

const early = (battle: string) => async (page: Page) => {
  await beginBattle(page, { battle, opponent: 'random', seed: 'picture' });
  const { cards, choices, inviting } = await myDecision(page);
  if (cards.length > 0 && choices.length === 0) await page.locator('[data-card]').nth(cards[0]).click();
  else if (choices.length === 0) await pointAt(page, inviting[0]);
  await settled(page);
};

/** An attack that was weighed is made, and its dice lie. */
const rolled = (weighed: (page: Page) => Promise<void>) => async (page: Page) => {
  await weighed(page);
  await page.getByTestId('confirm').click();
  await page.getByTestId('dice').waitFor();
};

/** Dice of the enemy, as they lie. */
const enemyRolled = (rules: AnyRuleset, text: string, wish: Brought) => async (page: Page) => {
  await goTo(page, `#/link/${await linkPart('record', recordOf(rules, text, wish))}`);
  await page.getByRole('button', { name: /\(bottom\)/ }).click();
  await page.getByTestId('dice').waitFor();
};

/** So many choices of the enemy in a row make a turn that leaves a trace. */
const A_TURN = 6;

/** A record of at least so many random choices, up to a decision of the bottom army that comes after a turn of the enemy. */
function afterEnemy(rules: AnyRuleset, scenario: string, least: number): string {
  const random = makeRandom(7);
  const table = new Table(rules, { start: { scenario }, seed: 'trace' });
  for (let enemy = 0; (table.seat !== 1 || enemy < A_TURN || table.number < least) && !table.over; ) {
    enemy = table.seat === 0 ? enemy + 1 : 0;
    const choices = table.choices();
    table.choose(choices[random(choices.length)]);
  }
  return printRecord(table.record(), rules);
}

/** The trace of the enemy's turn, before the first choice of one's own. */
const passed =
  (rules: AnyRuleset, scenario: string, least = 0) =>
  async (page: Page) => {
    await goTo(page, `#/link/${await linkPart('record', afterEnemy(rules, scenario, least))}`);
    await page.getByRole('button', { name: /\(bottom\)/ }).click();
    await page.getByTestId('trace').waitFor({ state: 'attached' });
    await settled(page);
  };

const over = (battle: string) => async (page: Page) => {
  await beginBattle(page, { battle, opponent: 'watch', seed: 'picture' });
  await page.getByTestId('end').waitFor();
  await settled(page);
};

/** Ancients: light foot is struck by heavy horse and may evade; a leader stands beside. */
const EVADE = `vexillum 1 position
scenario: ancients/007
units top: LS C4 C7 C10; AX D6 E7; WA E5 D9/3; HI B3 B4 B9 B10; LC G1 B1 B2; MC B11; HC F7
units bottom: LI G7 G8; AX H3 H4 H9 H10 I3 I11; MI F5/3 F6 H7 F8; HI I7 I8; MC H2 H11
leaders top: Maharbal G1; Hannibal E5; Hasdrubal F7
leaders bottom: Paullus F6; Varro H11; Attilius I8
hand top: orderTwoLeft lineCommand orderThreeRight orderTwoCentre
hand bottom: orderThreeCentre firstStrike orderTwoLeft leadershipAny
gained: top 2; bottom 1
active: top
card: mountedCharge
phase: battle
ordered: F7
`;

/** Napoleonics: as with guns beside it, but they have no part in it. */
const WHEELED = ARMS.replace('ordered: F6 G5 H7', 'ordered: F6');

const a = ancientsRules;
const m = medievalRules;
const n = napoleonicsRules;
const b = battalionRules;
const d = darkAgesRules;

export const STATES: readonly TableState[] = [
  { game: 'ancients', name: 'early', reach: early('ancients/007') },
  { game: 'ancients', name: 'combat', reach: weighs(a, COMBAT, 'F5', 'E5') },
  { game: 'ancients', name: 'reaction', reach: answers(a, EVADE, { played: ['close F7 x G7'] }) },
  { game: 'ancients', name: 'acting', speed: 'slow', reach: rolled(weighs(a, COMBAT, 'F5', 'E5')) },
  { game: 'ancients', name: 'trace', reach: passed(a, 'ancients/007', 160) },
  { game: 'ancients', name: 'end', reach: over('ancients/001') },
  { game: 'medieval', name: 'early', reach: early('medieval/06') },
  { game: 'medieval', name: 'combat', reach: weighs(m, GATE, 'H5', 'I5', { as: 'top' }) },
  { game: 'medieval', name: 'reaction', reach: answers(m, TOKENS, { played: ['close F6 x E6'] }) },
  { game: 'medieval', name: 'scout', reach: answers(m, SCOUT) },
  { game: 'medieval', name: 'acting', speed: 'slow', reach: rolled(weighs(m, GATE, 'H5', 'I5', { as: 'top' })) },
  { game: 'medieval', name: 'trace', reach: passed(m, 'medieval/06') },
  { game: 'medieval', name: 'end', reach: over('medieval/01') },
  { game: 'napoleonics', name: 'early', reach: early('napoleonics/15') },
  { game: 'napoleonics', name: 'combat', reach: weighs(n, ARMS, 'F6', 'E6') },
  { game: 'napoleonics', name: 'reaction', reach: answers(n, SQUARE, { as: 'top', played: ['close F6 x E6'] }) },
  { game: 'napoleonics', name: 'guns', reach: answers(n, ARMS, { played: ['close F6 x E6'] }) },
  { game: 'napoleonics', name: 'squares', reach: answers(n, IN_SQUARE) },
  { game: 'napoleonics', name: 'acting', speed: 'slow', reach: rolled(weighs(n, WHEELED, 'F6', 'E6')) },
  { game: 'napoleonics', name: 'trace', reach: passed(n, 'napoleonics/15') },
  { game: 'napoleonics', name: 'end', reach: over('napoleonics/01') },
  { game: 'battalion', name: 'early', reach: early('battalion/3') },
  { game: 'battalion', name: 'combat', reach: weighs(b, OVERLAP, 'b3', 'a2', { seed: 'b' }) },
  { game: 'battalion', name: 'charge', reach: answers(b, CHARGED, { played: ['charge a1'] }) },
  { game: 'battalion', name: 'reaction', reach: answers(b, STRUCK, STRUCK_BY) },
  { game: 'battalion', name: 'four', reach: answers(b, FOUR) },
  {
    game: 'battalion',
    name: 'acting',
    speed: 'slow',
    reach: enemyRolled(b, STRUCK, { seed: 'b' }),
  },
  { game: 'battalion', name: 'trace', reach: passed(b, 'battalion/3') },
  { game: 'battalion', name: 'end', reach: over('battalion/1') },
  { game: 'dark-ages', name: 'early', reach: early('dark-ages/03') },
  { game: 'dark-ages', name: 'combat', reach: weighs(d, UNSEEN, 'E4', 'D4') },
  { game: 'dark-ages', name: 'reaction', reach: answers(d, ASSAULTED, ASSAULTED_BY) },
  { game: 'dark-ages', name: 'rally', reach: points(d, RALLY, 'E4') },
  { game: 'dark-ages', name: 'acting', speed: 'slow', reach: rolled(weighs(d, UNSEEN, 'E4', 'D4')) },
  { game: 'dark-ages', name: 'trace', reach: passed(d, 'dark-ages/01', 30) },
  { game: 'dark-ages', name: 'end', reach: over('dark-ages/01') },
];
