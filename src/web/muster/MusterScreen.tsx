// A mustered battle of Battalion: how large, how many players, which factions, who plays, and the army of each seat. The battle
// begins with deployment in turns. What an army may be is asked of the engine; the page holds no rule.

import shelf from 'virtual:vexillum/shelf';
import { useEffect, useRef, useState } from 'preact/hooks';
import '../styles/dialogs.css';
import '../styles/muster.css';
import '../styles/pieces.css';
import '../styles/prompt.css';
import '../styles/setup.css';
import { newSeed, startBattle } from '../app/open-battle.ts';
import { settings } from '../app/settings.ts';
import { Frame } from '../front/Frame.tsx';
import { errorText } from '../front/words.ts';
import { DiceChoice } from '../setup/Questions.tsx';
import { Rulings } from '../setup/RuleSwitches.tsx';
import { ArmyTools } from './ArmyTools.tsx';
import { askBox, askCheck, askMustered, askSheet } from './ask.ts';
import { Builder } from './Builder.tsx';
import {
  type Draft,
  keepDraft,
  lastDraft,
  setFaction,
  setName,
  setPlayer,
  setSize,
  setUnits,
  takeArmy,
  takeReady,
} from './draft.ts';
import { SEAT_WORDS, Seats, standing } from './Seats.tsx';
import { Why } from './TileCard.tsx';
import type { ArmyCheck, MusterBox } from './types.ts';

export function MusterScreen() {
  const [box, setBox] = useState<MusterBox | null>(null);
  const [failed, setFailed] = useState('');
  useEffect(() => {
    let here = true;
    askBox().then(
      (found) => here && setBox(found),
      (error) => here && setFailed(errorText(error)),
    );
    return () => {
      here = false;
    };
  }, []);
  return (
    <Frame>
      <div class="muster" aria-busy={box === null && failed === ''}>
        <p class="setup-back">
          <a href="#/games/battalion">Battles of Battalion</a>
        </p>
        <h1>Muster your armies</h1>
        <p class="muster-lead">
          A unit is a few rank tiles, one behind the other; the front one stands nearest the enemy and is the first to
          be lost. Take the ready-made armies and begin, or build your own; whatever is not allowed says why.
        </p>
        {failed !== '' && <p class="notice danger">The tiles could not be fetched: {failed}</p>}
        {box && <Muster box={box} />}
      </div>
    </Frame>
  );
}

/** What the engine says of every army that takes part; the open unit counts for the army in the builder. */
function useChecks(draft: Draft, seat: number, unit: number): readonly (ArmyCheck | null)[] {
  const [checks, setChecks] = useState<readonly (ArmyCheck | null)[]>([]);
  useEffect(() => {
    let here = true;
    const armies = draft.seats.slice(0, draft.players);
    const asked = armies.map(({ faction, name, units }, i) =>
      askCheck({ faction, name, units }, draft.size, i === seat ? unit : -1).catch(() => null),
    );
    void Promise.all(asked).then((found) => here && setChecks(found));
    return () => {
      here = false;
    };
  }, [draft.players, draft.size, draft.seats, seat, unit]);
  return checks;
}

const PLAYERS = [2, 4] as const;

