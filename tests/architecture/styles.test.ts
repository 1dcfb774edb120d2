// Style sheets stay loaded when one goes from screen to screen, so a rule must meet nobody but its own. Each sheet here owns names of
// classes: those that are, or begin with, one of its words. Every rule of it names one of them; no other sheet gives one of them a
// look, unless it says so below and outweighs the owner. The sheets of the table, which are on the screen together, share words; of them no
// two style the same class unless all but its owner say so.

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { classesIn, rulesOf, split, subjectOf, weightOf } from './style-rules.ts';

const WEB = path.resolve(import.meta.dirname, '../../src/web');
const STYLES = path.join(WEB, 'styles');

/** What each sheet owns. To bring a sheet under the rules below, move it here from `OF_THE_TABLE` with its words. */
const OWN: { readonly [sheet: string]: readonly string[] } = {
  'front.css': [
    ...['hero', 'quiet-ways', 'little', 'still-board', 'game-card', 'game-picture', 'game-weight', 'games-row'],
    ...['saved', 'open-record', 'fault', 'brought', 'asking', 'shelf', 'next-battles', 'battle-rows', 'battle-card'],
    'mini',
  ],
  'handbook.css': ['handbook'],
  'muster.css': ['muster'],
  'replay.css': ['replay'],
  'settings.css': ['settings', 'segments'],
  'wanted.css': ['wanted'],
  'setup.css': ['setup', 'pick', 'swatch', 'ruling', 'provenance', 'reconstructed'],
};

/** Words that every screen shares. */
const SHARED: { readonly [sheet: string]: readonly string[] } = {
  'base.css': [
    ...['button', 'visually-hidden', 'skip-link', 'notice', 'detail', 'loading', 'frame', 'brand', 'plain-page'],
    ...['emblem', 'player-select'],
  ],
  'tokens.css': [],
};

/** Whom a sheet gives another look although they are somebody else's; inside an own class, and outweighing the owner. */
const RESTYLED: { readonly [sheet: string]: readonly string[] } = {
  'front.css': ['board', 'board-svg', 'board-ground', 'placed', 'button'],
  'handbook.css': ['board', 'visually-hidden', 'die'],
  'muster.css': ['b-emblem', 'b-figure', 'button', 'pick-pair'],
  'replay.css': [
    'board',
    'board-room',
    'moment-keys',
    'moment-words',
    'moment-slider',
    'card-small',
    'small-band',
    'small-name',
    'stage',
    'tray',
    'try-choices',
    'look-bar',
    'standards',
    'moment-turn',
  ],
  'settings.css': ['button-row'],
  'setup.css': ['button', 'saved-small'],
};

const sheets = fs.readdirSync(STYLES).filter((file) => file.endsWith('.css'));
const rules = new Map(sheets.map((sheet) => [sheet, rulesOf(fs.readFileSync(path.join(STYLES, sheet), 'utf8'))]));
const rulesIn = (sheet: string) => rules.get(sheet) ?? [];
const OF_THE_TABLE = sheets.filter((sheet) => !(sheet in OWN) && !(sheet in SHARED));

/** Lays the parts of the table out on narrow screens, whoever they belong to; it comes after all of their sheets. */
const NARROW = 'battle-narrow.css';

/** Whom a sheet of the table gives another look although another sheet of the table owns them. */
const RESTYLED_AT_THE_TABLE: { readonly [sheet: string]: readonly string[] } = {
  'battalion-card.css': [
    'army-name',
    'army-swatch',
    'art-ink',
    'b-cohesion',
    'b-deck',
    'b-emblem',
    'b-figure',
    'b-sign',
    'b-token',
    'b-tokens',
    'card-sheet',
    'card-text',
    'die-body',
    'disclosure-button',
    'face-gold',
  ],
  'battalion.css': ['b-emblem', 'b-mini', 'b-stack', 'b-token', 'b-token-count', 'board', 'mark-disc'],
  'battle-square.css': ['battle', 'battle-main', 'log-panel'],
  'battle.css': ['board-room', 'hand', 'inspector', 'log-panel', 'look-bar', 'prompt', 'stage'],
  'board-room.css': ['board', 'd-edge-name', 'd-edge-plate', 'g-hex-name', 'g-section-name', 'g-unknown-name'],
  'board.css': ['answer'],
  'cards.css': ['face-gold'],
  'dark-ages.css': [
    'table-card',
    'block-face',
    'card-art',
    'card-band',
    'card-name',
    'card-text',
    'disclosure-button',
    'disclosure-panel',
    'kind-emblem',
  ],
  'dialogs.css': ['quiet'],
  'hand.css': [
    'b-emblem',
    'card',
    'card-art',
    'card-band',
    'card-key',
    'card-name',
    'card-sheet',
    'card-text',
    'card-when',
    'considered-note',
    'd-fight-notes',
    'd-points',
    'd-seal',
    'kind-emblem',
    'square-place',
    'square-place-name',
    'square-track',
    'square-track-label',
    'square-track-places',
  ],
  'keys.css': ['battle-dialog'],
  'line.css': ['hand', 'prompt', 'stage'],
  'log.css': ['dice-line', 'icon', 'sign-key'],
  'napoleonics.css': ['die-cut'],
  'prompt.css': ['odds-bar', 'odds-besides', 'odds-side'],
  'stage.css': [
    'army-tokens',
    'dice-caption',
    'dice-item',
    'dice-row',
    'dice-words',
    'die',
    'primary',
    'prompt-text',
    'standard',
    'standards',
  ],
  'top-bar.css': ['square-track', 'standards', 'token'],
  'trace.css': ['act'],
  'minute.css': ['die'],
};

