// What a computer player wanted in its last turn: the plans that it saw, what they were worth to it, and what it expected in reply. It is
// thought again beside the battle; whoever closes the dialog ends the thought.

import '../../styles/wanted.css';
import { useEffect, useState } from 'preact/hooks';
import { percent } from '../../app/percent.ts';
import type { WantedOf, WantedPlan, WantedTurn } from '../../table/protocol.ts';
import { Dialog } from '../panels/Dialog.tsx';
import { armyOf } from '../seats.ts';
import type { BattleSession, State, View } from '../session.ts';
import { closeWanted } from './asked.ts';
import { chanceWords, errorWords, HELD_BACK, modeWords, notesOn, reasonsWords, spokenOf, THINKING } from './words.ts';

/** A seat of which nobody was chosen: whoever had the last turn. */
const ANYBODY = -1;

export function WantedDialog({ session }: { readonly session: BattleSession }) {
  // What is asked about is how it stood when the dialog was opened: a battle that is watched goes on behind it.
  const [{ state, at }] = useState(() => {
    const { state: now, moment } = session.model.value;
    return { state: now as State, at: moment?.number ?? session.player.at ?? (now as State).number };
  });
  const [seat, setSeat] = useState(ANYBODY);
  const [found, setFound] = useState<WantedOf | null>(null);
  const [failed, setFailed] = useState('');
  useEffect(() => {
    let gone = false;
    setFailed('');
    session.table.wanted(seat, at).then(
      (wanted) => !gone && setFound(wanted),
      (error: unknown) => !gone && setFailed(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      gone = true;
      // The table may be closed.
      session.table.stopWanted().catch(() => {});
    };
  }, [session, seat, at]);
  const { view } = state;
  const known = found !== null && (seat === ANYBODY || found.seat === seat) ? found : null;
  const thinking = known === null && failed === '';
  return (
    <Dialog title="What it wanted" class="wanted-dialog" testid="wanted" onClose={closeWanted}>
      {found && found.seats.length > 1 && (
        <SeatPick view={view} seats={found.seats} seat={known?.seat ?? seat} onPick={setSeat} />
      )}
      <Status text={thinking ? THINKING : known ? spokenOf(known) : ''} seen={thinking} />
      {failed !== '' && <p role="alert">{failed}</p>}
      {known && <Told wanted={known} view={view} you={youAre(state, known.seat)} />}
    </Dialog>
  );
}

/** The regions of the table are behind the dialog and inert. What is put into this one is heard, not what it came with. */
function Status({ text, seen }: { readonly text: string; readonly seen: boolean }) {
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return (
    <div role="status" class={`wanted-status${seen ? '' : ' visually-hidden'}`}>
      {here && <p key={text}>{text}</p>}
    </div>
  );
}

/** Whether the only enemy is who reads it. */
const youAre = ({ players, watching, view }: State, seat: number): boolean =>
  players.length === 2 &&
  watching >= 0 &&
  players[watching] === 'person' &&
  view.seats[seat]?.side !== view.seats[watching]?.side;

interface SeatProps {
  readonly view: View;
  readonly seats: readonly number[];
  readonly seat: number;
  onPick(seat: number): void;
}

function SeatPick({ view, seats, seat, onPick }: SeatProps) {
  return (
    <label class="wanted-seat">
      Whose turn
      <select value={String(seat)} onChange={({ currentTarget }) => onPick(Number(currentTarget.value))}>
        {seats.map((one) => (
          <option key={one} value={String(one)}>
            {armyOf(view, one)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Told({ wanted, view, you }: { readonly wanted: WantedOf; readonly view: View; readonly you: boolean }) {
  const { seat, turn, name, mode, plans } = wanted;
  return (
    <>
      <p class="wanted-who">
        {armyOf(view, seat)}
        {turn && <>, turn {turn.turn}</>}: <b>{name}</b>
        {plans && <>, {modeWords(mode)}</>}.
      </p>
      {!plans && <p>It makes no plans for a turn as a whole: it chooses by what it sees at each choice.</p>}
      {plans && !turn && <p>It has had no turn yet that is over.</p>}
      {turn && <Turn wanted={wanted} turn={turn} view={view} you={you} />}
      <h3>How it thinks</h3>
      <p>
        <b>Looks at</b> {wanted.looksAt}. <b>Overlooks</b> {wanted.overlooks}.
      </p>
    </>
  );
}

interface TurnProps {
  readonly wanted: WantedOf;
  readonly turn: WantedTurn;
  readonly view: View;
  readonly you: boolean;
}

function Turn({ wanted, turn, view, you }: TurnProps) {
  const { plans, expects } = turn;
  const begun = plans.findIndex((plan) => plan.begun);
  const others = view.seats.flatMap(({ side, army }) => (side === view.seats[wanted.seat]?.side ? [] : [army]));
  const enemy = you ? 'you' : others.length === 1 ? others[0] : 'the enemy';
  return (
    <>
      <h3>{plans.length === 1 ? 'The plan that it saw' : 'The best plans that it saw'}</h3>
      <ol class="wanted-plans">
        {plans.map((plan, i) => (
          // The order is what they are.
          <Plan key={i} plan={plan} label={plan.begun ? (i === begun ? 'What it began' : 'The same beginning') : ''} />
        ))}
      </ol>
      <p class="wanted-note">
        Chances to win, each from {plans[0]?.futures} imagined futures; ± is the standard error of that.
      </p>
      {notesOn(wanted, turn).map((note) => (
        <p class="wanted-note" key={note}>
          {note}
        </p>
      ))}
      <h3>What it expected of {enemy}</h3>
      {expects ? (
        <p>
          {expects.words}{' '}
          <span class="wanted-note">
            So, or much like it, in {expects.times} of {expects.of} futures.
          </span>
        </p>
      ) : (
        <p>Nothing: the battle would have been over before.</p>
      )}
    </>
  );
}

function Plan({ plan, label }: { readonly plan: WantedPlan; readonly label: string }) {
  const { words, worth, error } = plan;
  const why = reasonsWords(plan);
  const wide = (share: number): string => `${(100 * Math.max(0, Math.min(1, share))).toFixed(1)}%`;
  return (
    <li class="wanted-plan">
      <p class="wanted-chance">
        <span class="visually-hidden">{chanceWords(plan)}.</span>
        <span aria-hidden="true">
          <b>{percent(worth)}</b> <span class="wanted-error">{errorWords(plan)}</span>
        </span>
        <span class="wanted-bar" aria-hidden="true">
          <span class="wanted-fill" style={{ width: wide(worth) }} />
          <span class="wanted-spread" style={{ left: wide(worth - error), right: wide(1 - worth - error) }} />
        </span>
      </p>
      <div>
        {label !== '' && <p class="wanted-begun">{label}</p>}
        <p class={words === '' ? 'wanted-note' : 'wanted-words'}>{words === '' ? HELD_BACK : words}</p>
        {why !== '' && <p class="wanted-note">{why}</p>}
      </div>
    </li>
  );
}
