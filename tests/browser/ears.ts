// A person who hears the page and has a keyboard, and nothing else: all that is known of the page here comes from its
// accessibility tree (roles, names, states, what stands in live regions), and all that is done is done by keys. No selector, no
// document, no mouse.

import type { CDPSession, Page } from 'playwright-core';

interface AxValue {
  readonly value?: unknown;
}

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
  readonly childIds?: readonly string[];
}

const property = (node: AxNode, name: string): unknown =>
  node.properties?.find((one) => one.name === name)?.value.value;
const text = (value: AxValue | undefined): string => (typeof value?.value === 'string' ? value.value : '');

export interface Focused {
  readonly role: string;
  readonly name: string;
  readonly checked: boolean;
}

/** Milliseconds between two times of listening. */
const BREATH = 30;

/** Every so many times the whole tree is gone through: it takes long, and the page has other things to do. */
const WHOLE = 8;

/** So often is listened to silence before something is asked again. */
const SILENCE = 40;

/** So often is listened until what does not come is given up. */
const PATIENCE = 2000;

export class Ears {
  private readonly page: Page;
  private readonly cdp: CDPSession;
  /** Announcements that have been heard, by their place in the tree. */
  private readonly known = new Set<string>();
  readonly all: string[] = [];
  /** Where something is announced, as it was last found in the tree. */
  private regions: readonly string[] = [];
  private listened = 0;

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.cdp = cdp;
  }

  static async at(page: Page): Promise<Ears> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Accessibility.enable');
    return new Ears(page, cdp);
  }

  private async tree(): Promise<readonly AxNode[]> {
    const { nodes } = await this.cdp.send('Accessibility.getFullAXTree');
    return nodes as readonly AxNode[];
  }

  /** What was put into live regions since the last time. */
  async listen(): Promise<readonly string[]> {
    const near = this.listened++ % WHOLE === 0 ? null : await this.nearby();
    const heard = near ?? (await this.everywhere());
    this.all.push(...heard);
    return heard;
  }

  /** Of the tree only the live regions; null where one of them is gone, as behind a dialog, or none is known yet. */
  private async nearby(): Promise<readonly string[] | null> {
    const children = async (id: string): Promise<readonly AxNode[]> =>
      (await this.cdp.send('Accessibility.getChildAXNodes', { id })).nodes as readonly AxNode[];
    const words = async (node: AxNode): Promise<string> =>
      text(node.role) === 'StaticText'
        ? text(node.name)
        : (await Promise.all((await children(node.nodeId)).map(words))).join('');
    const heard: string[] = [];
    try {
      for (const region of this.regions) {
        for (const child of await children(region)) {
          if (this.known.has(child.nodeId)) continue;
          const said = await words(child);
          if (said === '') continue;
          this.known.add(child.nodeId);
          heard.push(said);
        }
      }
    } catch {
      return null;
    }
    return this.regions.length > 0 ? heard : null;
  }

  private async everywhere(): Promise<readonly string[]> {
    const nodes = await this.tree();
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const heard: string[] = [];
    const leaves = (node: AxNode): string =>
      text(node.role) === 'StaticText'
        ? text(node.name)
        : (node.childIds ?? []).map((id) => leaves(byId.get(id) ?? { nodeId: '', ignored: true })).join('');
    const regions = nodes.filter((node) => /^(?:polite|assertive)$/.test(String(property(node, 'live') ?? '')));
    this.regions = regions.map(({ nodeId }) => nodeId);
    for (const region of regions) {
      for (const id of region.childIds ?? []) {
        const child = byId.get(id);
        if (!child || this.known.has(id)) continue;
        const words = leaves(child);
        if (words === '') continue;
        this.known.add(id);
        heard.push(words);
      }
    }
    // A dialog that opens takes the focus, and is read out with its name; what comes into it later is read on.
    for (const dialog of nodes.filter((node) => text(node.role) === 'dialog' && property(node, 'modal') === true)) {
      const words = `Dialog: ${text(dialog.name)}. ${leaves(dialog)}`;
      if (this.known.has(words)) continue;
      this.known.add(words);
      heard.push(words);
    }
    return heard;
  }

  /** Listens until something is said that fits; answers all that was said meanwhile. */
  async until(fits: (said: string) => boolean, orAgain = ''): Promise<string> {
    const said: string[] = [];
    let silent = 0;
    for (let tries = 1; tries < PATIENCE; tries++) {
      const heard = await this.listen();
      said.push(...heard);
      if (said.some(fits)) return said.join('\n');
      // A region keeps its last lines only, and on a busy machine some go before they are listened to: who has heard nothing
      // for a while asks again.
      silent = heard.length > 0 ? 0 : silent + 1;
      if (orAgain !== '' && silent === SILENCE) {
        silent = 0;
        await this.type(orAgain);
      }
      await this.page.waitForTimeout(BREATH);
    }
    throw new Error(`nothing that was waited for is said; at last: ${this.all.slice(-4).join(' | ')}`);
  }

  async focused(): Promise<Focused> {
    const nodes = await this.tree();
    const found = nodes.filter((node) => property(node, 'focused') === true).at(-1);
    return {
      role: text(found?.role),
      name: text(found?.name),
      checked: property(found ?? { nodeId: '', ignored: true }, 'checked') === 'true',
    };
  }

  /** Waits until what has the focus fits. */
  async onFocus(role: RegExp, name: RegExp): Promise<Focused> {
    for (let tries = 0; tries < PATIENCE; tries++) {
      const now = await this.focused();
      if (role.test(now.role) && name.test(now.name)) return now;
      await this.page.waitForTimeout(20);
    }
    throw new Error(`the focus does not come to ${role} ${name}; it is at ${JSON.stringify(await this.focused())}`);
  }

  /** Waits until something is on the page, wherever: a screen that is still being made has no stops yet. */
  async hears(role: RegExp, name: RegExp): Promise<void> {
    for (let tries = 0; tries < PATIENCE; tries++) {
      const nodes = await this.tree();
      if (nodes.some((node) => role.test(text(node.role)) && name.test(text(node.name)))) return;
      await this.page.waitForTimeout(20);
    }
    throw new Error(`nothing on the page is ${role} ${name}`);
  }

  /** Presses a key until what has the focus fits; no more often than there are stops on any screen. */
  async press(key: string, role: RegExp, name: RegExp, most = 60): Promise<Focused> {
    for (let presses = 0; presses <= most; presses++) {
      const now = await this.focused();
      if (role.test(now.role) && name.test(now.name)) return now;
      await this.page.keyboard.press(key);
    }
    throw new Error(`${key} does not lead to ${role} ${name}`);
  }

  async type(line: string): Promise<void> {
    // As fast as an expert types: all signs at once, as a braille display or dictation sends them.
    await this.page.keyboard.insertText(line);
    await this.page.keyboard.press('Enter');
  }
}

