// A line to type into, for one pair of eyes at a battle: what a text means, what is answered to it, and how it may be completed.
// The terminal and the page have it in common; it asks the watcher, and so knows what its seat may know. It chooses nothing
// itself: whoever holds the line carries its deeds out.

import type { Offer } from '../../kernel/ruleset.ts';
import type { Watcher } from '../../kernel/watcher.ts';
import { choicesAfter } from './ahead.ts';
import type { Answer } from './answer.ts';
import { answerOf } from './answer.ts';
import { type Entry, type MenuWords, menuOf, menuWords, openEntry, readChoice, resolveNumbers } from './choice-menu.ts';
import { readDice, wantedDice } from './dice.ts';
import {
  cardsAnswer,
  handAnswer,
  helpAnswer,
  logAnswer,
  menuAnswer,
  peekAnswer,
  rulesAnswer,
  scoreAnswer,
  wayAnswer,
} from './facts.ts';
import { notUnderstood, readAny, severalText, whyPlaces, withPlace } from './mistakes.ts';
import { explanationsAnswer, oddsAnswer, refusalText } from './numbers.ts';
import { type Verb, verbNamed } from './verbs.ts';

/** What is to be done about one command. */
export type Deed =
  | { readonly do: 'choose'; readonly choice: string }
  | { readonly do: 'undo' }
  /** The dice of the roll that waits, as faces; null takes its choice back. */
  | { readonly do: 'dice'; readonly faces: readonly string[] | null }
  /** Look back: at a choice by its number, or one back or on from where one is; null leads back to now. */
  | { readonly do: 'look'; readonly number: number | null; readonly by: number }
  /** Odds may take long: who holds the line asks for them where that disturbs nobody, and `odds` makes the answer. */
  | { readonly do: 'odds'; readonly choice: string; readonly policy: string | undefined }
  | { readonly do: 'answer'; readonly answer: Answer }
  /** A menu to choose from by number; `within` an entry of it, or all of it. */
  | { readonly do: 'menu'; readonly entries: readonly Entry[]; readonly within: boolean }
  /** It cannot be done or understood: what follows it in the line is not obeyed either. */
  | { readonly do: 'refuse'; readonly text: string };

export class Line {
  readonly watcher: Watcher;
  /** Words that only this client has, for the help. */
  private readonly more: readonly (readonly [form: string, about: string])[];
  /** Whether an ending that leaves something undone is asked about once, as a screen does: people's lines do, a program's do not. */
  private readonly asksOnce: boolean;
  /** The ending that was asked about last, with the number of its decision. */
  private doubted = '';
  private number = 0;
  private words: MenuWords | null = null;
  private all: readonly Entry[] = [];
  private open: readonly Entry[] = [];

  constructor(
    watcher: Watcher,
    more: readonly (readonly [form: string, about: string])[] = [],
    { asksOnce = false }: { readonly asksOnce?: boolean } = {},
  ) {
    this.watcher = watcher;
    this.more = more;
    this.asksOnce = asksOnce;
  }

  /** What the numbers mean now: everything on offer, or one gathered entry that was opened. */
  get entries(): readonly Entry[] {
    this.catchUp();
    return this.open;
  }

  get menuWords(): MenuWords {
    this.catchUp();
    return this.words as MenuWords;
  }

  /** A new question has a new menu. */
  private catchUp(): void {
    const { watcher } = this;
    const { table, ruleset } = watcher.keeper;
    if (this.words && this.number === table.number) return;
    this.number = table.number;
    this.words = menuWords(ruleset, watcher.view(), () => this.offers());
    this.all = menuOf(this.words, watcher.choices());
    this.open = this.all;
  }

  private offers(): readonly Offer[] {
    return this.watcher.isMine ? this.watcher.keeper.table.offers() : [];
  }

  /** The commands of a line, with `;` between them; numbers mean the menu as it is now, though the first choice renumbers it. */
  split(text: string): string[] {
    const parts = text
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    return resolveNumbers(this.menuWords, parts, this.entries);
  }

  /** What one command means. */
  read(command: string): Deed {
    const input = command.trim();
    this.catchUp();
    try {
      const asked = this.asked(input);
      // Nothing is chosen while dice are awaited: what is no question is dice.
      return asked ?? (this.watcher.keeper.rolling ? this.dice(input) : this.chosen(input));
    } catch (error) {
      return { do: 'refuse', text: withPlace(error instanceof Error ? error.message : String(error), input) };
    }
  }

