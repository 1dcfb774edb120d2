// The signs on the tiles of this battle: kinds of units, values, and the traits that somebody here has.

import type { BattalionView } from '../../../../games/battalion/telling/view/types.ts';
import { CLASS_ICONS, CLASS_WORDS, MELEE, RANGED, TRAIT_ICONS, UNKNOWN_TRAIT } from '../art/icons.ts';
import { letters } from '../art/letters.ts';
import { Sign } from '../pieces/Sign.tsx';

export function SignKey({ view }: { readonly view: BattalionView }) {
  const classes = [...new Set(view.units.map((unit) => unit.class))];
  const traits = new Map(view.units.flatMap((unit) => unit.traits.map(({ key, name }) => [key, name] as const)));
  const signs = [
    ...classes.map((one) => [CLASS_ICONS[one], CLASS_WORDS[one]] as const),
    [MELEE, 'melee values'] as const,
    [RANGED, 'ranged values'] as const,
    ...[...traits].map(([key, name]) => [TRAIT_ICONS[letters(key)] ?? UNKNOWN_TRAIT, name] as const),
  ];
  return (
    <ul class="sign-key">
      {signs.map(([path, words]) => (
        <li key={words}>
          <Sign path={path} /> {words}
        </li>
      ))}
    </ul>
  );
}