function Muster({ box }: { readonly box: MusterBox }) {
  const [draft, setDraft] = useState(() => lastDraft(box));
  const [seat, setSeat] = useState(1);
  const [unit, setUnit] = useState(-1);
  const [told, setTold] = useState('');
  const [failed, setFailed] = useState('');
  /** The battle was to begin with an army that is not ready. */
  const [refused, setRefused] = useState(false);
  const builder = useRef<HTMLDivElement>(null);
  const checks = useChecks(draft, seat, unit);
  const change = (next: Draft, words = '') => {
    setDraft(next);
    keepDraft(next);
    setTold(words);
    setFailed('');
    setRefused(false);
  };
  /** Another army is in the builder, or the same one anew. */
  const turnTo = (next: number) => {
    setSeat(next);
    setUnit(-1);
  };
  const resize = (players: 2 | 4, size: number) => {
    const next = setSize(box, draft, players, size);
    if (seat >= players) turnTo(seat % players);
    change(next, `${players} players, ${next.size} units each.`);
  };
  const sizes = box.sizes.find((one) => one.players === draft.players)?.sizes ?? [];
  const rulings = shelf.find(({ id }) => id === 'battalion')?.rulings ?? [];
  const faction = box.factions.find(({ key }) => key === draft.seats[seat].faction) ?? box.factions[0];
  const armies = draft.seats.slice(0, draft.players);
  const ready = checks.length === draft.players && checks.every((check) => check?.faults.length === 0);
  const faulty = checks.flatMap((check, i) =>
    check && check.faults.length > 0
      ? [{ who: `${SEAT_WORDS[draft.players][i]}: ${draft.seats[i].name}`, faults: check.faults }]
      : [],
  );
  const start = async () => {
    if (faulty.length > 0) return setRefused(true);
    try {
      const text = await askSheet(armies.map(({ faction: key, name, units }) => ({ faction: key, name, units })));
      const options = rulings.flatMap(({ key }) => (draft.options.includes(key) ? [key] : []));
      await startBattle({
        game: 'battalion',
        start: { text, ...(options.length > 0 ? { options } : {}) },
        players: armies.map(({ player }) => player),
        seed: newSeed(),
        dice: draft.dice,
        playForced: settings.value.playForced,
      });
    } catch (error) {
      setFailed(errorText(error));
    }
  };
  return (
    <>
      <form
        class="muster-head"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <fieldset class="muster-sizes">
          <legend>How large a battle?</legend>
          <label>
            Players
            <select
              data-testid="muster-players"
              value={draft.players}
              onChange={(event) => resize(event.currentTarget.value === '4' ? 4 : 2, draft.size)}
            >
              {PLAYERS.map((players) => (
                <option key={players} value={players}>
                  {players === 2 ? 'Two' : 'Four, two on each side'}
                </option>
              ))}
            </select>
          </label>
          <label>
            Units of each player
            <select
              data-testid="muster-size"
              value={draft.size}
              onChange={(event) => resize(draft.players, Number(event.currentTarget.value))}
            >
              {sizes.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </select>
          </label>
        </fieldset>
        <Seats
          box={box}
          draft={draft}
          checks={checks}
          open={seat}
          onOpen={(next) => {
            turnTo(next);
            builder.current?.scrollIntoView({ block: 'start' });
            builder.current?.focus({ preventScroll: true });
          }}
          onFaction={(at, key) => {
            change(setFaction(box, draft, at, key), `${SEAT_WORDS[draft.players][at]} has another faction.`);
            setUnit(-1);
          }}
          onPlayer={(at, player) => change(setPlayer(draft, at, player))}
        />
        <div class="muster-start">
          <button type="submit" class="button primary large" aria-disabled={!ready} aria-describedby="muster-ready">
            Begin the battle
          </button>
          <p id="muster-ready" class="saved-small">
            {ready
              ? 'Both sides deploy their units in turns; then the battle begins.'
              : 'An army is not ready yet. The builder says what is missing.'}
          </p>
        </div>
        {failed !== '' && (
          <p class="notice danger" role="alert">
            {failed}
          </p>
        )}
        {refused && faulty.length > 0 && (
          <div class="notice danger muster-refused" role="alert">
            {faulty.map(({ who, faults }) => (
              <div key={who}>
                <b>{who}</b>
                {faults.map((fault) => (
                  <Why key={fault.text} why={fault} />
                ))}
              </div>
            ))}
          </div>
        )}
        <div class="muster-rules">
          <DiceChoice choices={draft} change={({ dice }) => change({ ...draft, dice })} />
          <Rulings rulings={rulings} choices={draft} change={({ options }) => change({ ...draft, options })} />
        </div>
      </form>
      <div class="muster-work" ref={builder} tabindex={-1} role="region" aria-label="Builder">
        <ArmyTools
          key={seat}
          seat={draft.seats[seat]}
          factionName={(key) => box.factions.find((one) => one.key === key)?.name ?? key}
          onName={(name) => change(setName(draft, seat, name))}
          onReady={() => {
            change(takeReady(box, draft, seat), 'The ready-made army is taken.');
            setUnit(-1);
          }}
          onMustered={async () => {
            const { faction: key } = draft.seats[seat];
            change(takeArmy(box, draft, seat, await askMustered(key, draft.size, newSeed())));
            setUnit(-1);
          }}
          onEmpty={() => {
            change(setUnits(draft, seat, []), 'All tiles are back in the box.');
            setUnit(-1);
          }}
          onArmy={(army) => {
            change(takeArmy(box, draft, seat, army));
            setUnit(-1);
          }}
          say={setTold}
        />
        <Builder
          seat={draft.seats[seat]}
          where={SEAT_WORDS[draft.players][seat]}
          side={seat % 2 === 0 ? 'top' : 'bottom'}
          faction={faction}
          size={draft.size}
          check={checks[seat] ?? null}
          open={unit}
          onOpen={setUnit}
          onUnits={(units, words) => change(setUnits(draft, seat, units), words)}
        />
      </div>
      <p class={`muster-told${told === '' ? '' : ' said'}`} role="status">
        {told} <span class="visually-hidden">{standing(draft, seat, checks[seat] ?? null)}</span>
      </p>
    </>
  );
}
