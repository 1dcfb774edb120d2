// Choices: one integer (verb, two arguments) and one text. The integer is for lists and search; the text is what logs,
// records and people use. Arguments are things a person can point at (hexes, cards, numbers), never list positions.

import { british } from './spelling.ts';

/** More than any decision of any game offers. */
const MOST_CHOICES = 4096;

/** A list of choices that is filled again and again without making objects. */
export class Choices {
  readonly list = new Int32Array(MOST_CHOICES);
  count = 0;

  clear(): void {
    this.count = 0;
  }

  add(verb: number, a = 0, b = 0): void {
    if (this.count === MOST_CHOICES) throw new Error(`a decision has more than ${MOST_CHOICES} choices`);
    if (((a | b) & ~255) !== 0) throw new Error(`the arguments ${a} and ${b} do not fit a choice`);
    this.list[this.count++] = (verb << 16) | (a << 8) | b;
  }

  has(choice: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.list[i] === choice) return true;
    return false;
  }

  toArray(): number[] {
    // Asked at every step of every search: several times as fast as a copy made by the library.
    const out: number[] = [];
    for (let i = 0; i < this.count; i++) out.push(this.list[i]);
    return out;
  }
}

export const verbOf = (choice: number): number => choice >> 16;
export const firstOf = (choice: number): number => (choice >> 8) & 255;
export const secondOf = (choice: number): number => choice & 255;
export const choiceOf = (verb: number, a = 0, b = 0): number => (verb << 16) | (a << 8) | b;

/** How a verb reads: words with `{hex}`, `{card}`, `{number}` ... for its arguments, such as `close {hex} x {hex}`. */
export interface VerbSpec {
  readonly key: string;
  readonly form: string;
}

/** Prints and reads one kind of argument. `read` answers -1 for what it does not know. */
export interface ArgumentKind {
  print(value: number): string;
  read(word: string): number;
  /** What to say was expected, such as `a hex like F6`. */
  readonly expected: string;
}

export interface ChoiceLanguage {
  print(choice: number): string;
  /** The choice, or a sentence that says what was not understood. */
  read(text: string): number | string;
}

/** Builds the two directions from the verbs' forms. */
export function choiceLanguage(
  verbs: readonly VerbSpec[],
  kinds: { readonly [kind: string]: ArgumentKind },
): ChoiceLanguage {
  const forms = verbs.map((v) => v.form.split(' '));
  const isArgument = (word: string) => word.startsWith('{');
  const kindOf = (word: string) => kinds[word.slice(1, -1)];
  const shapes = forms.map((words) => words.map((word) => (isArgument(word) ? '{}' : word)).join(' '));
  shapes.forEach((shape, verb) => {
    if (shapes.indexOf(shape) !== verb) throw new Error(`two verbs read alike: ${verbs[verb].form}`);
    if (shape.split('{}').length > 3) throw new Error(`a verb has two arguments at most: ${verbs[verb].form}`);
  });
  for (const words of forms) {
    for (const word of words) if (isArgument(word) && !kindOf(word)) throw new Error(`no argument kind ${word}`);
  }
  return {
    print(choice) {
      const values = [firstOf(choice), secondOf(choice)];
      let next = 0;
      return forms[verbOf(choice)].map((w) => (isArgument(w) ? kindOf(w).print(values[next++]) : w)).join(' ');
    },
    read(text) {
      const words = british(text).trim().split(/\s+/);
      let complaint = '';
      for (let verb = 0; verb < forms.length; verb++) {
        const form = forms[verb];
        if (form[0] !== words[0]) continue;
        const values = [0, 0];
        let next = 0;
        let wrong = form.length === words.length ? '' : `write it as: ${forms[verb].join(' ')}`;
        for (let i = 1; i < form.length && wrong === ''; i++) {
          if (!isArgument(form[i])) {
            if (form[i] !== words[i]) wrong = `expected "${form[i]}", found "${words[i]}"`;
            continue;
          }
          const value = kindOf(form[i]).read(words[i]);
          if (value < 0) wrong = `expected ${kindOf(form[i]).expected}, found "${words[i]}"`;
          values[next++] = value;
        }
        if (wrong === '') return choiceOf(verb, values[0], values[1]);
        complaint ||= wrong;
      }
      if (complaint !== '') return complaint;
      return `"${words[0]}" is no choice; choices begin with ${[...new Set(forms.map((f) => f[0]))].join(', ')}`;
    },
  };
}
