// Who plays at each seat, for battles of more than two: a person at this screen or a computer player.

import { botWords } from '../front/words.ts';
import type { Player } from '../table/protocol.ts';

const keyOf = (player: Player): string => (player === 'person' ? 'person' : player.bot);

interface PlayerSelectProps {
  readonly game: string;
  readonly label: string;
  readonly player: Player;
  onPick(player: Player): void;
}

export function PlayerSelect({ game, label, player, onPick }: PlayerSelectProps) {
  return (
    <label class="player-select">
      {label}
      <select
        value={keyOf(player)}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onPick(value === 'person' ? 'person' : { bot: value });
        }}
      >
        <option value="person">A person at this screen</option>
        {botWords(game).map(({ bot, name }) => (
          <option key={bot} value={bot}>
            The computer: {name}
          </option>
        ))}
      </select>
    </label>
  );
}
