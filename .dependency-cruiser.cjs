// The layers of src, lowest first. Each may import itself and what stands before it; tests/architecture/layers.test.ts
// holds the same table.
const ENGINE = ['kernel', 'lib', 'families', 'games'];
const CORE = [...ENGINE, 'bots'];
const TOPS = ['cli', 'server', 'web'];

const inLayers = (names) => `^src/(${names.join('|')})/`;

const below = CORE.map((layer, index) => ({
  name: `${layer}-imports-downwards`,
  comment: `src/${layer} may import only: ${CORE.slice(0, index + 1).join(', ')}`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: '^src/', pathNot: inLayers(CORE.slice(0, index + 1)) },
}));

const tops = TOPS.map((layer) => ({
  name: `${layer}-imports-downwards`,
  comment: `src/${layer} may import src/engine.ts, src/loaded.ts, the engine, the bots and itself`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: '^src/', pathNot: ['^src/(engine|loaded)\\.ts$', inLayers([...CORE, layer])] },
}));

module.exports = {
  forbidden: [
    ...below,
    ...tops,
    {
      name: 'no-rule-in-the-page',
      comment:
        'The page draws what the table tells; only the table worker (src/web/table) and the build (src/web/data) run rules',
      severity: 'error',
      from: { path: '^src/web/', pathNot: '^src/web/(table|data)/' },
      to: { path: '^src/(lib|families|games|bots|engine\\.ts|loaded\\.ts)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'page-asks-the-table',
      comment:
        'Of src/web/table the page uses the protocol, the two clients and the store of battles; the host stays behind them',
      severity: 'error',
      from: { path: '^src/web/', pathNot: '^src/web/(table|data)/' },
      to: {
        path: '^src/web/table/',
        pathNot: '^src/web/table/(protocol|worker-table|library|saved)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-game-imports-another-game',
      comment: 'What two games share belongs in src/families or src/lib',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'rules-know-no-telling',
      comment: 'What people are told reads the rules; no rule and no table reads what is told (types aside)',
      severity: 'error',
      from: { path: '^src/(families|games)/[^/]+/(rules|tables)/' },
      to: { path: '^src/(families|games)/[^/]+/telling/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'engine-has-no-dependency',
      comment: 'kernel, lib, families and games import no package, no Node module and nothing outside src',
      severity: 'error',
      from: { path: inLayers(ENGINE) },
      to: { pathNot: '^src/' },
    },
    {
      name: 'barrel-imports-engine-and-bots',
      comment:
        'src/engine.ts is the public door of the engine: engine layers, bots, the loaded games and the entry for search only',
      severity: 'error',
      from: { path: '^src/engine\\.ts$' },
      to: { pathNot: ['^src/(search|loaded)\\.ts$', inLayers(CORE)] },
    },
    {
      name: 'search-imports-engine',
      comment: 'src/search.ts, the entry for search, imports engine layers, computer players and the loaded games only',
      severity: 'error',
      from: { path: '^src/search\\.ts$' },
      to: { pathNot: ['^src/loaded\\.ts$', inLayers(CORE)] },
    },
    {
      name: 'loaded-imports-engine-and-bots',
      comment: 'src/loaded.ts, all games at once, imports engine layers and bots only',
      severity: 'error',
      from: { path: '^src/loaded\\.ts$' },
      to: { pathNot: inLayers(CORE) },
    },
    {
      name: 'known-layers-only',
      comment:
        'Every source file stands in a known layer (the two entries of the package and the games they hold are the only ones outside)',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(engine|search|loaded)\\.ts$', inLayers([...CORE, ...TOPS])] },
      to: {},
    },
    {
      name: 'src-imports-no-test-code',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tests|bench|scripts|bin|dist)/' },
    },
    {
      name: 'every-import-resolves',
      severity: 'error',
      from: {},
      // Data that vite.config.ts makes from the engine.
      to: { couldNotResolve: true, pathNot: '^virtual:vexillum/' },
    },
    {
      name: 'no-circular',
      comment: 'Files import each other in one direction; types, and what is fetched later, close no circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
