// Checks of what somebody sends: each answers the value it read, or throws a sentence. For messages between page and worker,
// and whoever else takes requests from outside.

/** A message that is not what it should be. */
export class MessageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MessageError';
  }
}

/** Reads one value; `name` stands in the sentence when it is refused. */
export type Check<T> = (value: unknown, name: string) => T;

const fail = (name: string, expected: string): never => {
  throw new MessageError(`${name}: expected ${expected}`);
};

/** A text of at most so many characters. */
export const text =
  (most: number): Check<string> =>
  (value, name) =>
    typeof value === 'string' && value.length <= most ? value : fail(name, `a text of at most ${most} characters`);

/** A whole number within limits. */
export const whole =
  (least: number, most: number): Check<number> =>
  (value, name) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? (value as number)
      : fail(name, `a whole number from ${least} to ${most}`);

export const yesOrNo: Check<boolean> = (value, name) =>
  typeof value === 'boolean' ? value : fail(name, 'true or false');

export const oneOf =
  <T extends string>(...words: readonly T[]): Check<T> =>
  (value, name) =>
    words.find((word) => word === value) ?? fail(name, `one of ${words.join(', ')}`);

/** At most so many values of one kind. */
export const list =
  <T>(check: Check<T>, most: number): Check<readonly T[]> =>
  (value, name) =>
    Array.isArray(value) && value.length <= most
      ? value.map((one, i) => check(one, `${name}, number ${i + 1}`))
      : fail(name, `a list of at most ${most}`);

export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value, name) =>
    value === null ? null : check(value, name);

export const orNothing =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value, name) =>
    value === undefined ? undefined : check(value, name);

/** An object with these members and no others; those that are left out are checked as undefined. */
export const shape =
  <T extends object>(members: { readonly [K in keyof T]-?: Check<T[K]> }): Check<T> =>
  (value, name) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(name, 'an object');
    const stray = Object.keys(value).find((key) => !Object.hasOwn(members, key));
    if (stray !== undefined) return fail(name, `no member ${JSON.stringify(stray.slice(0, 40))}`);
    const read: { [key: string]: unknown } = {};
    for (const [key, check] of Object.entries(members) as [string, Check<unknown>][]) {
      const one = check(
        Object.hasOwn(value, key) ? (value as { [key: string]: unknown })[key] : undefined,
        `${name}, ${key}`,
      );
      if (one !== undefined) read[key] = one;
    }
    return read as T;
  };

/** The first of several shapes that fits; when none does, what is wrong with the one that its `kind` names. */
export const byKind =
  <T>(kinds: { readonly [kind: string]: Check<T> }): Check<T> =>
  (value, name) => {
    const kind = (value as { kind?: unknown } | null)?.kind;
    if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) {
      return fail(`${name}, kind`, `one of ${Object.keys(kinds).join(', ')}`);
    }
    return kinds[kind](value, name);
  };
