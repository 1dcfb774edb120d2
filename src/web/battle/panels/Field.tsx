// The board with what hangs on it: answers at the asked hex, the choice between several meanings of one hex, and why a hex
// is not on offer. Drawn again only when something on the board changes.

import { useMemo } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { useStore } from '../../app/store.ts';
import type { Bubble } from '../../games/kit.ts';
import { useKit } from '../../games/use-kit.ts';
import { marksOf } from '../marks.ts';
import { isTurned } from '../seats.ts';
import type { BattleModel, BattleSession, View } from '../session.ts';
import { Answers } from './Answers.tsx';
import { answersOf, OfferList, pick } from './OfferList.tsx';
import { RuleRef } from './RuleRef.tsx';

interface FieldProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
  readonly view: View;
  /** There is room on the board for what hangs at a hex. */
  readonly wide: boolean;
}

/** The place where answers hang; null when nothing is asked in words about a place. */
export function hangsAt(model: BattleModel): string | null {
  const { state, showing, moment, view } = model;
  if (!state || showing || moment || !view?.asked) return null;
  return answersOf(state).length > 0 ? view.asked : null;
}

export function Field({ session, model, view, wide }: FieldProps) {
  const { Board } = useKit();
  const { hexNames, ownArmyBelow } = useStore(settings);
  const { state, showing, moment, selected, confirming, shortOdds, cursor, lit, refusal, way, peek, picking } = model;
  const marks = useMemo(
    () => marksOf(model),
    [state, model.view, showing, moment, selected, confirming, shortOdds, cursor, lit, refusal, way, peek],
  );
  const bubbles = useMemo(
    () => bubblesOf(session, model, view.game, wide),
    [state, showing, moment, shortOdds, refusal, picking, wide, model.busy],
  );
  const act = useMemo(
    () => ({
      point: (place: string) => session.point(place),
      hover: (place: string | null) => session.hover(place),
      inspect: (place: string) => session.inspect(place),
    }),
    [session],
  );
  return (
    <div class="board-room">
      <Board
        view={view}
        flipped={isTurned(view, state?.watching ?? -1, ownArmyBelow)}
        labels={hexNames}
        marks={marks}
        bubbles={bubbles}
        onPoint={act.point}
        onHover={act.hover}
        onInspect={act.inspect}
      />
    </div>
  );
}

function bubblesOf(session: BattleSession, model: BattleModel, game: string, wide: boolean): Bubble[] {
  const { state, refusal, picking } = model;
  const bubbles: Bubble[] = [];
  const place = hangsAt(model);
  if (state && wide && place) {
    const finish = state.offers.filter((offer) => offer.mark === 'finish');
    const content = <Answers session={session} model={model} answers={[...answersOf(state), ...finish]} />;
    bubbles.push({ key: 'answers', place, content, far: true });
  }
  const [first] = picking;
  const meant = first ? (first.to ?? first.from) : null;
  if (wide && meant !== null) {
    const content = <OfferList title="Which one?" offers={picking} onPick={(offer) => pick(session, offer)} />;
    bubbles.push({ key: 'picking', place: meant, content });
  }
  if (refusal?.place) {
    const content = (
      <div class="refusal-bubble">
        <p>{refusal.text}</p>
        <RuleRef refText={refusal.ref} game={game} />
      </div>
    );
    bubbles.push({ key: 'refusal', place: refusal.place, content });
  }
  return bubbles;
}
