// What differs between a plain value and the one before it. Most of a view is as it was before a choice: only the rest is sent and
// read, and whoever receives it keeps the very objects of before for all that is the same, so that parts need not compare them.

/** Null: nothing differs. `now`: something else stands there. `parts`: by key or index; `gone`: keys that are no more. */
export type Difference =
  | null
  | { readonly now: unknown }
  | {
      readonly parts: readonly (readonly [key: string | number, Difference])[];
      readonly gone?: readonly string[];
      /** Of a list. */
      readonly length?: number;
    };

type Plain = { readonly [key: string]: unknown };

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function difference(before: unknown, now: unknown): Difference {
  if (Object.is(before, now)) return null;
  if (Array.isArray(before) && Array.isArray(now)) return inLists(before, now);
  if (isPlain(before) && isPlain(now)) return inObjects(before, now);
  return { now };
}

function inLists(before: readonly unknown[], now: readonly unknown[]): Difference {
  const parts: [number, Difference][] = [];
  now.forEach((value, i) => {
    const one = i < before.length ? difference(before[i], value) : { now: value };
    if (one !== null) parts.push([i, one]);
  });
  return parts.length === 0 && now.length === before.length ? null : { parts, length: now.length };
}

function inObjects(before: Plain, now: Plain): Difference {
  const parts: [string, Difference][] = [];
  for (const key of Object.keys(now)) {
    const one = Object.hasOwn(before, key) ? difference(before[key], now[key]) : { now: now[key] };
    if (one !== null) parts.push([key, one]);
  }
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(now, key));
  if (gone.length > 0) return { parts, gone };
  return parts.length === 0 ? null : { parts };
}

/** The value that `difference(before, value)` is about. */
export function changed(before: unknown, by: Difference): unknown {
  if (by === null) return before;
  if ('now' in by) return by.now;
  if (Array.isArray(before)) {
    const list = before.slice(0, by.length);
    for (const [i, one] of by.parts) list[i as number] = changed(before[i as number], one);
    return list;
  }
  const object: { [key: string]: unknown } = { ...(before as Plain) };
  for (const [key, one] of by.parts) object[key] = changed(object[key], one);
  for (const key of by.gone ?? []) delete object[key];
  return object;
}
