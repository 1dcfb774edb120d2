// Style files of the table stay loaded when the table is left: none of them may give a bare class of the quiet screens
// another look.

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const STYLES = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../src/web/styles');
/** Loaded with every screen. */
const SHARED = ['base.css', 'tokens.css'];

/** Classes that a file styles wherever they stand: selectors of one class and nothing round it. */
function bareClasses(file: string): Set<string> {
  const text = fs.readFileSync(path.join(STYLES, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
  const selectors = [...text.matchAll(/([^{}]+)\{/g)].flatMap(([, list]) => list.split(','));
  return new Set(selectors.flatMap((one) => one.trim().match(/^\.([\w-]+)(?::[\w-]+)?$/)?.[1] ?? []));
}

test('no file of one screen restyles a class that all screens share', () => {
  const shared = new Set(SHARED.flatMap((file) => [...bareClasses(file)]));
  expect(shared).toContain('notice');
  const others = fs.readdirSync(STYLES).filter((file) => file.endsWith('.css') && !SHARED.includes(file));
  const twice = others.flatMap((file) =>
    [...bareClasses(file)].filter((one) => shared.has(one)).map((one) => [file, one]),
  );
  expect(twice).toEqual([]);
});
