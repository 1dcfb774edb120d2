// The shelf: the games, and the battles of the one that can be played, the good next ones first and larger.

import shelf from 'virtual:vexillum/shelf';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { listBattles, type SavedBattle } from '../table/saved.ts';
import { BattleCard } from './BattleCard.tsx';
import { Frame } from './Frame.tsx';
import { GamesRow } from './GamesRow.tsx';
import { goodNext, matches, recommended, type ShelfEntry, type Weight } from './good-next.ts';
import { many } from './words.ts';

const FEATURED = 3;

const GROUPS: readonly { readonly weight: Weight; readonly title: string; readonly text: string }[] = [
  { weight: 'small', title: 'Small and plain', text: 'Few units, little to remember.' },
  { weight: 'middling', title: 'A full evening', text: 'More troops, or a rule of their own.' },
  { weight: 'large', title: 'Large', text: 'Whole armies, long lines, or more to remember.' },
];

export function ShelfScreen({ game: id }: { readonly game: string }) {
  const [saved, setSaved] = useState<readonly SavedBattle[]>([]);
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    // A browser that keeps nothing has fought nothing.
    listBattles().then(setSaved, () => {});
  }, []);
  const game = shelf.find((one) => one.id === id);
  const entries = useMemo(() => (game ? goodNext(game.battles, saved) : []), [game, saved]);
  if (!game) {
    return (
      <Frame>
        <div class="plain-page">
          <h1>That game is not on the shelf</h1>
          <p>
            There is no game <q>{id}</q> here. <a href="#/games">See the shelf</a>.
          </p>
        </div>
      </Frame>
    );
  }
  const found = entries.filter((entry) => matches(entry, wanted));
  const searching = wanted.trim() !== '';
  const first = searching ? [] : recommended(entries, FEATURED);
  const rest = found.filter((entry) => !first.includes(entry));
  return (
    <Frame>
      <h1 class="shelf-title">The shelf</h1>
      <GamesRow here={game} />
      <section aria-labelledby="battles-title" class="shelf-battles">
        <div class="shelf-head">
          <h2 id="battles-title">Battles of {game.name}</h2>
          <div class="shelf-filter">
            <label for="shelf-filter">Find a battle or an army</label>
            <input
              id="shelf-filter"
              type="search"
              placeholder="Cannae, Spartan, 218 BC"
              value={wanted}
              onInput={(event) => setWanted(event.currentTarget.value)}
            />
          </div>
        </div>
        <p role="status" class={searching ? 'shelf-count' : 'visually-hidden'}>
          {searching ? `${many(found.length, 'battle')} found.` : ''}
        </p>
        {first.length > 0 && (
          <section aria-labelledby="next-title">
            <h3 id="next-title">Good next</h3>
            <ul class="next-battles">
              {first.map((entry) => (
                <BattleCard key={entry.info.id} entry={entry} large />
              ))}
            </ul>
          </section>
        )}
        {GROUPS.map((group) => (
          <Group key={group.weight} {...group} entries={rest.filter((entry) => entry.weight === group.weight)} />
        ))}
      </section>
    </Frame>
  );
}

function Group(props: { weight: Weight; title: string; text: string; entries: readonly ShelfEntry[] }) {
  const { weight, title, text, entries } = props;
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={`group-${weight}`}>
      <h3 id={`group-${weight}`}>
        {title} <small>{text}</small>
      </h3>
      <ul class={`battle-rows ${weight}`}>
        {entries.map((entry) => (
          <BattleCard key={entry.info.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
