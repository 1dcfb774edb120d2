// Giving a battle up: asked once, since it cannot be taken back.

import { theArmy } from '../../app/army-words.ts';
import { armyOf } from '../seats.ts';
import type { BattleSession, View } from '../session.ts';
import { Dialog } from './Dialog.tsx';

interface ConcedeProps {
  readonly session: BattleSession;
  readonly view: View;
  onClose(): void;
}

export function Concede({ session, view, onClose }: ConcedeProps) {
  const army = theArmy(view.game, armyOf(view, session.model.value.state?.watching ?? view.seat));
  return (
    <Dialog title="Give the battle up?" testid="concede" onClose={onClose}>
      <p>
        The battle ends here, and {army} has lost it. The record keeps all that was chosen; it can be looked at and
        tried again from any moment.
      </p>
      <div class="button-row">
        <button type="button" class="button" onClick={onClose}>
          Fight on
        </button>
        <button
          type="button"
          class="button danger"
          onClick={() => {
            onClose();
            void session.concede();
          }}
        >
          Give it up
        </button>
      </div>
    </Dialog>
  );
}
