// Dice that people roll on their own table and enter here. Each face has a button, a number and a letter.

import { useEffect, useState } from 'preact/hooks';
import { Die } from '../../pieces/Die.tsx';
import type { WaitingRoll } from '../../table/protocol.ts';
import type { BattleSession, View } from '../session.ts';
import { Dialog } from './Dialog.tsx';

interface DiceEntryProps {
  readonly session: BattleSession;
  readonly roll: WaitingRoll;
  readonly view: View;
}

/** One letter per face: the first of its name that no face before it has. */
export function lettersOf(faces: readonly string[]): string[] {
  const taken = new Set<string>();
  return faces.map((face) => {
    const letter = [...face].find((one) => !taken.has(one)) ?? '';
    taken.add(letter);
    return letter;
  });
}

export function DiceEntry({ session, roll, view }: DiceEntryProps) {
  const [entered, setEntered] = useState<readonly string[]>([]);
  const { count, faces, soFar, mayCancel } = roll;
  const letters = lettersOf(faces);
  const full = entered.length >= count;
  useEffect(() => setEntered([]), [roll]);
  const add = (face: string) => !full && setEntered([...entered, face]);
  const takeBack = () => setEntered(entered.slice(0, -1));
  const done = () => full && void session.enterDice(entered);
  const cancel = () => void session.enterDice(null);
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const digit = Number(event.key) - 1;
    const face = faces[digit] ?? faces[letters.indexOf(event.key.toLowerCase())];
    if (face !== undefined) add(face);
    else if (event.key === 'Backspace') takeBack();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Dialog
      title={count === 1 ? 'Roll 1 die' : `Roll ${count} dice`}
      class="dice-entry"
      testid="dice-entry"
      onClose={mayCancel ? cancel : undefined}
      onKey={key}
    >
      <div>
        <ul class="dice-so-far" aria-label="What has happened so far">
          {soFar.map((telling, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was told keeps its place
            <li key={i}>{telling.text}</li>
          ))}
        </ul>
        <p class="dice-entered" role="status">
          <span class="visually-hidden">
            {entered.length} of {count} entered{entered.length > 0 ? `: ${entered.join(', ')}` : ''}
          </span>
          {Array.from({ length: count }, (_, i) => {
            const face = entered[i];
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the row
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
              // biome-ignore lint/a11y/noAutofocus: the dice are what the dialog is for
              autofocus={i === 0}
              aria-keyshortcuts={`${i + 1} ${letters[i]}`}
              aria-disabled={full}
              onClick={() => add(face)}
            >
              <Die face={face} game={view.game} size={56} />
              <span>{face}</span>
              <kbd aria-hidden="true">
                {i + 1} {letters[i]}
              </kbd>
            </button>
          ))}
        </div>
        <div class="dialog-foot">
          {mayCancel && (
            <button type="button" class="act" onClick={cancel}>
              Take the choice back
            </button>
          )}
          <button type="button" class="act" disabled={entered.length === 0} onClick={takeBack}>
            Undo last die
          </button>
          <button type="button" class="act primary" disabled={!full} data-testid="dice-confirm" onClick={done}>
            These are the dice
          </button>
        </div>
      </div>
    </Dialog>
  );
}
