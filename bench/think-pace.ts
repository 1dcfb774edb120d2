// How long the top level thinks in the browser's worker, and how soon a click is drawn meanwhile: one battle of each game, both sides the
// general by the clock, watched in the built page. Once as fast as this machine is, and once as on a phone: the browser slows pages and refuses
// to slow workers, so there the process of the page, with its workers, is stopped three quarters of the time in slices of a few milliseconds. The reference loop says how slow that made it. Nothing is judged.
//   npm run build && npx tsx bench/think-pace.ts [seconds of each battle: 60] [battle ...]

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { parseRecord } from '../src/kernel/record-notation.ts';
import { replay } from '../src/kernel/replay.ts';
import { botsOf, rulesets } from '../src/loaded.ts';
import { House, WEB } from '../tests/browser/kit.ts';

const [seconds = '60', ...wished] = process.argv.slice(2);
const battles =
  wished.length > 0 ? wished : ['ancients/015', 'medieval/01', 'napoleonics/15', 'battalion/3', 'dark-ages/03'];
const SLOWER = 4;
/** Milliseconds that the process runs at a time. */
const SLICE = 3;

/** In front of the workers' script: every request that is answered by thinking tells how long it took. */
const STOPWATCH = `{
  const told = new BroadcastChannel('thoughts');
  const began = new Map();
  addEventListener('message', ({ data }) => data?.request && began.set(data.id, performance.now()));
  const post = self.postMessage.bind(self);
  self.postMessage = (message, ...more) => {
    if (began.has(message?.id)) told.postMessage(performance.now() - began.get(message.id));
    post(message, ...more);
  };
}
`;

/** The built page with the stopwatch in its worker. */
function pageWithStopwatch(): string {
  const web = fs.mkdtempSync(path.join(os.tmpdir(), 'vexillum-pace-'));
  fs.cpSync(WEB, web, { recursive: true });
  const assets = path.join(web, 'assets');
  for (const file of fs.readdirSync(assets).filter((name) => name.startsWith('table.worker'))) {
    const at = path.join(assets, file);
    if (file.endsWith('.js')) fs.writeFileSync(at, STOPWATCH + fs.readFileSync(at, 'utf8'));
    else fs.rmSync(at);
  }
  return web;
}

interface Noted {
  readonly thoughts: number[];
  readonly clicks: number[];
}

/** Runs in the page: thoughts as they come, and for every click the time until what it changed has been drawn. */
function note(): void {
  const noted: Noted = { thoughts: [], clicks: [] };
  Object.assign(window, { noted });
  new BroadcastChannel('thoughts').onmessage = ({ data }) => noted.thoughts.push(data);
  let clicked = 0;
  addEventListener('pointerdown', ({ timeStamp }) => (clicked = timeStamp), true);
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      // What the battle itself draws meanwhile is no answer.
      const menu = changes.some(({ target }) => target instanceof Element && target.closest('.menu') !== null);
      if (clicked === 0 || !menu) return;
      const began = clicked;
      clicked = 0;
      requestAnimationFrame(() => setTimeout(() => noted.clicks.push(performance.now() - began)));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

/** Milliseconds of a million draws of mulberry32, in the page: the mean of fifty, far longer than a slice. */
const reference = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const draws = (count: number): number => {
      let [a, sum] = [1, 0];
      for (let i = 0; i < count; i++) {
        let t = (a += 0x6d2b79f5);
        t = Math.imul(t ^ (t >>> 15), t | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        sum += ((t ^ (t >>> 14)) >>> 0) / 4294967296;
      }
      return sum;
    };
    draws(1_000_000);
    const began = performance.now();
    if (draws(50_000_000) < 0) throw new Error('a sum of draws is never negative');
    return (performance.now() - began) / 50;
  });

