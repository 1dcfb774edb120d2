// The games on the shelf, and how a battle is named on the command line: ancients/007, 007, medieval/6, cannae, or a
// pattern. A number that several games have needs the game before it.

import { gameWord, kindOf, type Line, nearest, noSuchGame } from '../kernel/notation.ts';
import type { ScenarioInfo, Start } from '../kernel/ruleset.ts';
import type { AnyRuleset } from '../kernel/view.ts';
import type { CliGame, Musters } from './cli-game.ts';
import { harmless, InputError, inFile, messageOf } from './errors.ts';
import type { Io } from './io.ts';
import { manifests } from './manifests.ts';

const rulesets: readonly AnyRuleset[] = manifests.map((game) => game.rules);

export const gameNames = rulesets.map((ruleset) => ruleset.id).join(', ');

/** Every policy for odds that some game knows. */
export const allPolicies = (): string[] => [...new Set(rulesets.flatMap((ruleset) => ruleset.oddsPolicies))];

export const allScenarios = (): ScenarioInfo[] => rulesets.flatMap((ruleset) => ruleset.scenarios);

export function gameNamed(id: string): CliGame {
  const found = manifests.find((game) => game.rules.id === id);
  if (found) return found;
  throw new InputError(`there is no game "${id}"; the games are ${gameNames}`);
}

export const rulesetOf = (game: string): AnyRuleset => gameNamed(game).rules;

/** The game that stands at a place in a text. */
export function gameAt(word: Line): CliGame {
  const found = manifests.find((game) => game.rules.id === word.text);
  if (found) return found;
  throw noSuchGame(
    word,
    rulesets.map(({ id }) => id),
  );
}

/** The game that a text names, by itself or by its scenario. */
function namedGame(text: string): CliGame | undefined {
  const word = gameWord(text);
  return word === null ? undefined : gameAt(word);
}

/** The game of a sheet or a position; one that names none is read by the first on the shelf. */
export const gameOfText = (text: string): CliGame => namedGame(text) ?? manifests[0];

/** The game of a file of cases: the one that its first case names, or else a folder of its path. */
export function gameOfCases(text: string, file: string): CliGame {
  const folders = file.split(/[/\\]/);
  const found = namedGame(text) ?? manifests.find(({ rules }) => folders.includes(rules.id));
  if (found) return found;
  throw new InputError(
    `${file}: it names no game; write "game: ancients" below the title, or keep it in a folder of that name (${gameNames})`,
  );
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
  const game = rulesets.find((one) => one.id === word || plainName(one.name) === name || plainName(one.id) === name);
  if (game && slash < 0) throw onlyGame(text, game);
  throw new InputError(`there is no battle "${text}"${hint(word, all)}; "vexillum list" names them all`);
}

/** Somebody names a game and no battle of it: the first one is a good one to begin with. */
function onlyGame(text: string, { id, scenarios }: AnyRuleset): InputError {
  const [first] = scenarios;
  return new InputError(
    `"${text}" is a game; name a battle of it, such as ${first.id} (${first.name}). "vexillum list ${id}" names all ${scenarios.length}`,
  );
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

/** A pattern of battles, in which `*` stands for anything; several in a row for no more than one. */
export const formOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*+/g, '.*')}$`);

/** Battles by name or by pattern (`ancients/*`, `ancients/1*`, `all`), each once, in the order of the list. */
export function findScenarios(texts: readonly string[]): ScenarioInfo[] {
  const wanted = new Set<string>();
  for (const text of texts) {
    if (text === 'all' || text.includes('*')) {
      const pattern = text === 'all' ? '*' : text.toLowerCase();
      const form = formOf(pattern);
      const found = allScenarios().filter((s) => form.test(s.id) || form.test(s.id.slice(s.game.length + 1)));
      if (found.length === 0) throw new InputError(`no battle fits "${text}"; "vexillum list" names them all`);
      for (const one of found) wanted.add(one.id);
    } else wanted.add(findScenario(text).id);
  }
  return allScenarios().filter((s) => wanted.has(s.id));
}

/** Where a game starts, named by a person: a battle of the shelf, or a file with a sheet or a position. */
export interface NamedStart {
  readonly game: CliGame;
  readonly start: Start;
  readonly title: string;
  /** What the person should know who named it so. */
  readonly note?: string;
}

/** Whether somebody means a file: battles have neither dots nor backslashes in their names. */
export const isFile = (io: Io, text: string): boolean => /[.\\]/.test(text) || io.fileExists(text);

export function findStart(io: Io, text: string, options: readonly string[] = []): NamedStart {
  if (!isFile(io, text)) return startOfScenario(text, options);
  return startOfFile(io, text, options);
}

/** A start from the sheet or the position of a file; what was guessed about it is told. */
export function startOfFile(io: Io, file: string, options: readonly string[] = []): NamedStart {
  const body = io.readFile(file);
  const start = inFile(file, () => startOfText(body, options));
  if (start.note !== undefined) io.err(`vexillum: ${harmless(file)}: ${start.note}\n`);
  return start;
}

/** A battle with its date, where it has one. */
export const titleOf = ({ name, date }: Pick<ScenarioInfo, 'name' | 'date'>): string =>
  date === '' ? name : `${name}, ${date}`;

/** A start from a battle of the shelf. */
export function startOfScenario(text: string, options: readonly string[]): NamedStart {
  const info = findScenario(text);
  const game = gameNamed(info.game);
  checkOptions(game, game.rules.sheetText(info.id), options);
  return { game, start: withOptions({ scenario: info.id }, options), title: titleOf(info) };
}

