// The server of the page: files, compression, what may be kept, and a port that is taken.

import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, makeServer, stop } from '../../src/server/main.ts';

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vexillum-server-'));
  fs.mkdirSync(path.join(folder, 'assets'));
  fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Vexillum</title>');
  fs.writeFileSync(path.join(folder, 'assets/a-123.js'), 'export {};');
  fs.writeFileSync(path.join(folder, 'assets/a-123.js.br'), zlib.brotliCompressSync('export {};'));
  fs.writeFileSync(path.join(folder, 'manifest.webmanifest'), '{}');
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

test('files are served, compressed when they may be, and kept only when their names say what they hold', async () => {
  const app = makeServer(folder);
  const page = await app.inject('/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  const script = await app.inject({ url: '/assets/a-123.js', headers: { 'accept-encoding': 'br' } });
  expect(script.headers['content-encoding']).toBe('br');
  expect(script.headers['content-type']).toContain('javascript');
  expect(script.headers['cache-control']).toContain('immutable');
  const manifest = await app.inject('/manifest.webmanifest');
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
  await app.close();
});

test('what is not there is said plainly, and nothing outside the folder is given away', async () => {
  const app = makeServer(folder);
  for (const url of ['/nothing.js', '/../package.json', '/%2e%2e/package.json', '/assets/']) {
    const answer = await app.inject(url);
    expect(answer.statusCode, url).toBe(404);
    expect(answer.body).toContain('no such page');
  }
  await app.close();
});

test('an address that leads out of the folder is not there, as it comes over the line', async () => {
  const app = makeServer(folder);
  const port = await listen(app, 'localhost', 0);
  for (const url of ['/assets/../../package.json', '//etc/passwd', '/%00', '/a\\..\\b', '/index.html%00.js']) {
    const answer = await new Promise<string>((resolve) => {
      const line = net.connect(port, 'localhost', () =>
        line.write(`GET ${url} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`),
      );
      let text = '';
      line.on('data', (part) => (text += part)).on('close', () => resolve(text));
    });
    expect(answer, url).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
    expect(answer, url).toContain('nosniff');
  }
  await stop(app);
});

test('a port that is taken is passed over', async () => {
  const other = http.createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const taken = (other.address() as AddressInfo).port;
  const app = makeServer(folder);
  const port = await listen(app, 'localhost', taken);
  expect(port).toBeGreaterThan(taken);
  const answer = await fetch(`http://localhost:${port}/`);
  expect(answer.status).toBe(200);
  await app.close();
  other.close();
});

test('every answer has the headers that protect the page, the refusals too', async () => {
  const app = makeServer(folder);
  for (const url of ['/', '/nothing.js', '/%', '/assets/%ff']) {
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy'], url).toContain("default-src 'self'");
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    expect(headers['referrer-policy'], url).toBe('no-referrer');
  }
  const port = await listen(app, 'localhost', 0);
  const answer = await new Promise<string>((resolve) => {
    const line = net.connect(port, 'localhost', () => line.write('NONSENSE\r\n\r\n'));
    let text = '';
    line.on('data', (part) => (text += part)).on('close', () => resolve(text));
  });
  expect(answer).toContain('400 Bad Request');
  expect(answer).toContain('nosniff');
  await stop(app);
});

test('it stops while a connection is open on which nobody says anything', async () => {
  const app = makeServer(folder);
  const port = await listen(app, 'localhost', 0);
  const line = net.connect(port, 'localhost');
  await once(line, 'connect');
  const closed = once(line, 'close');
  await stop(app);
  await closed;
  expect(app.server.listening).toBe(false);
});
