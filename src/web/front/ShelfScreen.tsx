// The shelf: the games, and the battles of one of them, the good next ones first and larger.

import shelf from 'virtual:vexillum/shelf';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { gameNamed } from '../app/games.ts';
import { many } from '../app/many.ts';
import { address } from '../app/router.ts';
import { listBattles, type SavedBattle } from '../table/saved.ts';
import { BattleCard } from './BattleCard.tsx';
import { Frame } from './Frame.tsx';
import { GamesRow } from './GamesRow.tsx';
import { goodNext, isReconstructed, matches, recommended, type ShelfEntry, type Weight } from './good-next.ts';

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
  const begin = gameNamed(id)?.first;
  const entries = useMemo(() => (game ? goodNext(game.battles, saved, begin?.battle) : []), [game, saved]);
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
  const { own, sure, seek } = game.words;
  const found = entries.filter((entry) => matches(entry, wanted));
  const searching = wanted.trim() !== '';
  const allOurs = game.battles.length > 0 && game.battles.every(isReconstructed);
  const first = searching ? [] : recommended(entries, FEATURED);
  const rest = found.filter((entry) => !first.includes(entry));
  return (
    <Frame>
      <h1 class="shelf-title">The shelf</h1>
      <GamesRow here={game.id} level="h2" />
      <section aria-labelledby="battles-title" class="shelf-battles">
        <div class="shelf-head">
          <h2 id="battles-title">Battles of {game.name}</h2>
          <div class="shelf-filter">
            <label for="shelf-filter">Find a battle or an army</label>
            <input
              id="shelf-filter"
              type="search"
              placeholder={seek}
              value={wanted}
              onInput={(event) => setWanted(event.currentTarget.value)}
            />
          </div>
        </div>
        <p role="status" class={searching ? 'shelf-count' : 'visually-hidden'}>
          {searching ? `${many(found.length, 'battle')} found.` : ''}
        </p>
        {searching && <Elsewhere here={id} wanted={wanted} />}
        {allOurs && (
          <p class="shelf-ours">
            <b>Our reconstruction:</b> no published list of hexes could be read for these battles. The maps and the
            places of the pieces were made here to fit what is known. What is sourced and what is ours stands with each
            battle.
          </p>
        )}
        {sure && !searching && (
          <p class="shelf-ours">
            <b>How sure this is:</b> {sure}
          </p>
        )}
        {own && !searching && (
          <p class="shelf-own">
            <a class="button primary" href={address(own.to)}>
              {own.title}
            </a>
            <span>{own.text}</span>
          </p>
        )}
        {first.length > 0 && (
          <section aria-labelledby="next-title">
            <h3 id="next-title">Good next</h3>
            <ul class="next-battles">
              {first.map((entry) => (
                <BattleCard
                  key={entry.info.id}
                  entry={entry}
                  large
                  sayOurs={!allOurs}
                  why={entry.info.id === begin?.battle ? begin.why : ''}
                />
              ))}
            </ul>
          </section>
        )}
        {GROUPS.map((group) => (
          <Group
            key={group.weight}
            {...group}
            sayOurs={!allOurs}
            entries={rest.filter((entry) => entry.weight === group.weight)}
          />
        ))}
      </section>
    </Frame>
  );
}

/** What was looked for may be a battle of another game. */
function Elsewhere({ here, wanted }: { readonly here: string; readonly wanted: string }) {
  const others = shelf
    .filter((game) => game.id !== here)
    .map((game) => ({ game, found: goodNext(game.battles, []).filter((entry) => matches(entry, wanted)) }))
    .filter(({ found }) => found.length > 0);
  if (others.length === 0) return null;
  return (
    <ul class="shelf-elsewhere">
      {others.map(({ game, found }) => (
        <li key={game.id}>
          {game.name}:{' '}
          {found.slice(0, 6).map(({ info }, i) => (
            <span key={info.id}>
              {i > 0 && ', '}
              <a href={address({ screen: 'setup', game: info.game, battle: info.id })}>{info.name}</a>
            </span>
          ))}
          {found.length > 6 && ` and ${many(found.length - 6, 'more', 'more')}`}
        </li>
      ))}
    </ul>
  );
}

interface GroupProps {
  readonly weight: Weight;
  readonly title: string;
  readonly text: string;
  readonly sayOurs: boolean;
  readonly entries: readonly ShelfEntry[];
}

function Group({ weight, title, text, sayOurs, entries }: GroupProps) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={`group-${weight}`}>
      <h3 id={`group-${weight}`}>
        {title} <small>{text}</small>
      </h3>
      <ul class={`battle-rows ${weight}`}>
        {entries.map((entry) => (
          <BattleCard key={entry.info.id} entry={entry} sayOurs={sayOurs} />
        ))}
      </ul>
    </section>
  );
}
