// The cards that a side has laid aside for its squares: names for who may know them, backs for the others.

import type { SideView } from '../../../families/commands/telling/view/types.ts';
import { SquareTrack } from '../../pieces/SquareTrack.tsx';

export function AsideTrack({ side }: { readonly side: SideView }) {
  const places = side.aside.map((place) => {
    if (!place) return null;
    return place.card ? { number: place.number, name: place.card.name } : { number: place.number };
  });
  return <SquareTrack places={places} label={`${side.army} squares`} />;
}
