// The lists of words that sheets may use are true: each unit, ground and special rule with words of the listed kinds makes a
// battle, a word of another kind is refused, and no sheet of the shelf uses anything that is not listed.

import { describe, expect, it } from 'vitest';
import { type parseSheet, printSheet } from '../../src/families/commands/text/sheet.ts';
import { lists as battalionLists } from '../../src/games/battalion/tables/lists.ts';
import { cards as battalionCards, ranks } from '../../src/games/battalion/tables/tables.ts';
import { EVENT_KEYS } from '../../src/games/dark-ages/rules/scenarios/scenario-events.ts';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import { parseSheet as parseDark, printSheet as printDark } from '../../src/games/dark-ages/text/sheet.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import type { ListedRule, RuleArgument } from '../../src/kernel/lists.ts';
import type { AnyRuleset } from '../../src/kernel/view.ts';
import { games } from '../kit/games.ts';

type Sheet = ReturnType<typeof parseSheet>;
type DarkSheet = ReturnType<typeof parseDark>;
/** A word of each kind that fits a certain sheet. */
type Words = { readonly [K in RuleArgument['kind']]: string };

const starts = (rules: AnyRuleset, text: string): unknown => rules.start({ text }, new SeededChance('lists'));

const wordOf = (words: Words, argument: RuleArgument): string => argument.words?.[0] ?? words[argument.kind];

/** The least that a rule is written with. */
const argsOf = (words: Words, rule: ListedRule): string[] => rule.arguments.map((one) => wordOf(words, one));

const WRONG = 'nowhere';

/** Names that are not looked up: positions bring units that wait without naming a reserve, and old records must go on. */
const UNCHECKED = ['leaderLossEndsBattle the leader', 'ambush the reserve'];

/** Whether the words of a sheet's rule are of the listed kinds. */
function fits(
  rule: ListedRule | undefined,
  args: readonly string[],
  is: (kind: string, word: string) => boolean,
): boolean {
  if (!rule) return false;
  const last = rule.arguments.at(-1);
  const kinds = args.map((_, i) => rule.arguments[i] ?? (last?.many ? last : undefined));
  return (
    args.length >= rule.arguments.length &&
    args.every((word, i) => {
      const argument = kinds[i];
      return argument !== undefined && (argument.words ? argument.words.includes(word) : is(argument.kind, word));
    })
  );
}

describe.each(games)('the lists of $game.id', ({ game, rules }) => {
  const base: Sheet = game.sheets[0];
  const unit = base.units.find((one) => one.side === 1 && one.hex !== null);
  const another = base.units.find((one) => one.side === 1 && one.hex !== null && one !== unit)?.hex ?? '';
  const leader = base.leaders.find((one) => one.side === 1)?.name ?? '';
  const words: Words = {
    side: 'bottom',
    hex: unit?.hex ?? '',
    number: '4',
    reserve: 'waiting',
    leader,
    tag: '',
    type: unit?.code ?? '',
    word: '',
  };
  const waiting = {
    side: 1 as const,
    name: 'waiting',
    units: [{ code: unit?.code ?? '', count: 1 }],
    leaders: [],
    line: 0,
    column: 0,
  };
  const withRule = (key: string, args: string[]): string =>
    printSheet({ ...base, reserves: [waiting], rules: [{ key, args, optional: false, line: 0, column: 0 }] });
  const { lists } = rules as AnyRuleset;

  it('has every unit, ground, card, trait and rule of the tables', () => {
    expect(lists.units.map(({ key }) => key)).toEqual(game.units.map(({ code }) => code));
    expect(['open', ...lists.grounds.map(({ key }) => key)]).toEqual(game.terrain.map(({ key }) => key));
    expect(lists.cards.map(({ key, count }) => [key, count])).toEqual(game.cards.map(({ key, count }) => [key, count]));
    expect(lists.traits.map(({ key }) => key)).toEqual(game.traits.map(({ key }) => key));
    expect(lists.rules.map(({ key }) => key).sort()).toEqual(Object.keys(game.rules).sort());
  });

  it.each(lists.rules.map((rule) => [rule.key, rule] as const))('%s makes a battle with such words', (key, rule) => {
    starts(rules as AnyRuleset, withRule(key, argsOf(words, rule)));
    const last = rule.arguments.at(-1);
    // One more word of the kind; a hex is named once only.
    const more = { ...words, hex: another };
    if (last?.many) starts(rules as AnyRuleset, withRule(key, [...argsOf(words, rule), wordOf(more, last)]));
  });

  it.each(
    lists.rules
      .flatMap((rule) => rule.arguments.map((argument, i) => [rule.key, argument.name, rule, i] as const))
      .filter(([key, name]) => !UNCHECKED.includes(`${key} ${name}`)),
  )('%s refuses another word for %s', (key, _name, rule, i) => {
    const args = argsOf(words, rule);
    args[i] = WRONG;
    expect(() => starts(rules as AnyRuleset, withRule(key, args))).toThrow();
  });

  it('is all that the shelf uses', () => {
    const is = (sheet: Sheet) => (kind: string, word: string) =>
      kind === 'side'
        ? word === 'top' || word === 'bottom'
        : kind === 'hex'
          ? /^[A-K]\d{1,2}$/.test(word)
          : kind === 'number'
            ? /^\d+$/.test(word)
            : kind === 'reserve'
              ? sheet.reserves.some(({ name }) => name === word)
              : kind === 'leader' && sheet.leaders.some(({ name }) => name === word);
    for (const sheet of game.sheets) {
      for (const { key, args } of sheet.rules) {
        const rule = lists.rules.find((one) => one.key === key);
        expect(fits(rule, args, is(sheet)), `${sheet.id} ${key} ${args.join(' ')}`).toBe(true);
      }
    }
  });
});

