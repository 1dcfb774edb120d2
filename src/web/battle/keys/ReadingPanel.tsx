// The last answer in words, on the board's lower edge: a scan, the numbers of a unit, the odds, the score. It was said
// already, so it is no live region itself.

import { createPortal } from 'preact/compat';
import { useStore } from '../../app/store.ts';
import type { BattleSession } from '../session.ts';
import { reading, stopReading } from './voice.ts';

interface ReadingPanelProps {
  readonly session: BattleSession;
  readonly root: { readonly current: HTMLDivElement | null };
}

export function ReadingPanel({ session, root }: ReadingPanelProps) {
  const shown = useStore(reading);
  const field = root.current?.querySelector('.battle-field');
  if (!shown || !field) return null;
  const close = () => {
    stopReading();
    session.light([]);
  };
  return createPortal(
    <section class="reading" aria-label={shown.title} data-testid="reading">
      <header class="reading-head">
        <h2>{shown.title}</h2>
        <button type="button" class="reading-close" onClick={close}>
          Close
        </button>
      </header>
      {/* What may be longer than the panel must scroll by keys. */}
      <div class="reading-text" tabIndex={0} role="group" aria-label="Answer">
        {shown.lines.map((line, i) => (
          <p key={`${i} ${line}`}>{line}</p>
        ))}
      </div>
    </section>,
    field,
  );
}
