// Which battle is good to fight next: small and plain ones before large ones and those with rules of their own.

import type { ScenarioInfo } from '../../kernel/ruleset.ts';
import { gameNamed } from '../app/games.ts';
import { minutesOf, type Pace } from '../data/length.ts';
import type { SavedBattle } from '../table/saved.ts';

export type Weight = 'small' | 'middling' | 'large';

export interface Fought {
  readonly times: number;
  readonly won: number;
  readonly running: number;
}

export interface ShelfEntry {
  readonly info: ScenarioInfo;
  readonly units: number;
  readonly weight: Weight;
  /** How long it takes, about. */
  readonly minutes: number;
  readonly fought: Fought | null;
}

/** A special rule weighs as much to a newcomer as so many units more. */
const RULE_WEIGHS = 6;

/** Rules that every battle of the game has are no burden of one of them. */
const burdenOf = (battles: readonly ScenarioInfo[]): ((info: ScenarioInfo) => number) => {
  const usual = Math.min(...battles.map(({ rules }) => rules.length));
  return ({ units, rules }) => units.top + units.bottom + RULE_WEIGHS * (rules.length - usual);
};

const USUAL_PACE: Pace = { by: 'unit', minutes: 1 };

/** From so many units (with what special rules weigh) on. */
const MIDDLING = 27;
const LARGE = 34;

/** The battle a record is of, as its head says; battles of one's own have no number. */
export const scenarioOf = (record: string): string | null => /^scenario:[ \t]*(\S+)/m.exec(record)?.[1] ?? null;

function foughtOf(id: string, saved: readonly SavedBattle[]): Fought | null {
  const mine = saved.filter((battle) => scenarioOf(battle.record) === id && battle.players.includes('person'));
  if (mine.length === 0) return null;
  const won = mine.filter(({ outcome, players }) => {
    const winner = outcome === 'top' ? 0 : outcome === 'bottom' ? 1 : -1;
    // Between people of both sides at one screen neither is "you".
    const people = players.flatMap((player, seat) => (player === 'person' ? [seat % 2] : []));
    return winner >= 0 && people.includes(winner) && !people.includes(1 - winner);
  });
  return { times: mine.length, won: won.length, running: mine.filter((one) => one.outcome === 'running').length };
}

/**
 * All battles, the one that is good next first: the one that a newcomer should begin with, then by what they ask of him.
 * Among equals the order of the shelf stays.
 */
export function goodNext(
  battles: readonly ScenarioInfo[],
  saved: readonly SavedBattle[],
  first: string | null = null,
): ShelfEntry[] {
  const burden = burdenOf(battles);
  const entries = battles.map((info): ShelfEntry => {
    const weighs = burden(info);
    const weight = weighs < MIDDLING ? 'small' : weighs < LARGE ? 'middling' : 'large';
    const minutes = minutesOf(info, gameNamed(info.game)?.pace ?? USUAL_PACE);
    return { info, units: info.units.top + info.units.bottom, weight, minutes, fought: foughtOf(info.id, saved) };
  });
  const order = (info: ScenarioInfo): number => (info.id === first ? -1 : burden(info));
  return entries.sort((a, b) => order(a.info) - order(b.info));
}

/** The battles to lay before the player first: the lightest that have not been fought yet. */
export const recommended = (entries: readonly ShelfEntry[], count: number): ShelfEntry[] =>
  entries.filter((entry) => entry.fought === null).slice(0, count);

/** Its map or places could not be read anywhere and are the project's own. */
export const isReconstructed = ({ provenance }: ScenarioInfo): boolean =>
  provenance.notes.some((note) => note.provenance === 'reconstructed');

const letters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9 ]/g, '');

/** Whether each word looked for begins a word of the battle's name, date or armies. */
export function matches({ info }: ShelfEntry, wanted: string): boolean {
  const words = letters(`${info.name} ${info.date} ${info.top} ${info.bottom}`).split(/\s+/);
  return letters(wanted)
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => words.some((one) => one.startsWith(word)));
}
