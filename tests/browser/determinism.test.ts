// The same sheet, rules version, seed and choices give the same bytes in Node and in a browser.

import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser as launch } from '../kit/browser.ts';

/** Plays whole random games and answers every record and last state; the same source runs on both sides. */
const SCRIPT = `(engine) => {
  const { Table, ancientsRules } = engine;
  let a = 99;
  const random = (below) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
  const lines = [];
  for (const scenario of ['ancients/001', 'ancients/005', 'ancients/015', 'ancients/112', 'ancients/117']) {
    const table = new Table(ancientsRules, { start: { scenario }, seed: 'same ' + scenario });
    while (!table.over) {
      const values = table.values();
      table.choose(values[random(values.length)]);
    }
    lines.push(JSON.stringify(table.record()), JSON.stringify(ancientsRules.toJSON(table.state)));
    lines.push(JSON.stringify(table.log(0)), JSON.stringify(table.view(1)));
  }
  return lines.join('\\n');
}`;

let browser: Browser;
let server: Server;

beforeAll(async () => {
  browser = await launch();
  server = createServer(async (request, response) => {
    if (request.url === '/engine.js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(await readFile('dist/engine.js'));
    } else {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>engine</title>');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

test('five whole battles are byte for byte the same in Node and in Chromium', async () => {
  const engine = await import(/* @vite-ignore */ new URL('../../dist/engine.js', import.meta.url).href);
  // biome-ignore lint/security/noGlobalEval: the very same source text has to run here and in the browser
  const inNode = (globalThis.eval as (code: string) => unknown)(`(${SCRIPT})`) as (engine: unknown) => string;
  const here = inNode(engine);
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const there = await page.evaluate(`import('/engine.js').then(${SCRIPT})`);
  expect(here.length).toBeGreaterThan(100_000);
  expect(there).toBe(here);
});
