// Reads the data files with care: whoever corrects a number in them is told the file, the place, what was expected and what
// was found, instead of meeting a wrong battle later.

import type { Provenance } from '../../../kernel/view.ts';

export interface Marked<T> {
  readonly value: T;
  readonly mark: Provenance;
}

const shown = (found: unknown): string => (found === undefined ? 'nothing' : JSON.stringify(found));

/** A value of a data file with the way to it. */
export class Field {
  readonly file: string;
  readonly path: string;
  readonly found: unknown;

  constructor(file: string, path: string, found: unknown) {
    this.file = file;
    this.path = path;
    this.found = found;
  }

  fail(expected: string): never {
    throw new Error(`${this.file}, ${this.path || 'the whole file'}: expected ${expected}, found ${shown(this.found)}`);
  }

  at(key: string): Field {
    if (typeof this.found !== 'object' || this.found === null) return this.fail('an object');
    const object = this.found as { readonly [key: string]: unknown };
    return new Field(this.file, this.path === '' ? key : `${this.path}.${key}`, object[key]);
  }

  has(key: string): boolean {
    return typeof this.found === 'object' && this.found !== null && key in this.found;
  }

  keys(): string[] {
    if (typeof this.found !== 'object' || this.found === null) return this.fail('an object');
    return Object.keys(this.found);
  }

  list(): Field[] {
    if (!Array.isArray(this.found)) return this.fail('a list');
    return this.found.map((entry: unknown, i) => {
      const key = (entry as { key?: unknown } | null)?.key;
      return new Field(this.file, `${this.path}[${typeof key === 'string' ? key : i + 1}]`, entry);
    });
  }

  text(): string {
    return typeof this.found === 'string' && this.found !== '' ? this.found : this.fail('a text');
  }

  optionalText(): string {
    return this.found === undefined ? '' : this.text();
  }

  number(least: number, most: number): number {
    const { found } = this;
    if (typeof found === 'number' && Number.isInteger(found) && found >= least && found <= most) return found;
    return this.fail(`a whole number from ${least} to ${most}`);
  }

  oneOf<T extends string>(words: readonly T[]): T {
    const word = words.find((w) => w === this.found);
    return word ?? this.fail(`one of ${words.join(', ')}`);
  }

  mark(): Provenance {
    return this.oneOf(['sourced', 'constrained', 'designed']);
  }
}
