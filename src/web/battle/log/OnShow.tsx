// What is being told: the sentence, the dice right under it, and the key that hurries on. In a battle it stands where one is
// asked, in a replay under the board.

import '../../styles/stage.css';
import { useKit } from '../../games/use-kit.ts';
import { Icon } from '../../icons.tsx';
import { DiceRow } from '../../pieces/DiceRow.tsx';
import type { BattleSession } from '../session.ts';
import type { Showing } from '../step-player.ts';
import { rollAt } from './log-lines.ts';

/** From so many dice on they are smaller, so that all have room. */
const MANY = 6;

export function OnShow({ session, showing }: { readonly session: BattleSession; readonly showing: Showing }) {
  const { step, told, before } = showing;
  const telling = step.tellings[told - 1];
  const { course } = useKit();
  const view = step.view as typeof before;
  const { Scored } = course;
  const gained = course.scored?.(telling, before, view) ?? null;
  const roll = telling.dice.length > 0 ? rollAt(step.tellings, told - 1) : null;
  return (
    // A tap anywhere here skips; so do the button and the keys.
    <div class={`on-show${roll ? ' with-dice' : ''}`} onClick={() => session.skip()}>
      <p class="stage-text">
        {gained !== null && Scored && <Scored view={view} side={gained} />}
        {/* Dice are told by their pictures, each with what it did; the sentence says who rolled them at whom. */}
        <span>{roll && roll.who !== '' ? roll.who : telling.text}</span>
      </p>
      {roll && (
        // Where there is little room many dice scroll, also by keys.
        <div class="cast" data-testid="dice" role="group" aria-label="Dice" tabIndex={0}>
          <DiceRow dice={roll.telling.dice} game={view.game} size={roll.telling.dice.length > MANY ? 34 : 46} rolling />
        </div>
      )}
      <button
        type="button"
        class="stage-key skip"
        data-testid="skip"
        onClick={(event) => {
          event.stopPropagation();
          session.skip();
        }}
      >
        <Icon name="stepForward" size={18} />
        <span class="key-word">Skip</span>
      </button>
    </div>
  );
}
