// What a game of the family says to who types at it.

import type { TypedWords } from '../../../../kernel/ruleset.ts';
import { plural } from '../../../../lib/text.ts';
import { CLASS_SYMBOLS } from '../handbook/words.ts';
import type { CommandsView } from '../view/view.ts';
import { aboutChoice, gather, gathered } from './choice-words.ts';

/** Two hexes alone are a close combat. */
const betweenHexes = (text: string): string =>
  text.replace(
    /^([a-z]\d{1,2})\s+(?:x\s+)?([a-z]\d{1,2})$/i,
    (_, from: string, to: string) => `close ${from.toUpperCase()} x ${to.toUpperCase()}`,
  );

/** A die may be called by what is drawn on it. */
const FACE_NAMES: { readonly [word: string]: string } = Object.fromEntries(
  CLASS_SYMBOLS.flatMap((symbol, i) => symbol.split(' ').map((word) => [word, ['light', 'medium', 'heavy'][i]])),
);

export const typedWords = (inShort: string): TypedWords<CommandsView> => ({
  inShort,
  faceNames: FACE_NAMES,
  help: {
    choose: `"move F6 E6", "f6 e6", "order c4", "line command".
Several at once with ";": "order c4; order c5; done", or "1; 3; 5" of one menu.`,
    odds: 'exact odds of an attack, by text or number: odds close F6 x E6; with "evades", "obeys" or "firstStrike" after it, what if',
    explain: 'the numbers behind it: explain close F6 x E6, explain unit F6',
  },
  about: aboutChoice,
  gather,
  gathered,
  meant: betweenHexes,
  cards: ({ deckCount, discards, unseen }) => [
    `${plural(deckCount, 'card')} in the deck.`,
    discards.length === 0
      ? 'No discards yet.'
      : `Discards, latest first: ${[...discards]
          .reverse()
          .map(({ name }) => name)
          .join(', ')}.`,
    `Not seen by you: ${unseen.map(({ name, count }) => `${count} ${name}`).join(', ')}.`,
  ],
  question: (text) => (/^[a-z]\d{1,2}$/i.test(text) ? `unit ${text}` : text),
});
