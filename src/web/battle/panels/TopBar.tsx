// The slim bar on top: who fights whom and how it stands, the turn, the way back, and the menu.

import { useState } from 'preact/hooks';
import { useKit } from '../../games/use-kit.ts';
import { Icon } from '../../icons.tsx';
import { sideOf } from '../seats.ts';
import type { BattleModel, BattleSession, View } from '../session.ts';
import { CardsDialog } from './CardsDialog.tsx';
import { Menu } from './Menu.tsx';

interface TopBarProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
  readonly view: View;
}

export function TopBar({ session, model, view }: TopBarProps) {
  const { Army, TopFacts, turnWords, phaseWords, cards: kind } = useKit();
  const [cards, setCards] = useState(false);
  const { state } = model;
  if (!state) return null;
  const own = sideOf(view, state.watching);
  return (
    <header class="top-bar">
      <div class="top-title">
        <p class="top-scenario">{view.scenario.name}</p>
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
          onClick={() => setCards(true)}
          data-testid="cards-dialog"
        >
          <Icon name="cards" />
          <span class="top-key-words">{kind.short(view)}</span>
        </button>
        <UndoKey session={session} refusal={state.undoRefusal} />
        <Menu session={session} model={model} view={view} onCards={() => setCards(true)} />
      </div>
      {cards && <CardsDialog view={view} onClose={() => setCards(false)} />}
    </header>
  );
}

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
