// Medieval: the engine against the second reading of the rulebook in medieval.ts.

import { describe } from 'vitest';
import { agrees } from './agrees.ts';

describe('medieval by the book', () => agrees('medieval'));
