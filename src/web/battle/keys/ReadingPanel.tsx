// The last answer in words, at the lower edge of the screen, where it hides nothing of the board: a scan, the score, what
// happened last. It was said already, so it is no live region itself.

import { useStore } from '../../app/store.ts';
import type { BattleSession } from '../session.ts';
import { reading, stopReading } from './voice.ts';

export function ReadingPanel({ session }: { readonly session: BattleSession }) {
  const shown = useStore(reading);
  if (!shown) return null;
  const close = () => {
    stopReading();
    session.light([]);
  };
  return (
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
    </section>
  );
}
