// The built page in a real Chromium: its server, contexts with chosen sizes and settings, and small words for what a person
// does there. Nothing here reaches into the page's program: it clicks, types and reads what is in the document.

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { listen, makeServer } from '../../src/server/main.ts';
import { launchBrowser } from '../kit/browser.ts';

const WEB = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../dist/web');

export class House {
  readonly browser: Browser;
  readonly app: FastifyInstance;
  readonly url: string;

  /** Whether tools may do in the page what its own policy forbids. */
  private readonly bypassCSP: boolean;

  private constructor(browser: Browser, app: FastifyInstance, port: number, bypassCSP: boolean) {
    this.browser = browser;
    this.bypassCSP = bypassCSP;
    this.app = app;
    this.url = `http://localhost:${port}/`;
  }

  static async open({ bypassCSP = false } = {}): Promise<House> {
    const app = makeServer(WEB);
    const port = await listen(app, 'localhost', 0);
    return new House(await launchBrowser(), app, port, bypassCSP);
  }

  /** A fresh browser profile with the page open; what goes wrong in the page is collected. */
  async visit(options: VisitOptions = {}): Promise<Visit> {
    const { width = 1440, height = 900, dark = false, settings = {}, reducedMotion = true, at = '#/' } = options;
    const context = await this.browser.newContext({
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      hasTouch: width < 800,
      isMobile: width < 500,
      bypassCSP: this.bypassCSP,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const wishes = JSON.stringify({ speed: 'instant', ...settings });
    await context.addInitScript((text) => {
      if (localStorage.getItem('vexillum-settings') === null) localStorage.setItem('vexillum-settings', text);
    }, wishes);
    // Names that the runner of scripts gives to functions, also to those that run in the page.
    await context.addInitScript('globalThis.__name = (f) => f');
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.goto(this.url + at);
    return { page, context, faults };
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
  /** The part of the address after the page's own. */
  readonly at?: string;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: string[];
}

/** The processor as slow as a mid-range phone's. */
export async function slowDown(page: Page, times: number): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: times });
  return client;
}
