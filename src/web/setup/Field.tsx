// The field before the first turn, as a still picture with its armies.

import { settings } from '../app/settings.ts';
import { useStore } from '../app/store.ts';
import { Board, NO_MARKS } from '../board/Board.tsx';
import '../styles/ground.css';
import '../styles/pieces.css';
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
  if (!view) return <figure aria-busy="true" />;
  const leaders = view.sides.map(({ side: name, army }) => {
    const names = view.leaders.filter((leader) => leader.side === name).map((leader) => leader.name);
    return `${army}: ${names.length === 0 ? 'no leader' : names.join(', ')}`;
  });
  return (
    <figure>
      <div class="still-board" aria-hidden="true">
        <Board view={view} flipped={ownArmyBelow && side === 0} labels={hexNames} marks={NO_MARKS} still />
      </div>
      <figcaption class="saved-small">Leaders on the field: {leaders.join('; ')}.</figcaption>
    </figure>
  );
}
