// What the page is given by the engine while it is built: runs in Node, never in the page.

/// <reference types="vite/client" />
import fs from 'node:fs';
import type { CommandsRuleset } from '../../families/commands/ruleset.ts';
import { ancientsRules } from '../../games/ancients/ruleset.ts';
import { medievalRules } from '../../games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../games/napoleonics/ruleset.ts';
import type { Handbook } from '../../kernel/handbook.ts';
import type { Reading, RulingsData } from '../handbook/rulings-data.ts';
import type { GameOnShelf, Shelf } from './types.ts';

interface Built {
  readonly rules: CommandsRuleset;
  /** Letter of its rulebook in references. */
  readonly letter: string;
}

const games: readonly Built[] = [
  { rules: ancientsRules, letter: 'A' },
  { rules: medievalRules, letter: 'M' },
  { rules: napoleonicsRules, letter: 'N' },
];

/** A game may be played before its handbook is written. */
const handbooks = import.meta.glob<{ readonly handbook: Handbook }>('../../games/*/handbook/index.ts', { eager: true });

const NO_HANDBOOK: Handbook = { start: [], chapters: [] };

export function dataFor(name: string): unknown {
  if (name === 'games') return gamesOnShelf();
  if (name === 'shelf') return shelf();
  const [kind, id] = name.split('/');
  const game = games.find(({ rules }) => rules.id === id);
  if (kind === 'handbook' && game) return handbooks[`../../games/${id}/handbook/index.ts`]?.handbook ?? NO_HANDBOOK;
  if (kind === 'rulings' && game) return rulingsOf(game);
  throw new Error(`the page asks for the unknown data "${name}"`);
}

function gamesOnShelf(): readonly GameOnShelf[] {
  return games.map(({ rules }) => ({ id: rules.id, name: rules.name, battles: rules.scenarios.length }));
}

function shelf(): Shelf {
  return games.map(({ rules }) => ({
    id: rules.id,
    name: rules.name,
    rulesVersion: rules.rulesVersion,
    battles: rules.scenarios,
    rulings: rules.rulings,
  }));
}

function rulingsOf({ rules, letter }: Built): RulingsData {
  const page = fs.readFileSync(new URL('../../../docs/rulings.md', import.meta.url), 'utf8');
  const readings = readRulings(page, ['families/commands', `games/${rules.id}`]);
  // What the games of a family share is read for each of them by its own rulebook.
  return { switches: rules.rulings, readings: readings.filter(({ ref }) => ref.startsWith(`${letter} `)) };
}

/** The page of rulings is made from the marks in the source, and a test keeps it current: `- text [A 12]. (`file`)`. */
export function readRulings(page: string, folders: readonly string[]): Reading[] {
  return page.split('\n').flatMap((line) => {
    const parts = /^- (.+) \[([^\]]+)\]\.? \(`src\/(.+)`\)$/.exec(line);
    if (!parts || !folders.some((folder) => parts[3].startsWith(`${folder}/`))) return [];
    return [{ text: `${parts[1].charAt(0).toUpperCase()}${parts[1].slice(1)}.`, ref: parts[2] }];
  });
}
