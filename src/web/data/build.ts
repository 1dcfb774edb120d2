// What the page is given by the engine while it is built: runs in Node, never in the page.

import fs from 'node:fs';
import { ancientsRules } from '../../games/ancients/ruleset.ts';
import { battalionRules } from '../../games/battalion/ruleset.ts';
import { darkAgesRules } from '../../games/dark-ages/ruleset.ts';
import { medievalRules } from '../../games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../games/napoleonics/ruleset.ts';
import type { AnyRuleset } from '../../kernel/view.ts';
import type { RulingsData } from '../handbook/rulings-data.ts';
import { type AnyBook, bookOf } from './books.ts';
import { readingsOf } from './readings.ts';
import type { GameOnShelf, Shelf } from './types.ts';

const games: readonly AnyRuleset[] = [ancientsRules, medievalRules, napoleonicsRules, battalionRules, darkAgesRules];

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
    // What is a disputed point of the game is no rule of the battle.
    battles: rules.scenarios.map((info) => ({
      ...info,
      optionalRules: info.optionalRules.filter(({ key }) => rules.rulings.every((ruling) => ruling.key !== key)),
    })),
    rulings: rules.rulings,
  }));
}

function rulingsOf(book: AnyBook): RulingsData {
  const page = fs.readFileSync(new URL('../../../docs/rulings.md', import.meta.url), 'utf8');
  return { switches: book.rulings, readings: readingsOf(book, page) };
}
