// The field before the first turn, as a still picture with its armies.

import { settings } from '../app/settings.ts';
import { useStore } from '../app/store.ts';
import { isTurned } from '../battle/seats.ts';
import { NO_MARKS } from '../games/kit.ts';
import { useKitOf } from '../games/use-kit.ts';
import { useFirstView } from './Facts.tsx';

interface FieldProps {
  readonly game: string;
  readonly battle: string;
  /** Whose army is at the bottom of the picture. */
  readonly side: number;
}

export function Field({ game, battle, side }: FieldProps) {
  const { ownArmyBelow, hexNames } = useStore(settings);
  const view = useFirstView(game, battle);
  const kit = useKitOf(game);
  if (!view || !kit) return <figure aria-busy="true" />;
  const words = kit.fieldWords(view);
  return (
    <figure>
      <div class="still-board" aria-hidden="true">
        <kit.Board view={view} flipped={isTurned(view, side, ownArmyBelow)} labels={hexNames} marks={NO_MARKS} still />
      </div>
      {words !== '' && <figcaption class="saved-small">{words}</figcaption>}
    </figure>
  );
}
