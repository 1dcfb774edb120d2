// "Try from here": a new battle that begins at the moment on show. The old one stays as it is.

import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { theArmy } from '../../app/army-words.ts';
import { goOnFrom } from '../../app/open-battle.ts';
import { Icon } from '../../icons.tsx';
import { lastOpponent } from '../../setup/choices.ts';
import type { Player } from '../../table/protocol.ts';
import type { BattleSession } from '../session.ts';

interface TryFromProps {
  readonly session: BattleSession;
  readonly game: string;
  readonly armies: readonly string[];
  readonly moment: number;
}

export function TryFrom({ session, game, armies, moment }: TryFromProps) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState('');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // A tap elsewhere closes it.
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => !box.current?.contains(event.target as Node) && setOpen(false);
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open]);
  // Whom one has met in this battle one meets again.
  const met = session.model.value.state?.players.find((player) => player !== 'person') ?? { bot: lastOpponent(game) };
  const start = async (players: readonly Player[]) => {
    try {
      await goOnFrom(await session.table.record('all'), players, moment - 1);
    } catch (error) {
      setFailed(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div
      class="try-from"
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        box.current?.querySelector('button')?.focus();
        setOpen(false);
      }}
    >
      <button type="button" class="try-key" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Icon name="swords" size={18} />
        Try from here
      </button>
      {open && (
        <div class="try-choices" id={id} role="group" aria-label="Try from here">
          <p>A new battle begins at this moment. The same choices bring the same dice; others bring others.</p>
          {armies.map((army, seat) => (
            <button
              type="button"
              key={seat}
              onClick={() => void start(armies.map((_, i): Player => (i === seat ? 'person' : met)))}
            >
              Lead {theArmy(game, army)}
            </button>
          ))}
          <button type="button" onClick={() => void start(armies.map((): Player => 'person'))}>
            {armies.length > 2 ? 'Lead all armies' : 'Lead both armies'}
          </button>
          {failed !== '' && (
            <p class="try-failed" role="alert">
              {failed}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
