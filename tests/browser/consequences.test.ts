// Every choice tells its consequence before it is taken, and what most people want stands out: tolls on the board, endings that are
// forced and endings that ask once, the spread of a shot, questions that need not be asked, the way back over a draw, the clock.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import { Table } from '../../src/kernel/table.ts';
import { bring, liftByMouse } from './hands.ts';
import { House, said, settled } from './kit.ts';
import { myDecision, number, pointAt } from './person.ts';
import { UNSEEN } from './positions-of-battalion-and-dark-ages.ts';
import { POSITION } from './positions-of-commands.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

type AncientsTable = ReturnType<typeof tableOf>;

const tableOf = (text: string, seed: string) => new Table(ancientsRules, { start: { text }, seed });

/** The first seed whose dice let these choices be made and lead to what is looked for. */
function seedFor(text: string, played: readonly string[], found: (table: AncientsTable) => boolean): string {
  for (let n = 0; n < 5000; n++) {
    const table = tableOf(text, `${n}`);
    const made = played.every((choice) => {
      if (!table.choices().includes(choice)) return false;
      table.choose(choice);
      return true;
    });
    if (made && found(table)) return `${n}`;
  }
  throw new Error(`no dice lead there: ${played.join('; ')}`);
}

const HANDS = `hand top: orderTwoLeft orderTwoRight
hand bottom: orderTwoCentre orderThreeLeft
`;

const position = (rest: string): string => `vexillum 1 position
game: ancients
${HANDS}${rest}`;

/** Ancients: horse in the midst of the board is struck by heavy foot, and two flags drive it farther than the board goes. */
const driven = (blocks: number): string =>
  position(`units top: HI D6
units bottom: MC E6/${blocks}; HI I2
active: top
phase: battle
ordered: D6
`);

/** What is drawn on the board as the price of a choice, each with the hex that lies under the midst of its words. */
const tolls = (page: Page): Promise<string[]> =>
  page.locator('.board .mark-toll').evaluateAll((all) =>
    all
      .map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const at = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
        const hex = at.find((part) => part.hasAttribute('data-place'))?.getAttribute('data-place') ?? '';
        return `${hex} ${[...one.querySelectorAll('text')].map((words) => words.textContent).join(' ')}`;
      })
      .sort(),
  );

/** Whether a button is filled: not by its class alone, but as it is drawn. */
const ground = (page: Page, button: string): Promise<string> =>
  page.locator(button).evaluate((one) => getComputedStyle(one).backgroundColor);

/** One of two buttons is filled and the other is quiet. */
async function standsOutFrom(page: Page, filled: string, quiet: string): Promise<void> {
  expect(await page.locator(filled).getAttribute('class')).toMatch(/\bprimary\b/);
  expect(await page.locator(quiet).getAttribute('class')).not.toMatch(/\bprimary\b/);
  // Where the pointer was left it would change what is under it.
  await page.mouse.move(1, 1);
  await settled(page);
  expect(await ground(page, filled)).not.toBe(await ground(page, quiet));
}

test.each([
  ['loses 2', 3, 'It loses 2 blocks.'],
  ['destroyed', 2, 'It loses 2 blocks: destroyed.'],
])('a retreat that costs blocks says so on its hex: %s', async (toll, blocks, sentence) => {
  const played = ['close D6 x E6', 'stand', 'ignore 0'];
  const text = driven(blocks);
  const seed = seedFor(text, played, (table) => table.offers().every((offer) => offer.toll === toll));
  const { page, faults } = await bring(house, ancientsRules, text, { seed, played, as: 'bottom' });
  const { phase, inviting, number: before } = await myDecision(page);
  expect(phase).toBe('chooseRetreat');
  await settled(page);
  const places = inviting.filter((place) => place.startsWith('I'));
  expect(places.length).toBeGreaterThan(1);
  expect(await tolls(page)).toEqual(places.map((place) => `${place} ${toll}`));
  // It belongs to the name of the hex, which is heard when the keys lead there.
  for (const place of places) {
    const name = await page.locator(`polygon[data-place="${place}"]`).getAttribute('aria-label');
    expect(name).toContain(`Retreat to ${place}`);
    expect(name).toContain(sentence);
  }
  await page.keyboard.press('t');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await expect.poll(focused).toContain(sentence);
  // Pointing at it takes nothing yet, and the prompt says it once more.
  await pointAt(page, places[0]);
  await page.getByTestId('confirm').waitFor();
  expect(await page.getByTestId('considered').innerText()).toContain(sentence);
  expect(await number(page)).toBe(before);
  expect(faults).toEqual([]);
});