/** The entries of a menu that was read out, without their numbers; empty when none was. */
export function menuIn(said: string): string[] {
  const line = said.split('\n').findLast((one) => one.startsWith('Choices. ')) ?? '';
  const entries: string[] = [];
  let rest = line.slice(line.indexOf(' 1: '));
  for (let n = 1; rest.startsWith(` ${n}: `); n++) {
    rest = rest.slice(` ${n}: `.length);
    const end = rest.indexOf(` ${n + 1}: `);
    entries.push(end < 0 ? rest : rest.slice(0, end));
    rest = end < 0 ? '' : rest.slice(end);
  }
  return entries;
}

/** What strikes, first of all; then what goes on; ending something only when nothing else is left, or by chance. */
const EAGER = /^(?:close|fire|assault|melee|charge|barrage|battle back|strike|storm|pursue|assign|attack|hit)/;
const ENDING = /^(?:done|pass|stop|stay|decline|hold back)/;

/** Which number to type, for a person who wants to fight: by what was heard, and by chance. */
export function eagerChoice(entries: readonly string[], random: (below: number) => number): string {
  const numbered = entries.map((entry, i) => ({ entry, n: i + 1 }));
  const eager = numbered.filter(({ entry }) => EAGER.test(entry));
  const going = numbered.filter(({ entry }) => !ENDING.test(entry));
  const from = eager.length > 0 && random(10) > 0 ? eager : going.length > 0 && random(10) > 0 ? going : numbered;
  const { entry, n } = from[random(from.length)];
  // One that stands for several choices is opened, and the first of them taken.
  return /^[^,]*\.\.\./.test(entry) ? `${n}; 1` : `${n}`;
}
