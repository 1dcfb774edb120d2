// A battle before it begins: the field, the armies, what is special about it, and a few questions.

import shelf from 'virtual:vexillum/shelf';
import { useEffect, useState } from 'preact/hooks';
import type { ScenarioInfo } from '../../kernel/ruleset.ts';
import { theArmy } from '../app/army-words.ts';
import '../styles/setup.css';
import { gameNamed } from '../app/games.ts';
import { newSeed, startBattle } from '../app/open-battle.ts';
import { settings } from '../app/settings.ts';
import { minutesOf } from '../data/length.ts';
import { Frame } from '../front/Frame.tsx';
import { lazy } from '../front/lazy.tsx';
import { type Choices, lastChoices, rememberChoices, setupOf } from './choices.ts';
import { Facts } from './Facts.tsx';
import { Provenance } from './Provenance.tsx';
import { ArmyChoice, DiceChoice, OpponentChoice } from './Questions.tsx';
import { OptionalRules, Rulings } from './RuleSwitches.tsx';

const Field = lazy(() => import('./Field.tsx').then((m) => m.Field), { quiet: true });

interface SetupScreenProps {
  readonly game: string;
  readonly battle: string;
  readonly friend: boolean;
}

export function SetupScreen({ game: gameId, battle, friend }: SetupScreenProps) {
  const game = shelf.find((one) => one.id === gameId);
  const info = game?.battles.find((one) => one.id === battle);
  const [choices, setChoices] = useState<Choices>(() => {
    const last = lastChoices();
    // In the battle to begin with, the side that is meant for a beginner is offered.
    const first = gameNamed(gameId)?.first;
    const side = first?.battle === battle ? first.side : last.side;
    return { ...last, side, ...(friend ? { opponent: 'friend' as const } : {}) };
  });
  const [seed, setSeed] = useState('');
  useEffect(() => {
    if (info) document.title = `${info.name} · Vexillum`;
  }, [info]);
  if (!game || !info) {
    return (
      <Frame>
        <div class="plain-page">
          <h1>That battle is not on the shelf</h1>
          <p>
            There is no battle <q>{battle}</q> here. <a href="#/games">See the shelf</a>.
          </p>
        </div>
      </Frame>
    );
  }
  const change = (parts: Partial<Choices>) => setChoices({ ...choices, ...parts });
  const start = (event: Event) => {
    event.preventDefault();
    rememberChoices(choices);
    const rulings = game.rulings.map((ruling) => ruling.key);
    void startBattle(setupOf(info, rulings, choices, { seed, playForced: settings.value.playForced }));
  };
  const armies = [info.top, info.bottom] as const;
  return (
    <Frame>
      <div class="setup">
        <header class="setup-head">
          <p class="setup-back">
            <a href={`#/games/${game.id}`}>Battles of {game.name}</a>
          </p>
          <h1>
            {info.name} <span class="setup-date">{info.date}</span>
          </h1>
          <p class="setup-summary">{info.summary}</p>
          <p class="setup-length">{lengthWords(info)}</p>
        </header>
        <div class="setup-field">
          <Field game={game.id} battle={info.id} side={choices.side} />
        </div>
        <form class="setup-form" onSubmit={start}>
          <OpponentChoice game={game.id} bots={game.bots} armies={armies} choices={choices} change={change} />
          {choices.opponent.startsWith('bot:') && <ArmyChoice info={info} choices={choices} change={change} />}
          <DiceChoice choices={choices} change={change} />
          <OptionalRules rules={info.optionalRules} choices={choices} change={change} />
          <div class="setup-start">
            <button type="submit" class="button primary large">
              {choices.opponent === 'watch' ? 'Watch the battle' : 'Begin the battle'}
            </button>
            <p class="saved-small">{startWords(game.id, armies, choices)}</p>
          </div>
          <Rulings rulings={game.rulings} choices={choices} change={change} />
          <details class="setup-more">
            <summary>Seed</summary>
            <label for="setup-seed">
              The seed decides cards and dice. Leave it empty for one by chance; give one to play the same luck again.
            </label>
            <div class="button-row">
              <input
                id="setup-seed"
                type="text"
                autocomplete="off"
                spellcheck={false}
                maxLength={60}
                value={seed}
                onInput={(event) => setSeed(event.currentTarget.value)}
              />
              <button type="button" class="button small" onClick={() => setSeed(newSeed())}>
                Draw one
              </button>
            </div>
          </details>
        </form>
        <section class="setup-facts" aria-label="About this battle">
          <Facts info={info} />
          <Provenance provenance={info.provenance} />
        </section>
      </div>
    </Frame>
  );
}

/** `About 25 minutes. Good to begin with: lead the Roman army.` */
function lengthWords(info: ScenarioInfo): string {
  const words = gameNamed(info.game);
  if (!words) return '';
  const { first, pace } = words;
  const lead = theArmy(info.game, info[first.side === 0 ? 'top' : 'bottom']);
  const begin = first.battle === info.id ? ` Good to begin with: lead ${lead}.` : '';
  return `About ${minutesOf(info, pace)} minutes.${begin}`;
}

function startWords(game: string, armies: readonly [string, string], { side, opponent }: Choices): string {
  if (opponent === 'friend') return 'Two people take turns at this screen; hands are hidden in between.';
  if (opponent === 'watch') return 'Two computer players fight it out.';
  return `You lead ${theArmy(game, armies[side])}.`;
}
