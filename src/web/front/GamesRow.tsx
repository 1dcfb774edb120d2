// The five games: those that can be played are links to their battles; the others are named and described.

import games from 'virtual:vexillum/games';
import { GAMES, gameWords, NOT_YET } from '../app/games.ts';
import { address } from '../app/router.ts';
import { many } from './words.ts';

const place = (id: string): number => GAMES.findIndex((game) => game.id === id);

/** `here`: the game whose battles are on show; null where none is. */
export function GamesRow({ here, level }: { readonly here: string | null; readonly level: 'h2' | 'h3' }) {
  const Head = level;
  const playable = [...games].sort((a, b) => place(a.id) - place(b.id));
  const later = NOT_YET.filter(({ name }) => games.every((game) => game.name !== name));
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
      {later.map(({ name, text }) => (
        <li class="game-card" key={name}>
          <Head>{name}</Head>
          <p>{text}</p>
          <p class="game-card-foot">Not yet</p>
        </li>
      ))}
    </ul>
  );
}
