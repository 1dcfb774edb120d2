// What may be done, asked once. A condition of a rule is a function with an optional collector of reasons: `choices` asks
// with null, so that nothing is built in play; why-not and explain ask the same function with a collector. The rule names the
// fault by a key; the words stand beside it in a table typed by these keys, so that a condition without a sentence, or a
// sentence without a condition, does not compile.

/** Hears why a rule says no. */
export interface Why<K extends string> {
  /** `a` and `b` are what the fault concerns: a hex, a unit, a number; what they are the key's words say. */
  note(key: K, a: number, b: number): void;
}

/**
 * Says no, and why if anybody asks: `if (moved) return no(why, 'hasMoved', unit);`. In play nobody asks, and it is asked
 * millions of times: kept so short that the compiler writes it into every condition.
 */
export function no<K extends string>(why: Why<K> | null, key: K, a?: number, b?: number): false {
  if (why !== null) noted(why, key, a, b);
  return false;
}

function noted<K extends string>(why: Why<K>, key: K, a = -1, b = -1): void {
  why.note(key, a, b);
}

export interface Fault<K extends string> {
  readonly key: K;
  readonly a: number;
  readonly b: number;
}

/** Keeps the first fault that is noted: rules ask their conditions in the order in which a player would be told. */
export class FirstFault<K extends string> implements Why<K> {
  fault: Fault<K> | null = null;

  note(key: K, a: number, b: number): void {
    this.fault ??= { key, a, b };
  }
}
