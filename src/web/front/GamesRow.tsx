// The games: links to their battles, with a word about each.

import games from 'virtual:vexillum/games';
import { many } from '../app/many.ts';
import { address } from '../app/router.ts';

/** `here`: the game whose battles are on show; null where none is. */
export function GamesRow({ here, level }: { readonly here: string | null; readonly level: 'h2' | 'h3' }) {
  const Head = level;
  return (
    <ul class="games-row" aria-label="Games">
      {games.map(({ id, name, battles, text }) => (
        <li class={`game-card playable${here === id ? ' here' : ''}`} key={id}>
          <Head>
            <a href={address({ screen: 'shelf', game: id })} aria-current={here === id ? 'page' : undefined}>
              {name}
            </a>
          </Head>
          <p>{text}</p>
          <p class="game-card-foot">
            {many(battles, 'battle')}
            {here === id && <span class="game-card-here">shown below</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
