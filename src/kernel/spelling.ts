// The rulebooks are American; the words here are British. Both are understood wherever somebody writes one.

const PAIRS: readonly (readonly [american: RegExp, british: string])[] = [
  [/center/g, 'centre'],
  [/Center/g, 'Centre'],
  [/maneuver/g, 'manoeuvre'],
  [/Maneuver/g, 'Manoeuvre'],
  [/color/g, 'colour'],
  [/Color/g, 'Colour'],
  [/defense/g, 'defence'],
  [/Defense/g, 'Defence'],
  [/\bgray\b/g, 'grey'],
  [/armor/g, 'armour'],
  [/honor/g, 'honour'],
  [/\bsaber/g, 'sabre'],
  [/\bSaber/g, 'Sabre'],
];

/** Most texts have none of them, and are told by one look. */
const ANY = new RegExp(PAIRS.map(([american]) => american.source).join('|'));

/** A word or a sentence of words with British spelling. */
export function british(text: string): string {
  if (!ANY.test(text)) return text;
  let out = text;
  for (const [american, own] of PAIRS) out = out.replace(american, own);
  return out;
}
