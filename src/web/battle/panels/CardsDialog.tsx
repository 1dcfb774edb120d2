// All that a table shows of the cards.

import { useKit } from '../../games/use-kit.ts';
import type { View } from '../session.ts';
import { Dialog } from './Dialog.tsx';

export function CardsDialog({ view, onClose }: { readonly view: View; readonly onClose: () => void }) {
  const { Overview } = useKit().cards;
  return (
    <Dialog title="Cards" class="cards-dialog" testid="cards" onClose={onClose}>
      <Overview view={view} />
    </Dialog>
  );
}
