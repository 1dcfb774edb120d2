// Dice that people roll on their own table and enter here. Each face has a button, a number and a letter.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Prompt } from '../../../kernel/ruleset.ts';
import { useStore } from '../../app/store.ts';
import { useKit } from '../../games/use-kit.ts';
import type { WaitingRoll } from '../../table/protocol.ts';
import { reading } from '../keys/voice.ts';
import { CommandLine } from '../line/CommandLine.tsx';
import { armyOf } from '../seats.ts';
import type { BattleSession, View } from '../session.ts';
import { Dialog } from './Dialog.tsx';
import { rollFor } from './words.ts';

interface DiceEntryProps {
  readonly session: BattleSession;
  readonly roll: WaitingRoll;
  /** What was asked of whom when the choice was made. */
  readonly prompt: Prompt | null;
  readonly view: View;
}

/** Enter on a button of the foot presses that button: taking a die back must not send the dice. */
const onOtherButton = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest('button:not([data-face])') !== null;

export function DiceEntry({ session, roll, prompt, view }: DiceEntryProps) {
  const { Die, faceWords } = useKit().dice;
  const [entered, setEntered] = useState<readonly string[]>([]);
  // Fingers may be faster than the screen: what counts is what was entered, not what is drawn yet.
  const now = useRef<readonly string[]>(entered);
  const { count, letters, soFar, mayCancel } = roll;
  // A face that is on two sides of the die is one button.
  const faces = [...new Set(roll.faces)];
  const keysOf = (i: number): string => `${i + 1} ${letters[i]}`.trim();
  const full = entered.length >= count;
  const enter = (dice: readonly string[]) => {
    now.current = dice;
    setEntered(dice);
  };
  const add = (face: string) => now.current.length < count && enter([...now.current, face]);
  const takeBack = () => enter(now.current.slice(0, -1));
  const done = () => now.current.length === count && void session.enterDice(now.current);
  const cancel = () => void session.enterDice(null);
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    const face = faces[Number(event.key) - 1] ?? faces[letters.indexOf(event.key.toLowerCase())];
    if (face !== undefined) add(face);
    else if (event.key === 'Backspace') takeBack();
    else if (event.key === 'Enter' && now.current.length === count && !onOtherButton(event)) done();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Heard wherever focus is: while dice are entered nothing else can be done.
  useEffect(() => {
    addEventListener('keydown', key, true);
    return () => removeEventListener('keydown', key, true);
  });
  return (
    <Dialog
      title={count === 1 ? 'Roll 1 die' : `Roll ${count} dice`}
      class="dice-entry"
      testid="dice-entry"
      onClose={mayCancel ? cancel : undefined}
    >
      <div>
        <p class="dice-for" data-testid="dice-for">
          {rollFor(roll, prompt, armyOf(view, roll.seat))}
        </p>
        <ul class="dice-so-far" aria-label="What has happened so far">
          {soFar.map((telling, i) => (
            <li key={i}>{telling.text}</li>
          ))}
        </ul>
        <p class="dice-entered" role="status">
          <span class="visually-hidden">
            {entered.length} of {count} entered
            {entered.length > 0 ? `: ${entered.map((face) => faceWords(view.game, face)).join(', ')}` : ''}
          </span>
          {Array.from({ length: count }, (_, i) => {
            const face = entered[i];
            return face ? <Die key={i} face={face} game={view.game} size={40} /> : <span key={i} class="die-empty" />;
          })}
        </p>
        <div class="dice-faces" role="group" aria-label="Faces">
          {faces.map((face, i) => (
            <button
              key={face}
              type="button"
              class="dice-face"
              data-face={face}
              autofocus={i === 0}
              aria-label={faceWords(view.game, face)}
              aria-keyshortcuts={keysOf(i)}
              aria-disabled={full}
              onClick={() => add(face)}
            >
              <Die face={face} game={view.game} size={56} />
              <span>{face}</span>
              <kbd aria-hidden="true">{keysOf(i)}</kbd>
            </button>
          ))}
        </div>
        <CommandLine session={session} inDialog="dice" />
        <Answered />
        <div class="dialog-foot">
          {mayCancel && (
            <button type="button" class="act" onClick={cancel}>
              Take the choice back
            </button>
          )}
          <button type="button" class="act" aria-disabled={entered.length === 0} onClick={takeBack}>
            Undo last die
          </button>
          <button type="button" class="act primary" aria-disabled={!full} data-testid="dice-confirm" onClick={done}>
            These are the dice
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** What is answered to the line while the dialog lies over the table: there nothing else is seen or heard. */
function Answered() {
  const answer = useStore(reading);
  const before = useRef(answer);
  const lines = answer === null || answer === before.current ? [] : [`${answer.title}:`, ...answer.lines];
  return (
    <p class="dice-for" role="status" data-testid="dice-answer">
      {lines.join(' ')}
    </p>
  );
}
