// The kit of Battalion: what the page needs to show its battles.

import type { BattalionView } from '../../../games/battalion/telling/view/types.ts';
import { defineKit, type GameKit } from '../kit.ts';
import { describe } from './board/describe.ts';
import { SectorBoard } from './board/SectorBoard.tsx';
import { home, inOrder, rowEnd, toward } from './board/walk.ts';
import { battalionCards } from './cards/cards.tsx';
import { battalionCourse } from './course.ts';
import { oddsWords } from './odds.ts';
import { Army, Score, scoreWords } from './panels/Army.tsx';
import { MiniMap } from './panels/MiniMap.tsx';
import { PlacePanel } from './panels/PlacePanel.tsx';
import { SignKey } from './panels/SignKey.tsx';
import { Die8, eightWords } from './pieces/Die8.tsx';
import { battalionResult } from './result.ts';
import { battalionTraces } from './traces.ts';

const reserveWords = (view: BattalionView): string => {
  const resting = view.units.filter((unit) => unit.place === 'reserve');
  const waiting = view.units.filter((unit) => unit.place === 'pile');
  if (waiting.length > 0) return 'Both armies wait in piles; they are deployed in turns.';
  if (resting.length === 0) return 'No unit stands in reserve.';
  return `In reserve: ${resting.map(({ faction, title }) => `${title} (${faction})`).join(', ')}.`;
};

const battalionKit: GameKit<BattalionView> = {
  Board: SectorBoard,
  MiniMap,
  places: { noun: 'place', describe, toward, rowEnd, inOrder, home },
  Army,
  Score,
  turnWords: (view) => (view.turn === 0 ? 'Deployment' : `Turn ${view.turn}`),
  scoreWords,
  PlacePanel,
  SignKey,
  cards: battalionCards,
  dice: { Die: Die8, faceWords: eightWords },
  odds: oddsWords,
  course: battalionCourse,
  result: battalionResult,
  traces: battalionTraces,
  markWords: {
    go: 'a sector it may go to',
    charge: 'it may move out to charge',
    close: 'an enemy to strike in melee',
    fire: 'an enemy to shoot at',
    fall: 'where it falls back to',
  },
  peekWords: (places) =>
    places === 1 ? 'One unit could use it, lit on the board.' : `${places} units could use it, lit on the board.`,
  fieldWords: reserveWords,
  armyFacts: (view) => [
    {
      label: 'Command tokens',
      values: view.sides.map(({ side }) =>
        view.camps.filter((camp) => camp.side === side).reduce((sum, camp) => sum + camp.tokens, 0),
      ),
    },
    {
      label: 'Tactic cards',
      values: view.sides.map(({ side }) =>
        view.camps
          .filter((camp) => camp.side === side)
          .reduce((sum, camp) => sum + camp.deckCount + camp.handCount + camp.discards.length, 0),
      ),
    },
  ],
};

export const kit = defineKit(battalionKit);
