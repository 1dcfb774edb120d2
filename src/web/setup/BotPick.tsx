// Which computer player, of what temperament, and what it looks at: for one seat.

import { useId } from 'preact/hooks';
import type { BotOnShelf } from '../data/bots.ts';
import { BotOptions, TemperamentSelect, withTemperament } from './SeatPlayers.tsx';

interface BotPickProps {
  readonly game: string;
  readonly bots: readonly BotOnShelf[];
  /** What the choice is of: a level, or the army it leads. */
  readonly label: string;
  /** Where two are chosen beside each other. */
  readonly army?: string;
  readonly bot: string;
  onPick(bot: string): void;
}

export function BotPick({ game, bots, label, army, bot, onPick }: BotPickProps) {
  const id = useId();
  const [base, temperament] = bot.split(':');
  const about = bots.find(({ name }) => name === base);
  return (
    <div class="setup-bot">
      <div class="setup-bot-row">
        <label class="player-select">
          {label}
          <select
            value={base}
            aria-describedby={id}
            onChange={({ currentTarget }) => onPick(withTemperament(game, currentTarget.value, temperament))}
          >
            <BotOptions game={game} />
          </select>
        </label>
        <TemperamentSelect game={game} bot={bot} of={army} onPick={onPick} />
      </div>
      {about && (
        <p class="setup-bot-about" id={id}>
          <b>Looks at</b> {lower(about.looksAt)} <b>Overlooks</b> {lower(about.overlooks)}
          {about.plans && ' In its time it looks at less on a slow device, and plays a little weaker there.'}
        </p>
      )}
    </div>
  );
}

/** A sentence that goes on after a word of its own. */
const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1).replace(/\.$/, '')}.`;
