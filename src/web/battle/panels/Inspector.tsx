// Looks closely: at the exchange that is considered, or at whoever stands at the place in question.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Explanation } from '../../../kernel/ruleset.ts';
import { useKit } from '../../games/use-kit.ts';
import { measure } from '../measuring.ts';
import type { BattleModel, BattleSession, View } from '../session.ts';
import { weighedOf } from './column.ts';
import { OddsPanel } from './OddsPanel.tsx';
import { useMore } from './use-more.ts';

interface InspectorProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
  readonly view: View;
}

/** Milliseconds that a pointer rests before anything is asked. */
const REST = 120;

export function Inspector({ session, model, view }: InspectorProps) {
  const content = useContent({ session, model, view });
  const ref = useRef<HTMLElement>(null);
  useMore(ref, true);
  // More than its room shows, and nothing in it to stop at: then whoever scrolls by keys stops here.
  const look = useRef(() => {
    const box = ref.current;
    if (!box) return null;
    const scrolls = box.scrollHeight > box.clientHeight + 1 && !box.querySelector('button, select');
    if (scrolls === box.hasAttribute('tabindex')) return null;
    return () => {
      if (scrolls) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
  });
  useLayoutEffect(() => measure(look.current));
  // Its room changes with what is asked, also when it has nothing new to say.
  useEffect(() => {
    const watcher = new ResizeObserver(() => look.current()?.());
    if (ref.current) watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, []);
  return (
    // Without anything to say it takes no room.
    <section ref={ref} class={`inspector${content ? '' : ' empty'}`} aria-label="Inspector" data-testid="inspector">
      {content}
    </section>
  );
}

function useContent({ session, model, view }: InspectorProps) {
  const { PlacePanel } = useKit();
  const { confirming, odds, inspected, hovered, selected, cursor } = model;
  const place = inspected ?? hovered ?? confirming?.to ?? selected?.place ?? cursor ?? view.asked;
  const weighed = weighedOf(model);
  // Where odds are told nobody sees the numbers of the place.
  const shown = useNumbers(session, model, place, weighed === null);
  if (weighed === null) return shown && <PlacePanel view={view} {...shown} />;
  if (!weighed.odds) return <p class="inspector-empty">{odds?.error || 'Counting every roll of the dice.'}</p>;
  const { offer, considered } = weighed;
  return (
    <OddsPanel
      odds={weighed.odds}
      offer={offer}
      policy={considered && odds ? odds.policy : ''}
      game={view.game}
      onPolicy={considered ? (wanted) => session.suppose(wanted) : undefined}
    />
  );
}

interface Shown {
  readonly place: string;
  readonly parts: readonly Explanation[];
  readonly ground: string;
}

/** Changes only when the next place has its answer, so that nothing flickers under a moving pointer. */
function useNumbers(session: BattleSession, model: BattleModel, place: string | null, seen: boolean): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  const number = model.state?.number ?? 0;
  // While something is told the table is ahead of what is seen.
  const back = model.moment !== null || model.showing !== null;
  useEffect(() => {
    if (!seen) return;
    let wanted = true;
    const timer = setTimeout(() => {
      if (place === null) setShown(null);
      // What was is drawn from its own view; numbers can be asked only of what is.
      else if (back) setShown({ place, parts: [], ground: '' });
      else void session.askNumbers(place).then((answer) => wanted && setShown({ place, ...answer }));
    }, REST);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [session, place, number, back, seen]);
  return shown;
}
