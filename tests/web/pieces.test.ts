// The drawn parts of the table: everything a battle can put on it has its own drawing, and sides differ by more than hue.

import { describe, expect, it } from 'vitest';
import type { UnitView } from '../../src/families/commands/telling/view/types.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { cards } from '../../src/games/ancients/tables/cards.ts';
import { units } from '../../src/games/ancients/tables/units.ts';
import type { DieTelling } from '../../src/kernel/ruleset.ts';
import { BADGE } from '../../src/web/board/badge.ts';
import { pictureOf } from '../../src/web/cards/art.ts';
import { cardWords } from '../../src/web/cards/card-words.ts';
import { kindOf } from '../../src/web/cards/kinds.ts';
import { iconNames } from '../../src/web/icons.tsx';
import { armyColours } from '../../src/web/pieces/armies.ts';
import { diceGroups, dieWords } from '../../src/web/pieces/dice-groups.ts';
import { faceOf, facesOf, faceWords } from '../../src/web/pieces/faces.ts';
import { marksOf } from '../../src/web/pieces/marks.ts';
import { shape, wheel } from '../../src/web/pieces/outline.ts';
import { hasSilhouette, silhouetteOf } from '../../src/web/pieces/silhouettes.ts';
import { type Box, STANDARD_X, standPlan, stripsPath } from '../../src/web/pieces/stand.ts';

/** Relative luminance of an `hsl(h s% l%)` colour, as WCAG counts it. */
function luminance(colour: string): number {
  const parts = /^hsl\((\d+) (\d+)% (\d+)%\)$/.exec(colour);
  if (!parts) throw new Error(`not a colour of the armies: ${colour}`);
  const [hue, saturation, lightness] = [Number(parts[1]), Number(parts[2]) / 100, Number(parts[3]) / 100];
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number): number => {
    const k = (n + hue / 30) % 12;
    const value = lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4);
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe('silhouettes', () => {
  it('every Ancients unit has its own', () => {
    expect(units.filter(({ code }) => !hasSilhouette('ancients', code)).map(({ code }) => code)).toEqual([]);
    const drawn = units.map(({ code }) => silhouetteOf('ancients', code, '').ink);
    expect(new Set(drawn).size).toBe(units.length);
  });

  it('a troop that is not drawn yet gets a plain figure by its class', () => {
    const plain = ['light', 'medium', 'heavy'].map((symbol) => silhouetteOf('another game', 'XX', symbol).ink);
    expect(new Set(plain).size).toBe(3);
    expect(silhouetteOf('ancients', 'XX', 'heavy').ink).toBe(plain[2]);
  });

  it('holds no number that went wrong, and shapes run clockwise whichever way they are told', () => {
    for (const { code } of units) expect(silhouetteOf('ancients', code, '').ink).not.toMatch(/NaN|undefined|Infinity/);
    expect(shape([0, 0], [4, 0], [4, 4])).toBe('M0 0L4 0L4 4Z');
    expect(shape([4, 4], [4, 0], [0, 0])).toBe('M0 0L4 0L4 4Z');
    expect(wheel(0, 0, 8)).not.toContain('NaN');
  });
});