/** A start from a text: a sheet, a position, or the one of them that is wanted. */
export function startOfText(body: string, options: readonly string[], wanted = ''): NamedStart {
  const kind = kindOf(body);
  if (wanted === '' ? kind !== 'sheet' && kind !== 'position' : kind !== wanted) {
    throw new InputError(`a ${wanted === '' ? 'sheet or a position' : wanted} was expected, and this is a ${kind}`);
  }
  const game = gameOfText(body);
  if (kind === 'sheet') checkOptions(game, body, options);
  else if (options.length > 0) throw new InputError('a position names its optional rules itself, under "options"');
  const name = /^name:[ \t]*(\S.*)$/m.exec(body)?.[1];
  const title = name ?? `a ${kind}`;
  // A position need not name its game, which is guessed aloud; a sheet without one is refused when it is read.
  const { id, name: called } = game.rules;
  const note = kind === 'position' && gameWord(body) === null ? { note: guessed(called, id) } : {};
  return { game, start: withOptions({ text: body }, options), title, ...note };
}

const guessed = (name: string, id: string): string =>
  `the position names no game and is read as one of ${name}; write "game: ${id}" into it, or the game that is meant`;

/** The game whose armies players build themselves: the one that a text names, or else the first that has musters. */
export function gameOfArmy(text: string): CliGame & { readonly musters: Musters } {
  const game = text === '' ? undefined : namedGame(text);
  const found = game ?? manifests.find((one) => one.musters);
  if (found?.musters) return { ...found, musters: found.musters };
  throw new InputError(`no armies are built for ${found?.rules.name ?? 'these games'}`);
}

/** A faction by its name or the beginning of it. */
export function factionNamed(factions: readonly string[], name: string): string {
  const key = name.trim().toLowerCase();
  const known = factions.find((one) => one === key) ?? factions.find((one) => one.startsWith(key));
  if (known !== undefined) return known;
  const near = nearest(key, factions);
  throw new InputError(`there is no faction "${name}" (the nearest is ${near}); there are ${factions.join(', ')}`);
}

/** An army that the computer musters: `computer`, or `computer:FACTION`. */
const COMPUTER = /^computer(?::(.+))?$/i;

/** Units of an army that the computer musters when no other army says how many were agreed on. */
const UNITS = 6;

/**
 * The texts of armies by files; those of the computer are as large as the others and of factions that nobody else leads.
 */
function armiesOf(io: Io, files: readonly string[], seed: string): string[] {
  const read = files.map((file) => (COMPUTER.test(file) ? null : readArmy(io, file)));
  const given = read.filter((text) => text !== null);
  const { musters } = gameOfArmy(given[0] ?? '');
  const size = given.length === 0 ? UNITS : inFile(files[read.indexOf(given[0])], () => musters.sizeOf(given[0]));
  const chosen = files.map((file, i) => {
    const text = read[i];
    if (text !== null) return inFile(file, () => musters.factionOf(text));
    const named = COMPUTER.exec(file)?.[1];
    return named === undefined ? null : factionNamed(musters.factions, named);
  });
  const free = musters.factions.filter((faction) => !chosen.includes(faction));
  return read.map(
    (text, seat) => text ?? musters.mustered(chosen[seat] ?? free.shift() ?? '', size, `${seed} ${seat}`),
  );
}

/**
 * A battle between armies of files, in the order of the seats: top, bottom, and in pairs top2, bottom2. The computer musters
 * those that say so; another seed, other armies.
 */
export function startOfArmies(io: Io, files: readonly string[], options: readonly string[], seed: string): NamedStart {
  if (files.length !== 2 && files.length !== 4) {
    throw new InputError(`two armies were expected, or four for two pairs; found ${files.length}`);
  }
  const texts = armiesOf(io, files, seed);
  const game = gameOfArmy(texts[0]);
  files.forEach((file, i) => {
    const [fault] = inFile(file, () => game.musters.faults(texts[i]));
    if (fault) throw new InputError(`${file}: ${fault.text} [${fault.ref}] ("vexillum army check ${file}" says all)`);
  });
  try {
    return startOfText(game.musters.sheet(texts), options, 'sheet');
  } catch (error) {
    throw error instanceof InputError ? error : new InputError(messageOf(error));
  }
}

/** The text of a file with an army. */
export function readArmy(io: Io, file: string): string {
  const text = io.readFile(file);
  const kind = inFile(file, () => kindOf(text));
  if (kind !== 'army') throw new InputError(`${file}: an army was expected, and this is a ${kind}`);
  return text;
}

const withOptions = <T extends Start>(start: T, options: readonly string[]): T =>
  options.length === 0 ? start : { ...start, options };

/** An option that is neither an optional rule of the sheet nor a ruling of the game is a mistake, not a wish. */
function checkOptions({ rules, optionsOf }: CliGame, sheet: string, options: readonly string[]): void {
  if (options.length === 0) return;
  const known = optionsOf(sheet);
  for (const option of options) {
    if (known.includes(option) || rules.rulings.some((ruling) => ruling.key === option)) continue;
    const has = known.length === 0 ? 'it has none' : `it has ${known.join(', ')}`;
    const rulings = rules.rulings.map((ruling) => ruling.key).join(', ');
    throw new InputError(
      `this battle has no optional rule "${option}"; ${has}. Rulings that can be switched: ${rulings}`,
    );
  }
}
