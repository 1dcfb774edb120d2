// A short checksum of plain data, the same whatever order its keys are written in: it tells data that somebody has corrected
// from data as shipped.

/** The data as one text with the keys of every object in order. */
function ordered(json: unknown): string {
  if (Array.isArray(json)) return `[${json.map(ordered).join(',')}]`;
  if (typeof json !== 'object' || json === null) return JSON.stringify(json) ?? 'null';
  const object = json as { readonly [key: string]: unknown };
  const keys = Object.keys(object).filter((key) => object[key] !== undefined);
  return `{${keys
    .sort()
    .map((key) => `${JSON.stringify(key)}:${ordered(object[key])}`)
    .join(',')}}`;
}

/** Eight hexadecimal digits (two rounds of FNV-1a over the ordered text, mixed). */
export function fingerprint(json: unknown): string {
  const text = ordered(json);
  let a = 0x811c9dc5 | 0;
  let b = 0x9e3779b9 | 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b + code, 0x21f0aaad) ^ (b >>> 15);
  }
  return ((a ^ Math.imul(b ^ (b >>> 13), 0x735a2d97)) >>> 0).toString(16).padStart(8, '0');
}
