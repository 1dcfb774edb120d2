// The kit of the three games of the Commands family.

import type { CommandsView } from '../../../families/commands/telling/view/types.ts';
import { Board } from '../../board/Board.tsx';
import { hexWords } from '../../board/describe.ts';
import { boardSize } from '../../board/geometry.ts';
import { hexPlaces } from '../../board/hex-places.ts';
import { MiniMap } from '../../front/MiniMap.tsx';
import { Die } from '../../pieces/Die.tsx';
import { faceWords } from '../../pieces/faces.ts';
import { defineKit, type GameKit } from '../kit.ts';
import { Army } from './Army.tsx';
import { viewBetween } from './between.ts';
import { commandsCards } from './cards.tsx';
import { BANNER } from './kinds.ts';
import { playScene } from './motion.ts';
import { commandsOdds } from './odds.ts';
import { PlacePanel } from './PlacePanel.tsx';
import { commandsResult } from './result.ts';
import { SignKey } from './SignKey.tsx';
import { Score, Scored, scoreWords } from './score.tsx';
import { commandsTraces } from './traces.ts';

function fieldWords(view: CommandsView): string {
  const leaders = view.sides.map(({ side, army }) => {
    const names = view.leaders.filter((leader) => leader.side === side).map((leader) => leader.name);
    return `${army}: ${names.length === 0 ? 'no leader' : names.join(', ')}`;
  });
  return `Leaders on the field: ${leaders.join('; ')}.`;
}

const commandsKit: GameKit<CommandsView> = {
  Board,
  boardRatio({ board }) {
    const { width, height } = boardSize(board.width, board.rows);
    return width / height;
  },
  MiniMap,
  places: hexPlaces(hexWords),
  Army,
  Score,
  turnWords: (view) => `Turn ${view.turn}`,
  scoreWords,
  PlacePanel,
  SignKey,
  cards: commandsCards,
  dice: { Die, faceWords },
  odds: commandsOdds,
  course: {
    between: viewBetween,
    play: playScene,
    fighting: (view) => view.combat !== null,
    scored: ({ kind, changes }) => (kind === BANNER ? (changes?.find(({ of }) => of === 'side')?.id ?? null) : null),
    Scored,
  },
  result: commandsResult,
  traces: commandsTraces,
  markWords: { close: 'attack next to it, with the chance to clear the hex' },
  peekWords: (places) =>
    places === 1 ? 'It can order one hex, lit on the board.' : `It can order from ${places} hexes, lit on the board.`,
  fieldWords,
  leaderOf: (view, side) => view.sides[side].commander,
  armyFacts: (view) => [
    { label: 'Command', values: view.sides.map(({ command }) => command) },
    ...(view.sides.some(({ tokens }) => tokens !== null)
      ? [{ label: 'Tokens', values: view.sides.map(({ tokens }) => tokens?.held ?? '') }]
      : []),
  ],
};

export const kit = defineKit(commandsKit);
