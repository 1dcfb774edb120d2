// The games on the shelf, and how a battle is named on the command line: ancients/007, 007, medieval/6, cannae, or a
// pattern. A number that several games have needs the game before it.

import type { CommandsRuleset } from '../families/commands/ruleset.ts';
import { parseSheet } from '../families/commands/sheet.ts';
import { ancientsRules } from '../games/ancients/ruleset.ts';
import { medievalRules } from '../games/medieval/ruleset.ts';
import { napoleonicsRules } from '../games/napoleonics/ruleset.ts';
import { kindOf, nearest } from '../kernel/notation.ts';
import type { Ruleset, ScenarioInfo, Start } from '../kernel/ruleset.ts';
import { InputError, inFile } from './errors.ts';
import type { Io } from './io.ts';

export const rulesets: readonly CommandsRuleset[] = [ancientsRules, medievalRules, napoleonicsRules];

export const gameNames = rulesets.map((ruleset) => ruleset.id).join(', ');

/** Every policy for odds that some game knows. */
export const allPolicies = (): string[] => [...new Set(rulesets.flatMap((ruleset) => ruleset.oddsPolicies))];

export const allScenarios = (): ScenarioInfo[] => rulesets.flatMap((ruleset) => ruleset.scenarios);

export function rulesetOf(game: string): CommandsRuleset {
  const found = rulesets.find((ruleset) => ruleset.id === game);
  if (found) return found;
  throw new InputError(`there is no game "${game}"; the games are ${gameNames}`);
}

/** The game that a text names, or else a folder of its path; without either it is the first on the shelf. */
export function rulesetOfText(text: string, file = ''): CommandsRuleset {
  const game = /^game:[ \t]*(\S+)/m.exec(text)?.[1] ?? /^scenario:[ \t]*([^\s/]+)\//m.exec(text)?.[1];
  if (game !== undefined) return rulesetOf(game);
  const folders = file.split(/[/\\]/);
  return rulesets.find(({ id }) => folders.includes(id)) ?? rulesets[0];
}

const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The number of a battle among those of its game, as it is written. */
const numberOf = (battle: ScenarioInfo): string => battle.id.slice(battle.game.length + 1);

/** One battle, by its id, its number or its name; a name may be cut short while it stays the only one. */
export function findScenario(text: string): ScenarioInfo {
  const all = allScenarios();
  const word = text.trim().toLowerCase();
  const numbered = /^(?:([a-z-]+)[/ ])?(\d{1,3})$/.exec(word);
  if (numbered) {
    const [, game, number] = numbered;
    const own = all.filter((s) => game === undefined || s.game === game);
    const written = own.filter((s) => numberOf(s) === number);
    const found = own.filter((s) => Number(numberOf(s)) === Number(number));
    if (written.length === 1) return written[0];
    if (found.length === 1) return found[0];
    if (found.length > 1) throw severalBattles(text, found);
  }
  const slash = word.indexOf('/');
  const name = plainName(word.slice(slash + 1));
  const named = all.filter((s) => slash < 0 || s.game === word.slice(0, slash));
  const exact = named.filter((s) => plainName(s.name) === name);
  if (name !== '' && exact.length === 1) return exact[0];
  const begun = named.filter((s) => plainName(s.name).startsWith(name));
  if (name !== '' && begun.length === 1) return begun[0];
  if (name !== '' && begun.length > 1) throw severalBattles(text, begun);
  throw new InputError(`there is no battle "${text}"${hint(word, all)}; "vexillum list" names them all`);
}

const severalBattles = (text: string, found: readonly ScenarioInfo[]): InputError =>
  new InputError(`"${text}" may be ${found.map((s) => `${s.id} ${s.name}`).join(', ')}; say which`);

function hint(word: string, all: readonly ScenarioInfo[]): string {
  if (/^\d*$/.test(word)) return '';
  const byName = nearest(
    plainName(word),
    all.map((s) => plainName(s.name)),
  );
  const near = all.find((s) => plainName(s.name) === byName);
  return near && !word.includes('/') ? ` (the nearest name is ${near.name}, ${near.id})` : '';
}

/** Battles by name or by pattern (`ancients/*`, `ancients/1*`, `all`), each once, in the order of the list. */
export function findScenarios(texts: readonly string[]): ScenarioInfo[] {
  const wanted = new Set<string>();
  for (const text of texts) {
    if (text === 'all' || text.includes('*')) {
      const pattern = text === 'all' ? '*' : text.toLowerCase();
      const form = new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
      const found = allScenarios().filter((s) => form.test(s.id) || form.test(s.id.slice(s.game.length + 1)));
      if (found.length === 0) throw new InputError(`no battle fits "${text}"; "vexillum list" names them all`);
      for (const one of found) wanted.add(one.id);
    } else wanted.add(findScenario(text).id);
  }
  return allScenarios().filter((s) => wanted.has(s.id));
}

/** Where a game starts, named by a person: a battle of the shelf, or a file with a sheet or a position. */
export interface NamedStart {
  readonly ruleset: CommandsRuleset;
  readonly start: Start;
  readonly title: string;
}

export function findStart(io: Io, text: string, options: readonly string[] = []): NamedStart {
  if (!/[.\\]/.test(text) && !io.fileExists(text)) return startOfScenario(text, options);
  const body = io.readFile(text);
  return inFile(text, () => startOfText(body, options));
}

/** A start from a battle of the shelf. */
export function startOfScenario(text: string, options: readonly string[]): NamedStart {
  const info = findScenario(text);
  const ruleset = rulesetOf(info.game);
  checkOptions(ruleset, ruleset.sheetText(info.id), options);
  return { ruleset, start: withOptions({ scenario: info.id }, options), title: `${info.name}, ${info.date}` };
}

/** A start from a text: a sheet, a position, or the one of them that is wanted. */
export function startOfText(body: string, options: readonly string[], wanted = ''): NamedStart {
  const kind = kindOf(body);
  if (wanted === '' ? kind !== 'sheet' && kind !== 'position' : kind !== wanted) {
    throw new InputError(`a ${wanted === '' ? 'sheet or a position' : wanted} was expected, and this is a ${kind}`);
  }
  const ruleset = rulesetOfText(body);
  if (kind === 'sheet') checkOptions(ruleset, body, options);
  else if (options.length > 0) throw new InputError('a position names its optional rules itself, under "options"');
  const name = /^name:[ \t]*(\S.*)$/m.exec(body)?.[1];
  return { ruleset, start: withOptions({ text: body }, options), title: name ?? `a ${kind}` };
}

const withOptions = <T extends Start>(start: T, options: readonly string[]): T =>
  options.length === 0 ? start : { ...start, options };

/** An option that is neither an optional rule of the sheet nor a ruling of the game is a mistake, not a wish. */
function checkOptions(ruleset: Pick<Ruleset, 'rulings'>, sheet: string, options: readonly string[]): void {
  if (options.length === 0) return;
  const known = parseSheet(sheet)
    .rules.filter((rule) => rule.optional)
    .map((rule) => rule.key);
  for (const option of options) {
    if (known.includes(option) || ruleset.rulings.some((ruling) => ruling.key === option)) continue;
    const has = known.length === 0 ? 'it has none' : `it has ${known.join(', ')}`;
    const rulings = ruleset.rulings.map((ruling) => ruling.key).join(', ');
    throw new InputError(
      `this battle has no optional rule "${option}"; ${has}. Rulings that can be switched: ${rulings}`,
    );
  }
}
