// How a line may be completed: with what is legal, and with the words that ask. Of several commands in a line the last one is
// completed, as if those before it had been carried out.

import { choicesAfter } from './ahead.ts';
import { begunChoices, type MenuWords, menuOf, readChoice } from './choice-menu.ts';
import { diceBegun } from './dice.ts';
import type { Line } from './line.ts';
import { type Verb, verbNamed, verbsOf } from './verbs.ts';

export interface Completion {
  /** The whole line as it would then be. */
  readonly line: string;
  /** The command that is completed, alone. */
  readonly text: string;
  readonly about: string;
  /** It is the beginning of several: more is to be typed. */
  readonly begun?: true;
}

type Item = Omit<Completion, 'line'>;

export function completions(line: Line, text: string): Completion[] {
  const cut = text.lastIndexOf(';') + 1;
  const before = text.slice(0, cut);
  const typed = text.slice(cut).trimStart();
  const { ruleset } = line.watcher.keeper;
  const { rolling } = line.watcher.keeper;
  const choices = rolling ? [] : choicesThen(line, before);
  const [, word = '', gap = '', rest = ''] = /^(\S*)(\s*)(.*)$/s.exec(typed) ?? [];
  const verb = gap === '' ? undefined : verbNamed(ruleset, word.toLowerCase());
  const waiting =
    rolling && !verb ? diceItems(line, 'dice', gap === '' && 'dice'.startsWith(word.toLowerCase()) ? '' : typed) : [];
  const items =
    verb && !choices.some((one) => one.split(' ')[0] === word.toLowerCase())
      ? argumentsOf(line, verb, word.toLowerCase(), rest, choices)
      : [...waiting, ...choiceItems(line.menuWords, typed, choices), ...(gap === '' ? verbItems(line, word) : [])];
  const lead = before === '' ? '' : `${before.trimEnd()} `;
  return items.map((item) => ({ ...item, line: `${lead}${item.text}` }));
}

/** What is on offer when the commands before the last one have been obeyed; questions among them change nothing. */
function choicesThen(line: Line, before: string): string[] {
  const made: string[] = [];
  const parts = line.split(before);
  for (const part of parts) {
    const word = part.split(/\s+/)[0].toLowerCase();
    const choices = choicesAfter(line.watcher, made);
    const reading = readChoice(line.menuWords, part, [], choices);
    if (reading.kind === 'choice') made.push(reading.text);
    else if (!verbNamed(line.watcher.keeper.ruleset, word)) return [];
  }
  return choicesAfter(line.watcher, made);
}

function choiceItems(words: MenuWords, typed: string, choices: readonly string[]): Item[] {
  const begun = begunChoices(words, typed, choices);
  const entries = menuOf(words, begun);
  // A beginning that is typed already, or the only one, leads no further: what it stands for is told one by one.
  const further = entries.length > 1 && !entries.some(({ start }) => start === typed.trim());
  if (!further) return begun.map((text) => ({ text, about: words.about(text) }));
  return entries.map((entry) =>
    entry.choices.length === 1
      ? { text: entry.choices[0], about: entry.about }
      : { text: `${entry.start} `, about: entry.about, begun: true },
  );
}

function verbItems({ watcher }: Line, word: string): Item[] {
  const start = word.toLowerCase();
  const fitting = start === '' ? [] : verbsOf(watcher.keeper.ruleset).filter((verb) => verb.word.startsWith(start));
  return fitting.map(({ word: text, about, takes }) =>
    takes === 'nothing' || takes === 'text' ? { text, about } : { text: `${text} `, about, begun: true },
  );
}

/** The dice of the roll that waits, one after the other. */
function diceItems({ watcher }: Line, word: string, rest: string): Item[] {
  const { rolling, ruleset } = watcher.keeper;
  if (!rolling) return [];
  return diceBegun(ruleset, rest, rolling.count).map((faces) => {
    const more = faces.split(' ').length < rolling.count;
    const text = `${word} ${faces}`;
    return more ? { text: `${text} `, about: '', begun: true } : { text, about: '' };
  });
}

function argumentsOf(line: Line, verb: Verb, word: string, rest: string, choices: readonly string[]): Item[] {
  const { watcher } = line;
  switch (verb.takes) {
    case 'place':
      return placesOf(line)
        .filter((place) => place.toLowerCase().startsWith(rest.toLowerCase()))
        .map((place) => ({ text: `${word} ${place}`, about: '' }));
    case 'dice':
      return diceItems(line, word, rest);
    case 'choice':
      return choiceItems(line.menuWords, rest, choices).map((item) => ({ ...item, text: `${word} ${item.text}` }));
    case 'odds': {
      if (!watcher.isMine) return [];
      const offers = watcher.keeper.table.offers().filter((offer) => offer.odds);
      const whole = offers.find(({ choice }) => rest.toLowerCase().startsWith(`${choice.toLowerCase()} `));
      if (whole) {
        const begun = rest.slice(whole.choice.length + 1).toLowerCase();
        return watcher.keeper.ruleset.oddsPolicies
          .filter((policy) => policy.toLowerCase().startsWith(begun))
          .map((policy) => ({ text: `${word} ${whole.choice} ${policy}`, about: '' }));
      }
      const texts = offers.map(({ choice }) => choice);
      return choiceItems(line.menuWords, rest, texts).map((item) => ({ ...item, text: `${word} ${item.text}` }));
    }
    default:
      return [];
  }
}

/** Where somebody stands: the places most asked about. */
function placesOf({ watcher }: Line): string[] {
  return [...new Set(['who', 'enemies'].flatMap((query) => watcher.scan(query).places))];
}
