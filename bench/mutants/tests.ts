// The words of the test runner, for a proof that must be quick and end at the first thing that does not hold: tests are kept
// where they are written and carried out one after the other. Only what the tests of the proof use.

class Failure extends Error {}

/** A value that is described and not given: `expect.any(Number)`. */
class Described {
  readonly fits: (found: unknown) => boolean;

  constructor(fits: (found: unknown) => boolean) {
    this.fits = fits;
  }
}

const entriesOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, part]) => part !== undefined);

function equal(a: unknown, b: unknown): boolean {
  if (b instanceof Described) return b.fits(a);
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a instanceof Map && b instanceof Map) return equal([...a], [...b]);
  if (a instanceof Set && b instanceof Set)
    return a.size === b.size && [...b].every((one) => [...a].some((other) => equal(other, one)));
  const [listA, listB] = [a, b].map((one) => Array.isArray(one) || ArrayBuffer.isView(one));
  if (listA || listB) {
    const [x, y] = [a as ArrayLike<unknown>, b as ArrayLike<unknown>];
    if (!(listA && listB) || x.length !== y.length) return false;
    for (let i = 0; i < x.length; i++) if (!equal(x[i], y[i])) return false;
    return true;
  }
  const wanted = entriesOf(b);
  return (
    entriesOf(a).length === wanted.length &&
    wanted.every(([key, part]) => equal((a as { [key: string]: unknown })[key], part))
  );
}

const holds = (text: unknown, what: unknown): boolean =>
  what instanceof RegExp ? what.test(String(text)) : String(text).includes(String(what));

function includes(whole: unknown, part: unknown): boolean {
  if (part instanceof Described || typeof part !== 'object' || part === null) return equal(whole, part);
  if (Array.isArray(part) && (whole as unknown[] | undefined)?.length !== part.length) return false;
  return Object.entries(part).every(([key, value]) => includes((whole as { [key: string]: unknown })?.[key], value));
}

type Ask = (found: unknown, wanted: unknown) => boolean;
const asks: { readonly [name: string]: Ask } = {
  toBe: Object.is,
  toEqual: equal,
  toStrictEqual: equal,
  toContain: (found, wanted) =>
    typeof found === 'string' ? found.includes(String(wanted)) : [...(found as unknown[])].includes(wanted),
  toContainEqual: (found, wanted) => [...(found as unknown[])].some((one) => equal(one, wanted)),
  toMatch: holds,
  toMatchObject: includes,
  toHaveLength: (found, wanted) => (found as { length: number }).length === wanted,
  toHaveProperty: (found, wanted) => (found as object | null) !== null && String(wanted) in (found as object),
  toBeGreaterThan: (found, wanted) => Number(found) > Number(wanted),
  toBeGreaterThanOrEqual: (found, wanted) => Number(found) >= Number(wanted),
  toBeLessThan: (found, wanted) => Number(found) < Number(wanted),
  toBeLessThanOrEqual: (found, wanted) => Number(found) <= Number(wanted),
  toBeNull: (found) => found === null,
  toBeUndefined: (found) => found === undefined,
  toBeDefined: (found) => found !== undefined,
  toBeTruthy: (found) => Boolean(found),
  toBeTypeOf: (found, wanted) => typeof found === wanted,
  toBeInstanceOf: (found, wanted) => found instanceof (wanted as new () => object),
  toThrow(found, wanted) {
    try {
      (found as () => unknown)();
    } catch (error) {
      if (typeof wanted === 'function') return error instanceof wanted;
      return wanted === undefined || holds((error as Error).message, wanted);
    }
    return false;
  },
};

const close = (found: unknown, wanted: unknown, digits = 2): boolean =>
  Math.abs(Number(found) - Number(wanted)) < 0.5 * 10 ** -digits;

type Answers = { readonly [name: string]: (...wanted: unknown[]) => void };

function answersOf(found: unknown, message: string | undefined, wished: boolean): Answers {
  const one =
    (name: string, ask: (...args: never[]) => boolean) =>
    (...wanted: unknown[]) => {
      if (ask(...([found, ...wanted] as never[])) === wished) return;
      const told = [found, wanted[0]].map((value) => String(JSON.stringify(value)).slice(0, 200));
      throw new Failure(message ?? `${name}: ${told[0]}, wanted ${told[1]}`);
    };
  const answers: [string, (...args: never[]) => boolean][] = [...Object.entries(asks), ['toBeCloseTo', close]];
  return Object.fromEntries(answers.map(([name, ask]) => [name, one(name, ask)]));
}

const never = (message = 'unreachable'): never => {
  throw new Failure(message);
};

export const expect = Object.assign(
  (found: unknown, message?: string) => ({
    ...answersOf(found, message, true),
    not: answersOf(found, message, false),
  }),
  {
    unreachable: never,
    fail: never,
    any: (kind: new () => object) =>
      new Described((found) => Object(found) instanceof kind && found !== null && found !== undefined),
    anything: () => new Described((found) => found !== null && found !== undefined),
    arrayContaining: (parts: unknown[]) =>
      new Described((found) => parts.every((part) => (found as unknown[]).some((one) => equal(one, part)))),
    stringContaining: (part: string) => new Described((found) => String(found).includes(part)),
    stringMatching: (part: string | RegExp) => new Described((found) => new RegExp(part).test(String(found))),
  },
);

type Body = (...args: unknown[]) => unknown;
const bodyIn = (rest: readonly unknown[]): Body => rest.find((part) => typeof part === 'function') as Body;

let kept: { readonly name: string; readonly body: Body }[] = [];
let around: string[] = [];
let last = '';

function keep(name: string, ...rest: unknown[]): void {
  kept.push({ name: [...around, name].join(' > '), body: bodyIn(rest) });
}

function group(name: string, ...rest: unknown[]): void {
  around.push(name);
  bodyIn(rest)();
  around.pop();
}

const eachWith =
  (one: (name: string, body: Body) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, ...rest: unknown[]): void => {
    for (const row of rows) one(name, () => bodyIn(rest)(...(Array.isArray(row) ? row : [row])));
  };

const leaveOut = (): void => {};

export const test = Object.assign(keep, {
  each: eachWith(keep),
  skipIf: (left: unknown) => (left ? leaveOut : keep),
});
export const it = test;
export const describe = Object.assign(group, { each: eachWith(group) });

/** Carries out what the file that was loaded last has kept. */
export async function carryOut(): Promise<void> {
  const own = kept;
  kept = [];
  around = [];
  for (const { name, body } of own) {
    last = name;
    await body();
  }
}

/** Where a failure happened. */
export const place = (): string => last;
