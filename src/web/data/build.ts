// What the page is given by the engine while it is built: runs in Node, never in the page.

import fs from 'node:fs';
import { manifests } from '../games/manifests.ts';
import type { Library, RulingsData } from '../handbook/library-data.ts';
import { boardPictures } from './boards.ts';
import { type AnyBook, bookOf, rulesets } from './books.ts';
import { botsOnShelf } from './bots.ts';
import games from './games.ts';
import { gamePictures } from './pictures.ts';
import { readingsOf } from './readings.ts';
import type { Shelf } from './types.ts';

export function dataFor(name: string): unknown {
  if (name === 'games') return games;
  if (name === 'shelf') return shelf();
  if (name === 'pictures') return gamePictures();
  const [kind, id] = name.split('/');
  const book = bookOf(id);
  const rules = rulesets.find((one) => one.id === id);
  if (kind === 'library' && book && rules)
    return { handbook: book.handbook, rulings: rulingsOf(book), faces: rules.faces } satisfies Library;
  if (kind === 'boards' && book && rules) return boardPictures(rules, book.handbook);
  throw new Error(`the page asks for the unknown data "${name}"`);
}

function shelf(): Shelf {
  return manifests.map(({ id, shelf: words }) => {
    const rules = rulesets.find((one) => one.id === id);
    if (!rules) throw new Error(`the page has a game "${id}", and the engine has none`);
    return {
      id,
      words,
      name: rules.name,
      rulesVersion: rules.rulesVersion,
      // What is a disputed point of the game is no rule of the battle.
      battles: rules.scenarios.map((info) => ({
        ...info,
        optionalRules: info.optionalRules.filter(({ key }) => rules.rulings.every((ruling) => ruling.key !== key)),
      })),
      rulings: rules.rulings,
      bots: botsOnShelf(id),
    };
  });
}

function rulingsOf(book: AnyBook): RulingsData {
  const page = fs.readFileSync(new URL('../../../docs/rulings.md', import.meta.url), 'utf8');
  return { switches: book.rulings, readings: readingsOf(book, page) };
}
