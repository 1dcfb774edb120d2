// The import direction of src. The same table stands in .dependency-cruiser.cjs; this scan needs no tool, reads every
// file under src and says in words what is wrong.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ENGINE = ['kernel', 'lib', 'families', 'games'];
const CORE = [...ENGINE, 'bots'];
const BARREL = 'engine.ts';
/** The other entry of the package, for search. */
const SEARCH = 'search.ts';
/** All games at once, for both entries and the programs. */
const LOADED = 'loaded.ts';

/** What each layer may import, by the first folder under src. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  kernel: ['kernel'],
  lib: ['kernel', 'lib'],
  families: ['kernel', 'lib', 'families'],
  games: ENGINE,
  bots: CORE,
  [LOADED]: CORE,
  [SEARCH]: [...CORE, LOADED],
  [BARREL]: [...CORE, SEARCH, LOADED],
  cli: [...CORE, BARREL, LOADED, 'cli'],
  server: [...CORE, BARREL, LOADED, 'server'],
  web: [...CORE, BARREL, LOADED, 'web'],
};

/** Data outside src that the programs (not the engine) may read into their bundle. */
const OPEN_TO_PROGRAMS = ['package.json'];

interface Import {
  readonly line: number;
  readonly target: string;
}

const IMPORT_FORMS = [
  /^[ \t]*(?:import|export)\b[^'"`;=()]*?\bfrom\s*(['"])([^'"\n]+)\1/gm,
  /^[ \t]*import\s*(['"])([^'"\n]+)\1/gm,
  /\b(?:import|require)\s*\(\s*(['"`])([^'"`\n]+)\1/g,
];

/** Comments become blanks of the same length, so that lines still count. */
function withoutComments(text: string): string {
  return text.replace(/(^|\s)(\/\/[^\n]*|\/\*[\s\S]*?\*\/)/g, (all) => all.replace(/[^\n]/g, ' '));
}

function importsOf(text: string): Import[] {
  const code = withoutComments(text);
  const found: Import[] = [];
  for (const form of IMPORT_FORMS) {
    for (const match of code.matchAll(form)) {
      const at = match.index + match[0].length;
      found.push({ line: code.slice(0, at).split('\n').length, target: match[2] });
    }
  }
  return found;
}

/** 'src/games/ancients/cards.ts' -> layer 'games', game 'ancients'; a file lying directly in src/games has no game. */
function placeOf(file: string): { layer: string; game: string } {
  const parts = file.split('/');
  return { layer: parts[1], game: parts[1] === 'games' && parts.length > 3 ? parts[2] : '' };
}

function problemOf(file: string, target: string): string | undefined {
  const from = placeOf(file);
  if (!target.startsWith('.')) {
    return ENGINE.includes(from.layer) ? `src/${from.layer} imports no package and no Node module` : undefined;
  }
  const resolved = path.posix.join(path.posix.dirname(file), target);
  if (!resolved.startsWith('src/')) {
    const open = !CORE.includes(from.layer) && from.layer !== BARREL && OPEN_TO_PROGRAMS.includes(resolved);
    return open ? undefined : 'nothing outside src may be imported';
  }
  const to = placeOf(resolved);
  const allowed = MAY_IMPORT[from.layer];
  if (!allowed.includes(to.layer)) return `src/${from.layer} may import only ${allowed.join(', ')}`;
  if (from.game !== '' && to.layer === 'games' && to.game !== from.game) {
    return `a game imports only its own folder (src/games/${from.game}); what games share belongs in src/families or src/lib`;
  }
  return undefined;
}

/** One line per wrong import or misplaced file: where it is, what it imports, which rule it breaks. */
function layerProblems(files: Iterable<readonly [file: string, text: string]>): string[] {
  const problems: string[] = [];
  for (const [file, text] of files) {
    const { layer } = placeOf(file);
    if (!Object.hasOwn(MAY_IMPORT, layer)) {
      problems.push(`${file}: stands in no known layer (${Object.keys(MAY_IMPORT).join(', ')})`);
      continue;
    }
    for (const { line, target } of importsOf(text)) {
      const problem = problemOf(file, target);
      if (problem !== undefined) problems.push(`${file}:${line} imports '${target}': ${problem}`);
    }
  }
  return problems;
}

function sourceFiles(root: string): [string, string][] {
  return fs
    .readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.split(path.sep).join('/')}`)
    .filter((file) => /\.(ts|tsx|mts|js|mjs)$/.test(file))
    .map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]);
}

describe('layers of src', () => {
  test('every import points downwards', () => {
    const files = sourceFiles(process.cwd());
    expect(files.length, 'no source file was found: run the tests at the root of the project').toBeGreaterThan(0);
    expect(layerProblems(files).join('\n')).toBe('');
  });

  test.each([
    ['kernel to lib', 'src/kernel/a.ts', `import { hex } from '../lib/hex.ts';`, 'src/kernel may import only kernel'],
    ['lib to a family', 'src/lib/a.ts', `export * from '../families/commands/turn.ts';`, 'src/lib may import only'],
    ['family to a game', 'src/families/commands/a.ts', `import '../../games/ancients/index.ts';`, 'src/families may'],
    ['types count too', 'src/lib/a.ts', `import type { B } from '../bots/b.ts';`, 'src/lib may import only'],
    ['game to game', 'src/games/medieval/a.ts', `import { x } from '../ancients/x.ts';`, 'only its own folder'],
    ['game to the list of games', 'src/games/medieval/a.ts', `import { x } from '../index.ts';`, 'only its own folder'],
    ['game to bots', 'src/games/ancients/a.ts', `import { x } from '../../bots/x.ts';`, 'src/games may import only'],
    ['engine to Node', 'src/kernel/a.ts', `import fs from 'node:fs';`, 'no package and no Node module'],
    ['engine to a package', 'src/families/commands/a.ts', `const c = await import('commander');`, 'no package and no'],
    ['engine to the barrel', 'src/lib/a.ts', `import { x } from '../engine.ts';`, 'src/lib may import only'],
    ['bots to a program', 'src/bots/a.ts', `import { x } from '../cli/x.ts';`, 'src/bots may import only'],
    ['program to program', 'src/cli/a.ts', `import { x } from '../server/x.ts';`, 'src/cli may import only'],
    ['barrel to a program', 'src/engine.ts', `export { x } from './cli/x.ts';`, 'src/engine.ts may import only'],
    ['source to a test', 'src/cli/a.ts', `import { x } from '../../tests/kit/x.ts';`, 'nothing outside src'],
    ['unknown layer', 'src/things/a.ts', '', 'stands in no known layer'],
  ])('the scan catches a planted wrong import: %s', (_, file, text, expected) => {
    const problems = layerProblems([[file, text]]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(expected);
  });

  test('it reads imports over several lines, and gives the line', () => {
    const text = "// about\n\nimport {\n  first,\n  type Second,\n} from '../lib/hex.ts';\nimport x from './x.ts';\n";
    expect(layerProblems([['src/kernel/a.ts', text]])).toEqual([
      "src/kernel/a.ts:6 imports '../lib/hex.ts': src/kernel may import only kernel",
    ]);
  });

  test('it accepts what is allowed, and what only looks like an import', () => {
    const files: [string, string][] = [
      ['src/kernel/a.ts', "import { b } from './b.ts';\n// import fs from 'node:fs';\n"],
      ['src/lib/a.ts', "/*\nimport fs from 'node:fs';\n*/\nimport { b } from '../kernel/b.ts';\n"],
      [
        'src/games/ancients/cards.ts',
        "import { a } from './a.ts';\nimport { b } from '../../families/commands/b.ts';\n",
      ],
      ['src/games/index.ts', "import { ancients } from './ancients/index.ts';\n"],
      ['src/bots/a.ts', "import { ancients } from '../games/ancients/index.ts';\n"],
      ['src/engine.ts', "export { a } from './kernel/a.ts';\nexport { b } from './bots/b.ts';\n"],
      [
        'src/cli/a.ts',
        "import fs from 'node:fs';\nimport { a } from '../engine.ts';\nimport p from '../../package.json';\n",
      ],
      ['src/games/ancients/text.ts', "export const about = 'taken from';\nconst far = 'node:fs';\n"],
    ];
    expect(layerProblems(files)).toEqual([]);
  });
});
