// What the page is given by the engine while it is built: runs in Node, never in the page.

import fs from 'node:fs';
import { handbook } from '../../games/ancients/handbook/index.ts';
import { ancientsRules } from '../../games/ancients/ruleset.ts';
import type { Reading, RulingsData } from '../handbook/rulings-data.ts';
import type { Shelf } from './types.ts';

const games = [ancientsRules];

export function dataFor(name: string): unknown {
  if (name === 'shelf') return shelf();
  if (name === 'handbook/ancients') return handbook;
  if (name === 'rulings/ancients') return rulingsOf(ancientsRules.rulings, ['families/commands', 'games/ancients']);
  throw new Error(`the page asks for the unknown data "${name}"`);
}

function shelf(): Shelf {
  return games.map((game) => ({
    id: game.id,
    name: game.name,
    rulesVersion: game.rulesVersion,
    battles: game.scenarios,
    rulings: game.rulings,
  }));
}

function rulingsOf(switches: RulingsData['switches'], folders: readonly string[]): RulingsData {
  const page = fs.readFileSync(new URL('../../../docs/rulings.md', import.meta.url), 'utf8');
  return { switches, readings: readRulings(page, folders) };
}

/** The page of rulings is made from the marks in the source, and a test keeps it current: `- text [A 12]. (`file`)`. */
export function readRulings(page: string, folders: readonly string[]): Reading[] {
  return page.split('\n').flatMap((line) => {
    const parts = /^- (.+) \[([^\]]+)\]\.? \(`src\/(.+)`\)$/.exec(line);
    if (!parts || !folders.some((folder) => parts[3].startsWith(`${folder}/`))) return [];
    return [{ text: `${parts[1].charAt(0).toUpperCase()}${parts[1].slice(1)}.`, ref: parts[2] }];
  });
}