describe('faces', () => {
  it('every face of the Ancients dice has a symbol, and no two have the same outline', () => {
    expect(Object.keys(facesOf('ancients')).sort()).toEqual([...ancientsRules.faces].sort());
    const paths = ancientsRules.faces.map((face) => faceOf('ancients', face).path);
    expect(new Set(paths).size).toBe(paths.length);
    const labels = ancientsRules.faces.map((face) => faceOf('ancients', face).label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe('armies', () => {
  const armies = [...new Set(ancientsRules.scenarios.flatMap(({ top, bottom }) => [top, bottom]))];

  it.each(armies)('%s: ink and edge stand out from the block on either side', (army) => {
    for (const side of ['top', 'bottom'] as const) {
      const { face, ink, edge } = armyColours(army, side);
      expect(contrast(face, ink)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(face, edge)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('the top army is dark and the bottom army light in every battle of the shelf', () => {
    for (const { top, bottom } of ancientsRules.scenarios) {
      const dark = armyColours(top, 'top');
      const light = armyColours(bottom, 'bottom');
      expect(luminance(dark.face)).toBeLessThan(luminance(light.face));
      expect(contrast(dark.face, light.face)).toBeGreaterThanOrEqual(4.5);
      // Edges are the other way round.
      expect(luminance(dark.edge)).toBeGreaterThan(luminance(light.edge));
    }
  });

  it('no two armies that meet have the same hue', () => {
    for (const { top, bottom } of ancientsRules.scenarios) {
      const [a, b] = [armyColours(top, 'top').face, armyColours(bottom, 'bottom').face].map((face) =>
        Number(/\d+/.exec(face)?.[0]),
      );
      const apart = Math.min(Math.abs(a - b), 360 - Math.abs(a - b));
      expect(apart, `${top} and ${bottom}`).toBeGreaterThanOrEqual(45);
    }
  });
});

describe('stands', () => {
  const KINDS = [{}, { led: true }, { square: true }, { led: true, square: true }];
  const apart = (a: Box, b: Box): boolean =>
    a.x + a.width <= b.x + 0.01 ||
    b.x + b.width <= a.x + 0.01 ||
    a.y + a.height <= b.y + 0.01 ||
    b.y + b.height <= a.y + 0.01;
  const all = KINDS.flatMap((kind) =>
    [1, 2, 3, 4, 5, 6].flatMap((full) =>
      Array.from({ length: full }, (_, i) => ({ kind, full, left: i + 1, plan: standPlan(i + 1, full, kind) })),
    ),
  );

  it('have as many blocks as are left, the rest as lost, the front one never lost', () => {
    for (const { full, left, plan } of all) {
      expect(plan.behind).toBe(left - 1);
      expect(plan.lost).toBe(full - left);
      expect(stripsPath(plan, 1, plan.behind).split('Z')).toHaveLength(left);
    }
  });

  it('fill 88 of a hex that is 100 wide, and leave the rows above and below alone', () => {
    const { face, right, depth } = standPlan(4, 4);
    expect(right - face.x).toBe(88);
    expect(face.width).toBeGreaterThanOrEqual(60);
    for (const { plan } of all) {
      expect(plan.face.y - plan.depth).toBeGreaterThanOrEqual(-41);
      expect(plan.face.y + plan.face.height).toBeLessThanOrEqual(22);
      expect(plan.face.x).toBeGreaterThanOrEqual(-44);
      expect(plan.plate.x + plan.plate.width).toBeLessThanOrEqual(51);
    }
    expect(depth).toBeGreaterThan(0);
  });

  it('keep a block where it was when others are lost', () => {
    for (const kind of KINDS) expect(standPlan(1, 4, kind).face).toEqual(standPlan(4, 4, kind).face);
  });

  it('keep class symbol, number of blocks, standard and the mark of a target apart', () => {
    const cloth: Box = { x: STANDARD_X - 10.8, y: -47, width: 21.6, height: 42 };
    const badge: Box = {
      x: BADGE.left,
      y: BADGE.y - BADGE.disc,
      width: BADGE.right - BADGE.left,
      height: 2 * BADGE.disc,
    };
    for (const { kind, plan } of all) {
      const { symbol, plate, face, right } = plan;
      const named = JSON.stringify(kind);
      expect(symbol.x >= face.x && symbol.x + symbol.width <= face.x + face.width, named).toBe(true);
      expect(symbol.y >= face.y && symbol.y + symbol.height <= face.y + face.height, named).toBe(true);
      expect(apart(symbol, plate), named).toBe(true);
      expect(apart(badge, symbol), named).toBe(true);
      if ('led' in kind) {
        // Beside the blocks, never over them; its pole ends on the plate.
        expect(cloth.x, named).toBeGreaterThanOrEqual(right);
        expect(apart(cloth, plate) && apart(cloth, badge), named).toBe(true);
      }
      if (!('square' in kind)) expect(apart(badge, plate), named).toBe(true);
    }
  });
});

describe('marks', () => {
  const still = {
    moved: false,
    fought: false,
    fired: false,
    mustClose: false,
    noBattle: false,
    halted: false,
  } as UnitView;
  const keys = (changes: Partial<UnitView>) => marksOf({ ...still, ...changes }).map(({ key }) => key);

  it('tell what a unit has done', () => {
    expect(keys({})).toEqual([]);
    expect(keys({ moved: true, mustClose: true })).toEqual(['moved', 'mustClose']);
    expect(keys({ fired: true })).toEqual(['fired']);
    expect(keys({ halted: true, noBattle: true })).toEqual(['halted', 'noBattle']);
  });

  it('say once that it has battled', () => {
    expect(keys({ fired: true, fought: true, noBattle: true })).toEqual(['fought']);
  });
});

describe('dice', () => {
  const die = (face: string, group: DieTelling['group'], words = ''): DieTelling => ({ face, group, words });

  it('are sorted by what they did, with captions that count', () => {
    const sorted = diceGroups([
      die('light', 'miss'),
      die('swords', 'hit'),
      die('flag', 'flag'),
      die('heavy', 'hit'),
      die('helmet', 'again'),
    ]);
    expect(sorted.map(({ caption }) => caption)).toEqual(['2 hits', '1 flag', 'Rolled again', '1 miss']);
    expect(sorted[0].dice.map(({ face }) => face)).toEqual(['swords', 'heavy']);
  });

  it('are read out as what lies up and what it did', () => {
    expect(dieWords({ faceWords }, 'ancients', die('flag', 'flag', 'ignored'))).toBe('flag, ignored');
    expect(dieWords({ faceWords }, 'ancients', die('light', 'plain'))).toBe('green circle');
    expect(dieWords({ faceWords }, 'ancients', die('crown', 'plain'))).toBe('crown');
  });
});

describe('cards', () => {
  it('of every group have a kind of their own', () => {
    const groups = [...new Set(cards.map(({ group }) => group))];
    expect(groups.map((group) => kindOf(group).key)).toEqual(groups);
    expect(new Set(groups.map((group) => kindOf(group).emblem)).size).toBe(groups.length);
  });

  it('have a section diagram or a picture', () => {
    const bare = cards.filter(({ sections, key }) => !sections && pictureOf('ancients', key) === null);
    expect(bare.map(({ key }) => key)).toEqual([]);
  });

  it('are read out in full, with what sets them apart', () => {
    const { key, name, group, text, sections } = cards[0];
    expect(cardWords({ key, name, group, text, sections, reaction: false }, true)).toBe(
      `${name}. Section card. ${text}`,
    );
    expect(cardWords({ key, name, group, text, sections, reaction: true }, false)).toMatch(
      /Played in reaction\. Not to be played now\.$/,
    );
  });
});

it('icons have names of their own', () => {
  expect(new Set(iconNames).size).toBe(iconNames.length);
  for (const name of ['undo', 'menu', 'help', 'log', 'cards', 'eye', 'flag', 'swords', 'bow', 'close', 'settings']) {
    expect(iconNames).toContain(name);
  }
});
