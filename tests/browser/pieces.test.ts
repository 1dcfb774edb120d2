// Pieces on the board, measured: words are large enough at the four sizes of a laptop, marks leave class symbols, numbers and
// standards in sight, the zoom key lies on no hex, rows and columns are named, and edges say where a board goes on. Beside the board: the
// typed line and cards have room of their own, and what is asked stays where it is.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { battalionRules } from '../../src/games/battalion/ruleset.ts';
import { linkPart } from '../../src/web/app/links.ts';
import { recordOf } from './hands.ts';
import { House, settled, type Visit } from './kit.ts';
import { myDecision, pointAt } from './person.ts';
import { OVERLAP, UNSEEN } from './positions-of-battalion-and-dark-ages.ts';
import { IN_SQUARE, TOKENS } from './positions-of-commands.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

const LAPTOPS = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const PHONE = { width: 360, height: 740 };

async function open(part: string, size = LAPTOPS[0]): Promise<Visit> {
  const visit = await house.visit({ ...size, at: `#/link/${part}` });
  await visit.page.getByRole('button', { name: /\(bottom\)/ }).click();
  await myDecision(visit.page);
  // Who points while letters are still coming may hit another hex than he saw.
  await settled(visit.page);
  return visit;
}

const position = async (text: string) => open(await linkPart('position', text));

/** A leader with the attacker and with a target, a target that has lost blocks, and one without either. */
const FIGHT = `vexillum 1 position
game: ancients
units top: MI E7/2; HC E6; LB C9
units bottom: HI F6; MC F8/1
leaders top: Hannibal E6
leaders bottom: Varro F6
hand top: firstStrike
hand bottom: orderTwoCentre orderThreeLeft
phase: battle
ordered: F6 F8
`;

/** All words on pieces, marks and edges that are smaller than 11 pixels on the screen, with their size. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement | SVGTextElement>('.board *')) {
      if (one.closest('.board-ground, .bubble, .b-ground') || !one.checkVisibility()) continue;
      const words = [...one.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
      if (words.length === 0) continue;
      const scale = one instanceof SVGGraphicsElement ? (one.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(one).fontSize) * scale;
      if (size < 10.99) found.push(`${one.textContent} ${size.toFixed(1)}`);
    }
    return found;
  });

/** Pairs of these parts of the board whose boxes meet. */
const meetings = (page: Page, one: string, others: string): Promise<string[]> =>
  page.evaluate(
    ([mine, theirs]) => {
      const boxes = (selector: string) => [...document.querySelectorAll(`.board ${selector}`)];
      return boxes(mine).flatMap((a) =>
        theirs.split(', ').flatMap((selector) =>
          boxes(selector).flatMap((b) => {
            const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
            const apart = p.right < q.left + 1 || q.right < p.left + 1 || p.bottom < q.top + 1 || q.bottom < p.top + 1;
            return a === b || apart ? [] : [`${mine} meets ${selector}`];
          }),
        ),
      );
    },
    [one, others],
  );

/** Hexes that lie under a part of the zoom key. */
const underZoom = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = document.querySelector('.zoom-keys button')?.getBoundingClientRect();
    if (!box) return ['no zoom key'];
    const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
    const under = steps.flatMap((fx) =>
      steps.flatMap((fy) =>
        document
          .elementsFromPoint(box.left + box.width * fx, box.top + box.height * fy)
          .flatMap((one) => one.getAttribute('data-place') ?? []),
      ),
    );
    return [...new Set(under)];
  });

/** Runs at each size of a laptop. */
async function onLaptops(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const size of LAPTOPS) {
    await page.setViewportSize(size);
    await settled(page);
    await look(`${size.width}x${size.height}`);
  }
}

