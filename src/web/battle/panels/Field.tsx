// The board with what hangs on it: the choice between several meanings of one hex, and why a hex is not on offer. Drawn again only when something on the board changes.

import { useMemo } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { useStore } from '../../app/store.ts';
import type { Bubble } from '../../games/kit.ts';
import { useKit } from '../../games/use-kit.ts';
import { MARK_PARTS, marksOf } from '../marks.ts';
import { boardTurned } from '../seats.ts';
import type { BattleModel, BattleSession, View } from '../session.ts';
import { OfferList, pick } from './OfferList.tsx';
import { RuleRef } from './RuleRef.tsx';
import { withoutQuestion } from './words.ts';

interface FieldProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
  readonly view: View;
  /** There is room on the board for what hangs at a hex. */
  readonly wide: boolean;
}

export function Field({ session, model, view, wide }: FieldProps) {
  const { Board } = useKit();
  const likes = useStore(settings);
  const { refusal, picking } = model;
  const marks = useMemo(
    () => marksOf(model),
    MARK_PARTS.map((part) => model[part]),
  );
  const bubbles = useMemo(() => bubblesOf(session, model, view.game, wide), [refusal, picking, wide]);
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
        flipped={boardTurned(model, likes)}
        labels={likes.hexNames}
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
  const { refusal, picking } = model;
  const bubbles: Bubble[] = [];
  const [first] = picking;
  const meant = first ? (first.to ?? first.from) : null;
  if (wide && meant !== null) {
    const content = <OfferList title="Which one?" offers={picking} onPick={(offer) => pick(session, offer)} />;
    bubbles.push({ key: 'picking', place: meant, content });
  }
  if (wide && refusal?.place) {
    const content = (
      <div class="refusal-bubble" data-testid="refusal">
        <p>{withoutQuestion(refusal.text)}</p>
        <RuleRef refText={refusal.ref} game={game} />
      </div>
    );
    bubbles.push({ key: 'refusal', place: refusal.place, content });
  }
  return bubbles;
}
