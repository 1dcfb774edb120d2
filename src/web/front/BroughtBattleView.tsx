// A battle that was brought as a text: what it is, and who is to go on with it. One that is over can only be looked at, so
// nothing is asked.

import { useEffect } from 'preact/hooks';
import { gameWords } from '../app/games.ts';
import { against, goOnFrom, lookAt, newBattleId } from '../app/open-battle.ts';
import type { Player } from '../table/protocol.ts';
import type { BroughtBattle } from '../table/read-text.ts';
import { putBattle } from '../table/saved.ts';
import { many } from './words.ts';

const PEOPLE: readonly Player[] = ['person', 'person'];

/** A record that is looked at is kept too, so that the page can be left and come back to; where nothing is kept it still shows. */
async function keepAndLook(battle: BroughtBattle): Promise<void> {
  const id = newBattleId();
  const { record, game, name, armies, turn, banners, goals, outcome, deciding, entered } = battle;
  const kept = { id, game, name, armies, record, turn, banners, goals, outcome, deciding };
  await putBattle({
    ...kept,
    players: PEOPLE,
    dice: entered ? 'entered' : 'program',
    playForced: false,
    changed: Date.now(),
    number: battle.choices + 1,
  }).catch(() => {});
  await lookAt(record, id);
}

const HEADS: { readonly [K in BroughtBattle['kind']]: string } = {
  record: 'A battle that goes on',
  position: 'A position',
  sheet: 'A battle of your own',
};

export function BroughtBattleView({ battle, eager }: { readonly battle: BroughtBattle; readonly eager: boolean }) {
  const { armies, banners, goals, over } = battle;
  useEffect(() => {
    if (over && eager) void keepAndLook(battle);
  }, [battle]);
  const goOn = (players: readonly Player[]) => void goOnFrom(battle.record, players);
  return (
    <div class="brought">
      <h3>
        {battle.name}
        {battle.date === '' ? '' : `, ${battle.date}`}
        <span class="saved-game">{gameWords(battle.game)?.short ?? battle.game}</span>
      </h3>
      <p>
        {over ? 'A battle that is over' : HEADS[battle.kind]}: {armies[0]} {banners[0]} of {goals[0]} banners,{' '}
        {armies[1]} {banners[1]} of {goals[1]}. Turn {battle.turn}
        {battle.choices > 0 ? `, ${many(battle.choices, 'choice')} made` : ''}.
      </p>
      {over ? (
        <button type="button" class="button primary" onClick={() => void keepAndLook(battle)}>
          Look at it
        </button>
      ) : (
        <fieldset>
          <legend>Go on as</legend>
          <div class="button-row">
            {armies.map((army, seat) => (
              <button type="button" class="button" key={seat} onClick={() => goOn(against('drill', seat))}>
                {army} ({seat === 0 ? 'top' : 'bottom'})
              </button>
            ))}
            <button type="button" class="button" onClick={() => goOn(PEOPLE)}>
              Both, at this screen
            </button>
            <button type="button" class="button" onClick={() => void keepAndLook(battle)}>
              Look only
            </button>
          </div>
          <p class="saved-small">
            As one army you meet the computer player Drill. The text that you brought is not changed.
          </p>
        </fieldset>
      )}
    </div>
  );
}
