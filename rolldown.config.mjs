// What is built by rolldown: the terminal program with its worker threads, the server of the page, and the engine as one
// browser module. The page itself is built by vite (vite.config.ts).
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(fileURLToPath(import.meta.url));
const { dependencies } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const external = [/^node:/, ...Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`))];

const cliDir = path.join(root, 'src/cli');
const workers = fs.readdirSync(cliDir, { recursive: true }).filter((name) => name.endsWith('.worker.ts'));
const engine = path.join(root, 'src/engine.ts');

const configs = [
  {
    input: Object.fromEntries(
      ['main.ts', ...workers].map((name) => [path.basename(name, '.ts'), path.join(cliDir, name)]),
    ),
    cwd: root,
    platform: 'node',
    external,
    // Shared parts lie beside the entries, so that './x.worker.js' means the same file from all of them.
    output: {
      dir: path.join(root, 'dist/cli'),
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    },
  },
];

configs.push({
  input: path.join(root, 'src/server/main.ts'),
  cwd: root,
  platform: 'node',
  external,
  output: { file: path.join(root, 'dist/server/main.js'), format: 'esm', sourcemap: true },
});

if (fs.existsSync(engine)) {
  configs.push({
    input: engine,
    cwd: root,
    platform: 'browser',
    output: { file: path.join(root, 'dist/engine.js'), format: 'esm', sourcemap: true },
  });
}

export default configs;
