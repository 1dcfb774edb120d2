// The games: links to their battles, with a word about each.

import games from 'virtual:vexillum/games';
import { GAMES, gameWords } from '../app/games.ts';
import { many } from '../app/many.ts';
import { address } from '../app/router.ts';

const place = (id: string): number => GAMES.findIndex((game) => game.id === id);

/** `here`: the game whose battles are on show; null where none is. */
export function GamesRow({ here, level }: { readonly here: string | null; readonly level: 'h2' | 'h3' }) {
  const Head = level;
  const playable = [...games].sort((a, b) => place(a.id) - place(b.id));
  return (
    <ul class="games-row" aria-label="Games">
      {playable.map(({ id, name, battles }) => (
        <li class={`game-card playable${here === id ? ' here' : ''}`} key={id}>
          <Head>
            <a href={address({ screen: 'shelf', game: id })} aria-current={here === id ? 'page' : undefined}>
              {name}
            </a>
          </Head>
          <p>{gameWords(id)?.text ?? ''}</p>
          <p class="game-card-foot">
            {many(battles, 'battle')}
            {here === id && <span class="game-card-here">shown below</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
