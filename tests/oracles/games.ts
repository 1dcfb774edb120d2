// The second readings, each with its game and the battlefields on which the two are compared.

import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { medievalRules } from '../../src/games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import * as ancientsBook from './ancients.ts';
import { ambushes } from './cards.ts';
import { compare, compareSight } from './compare.ts';
import { rampages, walls } from './elephants.ts';
import { randomField } from './engine.ts';
import type { Field } from './field.ts';
import * as medievalBook from './medieval.ts';
import * as napoleonicsBook from './napoleonics.ts';
import { reachedFields } from './reached.ts';
import { type Compared, Tally } from './reading.ts';
import { combined, leaving, squares } from './squares.ts';

const SIDES = ['top', 'bottom'];

type Kinds = { readonly [code: string]: { readonly blocks: number } };
const codes = (kinds: Kinds, letter = ''): (readonly [string, number])[] =>
  Object.entries(kinds)
    .filter(([code]) => code.startsWith(letter))
    .map(([code, { blocks }]) => [code, blocks]);

const ANCIENT_GROUNDS =
  'forest hill hill brokenGround fordableRiver marsh fortifiedCamp bridge river scalableWall rampart rampart seacoast fortifiedWall'.split(
    ' ',
  );

const ancients: Compared = {
  id: 'ancients',
  rules: ancientsRules,
  book: {
    ...ancientsBook,
    more(tally, game, field, at) {
      rampages(tally, game, field, at);
      walls(tally, field, at);
    },
  },
  ways: {
    units: codes(ancientsBook.KINDS),
    grounds: ANCIENT_GROUNDS,
    sided: ['rampart'],
    rules: (seed) => [`exitForBanner ${seed & 2 ? 'top D4 E4 F4' : 'bottom D8 E8 F8'}`],
    fits: (code, ground) => !ancientsBook.barred(code, ground),
  },
  knows: ['exitForBanner'],
  // Elephants roll swords again, and nothing comes of their helmets.
  rest: (code) => (code === 'EL' ? 'helmet' : undefined),
  faces: ['light', 'medium', 'heavy', 'helmet', 'swords'],
  nothing: 'swords',
  leader: 'helmet',
  // Whoever stands on a wall strikes first.
  plain: (field, _from, to) => field.ground.get(to) !== 'scalableWall',
  // An elephant rampages; the crew of a war machine leaves it.
  retreats: (code) => code !== 'EL',
  evadesOnBoard: (code) => code !== 'HWM',
  gun: 'HWM',
  mark: 'LI',
};

const medieval: Compared = {
  id: 'medieval',
  rules: medievalRules,
  book: {
    ...medievalBook,
    more(tally, game, field, at, side, seed) {
      medievalBook.more(tally, game, field, at, side, seed);
      ambushes(tally, game, field, side);
    },
  },
  ways: {
    units: codes(medievalBook.KINDS),
    grounds:
      'forest hill hill ruggedHill brokenGround fordableRiver stream marsh camp bridge river cityWall cityGate'.split(
        ' ',
      ),
    tiles: ['camp', 'cityGate'],
    fits: (code, ground, side, rules) =>
      ground === 'cityGate' ? rules.includes(`city ${SIDES[side]}`) : !medievalBook.barred(code, ground),
    rules: (seed) => [
      `city ${SIDES[(seed >> 1) & 1]}`,
      `camps ${SIDES[(seed >> 2) & 1]}`,
      `exitForBanner ${seed & 8 ? 'top any D4 E4 F4' : 'bottom heavyCavalry D8 E8 F8'}`,
    ],
  },
  knows: ['city', 'camps', 'insideWalls', 'exitForBanner'],
  faces: ['light', 'medium', 'heavy', 'helmet', 'swords'],
  nothing: 'swords',
  leader: 'helmet',
  plain: () => true,
  retreats: () => true,
  evadesOnBoard: () => true,
  gun: 'LB',
  mark: 'HI',
};

const napoleonics: Compared = {
  id: 'napoleonics',
  rules: napoleonicsRules,
  book: {
    ...napoleonicsBook,
    more(tally, game, field, at, side, seed) {
      combined(tally, field, at);
      leaving(tally, game, field, side);
      if (seed % 2 === 0) squares(tally, game, field, side);
    },
  },
  ways: {
    units: codes(napoleonicsBook.KINDS, 'B'),
    otherUnits: codes(napoleonicsBook.KINDS, 'F'),
    grounds:
      'forest hill hill hill town windmill fordableRiver bridge river ruggedHill sandQuarry fieldWorks fieldWorksHill'.split(
        ' ',
      ),
    squares: (code, ground) =>
      napoleonicsBook.KINDS[code].symbol === 'infantry' &&
      !['town', 'windmill', 'fieldWorks', 'fieldWorksHill'].includes(ground),
    sided: ['fieldWorks', 'fieldWorksHill'],
    rules: (seed) => [`leaveForBanner ${seed & 2 ? 'top D4 E4 F4' : 'bottom D8 E8 F8'}`],
    fits: (code, ground) => !napoleonicsBook.barred(code, ground),
  },
  knows: ['leaveForBanner'],
  faces: ['infantry', 'cavalry', 'artillery', 'sabres'],
  nothing: 'artillery',
  leader: 'sabres',
  // A square strikes cavalry first.
  plain: (field, from, to) =>
    !(field.squares?.has(to) && napoleonicsBook.KINDS[field.units.get(from)?.code ?? ''].symbol === 'cavalry'),
  retreats: () => true,
  evadesOnBoard: () => true,
  gun: 'FFA',
  mark: 'BRL',
};

export const readings: { readonly [id: string]: Compared } = { ancients, medieval, napoleonics };

/** Battlefields that random games reach, as far as the reading knows all that stands there. */
function* reached(game: Compared): Generator<Field> {
  for (let seed = 1; ; seed++)
    for (const field of reachedFields(game.rules, seed, (rule) => game.knows.includes(rule.split(' ')[0])))
      if (
        [...field.units.values()].every(({ code }) => code in game.book.KINDS) &&
        [...field.ground.values()].every((ground) => game.ways.grounds.includes(ground))
      )
        yield field;
}

/** So many battlefields, half of them crowds on mixed ground and half of them from random games over all scenarios. */
export function compareFields(game: Compared, count: number): Tally {
  const tally = new Tally(game.id);
  const games = reached(game);
  for (let seed = 1; seed <= count; seed++) {
    const crowd = randomField(game.book.board, game.ways, seed);
    if (seed % 2 === 0) {
      compare(tally, game, crowd, seed >> 1);
      compareSight(tally, game, crowd, seed);
    } else compare(tally, game, games.next().value, seed >> 1);
  }
  return tally;
}
