// A roll, sorted: hits, flags, dice rolled again, misses, each group with a caption, each die with what it did in words.

import type { DieTelling } from '../../kernel/ruleset.ts';
import { useKit } from '../games/use-kit.ts';
import { diceGroups, dieWords } from './dice-groups.ts';

export interface DiceRowProps {
  readonly dice: readonly DieTelling[];
  readonly game?: string;
  readonly size?: number;
  /** Whether the dice fall into place; reduced motion leaves that out. */
  readonly rolling?: boolean;
}

export function DiceRow({ dice, game = 'ancients', size = 44, rolling = false }: DiceRowProps) {
  const { dice: kind } = useKit();
  return (
    <div class={rolling ? 'dice-row rolling' : 'dice-row'}>
      {diceGroups(dice, kind.captions).map(({ group, caption, dice: members }) => (
        <div class={`dice-group dice-${group}`} key={group}>
          {caption !== '' && <p class="dice-caption">{caption}</p>}
          <div class="dice-list" role="list" aria-label={caption || 'Dice'}>
            {members.map((die, i) => (
              // Dice of a roll never change places.
              <div class="dice-item" role="listitem" key={i}>
                <kind.Die face={die.face} group={group} size={size} game={game} label={dieWords(kind, game, die)} />
                {die.words !== '' && (
                  <span class="dice-words" aria-hidden="true">
                    {die.words}
                  </span>
                )}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
