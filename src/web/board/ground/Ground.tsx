// The ground of a battle: everything on the board that does not change while it is fought. It says nothing to a screen
// reader; hexes are spoken where they can be chosen.

import { useId, useMemo } from 'preact/hooks';
import type { CommandsView } from '../../../families/commands/telling/view/types.ts';
import { flatCoats, standingCoats, Unknown, unknownCells } from './kinds.tsx';
import { Exits, Grid, HexNames, Rules, SectionNames } from './margins.tsx';
import { Frame, Names, Paper, Veil } from './sheet.tsx';
import { type Survey, surveyOf } from './survey.ts';
import { Ramparts } from './works.tsx';

export interface GroundProps {
  readonly board: CommandsView['board'];
  /** Whose names the sections bear: a seat, or -1 for a spectator. */
  readonly seat: number;
  /** Whether hexes show their names. */
  readonly labels: boolean;
  /** Whether the board is turned; unless said otherwise, so that the own army is at the bottom. */
  readonly flipped?: boolean;
}

export function Ground({ board, seat, labels, flipped = seat === 0 }: GroundProps) {
  const id = useId();
  // Every view brings a new board object with the same ground; only what is drawn counts. The same picture given again
  // is not looked through again.
  const text = JSON.stringify(board);
  const survey = useMemo(() => surveyOf(board, flipped), [text, flipped]);
  return useMemo(() => picture(survey, seat, labels, id), [survey, seat, labels, id]);
}

function picture(survey: Survey, seat: number, labels: boolean, id: string) {
  return (
    <g class="ground" aria-hidden="true">
      <Names survey={survey} id={id} />
      <Paper survey={survey} id={id} />
      <g clip-path={`url(#${id}-field)`}>
        {flatCoats(survey).map(({ name, Coat, cells }) => (
          <Coat key={name} survey={survey} cells={cells} id={id} />
        ))}
        <Unknown survey={survey} cells={unknownCells(survey)} id={id} />
        <Veil survey={survey} id={id} />
        <Grid survey={survey} />
        {standingCoats(survey).map(({ name, Coat, cells }) => (
          <Coat key={name} survey={survey} cells={cells} id={id} />
        ))}
        <Ramparts survey={survey} />
        <Rules survey={survey} />
      </g>
      <Frame survey={survey} />
      <Exits survey={survey} />
      <SectionNames survey={survey} seat={seat} />
      {labels && <HexNames survey={survey} />}
    </g>
  );
}
