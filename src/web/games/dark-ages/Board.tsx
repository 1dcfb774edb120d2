// The battlefield of Dark Ages: even rows of hexes, what lies on their sides, counters with their cubes, leaders, the fight
// that is being fought, and the invitations. It draws what it is given; what a tap means is not its business.

import '../../styles/dark-ages.css';
import { useMemo } from 'preact/hooks';
import type { DarkAgesView } from '../../../games/dark-ages/telling/view/types.ts';
import type { Offer } from '../../../kernel/ruleset.ts';
import type { BadgePlace } from '../../board/badge.ts';
import { boardSize, type Point } from '../../board/geometry.ts';
import { EvenGround } from '../../board/ground/EvenGround.tsx';
import { evenExtent } from '../../board/ground/even-board.ts';
import { placer } from '../../board/ground/place.ts';
import { HexField } from '../../board/HexField.tsx';
import { OfferMarks } from '../../board/Marks.tsx';
import { memo } from '../../board/memo.ts';
import { leaderNames } from '../../board/NameTags.tsx';
import { armyOfSide } from '../army-of.ts';
import type { BoardMarks, BoardProps } from '../kit.ts';
import { boardWords } from './describe.ts';
import { shortOdds } from './odds.ts';
import { Pieces } from './Placed.tsx';

/** Counters lose their fine lines when a hex is narrower than this on the screen, in pixels. */
const SIMPLE_BELOW = 48;
/** Where a target's mark stands: over the soldier's feet, left of the values and above the cubes. */
const BADGE: BadgePlace = { left: -50, right: 10, y: -4, disc: 13 };

export function Board({ view, flipped, labels, ...frame }: BoardProps<DarkAgesView>) {
  const { board, scenario } = view;
  const extent = evenExtent(board);
  const size = boardSize(extent.width, extent.rows);
  const centres = useMemo(() => {
    const place = placer(extent, flipped);
    return new Map(board.hexes.map((hex) => [hex.hex, place(hex)]));
  }, [scenario.id, flipped]);
  const words = useMemo(() => boardWords(view), [view]);
  const names = useMemo(() => leaderNames(view.leaders), [view]);
  return (
    <HexField
      {...frame}
      name={`Battlefield of ${scenario.name}`}
      size={size}
      centres={centres}
      words={words}
      simpleBelow={SIMPLE_BELOW}
      ground={<GroundLayer view={view} flipped={flipped} labels={labels} />}
      names={names}
      // The names of the edges have the margin: numbers stand in the upper corners of the first row.
      numbersAt={43.5}
      pieces={(simple, at) => <Pieces view={view} simple={simple} at={at} />}
      invitations={(at, pixels) => (
        <>
          <Fight view={view} at={at} />
          <OfferMarks
            offers={shown(frame.marks)}
            marks={frame.marks}
            short={shortOdds}
            at={at}
            pixels={pixels}
            simpleBelow={SIMPLE_BELOW}
            badge={BADGE}
          />
        </>
      )}
    />
  );
}

/** Tides, bridges and stakes come and go; all else of the ground stays. */
function sameGround(a: DarkAgesView, b: DarkAgesView): boolean {
  if (a.board === b.board) return true;
  if (a.scenario.id !== b.scenario.id) return false;
  return a.board.hexes.every((hex, i) => {
    const other = b.board.hexes[i];
    return hex.terrain === other?.terrain && hex.hexsides.length === other.hexsides.length;
  });
}

const GroundLayer = memo(
  ({ view, flipped, labels }: { view: DarkAgesView; flipped: boolean; labels: boolean }) => {
    const owner = (edge: 'top' | 'bottom') => ({
      side: view.board.edges[edge],
      army: armyOfSide(view, view.board.edges[edge]),
    });
    return <EvenGround board={view.board} edges={[owner('top'), owner('bottom')]} flipped={flipped} labels={labels} />;
  },
  (a, b) => sameGround(a.view, b.view) && a.flipped === b.flipped && a.labels === b.labels,
);

interface FightProps {
  readonly view: DarkAgesView;
  at(place: string): Point;
}

/** Who attacks whom: an arrow from each attacker to the hex of the defender. */
function Fight({ view, at }: FightProps) {
  if (view.combat === null) return null;
  const to = at(view.combat.target);
  const shot = view.combat.kind === 'fire' || view.combat.kind === 'mercenaries';
  return (
    <g class="d-fight">
      {view.combat.attackers.map((id) => {
        const hex = pieceHex(view, id);
        if (hex === null || hex === view.combat?.target) return null;
        return <path key={id} class={shot ? 'd-fight-shot' : 'd-fight-blow'} d={arrow(at(hex), to)} />;
      })}
    </g>
  );
}

/** Leaders who attack alone are numbered apart from units; units come first. */
const pieceHex = (view: DarkAgesView, id: number): string | null =>
  view.units.find((unit) => unit.id === id)?.hex ?? view.leaders.find((leader) => leader.id === id)?.hex ?? null;

/** A broad arrow between two hexes; it ends at their border, so that the values of who is attacked stay in sight. */
function arrow(from: Point, to: Point): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const p = (along: number, off: number): string =>
    `${(from.x + ux * along - uy * off).toFixed(1)} ${(from.y + uy * along + ux * off).toFixed(1)}`;
  const tip = Math.max(far * 0.5 + 3, far - 50);
  const [start, neck] = [Math.min(38, far * 0.38), tip - 20];
  return `M${p(start, -4)}L${p(neck, -6)}L${p(neck, -14)}L${p(tip, 0)}L${p(neck, 14)}L${p(neck, 6)}L${p(start, 4)}Z`;
}

/** Of several offers with one mark at one place a single mark is drawn: the one in question, else the first. */
function shown({ offers, confirming }: BoardMarks): Offer[] {
  const marks = new Map<string, Offer>();
  for (const offer of offers) {
    const place = offer.to ?? offer.from;
    if (place === null) continue;
    const key = `${place} ${offer.mark}`;
    if (!marks.has(key) || offer.choice === confirming?.choice) marks.set(key, offer);
  }
  return [...marks.values()];
}
