// The ground of a Dark Ages battle. As with the other games it says nothing to a screen reader: hexes are spoken where they
// can be chosen.

import '../../styles/dark-ages-ground.css';
import { useId, useMemo } from 'preact/hooks';
import { darkAgesColours } from '../../pieces/dark-ages-armies.ts';
import { type EvenBoard, type EvenHex, evenBoard } from './even-board.ts';
import { Hexsides, type MarkedSide } from './hexsides.tsx';
import { flatCoats, standingCoats, Unknown, unknownCells } from './kinds.tsx';
import { Grid, HexNames, Rules } from './margins.tsx';
import { Frame, Names, Paper, Veil } from './sheet.tsx';
import { type Cell, type Survey, surveyOf } from './survey.ts';
import { Hamlets, Roads } from './tracks.tsx';

export interface DecoratedHex extends EvenHex {
  readonly decoration: readonly string[];
  readonly hexsides: readonly { readonly to: string; readonly kind: string }[];
}

/** Whose edge the top and the bottom of the map are. */
export interface EdgeOwner {
  readonly side: 'top' | 'bottom';
  readonly army: string;
}

export interface EvenGroundProps {
  readonly board: EvenBoard<DecoratedHex>;
  /** Top of the map first. */
  readonly edges: readonly [EdgeOwner, EdgeOwner];
  readonly flipped: boolean;
  readonly labels: boolean;
}

export function EvenGround({ board, edges, flipped, labels }: EvenGroundProps) {
  const id = useId();
  // Every view brings a new board object; only what is drawn counts.
  const text = JSON.stringify([board.width, board.rows, board.hexes, edges]);
  return useMemo(() => {
    const survey = surveyOf(evenBoard(board), flipped);
    const named = (kind: string): Cell[] =>
      board.hexes.flatMap(({ hex, decoration }) => {
        const cell = decoration.includes(kind) ? survey.cellOf(hex) : undefined;
        return cell ? [cell] : [];
      });
    const sides = board.hexes.flatMap(({ hex, hexsides }) => hexsides.map(({ to, kind }) => ({ hex, to, kind })));
    return picture(survey, { roads: named('road'), villages: named('village'), sides, edges, labels, id });
  }, [text, flipped, labels, id]);
}

interface Parts {
  readonly roads: readonly Cell[];
  readonly villages: readonly Cell[];
  readonly sides: readonly MarkedSide[];
  readonly edges: readonly [EdgeOwner, EdgeOwner];
  readonly labels: boolean;
  readonly id: string;
}

function picture(survey: Survey, { roads, villages, sides, edges, labels, id }: Parts) {
  const flat = flatCoats(survey);
  const dry = flat.filter(({ name }) => name !== 'stream' && name !== 'water');
  const wet = flat.filter(({ name }) => name === 'stream' || name === 'water');
  return (
    <g class="ground" aria-hidden="true">
      <Names survey={survey} id={id} />
      <Paper survey={survey} id={id} />
      <g clip-path={`url(#${id}-field)`}>
        {dry.map(({ name, Coat, cells }) => (
          <Coat key={name} survey={survey} cells={cells} id={id} />
        ))}
        {/* A road goes through water and over a hill. */}
        <Roads survey={survey} cells={roads} id={id} />
        {wet.map(({ name, Coat, cells }) => (
          <Coat key={name} survey={survey} cells={cells} id={id} />
        ))}
        <Unknown survey={survey} cells={unknownCells(survey)} id={id} />
        <Veil survey={survey} id={id} />
        <Grid survey={survey} />
        {standingCoats(survey).map(({ name, Coat, cells }) => (
          <Coat key={name} survey={survey} cells={cells} id={id} />
        ))}
        {villages.length > 0 && <Hamlets survey={survey} cells={villages} id={id} />}
        <Hexsides survey={survey} sides={sides} />
        <Rules survey={survey} />
      </g>
      <Frame survey={survey} />
      <Edges survey={survey} edges={edges} />
      {labels && <HexNames survey={survey} />}
    </g>
  );
}

/** Whose edge it is: the name on a ribbon in the army's colours, with arrows that point off the map: that way its routed
 * units run. */
function Edges({ survey, edges }: { readonly survey: Survey; readonly edges: readonly [EdgeOwner, EdgeOwner] }) {
  const { width, height } = survey.size;
  const upper = survey.flipped ? edges[1] : edges[0];
  const lower = survey.flipped ? edges[0] : edges[1];
  return (
    <g>
      {[
        { owner: upper, y: 13.5, out: -1 },
        { owner: lower, y: height - 13.5, out: 1 },
      ].map(({ owner: { army, side }, y, out }) => {
        const { face, edge, ink } = darkAgesColours(army, side);
        const words = `Edge of the ${army}`;
        const half = words.length * 4.9 + 12;
        const x = width / 2;
        return (
          <g key={side}>
            <path
              class="d-edge-line"
              style={{ stroke: face }}
              d={`M40 ${y}H${x - half - 70}M${x + half + 70} ${y}H${width - 40}`}
            />
            <g class="d-edge-words">
              <path
                class="d-edge-arrows"
                d={[-56, -36, -16, 16, 36, 56]
                  .map((dx) => {
                    const cx = x + (dx < 0 ? dx - half : dx + half);
                    return `M${cx - 6} ${y - 5 * out}H${cx + 6}L${cx} ${y + 6 * out}Z`;
                  })
                  .join('')}
              />
              <rect
                class="d-edge-plate"
                style={{ fill: face, stroke: edge }}
                x={x - half}
                y={y - 10}
                width={half * 2}
                height={20}
                rx={4}
              />
              <text class="d-edge-name" style={{ fill: ink }} x={x} y={y + 5.4}>
                {words}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
