// The choices as texts.

import { choiceLanguage } from '../../../kernel/choice.ts';

const VERBS = ['play {card}', 'pass', 'stand', 'yield'].map((form) => ({ key: form.split(' ')[0], form }));
export const [PLAY, PASS, STAND, YIELD] = VERBS.keys();

export const language = choiceLanguage(VERBS, {
  card: {
    expected: 'a card of 1 to 4 dice',
    print: String,
    read: (word) => (/^[1-4]$/.test(word) ? Number(word) : -1),
  },
});
