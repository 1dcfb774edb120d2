// The battles left on the table, the latest first: go on, look back, take out, put away.

import { useEffect, useRef, useState } from 'preact/hooks';
import { theArmy } from '../app/army-words.ts';
import { gameNamed } from '../app/games.ts';
import { address } from '../app/router.ts';
import {
  type DamagedBattle,
  listBattles,
  listShelf,
  putBattle,
  removeBattle,
  type SavedBattle,
  savedScore,
} from '../table/saved.ts';
import { exportAll, exportBattle, saveFile } from './export.ts';
import { isLeftUnseen } from './left-unseen.ts';
import { ago, errorText, playersLine } from './words.ts';

/** How many are shown before one asks for all. */
const SHOWN = 3;
/** How long a battle that was deleted can be had back, in milliseconds. */
const SECOND_THOUGHTS = 12_000;

export function SavedList() {
  const [battles, setBattles] = useState<readonly SavedBattle[] | null>(null);
  const [damaged, setDamaged] = useState<readonly DamagedBattle[]>([]);
  const [trouble, setTrouble] = useState('');
  const [all, setAll] = useState(false);
  const [told, setTold] = useState('');
  const [gone, setGone] = useState<SavedBattle | null>(null);

  useEffect(() => {
    listShelf().then(
      (shelf) => {
        setBattles(shelf.battles);
        setDamaged(shelf.damaged);
      },
      (error) => setTrouble(errorText(error)),
    );
  }, []);
  useEffect(() => {
    if (!gone) return;
    const timer = setTimeout(() => setGone(null), SECOND_THOUGHTS);
    return () => clearTimeout(timer);
  }, [gone]);

  if (trouble !== '') {
    return (
      <section class="saved" aria-labelledby="saved-title">
        <h2 id="saved-title">Your battles</h2>
        <p class="notice danger">
          This browser keeps nothing for this page; private windows often do not. You can play, but a battle is lost
          when the page is closed. Export it from the table to keep it. <span class="detail">({trouble})</span>
        </p>
      </section>
    );
  }
  if (battles === null || (battles.length === 0 && damaged.length === 0 && !gone)) return null;

  const remove = async (battle: SavedBattle) => {
    try {
      await removeBattle(battle.id);
      setBattles(battles.filter((one) => one.id !== battle.id));
      setGone(battle);
    } catch (error) {
      setTold(`It could not be deleted: ${errorText(error)}.`);
    }
  };
  const removeDamaged = async ({ id }: DamagedBattle) => {
    try {
      await removeBattle(id);
      setDamaged(damaged.filter((one) => one.id !== id));
      setTold('The damaged battle is deleted.');
    } catch (error) {
      setTold(`It could not be deleted: ${errorText(error)}.`);
    }
  };
  const bringBack = async (battle: SavedBattle) => {
    setGone(null);
    try {
      await putBattle(battle);
      setBattles(await listBattles());
      setTold(`${battle.name} is back.`);
    } catch (error) {
      exportBattle(battle);
      setTold(`It could not be kept again (${errorText(error)}), so it was exported as a file.`);
    }
  };
  const shown = all ? battles : battles.slice(0, SHOWN);
  return (
    <section class="saved" aria-labelledby="saved-title">
      <h2 id="saved-title" tabindex={-1}>
        Your battles
      </h2>
      <ul class="saved-list">
        {shown.map((battle) => (
          <SavedRow key={battle.id} battle={battle} onRemove={() => void remove(battle)} />
        ))}
        {damaged.map((one) => (
          <li key={one.id} class="saved-row" aria-label="A damaged battle">
            <div class="saved-words">
              <p class="saved-state">The saved battle "{one.id}" is damaged and cannot be shown.</p>
            </div>
            <div class="button-row">
              <button type="button" class="button" onClick={() => saveFile(`${one.id}.txt`, one.rest)}>
                Export what is left
              </button>
              <button type="button" class="button" onClick={() => void removeDamaged(one)}>
                Delete
              </button>
            </div>
          </li>
        ))}
      </ul>
      <div role="status" class="saved-told">
        {gone && (
          <p class="notice">
            {gone.name} is deleted.{' '}
            <button type="button" class="button small" ref={takeFocus} onClick={() => void bringBack(gone)}>
              Bring it back
            </button>
          </p>
        )}
        {told}
      </div>
      <div class="button-row">
        {battles.length > SHOWN && (
          <button type="button" class="button small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show the latest only' : `Show all ${battles.length}`}
          </button>
        )}
        {battles.length > 1 && (
          <button type="button" class="button small" onClick={() => void exportAll().then(setTold)}>
            Export all
          </button>
        )}
      </div>
    </section>
  );
}

/** A button that takes the place of the one just pressed. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** What the battle waits for, or how it ended. */
function stateLine(battle: SavedBattle): string {
  const { game, outcome, armies, seats, players, deciding } = battle;
  // How it ends is not told to who has not seen it.
  if (isLeftUnseen(battle)) return 'You have not watched it to its end';
  if (outcome === 'draw') return 'Over: a draw';
  if (outcome !== 'running') return `Over: victory for ${theArmy(game, armies[outcome === 'top' ? 0 : 1])}`;
  const people = players.filter((player) => player === 'person').length;
  if (people === 1) return 'Your decision';
  if (people === 0) return 'The computer players wait';
  return deciding === undefined || deciding < 0 ? 'Running' : `${(seats ?? armies)[deciding]} to decide`;
}

function SavedRow({ battle, onRemove }: { readonly battle: SavedBattle; onRemove(): void }) {
  const [asking, setAsking] = useState(false);
  const { id, game, name, armies } = battle;
  const score = savedScore(battle);
  const unseen = isLeftUnseen(battle);
  const over = battle.outcome !== 'running' && !unseen;
  const row = useRef<HTMLLIElement>(null);
  const keep = () => {
    setAsking(false);
    row.current?.querySelector<HTMLElement>('.button')?.focus();
  };
  const titleId = `saved-${id}`;
  return (
    <li ref={row} class={`saved-row${over ? ' over' : ''}`} aria-labelledby={titleId}>
      <div class="saved-words">
        <h3 id={titleId}>
          {name} <span class="saved-game">{gameNamed(game)?.short ?? game}</span>
        </h3>
        <p class="saved-state">{stateLine(battle)}</p>
        <p class="saved-score">
          {armies.map((army, side) => (
            <span key={side}>
              {army} {!unseen && <b>{score[side]}</b>}
            </span>
          ))}
        </p>
        <p class="saved-small">
          {!unseen && `Turn ${battle.turn}, `}
          {ago(battle.changed)}. {playersLine(game, battle.seats ?? armies, battle.players)}.
        </p>
      </div>
      <div class="button-row">
        {!over && (
          <a class="button primary" href={address({ screen: 'battle', id })} aria-describedby={titleId}>
            Continue
          </a>
        )}
        <a
          class={`button${over ? ' primary' : ''}`}
          href={address({ screen: 'replay', id, at: 1 })}
          aria-describedby={titleId}
        >
          Replay
        </a>
        <button type="button" class="button" aria-describedby={titleId} onClick={() => exportBattle(battle)}>
          Export
        </button>
        {asking ? (
          <span class="asking" role="group" aria-label={`Delete ${name}?`}>
            <button type="button" class="button danger" ref={takeFocus} onClick={onRemove}>
              Delete it
            </button>
            <button type="button" class="button" onClick={keep}>
              Keep it
            </button>
          </span>
        ) : (
          <button type="button" class="button" aria-describedby={titleId} onClick={() => setAsking(true)}>
            Delete
          </button>
        )}
      </div>
    </li>
  );
}