test('a stand, its number, its symbol, a standard and the mark of a target keep apart', async () => {
  const { page, faults } = await position(FIGHT);
  await pointAt(page, 'F6');
  await page.locator('.mark-odds').nth(1).waitFor({ state: 'attached' });
  await onLaptops(page, async (size) => {
    expect(await tooSmall(page), size).toEqual([]);
    expect(await underZoom(page), size).toEqual([]);
    expect(await page.locator('.unit-piece.simple').count(), size).toBe(0);
    expect(await page.locator('.standard-beside').count()).toBe(2);
    expect(await meetings(page, '.mark-badge', '.class-symbol, .blocks-plate, .standard-beside'), size).toEqual([]);
    expect(await meetings(page, '.standard-beside', '.block-face, .block-behind, .blocks-plate'), size).toEqual([]);
    expect(await meetings(page, '.blocks-plate', '.class-symbol'), size).toEqual([]);
  });
  // The number says how many are left, and by its plate whether some are lost.
  expect(await page.locator('.blocks-left').allTextContents()).toEqual(['2', '3', '4', '4', '1']);
  expect(await page.locator('.blocks-plate.lost').count()).toBe(2);
  expect((await page.locator('.coordinates text').allTextContents()).join('')).toBe('ABCDEFGHI12345678910111213');
  // A leader's name comes with the mouse.
  await page.mouse.move(2, 2);
  await pointAt(page, 'E6');
  await expect.poll(() => page.locator('.name-tag').allTextContents()).toContain('Hannibal');
  // It lies on no sign of whoever stands in the row below, among them the one who attacks.
  await onLaptops(page, async (size) => {
    expect(await meetings(page, '.name-tag', '.class-symbol, .standard-beside, .mark-badge'), size).toEqual([]);
  });
  // From near enough all of them are there, wherever the mouse is.
  const nearer = page.getByRole('button', { name: 'Zoom in' });
  await page.mouse.move(2, 2);
  for (let steps = 0; steps < 6 && (await page.locator('.name-tag').count()) < 2; steps++) await nearer.click();
  expect((await page.locator('.name-tag').allTextContents()).sort()).toEqual(['Hannibal', 'Varro']);
  expect(faults).toEqual([]);
});

test('on the small hexes of a phone the mark of a target is not covered by the name of who stands there', async () => {
  const { page, faults } = await position(FIGHT);
  await page.setViewportSize({ width: 360, height: 740 });
  await settled(page);
  await pointAt(page, 'F6');
  await page.locator('.mark-odds').nth(1).waitFor({ state: 'attached' });
  // The name would come with the mouse, which it reaches by a way over other hexes.
  await page.locator('[data-place="F6"]').first().hover({ force: true });
  await page.locator('[data-place="E6"]').first().hover({ force: true });
  await expect.poll(() => page.getByTestId('inspector').innerText()).toContain('Hannibal');
  expect(await page.locator('.mark-badge').count()).toBeGreaterThan(0);
  expect(await meetings(page, '.name-tag', '.mark-badge')).toEqual([]);
  expect(faults).toEqual([]);
});

test('what other games put on their pieces is legible and keeps apart', async () => {
  const square = await position(IN_SQUARE);
  await onLaptops(square.page, async (size) => {
    expect(await tooSmall(square.page), `squares, ${size}`).toEqual([]);
    expect(await underZoom(square.page), `squares, ${size}`).toEqual([]);
    const parts = '.blocks-left, .class-symbol, .pip';
    expect(await meetings(square.page, '.square-mark-number', parts), `squares, ${size}`).toEqual([]);
  });
  await house.empty();
  for (const text of [TOKENS, UNSEEN]) {
    const { page, faults } = await position(text);
    await onLaptops(page, async (size) => {
      expect(await tooSmall(page), size).toEqual([]);
      // Silhouettes, no plain signs.
      expect(await page.locator('.board .simple').count(), size).toBe(0);
      expect(await underZoom(page), size).toEqual([]);
      expect(await page.locator('.coordinates text').count()).toBeGreaterThan(16);
    });
    expect(faults).toEqual([]);
    await house.empty();
  }
});

const edges = (page: Page): Promise<string[]> =>
  page
    .locator('.board .edge-hint[aria-hidden="true"]')
    .evaluateAll((all) => all.map((one) => /edge-(left|right|up|down)/.exec(one.className)?.[1] ?? '').sort());

test('tiles of Battalion are legible; on a phone edges say where a board goes on', async () => {
  const record = await linkPart('record', recordOf(battalionRules, OVERLAP, { seed: 'b' }));
  const { page, faults } = await open(record);
  await pointAt(page, 'b3');
  await page.locator('.b-odds').first().waitFor({ state: 'attached' });
  // The mark of a target lies on the teeth of its front: no tile has a sign there, and no strip.
  const signs = '.b-figure, .b-tile-name, .b-values, .b-tile .b-traits, .b-cohesion, .b-strip, .b-states';
  const onTeeth = async (size: string) => {
    expect(await tooSmall(page), size).toEqual([]);
    expect(await page.locator('.b-unit .b-invite').count(), size).toBeGreaterThan(0);
    expect(await meetings(page, '.b-unit .b-invite', signs), size).toEqual([]);
  };
  await onLaptops(page, onTeeth);
  await pointAt(page, 'a2');
  await page.locator('.b-invite.chosen').waitFor({ state: 'attached' });
  await onLaptops(page, onTeeth);
  await page.getByTestId('cancel').click();
  await page.setViewportSize(PHONE);
  await settled(page);
  const scroll = page.locator('.board-scroll');
  await scroll.evaluate((box) => box.scrollTo(0, 0));
  const beyond = await scroll.evaluate((box) => [
    ...(box.scrollHeight > box.clientHeight + 6 ? ['down'] : []),
    ...(box.scrollWidth > box.clientWidth + 6 ? ['right'] : []),
  ]);
  expect(beyond).not.toEqual([]);
  await expect.poll(() => edges(page)).toEqual(beyond);
  await scroll.evaluate((box) => box.scrollTo(box.scrollWidth, box.scrollHeight));
  await expect.poll(() => edges(page)).toEqual(beyond.map((edge) => (edge === 'down' ? 'up' : 'left')).sort());
  expect(faults).toEqual([]);
  await house.empty();

  const phone = await open(await linkPart('position', FIGHT), PHONE);
  await settled(phone.page);
  // Near by itself, all of its height is seen.
  expect(await edges(phone.page)).toEqual(['left', 'right']);
  await phone.page.getByRole('button', { name: 'Whole board' }).click();
  await expect.poll(() => edges(phone.page)).toEqual([]);
  await phone.page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => edges(phone.page)).toEqual(['down', 'left', 'right', 'up']);
  await phone.page.getByRole('button', { name: 'Whole board' }).click();
  await expect.poll(() => edges(phone.page)).toEqual([]);
  expect(phone.faults).toEqual([]);
});

