// Which silhouette a troop has, by game and code. A game that is not here yet, or a troop without a drawing of its own,
// gets a plain figure by its class.

import { own } from '../../kernel/own.ts';
import { foot } from './ancients-foot.ts';
import { mounted } from './ancients-mounted.ts';
import { medievalFoot } from './medieval-foot.ts';
import { medievalMounted } from './medieval-mounted.ts';
import { foot as napoleonicsFoot } from './napoleonics-foot.ts';
import { guns } from './napoleonics-guns.ts';
import { mounted as napoleonicsMounted } from './napoleonics-mounted.ts';
import { disc, shape } from './outline.ts';
import type { Silhouette, Silhouettes } from './silhouette-types.ts';

const games: { readonly [game: string]: Silhouettes } = {
  ancients: { ...foot, ...mounted },
  napoleonics: { ...napoleonicsFoot, ...napoleonicsMounted, ...guns },
  medieval: { ...medievalFoot, ...medievalMounted },
};

const man = (x: number): string =>
  disc(x, -9, 4) + shape([x - 5, -4], [x + 5, -4], [x + 4, 7], [x + 4, 17], [x - 4, 17], [x - 4, 7]);

/** One, two or three figures: the heavier the class, the closer they stand. */
const plain: Silhouettes = {
  light: { ink: man(0) },
  medium: { ink: man(-7) + man(7) },
  heavy: { ink: man(-12) + man(0) + man(12) },
};

export function silhouetteOf(game: string, code: string, symbol: string): Silhouette {
  return own(own(games, game) ?? {}, code) ?? own(plain, symbol) ?? plain['light'];
}

export const hasSilhouette = (game: string, code: string): boolean => own(own(games, game) ?? {}, code) !== undefined;
