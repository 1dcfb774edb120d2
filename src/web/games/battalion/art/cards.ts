// Which picture a tactic card has.

import type { Picture } from '../../../cards/art.ts';
import { easternCards } from './cards-east.ts';
import { westernCards } from './cards-west.ts';
import { letters } from './letters.ts';

const all = { ...westernCards, ...easternCards };

export const cardPicture = (key: string): Picture | null => all[letters(key)] ?? null;
