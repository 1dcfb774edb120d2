// One battle of the shelf.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableView } from '../../kernel/view.ts';
import { gameNamed } from '../app/games.ts';
import { many } from '../app/many.ts';
import { address } from '../app/router.ts';
import { useKitOf } from '../games/use-kit.ts';
import { firstView } from '../table/library.ts';
import { type Fought, isReconstructed, type ShelfEntry } from './good-next.ts';

/** So many special rules are told whole where there is room. */
const FEW_RULES = 3;

const WEIGHT_WORDS = { small: 'Small', middling: 'Middling', large: 'Large' } as const;

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

function foughtWords({ times: all, won, running }: Fought): string {
  if (running === all) return 'On the table';
  return `Fought ${times(all)}${won > 0 ? `, won ${times(won)}` : ''}${running > 0 ? ', one on the table' : ''}`;
}

interface BattleCardProps {
  readonly entry: ShelfEntry;
  readonly large?: boolean;
  /** Say that the map is the project's own; left out where all are. */
  readonly sayOurs?: boolean;
  /** Why it is the one to begin with. */
  readonly why?: string;
}

export function BattleCard({ entry, large = false, sayOurs = true, why = '' }: BattleCardProps) {
  const { info, units, weight, minutes, fought } = entry;
  const to = address({ screen: 'setup', game: info.game, battle: info.id });
  const special = info.rules.length + info.optionalRules.length;
  return (
    <li class={`battle-card${large ? ' featured' : ''}${fought ? ' fought' : ''}`}>
      <a href={to}>
        <Picture game={info.game} id={info.id} />
        <span class="battle-card-words">
          <span class="battle-card-name">
            {info.name} <span class="battle-card-date">{info.date}</span>
          </span>
          <span class="battle-card-armies">
            {info.top} against {info.bottom}
          </span>
          {why !== '' && <span class="battle-card-first">Begin here. {why}</span>}
          {large && <span class="battle-card-summary">{info.summary}</span>}
          <span class="battle-card-facts">
            {large && `${WEIGHT_WORDS[weight]}. `}
            About {minutes} minutes, {units} units{goalWords(info)}
            {special > 0 && (
              <span class="battle-card-rules">
                . {large && special <= FEW_RULES ? info.rules.join(' ') : shortRules(entry)}
              </span>
            )}
          </span>
          {sayOurs && isReconstructed(info) && <span class="battle-card-ours">Map: our reconstruction</span>}
          {fought && <span class="battle-card-fought">{foughtWords(fought)}</span>}
        </span>
      </a>
    </li>
  );
}

/** `, 5 banners`: what wins the battle, where the game has a number for it. */
function goalWords({ game, banners: { top, bottom } }: ShelfEntry['info']): string {
  const goal = gameNamed(game)?.goal;
  if (!goal) return '';
  return top === bottom ? `, ${many(top, goal.one, goal.many)}` : `, ${top} or ${bottom} ${goal.many}`;
}

/** The special rules in a line. */
function shortRules({ info }: ShelfEntry): string {
  const [first, ...more] = [...info.rules, ...info.optionalRules.map((rule) => `Optional: ${rule.text}`)];
  return more.length === 0 ? first : `${first} And ${many(more.length, 'more special rule')}.`;
}

/** The picture is made when the card comes near the screen. */
function Picture({ game, id }: { readonly game: string; readonly id: string }) {
  const [view, setView] = useState<TableView | null>(null);
  const kit = useKitOf(game);
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    let here = true;
    const watcher = new IntersectionObserver(
      ([seen]) => {
        if (!seen.isIntersecting) return;
        watcher.disconnect();
        // Without the picture the card says the same.
        firstView(game, id).then(
          (first) => here && setView(first),
          () => {},
        );
      },
      { rootMargin: '300px' },
    );
    watcher.observe(place);
    return () => {
      here = false;
      watcher.disconnect();
    };
  }, [game, id]);
  return (
    <span class="battle-card-picture" ref={ref}>
      {view && kit && <kit.MiniMap view={view} />}
    </span>
  );
}
