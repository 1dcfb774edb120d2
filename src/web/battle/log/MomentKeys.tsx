// Leafing through a battle: first, previous, next, last, a slider, and by turns. Used when looking back and in a replay.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon, type IconName } from '../../icons.tsx';

export interface TurnStart {
  readonly title: string;
  readonly moment: number;
}

interface MomentKeysProps {
  readonly number: number;
  readonly last: number;
  readonly turns: readonly TurnStart[];
  /** What is said of the moment: `Before choice 12 of 210`. */
  readonly words: string;
  onSeek(number: number): void;
  readonly children?: ComponentChildren;
}

export function MomentKeys({ number, last, turns, words, onSeek, children }: MomentKeysProps) {
  // The slider follows the finger at once; the moment comes a little later.
  const [dragged, setDragged] = useState<number | null>(null);
  const turn = turns.findLast(({ moment }) => moment <= number);
  const key = (name: IconName, label: string, to: number) => (
    <button
      type="button"
      class="moment-key"
      aria-label={label}
      title={label}
      disabled={to < 1 || to > last || to === number}
      onClick={() => onSeek(to)}
    >
      <Icon name={name} size={20} />
    </button>
  );
  return (
    <div class="moment-keys" role="group" aria-label="Moments of the battle">
      {key('toStart', 'To the beginning', 1)}
      {key('stepBack', 'One choice back', number - 1)}
      {children}
      {key('stepForward', 'One choice on', number + 1)}
      {key('toEnd', 'To the end', last)}
      <input
        type="range"
        class="moment-slider"
        min={1}
        max={last}
        step={1}
        value={dragged ?? number}
        aria-label="Moment"
        aria-valuetext={words}
        onInput={(event) => {
          const to = Number(event.currentTarget.value);
          setDragged(to);
          onSeek(to);
        }}
        onChange={() => setDragged(null)}
        onBlur={() => setDragged(null)}
      />
      <select
        class="moment-turn"
        aria-label="Turn"
        value={turn?.moment ?? ''}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
      >
        {!turn && <option value="">Start</option>}
        {turns.map(({ title, moment }) => (
          <option key={moment} value={moment}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
