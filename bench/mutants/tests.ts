// The words of the test runner, for a proof that must be quick and end at the first thing that does not hold: every test is
// carried out where it is written. Only what the tests of the proof use.

import { isDeepStrictEqual } from 'node:util';

class Failure extends Error {}

/** What a value is made of, without names that have no value and without classes. */
function plain(value: unknown): unknown {
  if (value instanceof Map) return ['map', ...[...value].map(plain)];
  if (value instanceof Set) return ['set', ...[...value].map(plain)];
  if (Array.isArray(value) || ArrayBuffer.isView(value)) return Array.from(value as ArrayLike<unknown>, plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, plain(part)]),
  );
}

const equal = (a: unknown, b: unknown): boolean => isDeepStrictEqual(plain(a), plain(b));

const holds = (text: unknown, what: unknown): boolean =>
  what instanceof RegExp ? what.test(String(text)) : String(text).includes(String(what));

function includes(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return Object.is(whole, part);
  return Object.entries(part).every(([key, value]) => includes((whole as { [key: string]: unknown })?.[key], value));
}

type Ask = (found: unknown, wanted: unknown) => boolean;
const asks: { readonly [name: string]: Ask } = {
  toBe: Object.is,
  toEqual: equal,
  toStrictEqual: equal,
  toContain: (found, wanted) =>
    typeof found === 'string' ? found.includes(String(wanted)) : [...(found as unknown[])].includes(wanted),
  toMatch: holds,
  toMatchObject: includes,
  toHaveLength: (found, wanted) => (found as { length: number }).length === wanted,
  toBeGreaterThan: (found, wanted) => Number(found) > Number(wanted),
  toBeGreaterThanOrEqual: (found, wanted) => Number(found) >= Number(wanted),
  toBeLessThan: (found, wanted) => Number(found) < Number(wanted),
  toBeLessThanOrEqual: (found, wanted) => Number(found) <= Number(wanted),
  toBeCloseTo: (found, wanted) => Math.abs(Number(found) - Number(wanted)) < 0.005,
  toBeNull: (found) => found === null,
  toBeUndefined: (found) => found === undefined,
  toBeDefined: (found) => found !== undefined,
  toBeTruthy: (found) => Boolean(found),
  toThrow(found, wanted) {
    try {
      (found as () => unknown)();
    } catch (error) {
      return wanted === undefined || holds((error as Error).message, wanted);
    }
    return false;
  },
};

type Answers = { readonly [name: string]: (wanted?: unknown) => void };

function answersOf(found: unknown, message: string | undefined, wished: boolean): Answers {
  const one = (name: string, ask: Ask) => (wanted?: unknown) => {
    if (ask(found, wanted) === wished) return;
    throw new Failure(
      message ?? `${name}: ${JSON.stringify(found)?.slice(0, 200)}, wanted ${JSON.stringify(wanted)?.slice(0, 200)}`,
    );
  };
  return Object.fromEntries(Object.entries(asks).map(([name, ask]) => [name, one(name, ask)]));
}

export const expect = Object.assign(
  (found: unknown, message?: string) => ({
    ...answersOf(found, message, true),
    not: answersOf(found, message, false),
  }),
  {
    unreachable(message = 'unreachable'): never {
      throw new Failure(message);
    },
  },
);

type Body = (...args: unknown[]) => unknown;
const now: unknown[] = [];

function carryOut(name: string, ...rest: unknown[]): void {
  const body = rest.find((part) => typeof part === 'function') as Body;
  now.push(name);
  const result = body();
  if (result instanceof Promise) throw new Error(`${name} cannot be waited for`);
  now.pop();
}

const each =
  (rows: readonly unknown[]) =>
  (name: string, ...rest: unknown[]): void => {
    const body = rest.find((part) => typeof part === 'function') as Body;
    for (const row of rows) carryOut(name, () => body(...(Array.isArray(row) ? row : [row])));
  };

export const test = Object.assign(carryOut, { each });
export const it = test;
export const describe = test;

/** Where a failure happened. */
export const place = (): string => now.join(' > ');
