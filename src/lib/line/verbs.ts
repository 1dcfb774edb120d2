// The words that ask, with what may follow them: one table for reading, completing and helping, at the terminal and on the page.

import type { AnyRuleset } from '../../kernel/view.ts';

/** What follows a word: nothing, a place, a choice, an attack with odds, faces of dice, or something that is not completed. */
export type Following = 'nothing' | 'place' | 'choice' | 'odds' | 'dice' | 'text';

export interface Verb {
  readonly word: string;
  /** As the help writes it. */
  readonly form: string;
  readonly about: string;
  readonly takes: Following;
  /** Other words for the same. */
  readonly also?: readonly string[];
}

const ASKING: readonly Verb[] = [
  {
    word: 'choices',
    form: 'choices',
    about: 'everything you may choose now, with numbers',
    takes: 'nothing',
    also: ['menu'],
  },
  { word: 'hand', form: 'hand', about: 'your cards', takes: 'nothing' },
  { word: 'score', form: 'score', about: 'how the battle stands', takes: 'nothing', also: ['status'] },
  { word: 'cards', form: 'cards', about: 'decks, discards, and cards not yet seen', takes: 'nothing' },
  { word: 'log', form: 'log [N]', about: 'what happened (log 10: the last ten lines)', takes: 'text' },
  {
    word: 'rules',
    form: 'rules [battle]',
    about: 'the game in a minute; or the rules of this battle',
    takes: 'text',
  },
  {
    word: 'why',
    form: 'why CHOICE',
    about: 'why something is not on offer, with its rule; also at a place (why F6) or from one to another (why F6 D6)',
    takes: 'text',
  },
  { word: 'odds', form: 'odds CHOICE', about: '', takes: 'odds' },
  { word: 'explain', form: 'explain ...', about: '', takes: 'text' },
  {
    word: 'peek',
    form: 'peek CHOICE',
    about: 'what you could choose next: the units a card can order',
    takes: 'choice',
  },
  { word: 'way', form: 'way CHOICE', about: 'the places a piece would pass', takes: 'choice' },
  { word: 'near', form: 'near PLACE', about: 'the pieces around a place', takes: 'place' },
  { word: 'reach', form: 'reach PLACE', about: 'the pieces that can move there or attack there', takes: 'place' },
  { word: 'sight', form: 'sight PLACE', about: 'what can be seen from there', takes: 'place' },
  {
    word: 'hex',
    form: 'hex PLACE',
    about: 'all about a place: ground, sections, pieces',
    takes: 'place',
    also: ['place', 'scan'],
  },
  { word: 'unit', form: 'unit PLACE', about: 'the piece there, in full', takes: 'place' },
  { word: 'who', form: 'who', about: 'your army', takes: 'nothing' },
  { word: 'enemies', form: 'enemies', about: 'the enemy army', takes: 'nothing' },
  {
    word: 'landmarks',
    form: 'landmarks',
    about: 'the lists of important places, each with its number',
    takes: 'nothing',
  },
];

const LOOKING: readonly Verb[] = [
  {
    word: 'changed',
    form: 'changed',
    about: 'what happened since your last turn, and where',
    takes: 'nothing',
    also: ['news'],
  },
  {
    word: 'look',
    form: 'look N',
    about: 'the battle before choice N; look back and look on go one choice, look now returns',
    takes: 'text',
  },
  {
    word: 'dice',
    form: 'dice FACES',
    about: 'enters dice that you have rolled yourself, by their names or letters; alone it says what is wanted',
    takes: 'dice',
  },
  { word: 'undo', form: 'undo', about: 'undoes your last choice, if no die was rolled since', takes: 'nothing' },
  { word: 'help', form: 'help', about: 'this list', takes: 'nothing', also: ['?'] },
];

/** Every word that can be typed in a game besides its choices. */
export function verbsOf({ typed, landmarks = [] }: AnyRuleset): readonly Verb[] {
  const own: { readonly [word: string]: string } = { odds: typed.help.odds, explain: typed.help.explain };
  return [
    ...ASKING.map((verb) => ({ ...verb, about: verb.about || own[verb.word] })),
    ...landmarks.map(
      ({ word, title, of }): Verb => ({
        word,
        form: of ? `${word} PLACE` : word,
        about: title.charAt(0).toLowerCase() + title.slice(1),
        takes: of ?? 'nothing',
      }),
    ),
    ...LOOKING,
  ];
}

export const verbNamed = (ruleset: AnyRuleset, word: string): Verb | undefined =>
  verbsOf(ruleset).find((verb) => verb.word === word || verb.also?.includes(word));
