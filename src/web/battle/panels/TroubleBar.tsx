// When something goes wrong behind the page: what it is, what is safe, and what can be done.

import { useState } from 'preact/hooks';
import { address } from '../../app/router.ts';
import { getBattle } from '../../table/saved.ts';
import type { BattleModel, BattleSession } from '../session.ts';
import { download, downloadSaved, fileName } from './export.ts';

export function TroubleBar({ session, model }: { readonly session: BattleSession; readonly model: BattleModel }) {
  const { trouble, state, view } = model;
  if (!trouble) return null;
  if (trouble.kind === 'save') {
    const name = fileName(view?.scenario.name ?? '');
    const out = () => void session.table.record('all').then((record) => download(name, record));
    return (
      <div class="trouble" role="alert" data-testid="trouble">
        <p>
          <b>The battle could not be saved in this browser.</b> You can play on. Export the record to keep it.{' '}
          <span class="soft">{trouble.message}</span>
        </p>
        <button type="button" class="act primary" onClick={out}>
          Export the record now
        </button>
        <button type="button" class="act" onClick={() => session.dismissTrouble()}>
          Play on
        </button>
      </div>
    );
  }
  return (
    <div class="trouble grave" role="alert" data-testid="trouble">
      <p>
        <b>The table has stopped.</b>{' '}
        {model.unsaved
          ? 'The battle is kept up to the last choice that could be saved.'
          : 'The battle is saved up to the last choice.'}{' '}
        <span class="soft">{trouble.message}</span>
      </p>
      <button type="button" class="act primary" onClick={() => location.reload()}>
        Open the battle again
      </button>
      <ExportSaved battle={state?.battle ?? ''} />
    </div>
  );
}

/** The record as it was last saved, without the table. */
function ExportSaved({ battle }: { readonly battle: string }) {
  const [words, setWords] = useState('');
  const out = () =>
    void getBattle(battle).then(
      (saved) => (saved ? downloadSaved(saved) : setWords('Nothing of this battle is kept in this browser.')),
      (error: Error) => setWords(error.message),
    );
  return (
    <>
      <button type="button" class="act" onClick={out}>
        Export the last saved record
      </button>
      {words !== '' && <span class="soft">{words}</span>}
    </>
  );
}

/** In place of a battle that cannot be opened. */
TroubleBar.Page = ({ message, battle }: { readonly message: string; readonly battle: string }) => (
  <main class="curtain" id="main" data-testid="trouble-page">
    <div class="curtain-sheet">
      <h1>This battle cannot be opened</h1>
      <p>{message}</p>
      <div class="dialog-foot">
        <a class="act primary" href={address({ screen: 'front' })}>
          To the front page
        </a>
        <ExportSaved battle={battle} />
      </div>
    </div>
  </main>
);
