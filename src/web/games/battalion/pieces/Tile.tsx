// A rank tile: silhouette, name, cohesion on a shield, melee and ranged values, traits as short marks. What does not fit goes
// away by the tile's size; the inspector has all of it. It is drawn; words are with the unit's button.

import type { RankView } from '../../../../games/battalion/telling/view/types.ts';
import { MELEE, RANGED, TRAIT_ICONS, UNKNOWN_TRAIT } from '../art/icons.ts';
import { letters } from '../art/letters.ts';
import { rankArt, shortName } from '../art/ranks.ts';
import { Sign } from './Sign.tsx';

export function Figure({
  kind,
  name,
  faction,
}: {
  readonly kind: string;
  readonly name: string;
  readonly faction: string;
}) {
  const art = rankArt(kind, name, faction);
  return (
    <svg class="b-figure" viewBox="-25 -25 51 44" aria-hidden="true">
      <path class="silhouette-ink" d={art.ink} />
      {art.cut !== undefined && <path class="silhouette-cut" d={art.cut} />}
    </svg>
  );
}

/** Cohesion on a small shield. */
export function Cohesion({ value }: { readonly value: number }) {
  return (
    <svg class="b-cohesion" viewBox="0 0 20 22" aria-hidden="true">
      <path d="M2 2H18V11C18 16.500 14 19.500 10 21C6 19.500 2 16.500 2 11Z" />
      <text x={10} y={15}>
        {value}
      </text>
    </svg>
  );
}

const none = (values: readonly number[]): boolean => values.length === 0;

export function Values({ rank }: { readonly rank: RankView }) {
  return (
    <span class={rank.melee.length + rank.ranged.length > 3 ? 'b-values many' : 'b-values'}>
      {!none(rank.melee) && (
        <span class="b-value">
          <Sign path={MELEE} />
          {rank.melee.map((value, i) => (
            <b key={i}>{value}</b>
          ))}
        </span>
      )}
      {!none(rank.ranged) && (
        <span class="b-value">
          <Sign path={RANGED} />
          {rank.ranged.map((value, i) => (
            <b key={i}>{value}</b>
          ))}
        </span>
      )}
    </span>
  );
}

export function TraitMarks({ traits }: { readonly traits: readonly string[] }) {
  return (
    <span class="b-traits">
      {traits.map((trait) => (
        <Sign key={trait} path={TRAIT_ICONS[letters(trait)] ?? UNKNOWN_TRAIT} />
      ))}
    </span>
  );
}

/** Names with more letters than this are shortened on every tile. */
const LONG_NAME = 15;

interface TileProps {
  readonly rank: RankView;
  readonly faction: string;
  readonly front: boolean;
  /** There is no room for long names. */
  readonly short: boolean;
}

export function Tile({ rank, faction, front, short }: TileProps) {
  if (rank.kind === 'hidden') {
    return (
      <span class="b-tile b-tile-hidden">
        <span class="b-hidden-mark">?</span>
      </span>
    );
  }
  return (
    <span class={`b-tile${front ? ' front' : ''}`} data-kind={rank.kind}>
      <Figure kind={rank.kind} name={rank.name} faction={faction} />
      <span class="b-tile-words">
        <span class="b-tile-name">
          {short || rank.name.length > LONG_NAME ? shortName(rank.kind, rank.name) : rank.name}
        </span>
        <span class="b-tile-numbers">
          <Values rank={rank} />
          <TraitMarks traits={rank.traits} />
        </span>
      </span>
      <Cohesion value={rank.cohesion} />
    </span>
  );
}
