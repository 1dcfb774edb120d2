// Ancients: the engine against the second reading of the rulebook in ancients.ts.

import { describe } from 'vitest';
import { agrees } from './agrees.ts';

describe('ancients by the book', () => agrees('ancients'));
