// A battle in a link: it comes back as it was, and a link that cannot serve says why.
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  decodeText,
  encodeText,
  LinkError,
  LONGEST_LINK,
  linkPart,
  linkTo,
  readLink,
} from '../../src/web/app/links.ts';
import { readRoute } from '../../src/web/app/router.ts';
import { readOrFault } from '../../src/web/table/read-text.ts';

vi.hoisted(() => vi.stubGlobal('location', { hash: '' }));

const folder = path.resolve(import.meta.dirname, '../golden/records');
const records = fs
  .readdirSync(folder)
  .slice(0, 6)
  .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));

beforeEach(() => vi.stubGlobal('location', { hash: '', origin: 'https://vexillum.example', pathname: '/play/' }));
afterEach(() => vi.unstubAllGlobals());

/** Noise that cannot be pressed flat. */
const noise = (length: number): string => {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48271) % 2147483647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');
};

describe('texts in links', () => {
  it('come back letter by letter', async () => {
    expect(records.length).toBeGreaterThan(3);
    for (const text of [...records, 'Ἀκράγας, 406 BC\n', 'x', noise(5000)]) {
      const code = await encodeText(text);
      expect(code).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(await decodeText(code)).toBe(text);
    }
  });

  it('are shorter than the record they hold', async () => {
    for (const text of records) expect((await encodeText(text)).length).toBeLessThan(text.length / 2);
  });

  it('survive the way through the address of the page', async () => {
    const link = await linkTo('record', records[0]);
    expect(link.startsWith('https://vexillum.example/play/#/link/record.')).toBe(true);
    const route = readRoute(new URL(link).hash);
    if (route.screen !== 'link') throw new Error('no link');
    expect(await readLink(route.text)).toBe(records[0]);
  });

  it('open without their kind too', async () => {
    expect(await readLink(await encodeText('vexillum 1 position\n'))).toBe('vexillum 1 position\n');
  });
});

describe('links that cannot serve', () => {
  it('are refused when they would be cut off on their way, with the advice to send a file', async () => {
    const long = linkTo('record', noise(12_000));
    await expect(long).rejects.toThrow(LinkError);
    await expect(linkTo('record', noise(12_000))).rejects.toThrow(/Export a file/);
    expect((await linkTo('position', noise(5000))).length).toBeLessThanOrEqual(LONGEST_LINK);
  });

  it('say that a part is missing', async () => {
    const part = await linkPart('record', records[0]);
    for (const cut of [1, 10, 200, part.length - 12]) {
      await expect(readLink(part.slice(0, -cut))).rejects.toThrow(/broken/);
    }
  });

  it('say that signs were changed', async () => {
    const part = await linkPart('record', records[0]);
    await expect(readLink(`${part.slice(0, 40)}%20${part.slice(43)}`)).rejects.toThrow(
      /sign in it that no link of ours has, at place 34 of its text\. It was probably changed on its way/,
    );
    await expect(readLink('')).rejects.toThrow(LinkError);
  });

  it('say where the text in them names a game that nobody has, or is of a kind that cannot be opened', async () => {
    const fault = async (text: string) => {
      const found = await readOrFault(await readLink(await linkPart('position', text)), 'x');
      return 'place' in found ? found : null;
    };
    expect(await fault('vexillum 1 position\ngame: chess\n')).toMatchObject({
      place: { line: 2, column: 7, found: '"chess"', text: 'game: chess' },
    });
    expect((await fault('vexillum 1 position\nscenario: chess/1\n'))?.place).toMatchObject({ line: 2, column: 11 });
    expect((await fault('vexillum 1 record\ngame: "__proto__"\nrules: 1\n'))?.place).toMatchObject({
      line: 2,
      column: 7,
    });
    expect((await fault('vexillum 1 poem\n'))?.place).toMatchObject({ line: 1, column: 12, found: '"poem"' });
  });

  it('stop unfolding before they fill the memory', async () => {
    const bomb = await encodeText('a'.repeat(1_200_000));
    await expect(decodeText(bomb)).rejects.toThrow(/more text than any battle/);
  });
});
