// The last roll, which stays until the next one: who rolled, the dice by what they did, and what came of it.

import type { ComponentChildren } from 'preact';
import type { DieTelling } from '../../../kernel/ruleset.ts';
import { useKit } from '../../games/use-kit.ts';
import { diceGroups, dieWords } from '../../pieces/dice-groups.ts';
import type { TellingAt } from '../../table/protocol.ts';
import { lastRoll } from './log-lines.ts';

/** From so many dice on, equal ones are drawn once with their number. */
const MANY = 6;

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
          <DiceLine dice={roll.telling.dice} game={game} size={26} compact={roll.telling.dice.length > MANY} />
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
  /** Dice that fell and did alike are drawn once, with their number. */
  readonly compact?: boolean;
}

interface Pile {
  readonly die: DieTelling;
  readonly count: number;
}

function piles(dice: readonly DieTelling[], compact: boolean): readonly Pile[] {
  if (!compact) return dice.map((die) => ({ die, count: 1 }));
  const alike = (a: DieTelling, b: DieTelling) => a.face === b.face && a.words === b.words;
  const first = dice.filter((die, i) => dice.findIndex((one) => alike(one, die)) === i);
  return first.map((die) => ({ die, count: dice.filter((one) => alike(one, die)).length }));
}

/** Dice in one line, sorted, each group with its count in words. */
export function DiceLine({ dice, game, size, compact = false }: DiceLineProps) {
  const { dice: kind } = useKit();
  return (
    <span class="dice-line">
      {diceGroups(dice, kind.captions).map(({ group, caption, dice: members }) => (
        <span class="dice-few" key={group}>
          {piles(members, compact).map(({ die, count }, i) => (
            // Dice of a roll never change places.
            <span key={i} class="dice-pile" title={die.words}>
              <kind.Die
                face={die.face}
                group={group}
                size={size}
                game={game}
                label={`${count > 1 ? `${count} times ` : ''}${dieWords(kind, game, die)}`}
              />
              {count > 1 && <span aria-hidden="true">×{count}</span>}
            </span>
          ))}
          {caption !== '' && <span class="few-words">{caption}</span>}
        </span>
      ))}
    </span>
  );
}
