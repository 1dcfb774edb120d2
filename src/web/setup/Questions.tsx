// The questions of the set-up, as plain form controls.

import type { ScenarioInfo } from '../../kernel/ruleset.ts';
import type { BotOnShelf } from '../data/bots.ts';
import { botName } from '../front/words.ts';
import { armyColours } from '../pieces/armies.ts';
import { BotPick } from './BotPick.tsx';
import { type Choices, opponentOf, watchedOf } from './choices.ts';

interface QuestionProps {
  readonly choices: Choices;
  change(parts: Partial<Choices>): void;
}

interface RadioProps {
  readonly name: string;
  readonly title: string;
  readonly text?: string;
  readonly checked: boolean;
  readonly swatch?: { readonly face: string; readonly edge: string };
  onPick(): void;
}

function Radio({ name, title, text, checked, swatch, onPick }: RadioProps) {
  return (
    <label class={`pick${checked ? ' picked' : ''}`}>
      <input type="radio" name={name} checked={checked} onChange={onPick} />
      {swatch && <span class="swatch" style={{ background: swatch.face, borderColor: swatch.edge }} />}
      <span>
        <b>{title}</b>
        {text && <span class="pick-text">{text}</span>}
      </span>
    </label>
  );
}

interface OpponentProps extends QuestionProps {
  readonly game: string;
  readonly bots: readonly BotOnShelf[];
  readonly armies: readonly [string, string];
}

export function OpponentChoice({ game, bots, armies, choices, change }: OpponentProps) {
  const { opponent } = choices;
  const mine = opponentOf(game, choices);
  const watched = watchedOf(game, choices);
  const against = opponent.startsWith('bot:');
  return (
    <fieldset>
      <legend>Your opponent</legend>
      <Radio
        name="opponent"
        title="The computer"
        text={against ? undefined : botName(mine)}
        checked={against}
        onPick={() => change({ opponent: `bot:${mine}` })}
      />
      {against && (
        <BotPick
          game={game}
          bots={bots}
          label="Level"
          bot={mine}
          onPick={(bot) => change({ opponent: `bot:${bot}` })}
        />
      )}
      <Radio
        name="opponent"
        title="A friend at this screen"
        text="You take turns; hands stay hidden."
        checked={opponent === 'friend'}
        onPick={() => change({ opponent: 'friend' })}
      />
      <Radio
        name="opponent"
        title="Nobody: watch"
        text={opponent === 'watch' ? undefined : 'The computer plays both armies.'}
        checked={opponent === 'watch'}
        onPick={() => change({ opponent: 'watch' })}
      />
      {opponent === 'watch' &&
        armies.map((army, seat) => (
          <BotPick
            key={seat}
            game={game}
            bots={bots}
            label={army}
            army={army}
            bot={watched[seat]}
            onPick={(bot) => change({ watched: seat === 0 ? [bot, watched[1]] : [watched[0], bot] })}
          />
        ))}
    </fieldset>
  );
}

export function ArmyChoice({ info, choices, change }: QuestionProps & { readonly info: ScenarioInfo }) {
  return (
    <fieldset class="pick-pair">
      <legend>Which army is yours?</legend>
      {(['top', 'bottom'] as const).map((side, seat) => (
        <Radio
          key={side}
          name="side"
          title={info[side]}
          text={`${info.units[side]} units, at the ${side} of the map`}
          swatch={armyColours(info[side], side)}
          checked={choices.side === seat}
          onPick={() => change({ side: seat })}
        />
      ))}
    </fieldset>
  );
}

interface DiceProps {
  readonly choices: Pick<Choices, 'dice'>;
  change(parts: Pick<Choices, 'dice'>): void;
}

export function DiceChoice({ choices, change }: DiceProps) {
  return (
    <fieldset class="pick-pair">
      <legend>Who rolls?</legend>
      <Radio
        name="dice"
        title="The program"
        checked={choices.dice === 'program'}
        onPick={() => change({ dice: 'program' })}
      />
      <Radio
        name="dice"
        title="You, with real dice"
        text="You enter what fell."
        checked={choices.dice === 'entered'}
        onPick={() => change({ dice: 'entered' })}
      />
    </fieldset>
  );
}
