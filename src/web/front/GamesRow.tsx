// The games: links to their battles, with a word about each.

import games from 'virtual:vexillum/games';
import { many } from '../app/many.ts';
import { address } from '../app/router.ts';
import { GamePicture } from './GamePicture.tsx';

const WEIGHT_WORDS = { 1: 'easy to learn', 2: 'some rules to learn', 3: 'many rules to learn' } as const;

const lengthWords = ([least, most]: readonly [number, number]): string =>
  least === most ? `${least} minutes` : `${least} to ${most} minutes`;

/** Three blocks, as many of them filled as the game is hard to learn. */
const Weight = ({ of }: { readonly of: 1 | 2 | 3 }) => (
  <svg viewBox="0 0 32 10" width={32} height={10} aria-hidden="true">
    {[0, 1, 2].map((i) => (
      <rect
        key={i}
        class={`game-weight-block${i < of ? ' full' : ''}`}
        x={1 + i * 11}
        y={1}
        width={8}
        height={8}
        rx={1.5}
      />
    ))}
  </svg>
);

/** `here`: the game whose battles are on show; null where none is. */
export function GamesRow({ here, level }: { readonly here: string | null; readonly level: 'h2' | 'h3' }) {
  const Head = level;
  return (
    <ul class={`games-row${here === null ? '' : ' narrow'}`} aria-label="Games">
      {games.map(({ id, name, battles, text, lasts, weight }) => (
        <li class={`game-card playable${here === id ? ' here' : ''}`} key={id}>
          <GamePicture game={id} />
          <Head>
            <a href={address({ screen: 'shelf', game: id })} aria-current={here === id ? 'page' : undefined}>
              {name}
            </a>
          </Head>
          <p>{text}</p>
          <p class="game-card-foot">
            <span>{many(battles, 'battle')}</span>
            <span>{lengthWords(lasts)}</span>
            <span class="game-weight">
              <Weight of={weight} />
              {WEIGHT_WORDS[weight]}
            </span>
            {here === id && <span class="visually-hidden">shown below</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
