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
  /** Pages with a visitor, each with what cannot be changed of it; without a word, if nobody else shall have it. */
  private readonly visitors = new Map<Page, string>();
  /** Pages without a visitor. */
  private readonly vacant = new Map<string, Page[]>();

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
   * A page in a browser profile that knows nothing of earlier visits; what goes wrong in the page is collected. Pages are used
   * again as they stand, after all that they kept is thrown away: to load the program once more is most of what a visit costs.
   * One that asks for a page `anew`, that goes offline or lets things move has a page of its own, which nobody has after it.
   */
  async visit(options: VisitOptions = {}): Promise<Visit> {
    const { width = 1440, height = 900, dark = false, settings = {}, reducedMotion = true, at = '#/' } = options;
    const { offline = false, opponent = 'drill' } = options;
    const { anew = offline || !reducedMotion } = options;
    const fixed = { hasTouch: width < 800, isMobile: width < 500 };
    const kind = JSON.stringify(fixed);
    const wishes = {
      'vexillum-settings': JSON.stringify({ speed: 'instant', ...settings }),
      'vexillum-setup': JSON.stringify({ opponent: `bot:${opponent}` }),
    };
    const media = {
      colorScheme: dark ? ('dark' as const) : ('light' as const),
      reducedMotion: reducedMotion ? ('reduce' as const) : ('no-preference' as const),
    };
    const used = anew ? undefined : this.vacant.get(kind)?.pop();
    if (used) {
      this.visitors.set(used, kind);
      await used.setViewportSize({ width, height });
      await used.emulateMedia(media);
      await used.evaluate(forget, { wishes, at });
      return { page: used, context: used.context(), faults: noteFaults(used) };
    }
    const context = await this.browser.newContext({
      ...fixed,
      viewport: { width, height },
      bypassCSP: this.bypassCSP,
      // It fetches all files of the page: as much work as the visit itself, for those who come back without a network.
      serviceWorkers: offline ? 'allow' : 'block',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    this.visitors.set(page, anew ? '' : kind);
    await page.emulateMedia(media);
    await page.addInitScript((all) => {
      for (const [key, text] of Object.entries(all))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    }, wishes);
    await page.addInitScript(KEEPS_NAMES);
    await page.addInitScript(noteSaid);
    const faults = noteFaults(page);
    await page.goto(this.url + at);
    return { page, context, faults };
  }

  /** All visitors go: what they left open would go on working. */
  async empty(): Promise<void> {
    const left = [...this.visitors];
    this.visitors.clear();
    await Promise.all(
      left.map(async ([page, kind]) => {
        if (kind === '' || page.isClosed()) return page.context().close();
        page.removeAllListeners();
        const others = page.context().pages();
        await Promise.all(others.map((other) => (other === page ? leave(page) : other.close())));
        this.vacant.set(kind, [...(this.vacant.get(kind) ?? []), page]);
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
  /** In a profile of its own, which has to fetch every file: for who counts what is fetched, or changes the page's program or profile. */
  readonly anew?: boolean;
  /** The part of the address after the page's own. */
  readonly at?: string;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: string[];
}

/** What goes wrong in the page, as it happens. */
function noteFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

/** Back to the front page: a table that is left is closed, with all that works for it. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    location.hash = '#/';
  });
}

/** Runs in the page: all that it kept is thrown away, and it is told so as if another window had done it. */
async function forget({ wishes, at }: { wishes: { [key: string]: string }; at: string }): Promise<void> {
  (window as unknown as { said: string[] }).said.length = 0;
  sessionStorage.clear();
  localStorage.clear();
  for (const [key, text] of Object.entries(wishes)) localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  await new Promise<void>((resolve, reject) => {
    const asked = indexedDB.deleteDatabase('vexillum');
    asked.onsuccess = () => resolve();
    asked.onerror = () => reject(asked.error);
  });
  if (location.hash !== at) location.hash = at;
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

/** What has been spoken to the visitor so far. */
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