/** Ancients: a leader alone is struck, and enemies stand in every hex that he can run to. */
const RUN_DOWN = position(`units top: HI D6; LI F5 F6 F7 G5 G6 G7 H4 H5 H6 H7 H8
units bottom: HI I2
leaders bottom: Varro E6
active: top
phase: battle
ordered: D6
`);

test('a leader is told on the hex where he would be lost', async () => {
  const played = ['close D6 x E6', 'evade leader E6 F5', 'evade leader E6 G5'];
  const seed = seedFor(RUN_DOWN, played, (table) => table.prompt()?.decision === 'fleeStep');
  const { page, faults } = await bring(house, ancientsRules, RUN_DOWN, { seed, played, as: 'bottom' });
  expect((await myDecision(page)).phase).toBe('fleeStep');
  await settled(page);
  expect(await tolls(page)).toEqual(['H4 leader lost', 'H5 leader lost']);
  for (const place of ['H4', 'H5']) {
    const name = await page.locator(`polygon[data-place="${place}"]`).getAttribute('aria-label');
    expect(name).toMatch(/leader lost: He is lost there: light infantry bars the last hex of his way/);
  }
  expect(faults).toEqual([]);
});

/** Ancients: an ordered unit in a corner, with friends on all sides, far from everybody. */
const CORNERED = position(`units top: HI A6
units bottom: HI I1 I2 H1 H2
phase: move
ordered: I1
`);

/** Ancients: nobody stands in the left section, where the card gives its orders. */
const EMPTY_SECTION = `vexillum 1 position
game: ancients
hand top: orderTwoLeft orderTwoRight
hand bottom: orderTwoLeft orderTwoLeft
units top: HI A6
units bottom: HI I11
`;

/** Nothing can be done: it says so, its ending is the filled button and leaves nothing, and one press of it is enough. */
async function endsByOnePress(page: Page, phase: string, says: string, label: string): Promise<void> {
  const { phase: asked, number: before } = await myDecision(page);
  expect(asked).toBe(phase);
  expect(await page.locator('.prompt-text').innerText()).toBe(says);
  const end = page.getByTestId('finish');
  expect([await end.innerText(), await end.getAttribute('data-leaves')]).toEqual([label, null]);
  expect(await end.getAttribute('class')).toMatch(/\bprimary\b/);
  expect(await said(page)).toContain(says.slice(1));
  await end.click();
  await settled(page);
  expect(await page.getByTestId('confirm').count()).toBe(0);
  expect(await number(page)).toBeGreaterThan(before);
}

test('a forced ending says that it is one, and one press ends it; nobody can attack', async () => {
  const wish = { as: 'bottom', settings: { playForced: false } } as const;
  const { page, faults } = await bring(house, ancientsRules, CORNERED, wish);
  await endsByOnePress(page, 'moveUnits', 'Nobody can move.', 'End moves');
  await endsByOnePress(page, 'battleUnits', 'Nobody can attack.', 'End battles');
  const played = ['play orderTwoLeft'];
  const other = await bring(house, ancientsRules, EMPTY_SECTION, { ...wish, played });
  await endsByOnePress(other.page, 'orderBySection', 'Nobody can be ordered.', 'End orders');
  expect([...faults, ...other.faults]).toEqual([]);
});

test('the odds of a shot show how many blocks it takes, to the eye and to the ear', async () => {
  const text = position(`units top: MI E6; HI A1
units bottom: LB G6; HI I2
phase: battle
ordered: G6
`);
  const { page, faults } = await bring(house, ancientsRules, text, { as: 'bottom' });
  await myDecision(page);
  await pointAt(page, 'E6');
  const odds = page.getByTestId('odds');
  await odds.waitFor();
  await settled(page);
  const keys = await odds.locator('.odds-target .odds-key').allInnerTexts();
  expect(keys.map((key) => key.trim().replace(/\s*\d+%$/, ''))).toEqual(['no block lost', 'loses 1', 'loses 2']);
  const shares = keys.map((key) => Number(/(\d+)%/.exec(key)?.[1]));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  expect(Math.min(...shares)).toBeGreaterThan(0);
  // A part of the bar for each, as wide as it is likely.
  const wide = await odds
    .locator('.odds-target .odds-part')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
  expect([...wide].sort((a, b) => a - b)).toEqual(wide.toReversed());
  expect(Math.min(...wide)).toBeGreaterThan(0);
  expect(await odds.locator('.odds-sentence').innerText()).toBe(
    `No block lost ${shares[0]}%, loses 1 ${shares[1]}%, loses 2 ${shares[2]}%.`,
  );
  const seen = await odds.locator('.odds-sentence, .odds-side').allInnerTexts();
  expect(seen.join(' ')).not.toMatch(/holds|100%/i);
  await page.keyboard.press('o');
  await expect.poll(() => said(page)).toMatch(/[Nn]o block lost [^.]*, loses 1 /);
  expect(await said(page)).not.toMatch(/\bholds \d/);
  expect(faults).toEqual([]);
});

