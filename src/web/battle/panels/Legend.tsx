// One line under the prompt: what the marks on the board mean while a piece is in hand, or what the hex under the pointer
// would bring.

import type { Offer, OfferMark } from '../../../kernel/ruleset.ts';
import { MarkShape } from '../../board/Marks.tsx';
import { useKit } from '../../games/use-kit.ts';
import type { BattleModel } from '../session.ts';

const MEANING: readonly (readonly [mark: OfferMark, text: string])[] = [
  ['go', 'may go there and fight'],
  ['goWithoutFight', 'may go there, no battle after'],
  ['charge', 'goes there and must charge'],
  ['close', 'attack, with the chance to clear the place'],
  ['fire', 'fire, with the chance to hit'],
  ['fall', 'may go there'],
  ['leave', 'leaves the battlefield'],
];

/** A leader fights with a unit only, wherever he goes. */
const FOR_LEADERS = MEANING.map(([mark, text]) => [mark, mark === 'go' ? 'may go there' : text] as const);

export function Legend({ model, offers }: { readonly model: BattleModel; readonly offers: readonly Offer[] }) {
  const { markWords = {} } = useKit();
  const place = model.hovered ?? model.cursor;
  const here = offers.find((offer) => offer.to === place);
  if (here) {
    return (
      <p class="legend legend-here">
        <b>{here.label}.</b> {here.note}
      </p>
    );
  }
  const meanings = offers.every(({ piece }) => piece === 'leader') ? FOR_LEADERS : MEANING;
  const marks = meanings.filter(([mark]) => offers.some((offer) => offer.mark === mark));
  if (marks.length === 0) return null;
  return (
    <ul class="legend" aria-label="Marks on the board">
      {marks.map(([mark, text]) => (
        <li key={mark}>
          <svg
            class={`legend-mark mark mark-${mark}`}
            viewBox="-26 -26 52 52"
            width="22"
            height="22"
            aria-hidden="true"
          >
            <MarkShape mark={mark} />
          </svg>
          {markWords[mark] ?? text}
        </li>
      ))}
    </ul>
  );
}
