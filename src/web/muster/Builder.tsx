// The army of one seat: its units on the left, the tiles of its faction on the right, what is wrong with it in between.

import { useEffect, useRef } from 'preact/hooks';
import type { Refusal } from '../../kernel/explain.ts';
import { factionStyle } from '../games/battalion/art/factions.ts';
import { SureLegend } from '../games/Sure.tsx';
import { addRank, moveRank, removeRank, removeUnit, type SeatDraft } from './draft.ts';
import { TileCard, Why } from './TileCard.tsx';
import type { ArmyCheck, FactionTiles, UnitRanks } from './types.ts';
import { UnitCard, unitTitle } from './UnitCard.tsx';

interface BuilderProps {
  readonly seat: SeatDraft;
  readonly where: string;
  /** `top` or `bottom`, for the colours. */
  readonly side: string;
  readonly faction: FactionTiles;
  readonly size: number;
  readonly check: ArmyCheck | null;
  /** The unit to which tiles are put, from 0; -1 for none. */
  readonly open: number;
  onOpen(unit: number): void;
  /** The army is changed; `words` says how, for those who hear it. */
  onUnits(units: readonly UnitRanks[], words: string): void;
}

const NO_MORE = 'muster-no-more';

/** What stops every kind of tile from beginning a unit is told once, of a full army as what it is. */
function sameForAll(check: ArmyCheck | null, full: boolean, size: number): Refusal | null {
  const [first, ...others] = Object.values(check?.beginning ?? {});
  if (!first || others.some((one) => one?.text !== first.text)) return null;
  return full ? { ...first, text: `All ${size} units are there. Take one apart to begin another.` } : first;
}

export function Builder({ seat, where, side, faction, size, check, open, onOpen, onUnits }: BuilderProps) {
  const { units } = seat;
  const root = useRef<HTMLDivElement>(null);
  /** What takes the focus once the change is drawn. */
  const focus = useRef<string | null>(null);
  useEffect(() => {
    if (focus.current === null) return;
    root.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = null;
  });
  /** On a narrow screen the box lies far below the units. */
  const turnTo = (unit: number) => {
    onOpen(unit);
    const tiles = root.current?.querySelector('.muster-box');
    if (unit >= 0 && tiles && tiles.getBoundingClientRect().top > window.innerHeight) tiles.scrollIntoView();
  };
  const noMore = sameForAll(check, units.length >= size, size);
  const nameOf = (kind: string): string => faction.kinds.find((one) => one.kind === kind)?.name ?? kind;
  const add = (unit: number, kind: string) => {
    const next = addRank(units, unit, kind);
    const at = unit < 0 ? next.length - 1 : unit;
    onUnits(next, `Unit ${at + 1}: ${unitTitle(next[at], faction.kinds)}.`);
    if (unit < 0) onOpen(at);
  };
  const move = (unit: number, rank: number, by: -1 | 1) => {
    const next = moveRank(units, unit, rank, by);
    // The key is held where the rank is now; at the end of its way the other key takes over.
    const end = rank + by === (by < 0 ? 0 : units[unit].length - 1);
    focus.current = `[data-rank="${unit} ${rank + by}"] [data-move="${end ? -by : by}"]`;
    onUnits(next, `Unit ${unit + 1}: ${unitTitle(next[unit], faction.kinds)}.`);
  };
  const drop = (unit: number, rank: number) => {
    const gone = units[unit].length === 1;
    focus.current = gone ? '.muster-builder-title' : `[data-rank="${unit} ${Math.max(0, rank - 1)}"] [data-move="-1"]`;
    onUnits(removeRank(units, unit, rank), `${nameOf(units[unit][rank])} put back.`);
    if (gone) onOpen(-1);
  };
  const apart = (unit: number) => {
    focus.current = '.muster-builder-title';
    onUnits(removeUnit(units, unit), `Unit ${unit + 1} is taken apart.`);
    onOpen(-1);
  };
  return (
    <div class="muster-builder" ref={root} style={factionStyle(faction.key, side)}>
      <section class="muster-army" aria-labelledby="muster-army-title">
        <h3 id="muster-army-title" class="muster-builder-title" tabindex={-1}>
          {where}: {faction.name}, {units.length} of {size} units
        </h3>
        {check && check.faults.length > 0 && (
          <div class="muster-faults">
            <p>This army cannot fight yet:</p>
            {check.faults.map((fault) => (
              <Why key={fault.text} why={fault} />
            ))}
          </div>
        )}
        <ol class="muster-units">
          {units.map((unit, i) => (
            <UnitCard
              // Units may be alike; their place tells them apart.
              key={i}
              unit={unit}
              index={i}
              faction={faction.key}
              kinds={faction.kinds}
              open={open === i}
              onOpen={() => turnTo(open === i ? -1 : i)}
              onMove={(rank, by) => move(i, rank, by)}
              onRemoveRank={(rank) => drop(i, rank)}
              onRemove={() => apart(i)}
            />
          ))}
        </ol>
        {units.length === 0 && <p>No unit yet. Begin one with a tile of the box.</p>}
      </section>
      <section class="muster-box" aria-labelledby="muster-box-title">
        <h3 id="muster-box-title">
          The box: {faction.name}
          <small>
            {open >= 0 ? `A tile goes to the back of unit ${open + 1}.` : 'Begin a unit, or pick one to add to.'}
          </small>
        </h3>
        {noMore && <Why id={NO_MORE} why={noMore} />}
        <SureLegend marks={faction.kinds.flatMap(({ marks }) => Object.values(marks))} />
        <ul class="muster-tiles">
          {faction.kinds.map((tile) => (
            <TileCard
              key={tile.kind}
              tile={tile}
              faction={faction.key}
              left={check?.left[tile.kind] ?? tile.tiles}
              joining={check ? check.joining[tile.kind] : undefined}
              beginning={check ? check.beginning[tile.kind] : undefined}
              noMore={noMore ? NO_MORE : null}
              unit={open + 1}
              onJoin={() => add(open, tile.kind)}
              onBegin={() => add(-1, tile.kind)}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}
