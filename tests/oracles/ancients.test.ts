// Ancients: the engine against the second reading of the rulebook in ancients.ts.

import { describe } from 'vitest';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import * as book from './ancients.ts';
import { compare } from './compare.ts';

const GROUNDS = [
  'forest',
  'hill',
  'hill',
  'brokenGround',
  'fordableRiver',
  'marsh',
  'fortifiedCamp',
  'bridge',
  'river',
  'scalableWall',
];

describe('ancients by the book', () => {
  compare({
    id: 'ancients',
    rules: ancientsRules,
    book,
    ways: {
      units: Object.entries(book.KINDS).map(([code, { blocks }]) => [code, blocks] as const),
      grounds: GROUNDS,
      fits: (code, ground) => !book.barred(code, ground),
    },
    faces: ['light', 'medium', 'heavy', 'helmet', 'swords'],
    again: 'helmet',
    nothing: 'swords',
    // Whoever stands on a wall strikes first.
    plain: (field, hex) => field.ground.get(hex) !== 'scalableWall',
    // An elephant rampages; the crew of a war machine leaves it.
    retreats: (code) => code !== 'EL',
    evadesOnBoard: (code) => code !== 'HWM',
    gun: 'HWM',
    mark: 'LI',
  });
});