/** Ancients: heavy foot is struck at two places; its owner holds no card that answers, and it cannot evade. */
const STRUCK_TWICE = position(`units top: HI D4 D9
units bottom: HI E4 E9
active: top
phase: battle
ordered: D4 D9
`);

/** Dice by which the one who is struck first can still battle back, and then the next attack is made. */
const twice = (): string =>
  seedFor(STRUCK_TWICE, ['close D4 x E4', 'stand', 'battle back', 'close D9 x E9', 'stand'], () => true);

test('alone against the computer nobody is asked for the sake of secrets; battle back stands out, declining is quiet', async () => {
  const { page, faults } = await bring(house, ancientsRules, STRUCK_TWICE, {
    as: 'bottom',
    seed: twice(),
    played: ['close D4 x E4'],
  });
  const seen = await myDecision(page);
  expect([seen.phase, seen.number]).toEqual(['chooseBattleBack', 3]);
  await standsOutFrom(page, '[data-choice="battle back"]', '[data-testid="finish"]');
  expect(faults).toEqual([]);
});

test('between two people at one screen it is asked, and can be answered once for the turn', async () => {
  const { page, faults } = await bring(house, ancientsRules, STRUCK_TWICE, { seed: twice() });
  await liftByMouse(page);
  const attack = async (from: string, to: string) => {
    await myDecision(page);
    await pointAt(page, from);
    await pointAt(page, to);
    await page.getByTestId('confirm').click();
    await page.getByTestId('confirm').waitFor({ state: 'detached' });
    await settled(page);
    return myDecision(page);
  };
  const first = await attack('D4', 'E4');
  expect([first.phase, first.number, first.choices]).toEqual(['answerAttack', 2, ['stand']]);
  const pass = page.getByTestId('pass-turn');
  expect(await pass.innerText()).toBe('Stand all this turn');
  await pass.click();
  await page.locator('[data-choice="battle back"]').click();
  await expect.poll(() => number(page)).toBe(4);
  await settled(page);
  // The second attack of the turn is not asked about any more.
  const second = await attack('D9', 'E9');
  expect(second.phase).not.toBe('answerAttack');
  expect(second.number).toBeGreaterThanOrEqual(6);
  expect(faults).toEqual([]);
});

test('an advance and a bonus combat stand out, staying is quiet', async () => {
  const text = position(`units top: LI E6; HI D5; HI A1
units bottom: WA F6; HI I2
phase: battle
ordered: F6
`);
  const played = ['close F6 x E6', 'stand'];
  const seed = seedFor(text, played, (table) => table.choices().includes('advance F6 E6'));
  const { page, faults } = await bring(house, ancientsRules, text, { seed, played, as: 'bottom' });
  const usual = page.getByTestId('usual');
  for (const [phase, takes, declines] of [
    ['chooseAdvance', 'Advance to E6', 'Stay'],
    ['chooseBonus', 'Attack D5', 'No bonus combat'],
  ]) {
    await expect.poll(() => myDecision(page).then((seen) => seen.phase)).toBe(phase);
    expect([await usual.innerText(), await page.getByTestId('finish').innerText()]).toEqual([takes, declines]);
    await standsOutFrom(page, '[data-testid="usual"]', '[data-testid="finish"]');
    await usual.click();
  }
  expect(faults).toEqual([]);
});

/** A hand: how it presses what ends something, and how it gives an order. */
const HANDS_THAT_END: readonly (readonly [
  hand: string,
  width: number,
  height: number,
  press: (page: Page, id: 'finish' | 'confirm') => Promise<void>,
  order: (page: Page, hex: string) => Promise<unknown>,
])[] = [
  [
    'touch',
    768,
    1024,
    (page, id) => page.getByTestId(id).tap(),
    (page, hex) => page.locator(`polygon[data-place="${hex}"]`).tap({ force: true }),
  ],
  ['mouse', 1366, 768, (page, id) => page.getByTestId(id).click(), pointAt],
  [
    'keys',
    1366,
    768,
    (page) => page.keyboard.press('f'),
    async (page, hex) => {
      const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-place'));
      for (let i = 0; i < 5 && (await at()) !== hex; i++) await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    },
  ],
];

