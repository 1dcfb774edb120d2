// Units as texts, front rank first: `Velites, Hastati x2 / Roman Cavalry x2`. Sheets, armies and positions share it.

import { type Line, NotationError, named, nearest, splitAt } from '../../../kernel/notation.ts';
import { type Faction, factions, type Rank, ranks } from '../tables/tables.ts';
import { rankList, withArticle } from '../telling/words.ts';

const ranksOfFaction = (faction: Faction): readonly Rank[] => ranks.slice(faction.firstRank, faction.endRank);

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** A faction by its name or key. */
export function readFaction(line: Line): Faction {
  const found = factions.find(({ key, name }) => plain(name) === plain(line.text) || key === line.text.toLowerCase());
  if (found !== undefined) return found;
  const names = factions.map(({ name }) => name);
  throw new NotationError(line, `a faction: ${names.join(', ')}`, named(line.text));
}

/** A rank of the faction by its name or key. */
function readRank(line: Line, faction: Faction): Rank {
  const own = ranksOfFaction(faction);
  const found = own.find(({ key, name }) => plain(name) === plain(line.text) || key === line.text.toLowerCase());
  if (found !== undefined) return found;
  const names = own.map(({ name }) => name);
  const expected = `a rank of ${withArticle(faction.name)} (the nearest is "${nearest(line.text, names)}")`;
  throw new NotationError(line, expected, named(line.text));
}

/** A unit: names of ranks from the front, `x2` after a name for two in a row. Keys of its ranks. */
export function readUnit(line: Line, faction: Faction): string[] {
  return splitAt(line, ',', 'the name of a rank').flatMap((part) => {
    const match = /^(.*?)\s+[x×]\s*(\d+)$/i.exec(part.text);
    const rank = readRank(match === null ? part : { ...part, text: match[1] }, faction);
    const times = match === null ? 1 : Number(match[2]);
    if (times < 1 || times > 9) throw new NotationError(part, 'one to nine ranks of a name', named(part.text));
    return new Array<string>(times).fill(rank.key);
  });
}

/** Units parted by `/`; a line break parts them too. */
export const readUnits = (lines: readonly Line[], faction: Faction): { unit: string[]; at: Line }[] =>
  lines.flatMap((line) =>
    splitAt(line, '/', 'a unit such as Hastati x2').map((at) => ({ unit: readUnit(at, faction), at })),
  );

/** The canonical text of a unit. */
export function printUnit(keys: readonly string[], faction: Faction): string {
  const own = ranksOfFaction(faction);
  return rankList(keys.map((key) => own.find((rank) => rank.key === key)?.name ?? key));
}
