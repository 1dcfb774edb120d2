// The end of a battle: who won and by what, what it cost, the exchanges that moved it most, and what one may do next.

import { useEffect, useState } from 'preact/hooks';
import { recordStart } from '../../../kernel/record-notation.ts';
import type { ScenarioInfo } from '../../../kernel/ruleset.ts';
import { newSeed, startBattle } from '../../app/open-battle.ts';
import { go } from '../../app/router.ts';
import type { GameKit, Measure } from '../../games/kit.ts';
import { useKit } from '../../games/use-kit.ts';
import { Icon } from '../../icons.tsx';
import type { Player } from '../../table/protocol.ts';
import { SaidBefore } from '../keys/SaidBefore.tsx';
import { Dialog } from '../panels/Dialog.tsx';
import { download, fileName } from '../panels/export.ts';
import type { BattleModel, BattleSession, State, View } from '../session.ts';
import { decisive, type Exchange, exchangesOf, exchangeWords, momentsNeeded, swingNumbers } from './decisive.ts';
import { resultWords } from './end-words.ts';
import { nextBattle } from './next-battle.ts';

interface EndProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
  /** It opened by itself, over what was being told. */
  readonly news: boolean;
  onClose(): void;
}

export function EndPanel({ session, model, news, onClose }: EndProps) {
  const state = model.state as State;
  const { view } = state;
  const { result } = useKit();
  const { title, sentence } = resultWords(result, view, state, model.log);
  return (
    <Dialog title={title} class="end-panel" testid="end" news={news} onClose={onClose}>
      <p class="end-sentence">{sentence}</p>
      {news && <SaidBefore />}
      <Score view={view} />
      <Moments session={session} model={model} onSee={onClose} />
      <NextSteps session={session} state={state} />
    </Dialog>
  );
}

function Score({ view }: { readonly view: View }) {
  const { result, Score: SideScore } = useKit();
  const rows = result.cost(view);
  return (
    <table class="end-score">
      <caption class="visually-hidden">Score and losses</caption>
      <thead>
        <tr>
          <td />
          {view.sides.map(({ side, army }, i) => (
            <th scope="col" key={side}>
              {army}
              <div class="end-tally">
                <SideScore view={view} side={i} />
              </div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, i) => (
              <td key={view.sides[i].side}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MomentsProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
  onSee(): void;
}

function Moments({ session, model, onSee }: MomentsProps) {
  const { log } = model;
  const kit = useKit();
  const { watching, view } = model.state as State;
  const [found, setFound] = useState<readonly Exchange[] | null>(null);
  useEffect(() => {
    let gone = false;
    void largestSwings(session, kit, log, watching).then((all) => !gone && setFound(all));
    return () => {
      gone = true;
    };
  }, [session, log, watching]);
  const armies = view.sides.map(({ army }) => army);
  return (
    <section class="end-moments">
      <h3>The moments that moved it most</h3>
      <p class="end-note">The exchanges with the largest swing, counted in {kit.result.measured}.</p>
      {found === null && <p>Counting.</p>}
      {found?.length === 0 && <p>No exchange hurt one side more than the other.</p>}
      <ol>
        {found?.map((one) => (
          <li key={one.moment}>
            <div>
              <p class="end-turn">{one.turn}</p>
              <p>{one.text}</p>
              <p class="end-swing">{exchangeWords(one, armies, kit.result.measureWords)}</p>
            </div>
            <button
              type="button"
              aria-label={`See it: ${one.text}`}
              onClick={() => {
                onSee();
                void session.lookBack(one.moment);
              }}
            >
              <Icon name="eye" size={18} />
              See it
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Asks the table for the score before and after every choice that moved it. */
async function largestSwings(
  session: BattleSession,
  { result }: GameKit,
  log: BattleModel['log'],
  seat: number,
): Promise<Exchange[]> {
  const counted = new Map<number, readonly Measure[]>();
  try {
    for (const number of momentsNeeded(swingNumbers(log, result.kinds))) {
      const { view } = await session.table.moment(number, seat);
      counted.set(number, result.measures(view));
    }
  } catch {
    // The table is closed: the page has been left.
  }
  return decisive(exchangesOf(log, counted, result.kinds));
}

function NextSteps({ session, state }: { readonly session: BattleSession; readonly state: State }) {
  const [failed, setFailed] = useState('');
  const { view, players } = state;
  const [next, setNext] = useState<ScenarioInfo | null>(null);
  useEffect(() => {
    let gone = false;
    void nextBattle(view.game, view.scenario.id).then((found) => !gone && setNext(found));
    return () => {
      gone = true;
    };
  }, [view.game, view.scenario.id]);
  // The seats change round: with two, the other side's.
  const others = [...players.slice(1), players[0]];
  const onePerson = players.filter((player) => player === 'person').length === 1;
  const begin = async (who: readonly Player[]) => {
    try {
      const start = recordStart(await session.table.record('all'));
      const { game, dice, playForced } = state;
      await startBattle({ game, start, players: who, seed: newSeed(), dice, playForced });
    } catch (error) {
      setFailed(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div class="end-next" role="group" aria-label="What next">
      <button type="button" class="primary" onClick={() => void begin(players)} data-testid="try-again">
        <Icon name="turn" size={18} />
        Fight it again
      </button>
      {onePerson && (
        <button type="button" onClick={() => void begin(others)} data-testid="other-side">
          <Icon name="swords" size={18} />
          {players.length > 2 ? 'From the next seat' : 'The other side'}
        </button>
      )}
      <button type="button" onClick={() => go({ screen: 'replay', id: state.battle, at: 1 })} data-testid="end-replay">
        <Icon name="play" size={18} />
        Replay
      </button>
      {next && (
        <button
          type="button"
          class="end-onward"
          title={next.name}
          onClick={() => go({ screen: 'setup', game: view.game, battle: next.id })}
        >
          <Icon name="standard" size={18} />
          <span class="end-onward-name">Next: {next.name}</span>
        </button>
      )}
      <button
        type="button"
        onClick={() => void session.table.record('all').then((text) => download(fileName(view.scenario.name), text))}
      >
        <Icon name="log" size={18} />
        Export
      </button>
      {failed !== '' && (
        <p class="try-failed" role="alert">
          {failed}
        </p>
      )}
    </div>
  );
}
