// The drawn parts of Medieval: every troop, face, army, kind of ground and card has its own drawing.

import { describe, expect, it } from 'vitest';
import { kinds } from '../../src/web/board/ground/kinds.tsx';
import { pictureOf } from '../../src/web/cards/art.ts';
import { armyColours } from '../../src/web/pieces/armies.ts';
import { faceOf, facesOf } from '../../src/web/pieces/faces.ts';
import { hasSilhouette, silhouetteOf } from '../../src/web/pieces/silhouettes.ts';

const FOOT = ['LB', 'A', 'WA', 'MI', 'HI'];
const PAIRS = [
  ['LC', 'LBC'],
  ['MC', 'MBC'],
  ['HC', 'HBC'],
  ['SHC', 'SHBC'],
];
const codes = [...FOOT, ...PAIRS.flat()];

describe('Medieval silhouettes', () => {
  it('every unit has its own, with and without a bow', () => {
    expect(codes.filter((code) => !hasSilhouette('medieval', code))).toEqual([]);
    expect(new Set(codes.map((code) => silhouetteOf('medieval', code, '').ink)).size).toBe(codes.length);
  });

  it('hold no number that went wrong', () => {
    for (const code of codes) {
      const { ink, cut } = silhouetteOf('medieval', code, '');
      expect(`${ink}${cut ?? ''}`, code).toMatch(/^[MLCQHVZaql0-9. -]+$/);
    }
  });
});

it('Medieval dice have six faces of different outline, and a helmet of their own', () => {
  const faces = facesOf('medieval');
  expect(Object.keys(faces).sort()).toEqual(['flag', 'heavy', 'helmet', 'light', 'medium', 'swords']);
  expect(new Set(Object.values(faces).map(({ path }) => path)).size).toBe(6);
  expect(faceOf('medieval', 'helmet').path).not.toBe(faceOf('ancients', 'helmet').path);
});

it('armies that meet in Medieval differ in lightness and are far apart on the wheel', () => {
  const read = (colour: string) => (colour.match(/\d+/g) ?? []).map(Number);
  for (const [top, bottom] of [
    ['Hun', 'Roman'],
    ['Sassanid', 'Byzantine'],
    ['Vandal', 'Byzantine'],
  ]) {
    const [hueA, , lightA] = read(armyColours(top, 'top').face);
    const [hueB, , lightB] = read(armyColours(bottom, 'bottom').face);
    const apart = Math.min(Math.abs(hueA - hueB), 360 - Math.abs(hueA - hueB));
    expect(apart, `${top} and ${bottom}`).toBeGreaterThanOrEqual(45);
    expect(lightB - lightA).toBeGreaterThan(50);
  }
});

it('every kind of ground of Medieval has a picture', () => {
  const keys =
    'brokenGround forest hill ruggedHill river fordableRiver bridge camp marsh cityWall cityGate stream'.split(' ');
  expect(keys.filter((key) => !(key in kinds))).toEqual([]);
});

it('every card of Medieval without a section diagram, and every Inspired Leadership action, has a picture', () => {
  const keys = (
    'scout leftCommand centreCommand rightCommand forward orderLight orderMedium orderHeavy ' +
    'leadershipAny leadershipLeft leadershipCentre leadershipRight ambush clashOfShields counterAttack cryHavoc ' +
    'darkenTheSky doubleTime fireAndClose firstStrike footOnslaught leaders lineCommand moveFireMove mountedCharge ' +
    'rally redeploy'
  ).split(' ');
  const pictures = keys.map((key) => JSON.stringify(pictureOf('medieval', key)));
  expect(keys.filter((_, i) => pictures[i] === 'null')).toEqual([]);
  expect(new Set(pictures).size).toBe(keys.length);
  for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined|Infinity/);
});
