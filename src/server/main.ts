// Serves the built page. `npm start` builds it and runs this; the page itself needs no server once it has been visited.

import { once } from 'node:events';
import type { Socket } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';

const FIRST_PORT = 8080;
const PORTS_TRIED = 20;

/** The page's files; everything in them may be kept for ever except what is named without a hash. */
export function makeServer(folder: string): FastifyInstance {
  const app = fastify({
    forceCloseConnections: true,
    // An address that cannot be read.
    frameworkErrors: (_error, _request, reply) => tell(reply, 400, 'This address cannot be read. The table is at /.'),
    clientErrorHandler: (_error, socket) => refuse(socket),
  });
  app.addHook('onSend', async (_request, reply) => void reply.headers(SECURITY));
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    // What is asked for outside the folder is not there either.
    if (error.statusCode !== undefined && error.statusCode < 500) return missing(reply);
    tell(reply, 500, 'Something went wrong here. The table is at /.');
  });
  app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    setHeaders(reply, file) {
      const hashed = /[/\\]assets[/\\]/.test(file);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((_request, reply) => missing(reply));
  return app;
}

const missing = (reply: FastifyReply): void => tell(reply, 404, 'There is no such page here. The table is at /.');

function tell(reply: FastifyReply, code: number, sentence: string): void {
  reply.code(code).headers(SECURITY).type('text/plain; charset=utf-8').send(`${sentence}\n`);
}

/** Something that is no request: it is told so, and the line is cut. */
function refuse(socket: Socket): void {
  if (!socket.writable) return;
  const headers = Object.entries({ ...SECURITY, 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines}\r\nThis is no request that can be read.\n`);
}

/** The page loads nothing from elsewhere; styles in SVG attributes are its own. */
const POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; worker-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Every answer has them, the ones that refuse as well. */
const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': POLICY,
} as const;

/** Stops serving. Lines that are open and silent would keep the server waiting for ever: they are cut. */
export async function stop(app: FastifyInstance): Promise<void> {
  for (const line of open.get(app) ?? []) line.destroy();
  await app.close();
}

/** The lines that are open at each server. */
const open = new WeakMap<FastifyInstance, Set<Socket>>();

function keepLines(app: FastifyInstance): void {
  const lines = new Set<Socket>();
  open.set(app, lines);
  app.server.on('connection', (line: Socket) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
}

/** Listens on the wanted port, or on the next free one; answers the port. */
export async function listen(app: FastifyInstance, host: string, wanted: number): Promise<number> {
  await app.ready();
  keepLines(app);
  for (let port = wanted; ; port++) {
    const { server } = app;
    server.listen(port, host);
    try {
      await Promise.race([once(server, 'listening')]);
      const address = server.address();
      return typeof address === 'object' && address !== null ? address.port : port;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const taken = code === 'EADDRINUSE' || code === 'EACCES';
      if (!taken || wanted === 0 || port >= wanted + PORTS_TRIED) throw error;
    }
  }
}

function wantedPort(): number {
  const text = process.env['PORT'] ?? String(FIRST_PORT);
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`PORT must be a whole number from 0 to 65535, but it is "${text}"`);
}

async function main(): Promise<void> {
  const folder = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'web');
  const host = process.env['HOST'] ?? 'localhost';
  const wanted = wantedPort();
  const app = makeServer(folder);
  const port = await listen(app, host, wanted);
  if (port !== wanted && wanted !== 0) console.log(`Port ${wanted} is taken, so another one is used.`);
  console.log(`Vexillum is at http://${host}:${port}`);
  console.log('Stop it with Ctrl+C. The game in the terminal is "npx vexillum play".');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop(app).then(() => process.exit(0));
    });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(`vexillum: the page cannot be served: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  });
}
