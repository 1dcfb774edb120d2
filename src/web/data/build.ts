// What the page is given by the engine while it is built: runs in Node, never in the page.

import fs from 'node:fs';
import type { CommandsRuleset } from '../../families/commands/ruleset.ts';
import { ancientsRules } from '../../games/ancients/ruleset.ts';
import { medievalRules } from '../../games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../games/napoleonics/ruleset.ts';
import type { RulingsData } from '../handbook/rulings-data.ts';
import { type Book, bookOf } from './books.ts';
import { readingsOf } from './readings.ts';
import type { GameOnShelf, Shelf } from './types.ts';

const games: readonly CommandsRuleset[] = [ancientsRules, medievalRules, napoleonicsRules];

export function dataFor(name: string): unknown {
  if (name === 'games') return gamesOnShelf();
  if (name === 'shelf') return shelf();
  const [kind, id] = name.split('/');
  const book = bookOf(id);
  if (kind === 'handbook' && book) return book.handbook;
  if (kind === 'rulings' && book) return rulingsOf(book);
  throw new Error(`the page asks for the unknown data "${name}"`);
}

function gamesOnShelf(): readonly GameOnShelf[] {
  return games.map((rules) => ({ id: rules.id, name: rules.name, battles: rules.scenarios.length }));
}

function shelf(): Shelf {
  return games.map((rules) => ({
    id: rules.id,
    name: rules.name,
    rulesVersion: rules.rulesVersion,
    battles: rules.scenarios,
    rulings: rules.rulings,
  }));
}

function rulingsOf(book: Book): RulingsData {
  const page = fs.readFileSync(new URL('../../../docs/rulings.md', import.meta.url), 'utf8');
  return { switches: book.game.rulings, readings: readingsOf(book, page) };
}
