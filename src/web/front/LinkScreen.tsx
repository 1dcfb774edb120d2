// A battle that came in a link.

import { useEffect, useState } from 'preact/hooks';
import { readLink } from '../app/links.ts';
import { newSeed } from '../app/open-battle.ts';
import { readText } from '../table/library.ts';
import type { BroughtBattle, TextFault } from '../table/read-text.ts';
import { BroughtBattleView } from './BroughtBattleView.tsx';
import { FaultView } from './FaultView.tsx';
import { Frame } from './Frame.tsx';
import { errorText } from './words.ts';

export function LinkScreen({ part }: { readonly part: string }) {
  const [found, setFound] = useState<BroughtBattle | TextFault | null>(null);
  useEffect(() => {
    let here = true;
    const read = async () => {
      try {
        return await readText(await readLink(part), newSeed());
      } catch (error) {
        return { message: errorText(error), place: null };
      }
    };
    void read().then((one) => here && setFound(one));
    return () => {
      here = false;
    };
  }, [part]);
  return (
    <Frame>
      <div class="plain-page wide">
        <h1>A battle from a link</h1>
        <div role="status">
          {found === null && <p>Reading the link.</p>}
          {found !== null &&
            ('record' in found ? (
              <BroughtBattleView battle={found} eager={false} />
            ) : (
              <FaultView fault={found} boxed={false} />
            ))}
        </div>
        <p>
          <a class="button" href="#/">
            To the front page
          </a>
        </p>
      </div>
    </Frame>
  );
}
