// Who plays at a seat: a person at this screen or a computer player, of a temperament if it has one.

import { levelsOf, temperamentsOf, toolsOf } from '../app/games.ts';
import { botName } from '../front/words.ts';
import type { Player } from '../table/protocol.ts';

const STEADY = 'steady';

/** A player with the temperament that was chosen before, where it can have one. */
export const withTemperament = (game: string, base: string, temperament: string | undefined): string =>
  temperament === undefined || temperament === STEADY || !levelsOf(game).includes(base)
    ? base
    : `${base}:${temperament}`;

/** The computer players of a game: the levels, the weakest first, and the tools. */
export function BotOptions({ game }: { readonly game: string }) {
  const levels = levelsOf(game);
  const tools = toolsOf(game).map((bot) => (
    <option key={bot} value={bot}>
      {botName(bot)}
    </option>
  ));
  return (
    <>
      {levels.map((bot, i) => (
        <option key={bot} value={bot}>
          {botName(bot)} (level {i + 1} of {levels.length})
        </option>
      ))}
      {levels.length > 0 ? <optgroup label="Tools">{tools}</optgroup> : tools}
    </>
  );
}

interface TemperamentProps {
  readonly game: string;
  readonly bot: string;
  /** Whose it is, where several stand together. */
  readonly of?: string;
  onPick(bot: string): void;
}

/** How it leans; nothing for a player with one way only. */
export function TemperamentSelect({ game, bot, of, onPick }: TemperamentProps) {
  const [base, temperament = STEADY] = bot.split(':');
  if (!levelsOf(game).includes(base) || temperamentsOf(game).length === 0) return null;
  return (
    <label class="player-select">
      Temperament
      <select
        value={temperament}
        aria-label={of === undefined ? undefined : `Temperament: ${of}`}
        onChange={({ currentTarget }) => onPick(withTemperament(game, base, currentTarget.value))}
      >
        {temperamentsOf(game).map((one) => (
          <option key={one} value={one}>
            {botName(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface PlayerSelectProps {
  readonly game: string;
  readonly label: string;
  readonly player: Player;
  onPick(player: Player): void;
}

export function PlayerSelect({ game, label, player, onPick }: PlayerSelectProps) {
  const [base, temperament] = player === 'person' ? ['person'] : player.bot.split(':');
  const pick = (bot: string) => onPick(bot === 'person' ? bot : { bot: withTemperament(game, bot, temperament) });
  return (
    <>
      <label class="player-select">
        {label}
        <select value={base} onChange={({ currentTarget }) => pick(currentTarget.value)}>
          <option value="person">A person at this screen</option>
          <BotOptions game={game} />
        </select>
      </label>
      {player !== 'person' && <TemperamentSelect game={game} bot={player.bot} onPick={(bot) => onPick({ bot })} />}
    </>
  );
}
