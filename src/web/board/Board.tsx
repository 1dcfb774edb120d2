// The battlefield of the Commands games: ground, pieces and invitations on a field of hexes. It draws what it is given; what
// a tap means is not its business.

// Before the sheets of single kinds of ground, which go farther.
import '../styles/board.css';
import '../styles/ground.css';
import '../styles/pieces.css';
import { useMemo } from 'preact/hooks';
import type { CommandsView } from '../../families/commands/telling/view/view.ts';
import { armyOfSide } from '../games/army-of.ts';
import { shortOdds } from '../games/commands/odds.ts';
import type { BoardProps } from '../games/kit.ts';
import { BADGE } from './badge.ts';
import { boardWords } from './describe.ts';
import { boardSize, type Point } from './geometry.ts';
import { Ground } from './ground/Ground.tsx';
import { placer } from './ground/place.ts';
import { HexField } from './HexField.tsx';
import { JoinLine, OfferMarks } from './Marks.tsx';
import { memo } from './memo.ts';
import { drawnAt } from './motion.ts';
import { leaderNames } from './NameTags.tsx';
import { PlacedLeader, PlacedUnit } from './Placed.tsx';

/** Blocks lose their silhouettes when a hex is narrower than this on the screen, in pixels. */
const SIMPLE_BELOW = 44;
export function Board({ view, flipped, labels, ...frame }: BoardProps<CommandsView>) {
  const { board, scenario } = view;
  const size = boardSize(board.width, board.rows);
  const centres = useMemo(() => {
    const place = placer(board, flipped);
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
      pieces={(simple, at) => <Pieces view={view} simple={simple} at={at} />}
      invitations={(at, pixels) => (
        <>
          {joinsOf(view).map(({ key, from, to }) => (
            <JoinLine key={key} from={at(from)} to={at(to)} />
          ))}
          <OfferMarks
            offers={frame.marks.offers}
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

interface PiecesProps {
  readonly view: CommandsView;
  readonly simple: boolean;
  at(place: string): Point;
}

/** Drawn again only when a piece differs, or where one stands. */
const Pieces = memo(
  PiecesOf,
  (a, b) =>
    a.at === b.at &&
    a.simple === b.simple &&
    a.view.units === b.view.units &&
    a.view.leaders === b.view.leaders &&
    a.view.sides === b.view.sides,
);

function PiecesOf({ view, simple, at }: PiecesProps) {
  // A unit whose leader is drawn with it leaves room for his standard.
  const led = new Set(
    view.leaders.map((leader) => (leader.unit === null ? null : `${leader.unit} ${drawnAt(leader)}`)),
  );
  return (
    <>
      {view.units.map(
        (unit) =>
          unit.hex && (
            <PlacedUnit
              key={`u${unit.id}`}
              piece={unit}
              army={armyOfSide(view, unit.side)}
              game={view.game}
              at={at(unit.hex)}
              simple={simple}
              led={led.has(`${unit.id} ${unit.hex}`)}
            />
          ),
      )}
      {view.leaders.map((leader) => {
        const place = drawnAt(leader);
        return (
          place && (
            <PlacedLeader
              key={`l${leader.id}`}
              piece={leader}
              army={armyOfSide(view, leader.side)}
              game={view.game}
              at={at(place)}
              simple={simple}
              lifted={view.units.some((unit) => unit.hex === place && unit.ordered)}
            />
          )
        );
      })}
    </>
  );
}

/** Units that add their dice to the attack of another, with where both stand. */
function joinsOf({
  units,
}: CommandsView): readonly { readonly key: number; readonly from: string; readonly to: string }[] {
  return units.flatMap(({ id, hex, joins }) => {
    const attacker = joins === undefined ? undefined : units.find((unit) => unit.id === joins);
    return hex !== null && attacker?.hex ? [{ key: id, from: hex, to: attacker.hex }] : [];
  });
}

/** Gates and camps may go in the course of a battle; all else of the ground stays. */
function sameGround(a: CommandsView, b: CommandsView): boolean {
  if (a.board === b.board) return true;
  if (a.scenario.id !== b.scenario.id) return false;
  return a.board.hexes.every(({ terrain }, i) => terrain === b.board.hexes[i]?.terrain);
}

const GroundLayer = memo(
  ({ view, flipped, labels }: { view: CommandsView; flipped: boolean; labels: boolean }) => (
    <Ground board={view.board} seat={flipped ? 0 : 1} labels={labels} />
  ),
  (a, b) => sameGround(a.view, b.view) && a.flipped === b.flipped && a.labels === b.labels,
);
