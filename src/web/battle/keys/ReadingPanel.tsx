// The last answer in words: a scan, the score, odds, what a typed line was answered, or why it was not obeyed. It is no log: it holds
// one answer, which the next one takes the place of; what happened stands in the log and nowhere else. It was said already, so
// it is no live region itself.

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
    <section class="reading" aria-label={`Answer: ${shown.title}`} data-testid="reading">
      <header class="reading-head">
        <h2>{shown.title}</h2>
        <button type="button" class="reading-close" onClick={close}>
          Close the answer
        </button>
      </header>
      {/* What may be longer than the panel must scroll by keys. */}
      <div class="reading-text" tabIndex={0} role="group" aria-label="The answer">
        {shown.lines.map((line, i) => (
          <p key={`${i} ${line}`}>{line}</p>
        ))}
      </div>
    </section>
  );
}
