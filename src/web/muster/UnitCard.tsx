// One unit of the army that is being built: its ranks, the front one on top, each with the ways of changing it.

import { Figure } from '../games/battalion/pieces/Tile.tsx';
import { Icon } from '../icons.tsx';
import type { TileKind, UnitRanks } from './types.ts';

interface UnitCardProps {
  readonly unit: UnitRanks;
  readonly index: number;
  readonly faction: string;
  readonly kinds: readonly TileKind[];
  /** Tiles are put to this unit. */
  readonly open: boolean;
  onOpen(): void;
  onMove(rank: number, by: -1 | 1): void;
  onRemoveRank(rank: number): void;
  onRemove(): void;
}

/** `Velites, Hastati ×2`: ranks that follow each other and are alike are told once. */
export function unitTitle(unit: UnitRanks, kinds: readonly TileKind[]): string {
  const names = unit.map((rank) => kinds.find(({ kind }) => kind === rank)?.name ?? rank);
  const runs: { name: string; count: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.count++;
    else runs.push({ name, count: 1 });
  }
  return runs.map(({ name, count }) => (count > 1 ? `${name} ×${count}` : name)).join(', ');
}

const ORDER = ['front rank', 'second rank', 'third rank', 'fourth rank', 'fifth rank', 'sixth rank'];

export function UnitCard(props: UnitCardProps) {
  const { unit, index, faction, kinds, open, onOpen, onMove, onRemoveRank, onRemove } = props;
  const number = index + 1;
  return (
    <li class={`muster-unit${open ? ' open' : ''}`} aria-label={`Unit ${number}: ${unitTitle(unit, kinds)}`}>
      <div class="muster-unit-head">
        <h4>Unit {number}</h4>
        <button type="button" class="muster-key" aria-label={`Take unit ${number} apart`} onClick={onRemove}>
          <Icon name="close" size={18} />
        </button>
      </div>
      <ol class="muster-ranks">
        {unit.map((rank, i) => {
          const name = kinds.find(({ kind }) => kind === rank)?.name ?? rank;
          const words = `${name}, ${ORDER[i] ?? `rank ${i + 1}`}`;
          return (
            // Ranks of one kind are alike; their place tells them apart.
            <li key={i} class="muster-rank" data-rank={`${index} ${i}`}>
              <span class="muster-figure">
                <Figure kind={rank} name={name} faction={faction} />
              </span>
              <span class="muster-rank-name">
                {name}
                {i === 0 && <small>front</small>}
              </span>
              <button
                type="button"
                class="muster-key"
                data-move="-1"
                aria-label={`Move forward: ${words}`}
                aria-disabled={i === 0}
                onClick={() => i > 0 && onMove(i, -1)}
              >
                ↑
              </button>
              <button
                type="button"
                class="muster-key"
                data-move="1"
                aria-label={`Move back: ${words}`}
                aria-disabled={i === unit.length - 1}
                onClick={() => i < unit.length - 1 && onMove(i, 1)}
              >
                ↓
              </button>
              <button
                type="button"
                class="muster-key"
                aria-label={`Put back: ${words}`}
                onClick={() => onRemoveRank(i)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          );
        })}
      </ol>
      <button type="button" class="button small muster-open" aria-pressed={open} onClick={onOpen}>
        {open ? 'Tiles go to this unit' : 'Add ranks to this unit'}
      </button>
    </li>
  );
}
