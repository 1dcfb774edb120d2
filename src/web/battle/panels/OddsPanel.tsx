// The odds of a whole exchange: what becomes of the target, then of the attacker; bars told apart by pattern as well as by
// colour, each with its number; the dice with their reasons; and what the defender is supposed to do.

import type { Explanation, Odds, Offer } from '../../../kernel/ruleset.ts';
import { percent, percents } from '../../app/percent.ts';
import type { OddsSide } from '../../games/kit.ts';
import { useKit } from '../../games/use-kit.ts';
import { Reasons } from './Reasons.tsx';
import { besidesWords } from './words.ts';

interface OddsPanelProps {
  readonly odds: Odds;
  readonly offer: Offer;
  readonly policy: string;
  readonly game: string;
  /** Absent while the target is only under the pointer. */
  onPolicy?(policy: string): void;
}

export function OddsPanel({ odds, offer, policy, game, onPolicy }: OddsPanelProps) {
  const kit = useKit().odds;
  const sides = kit.sides(odds);
  const policies = onPolicy ? odds.policies : [];
  return (
    <div class="odds" data-testid="odds">
      {/* What is weighed stands in the prompt already. */}
      <h3 class={onPolicy ? 'visually-hidden' : undefined}>{offer.label}</h3>
      <p class="odds-sentence">{kit.summary(odds, offer)}</p>
      {sides.map((side) => (
        <OddsBar key={side.who} side={side} />
      ))}
      <OddsTable odds={odds} seen={sides.length === 0} />
      {kit.endings(odds).map((one) => (
        <p key={one.key} class="odds-ending">
          {one.text}: {percent(one.probability)}
        </p>
      ))}
      {policies.length > 0 && (
        <label class="odds-policy">
          <span>If the defender</span>
          <select value={policy} onChange={(event) => onPolicy?.(event.currentTarget.value)}>
            {policies.map(({ name, text }, i) => (
              <option key={name} value={i === 0 ? '' : name}>
                {ofDefender(text)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Numbers explanations={odds.explanations} game={game} />
    </div>
  );
}

/** The label has named the defender. */
const ofDefender = (text: string): string => text.replace(/^the defender /, '');

/** One unit's fate as a bar; the table has the same in words. */
export function OddsBar({ side, small = false }: { readonly side: OddsSide; readonly small?: boolean }) {
  const shares = percents(side.parts.map((part) => part.probability));
  return (
    <div
      class={`odds-side odds-${side.who}${small ? ' small' : ''}${side.parts.length === 1 ? ' sole' : ''}`}
      aria-hidden="true"
    >
      <p class="odds-name">
        <span class="odds-who">{side.name}</span>
        {side.besides.length > 0 && <span class="odds-besides">{besidesWords(side)}</span>}
      </p>
      <div class="odds-bar">
        {side.parts.map((part) => (
          <span
            key={part.key}
            class={`odds-part odds-part-${part.key}`}
            style={{ flexGrow: Math.max(part.probability, 0.02) }}
          />
        ))}
      </div>
      <p class="odds-keys">
        {side.parts.map((part, i) => (
          <span key={part.key} class="odds-key">
            <span class={`odds-swatch odds-part-${part.key}`} />
            {part.label} <b>{shares[i]}</b>
          </span>
        ))}
      </p>
    </div>
  );
}

/** All outcomes in words; for the eye only where no bars show them. */
function OddsTable({ odds, seen }: { readonly odds: Odds; readonly seen: boolean }) {
  return (
    <div class={seen ? 'odds-table' : 'visually-hidden'}>
      <table>
        <caption class="visually-hidden">Odds of the whole exchange</caption>
        <thead>
          <tr>
            <th scope="col">What may come of it</th>
            <th scope="col">How likely</th>
          </tr>
        </thead>
        <tbody>
          {odds.outcomes.map((one) => (
            <tr key={one.key}>
              <th scope="row">{one.text}</th>
              <td>
                <span class="odds-table-bar" aria-hidden="true" style={{ '--part': one.probability.toFixed(3) }} />
                {percent(one.probability)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Numbers({ explanations, game }: { readonly explanations: readonly Explanation[]; readonly game: string }) {
  return (
    <div class="numbers">
      {explanations.map((one) => (
        <Reasons key={one.title} explanation={one} game={game} />
      ))}
    </div>
  );
}
