// The drawings of Napoleonics: every troop, die face, card and kind of ground has one, and what must differ does differ.

import { describe, expect, it } from 'vitest';
import { kinds } from '../../src/web/board/ground/kinds.tsx';
import { pictureOf } from '../../src/web/cards/art.ts';
import { armyColours } from '../../src/web/pieces/armies.ts';
import { faceOf, facesOf } from '../../src/web/pieces/faces.ts';
import { hasSilhouette, silhouetteOf } from '../../src/web/pieces/silhouettes.ts';

const CODES = [
  ...['FLN', 'FLT', 'FGR', 'FOG', 'FYG', 'FMI', 'FLC', 'FHC', 'FCU', 'FGHC', 'FFA', 'FHA', 'FGFA'],
  ...['BLN', 'BLT', 'BRL', 'BGR', 'BGG', 'BLC', 'BHC', 'BGHC', 'BFA', 'BHA'],
  ...['PLN', 'PLT', 'PLC', 'PMI', 'DLN', 'DLT', 'DLC', 'DMI'],
];

const CARDS = [
  ...['scout', 'probe', 'attack', 'assault'].flatMap((name) => ['Left', 'Centre', 'Right'].map((at) => name + at)),
  ...['coordinatedAdvance', 'flankAttack', 'forward', 'reconInForce', 'bayonetCharge', 'bombard', 'cavalryCharge'],
  ...['counterAttack', 'elan', 'fireAndHold', 'firstStrike', 'forceMarch', 'coldSteel', 'leadership'],
  ...['grandManoeuvre', 'rally', 'shortSupply'],
];

/** Every number of a path. */
const numbers = (path: string): number[] => (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);

describe('troops', () => {
  it('all have a silhouette, and no two the same: neither of one nation nor of two', () => {
    expect(CODES.filter((code) => !hasSilhouette('napoleonics', code))).toEqual([]);
    expect(new Set(CODES.map((code) => silhouetteOf('napoleonics', code, '').ink)).size).toBe(CODES.length);
  });

  it('are drawn with real numbers, inside the block', () => {
    for (const code of CODES) {
      const { ink, cut = '' } = silhouetteOf('napoleonics', code, '');
      expect(ink + cut).not.toMatch(/NaN|undefined|Infinity/);
      expect(Math.max(...numbers(ink).map(Math.abs))).toBeLessThan(29);
    }
  });
});

describe('dice', () => {
  it('have five symbols of five outlines, each on its ground', () => {
    const names = ['artillery', 'cavalry', 'flag', 'infantry', 'sabres'];
    expect(Object.keys(facesOf('napoleonics')).sort()).toEqual(names);
    const faces = names.map((name) => faceOf('napoleonics', name));
    expect(new Set(faces.map(({ path }) => path)).size).toBe(names.length);
    expect(new Set(faces.map(({ label }) => label)).size).toBe(names.length);
    expect(faces.map(({ ground }) => ground)).toEqual(['red', 'yellow', 'black', 'blue', 'black']);
  });
});

describe('cards', () => {
  it('all have a picture, and no two the same', () => {
    const pictures = CARDS.map((card) => JSON.stringify(pictureOf('napoleonics', card)));
    expect(CARDS.filter((_, i) => pictures[i] === 'null')).toEqual([]);
    expect(new Set(pictures).size).toBe(CARDS.length);
    for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('ground', () => {
  it('has a coat for every kind', () => {
    const terrain =
      'town windmill fieldWorks fieldWorksHill sandQuarry river fordableRiver bridge forest hill ruggedHill';
    for (const key of terrain.split(' ')) expect(kinds[key]?.length, key).toBeGreaterThan(0);
    expect(kinds.fieldWorksHill).toContain('heights');
  });
});

it('Britain and France are far apart on the wheel, whatever allies the British have', () => {
  const hue = (army: string, side: 'top' | 'bottom') => Number(/hsl\((\d+)/.exec(armyColours(army, side).face)?.[1]);
  for (const army of ['British', 'British and Portuguese', 'British and Dutch-Belgian']) {
    for (const side of ['top', 'bottom'] as const) {
      const apart = Math.abs(hue(army, side) - hue('French', side));
      expect(Math.min(apart, 360 - apart)).toBeGreaterThan(90);
    }
  }
});
