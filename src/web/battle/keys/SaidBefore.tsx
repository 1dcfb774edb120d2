// In a dialog that opens by itself: what was being told when it opened. The live regions of the table are behind it and inert,
// so that a reader would be cut off at the last blow; this region is filled when the dialog is there, and is heard.

import { useEffect, useState } from 'preact/hooks';
import { useStore } from '../../app/store.ts';
import { lastSaid } from './voice.ts';

export function SaidBefore() {
  const told = useStore(lastSaid);
  // A region is heard for what is put into it, not for what it came with.
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return (
    <div class="visually-hidden" aria-live="polite" aria-relevant="additions" data-testid="said-before">
      {here && told.map((text, i) => <p key={`${i} ${text}`}>{text}</p>)}
    </div>
  );
}
