// The dialog that tells what a computer player wanted, fetched when it is first asked for.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useStore } from '../../app/store.ts';
import { read } from '../keys/voice.ts';
import type { BattleSession } from '../session.ts';
import { closeWanted, wantedAsked } from './asked.ts';

interface WantedProps {
  readonly session: BattleSession;
}

export function Wanted({ session }: WantedProps) {
  const asked = useStore(wantedAsked);
  const [fetched, setFetched] = useState<{ readonly Dialog: ComponentType<WantedProps> } | null>(null);
  useEffect(() => {
    if (!asked || fetched) return;
    import('./WantedDialog.tsx').then(
      ({ WantedDialog }) => setFetched({ Dialog: WantedDialog }),
      () => {
        closeWanted();
        read('Not done', ['This part of the page could not be fetched. There may be no network.'], true);
      },
    );
  }, [asked]);
  // Who leaves the table leaves the dialog.
  useEffect(() => closeWanted, []);
  return asked && fetched ? <fetched.Dialog session={session} /> : null;
}