const isOf = (words: readonly string[], name: string): boolean =>
  words.some((word) => name === word || name.startsWith(`${word}-`));

const ownerOf = (name: string): string | undefined =>
  [...Object.entries(OWN), ...Object.entries(SHARED)].find(([, words]) => isOf(words, name))?.[0];

test('rules are read with what is nested in them', () => {
  const text =
    '@media (x) { .a, .b:is(.c, .d) { color: red; & .e > .f { top: 0 } } } :root { --x: 1; } @keyframes k { to { top: 0 } }';
  expect(rulesOf(text).map(({ selector }) => selector)).toEqual([
    '.a .e > .f',
    '.b:is(.c, .d) .e > .f',
    '.a',
    '.b:is(.c, .d)',
    ':root',
  ]);
  expect(subjectOf('.a .e > .f:hover')).toBe('.f:hover');
  expect(classesIn('.a:not(.b) .c')).toEqual(['a', 'c']);
  expect(weightOf('.a .b.b')).toEqual([3, 0]);
  expect(split('a, b:is(c, d)', ',')).toEqual(['a', 'b:is(c, d)']);
});

test('no two sheets own one word', () => {
  const all = [...Object.entries(OWN), ...Object.entries(SHARED)].flatMap(([sheet, words]) =>
    words.map((word) => ({ sheet, word })),
  );
  const twice = all.flatMap(({ sheet, word }) =>
    all.filter((other) => other.sheet !== sheet && isOf([other.word], word)).map((other) => [word, other.word]),
  );
  expect(twice).toEqual([]);
});

describe.each(Object.keys(OWN))('%s', (sheet) => {
  const own = OWN[sheet];
  const restyled = RESTYLED[sheet] ?? [];

  test('every rule names a class of its own', () => {
    const loose = rulesIn(sheet).filter(
      ({ selector, onlyNames }) =>
        !classesIn(selector).some((name) => isOf(own, name)) && !(onlyNames && selector.startsWith(':root')),
    );
    expect(loose.map(({ selector }) => selector)).toEqual([]);
  });

  test('whom it gives another look is named, and it outweighs the owner', () => {
    const taken = rulesIn(sheet).flatMap(({ selector }) => {
      const others = classesIn(subjectOf(selector)).filter((name) => {
        const owner = ownerOf(name);
        const styled = owner === undefined && OF_THE_TABLE.some((one) => owns(one, name));
        return (owner !== undefined && owner !== sheet) || styled;
      });
      // In one compound with an own class it is a word for a state, and meets only the own element.
      const mixed = classesIn(subjectOf(selector)).some((name) => isOf(own, name));
      return mixed ? [] : others.map((name) => ({ selector, name }));
    });
    expect(taken.filter(({ name }) => !restyled.includes(name))).toEqual([]);
    const outweighed = taken.filter(({ selector, name }) =>
      [...rules]
        // What all screens share is loaded before everything else, so that as much weight is enough.
        .filter(([other]) => other !== sheet && !(other in SHARED))
        .flatMap(([, all]) => all)
        .some((rule) => isBare(rule.selector, name) && weightOf(rule.selector)[0] >= weightOf(selector)[0]),
    );
    expect(outweighed).toEqual([]);
  });

  test('drawings are named by their class, never by their kind', () => {
    const kinds = /^(?:svg|path|g|rect|circle)\b|^\*$/;
    const drawn = rulesIn(sheet).filter(({ selector }) => kinds.test(subjectOf(selector)) && !isPicture(selector));
    expect(drawn.map(({ selector }) => selector)).toEqual([]);
  });

  test('no sheet of the table gives its classes another look', () => {
    const taken = OF_THE_TABLE.flatMap((other) =>
      rulesIn(other).flatMap(({ selector }) =>
        classesIn(subjectOf(selector))
          .filter((name) => isOf(own, name))
          .map((name) => [other, name]),
      ),
    );
    expect(taken).toEqual([]);
  });
});

