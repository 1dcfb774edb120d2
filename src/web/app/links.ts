// A whole battle in a link: the text, pressed flat and written with letters that an address may hold. It stands after the
// `#`, so it is never sent to a server.

/** Longer links are cut off by mail programs and messengers; a file serves better. */
export const LONGEST_LINK = 8000;

/** More than any battle needs; a link that unfolds to more is not one of ours. */
const LONGEST_TEXT = 1_000_000;

export type LinkKind = 'record' | 'position' | 'sheet';

export class LinkError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LinkError';
  }
}

/** A text as letters, digits, `-` and `_`. */
export async function encodeText(text: string): Promise<string> {
  const bytes = await readAll(pressed(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export async function decodeText(code: string): Promise<string> {
  if (code === '') throw new LinkError('This link is empty: what follows its beginning is missing.');
  const odd = code.search(/[^A-Za-z0-9_-]/);
  if (odd >= 0) {
    throw new LinkError(
      `This link has a sign in it that no link of ours has, at place ${odd + 1} of its text. It was probably changed on its way.`,
    );
  }
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const flat = pressed(bytes, new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(await readAll(flat, LONGEST_TEXT));
  } catch (error) {
    if (error instanceof LinkError) throw error;
    throw new LinkError(
      'This link is broken: a part of it is missing or was changed. Ask for it again, or for a file.',
    );
  }
}

/** What stands after `#/link/` for a text, with its kind in front; refuses what would be too long. */
export async function linkPart(kind: LinkKind, text: string): Promise<string> {
  return `${kind}.${await encodeText(text)}`;
}

export async function linkTo(kind: LinkKind, text: string): Promise<string> {
  const { origin, pathname } = location;
  const link = `${origin === 'null' ? 'file://' : origin}${pathname}#/link/${await linkPart(kind, text)}`;
  if (link.length > LONGEST_LINK) {
    throw new LinkError(
      `This ${kind} would make a link of ${link.length.toLocaleString('en-GB')} characters. ` +
        'Programs cut such links off. Export a file and send that.',
    );
  }
  return link;
}

/** The text of a link, from what stands after `#/link/`. The kind in front is for people; the text itself says it too. */
export function readLink(part: string): Promise<string> {
  const dot = part.indexOf('.');
  return decodeText(part.slice(dot + 1));
}

function pressed(
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(by);
}

async function readAll(stream: ReadableStream<Uint8Array>, most = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new LinkError('This link unfolds to more text than any battle has. It is not one of ours.');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
