// The five games. Those that cannot be played yet are named and described, and are no links.

import type { ShelfGame } from '../data/types.ts';
import { many } from './words.ts';

const WORDS: { readonly [id: string]: string } = {
  ancients: 'Two lines of foot, horse and elephants, moved by cards by the left, the centre and the right.',
};

const NOT_YET: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: 'Commands & Colors: Medieval',
    text: 'Byzantium and her neighbours: the family of Ancients, with tokens for inspired moments.',
  },
  {
    name: 'Commands & Colors: Napoleonics',
    text: 'Muskets, guns and squares: a unit fights with as many dice as it has blocks left.',
  },
  {
    name: 'Battalion: War of the Ancients',
    text: 'No hexes: units of tiles meet in sectors, and an army whose deck runs out has lost.',
  },
  {
    name: 'Dark Ages II',
    text: 'Britain and France in the early Middle Ages: cards set units and leaders going, or turn a fight under way.',
  },
];

export function GamesRow({ here }: { readonly here: ShelfGame }) {
  return (
    <ul class="games-row" aria-label="Games">
      <li class="game-card here">
        <h2>{here.name}</h2>
        <p>{WORDS[here.id] ?? ''}</p>
        <p class="game-card-foot">{many(here.battles.length, 'battle')} to play</p>
      </li>
      {NOT_YET.map(({ name, text }) => (
        <li class="game-card" key={name}>
          <h2>{name}</h2>
          <p>{text}</p>
          <p class="game-card-foot">Not yet</p>
        </li>
      ))}
    </ul>
  );
}
