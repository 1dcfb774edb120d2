// The page: built to dist/web as static files, with a service worker that keeps all of them for use without a network, and
// with data read from the engine while building, so that the first screen needs no engine.

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { defineConfig, type Plugin, runnerImport } from 'vite';

interface Source {
  dataFor(name: string): unknown;
}

/** `virtual:vexillum/...` modules: what src/web/data/build.ts answers when the page is built, as JSON. */
function engineData(): Plugin {
  const prefix = 'virtual:vexillum/';
  // Loaded once for all of them: each further load would read the whole engine again.
  let source: Promise<{ readonly module: Source }> | undefined;
  return {
    name: 'engine-data',
    buildStart() {
      source = undefined;
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      source ??= runnerImport<Source>('./src/web/data/build.ts');
      const { module } = await source;
      return `export default ${JSON.stringify(module.dataFor(id.slice(prefix.length + 1)))};`;
    },
  };
}

/** Every built file goes into one cache named by their contents; a page that is open keeps the files it began with. */
const serviceWorker = (files: readonly string[], version: string) => `// Made while building.
const CACHE = 'vexillum-${version}';
const FILES = ${JSON.stringify(files)};
addEventListener('install', (e) => e.waitUntil(caches.open(CACHE).then((c) => c.addAll(FILES))));
// A newer page waits until the older one is left, whose parts are fetched as they are needed, or until it is told to.
addEventListener('message', (e) => e.data === 'take over' && skipWaiting());
addEventListener('activate', (e) => e.waitUntil(caches.keys()
  .then((keys) => Promise.all(keys.filter((k) => k.startsWith('vexillum-') && k !== CACHE).map((k) => caches.delete(k))))
  .then(() => clients.claim())));
addEventListener('fetch', (e) => {
  const url = new URL(e.request.url);
  if (e.request.method !== 'GET' || url.origin !== location.origin) return;
  const at = new URL(e.request.mode === 'navigate' ? './' : url.pathname, registration.scope).href;
  e.respondWith(caches.open(CACHE).then(async (c) => (await c.match(at)) ?? fetch(e.request)));
});
`;

function offline(): Plugin {
  let out = '';
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      out = path.resolve(config.root, config.build.outDir);
    },
    closeBundle(error) {
      // It is called after a failed build too, whose own fault is the one to be told.
      if (error || !fs.existsSync(out)) return;
      const list = (dir: string): string[] =>
        fs.readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
          const name = path.join(dir, entry.name);
          return entry.isDirectory() ? list(name) : [name];
        });
      const files = list(out).filter((file) => !/\.(br|gz|map)$|sw\.js$/.test(file));
      const hash = createHash('sha256');
      for (const file of files.sort()) hash.update(fs.readFileSync(file));
      const names = files.map((file) => `./${path.relative(out, file)}`.replace(/^\.\/index\.html$/, './'));
      fs.writeFileSync(path.join(out, 'sw.js'), serviceWorker(names, hash.digest('hex').slice(0, 12)));
      // The server hands these out to browsers that take them.
      for (const file of list(out).filter((name) => /\.(js|css|html|svg|json|webmanifest)$/.test(name))) {
        fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(fs.readFileSync(file)));
        fs.writeFileSync(`${file}.gz`, zlib.gzipSync(fs.readFileSync(file), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  root: 'src/web',
  base: './',
  publicDir: 'public',
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: { outDir: '../../dist/web', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  plugins: [engineData(), offline()],
});
