// Optional rules of the battle, and disputed points of the game that the players may settle the other way.

import type { RulingInfo, ScenarioInfo } from '../../kernel/ruleset.ts';
import type { Choices } from './choices.ts';

interface SwitchProps {
  readonly choices: Pick<Choices, 'options'>;
  change(parts: Pick<Choices, 'options'>): void;
}

const toggled = (options: readonly string[], key: string): readonly string[] =>
  options.includes(key) ? options.filter((one) => one !== key) : [...options, key];

type OptionalRulesProps = SwitchProps & { readonly rules: ScenarioInfo['optionalRules'] };

export function OptionalRules({ rules, choices: { options }, change }: OptionalRulesProps) {
  if (rules.length === 0) return null;
  return (
    <fieldset>
      <legend>Optional rules</legend>
      {rules.map(({ key, text }) => (
        <label class="pick" key={key}>
          <input
            type="checkbox"
            checked={options.includes(key)}
            onChange={() => change({ options: toggled(options, key) })}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

type RulingsProps = SwitchProps & { readonly rulings: readonly RulingInfo[] };

export function Rulings({ rulings, choices: { options }, change }: RulingsProps) {
  if (rulings.length === 0) return null;
  const taken = rulings.filter((ruling) => options.includes(ruling.key)).length;
  return (
    <details class="setup-more">
      <summary>
        Disputed points <span class="saved-small">{taken === 0 ? 'all as usual' : `${taken} settled otherwise`}</span>
      </summary>
      <p class="saved-small">
        The rulebook leaves these open. A box that is ticked plays the other reading; it is written into the record.
      </p>
      {rulings.map(({ key, question, usual, instead, source, ref }) => (
        <div class="ruling" key={key}>
          <p class="ruling-question" id={`ruling-${key}`}>
            {question}
          </p>
          <p>
            <b>Usual.</b> {usual}
          </p>
          <label class="pick">
            <input
              type="checkbox"
              checked={options.includes(key)}
              aria-describedby={`ruling-${key}`}
              onChange={() => change({ options: toggled(options, key) })}
            />
            <span>
              <b>Otherwise.</b> {instead}
            </span>
          </label>
          <p class="saved-small">
            {source} ({ref})
          </p>
        </div>
      ))}
    </details>
  );
}
