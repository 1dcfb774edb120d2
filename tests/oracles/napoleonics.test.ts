// Napoleonics: the engine against the second reading of the rulebook in napoleonics.ts.

import { describe } from 'vitest';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import { compare } from './compare.ts';
import * as book from './napoleonics.ts';

const kindsOf = (letter: string) =>
  Object.entries(book.KINDS)
    .filter(([code]) => code.startsWith(letter))
    .map(([code, { blocks }]) => [code, blocks] as const);

describe('napoleonics by the book', () => {
  compare({
    id: 'napoleonics',
    rules: napoleonicsRules,
    book,
    ways: {
      units: kindsOf('B'),
      otherUnits: kindsOf('F'),
      grounds: ['forest', 'hill', 'hill', 'hill', 'town', 'fordableRiver', 'bridge', 'river', 'ruggedHill'],
      fits: (code, ground) => !book.barred(code, ground),
    },
    faces: ['infantry', 'cavalry', 'artillery', 'sabres'],
    again: 'artillery',
    nothing: 'artillery',
    plain: () => true,
    retreats: () => true,
    evadesOnBoard: () => true,
    gun: 'FFA',
    mark: 'BRL',
  });
});
