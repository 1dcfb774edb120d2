// What every game of the family says, in random battles of all its scenarios: each event has a sentence, each decision a
// question, each choice a label, each die its words; and nobody is told a card that is not his to know.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import { narrate, TELLINGS, tellEvent } from '../../src/families/commands/telling/events/tell.ts';
import type { GameWords } from '../../src/families/commands/telling/game-words.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { words as ancientsWords } from '../../src/games/ancients/telling/telling.ts';
import { medievalRules } from '../../src/games/medieval/ruleset.ts';
import { words as medievalWords } from '../../src/games/medieval/telling/telling.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import { words as napoleonicsWords } from '../../src/games/napoleonics/telling/telling.ts';
import type { GameEvent } from '../../src/kernel/events.ts';
import { playRandom } from './random-games.ts';

const SENTENCE = /^[A-Z0-9].*\.$/;
const BROKEN = /undefined|NaN|null| {2}|\.\.|\( *\)/;

const games: readonly [string, CommandsRuleset, GameWords][] = [
  ['ancients', ancientsRules, ancientsWords],
  ['medieval', medievalRules, medievalWords],
  ['napoleonics', napoleonicsRules, napoleonicsWords],
];

/** Kinds of event and names of decisions that the sources of a folder name. */
function namedIn(folder: string, pattern: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)].map((match) => match[1]),
  );
}

/** Cards in an event that only its side may be told, and one that all may know. */
interface CardEvent {
  readonly kind: string;
  readonly side: number;
  readonly card?: number;
  readonly cards?: readonly number[];
  readonly discarded?: number | null;
}
const SECRET = ['draws', 'scouts', 'keeps', 'formsSquare', 'squareFalls', 'leavesSquare'];

describe.each(games)('%s', (id, rules, words) => {
  it('has words for every event and decision that its rules name', () => {
    const told = namedIn(`src/games/${id}`, /\btell\(\{\s*kind: '(\w+)'/g);
    expect(told.filter((kind) => !Object.hasOwn(words.events, kind) && !Object.hasOwn(TELLINGS, kind))).toEqual([]);
    expect(Object.keys(words.events).filter((kind) => !told.includes(kind))).toEqual([]);
    const asked = namedIn(`src/games/${id}`, /\bdecision\(\s*'(\w+)'/g);
    expect(asked.filter((name) => words.decisions[name]?.prompt === undefined)).toEqual([]);
  });

  const decisions = new Set<string>();
  const kinds = new Set<string>();

  it.each(rules.scenarios.map((scenario, i) => [scenario.id, i] as const))('%s', (scenario, i) => {
    const faults = new Set<string>();
    let since = 0;
    const look = (table: ReturnType<typeof playRandom>) => {
      const g = table.state;
      for (const event of table.events(since)) {
        kinds.add(event.kind);
        for (const seat of [-1, 0, 1]) {
          const text = narrate(g, event, seat);
          if (!SENTENCE.test(text) || BROKEN.test(text)) faults.add(`${event.kind}: ${text}`);
        }
        if (SECRET.includes(event.kind)) {
          const { side, card, cards, discarded } = event as GameEvent as CardEvent;
          const name = g.battle.game.cards[card ?? cards?.[0] ?? -1].name;
          const open = discarded == null ? '' : g.battle.game.cards[discarded].name;
          if (!narrate(g, event, side).includes(name)) faults.add(`${event.kind} hides ${name} from its owner`);
          for (const seat of [-1, 1 - side]) {
            if (narrate(g, event, seat).replace(open, '').includes(name)) faults.add(`${event.kind} betrays ${name}`);
          }
        }
        const telling = tellEvent(g, event, -1);
        for (const hex of telling.text.match(/\b[A-K](?:1[0-3]|[1-9])\b/g) ?? []) {
          if (!telling.places.includes(hex)) faults.add(`${event.kind} leaves ${hex} out`);
        }
        for (const die of telling.dice) {
          if (!die.words.includes(die.face) || BROKEN.test(die.words)) faults.add(`${event.kind}: ${die.words}`);
        }
      }
      since = table.eventCount;
    };
    const table = playRandom(
      { start: { scenario }, seed: `words ${scenario}` },
      i + 1,
      (one, n) => {
        look(one);
        const prompt = one.prompt();
        const decision = prompt?.decision ?? '';
        const fresh = !decisions.has(decision);
        decisions.add(decision);
        if (
          !/^[A-Z].*[.?]$/.test(prompt?.text ?? '') ||
          /choose\.$/.test(prompt?.text ?? '') ||
          BROKEN.test(prompt?.text ?? '')
        )
          faults.add(`${decision} asks: ${prompt?.text}`);
        if (!fresh && n % 5 !== 0) return;
        for (const offer of rules.offers(one.state)) {
          const { label, note } = offer;
          if (label === '' || !/^[A-ZÉ]/.test(label) || BROKEN.test(label))
            faults.add(`${offer.choice} is called: ${label}`);
          if (note !== '' && (!SENTENCE.test(note) || BROKEN.test(note))) faults.add(`${offer.choice} notes: ${note}`);
        }
      },
      4000,
      rules,
    );
    look(table);
    expect([...faults].slice(0, 12)).toEqual([]);
  });

  it('was met in all its parts', () => {
    const own = Object.keys(words.decisions).filter((name) => words.decisions[name].prompt !== undefined);
    const unmet = () => [
      ...own.filter((name) => !decisions.has(name)),
      ...Object.keys(words.events).filter((kind) => !kinds.has(kind)),
    ];
    for (const scenario of RARE[id]) {
      for (let seed = 1; seed <= 10 && unmet().length > 0; seed++) {
        const table = playRandom(
          { start: { scenario }, seed: `more ${seed}` },
          seed,
          (one) => decisions.add(one.prompt()?.decision ?? ''),
          4000,
          rules,
        );
        for (const event of table.events(0)) {
          kinds.add(event.kind);
          expect(narrate(table.state, event, -1)).toMatch(SENTENCE);
        }
      }
    }
    expect(unmet()).toEqual([]);
  });
});

/** Scenarios whose special rules random battles come to seldom. */
const RARE: { readonly [game: string]: readonly string[] } = {
  ancients: ['ancients/005'],
  medieval: ['medieval/15', 'medieval/18', 'medieval/17', 'medieval/13'],
  napoleonics: ['napoleonics/12'],
};
