// A unit as a stack of rank tiles, its front toward the enemy, with a strip behind it: its name, its class, a pennon for each
// rank (hollow where one is lost), order and disorder. In the reserve and in piles it is a single small tile. Drawn inside the
// unit's button, which has the words.

import type { UnitView } from '../../../../games/battalion/telling/view/types.ts';
import { memo } from '../../../board/memo.ts';
import { factionArt, factionStyle } from '../art/factions.ts';
import { CLASS_ICONS, STATE_ICONS, type StateKey } from '../art/icons.ts';
import { atLimit } from '../board/brink.ts';
import type { Facing, TileSize } from '../board/layout.ts';
import { Emblem, Sign } from './Sign.tsx';
import { Cohesion, Figure, Tile, TraitMarks } from './Tile.tsx';
import { TokenRow } from './Tokens.tsx';

export interface UnitProps {
  readonly unit: UnitView;
  readonly facing: Facing;
  readonly size: TileSize;
  readonly mini: boolean;
  readonly states: readonly StateKey[];
}

/** One pennon for each rank it has, a hollow one for each that is lost. */
function Pennons({ left, lost }: { readonly left: number; readonly lost: number }) {
  return (
    <span class="b-pennons">
      {Array.from({ length: left + lost }, (_, i) => (
        <svg key={i} class={i < left ? '' : 'lost'} viewBox="0 0 8 12" aria-hidden="true">
          <path d="M1 11V1H7L5.200 3.500L7 6H1" />
        </svg>
      ))}
    </span>
  );
}

function Strip({ unit, size }: { readonly unit: UnitView; readonly size: TileSize }) {
  const wide = size === 'large' || size === 'medium';
  return (
    <span class="b-strip">
      <span class="b-name">{unit.name}</span>
      <span class="b-strip-signs">
        <Sign path={CLASS_ICONS[unit.class]} class="b-class" />
        {size === 'large' && <Pennons left={unit.ranks.length} lost={unit.lost} />}
        {wide && <Emblem path={factionArt(unit.faction).emblem} />}
      </span>
      <span class="b-strip-tokens">
        {unit.order > 0 && <TokenRow kind="order" count={unit.order} most={size === 'large' ? 3 : 1} />}
        {unit.disorder > 0 && (
          <TokenRow
            kind="disorder"
            count={unit.disorder}
            most={size === 'large' ? 3 : 1}
            // Beside order there is no room for it; the inspector has it.
            of={size === 'large' || (wide && unit.order === 0) ? `/${unit.cohesion}` : ''}
            brink={atLimit(unit)}
          />
        )}
      </span>
    </span>
  );
}

function States({ states }: { readonly states: readonly StateKey[] }) {
  if (states.length === 0) return null;
  return (
    <span class="b-states">
      {states.map((key) => (
        <span key={key} class={`b-state b-state-${key}`}>
          <Sign path={STATE_ICONS[key].path} />
        </span>
      ))}
    </span>
  );
}

function MiniUnit({ unit, states }: UnitProps) {
  const [front] = unit.ranks;
  const hidden = unit.ranks.filter((rank) => rank.kind === 'hidden').length;
  return (
    <span class={`b-mini${unit.place === 'pile' ? ' b-pile' : ''}`} style={factionStyle(unit.faction, unit.side)}>
      <span class="b-mini-figure">
        {front && <Figure kind={front.kind} name={front.name} faction={unit.faction} />}
      </span>
      <span class="b-mini-side">
        {front && front.kind !== 'hidden' && <Cohesion value={front.cohesion} />}
        <span class="b-mini-ranks">{hidden > 0 ? `+${hidden}?` : `×${unit.ranks.length}`}</span>
      </span>
      <span class="b-mini-name">{unit.name}</span>
      {unit.order + unit.disorder > 0 && (
        <span class="b-mini-tokens">
          {unit.order > 0 && <TokenRow kind="order" count={unit.order} />}
          {unit.disorder > 0 && <TokenRow kind="disorder" count={unit.disorder} brink={atLimit(unit)} />}
        </span>
      )}
      <States states={states} />
    </span>
  );
}

function FieldUnit({ unit, facing, size, states }: UnitProps) {
  const flank = facing === 'left' || facing === 'right';
  return (
    <span class={`b-stack facing-${facing}${flank ? ' flank' : ''}`} style={factionStyle(unit.faction, unit.side)}>
      <span class="b-body">
        <span class="b-front" />
        <span class="b-ranks">
          {unit.ranks.map((rank, i) => (
            <Tile key={unit.lost + i} rank={rank} faction={unit.faction} front={i === 0} short={size !== 'large'} />
          ))}
        </span>
      </span>
      {size !== 'large' && <TraitMarks traits={unit.traits.map(({ key }) => key)} />}
      <Strip unit={unit} size={flank ? (size === 'tiny' ? 'tiny' : 'small') : size} />
      <States states={states} />
    </span>
  );
}

/** A unit is drawn again only when something of it differs. */
export const UnitDrawing = memo(
  (props: UnitProps) => (props.mini ? <MiniUnit {...props} /> : <FieldUnit {...props} />),
  (a, b) =>
    a.facing === b.facing &&
    a.size === b.size &&
    a.mini === b.mini &&
    a.states.join() === b.states.join() &&
    a.unit.order === b.unit.order &&
    a.unit.disorder === b.unit.disorder &&
    a.unit.cohesion === b.unit.cohesion &&
    a.unit.lost === b.unit.lost &&
    a.unit.place === b.unit.place &&
    a.unit.faction === b.unit.faction &&
    a.unit.name === b.unit.name &&
    a.unit.ranks.length === b.unit.ranks.length &&
    a.unit.ranks.every((rank, i) => rank.kind === b.unit.ranks[i].kind),
);
