// The two armies in numbers, and what is special about the battle.

import { useEffect, useState } from 'preact/hooks';
import type { CommandsView } from '../../families/commands/view.ts';
import type { ScenarioInfo } from '../../kernel/ruleset.ts';
import { firstView } from '../table/library.ts';

const SIDES = ['top', 'bottom'] as const;

/** The table before the first turn, as soon as it is there. */
export function useFirstView(game: string, battle: string): CommandsView | null {
  const [view, setView] = useState<CommandsView | null>(null);
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

export function Facts({ info }: { readonly info: ScenarioInfo }) {
  const view = useFirstView(info.game, info.id);
  const sides = view?.sides ?? null;
  const tokens = sides?.some((side) => side.tokens !== null) ?? false;
  return (
    <div>
      <h2>The armies</h2>
      <div class="setup-armies-frame">
        <table class="setup-armies">
          <thead>
            <tr>
              <th scope="col">Army</th>
              <th scope="col">Units</th>
              <th scope="col">Command</th>
              {tokens && <th scope="col">Tokens</th>}
              <th scope="col">Banners to win</th>
            </tr>
          </thead>
          <tbody>
            {SIDES.map((name, seat) => (
              <tr key={name}>
                <th scope="row">
                  {info[name]} <span class="saved-small">({name})</span>
                  {sides && <span class="setup-commander">{sides[seat].commander}</span>}
                </th>
                <td>{info.units[name]}</td>
                <td>{sides?.[seat].command ?? ''}</td>
                {tokens && <td>{sides?.[seat].tokens?.held ?? ''}</td>}
                <td>{info.banners[name]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>Special rules</h2>
      {info.rules.length === 0 ? (
        <p>None: the rules of the game and nothing else.</p>
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
