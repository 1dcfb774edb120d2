// The last roll, which stays until the next one: who rolled, the dice by what they did, and what came of it.

import type { ComponentChildren } from 'preact';
import { Die } from '../../pieces/Die.tsx';
import { diceGroups, dieWords } from '../../pieces/dice-groups.ts';
import type { TellingAt } from '../../table/protocol.ts';
import { lastRoll } from './log-lines.ts';

interface TrayProps {
  readonly log: readonly TellingAt[];
  readonly game: string;
  /** What is said when nothing has happened. */
  readonly empty?: string;
  readonly children?: ComponentChildren;
}

export function Tray({ log, game, empty = 'Dice will lie here.', children }: TrayProps) {
  const roll = lastRoll(log);
  const last = log.at(-1);
  return (
    <div class="tray" data-testid="tray">
      {roll ? (
        <>
          <DiceLine dice={roll.telling.dice} game={game} size={26} />
          <p class="tray-text">
            <span class="tray-who">{roll.who || roll.telling.text}</span>
            {roll.outcome.length > 0 && (
              <span class="tray-outcome"> {roll.outcome.map(({ text }) => text).join(' ')}</span>
            )}
          </p>
        </>
      ) : (
        <p class="tray-text tray-last">{last ? last.text : empty}</p>
      )}
      {children}
    </div>
  );
}

interface DiceLineProps {
  readonly dice: TellingAt['dice'];
  readonly game: string;
  readonly size: number;
}

/** Dice in one line, sorted, each group with its count in words. */
export function DiceLine({ dice, game, size }: DiceLineProps) {
  return (
    <span class="dice-line">
      {diceGroups(dice).map(({ group, caption, dice: members }) => (
        <span class="dice-few" key={group}>
          {members.map((die, i) => (
            // Dice of a roll never change places.
            <span key={i} title={die.words}>
              <Die face={die.face} group={group} size={size} game={game} label={dieWords(game, die)} />
            </span>
          ))}
          {caption !== '' && <span class="few-words">{caption}</span>}
        </span>
      ))}
    </span>
  );
}
