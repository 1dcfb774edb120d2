// On narrow screens hand, inspector and log share one place under the prompt; these tabs, near the thumb, say which is seen.

import { useEffect, useState } from 'preact/hooks';
import { Icon, type IconName } from '../../icons.tsx';
import type { BattleModel } from '../session.ts';

type Sheet = 'hand' | 'inspector' | 'log';

const TABS: readonly (readonly [Sheet, IconName, string])[] = [
  ['hand', 'cards', 'Hand'],
  ['inspector', 'eye', 'Look'],
  ['log', 'log', 'Log'],
];

interface SheetsProps {
  readonly sheet: Sheet;
  readonly cards: number;
  onPick(sheet: Sheet): void;
}

export function Sheets({ sheet, cards, onPick }: SheetsProps) {
  return (
    <div class="sheets" role="group" aria-label="Shown below">
      {TABS.map(([key, icon, text]) => (
        <button
          key={key}
          type="button"
          class="sheet-tab"
          aria-pressed={sheet === key}
          data-testid={`sheet-${key}`}
          onClick={() => onPick(key)}
        >
          <Icon name={icon} size={20} />
          {text}
          {key === 'hand' && cards > 0 && <span class="sheet-count">{cards}</span>}
        </button>
      ))}
    </div>
  );
}

/** The sheet that is seen; it follows what is asked: cards when one is to be played, the odds when an attack is weighed. */
export function useSheet(model: BattleModel, wide: boolean): [Sheet, (sheet: Sheet) => void] {
  const [sheet, setSheet] = useState<Sheet>('hand');
  const { state, confirming, inspected } = model;
  const cards = state !== null && state.offers.length > 0 && state.offers.every((offer) => offer.mark === 'card');
  const looks = (confirming?.odds ?? false) || inspected !== null;
  useEffect(() => {
    if (!wide && cards) setSheet('hand');
  }, [cards, wide]);
  useEffect(() => {
    if (!wide && looks) setSheet('inspector');
  }, [looks, wide]);
  return [sheet, setSheet];
}