  private chosen(input: string): Deed {
    const { watcher } = this;
    if (input === '0' || input.toLowerCase() === 'back') {
      this.open = this.all;
      return { do: 'menu', entries: this.all, within: false };
    }
    const reading = readChoice(this.menuWords, input, this.open, watcher.choices());
    switch (reading.kind) {
      case 'choice':
        return this.ending(reading.text) ?? { do: 'choose', choice: reading.text };
      case 'entry':
        this.open = openEntry(this.menuWords, reading.entry);
        return { do: 'menu', entries: this.open, within: true };
      case 'several':
        return { do: 'refuse', text: severalText(reading.texts) };
      case 'number':
        return {
          do: 'refuse',
          text: this.open.length === 0 ? this.nobodyAsks() : `Numbers go from 1 to ${this.open.length}.`,
        };
      default:
        return { do: 'refuse', text: watcher.isMine ? notUnderstood(watcher, input) : this.elsewhere(input) };
    }
  }

  /** The question about an ending that leaves something undone; null where it was asked, or there is nothing to ask. */
  private ending(choice: string): Deed | null {
    const offer = this.asksOnce ? this.offers().find((one) => one.choice === choice) : undefined;
    const asked = `${this.number} ${choice}`;
    if (offer?.leaves === undefined || this.doubted === asked) return null;
    this.doubted = asked;
    return { do: 'refuse', text: `${offer.label} with ${offer.leaves}? ${offer.note} Type it again to do so.` };
  }

  private nobodyAsks(): string {
    const { over } = this.watcher.keeper.table;
    return over
      ? 'The battle is over; there is nothing to choose.'
      : 'You are not asked now; there is nothing to choose.';
  }

  /** Whoever is not asked may ask, but not choose. */
  private elsewhere(input: string): string {
    const known = typeof readAny(this.watcher, input) !== 'string';
    return known
      ? this.nobodyAsks()
      : `"${input}" is not understood. ${this.nobodyAsks()} "help" tells what can be asked.`;
  }

  /** A question; null when it is none. What is on offer by these very words is a choice. */
  private asked(input: string): Deed | null {
    const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(input) ?? [];
    const verb = verbNamed(this.watcher.keeper.ruleset, word.toLowerCase());
    if (!verb || (verb.takes === 'nothing' && rest !== '' && word !== '?')) return null;
    const { rolling } = this.watcher.keeper;
    if (!rolling && this.watcher.choices().some((choice) => choice.toLowerCase().split(' ')[0] === word.toLowerCase()))
      return null;
    const deed = this.answers[verb.word];
    if (deed) return deed(rest.trim());
    return { do: 'answer', answer: this.scan(verb, word.toLowerCase(), rest.trim()) };
  }

  private readonly answers: { readonly [word: string]: (rest: string) => Deed } = {
    help: () => say(helpAnswer(this.watcher.keeper.ruleset, this.more)),
    choices: () => {
      this.open = this.all;
      if (this.all.length === 0) return { do: 'refuse', text: this.nobodyAsks() };
      return { do: 'menu', entries: this.all, within: false };
    },
    hand: () => say(handAnswer(this.watcher.keeper.ruleset, this.watcher.view())),
    score: () => say(scoreAnswer(this.watcher.view())),
    cards: () => say(cardsAnswer(this.watcher.keeper.ruleset, this.watcher.view())),
    log: (rest) => say(logAnswer(this.watcher, rest)),
    rules: (rest) => say(rulesAnswer(this.watcher.keeper.ruleset, this.watcher.view(), rest)),
    why: (rest) => say(this.why(rest)),
    odds: (rest) => this.oddsOf(rest),
    explain: (rest) => {
      const query = this.query(rest);
      return say(explanationsAnswer(query, this.watcher.explain(query)));
    },
    peek: (rest) => {
      const choice = this.meant(rest);
      return say(peekAnswer(choice, choicesAfter(this.watcher, [choice])));
    },
    way: (rest) => {
      const choice = this.meant(rest);
      return say(wayAnswer(choice, this.watcher.way(choice)));
    },
    look: (rest) => look(rest),
    dice: (rest) => this.dice(rest),
    // A choice that waits for its first dice is taken back with them.
    undo: () => (this.watcher.keeper.rolling ? { do: 'dice', faces: null } : { do: 'undo' }),
  };

  private dice(rest: string): Deed {
    const { rolling, ruleset } = this.watcher.keeper;
    if (rest === '') {
      return say(
        answerOf('Dice', [rolling ? `Enter ${wantedDice(ruleset, rolling.count)}.` : 'No roll waits for dice.']),
      );
    }
    if (!rolling) return { do: 'refuse', text: 'No roll waits for dice.' };
    return { do: 'dice', faces: readDice(ruleset, rest, rolling.count) };
  }

  /** A question about the board; `scan near F6` and `near F6` are the same. */
  private scan(verb: Verb, word: string, rest: string): Answer {
    const named =
      word === 'scan' ? verbNamed(this.watcher.keeper.ruleset, rest.split(/\s+/)[0].toLowerCase()) : undefined;
    const query = named ? rest : `${verb.word} ${rest}`;
    if (verb.takes === 'place' && !named && rest === '')
      throw new Error(`expected a place after "${word}": ${verb.form}`);
    const { text, places } = this.watcher.scan(query.trim());
    return answerOf(titleOf(this.watcher, query.trim()), text.split(/\n+/), places);
  }

