// A kind of rank tile as it lies in the box: figure, values with how sure they are, traits, tiles left, and the ways of using
// it. What cannot be done is told with its rule, and never a dead button.

import type { Refusal } from '../../kernel/explain.ts';
import { RuleRef } from '../battle/panels/RuleRef.tsx';
import { Figure } from '../games/battalion/pieces/Tile.tsx';
import { Sure } from '../games/Sure.tsx';
import type { TileKind } from './types.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const values = (list: readonly number[]): string => (list.length === 0 ? 'none' : list.map((n) => `${n}+`).join(' '));

interface TileCardProps {
  readonly tile: TileKind;
  readonly faction: string;
  readonly left: number;
  /** What stops it from joining the unit in question, and from beginning one. */
  readonly joining: Refusal | null | undefined;
  readonly beginning: Refusal | null | undefined;
  /** The id of what is said of all tiles: why none of them can begin a unit. */
  readonly noMore: string | null;
  /** The unit in question, as people count; 0 for none. */
  readonly unit: number;
  onJoin(): void;
  onBegin(): void;
}

export function TileCard(props: TileCardProps) {
  const { tile, faction, left, joining, beginning, noMore, unit, onJoin, onBegin } = props;
  const { name, marks } = tile;
  const id = `tile-${tile.kind}`;
  return (
    <li class={`muster-tile${left === 0 ? ' used' : ''}`} aria-labelledby={id}>
      <div class="muster-tile-head">
        <span class="muster-figure">
          <Figure kind={tile.kind} name={name} faction={faction} />
        </span>
        <h4 id={id}>{name}</h4>
        <p class="muster-left">
          <b>{Math.abs(left)}</b> {left < 0 ? `more than the ${tile.tiles} of the box` : `of ${tile.tiles} left`}{' '}
          <Sure mark={marks.tiles} />
        </p>
      </div>
      <dl class="muster-values">
        <Value name="Class" text={capital(tile.classes.join(' or '))} mark={marks.classes} />
        <Value name="Formation" text={`${tile.formation}`} mark={marks.formation} />
        <Value name="Cohesion" text={`${tile.cohesion}`} mark={marks.cohesion} />
        <Value name="Melee" text={values(tile.melee)} mark={marks.melee} />
        {tile.ranged.length > 0 && <Value name="Ranged" text={values(tile.ranged)} mark={marks.ranged} />}
      </dl>
      {tile.departs !== null && <p class="soft">{tile.departs.reason}</p>}
      {tile.traits.length > 0 && (
        <details class="muster-traits">
          <summary>{tile.traits.map((trait) => trait.name).join(', ')}</summary>
          {tile.traits.map((trait) => (
            <p key={trait.name}>
              <b>{trait.name}</b> <Sure mark={trait.mark} /> {trait.text}
            </p>
          ))}
        </details>
      )}
      <div class="muster-tile-keys">
        {unit > 0 && (
          <button
            type="button"
            class="button small"
            aria-label={`Add to unit ${unit}: ${name}`}
            aria-disabled={joining !== null}
            aria-describedby={joining ? `${id}-join` : undefined}
            onClick={() => joining === null && onJoin()}
          >
            Add to unit {unit}
          </button>
        )}
        <button
          type="button"
          class="button small"
          aria-label={`New unit of ${name}`}
          aria-disabled={beginning !== null}
          aria-describedby={beginning ? (noMore ?? `${id}-begin`) : undefined}
          onClick={() => beginning === null && onBegin()}
        >
          New unit
        </button>
      </div>
      {unit > 0 && joining && <Why id={`${id}-join`} why={joining} />}
      {beginning && noMore === null && (unit === 0 || beginning.text !== joining?.text) && (
        <Why id={`${id}-begin`} why={beginning} />
      )}
    </li>
  );
}

function Value({ name, text, mark }: { name: string; text: string; mark: TileKind['marks']['tiles'] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {text} <Sure mark={mark} />
      </dd>
    </div>
  );
}

export function Why({ why, id }: { readonly why: Refusal; readonly id?: string }) {
  return (
    <p class="muster-why" id={id}>
      {why.text} <RuleRef refText={why.ref} game="battalion" />
    </p>
  );
}
