// What a person is told about a line that is no choice on offer: what it may have meant, or why it cannot be done now.

import type { Watcher } from '../../kernel/watcher.ts';
import { refusalText } from './numbers.ts';

export function severalText(texts: readonly string[]): string {
  const some = texts.slice(0, 12).join(', ');
  return `That may be ${some}${texts.length > 12 ? ` and ${texts.length - 12} more` : ''}; say which.`;
}

/** Where in a line the word stands that was found in place of another; an error says it besides what was expected. */
export function withPlace(message: string, line: string): string {
  const found = /found "([^"]+)"/.exec(message)?.[1];
  const at = found === undefined ? -1 : line.toLowerCase().indexOf(found.toLowerCase());
  return found === undefined || at < 0 || line.trim() === found ? message : `${message} (character ${at + 1})`;
}

/** Something that reads like a choice but is not on offer gets its reason. */
export function notUnderstood(watcher: Watcher, input: string): string {
  const { language } = watcher.keeper.ruleset;
  const value = readAny(watcher, input);
  if (typeof value !== 'string') {
    const why = watcher.whyNot(language.print(value));
    return why ? refusalText(why) : `"${input}" is not on offer.`;
  }
  const reason = whyHexes(watcher, input);
  if (reason !== '') return reason;
  return value.includes('is no choice')
    ? `"${input}" is not understood: type a number, a choice, or "help".`
    : withPlace(`${value} (or type "help")`, input);
}

/** A choice in any case: the language's own words are small, names of hexes large; the complaint is about what was typed. */
export function readAny({ keeper }: Watcher, input: string): number | string {
  const { language } = keeper.ruleset;
  const as = [input, input.toLowerCase(), input.toLowerCase().replace(/\b[a-z]\d{1,2}\b/g, (hex) => hex.toUpperCase())];
  const read = as.map((text) => language.read(text));
  return (
    read.find((value) => typeof value !== 'string') ??
    read.find((value) => !String(value).includes('is no choice')) ??
    read[0]
  );
}

const ONLY_HEXES = /^(?:[a-z]\d{1,2}|x|to|->|,|\s)+$/i;

/** Hexes without a verb: why what is done now cannot be done with them. Empty when there were other words. */
function whyHexes(watcher: Watcher, input: string): string {
  const hexes = input.toUpperCase().match(/\b[A-Z]\d{1,2}\b/g) ?? [];
  if (hexes.length === 0 || !ONLY_HEXES.test(input)) return '';
  const verbs = new Set(watcher.choices().map((text) => text.slice(0, text.search(/ [A-Z]\d|$/))));
  for (const verb of [...verbs, hexes.length === 1 ? 'order' : 'move']) {
    const text = `${verb} ${hexes.join(verb === 'fire' || verb === 'close' ? ' x ' : ' ')}`;
    if (typeof watcher.keeper.ruleset.language.read(text) === 'string') continue;
    const why = watcher.whyNot(text);
    if (why) return `${text}: ${refusalText(why)}`;
  }
  return whyPlaces(watcher, input) || `Nothing on offer now fits "${input}".`;
}

/** Why nothing is on offer at a place, or from one to another; as they stand, or in capitals. Empty where that cannot be said. */
export function whyPlaces(watcher: Watcher, input: string): string {
  const words = input.split(/[\s,]+/).filter((word) => !/^(?:x|to|->)$/i.test(word) && word !== '');
  if (words.length === 0 || words.length > 2) return '';
  for (const [from, to] of [words, words.map((word) => word.toLowerCase()), words.map((word) => word.toUpperCase())]) {
    try {
      const why = to === undefined ? watcher.whyNotAt(null, from) : watcher.whyNotAt(from, to);
      if (why) return refusalText(why);
    } catch {
      // Not a place in this spelling.
    }
  }
  return '';
}
