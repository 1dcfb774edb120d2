// The signs on the tiles of this battle: tokens, cohesion, kinds of units, values, and the traits that somebody here has.

import type { BattalionView } from '../../../../games/battalion/telling/view/types.ts';
import { CLASS_ICONS, CLASS_WORDS, MELEE, RANGED, TRAIT_ICONS, UNKNOWN_TRAIT } from '../art/icons.ts';
import { letters } from '../art/letters.ts';
import { Sign } from '../pieces/Sign.tsx';
import { Cohesion } from '../pieces/Tile.tsx';
import { CommandToken } from '../pieces/Tokens.tsx';

export function SignKey({ view }: { readonly view: BattalionView }) {
  const classes = [...new Set(view.units.map((unit) => unit.class))];
  const traits = new Map(view.units.flatMap((unit) => unit.traits.map(({ key, name }) => [key, name] as const)));
  const signs = [
    ...classes.map((one) => [CLASS_ICONS[one], CLASS_WORDS[one]] as const),
    [MELEE, 'melee: a die hits with this number or more'] as const,
    [RANGED, 'ranged: the same when it shoots'] as const,
    ...[...traits].map(([key, name]) => [TRAIT_ICONS[letters(key)] ?? UNKNOWN_TRAIT, name] as const),
  ];
  return (
    <ul class="sign-key">
      <li>
        <CommandToken kind="order" /> order: pays for commands
      </li>
      <li>
        <CommandToken kind="disorder" /> disorder: hits taken
      </li>
      <li>
        <Cohesion value={3} /> cohesion: hits a rank absorbs
      </li>
      {signs.map(([path, words]) => (
        <li key={words}>
          <Sign path={path} /> {words}
        </li>
      ))}
    </ul>
  );
}
