// A battle that was brought as a text: what it is, and who is to go on with it. One that is over can only be looked at, so
// nothing is asked.

import { useEffect } from 'preact/hooks';
import { gameNamed } from '../app/games.ts';
import { many } from '../app/many.ts';
import { goOnFrom, lookAt, newBattleId } from '../app/open-battle.ts';
import { NO_MARKS } from '../games/kit.ts';
import { useKitOf } from '../games/use-kit.ts';
import type { Player } from '../table/protocol.ts';
import type { BroughtBattle } from '../table/read-text.ts';
import { putBattle } from '../table/saved.ts';
import { GoOnAs } from './GoOnAs.tsx';

/** A record that is looked at is kept too, so that the page can be left and come back to; where nothing is kept it still shows. */
async function keepAndLook(battle: BroughtBattle): Promise<void> {
  const id = newBattleId();
  const { record, game, name, armies, seats, turn, score, outcome, deciding, entered } = battle;
  const kept = { id, game, name, armies, seats, record, turn, score, outcome, deciding };
  await putBattle({
    ...kept,
    players: seats.map((): Player => 'person'),
    dice: entered ? 'entered' : 'program',
    playForced: false,
    changed: Date.now(),
    number: battle.choices + 1,
  }).catch(() => {});
  await lookAt(record, id);
}

/** The board as it stands, as anyone may see it. */
function BroughtBoard({ battle: { game, view } }: { readonly battle: BroughtBattle }) {
  const kit = useKitOf(game);
  return (
    <div class="still-board" aria-hidden="true">
      {kit && <kit.Board view={view} flipped={false} labels={false} marks={NO_MARKS} still />}
    </div>
  );
}

const HEADS: { readonly [K in BroughtBattle['kind']]: string } = {
  record: 'A battle that goes on',
  position: 'A position',
  sheet: 'A battle of your own',
};

export function BroughtBattleView({ battle, eager }: { readonly battle: BroughtBattle; readonly eager: boolean }) {
  const { armies, seats, score, over } = battle;
  useEffect(() => {
    if (over && eager) void keepAndLook(battle);
  }, [battle]);
  const goOn = (players: readonly Player[]) => void goOnFrom(battle.record, players);
  return (
    <div class="brought">
      <h3>
        {battle.name}
        {battle.date === '' ? '' : `, ${battle.date}`}
        <span class="saved-game">{gameNamed(battle.game)?.short ?? battle.game}</span>
      </h3>
      <BroughtBoard battle={battle} />
      <p>
        {over ? 'A battle that is over' : HEADS[battle.kind]}:{' '}
        {armies.map((army, side) => `${army} ${score[side]}`).join('; ')}. Turn {battle.turn}
        {battle.choices > 0 ? `, ${many(battle.choices, 'choice')} made` : ''}.
      </p>
      {over ? (
        <button type="button" class="button primary" onClick={() => void keepAndLook(battle)}>
          Look at it
        </button>
      ) : (
        <GoOnAs game={battle.game} seats={seats} goOn={goOn} look={() => void keepAndLook(battle)} />
      )}
    </div>
  );
}