/** Lets the processes of all pages run a part of the time only; answers how to end that. */
async function slowed(house: House, times: number): Promise<() => void> {
  const client = await house.browser.newBrowserCDPSession();
  const { processInfo } = await client.send('SystemInfo.getProcessInfo');
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const loop = `
    const still = new Int32Array(new SharedArrayBuffer(4));
    const signal = (name) => { for (const pid of ${JSON.stringify(pids)}) try { process.kill(pid, name) } catch {} };
    process.on('exit', () => signal('SIGCONT'));
    process.on('SIGTERM', () => process.exit());
    const turn = () => {
      signal('SIGCONT');
      const began = performance.now();
      Atomics.wait(still, 0, 0, ${SLICE});
      signal('SIGSTOP');
      // A busy machine lets it run longer than it should: then it rests longer.
      Atomics.wait(still, 0, 0, ${times - 1} * (performance.now() - began));
      setImmediate(turn);
    };
    console.log('begun');
    turn();`;
  const child = spawn(process.execPath, ['-e', loop], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return () => child.kill();
}

async function watchGenerals(page: Page, battle: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/new/${battle}`);
  await page.getByRole('radio', { name: /Nobody: watch/ }).check();
  const seats = await page.locator('.setup-bot').count();
  for (let seat = 0; seat < seats; seat++) {
    await page.locator('.setup-bot').nth(seat).locator('select').first().selectOption('general');
  }
  await page.locator('summary', { hasText: 'Seed' }).click();
  await page.locator('#setup-seed').fill('pace');
  await page.getByRole('button', { name: /the battle$/ }).click();
  await page.waitForSelector('.battle');
}

const keptRecord = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const open = indexedDB.open('vexillum');
    await new Promise((resolve) => (open.onsuccess = resolve));
    const all = open.result.transaction('battles').objectStore('battles').getAll();
    await new Promise((resolve) => (all.onsuccess = resolve));
    return (all.result as { record: string }[])[0].record;
  });

type Kind = 'plan' | 'after a roll' | 'answer';

/** The thoughts by what was asked, as the general itself tells its looks apart; and the sums of whole turns. */
function sorted(text: string, thoughts: readonly number[]): { byKind: Map<Kind, number[]>; turns: number[] } {
  const rules = rulesets.find(({ id }) => text.includes(`\ngame: ${id}\n`)) ?? rulesets[0];
  const { brings } = botsOf(rules.id);
  if (!brings) throw new Error(`${rules.id} has no general`);
  const byKind = new Map<Kind, number[]>();
  const turns = new Map<string, number>();
  const planned = new Map<number, number>();
  replay(rules, parseRecord(text, rules), (table) => {
    const { seat, state: g, number } = table;
    const took = thoughts[number - 1];
    if (table.over || took === undefined) return;
    const clock = brings.clock(g);
    const own = brings.sideOf(brings.turnOf(g)) === brings.sideOf(seat);
    if (own) turns.set(`${clock} ${seat}`, (turns.get(`${clock} ${seat}`) ?? 0) + took);
    if (table.values().length < 2) return;
    const kind: Kind = !own ? 'answer' : planned.get(seat) === clock ? 'after a roll' : 'plan';
    planned.set(seat, clock);
    // A choice that only goes on with a plan is no thought.
    if (took > 2) byKind.set(kind, [...(byKind.get(kind) ?? []), took]);
  });
  return { byKind, turns: [...turns.values()] };
}

const at = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
const told = (values: readonly number[]): string =>
  values.length === 0 ? 'none' : `${at(values, 0.5).toFixed(0)}, ${at(values, 0.95).toFixed(0)} (${values.length})`;

/** Milliseconds until it is told what the last player wanted, while both think on. */
async function askedAgain(page: Page): Promise<number> {
  await page.keyboard.press('Escape');
  const began = performance.now();
  await page.keyboard.press('Shift+B');
  await page.locator('.wanted-plans').waitFor();
  return performance.now() - began;
}

async function measure(house: House, battle: string, slower: number): Promise<void> {
  const { page, context } = await house.visit({ settings: { thinking: 'second' } });
  await context.addInitScript(note);
  await page.reload();
  await watchGenerals(page, battle);
  const end = slower > 1 ? await slowed(house, slower) : () => {};
  const unit = await reference(page);
  const over = performance.now() + 1000 * Number(seconds);
  while (performance.now() < over && (await page.locator('.battle[data-phase="over"]').count()) === 0) {
    // The menu is drawn by the page alone; a dialog at the end lies over it.
    await page
      .getByRole('button', { name: 'Menu', exact: true })
      .click({ timeout: 5000 })
      .catch(() => {});
    await page.waitForTimeout(700);
  }
  const { thoughts, clicks } = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  const again = await askedAgain(page);
  end();
  const { byKind, turns } = sorted(await keptRecord(page), thoughts);
  const kinds = (['plan', 'after a roll', 'answer'] as const).map((kind) => told(byKind.get(kind) ?? []));
  console.log(
    `| ${battle} | ${kinds.join(' | ')} | ${told(turns)} | ${told(clicks)} | ${again.toFixed(0)} | ${unit.toFixed(1)} |`,
  );
  await context.close();
}

const web = pageWithStopwatch();
const house = await House.open({ web });
console.log('Milliseconds: median, 95th percentile (how many).');
for (const slower of [1, SLOWER]) {
  console.log(slower === 1 ? 'As fast as this machine is:' : `Stopped ${slower - 1} parts of ${slower} of the time:`);
  console.log(
    '| battle | plan | after a roll | answer | whole turn | click drawn meanwhile | what it wanted | million draws |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const battle of battles) await measure(house, battle, slower);
}
await house.close();
fs.rmSync(web, { recursive: true });