describe('orders, moves and battles that leave something undone ask once', () => {
  test.each(HANDS_THAT_END)('by %s', async (_hand, width, height, press, order) => {
    const text = POSITION.replace('phase: battle\nordered: F6 H6\n', '');
    const played = ['play orderTwoCentre'];
    const { page, faults } = await bring(house, ancientsRules, text, { width, height, played, as: 'bottom' });
    const asks = async (label: string, left: string) => {
      const { number: before } = await myDecision(page);
      await settled(page);
      expect(await page.getByTestId('finish').innerText()).toBe(`${label} (${left})`);
      await press(page, 'finish');
      await page.getByTestId('confirm').waitFor();
      expect(await page.getByTestId('considered').innerText()).toContain(`${label} with ${left}?`);
      expect(await number(page)).toBe(before);
      return before;
    };
    const before = await asks('End orders', '2 left');
    // Going on with it lays the question down.
    await order(page, 'F8');
    await expect.poll(() => number(page)).toBe(before + 1);
    expect(await page.getByTestId('confirm').count()).toBe(0);
    for (const [label, left] of [
      ['End orders', '1 left'],
      ['End moves', '1 not moved'],
      ['End battles', '1 left'],
    ]) {
      const at = await asks(label, left);
      await press(page, 'confirm');
      await expect.poll(() => number(page)).toBeGreaterThan(at);
    }
    expect(faults).toEqual([]);
  });
});

/** Ancients: one unit has been ordered, far from everybody. */
const FAR = position(`units top: HI A6
units bottom: HI H6 I2
phase: move
ordered: H6
`);

test('at a shared screen the way back leads over a draw that nobody has seen; after the curtain the turn is on the board', async () => {
  const { page, faults } = await bring(house, ancientsRules, FAR);
  const back = page.getByTestId('take-back');
  const log = () => page.getByTestId('log').innerText();
  const turn = async () => {
    await liftByMouse(page);
    await myDecision(page);
    await pointAt(page, 'G6');
    await expect.poll(() => page.locator('.prompt-text').innerText()).toMatch(/Nobody can attack\./i);
    const before = await number(page);
    await page.getByTestId('finish').click();
    await page.getByTestId('curtain').waitFor();
    return before;
  };
  const first = (await myDecision(page)).number;
  const before = await turn();
  expect(await log()).toMatch(/draws a card/);
  await back.click();
  await expect.poll(() => number(page)).toBe(before);
  expect(await log()).not.toMatch(/draws a card/);
  await back.click();
  await expect.poll(() => number(page)).toBe(first);
  expect(await page.locator('polygon[data-place="H6"]').getAttribute('aria-label')).toContain('heavy infantry');

  // Played again: who takes over sees where the piece came from, and the turn in a few lines; a look away changes nothing.
  await turn();
  await liftByMouse(page);
  const lines = () => page.getByTestId('turn-passed').locator('li').allInnerTexts();
  await expect.poll(() => page.locator('.trace-went').count()).toBe(1);
  const told = await lines();
  expect(told.join(' ')).toMatch(/H6 to G6/);
  expect(told.length).toBeLessThanOrEqual(3);
  await page.locator('.log-choice .log-line', { hasText: 'from H6 to G6' }).click();
  await page.getByTestId('back-to-now').waitFor();
  expect(await page.locator('.trace-went').count()).toBe(0);
  await page.getByTestId('back-to-now').click();
  await expect.poll(() => page.locator('.trace-went').count()).toBe(1);
  expect(await lines()).toEqual(told);
  expect(faults).toEqual([]);
});

test('Dark Ages: the clock stands out beside the limits, and is heard', async () => {
  const { page, faults } = await bring(house, darkAgesRules, `${UNSEEN}last turn: now\n`, { as: 'bottom' });
  await myDecision(page);
  const warned = page.locator('.top-bar .warned');
  const words = await warned.allInnerTexts();
  expect(words.map((one) => one.trim())).toContain('last turn');
  const clock = page.locator('.top-bar .warned', { hasText: 'last turn' });
  expect((await clock.locator('svg').boundingBox())?.width).toBeGreaterThan(5);
  await page.keyboard.press('s');
  await expect.poll(() => said(page)).toContain('This is the last turn');
  expect(faults).toEqual([]);
});