/** Parts of the table that are seen and lie over one another, or end below the window. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll('.board, .prompt, .inspector, .log-panel, .stage, .hand, .reading, .line'),
    ]
      .filter((part) => part.checkVisibility() && part.getBoundingClientRect().height > 2 && !part.matches('.away'))
      .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }));
    const over = (p: DOMRect, q: DOMRect) =>
      Math.min(p.right, q.right) - Math.max(p.left, q.left) > 1 &&
      Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 1;
    return [
      ...parts.filter(({ box }) => box.bottom > innerHeight + 1).map(({ name }) => `${name} ends below`),
      ...parts.flatMap((a, i) =>
        parts.slice(i + 1).flatMap((b) => (over(a.box, b.box) ? [`${a.name} meets ${b.name}`] : [])),
      ),
    ];
  });

test('the typed line, its completions and its answer have a place of their own, on phones too', async () => {
  const { page, faults } = await position(FIGHT);
  await page.keyboard.press('F2');
  await page.getByTestId('line').getByRole('combobox').fill('help');
  await page.keyboard.press('Enter');
  await page.getByTestId('reading').waitFor();
  await page.keyboard.type('o');
  await page.locator('.line-item').first().waitFor();
  for (const size of [...LAPTOPS, { width: 768, height: 1024 }, PHONE, { width: 740, height: 360 }]) {
    await page.setViewportSize(size);
    await settled(page);
    expect(await covered(page), `${size.width}x${size.height}`).toEqual([]);
  }
  expect(faults).toEqual([]);
});

const SIX = `vexillum 1 position
game: ancients
units top: MI E7; HC E6; LB C9
units bottom: HI F6; MC F8; LI G4; AX H5
leaders bottom: Varro F6
hand top: firstStrike
hand bottom: orderTwoCentre orderThreeLeft mountedCharge lineCommand doubleTime leadershipAny
`;

test.each([100, 150])(
  'six cards, letters at %i percent: all are in sight, and what is asked keeps its place',
  async (textSize) => {
    const part = await linkPart('position', SIX);
    const { page, faults } = await house.visit({ ...LAPTOPS[0], at: `#/link/${part}`, settings: { textSize } });
    await page.getByRole('button', { name: /\(bottom\)/ }).click();
    await myDecision(page);
    const rows = page.locator('.hand-card.row');
    expect(await rows.count()).toBe(6);
    await onLaptops(page, async (size) => {
      expect(await covered(page), size).toEqual([]);
      // In one line each where there is no room for what they say.
      const hidden = await page.locator('.hand-cards').evaluate((list) => list.scrollHeight - list.clientHeight);
      expect(hidden, size).toBeLessThanOrEqual(6);
    });
    const confirm = page.getByTestId('confirm');
    const tops = new Set<number>();
    for (let card = 0; card < 6; card++) {
      // On a busy machine a press may last so long that it shows the card instead.
      await expect
        .poll(
          async () => {
            if (!(await confirm.isVisible()) || card > 0) await rows.nth(card).click();
            await settled(page);
            return confirm.isVisible();
          },
          { interval: 500, timeout: 60_000 },
        )
        .toBe(true);
      const box = await confirm.boundingBox();
      tops.add(Math.round(box?.y ?? -1));
      expect(await covered(page), `card ${card}`).toEqual([]);
    }
    // Long notes of large letters may need a line more; plain ones never do.
    if (textSize === 100) expect([...tops]).toHaveLength(1);
    expect(faults).toEqual([]);
  },
);
