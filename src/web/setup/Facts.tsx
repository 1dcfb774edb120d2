// The two armies in numbers, and what is special about the battle.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { ScenarioInfo } from '../../kernel/ruleset.ts';
import type { TableView } from '../../kernel/view.ts';
import { gameNamed } from '../app/games.ts';
import { useKitOf } from '../games/use-kit.ts';
import { firstView } from '../table/library.ts';

const SIDES = ['top', 'bottom'] as const;

/** The table before the first turn, as soon as it is there. */
export function useFirstView(game: string, battle: string): TableView | null {
  const [view, setView] = useState<TableView | null>(null);
  useEffect(() => {
    let here = true;
    setView(null);
    firstView(game, battle).then(
      (first) => here && setView(first),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [game, battle]);
  return view;
}

/** Whether a frame is too narrow for what is in it: then it scrolls, and keys must be able to reach it. */
function useScrolls(frame: { readonly current: HTMLElement | null }, filled: boolean): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const measure = () => setScrolls(box.scrollWidth > box.clientWidth + 1);
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    measure();
    return () => watch.disconnect();
  }, [frame, filled]);
  return scrolls;
}

export function Facts({ info }: { readonly info: ScenarioInfo }) {
  const view = useFirstView(info.game, info.id);
  const kit = useKitOf(info.game);
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(frame, view !== null && kit !== null);
  const facts = view && kit ? kit.armyFacts(view).filter(({ label }) => label !== 'Units') : [];
  const goal = gameNamed(info.game)?.goal ?? null;
  return (
    <div>
      <h2>The armies</h2>
      <div
        ref={frame}
        class="setup-armies-frame"
        {...(scrolls ? { tabindex: 0, role: 'group', 'aria-label': 'The armies, scrolls sideways' } : {})}
      >
        <table class="setup-armies">
          <thead>
            <tr>
              <th scope="col">Army</th>
              <th scope="col">Units</th>
              {facts.map(({ label }) => (
                <th scope="col" key={label}>
                  {label}
                </th>
              ))}
              {goal && <th scope="col">{goal.head}</th>}
            </tr>
          </thead>
          <tbody>
            {SIDES.map((name, seat) => (
              <tr key={name}>
                <th scope="row">
                  {info[name]} <span class="saved-small">({name})</span>
                  {view && kit?.leaderOf && <span class="setup-commander">{kit.leaderOf(view, seat)}</span>}
                </th>
                <td>{info.units[name]}</td>
                {facts.map(({ label, values }) => (
                  <td key={label}>{values[seat]}</td>
                ))}
                {goal && <td>{info.banners[name]}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>Special rules</h2>
      {info.rules.length === 0 ? (
        <p>None. The usual rules apply.</p>
      ) : (
        <ul>
          {info.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