/** Whom a rule is about: the first class of the element it meets; else nobody. */
const meets = (selector: string): string | undefined => classesIn(subjectOf(selector))[0];

describe('the sheets of the table', () => {
  const placed = OF_THE_TABLE.filter((sheet) => sheet !== NARROW);
  const restyles = (sheet: string, name: string): boolean => (RESTYLED_AT_THE_TABLE[sheet] ?? []).includes(name);
  const names = (sheet: string) => new Set(rulesIn(sheet).flatMap(({ selector }) => meets(selector) ?? []));

  test('every rule names a class', () => {
    const loose = OF_THE_TABLE.flatMap((sheet) =>
      rulesIn(sheet).filter(
        ({ selector, onlyNames }) => classesIn(selector).length === 0 && !(onlyNames && selector.startsWith(':root')),
      ),
    );
    expect(loose.map(({ selector }) => selector)).toEqual([]);
  });

  test('a class gets its look from one of them, and from whoever says so', () => {
    const sheetsOf = new Map<string, string[]>();
    for (const sheet of placed)
      for (const name of names(sheet)) sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), sheet]);
    const unsaid = [...sheetsOf]
      .map(([name, all]) => ({ name, owners: all.filter((sheet) => !restyles(sheet, name)) }))
      .filter(({ owners }) => owners.length !== 1);
    expect(unsaid).toEqual([]);
  });

  test('nothing is said to be restyled that is not', () => {
    const idle = Object.entries(RESTYLED_AT_THE_TABLE).flatMap(([sheet, all]) =>
      all.filter((name) => !names(sheet).has(name)).map((name) => `${sheet}: ${name}`),
    );
    expect(idle).toEqual([]);
  });

  test('who restyles outweighs the plain look, whichever sheet is loaded first', () => {
    const weak = placed.flatMap((sheet) =>
      rulesIn(sheet).filter(({ selector }) => {
        const name = meets(selector);
        if (name === undefined || !restyles(sheet, name)) return false;
        const others = placed.filter((other) => other !== sheet && !restyles(other, name)).flatMap(rulesIn);
        return others.some((rule) => rule.selector === `.${name}`) && weightOf(selector)[0] < 2;
      }),
    );
    expect(weak.map(({ selector }) => selector)).toEqual([]);
  });

  test('what is for narrow screens comes after the sheets that it changes', () => {
    const screen = fs.readFileSync(path.join(WEB, 'battle/BattleScreen.tsx'), 'utf8');
    const order = [...screen.matchAll(/styles\/([\w-]+\.css)'/g)].map(([, sheet]) => sheet);
    expect(order.at(-1)).toBe(NARROW);
    // Bare rules of it meet only those whose sheets stand before it there.
    const bare = rulesIn(NARROW).flatMap(({ selector }) => {
      const name = meets(selector);
      return name !== undefined && isBare(selector, name) ? [name] : [];
    });
    const late = bare.filter((name) => placed.some((sheet) => owns(sheet, name) && !order.includes(sheet)));
    expect(late).toEqual([]);
  });
});

/** A rule of the table that meets an element for this class alone, wherever it stands. */
const isBare = (selector: string, name: string): boolean =>
  subjectOf(selector) === selector &&
  classesIn(selector).every((one) => one === name) &&
  classesIn(selector).length > 0;

function owns(sheet: string, name: string): boolean {
  return rulesIn(sheet).some(({ selector }) => isBare(selector, name));
}

/** What lies under a picture is only made deaf to the finger. */
const isPicture = (selector: string): boolean =>
  /^\.(?:little-board|still-board|game-picture-map|handbook-board-map) \*$/.test(selector);

test('classes of a screen are used by that screen, and by parts that bring its sheet along', () => {
  const folders: { readonly [word: string]: RegExp } = {
    muster: /^muster\//,
    handbook: /^handbook\//,
    minute: /^handbook\//,
    setup: /^(?:setup|muster)\//,
    settings: /^settings\//,
  };
  const files = fs
    .readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.split(path.sep).join('/'));
  const strays = files.flatMap((file) => {
    const text = fs.readFileSync(path.join(WEB, file), 'utf8');
    const used = [...text.matchAll(/class=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, a, b]) =>
      (a ?? b ?? '').replace(/\$\{[^}]*\}/g, ' ').split(/\s+/),
    );
    return used.flatMap((name) =>
      Object.entries(folders)
        .filter(([word, folder]) => isOf([word], name) && !folder.test(file))
        .map(([,]) => `${file}: ${name}`),
    );
  });
  expect(strays).toEqual([]);
});
