// The choices of a decision as a numbered menu: every choice with a word about it, many choices of one kind gathered by
// the unit they are about; and the reading of what a person types, by number or by text.

import type { Offer } from '../../kernel/ruleset.ts';
import { british } from '../../kernel/spelling.ts';
import type { AnyRuleset, TableCard, TableView } from '../../kernel/view.ts';
import { plural } from '../text.ts';

/** What a menu says of choices: the words of the game, or those of its offers. */
export interface MenuWords {
  readonly hand: readonly TableCard[];
  about(choice: string): string;
  /** The beginning that a choice shares with others where there are many. */
  gather(choice: string): string | undefined;
  gathered(beginning: string, count: number): string;
}

/** `Move to D6. It may not battle after this.` */
const sentences = ({ label, note }: Offer): string =>
  note === '' ? label : `${label}${/[.!?]$/.test(label) ? '' : '.'} ${note}`;

/** `move D3 E4`, `fire D3 x E5`: the beginning without the last place. */
const LAST_PLACE = /^(\S+ .*?)(?: x)? \S+$/;

/** The words for what is on offer to a seat. `offers` is asked only where the game has no words of its own. */
export function menuWords({ typed }: AnyRuleset, view: TableView, offers: () => readonly Offer[]): MenuWords {
  let labels: Map<string, string> | null = null;
  const label = (choice: string): string => {
    labels ??= new Map(offers().map((offer) => [offer.choice, sentences(offer)]));
    return labels.get(choice) ?? '';
  };
  return {
    hand: view.hand,
    about(choice) {
      const words = typed.about ? typed.about(view, choice) : label(choice);
      const left = choice === 'done' ? offers().find((offer) => offer.choice === choice)?.leaves : undefined;
      return left === undefined ? words : `${words}; ${left}`;
    },
    gather: (choice) => (typed.gather ? typed.gather(view, choice) : LAST_PLACE.exec(choice)?.[1]),
    gathered: (beginning, count) => typed.gathered?.(view, beginning, count) ?? plural(count, 'choice'),
  };
}

export interface Entry {
  /** What stands in the menu before the remark: a choice, or the beginning that its choices share. */
  readonly text: string;
  readonly about: string;
  /** What its choices begin with: where there is one, the choice. */
  readonly start: string;
  /** One choice, or several that begin alike. */
  readonly choices: readonly string[];
}

/** So many choices stand one by one; with more of them, those of one unit are gathered. */
const FLAT = 12;

export function menuOf(words: MenuWords, choices: readonly string[]): Entry[] {
  const single = (text: string): Entry => ({ text, start: text, about: words.about(text), choices: [text] });
  if (choices.length <= FLAT) return choices.map(single);
  const groups = new Map<string, string[]>();
  for (const text of choices) {
    const key = words.gather(text) ?? text;
    groups.set(key, [...(groups.get(key) ?? []), text]);
  }
  return [...groups].map(([key, members]) => {
    if (members.length === 1) return single(members[0]);
    const dots = members[0].startsWith(`${key} `) ? ' ...' : '...';
    return { text: `${key}${dots}`, start: key, about: words.gathered(key, members.length), choices: members };
  });
}

/** The choices of one gathered entry, one by one. */
export const openEntry = (words: MenuWords, entry: Entry): Entry[] =>
  entry.choices.map((text) => ({ text, start: text, about: words.about(text), choices: [text] }));

/** Menus from which one choice after the other is made. */
const SEVERAL = /^(?:order|rally|move|fire|close|enter|place|deploy|redeploy|activate|put) /;

/**
 * Several things typed at once: numbers mean the menu that was seen, though choosing the first renumbers it. Two numbers
 * name a gathered entry and one of its choices. What follows a `done`, or a menu from which only one thing is chosen,
 * belongs to a menu nobody has seen and stays as it is.
 */
export function resolveNumbers(words: MenuWords, parts: readonly string[], entries: readonly Entry[]): string[] {
  if (parts.length < 2) return [...parts];
  const read: string[] = [];
  let opened: Entry[] | null = null;
  let seen = true;
  for (const part of parts) {
    const entry: Entry | undefined =
      seen && /^[1-9]\d*$/.test(part) ? (opened ?? entries)[Number(part) - 1] : undefined;
    const text = entry?.choices.length === 1 ? entry.choices[0] : part;
    if (entry && entry.choices.length > 1) {
      opened = openEntry(words, entry);
      if (part === parts.at(-1)) read.push(part);
      continue;
    }
    opened = null;
    read.push(text);
    if (text.toLowerCase() === 'done' || !entries.some((one) => SEVERAL.test(one.text))) seen = false;
  }
  return read;
}

/** What was typed, understood: a choice, an entry to open, several that may be meant, or nothing. */
export type Reading =
  | { readonly kind: 'choice'; readonly text: string }
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'several'; readonly texts: readonly string[] }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'nothing' };

const wordsOf = (text: string): string[] =>
  british(text.toLowerCase())
    .replace(/->|→|,/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'x' && word !== 'to');

/** Each typed word must be found, in order, at the start of a word of the choice; hexes must be whole, but for one still being typed. */
function fits(typed: readonly string[], choice: readonly string[], unfinished = false): boolean {
  let at = 0;
  for (const [i, word] of typed.entries()) {
    const whole = /^[a-z]\d+$/.test(word) && !(unfinished && i === typed.length - 1);
    while (at < choice.length && !(choice[at] === word || (!whole && choice[at].startsWith(word)))) at++;
    if (at++ >= choice.length) return false;
  }
  return true;
}

/** Choices whose words begin as these do; a card may be called by its name. */
function fittingChoices(
  { hand }: MenuWords,
  typed: readonly string[],
  choices: readonly string[],
  unfinished = false,
): string[] {
  const names = new Map(hand.map((card) => [`play ${card.key}`, wordsOf(`play ${card.name}`)]));
  return choices.filter(
    (text) => fits(typed, wordsOf(text), unfinished) || fits(typed, names.get(text) ?? [], unfinished),
  );
}

/** The choices that somebody may be about to type; all of them for who has typed nothing. */
export const begunChoices = (words: MenuWords, text: string, choices: readonly string[]): string[] =>
  fittingChoices(words, wordsOf(text), choices, !/\s$/.test(text));

export function readChoice(
  words: MenuWords,
  input: string,
  entries: readonly Entry[],
  choices: readonly string[],
): Reading {
  const trimmed = input.trim();
  if (/^\d+$/.test(trimmed)) {
    const entry = entries[Number(trimmed) - 1];
    if (!entry) return { kind: 'number', number: Number(trimmed) };
    return entry.choices.length === 1 ? { kind: 'choice', text: entry.choices[0] } : { kind: 'entry', entry };
  }
  const typed = wordsOf(trimmed);
  if (typed.length === 0) return { kind: 'nothing' };
  const exact = choices.filter((text) => wordsOf(text).join(' ') === typed.join(' '));
  if (exact.length === 1) return { kind: 'choice', text: exact[0] };
  const fitting = fittingChoices(words, typed, choices);
  if (fitting.length === 1) return { kind: 'choice', text: fitting[0] };
  if (fitting.length === 0) return { kind: 'nothing' };
  const home = entries.find((entry) => fitting.every((text) => entry.choices.includes(text)));
  return home && home.choices.length === fitting.length
    ? { kind: 'entry', entry: home }
    : { kind: 'several', texts: fitting };
}
