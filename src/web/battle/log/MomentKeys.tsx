// Leafing through a battle: first, previous, next, last, a slider, and by turns. Used when looking back and in a replay.

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
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
  /** One choice on, where that is more than another moment. */
  onNext?(number: number): void;
  readonly children?: ComponentChildren;
}

export function MomentKeys({ number, last, turns, words, onSeek, onNext = onSeek, children }: MomentKeysProps) {
  // The slider follows the finger at once and the moment comes a little later: moments on the way do not pull it back.
  const slider = useRef<HTMLInputElement>(null);
  const wished = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (!slider.current || (wished.current !== null && wished.current !== number)) return;
    wished.current = null;
    slider.current.value = String(number);
  }, [number, last]);
  const turn = turns.findLast(({ moment }) => moment <= number);
  // At either end a key stays where it is: a disabled one would lose focus while somebody leafs with it.
  const dead = (to: number): boolean => to < 1 || to > last || to === number;
  const key = (name: IconName, label: string, to: number, seek = onSeek) => (
    <button
      type="button"
      class="moment-key"
      aria-label={label}
      title={label}
      aria-disabled={dead(to)}
      onClick={() => !dead(to) && seek(to)}
    >
      <Icon name={name} size={20} />
    </button>
  );
  return (
    <div class="moment-keys" role="group" aria-label="Moments of the battle">
      {key('toStart', 'To the beginning', 1)}
      {key('stepBack', 'One choice back', number - 1)}
      {children}
      {key('stepForward', 'One choice on', number + 1, onNext)}
      {key('toEnd', 'To the end', last)}
      <input
        ref={slider}
        type="range"
        class="moment-slider"
        min={1}
        max={last}
        step={1}
        aria-label="Moment"
        aria-valuetext={words}
        onInput={(event) => {
          wished.current = Number(event.currentTarget.value);
          onSeek(wished.current);
        }}
        onBlur={() => {
          wished.current = null;
        }}
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
