// The rules of a style sheet as far as they say whom they meet: their selectors, with nested ones written out.

export interface StyleRule {
  readonly selector: string;
  /** All that it sets are names for values: `--mark`. */
  readonly onlyNames: boolean;
}

interface Open {
  /** Selectors written out; null inside rules that have none of their own, such as `@media`. */
  readonly selectors: readonly string[] | null;
  readonly skipped: boolean;
  declarations: string;
}

/** Parts of a list, but not where the comma stands in brackets. */
export function split(list: string, at: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth++;
    if (sign === ')' || sign === ']') depth--;
    if (sign === at && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const within = (outer: readonly string[] | null, own: string): string[] =>
  outer === null ? [own] : outer.map((one) => (own.includes('&') ? own.replaceAll('&', one) : `${one} ${own}`));

export function rulesOf(sheet: string): StyleRule[] {
  const text = sheet.replace(/\/\*.*?\*\//gs, '');
  const rules: StyleRule[] = [];
  const open: Open[] = [];
  let words = '';
  const note = (): void => {
    const last = open.at(-1);
    if (last) last.declarations += words;
    words = '';
  };
  for (const sign of text) {
    if (sign === '{') {
      const head = words.trim();
      words = '';
      const outer = open.findLast(({ selectors }) => selectors !== null)?.selectors ?? null;
      const skipped = /^@(?:keyframes|font-face|property)/.test(head) || open.some((one) => one.skipped);
      const selectors = head.startsWith('@') ? null : split(head, ',').flatMap((one) => within(outer, one));
      open.push({ selectors, skipped, declarations: '' });
    } else if (sign === '}') {
      note();
      const done = open.pop();
      if (done?.selectors && !done.skipped) {
        const set = done.declarations
          .split(';')
          .map((one) => one.trim())
          .filter((one) => one !== '');
        const onlyNames = set.length > 0 && set.every((one) => one.startsWith('--') || one.startsWith('color-scheme'));
        // A rule that only holds other rules meets nobody.
        if (set.length > 0) rules.push(...done.selectors.map((selector) => ({ selector, onlyNames })));
      }
    } else if (sign === ';') {
      words += ';';
      note();
    } else words += sign;
  }
  return rules;
}

/** Without what only forbids: `:not(.pick)` names a class that is not there. */
const positive = (selector: string): string => selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');

export const classesIn = (selector: string): string[] =>
  [...positive(selector).matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name);

/** The last compound: what a rule gives its look to. */
export const subjectOf = (selector: string): string => {
  const parts = split(selector.replace(/\s*([>+~])\s*/g, ' '), ' ');
  return parts[parts.length - 1] ?? '';
};

/** How many classes and the like a selector counts, and how many types. */
export function weightOf(selector: string): readonly [number, number] {
  const classes = selector.match(/\.[A-Za-z_][\w-]*|\[[^\]]*\]|:(?!:|not|is|where|has)[a-z-]+/g)?.length ?? 0;
  const types = selector.match(/(?:^|[\s>+~(])[a-z][a-z0-9]*/g)?.length ?? 0;
  return [classes, types];
}
