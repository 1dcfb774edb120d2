// Takes the pictures of docs/pictures again: npx tsx tests/browser/pictures.ts [folder]. The page must be built.

import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { battalionRules } from '../../src/games/battalion/ruleset.ts';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import { liftByMouse, recordOf } from './hands.ts';
import { House, type Visit } from './kit.ts';
import { beginBattle, myDecision, pointAt } from './person.ts';
import {
  ASSAULTED,
  ASSAULTED_BY,
  FOUR,
  OVERLAP,
  RALLY,
  STRUCK,
  STRUCK_BY,
} from './positions-of-battalion-and-dark-ages.ts';
import { COMBAT, GATE, SQUARE, TOKENS } from './positions-of-commands.ts';

const folder = path.resolve(process.argv[2] ?? 'docs/pictures');
const golden = (name: string) => fs.readFileSync(`tests/golden/records/${name}.record`, 'utf8');

/** The first choices of a record, as a battle that goes on. */
function cut(record: string, part: number): string {
  const last = [...record.matchAll(/^ {2}(\d+) (?:top|bottom) /gm)].length;
  const at = record.search(new RegExp(`^ {2}${Math.max(2, Math.floor(last * part))} `, 'm'));
  return `${record.slice(0, at)}result: running\n`;
}

async function open(page: Page, text: string, who: RegExp): Promise<void> {
  await page.getByLabel('Text of a record, a position or a sheet').fill(text);
  await page.getByRole('button', { name: 'Open the text' }).click();
  const button = page.getByRole('button', { name: who });
  const replay = page.getByTestId('replay-bar');
  await Promise.race([button.waitFor(), replay.waitFor()]);
  if (await button.count()) await button.click();
}

type Scene = (page: Page) => Promise<void>;

const scenes: { readonly [name: string]: Scene } = {
  front: async (page) => {
    await page.getByText('Fight your first battle').waitFor();
    // Boards come when they are in sight and the page has nothing else to do.
    await page.locator('.little-board svg').first().waitFor();
    await page.waitForTimeout(800);
  },
  early: async (page) => {
    await beginBattle(page, { battle: 'ancients/007', opponent: 'random', seed: 'picture' });
    const { cards } = await myDecision(page);
    await page.locator('[data-card]').nth(cards[0]).click();
    await page.mouse.move(1, 1);
  },
  middle: async (page) => {
    await open(page, cut(golden('ancients-011'), 0.5), /\(bottom\)/);
    await myDecision(page);
  },
  late: async (page) => {
    await open(page, cut(golden('ancients-002'), 0.9), /\(bottom\)/);
    await myDecision(page);
  },
  combat: async (page) => {
    await open(page, COMBAT, /\(bottom\)/);
    await myDecision(page);
    await pointAt(page, 'F5');
    await pointAt(page, 'E5');
    await page.getByTestId('confirm').waitFor();
    await page.waitForTimeout(600);
  },
  gate: async (page) => {
    await open(page, GATE, /\(top\)/);
    await myDecision(page);
    await pointAt(page, 'H5');
    await pointAt(page, 'I5');
    await page.getByTestId('confirm').waitFor();
  },
  token: async (page) => {
    await open(page, TOKENS, /\(bottom\)/);
    await myDecision(page);
    await pointAt(page, 'F6');
    await pointAt(page, 'E6');
    await page.getByTestId('confirm').click();
    await page.locator('[data-choice="spend token"]').first().waitFor();
  },
  square: async (page) => {
    await open(page, SQUARE, /Both/);
    const lift = async () => {
      await liftByMouse(page);
      await myDecision(page);
    };
    await lift();
    await pointAt(page, 'F6');
    await pointAt(page, 'E6');
    await page.getByTestId('confirm').click();
    await lift();
    await page.waitForTimeout(800);
  },
  napoleonics: async (page) => {
    await beginBattle(page, { battle: 'napoleonics/15', seed: 'picture' });
    await myDecision(page);
    await page.locator('[data-card]').nth(1).click({ force: true });
  },
  refusal: async (page) => {
    await open(page, COMBAT, /\(bottom\)/);
    await myDecision(page);
    await pointAt(page, 'H3');
    await page.getByTestId('refusal').first().waitFor();
  },
  replay: async (page) => {
    await open(page, golden('ancients-009'), /Look at it/);
    await page.getByTestId('replay-bar').waitFor();
    await page.locator('.replay-bar input[type="range"]').fill('180');
    await page.waitForTimeout(300);
  },
};

