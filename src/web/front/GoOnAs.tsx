// Who is to go on with a battle that was brought: one army against the computer, all of them at this screen, or, with more
// than two seats, each seat as one likes.

import { useState } from 'preact/hooks';
import { against } from '../app/open-battle.ts';
import { lastOpponent } from '../setup/choices.ts';
import { PlayerSelect } from '../setup/SeatPlayers.tsx';
import type { Player } from '../table/protocol.ts';
import { botName } from './words.ts';

interface GoOnProps {
  readonly game: string;
  /** Armies by seat. */
  readonly seats: readonly string[];
  goOn(players: readonly Player[]): void;
  look(): void;
}

const sideOf = (seat: number): string => (seat % 2 === 0 ? 'top' : 'bottom');

export function GoOnAs({ game, seats, goOn, look }: GoOnProps) {
  const bot = lastOpponent(game);
  return (
    <fieldset>
      <legend>Go on as</legend>
      {seats.length > 2 ? (
        <EachSeat game={game} seats={seats} goOn={goOn} look={look} />
      ) : (
        <div class="button-row">
          {seats.map((army, seat) => (
            <button type="button" class="button" key={seat} onClick={() => goOn(against(bot, seat))}>
              {army} ({sideOf(seat)})
            </button>
          ))}
          <button type="button" class="button" onClick={() => goOn(seats.map((): Player => 'person'))}>
            Both, at this screen
          </button>
          <button type="button" class="button" onClick={look}>
            Look only
          </button>
        </div>
      )}
      <p class="saved-small">
        {seats.length > 2 ? '' : `As one army you meet the computer player ${botName(bot)}. `}The text that you brought
        is not changed.
      </p>
    </fieldset>
  );
}

function EachSeat({ game, seats, goOn, look }: GoOnProps) {
  const [players, setPlayers] = useState(() => against(lastOpponent(game), 1, seats.length));
  return (
    <>
      <div class="button-row">
        {seats.map((army, seat) => (
          <PlayerSelect
            key={seat}
            game={game}
            label={`${army} (${sideOf(seat)})`}
            player={players[seat]}
            onPick={(player) => setPlayers(players.map((one, i) => (i === seat ? player : one)))}
          />
        ))}
      </div>
      <div class="button-row">
        <button type="button" class="button primary" onClick={() => goOn(players)}>
          Go on
        </button>
        <button type="button" class="button" onClick={look}>
          Look only
        </button>
      </div>
    </>
  );
}
