// What a person is told about a line that is no choice on offer: what it may have meant, or why it cannot be done now.

import { refusalText } from './answer-text.ts';
import type { GameTable } from './records.ts';
import type { Style } from './style.ts';

export function severalText(texts: readonly string[]): string {
  const some = texts.slice(0, 12).join(', ');
  return `That may be ${some}${texts.length > 12 ? ` and ${texts.length - 12} more` : ''}; say which.`;
}

/** Something that reads like a choice but is not on offer gets its reason. */
export function notUnderstood(table: GameTable, input: string, style: Style): string {
  const { language } = table.ruleset;
  const value = language.read(input);
  if (typeof value !== 'string') {
    const why = table.whyNot(language.print(value));
    return why ? refusalText(why, style) : `"${input}" is not on offer.`;
  }
  const reason = whyHexes(table, input, style);
  if (reason !== '') return reason;
  return value.includes('is no choice')
    ? `"${input}" is not understood: type a number, a choice, or "help".`
    : `${value} (or type "help")`;
}

const ONLY_HEXES = /^(?:[a-z]\d{1,2}|x|to|->|,|\s)+$/i;

/** Hexes without a verb: why what is done now cannot be done with them. Empty when there were other words. */
function whyHexes(table: GameTable, input: string, style: Style): string {
  const hexes = input.toUpperCase().match(/\b[A-Z]\d{1,2}\b/g) ?? [];
  if (hexes.length === 0 || !ONLY_HEXES.test(input)) return '';
  const verbs = new Set(table.choices().map((text) => text.slice(0, text.search(/ [A-Z]\d|$/))));
  for (const verb of [...verbs, hexes.length === 1 ? 'order' : 'move']) {
    const text = `${verb} ${hexes.join(verb === 'fire' || verb === 'close' ? ' x ' : ' ')}`;
    if (typeof table.ruleset.language.read(text) === 'string') continue;
    const why = table.whyNot(text);
    if (why) return `${text}: ${refusalText(why, style)}`;
  }
  return whyPlaces(table, input, style) || `Nothing on offer now fits "${input}".`;
}

/** The same for places that are no hexes, such as units by their names; as they stand, or in capitals. */
function whyPlaces(table: GameTable, input: string, style: Style): string {
  const words = input.split(/[\s,]+/).filter((word) => !/^(?:x|to|->)$/i.test(word) && word !== '');
  for (const [from, to] of [words, words.map((word) => word.toLowerCase()), words.map((word) => word.toUpperCase())]) {
    try {
      const why = to === undefined ? table.whyNotAt(null, from) : table.whyNotAt(from, to);
      if (why) return refusalText(why, style);
    } catch {
      // Not a place in this spelling.
    }
  }
  return '';
}
