// The slim bar on top: who fights whom and how it stands, the turn, the way back, and the menu.

import { useMemo, useState } from 'preact/hooks';
import { memo } from '../../board/memo.ts';
import { ZoomKey } from '../../board/ZoomKeys.tsx';
import { useKit } from '../../games/use-kit.ts';
import { Icon } from '../../icons.tsx';
import { SettingsDialog } from '../../settings/SettingsDialog.tsx';
import { sideOf } from '../seats.ts';
import type { BattleModel, BattleSession, View } from '../session.ts';
import { CardsDialog } from './CardsDialog.tsx';
import { Concede } from './Concede.tsx';
import { Menu, type TableDialog } from './Menu.tsx';
import { RulesDialog } from './RulesDialog.tsx';

interface TopBarProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
  readonly view: View;
}

export function TopBar({ session, model, view }: TopBarProps) {
  const { Army, TopFacts, turnWords, phaseWords, cards: kind } = useKit();
  const [dialog, setDialog] = useState<TableDialog | null>(null);
  const close = useMemo(() => () => setDialog(null), []);
  const { state } = model;
  if (!state) return null;
  const own = sideOf(view, state.watching);
  return (
    <>
      <header class="top-bar">
        <div class="top-title">
          <p class="top-scenario" title={view.scenario.name}>
            {view.scenario.name}
          </p>
          <p class="top-turn">
            {turnWords(view)}
            <span class="top-phase">, {phaseWords?.[view.phase] ?? view.phase}</span>
          </p>
        </div>
        <div class="armies">
          {view.sides.map(({ side }, i) => (
            <Army
              key={side}
              view={view}
              side={i}
              own={i === own}
              active={view.active === side && !state.over}
              players={state.players}
            />
          ))}
        </div>
        {TopFacts && <TopFacts view={view} />}
        <div class="top-keys">
          <button
            type="button"
            class="top-key deck"
            aria-label={kind.label(view)}
            onClick={() => setDialog('cards')}
            data-testid="cards-dialog"
          >
            <Icon name="cards" />
            <span class="top-key-words">{kind.short(view)}</span>
          </button>
          <ZoomKey />
          <UndoKey session={session} refusal={state.undoRefusal} />
          <Menu session={session} model={model} view={view} onDialog={setDialog} />
        </div>
      </header>
      {/* Outside of the bar: a dialog is no part of the page's head. */}
      {dialog === 'cards' && <CardsDialog view={view} onClose={close} />}
      {dialog === 'concede' && <Concede session={session} view={view} onClose={close} />}
      {dialog === 'rules' && <RulesDialog view={view} onClose={close} />}
      <QuietSettings open={dialog === 'settings'} onClose={close} />
    </>
  );
}

const QuietSettings = memo(SettingsDialog);

/** Never dead: pressed when nothing can be taken back, it says why. */
function UndoKey({ session, refusal }: { readonly session: BattleSession; readonly refusal: string }) {
  return (
    <button
      type="button"
      class="top-key"
      data-testid="undo"
      aria-label="Undo"
      aria-disabled={refusal !== ''}
      aria-describedby={refusal !== '' ? 'undo-why' : undefined}
      title={refusal === '' ? 'Take the last choice back' : `No way back: ${refusal}`}
      onClick={() => void session.undo()}
    >
      <Icon name="undo" />
      <span class="top-key-words">Undo</span>
      {refusal !== '' && (
        <span class="visually-hidden" id="undo-why">
          No way back: {refusal}
        </span>
      )}
    </button>
  );
}
