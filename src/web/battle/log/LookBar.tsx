// Looking back in a battle that goes on: a bar while the board shows the past, and the key that opens it. The prompt says
// that one looks back, and leads to the present again.

import '../../styles/log.css';
import { useEffect, useMemo } from 'preact/hooks';
import { useKit } from '../../games/use-kit.ts';
import { Icon } from '../../icons.tsx';
import { armiesOf } from '../seats.ts';
import type { BattleModel, BattleSession, State } from '../session.ts';
import { turnStarts } from './log-lines.ts';
import { MomentKeys } from './MomentKeys.tsx';
import { Seeker } from './seek.ts';
import { TryFrom } from './TryFrom.tsx';

interface LookProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
}

export function LookBar({ session, model }: LookProps) {
  const { state, log, moment, view } = model;
  const seeker = useMemo(() => new Seeker((number) => session.lookBack(number)), [session]);
  const { kinds } = useKit().result;
  const turns = useMemo(() => turnStarts(log, kinds.turn), [log]);
  useKeptFocus(moment !== null);
  if (!state || !view || !moment) return null;
  const last = lastMoment(session, state);
  // People at one screen keep their hands to themselves until the battle is over.
  const people = state.players.filter((player) => player === 'person').length;
  const mayTry = state.over || state.replay || people < 2;
  return (
    <section class="look-bar open" aria-label="Looking back" data-testid="look-bar">
      <MomentKeys
        number={Math.min(moment.number, last)}
        last={last}
        turns={turns}
        words={momentWords(moment.number, last)}
        onSeek={(number) => seeker.to(number)}
      />
      {mayTry && moment.next !== '' && (
        <TryFrom session={session} game={view.game} armies={armiesOf(view)} moment={moment.number} />
      )}
    </section>
  );
}

/** The key that opens the bar and the one that closes it go away when they are pressed: focus then goes to what came. */
function useKeptFocus(open: boolean): void {
  useEffect(() => {
    const lost = () => document.activeElement === document.body;
    if (open && lost()) document.querySelector<HTMLElement>('.look-bar .moment-slider')?.focus();
    return () => {
      if (open && lost()) document.querySelector<HTMLElement>('[data-testid="look-back"]')?.focus();
    };
  }, [open]);
}

export const momentWords = (number: number, last: number): string =>
  number >= last ? 'After the last choice' : `Before choice ${number} of ${last - 1}`;

/** In a battle that is only watched the table is ahead of the board: what is to come is not shown. */
const lastMoment = (session: BattleSession, state: State): number => session.player.at ?? state.number;

export function LookKey({ session, model }: LookProps) {
  const { state } = model;
  if (!state) return null;
  const last = lastMoment(session, state);
  return (
    <button
      type="button"
      class="stage-key"
      disabled={last <= 1}
      onClick={() => void session.lookBack(Math.max(1, last - 1))}
      data-testid="look-back"
    >
      <Icon name="stepBack" size={18} />
      <span class="key-word">Look back</span>
    </button>
  );
}