  private why(rest: string): Answer {
    const { watcher } = this;
    if (rest === '') throw new Error('name a choice, by its text or its number; or a place, or two');
    const read = readChoice(this.menuWords, rest, this.open, watcher.choices());
    if (read.kind !== 'choice' && typeof readAny(watcher, rest) === 'string') {
      const at = whyPlaces(watcher, rest);
      if (at !== '') return answerOf(`Why not ${rest}`, [at]);
      const here = this.offeredAt(rest);
      if (here.length > 0) return answerOf(`Why not ${rest}`, [`Something is on offer there: ${here.join(', ')}.`]);
    }
    const text = this.meant(rest);
    const value = readAny(watcher, text);
    const why = watcher.whyNot(typeof value === 'string' ? text : watcher.keeper.ruleset.language.print(value));
    return answerOf(`Why not ${text}`, [why ? refusalText(why) : `"${text}" is on offer.`]);
  }

  /** The choices that have to do with these places, and nothing but places was named. */
  private offeredAt(text: string): string[] {
    const places = text.toLowerCase().split(/[\s,]+/);
    const found = this.offers().filter((offer) =>
      places.every((place) => [offer.from, offer.to].some((at) => at?.toLowerCase() === place)),
    );
    return found.map(({ choice }) => choice);
  }

  /** `close F6 x E6 evades`: an attack, and how the decisions inside are to be taken. */
  private oddsOf(rest: string): Deed {
    const policies = this.watcher.keeper.ruleset.oddsPolicies;
    const last = /^(.*?)\s+(\S+)$/s.exec(rest);
    const policy = policies.find((one) => one.toLowerCase() === last?.[2].toLowerCase());
    return { do: 'odds', choice: this.meant(policy && last ? last[1].trim() : rest), policy };
  }

  /** The answer to a deed `odds`, made of what was found. */
  odds(odds: Parameters<typeof oddsAnswer>[0]): Answer {
    return oddsAnswer(odds, this.watcher.explain(odds.choice));
  }

  /** The menu as an answer, for who does not see it by itself. */
  menu(entries: readonly Entry[]): Answer {
    return menuAnswer(entries, this.watcher.keeper.table.prompt()?.text ?? 'The battle is over');
  }

  /** The choice that an argument of `why` or `odds` means: by number, by its beginning, or as it stands. */
  private meant(text: string): string {
    if (text === '') throw new Error('name a choice, by its text or its number');
    const reading = readChoice(this.menuWords, text, this.open, this.watcher.choices());
    if (reading.kind === 'choice') return reading.text;
    if (reading.kind === 'entry') {
      throw new Error(`"${text}" stands for ${reading.entry.choices.length} choices; name one`);
    }
    if (reading.kind === 'number') throw new Error(`numbers go from 1 to ${this.open.length}`);
    return this.watcher.keeper.ruleset.typed.meant?.(text) ?? text;
  }

  /** What `explain` is asked about: as it stands, a hex alone, or an attack on offer by its number or its hexes. */
  private query(text: string): string {
    const { typed } = this.watcher.keeper.ruleset;
    const asked = typed.question?.(text) ?? text;
    if (asked !== text || text === '' || /^(?:close|fire|back|unit)\s/i.test(text)) return asked;
    const reading = readChoice(this.menuWords, text, this.open, this.watcher.choices());
    return reading.kind === 'choice' ? reading.text : (typed.meant?.(text) ?? text);
  }
}

const say = (answer: Answer): Deed => ({ do: 'answer', answer });

function look(rest: string): Deed {
  const word = rest.toLowerCase();
  if (word === 'now') return { do: 'look', number: null, by: 0 };
  if (word === '' || word === 'back') return { do: 'look', number: null, by: -1 };
  if (word === 'on' || word === 'forward') return { do: 'look', number: null, by: 1 };
  if (/^[1-9]\d*$/.test(word)) return { do: 'look', number: Number(word), by: 0 };
  throw new Error(`expected the number of a choice, "back", "on" or "now", found "${rest}"`);
}

/** `Near F6`, `Your leaders`. */
function titleOf({ keeper }: Watcher, query: string): string {
  const [word, ...rest] = query.split(/\s+/);
  const title = keeper.ruleset.landmarks?.find((one) => one.word === word.toLowerCase())?.title;
  const name = title ?? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  return [
    name,
    ...rest.map((one) => (/^[a-z]\d+$/i.test(one) && keeper.ruleset.seatNames.length === 2 ? one.toUpperCase() : one)),
  ].join(' ');
}
