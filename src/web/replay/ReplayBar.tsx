// What was asked and chosen at the moment on show, and the keys to go on from it.

import { useMemo } from 'preact/hooks';
import { changeSettings, type Speed, settings } from '../app/settings.ts';
import { useStore } from '../app/store.ts';
import { momentWords } from '../battle/log/LookBar.tsx';
import { MomentKeys, type TurnStart } from '../battle/log/MomentKeys.tsx';
import { Seeker } from '../battle/log/seek.ts';
import { TryFrom } from '../battle/log/TryFrom.tsx';
import { armiesOf } from '../battle/seats.ts';
import type { BattleModel } from '../battle/session.ts';
import { askWanted, hasPlans } from '../battle/wanted/asked.ts';
import { Icon } from '../icons.tsx';
import type { Eyes, ReplayModel, ReplaySession } from './replay-session.ts';

interface BarProps {
  readonly session: ReplaySession;
  readonly model: BattleModel;
  readonly replay: ReplayModel;
  /** Seats whose hands may be seen. */
  readonly seats: readonly number[];
  readonly turns: readonly TurnStart[];
}

const SPEEDS: readonly (readonly [Speed, string])[] = [
  ['quick', 'Quick'],
  ['normal', 'Normal'],
  ['slow', 'Slow'],
  ['instant', 'No motion'],
];

/** Leafing, and what is said of the moment. */
export function ReplayBar({ session, model, replay, turns }: Omit<BarProps, 'seats'>) {
  const seeker = useMemo(() => new Seeker((number) => session.seek(number)), [session]);
  const { moment } = model;
  if (!moment) return null;
  const words = momentWords(moment.number, moment.last);
  return (
    <section class="replay-bar look-bar open" aria-label="Replay" data-testid="replay-bar">
      <MomentKeys
        number={moment.number}
        last={moment.last}
        turns={turns}
        words={words}
        onSeek={(number) => seeker.to(number)}
        onNext={(number) => void session.lookBack(number)}
      >
        <button
          type="button"
          class="moment-key play"
          aria-label={replay.playing ? 'Pause' : 'Play'}
          title={replay.playing ? 'Pause' : 'Play'}
          onClick={() => (replay.playing ? session.pause() : session.play())}
          data-testid="play"
        >
          <Icon name={replay.playing ? 'pause' : 'play'} size={22} />
        </button>
      </MomentKeys>
      <p class="moment-words" data-testid="moment-words">
        <span class="moment-count">{words}.</span>{' '}
        {moment.prompt && <span class="moment-asked">{moment.prompt.text}</span>}{' '}
        {moment.next !== '' && (
          <span>
            Next: <b>{moment.nextLabel}</b>
          </span>
        )}
      </p>
    </section>
  );
}

/** How it is looked at: how fast, through whose eyes, and the way to a battle of one's own. */
export function ReplayWishes({ session, model, replay, seats }: Omit<BarProps, 'turns'>) {
  const speed = useStore(settings, (value) => value.speed);
  const { moment } = model;
  if (!moment) return null;
  const armies = armiesOf(moment.view);
  return (
    <section class="replay-wishes look-bar open" aria-label="How to look at it">
      <label class="replay-speed">
        <span class="replay-speed-word">Speed</span>
        <select value={speed} onChange={(event) => changeSettings({ speed: event.currentTarget.value as Speed })}>
          {SPEEDS.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {hasPlans(model) && (
        <button type="button" class="try-key" onClick={() => askWanted(model)} data-testid="wanted-key">
          <Icon name="machine" size={18} />
          What it wanted
        </button>
      )}
      {seats.length > 0 && moment.next !== '' && (
        <TryFrom session={session} game={moment.view.game} armies={armies} moment={moment.number} />
      )}
      {seats.length > 1 && <SeatChoice session={session} eyes={replay.eyes} seats={seats} armies={armies} />}
    </section>
  );
}

interface SeatProps {
  readonly session: ReplaySession;
  readonly eyes: Eyes;
  readonly seats: readonly number[];
  readonly armies: readonly string[];
}

function SeatChoice({ session, eyes, seats, armies }: SeatProps) {
  const choices: readonly (readonly [Eyes, string])[] = [
    ...seats.map((seat): readonly [Eyes, string] => [seat, armies[seat]]),
    ['all', armies.length > 2 ? 'All' : 'Both'],
  ];
  return (
    <div class="replay-eyes" role="radiogroup" aria-label="Hands of">
      <span aria-hidden="true">Hands of</span>
      {choices.map(([key, label]) => (
        <label key={key}>
          <input
            type="radio"
            name="eyes"
            checked={eyes === key}
            onChange={() => void session.lookThrough(key)}
            value={String(key)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
