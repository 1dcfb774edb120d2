// The turn that has passed, told in the prompt's place until something is taken up; and the key that shows its trace again.

import '../../styles/trace.css';
import { Icon } from '../../icons.tsx';
import type { BattleModel, BattleSession } from '../session.ts';
import { askWanted, hasPlans } from '../wanted/asked.ts';
import { hasTrace, isTold, traceShown } from './shown.ts';

interface SummaryProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
}

export function TurnSummary({ session, model }: SummaryProps) {
  const { passed } = model;
  if (!passed || !isTold(model)) return null;
  return (
    <div class="turn-passed" role="group" aria-label="The turn that has passed" data-testid="turn-passed">
      <div class="passed-keys">
        <button type="button" class="act small" onClick={() => void session.showPassed()} data-testid="turn-again">
          <Icon name="turn" size={16} />
          Again
        </button>
        {hasPlans(model) && (
          <button type="button" class="passed-wanted" onClick={() => askWanted(model)} data-testid="wanted-key">
            What it wanted
          </button>
        )}
      </div>
      <ul>
        {passed.lines.map(({ key, text }) => (
          <li key={key} class={`passed-${key}`}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function TraceKey({ session, model }: SummaryProps) {
  if (model.moment || !hasTrace(model)) return null;
  return (
    <button
      type="button"
      class="stage-key"
      aria-pressed={traceShown(model) !== null}
      onClick={() => session.turnTrace()}
      data-testid="trace-key"
    >
      <Icon name="trace" size={18} />
      <span class="key-word">Trace</span>
    </button>
  );
}
