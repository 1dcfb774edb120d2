// The kit of The Ford: two rows of men with the water between them.

import type { FordView } from '../../../games/ford/telling/view.ts';
import { many } from '../../app/many.ts';
import { sentences } from '../../battle/keys/words.ts';
import { type BoardProps, type CardProps, defineKit, type GameKit, type SideProps } from '../kit.ts';
import { plainOdds } from '../plain-odds.ts';

const sideOf = (place: string): number => (place === 'top' ? 0 : 1);

const describe = (view: FordView, place: string): string =>
  `${place}: ${view.sides[sideOf(place)].army}, ${many(view.men[sideOf(place)], 'man', 'men')}`;

/** The places from top to bottom of the screen. */
const rows = (flipped: boolean): readonly string[] => (flipped ? ['bottom', 'top'] : ['top', 'bottom']);

function Board({ view, flipped, marks, still, onPoint }: BoardProps<FordView>) {
  return (
    <div class="board ford">
      {rows(flipped).map((place) =>
        still ? (
          <p key={place}>{'o'.repeat(view.men[sideOf(place)])}</p>
        ) : (
          <button
            key={place}
            type="button"
            data-place={place}
            aria-label={describe(view, place)}
            tabIndex={(marks.cursor ?? 'top') === place ? 0 : -1}
            onClick={() => onPoint?.(place)}
          >
            <span aria-hidden="true">{'o'.repeat(view.men[sideOf(place)])}</span>
          </button>
        ),
      )}
    </div>
  );
}

const Score = ({ view, side }: SideProps<FordView>) => <span>{many(view.men[side], 'man', 'men')}</span>;

const Card = ({ card, offered, onPick }: CardProps) => (
  <button type="button" class={offered ? 'offered' : ''} data-card={card.key} onClick={onPick}>
    {card.name}
  </button>
);

const fordKit: GameKit<FordView> = {
  Board,
  MiniMap: ({ view }) => <span aria-hidden="true">{view.men.join(':')}</span>,
  places: {
    noun: 'place',
    describe,
    toward: (_view, flipped, place, direction) => {
      const step = direction.startsWith('up') ? -1 : direction.startsWith('down') ? 1 : 0;
      return step === 0 ? null : (rows(flipped)[rows(flipped).indexOf(place) + step] ?? null);
    },
    rowEnd: (_view, _flipped, place) => place,
    inOrder: (_view, flipped, places) => rows(flipped).filter((place) => [...places].includes(place)),
    home: (view) => (view.seat === 0 ? 'top' : 'bottom'),
  },
  Army: ({ view, side }) => <Score view={view} side={side} />,
  Score,
  turnWords: (view) => `Turn ${view.turn}`,
  scoreWords: (view) =>
    sentences(
      view.sides.map(
        ({ army, handCount }, i) => `${army}: ${many(view.men[i], 'man', 'men')}, ${many(handCount, 'card')}`,
      ),
    ),
  PlacePanel: ({ view, place }) => <p>{describe(view, place)}</p>,
  cards: {
    Card,
    CardSmall: ({ card }) => <li>{card.name}</li>,
    Overview: ({ view }) => <p>{many(view.hand.length, 'card')} in hand.</p>,
    short: (view) => `Cards ${view.hand.length}`,
    label: (view) => `Your cards: ${view.hand.length}`,
    choiceOf: ({ key }) => `play ${key}`,
    textOf: (view, key) => view.hand.find((card) => card.key === key)?.text ?? '',
  },
  dice: {
    Die: ({ face }) => <span>{face}</span>,
    faceWords: (_game, face) => ['one', 'two', 'three', 'four', 'five', 'six'][Number(face) - 1] ?? face,
  },
  odds: plainOdds(),
  course: {
    between: (before, after, tellings, told) => (told < tellings.length ? before : after),
    play: () => () => {},
    fighting: (view) => view.prompt.decision === 'answer',
  },
  result: {
    kinds: {
      turn: 'turn',
      attacks: ['plays'],
      swings: ['volley', 'yields'],
      ended: 'ended',
      course: ['turn', 'passes'],
    },
    measures: (view) => [{ key: 'men', values: view.men }],
    measureWords: (_key, change) =>
      change === 0 ? '' : `${many(Math.abs(change), 'man', 'men')} ${change < 0 ? 'lost' : 'back'}`,
    measured: 'men',
    cost: (view) => [{ label: 'Men left', values: view.men }],
    how: (view, winner) => `${view.men[winner]} men to ${view.men[1 - winner]}`,
    reason: () => '',
  },
  peekWords: () => '',
  fieldWords: (view) => describe(view, 'top'),
  armyFacts: (view) => [{ label: 'Men', values: view.men }],
};

export const kit = defineKit(fordKit);
