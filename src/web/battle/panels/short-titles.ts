// Names of numbers that are short enough to stand two in a row. The whole title is read where the number is opened.

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^blocks of /i, 'Blocks'],
  [/^hexes that .* may move/i, 'Moves'],
  [/^battle back dice/i, 'Battle back'],
  [/^fire dice/i, 'Fire'],
  [/^([\w ]+?) dice of /i, '$1'],
  [/^flags that .* may ignore/i, 'Ignores flags'],
  [/^hexes back for each flag/i, 'Hexes a flag'],
  [/^hexes to which .* may /i, 'Ways to evade'],
  [/^enemy unit types that .* may /i, 'May evade'],
  [/^what .* does for units/i, 'Helps units'],
  [/^dice that check .* if blocks are lost/i, 'Leader check'],
  [/^faces of six that can hit /i, 'Faces that hit'],
  [/^order for an? (command|reaction) with /i, 'Order to pay'],
  [/^order for evading with /i, 'Order to evade'],
  [/^(?:whether it )?may be commanded.*/i, 'Commanded'],
  [/^order for an? (command|reaction)$/i, 'Order to pay'],
  [/^disorder .* can still hold/i, 'Can still hold'],
  [/^dice of the battle back$/i, 'Battle back'],
  [/^what hits in the battle back$/i, 'What hits back'],
  [/^flags the (target|attacker) may ignore$/i, 'Flags, $1'],
  [/^dice of the (.+?) of .* against .*/i, 'Dice, $1'],
  [/^dice of the (.+?)(?: of .*)?$/i, 'Dice, $1'],
  [/^least die that hits in the /i, 'Hits from, '],
  [/^hits of the (attack|answer) that are stopped/i, 'Stopped, $1'],
  [/^(melee values|ranged values|cohesion|hits) (?:of|on) .*/i, '$1'],
];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function shortTitle(title: string): string {
  const found = SHORT.find(([long]) => long.test(title));
  if (!found) return capital(title);
  const [long, short] = found;
  // What the pattern does not reach is said by the panel's head: of whom, before what.
  const rest = short.endsWith(' ') ? title.replace(long, '') : '';
  const head = (title.match(long)?.[0] ?? title).replace(long, short);
  return capital(`${head}${rest}`);
}
