// Napoleonics: the engine against the second reading of the rulebook in napoleonics.ts.

import { describe } from 'vitest';
import { agrees } from './agrees.ts';

describe('napoleonics by the book', () => agrees('napoleonics'));
