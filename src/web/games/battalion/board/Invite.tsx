// Invitations at a place, told by form: swords or a bow at a target with the short odds, a dot where a unit may go, an arrow
// for a charge, chevrons for falling back, a card for one that can be played there; and the order a command costs.

import type { Offer } from '../../../../kernel/ruleset.ts';
import { MarkShape } from '../../../board/Marks.tsx';
import { CommandToken } from '../pieces/Tokens.tsx';

interface InviteProps {
  readonly offer: Offer;
  readonly odds: string | undefined;
  readonly chosen: boolean;
  /** More than one thing is on offer here. */
  readonly more: number;
}

export function Invite({ offer, odds, chosen, more }: InviteProps) {
  return (
    <span class={`b-invite mark mark-${offer.mark}${chosen ? ' chosen' : ''}`}>
      <svg viewBox="-24 -24 48 48" aria-hidden="true">
        {offer.mark === 'card' ? (
          <path class="mark-card" d="M-12 -17H12V17H-12ZM-6 -10H6M-6 -3H6M-6 4H2" />
        ) : (
          <MarkShape mark={offer.mark} />
        )}
      </svg>
      {odds !== undefined && odds !== '' && <span class="b-odds">{odds}</span>}
      {offer.toll !== undefined && <span class="b-toll">{offer.toll}</span>}
      {more > 0 && <span class="b-more">+{more}</span>}
    </span>
  );
}

/** What commanding a unit costs, on a unit that can act. */
export const Cost = ({ order }: { readonly order: number }) => (
  <span class="b-cost">
    <CommandToken kind="order" />
    {order}
  </span>
);
