// The questions of the set-up, as plain form controls.

import type { ScenarioInfo } from '../../kernel/ruleset.ts';
import { botWords } from '../front/words.ts';
import { armyColours } from '../pieces/armies.ts';
import type { Choices } from './choices.ts';

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

export function OpponentChoice({ game, choices, change }: QuestionProps & { readonly game: string }) {
  const { opponent } = choices;
  const bots = botWords(game);
  // One that this game does not have: its strongest takes the place.
  const known = !opponent.startsWith('bot:') || bots.some(({ bot }) => opponent === `bot:${bot}`);
  return (
    <fieldset>
      <legend>Your opponent</legend>
      {bots.map(({ bot, name, text }, i) => (
        <Radio
          key={bot}
          name="opponent"
          title={`The computer: ${name}`}
          text={text}
          checked={known ? opponent === `bot:${bot}` : i === 0}
          onPick={() => change({ opponent: `bot:${bot}` })}
        />
      ))}
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
        text={`${bots[0].name} plays both armies.`}
        checked={opponent === 'watch'}
        onPick={() => change({ opponent: 'watch' })}
      />
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
