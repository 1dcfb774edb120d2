// Answers that are read from the view and the log: hand, score, cards, log, the rules of the battle, a moment of before.

import type { AnyRuleset, TableView, Tally } from '../../kernel/view.ts';
import type { Watcher } from '../../kernel/watcher.ts';
import type { Moment } from '../../kernel/watching.ts';
import { plural } from '../text.ts';
import { type Answer, answerOf } from './answer.ts';
import type { Entry } from './choice-menu.ts';
import { verbsOf } from './verbs.ts';

/** The cards of a hand with what they say. */
export function handAnswer({ typed }: AnyRuleset, view: TableView): Answer {
  const lines = view.hand.map(({ key, name, text }) => ({
    head: name,
    text: `${typed.cardNote?.(view, key) ?? ''}${text}`,
  }));
  return { title: 'Your hand', lines: lines.length > 0 ? lines : [{ text: 'Your hand is empty.' }], places: [] };
}

/** `2 of 5 banners`, `3 cards left`, `1 card left`: labels are written for several, and their first noun has an s. */
function tallyWords({ value, goal, label }: Tally): string {
  if (goal !== null) return `${value} of ${goal} ${label}`;
  return `${value} ${value === 1 ? label.replace(/([a-z])s\b/, '$1') : label}`;
}

export function scoreAnswer(view: TableView): Answer {
  const turn =
    view.turn === 0
      ? 'Set-up.'
      : `Turn ${view.turn}, ${view.sides.find(({ side }) => side === view.active)?.army ?? view.active}.`;
  const sides = view.sides.map(
    ({ army, handCount, tallies }) => `${army}: ${[...tallies.map(tallyWords), `${handCount} in hand`].join(', ')}.`,
  );
  return answerOf('Score', [turn, ...sides]);
}

export function cardsAnswer({ typed }: AnyRuleset, view: TableView): Answer {
  return answerOf('Cards', typed.cards?.(view) ?? ['There is nothing to be told of cards.']);
}

const LINES = 20;

export function logAnswer(watcher: Watcher, rest: string): Answer {
  const count = rest === '' ? LINES : Number(rest);
  if (!Number.isInteger(count) || count < 1) throw new Error(`expected a number of lines, found "${rest}"`);
  const texts = watcher
    .log()
    .slice(-count)
    .map(({ text }) => text);
  return answerOf('Log', texts.length > 0 ? texts : ['Nothing has happened yet.']);
}

export function rulesAnswer({ typed }: AnyRuleset, view: TableView, rest: string): Answer {
  if (rest === '') return answerOf('The rules in short', typed.inShort.split('\n'));
  if (rest.toLowerCase() !== 'battle') throw new Error(`expected "rules" or "rules battle", found "${rest}"`);
  const rules = view.rules.map(({ text }) => text);
  return answerOf('Rules of this battle', rules.length > 0 ? rules : ['It has no special rules.']);
}

/** Where one is when looking back, and what had just happened. */
export function momentAnswer(moment: Moment): Answer {
  const told = moment.tellings.map(({ text }) => text);
  const next = moment.nextLabel === '' ? [] : [`Chosen next: ${moment.nextLabel}.`];
  return answerOf(`Looking back: choice ${moment.number} of ${moment.last}`, [
    ...(told.length > 0 ? told : [moment.prompt?.text ?? 'The end of the battle.']),
    ...next,
  ]);
}

export const menuAnswer = (entries: readonly Entry[], question: string): Answer => ({
  title: 'Choices',
  lines: [
    { text: question },
    ...entries.map(({ text, about }, i) => ({ head: `${i + 1}`, text: about === '' ? text : `${text}, ${about}` })),
  ],
  places: [],
});

/** What can be typed. `more` are the client's own words: `save FILE`. */
export function helpAnswer(ruleset: AnyRuleset, more: readonly (readonly [form: string, about: string])[]): Answer {
  const verbs = verbsOf(ruleset).map(({ form, also = [], about }) => ({
    head: [form, ...also.map((word) => word)].join(', '),
    text: about,
  }));
  return {
    title: 'What can be typed',
    lines: [
      { text: `Choose by number or by text: ${ruleset.typed.help.choose.replaceAll('\n', ' ')}` },
      ...verbs,
      ...more.map(([head, text]) => ({ head, text })),
    ],
    places: [],
  };
}

/** What a choice would allow next. */
export const peekAnswer = (choice: string, texts: readonly string[]): Answer =>
  answerOf(`After ${choice}`, [
    texts.length === 0
      ? 'What comes then is not known beforehand: dice fall, a card is seen, or another decides.'
      : `${plural(texts.length, 'choice')}: ${texts.join(', ')}.`,
  ]);

export const wayAnswer = (choice: string, places: readonly string[]): Answer =>
  answerOf(`The way of ${choice}`, [places.length === 0 ? 'Nothing moves.' : `${places.join(', ')}.`], places);
