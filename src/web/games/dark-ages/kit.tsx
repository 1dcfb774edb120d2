// The kit of Dark Ages: its board, pieces, cards, dice and words.

import type { DarkAgesView } from '../../../games/dark-ages/telling/view/types.ts';
import { many } from '../../app/many.ts';
import { sentences } from '../../battle/keys/words.ts';
import { boardSize } from '../../board/geometry.ts';
import { evenExtent } from '../../board/ground/even-board.ts';
import { hexPlaces } from '../../board/hex-places.ts';
import { PipDie, pipWords } from '../../pieces/dark-ages-die.tsx';
import { defineKit, type GameKit } from '../kit.ts';
import { Army, lostWords, Score, Scored, TopFacts } from './Army.tsx';
import { Board } from './Board.tsx';
import { viewBetween } from './between.ts';
import { darkAgesCards } from './cards.tsx';
import { hexWords } from './describe.ts';
import { MiniMap } from './MiniMap.tsx';
import { playScene } from './motion.ts';
import { darkAgesOdds } from './odds.ts';
import { PlacePanel } from './PlacePanel.tsx';
import { darkAgesResult } from './result.ts';
import { SignKey } from './SignKey.tsx';
import { darkAgesTraces } from './traces.ts';

const turnWords = (view: DarkAgesView): string =>
  `Turn ${view.turn}${view.lastTurn === 'now' ? ' (the last)' : ''}${view.round > 0 ? `, round ${view.round}` : ''}`;

function scoreWords(view: DarkAgesView): string {
  const sides = view.sides.map((side, i) =>
    [
      `${side.army}, Player ${side.player}: ${lostWords(view, i)}`,
      `${many(side.leadersLeft, 'leader')} left`,
      many(side.handCount, 'card'),
      ...(side.passed ? ['has passed'] : []),
    ].join(', '),
  );
  const cards = view.hand.map((card, i) => `${i + 1} ${card.name}`);
  const { played, inGame } = view.events;
  return sentences([
    turnWords(view),
    ...view.warnings.map(({ text }) => text),
    ...sides,
    cards.length > 0 ? `Your cards: ${cards.join(', ')}` : '',
    view.activation ? `${many(view.activation.points, 'activation')} left` : '',
    `${many(view.deckCount, 'card')} in the deck`,
    `${played} of ${many(inGame, 'event')} played`,
  ]);
}

function fieldWords(view: DarkAgesView): string {
  const leaders = view.sides.map(({ side, army }) => {
    const names = view.leaders.filter((leader) => leader.side === side && leader.fate !== 'to come');
    return `${army}: ${names.map((leader) => leader.name).join(', ') || 'no leader'}`;
  });
  return `Leaders on the field: ${leaders.join('; ')}.`;
}

const onField = (view: DarkAgesView, side: string) =>
  view.units.filter((unit) => unit.side === side && unit.hex !== null);

const darkAgesKit: GameKit<DarkAgesView> = {
  Board,
  boardRatio({ board }) {
    const extent = evenExtent(board);
    const { width, height } = boardSize(extent.width, extent.rows);
    return width / height;
  },
  MiniMap,
  places: hexPlaces(hexWords),
  Army,
  Score,
  TopFacts,
  turnWords,
  phaseWords: { open: 'a card to be played' },
  scoreWords,
  PlacePanel,
  SignKey,
  cards: darkAgesCards,
  dice: {
    Die: PipDie,
    faceWords: (_game, face) => pipWords(face),
    captions: { flag: (n) => (n === 1 ? '1 six at the leader' : `${n} sixes at the leader`) },
  },
  odds: darkAgesOdds,
  course: {
    between: viewBetween,
    play: playScene,
    fighting: (view) => view.combat !== null,
    scored(telling, before, after) {
      if (telling.kind !== 'eliminated') return null;
      const loser = after.sides.findIndex(({ unitsLost }, i) => unitsLost > before.sides[i].unitsLost);
      return loser < 0 ? null : 1 - loser;
    },
    Scored,
  },
  result: darkAgesResult,
  traces: darkAgesTraces,
  markWords: {
    go: 'a hex to move to',
    goWithoutFight: 'a hex to move to, from which it may not assault',
    close: 'assault or melee, with the chance that the enemy gives up the hex',
    fire: 'a target to shoot at, with the chance to hit',
    fall: 'where it may go',
  },
  peekWords: (places) =>
    places === 0
      ? ''
      : places === 1
        ? 'One hex could be activated, lit on the board.'
        : `${places} hexes could be activated, lit on the board.`,
  fieldWords,
  armyFacts: (view) => [
    { label: 'Player', values: view.sides.map(({ player }) => player) },
    {
      label: 'Cubes',
      values: view.sides.map(({ side }) => onField(view, side).reduce((sum, unit) => sum + unit.cubes, 0)),
    },
    { label: 'Leaders', values: view.sides.map(({ leadersLeft }) => leadersLeft) },
    { label: 'Goal', values: view.sides.map(({ limit }) => limit ?? '–') },
  ],
};

export const kit = defineKit(darkAgesKit);
