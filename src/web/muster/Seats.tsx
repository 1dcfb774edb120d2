// The seats of a mustered battle: faction, who plays, and whether the army is ready. One of them is in the builder below.

import { factionArt, factionStyle } from '../games/battalion/art/factions.ts';
import { Emblem } from '../games/battalion/pieces/Sign.tsx';
import { PlayerSelect } from '../setup/SeatPlayers.tsx';
import type { Player } from '../table/protocol.ts';
import type { Draft } from './draft.ts';
import type { ArmyCheck, MusterBox } from './types.ts';

/** Seats as people see them: the top side first, in pairs the left players before the right ones. */
export const SEAT_WORDS: { readonly [players: number]: readonly string[] } = {
  2: ['Top', 'Bottom'],
  4: ['Top, first', 'Bottom, first', 'Top, second', 'Bottom, second'],
};

interface SeatsProps {
  readonly box: MusterBox;
  readonly draft: Draft;
  readonly checks: readonly (ArmyCheck | null)[];
  readonly open: number;
  onOpen(seat: number): void;
  onFaction(seat: number, faction: string): void;
  onPlayer(seat: number, player: Player): void;
}

/** How an army stands, in a few words. */
export function standing(draft: Draft, seat: number, check: ArmyCheck | null): string {
  const count = `${draft.seats[seat].units.length} of ${draft.size} units`;
  if (!check) return count;
  const { length } = check.faults;
  return length === 0 ? `${count}, ready` : `${count}, ${length === 1 ? 'one fault' : `${length} faults`}`;
}

export function Seats({ box, draft, checks, open, onOpen, onFaction, onPlayer }: SeatsProps) {
  return (
    <ul class="muster-seats">
      {draft.seats.slice(0, draft.players).map(({ faction, name, player }, seat) => {
        const where = SEAT_WORDS[draft.players][seat];
        const ready = checks[seat]?.faults.length === 0;
        return (
          <li
            key={seat}
            class={`muster-seat${open === seat ? ' open' : ''}${ready ? ' ready' : ''}`}
            style={factionStyle(faction, seat % 2 === 0 ? 'top' : 'bottom')}
          >
            <h2>
              <span class="muster-flag">
                <Emblem path={factionArt(faction).emblem} />
              </span>
              {where}
            </h2>
            <label>
              Faction
              <select value={faction} onChange={(event) => onFaction(seat, event.currentTarget.value)}>
                {box.factions.map((one) => (
                  <option key={one.key} value={one.key}>
                    {one.name}
                  </option>
                ))}
              </select>
            </label>
            <PlayerSelect
              game="battalion"
              label="Played by"
              player={player}
              onPick={(picked) => onPlayer(seat, picked)}
            />
            <p class="muster-standing">
              <b>{name}</b>
              <span>{standing(draft, seat, checks[seat])}</span>
            </p>
            <button
              type="button"
              class="button small"
              aria-pressed={open === seat}
              aria-label={`${open === seat ? 'In the builder' : 'Build this army'}: ${where}`}
              onClick={() => onOpen(seat)}
            >
              {open === seat ? 'In the builder' : 'Build this army'}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
