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
    <Dialog title="Concede the battle?" testid="concede" onClose={onClose}>
      <p>The battle ends and {army} loses. The record is kept: you can look at it and play on from any moment of it.</p>
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
          Concede
        </button>
      </div>
    </Dialog>
  );
}
