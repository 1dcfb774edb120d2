// The built page in a real Chromium: its server, contexts with chosen sizes and settings, and small words for what a person
// does there. Nothing here reaches into the page's program: it clicks, types and reads what is in the document.

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { listen, makeServer } from '../../src/server/main.ts';
import { launchBrowser } from '../kit/browser.ts';

/** Milliseconds until what does not come is given up: a net, on a machine that may be busy with other things. */
const PATIENCE = 120_000;

export const WEB = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../dist/web');

/** For a page: the runner of scripts gives names to functions, also to those that are sent into it. */
export const KEEPS_NAMES = 'globalThis.__name = (f) => f';

export class House {
  readonly browser: Browser;
  readonly app: FastifyInstance;
  readonly url: string;

  /** Whether tools may do in the page what its own policy forbids. */
  private readonly bypassCSP: boolean;
  private readonly visitors = new Set<BrowserContext>();

  private constructor(browser: Browser, app: FastifyInstance, port: number, bypassCSP: boolean) {
    this.browser = browser;
    this.bypassCSP = bypassCSP;
    this.app = app;
    this.url = `http://localhost:${port}/`;
  }

  static async open({ bypassCSP = false, web = WEB } = {}): Promise<House> {
    const app = makeServer(web);
    const port = await listen(app, 'localhost', 0);
    return new House(await launchBrowser(), app, port, bypassCSP);
  }

  /** A fresh browser profile with the page open; what goes wrong in the page is collected. */
  async visit(options: VisitOptions = {}): Promise<Visit> {
    const { width = 1440, height = 900, dark = false, settings = {}, reducedMotion = true, at = '#/' } = options;
    const { offline = false, listening = false } = options;
    const context = await this.browser.newContext({
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      hasTouch: width < 800,
      isMobile: width < 500,
      bypassCSP: this.bypassCSP,
      // It fetches all files of the page: as much work as the visit itself, for those who come back without a network.
      serviceWorkers: offline ? 'allow' : 'block',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const wishes = JSON.stringify({ speed: 'instant', ...settings });
    await context.addInitScript((text) => {
      if (localStorage.getItem('vexillum-settings') === null) localStorage.setItem('vexillum-settings', text);
    }, wishes);
    const { opponent = 'drill' } = options;
    await context.addInitScript(
      (text) => {
        if (localStorage.getItem('vexillum-setup') === null) localStorage.setItem('vexillum-setup', text);
      },
      JSON.stringify({ opponent: `bot:${opponent}` }),
    );
    await context.addInitScript(KEEPS_NAMES);
    if (listening) await context.addInitScript(noteSaid);
    context.setDefaultTimeout(PATIENCE);
    this.visitors.add(context);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.goto(this.url + at);
    return { page, context, faults };
  }

  /** All visitors go: what they left open would go on working. */
  async empty(): Promise<void> {
    await Promise.all([...this.visitors].map((context) => context.close()));
    this.visitors.clear();
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.app.close();
  }
}

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly reducedMotion?: boolean;
  readonly settings?: { readonly [key: string]: unknown };
  /** The computer player that was met last, and is met again where nobody asks; drill, unless another is named. */
  readonly opponent?: string;
  /** With the service worker that keeps the page for use without a network. */
  readonly offline?: boolean;
  /** What is put into live regions is noted, for `said`. */
  readonly listening?: boolean;
  /** The part of the address after the page's own. */
  readonly at?: string;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: string[];
}

/** Runs in the page: collects everything that is put into a live region. */
function noteSaid(): void {
  const noted: string[] = [];
  Object.assign(window, { said: noted });
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof Element) || !target.closest('[aria-live], [role="alert"], [role="status"]')) continue;
      for (const node of addedNodes) noted.push(node.textContent ?? '');
    }
  }).observe(document, { subtree: true, childList: true });
}

/** What has been spoken so far, to a visitor that listens. */
export const said = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n'));

/** Waits until the page has come to rest: its typeface is there, nothing moves, and some frames have changed nothing. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let changed = true;
    const watch = new MutationObserver(() => {
      changed = true;
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (let still = 0; still < 4; still++) {
      await frame();
      const moving = document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      if (changed || moving || document.querySelector('[aria-busy="true"]') !== null) still = 0;
      changed = false;
    }
    watch.disconnect();
  });

/** Waits until the browser keeps a battle whose record matches: after that a reload loses nothing. */
export const kept = (page: Page, record: RegExp): Promise<unknown> =>
  page.waitForFunction(
    async (source) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open('vexillum');
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
      const battles = await new Promise<{ record: string }[]>((resolve, reject) => {
        const asked = database.transaction('battles').objectStore('battles').getAll();
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
      database.close();
      return battles.some((battle) => new RegExp(source).test(battle.record));
    },
    record.source,
    { polling: 50 },
  );

/** The processor as slow as a mid-range phone's. */
export async function slowDown(page: Page, times: number): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: times });
  return client;
}
