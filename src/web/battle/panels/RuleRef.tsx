// A rule reference as a button: it opens the passage in our own words, in place.

import { useState } from 'preact/hooks';
import { go } from '../../app/router.ts';
import { PassagePopover } from '../../handbook/PassagePopover.tsx';
import { Dialog } from './Dialog.tsx';

interface RuleRefProps {
  readonly refText: string;
  readonly game: string;
}

export function RuleRef({ refText, game }: RuleRefProps) {
  const [open, setOpen] = useState(false);
  if (refText === '') return null;
  return (
    <>
      <button type="button" class="rule-ref" data-testid="rule-ref" onClick={() => setOpen(true)}>
        <span class="visually-hidden">Rule </span>
        {refText}
      </button>
      {open && (
        <Dialog title={refText} class="passage-dialog" testid="passage" onClose={() => setOpen(false)}>
          <PassagePopover game={game} refText={refText} onOpen={(id) => go({ screen: 'rules', game, ref: id })} />
        </Dialog>
      )}
    </>
  );
}
