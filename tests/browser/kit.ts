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
  private readonly visitors = new Map<BrowserContext, string>();
  /** Profiles without a visitor, by what cannot be changed of them. */
  private readonly vacant = new Map<string, BrowserContext[]>();

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

  /**
   * A browser profile that knows nothing of earlier visits, with the page open; what goes wrong in the page is collected.
   * Profiles are used again after all that the page kept in them is thrown away: only its files need not be fetched again,
   * unless a visit asks for that.
   */
  async visit(options: VisitOptions = {}): Promise<Visit> {
    const { width = 1440, height = 900, dark = false, settings = {}, reducedMotion = true, at = '#/' } = options;
    const { offline = false, anew = offline, listening = false, opponent = 'drill' } = options;
    const fixed = { hasTouch: width < 800, isMobile: width < 500 };
    const kind = JSON.stringify(fixed);
    const used = anew ? undefined : this.vacant.get(kind)?.pop();
    const context =
      used ??
      (await this.browser.newContext({
        ...fixed,
        viewport: { width, height },
        bypassCSP: this.bypassCSP,
        // It fetches all files of the page: as much work as the visit itself, for those who come back without a network.
        serviceWorkers: offline ? 'allow' : 'block',
        permissions: ['clipboard-read', 'clipboard-write'],
      }));
    this.visitors.set(context, anew ? '' : kind);
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    if (used) {
      const client = await context.newCDPSession(page);
      await client.send('Storage.clearDataForOrigin', { origin: new URL(this.url).origin, storageTypes: 'all' });
      await client.detach();
      await page.setViewportSize({ width, height });
    }
    await page.emulateMedia({
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    });
    const wishes = {
      'vexillum-settings': JSON.stringify({ speed: 'instant', ...settings }),
      'vexillum-setup': JSON.stringify({ opponent: `bot:${opponent}` }),
    };
    await page.addInitScript((all) => {
      for (const [key, text] of Object.entries(all))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    }, wishes);
    await page.addInitScript(KEEPS_NAMES);
    if (listening) await page.addInitScript(noteSaid);
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
    const left = [...this.visitors];
    this.visitors.clear();
    await Promise.all(
      left.map(async ([context, kind]) => {
        if (kind === '') return context.close();
        await Promise.all(context.pages().map((page) => page.close()));
        this.vacant.set(kind, [...(this.vacant.get(kind) ?? []), context]);
      }),
    );
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
  /** In a profile of its own, which has to fetch every file: for who counts what is fetched, or changes the profile itself. */
  readonly anew?: boolean;
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