describe('the lists of dark-ages', () => {
  const rules = darkAgesRules as AnyRuleset;
  const { lists } = rules;
  const base: DarkSheet = parseDark(darkAgesRules.sheetText('01'));
  const unit = base.units.find((one) => one.side === 0 && one.hex !== null);
  const words: Words = {
    side: 'top',
    hex: unit?.hex ?? '',
    number: '2',
    reserve: '',
    leader: '',
    tag: unit?.tag ?? '',
    type: unit?.type ?? '',
    word: '',
  };
  const withRule = (key: string, args: string[]): string =>
    printDark({ ...base, rules: [{ key, args, line: 0, column: 0 }] });
  const withEvent = (key: string, args: string[]): string =>
    printDark({ ...base, eventCards: 1, events: [{ key, args, line: 0, column: 0 }] });
  const all = [
    ...lists.rules.map((rule) => [`rule ${rule.key}`, rule, withRule] as const),
    ...lists.events.map((rule) => [`event ${rule.key}`, rule, withEvent] as const),
  ];

  it.each(all)('%s makes a battle with such words and refuses others', (_name, rule, make) => {
    const args = argsOf(words, rule);
    starts(rules, make(rule.key, args));
    for (const i of args.keys()) {
      expect(() => starts(rules, make(rule.key, args.with(i, WRONG)))).toThrow();
    }
    // Too few words, and too many where there is an end to them.
    if (args.length > 0) expect(() => starts(rules, make(rule.key, args.slice(0, -1)))).toThrow();
    const more = rule.arguments.at(-1)?.many;
    if (!more) expect(() => starts(rules, make(rule.key, [...args, '2']))).toThrow();
  });

  it('has every event, and every unit, ground and hexside builds a battle', () => {
    expect(lists.events.map(({ key }) => key).sort()).toEqual([...EVENT_KEYS].sort());
    for (const { key } of lists.units) {
      const units = base.units.map((one) => (one.tag === unit?.tag ? { ...one, type: key } : one));
      starts(rules, printDark({ ...base, units }));
    }
    const taken = new Set([...base.units.map(({ hex }) => hex), ...base.terrain.map(({ hex }) => hex)]);
    const hex = ['E5', 'E6', 'F5', 'F6', 'D5'].find((name) => !taken.has(name)) ?? 'A1';
    for (const { key, group } of lists.grounds) {
      if (group === 'hexside') continue;
      starts(rules, printDark({ ...base, terrain: [...base.terrain, { kind: key, hex, line: 0, column: 0 }] }));
    }
  });
});

it('the lists of battalion have every rank and card', () => {
  expect(battalionLists.units).toHaveLength(ranks.length);
  expect(battalionLists.cards.map(({ key }) => key)).toEqual(battalionCards.map(({ key }) => key));
  expect(battalionLists.units.every(({ text, group }) => text !== '' && group !== '')).toBe(true);
});
