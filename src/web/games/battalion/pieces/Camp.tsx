// A camp: whose it is, the tactic deck with the cards that are left, the hand, order and disorder as rows with their numbers.

import type { CampView } from '../../../../games/battalion/telling/view/types.ts';
import { factionArt, factionStyle } from '../art/factions.ts';
import { lastDraw } from '../board/brink.ts';
import { Emblem } from './Sign.tsx';
import { TokenRow } from './Tokens.tsx';

interface CampProps {
  readonly camp: CampView;
  readonly active: boolean;
  /** There is room for rows of tokens and for the name. */
  readonly wide: boolean;
  /** Nobody guards it. */
  readonly undefended: boolean;
}

export function CampDrawing({ camp, active, wide, undefended }: CampProps) {
  const { emblem, short } = factionArt(camp.faction);
  const most = wide ? 5 : 1;
  return (
    <span
      class={`b-camp-body${active ? ' active' : ''}${undefended ? ' undefended' : ''}`}
      style={factionStyle(camp.faction, camp.side)}
    >
      <span class="b-tent">
        <svg viewBox="0 0 60 46" preserveAspectRatio="none" aria-hidden="true">
          <path class="b-tent-cloth" d="M30 2L58 44H2Z" />
          <path class="b-tent-door" d="M30 14L38 44H22Z" />
        </svg>
        <Emblem path={emblem} />
      </span>
      <span class="b-camp-words">
        <span class="b-camp-name">
          {short}
          {undefended && <span class="b-camp-open">{wide ? 'camp unguarded' : 'unguarded'}</span>}
        </span>
        <span class="b-camp-cards">
          <DeckSign />
          <b class={lastDraw(camp) ? 'b-brink' : ''}>{camp.deckCount}</b>
          <HandSign />
          <b>{camp.handCount}</b>
        </span>
      </span>
      <span class="b-camp-tokens">
        <TokenRow kind="order" count={camp.order} most={most} />
        <TokenRow kind="disorder" count={camp.disorder} most={most} />
      </span>
    </span>
  );
}

/** A stack of cards, face down. */
export const DeckSign = () => (
  <svg class="b-deck" viewBox="0 0 24 24" aria-hidden="true">
    <path class="b-card-under" d="M8 5H20V22H8Z" />
    <path class="b-card-over" d="M4 2H16V19H4Z" />
    <path class="b-card-line" d="M7 6H13M10 6V14M7.500 6V11L10 9.500L12.500 11V6" />
  </svg>
);

/** Cards held as a fan. */
export const HandSign = () => (
  <svg class="b-deck" viewBox="0 0 24 24" aria-hidden="true">
    <path class="b-card-under" d="M2 8L10 4L15 17L8 20Z" />
    <path class="b-card-under" d="M22 8L14 4L9 17L16 20Z" />
    <path class="b-card-over" d="M7 3H17V19H7Z" />
  </svg>
);