/** Battalion and Dark Ages, on the widest and the narrowest screen. */
const others: { readonly [name: string]: Scene } = {
  battalion: async (page) => {
    await beginBattle(page, { battle: 'battalion/3', opponent: 'random', seed: 'picture' });
    const { inviting } = await myDecision(page);
    await pointAt(page, inviting[0]);
  },
  overlap: async (page) => {
    await open(page, recordOf(battalionRules, OVERLAP, { seed: 'b' }), /\(bottom\)/);
    await myDecision(page);
    await pointAt(page, 'b3');
    await pointAt(page, 'a2');
    await page.getByTestId('confirm').waitFor();
    await page.waitForTimeout(800);
  },
  hits: async (page) => {
    await open(page, recordOf(battalionRules, STRUCK, STRUCK_BY), /\(bottom\)/);
    await myDecision(page);
  },
  muster: async (page) => {
    await page.evaluate(() => {
      location.hash = '#/muster';
    });
    await page.locator('.muster-unit').first().waitFor();
    await page.getByRole('button', { name: 'Take unit 6 apart' }).click();
    await page.getByRole('button', { name: 'Add ranks to this unit' }).first().click();
    await page.locator('.muster-work').scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector('.muster-builder')?.scrollIntoView({ block: 'start' }));
  },
  four: async (page) => {
    await open(page, recordOf(battalionRules, FOUR), /^Go on$/);
    await myDecision(page);
    await pointAt(page, 'b3');
  },
  hastings: async (page) => {
    await open(page, cut(golden('dark-ages-03'), 0.35), /\(bottom\)/);
    await myDecision(page);
    await page.waitForTimeout(600);
  },
  orders: async (page) => {
    await open(page, recordOf(darkAgesRules, ASSAULTED, ASSAULTED_BY), /\(bottom\)/);
    await myDecision(page);
    await page.locator('.hand-cards [data-card]').first().click({ force: true });
    await page.getByTestId('confirm').waitFor();
  },
  falkirk: async (page) => {
    await beginBattle(page, { battle: 'dark-ages/07', opponent: 'random', seed: 'picture' });
    await myDecision(page);
    await page.locator('.board [data-place="D5"]').hover({ force: true });
    await page.waitForTimeout(400);
  },
  rally: async (page) => {
    await open(page, recordOf(darkAgesRules, RALLY), /\(bottom\)/);
    await myDecision(page);
    await pointAt(page, 'E4');
  },
};

/** The picture as WebP: a tenth of the size. */
async function save(page: Page, name: string): Promise<void> {
  const png = await page.screenshot();
  const webp = await page.evaluate(async (base64) => {
    const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob();
    const image = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.6 })).arrayBuffer(),
    );
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  }, png.toString('base64'));
  fs.writeFileSync(path.join(folder, `${name}.webp`), Buffer.from(webp, 'base64'));
}

const GAMES = ['ancients', 'medieval', 'napoleonics', 'battalion', 'dark-ages'];

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];

fs.mkdirSync(folder, { recursive: true });
const only = process.argv.slice(3);
const house = await House.open({ bypassCSP: true });
for (const [name, scene] of Object.entries({ ...scenes, ...others })) {
  if (only.length > 0 && !only.includes(name)) continue;
  const sizes = name in others ? SIZES.filter(({ width }) => width === 1440 || width === 360) : SIZES;
  for (const { width, height } of sizes) {
    for (const dark of [false, true]) {
      const visit: Visit = await house.visit({ width, height, dark });
      visit.page.setDefaultTimeout(20_000);
      // Whoever comes back is not offered the game in a minute.
      await visit.page.evaluate((games) => localStorage.setItem('vexillum-minute', JSON.stringify(games)), GAMES);
      try {
        await scene(visit.page);
        await visit.page.waitForTimeout(250);
        await save(visit.page, `${name}-${width}-${dark ? 'dark' : 'light'}`);
      } catch (error) {
        console.error(`${name} ${width}: ${error instanceof Error ? error.message : error}`);
      }
      await house.empty();
    }
  }
}
await house.close();
