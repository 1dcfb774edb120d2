// The head of the log: what is fought here, what ends it and how it stands, the rules of this battle, the signs on the pieces.
// It is what the log's room has to say before much has happened, and is found above the first turn afterwards.

import { useKit } from '../../games/use-kit.ts';
import type { View } from '../session.ts';

/** How one side stands: `Roman: 2 of 7 banners`. */
function standing({ army, tallies }: View['sides'][number]): string {
  const counted = tallies.map(
    ({ label, value, goal }) => (goal === null ? `${value}` : `${value} of ${goal}`) + ` ${label}`,
  );
  return `${army}: ${counted.join(', ')}`;
}

export function Brief({ view }: { readonly view: View }) {
  const { SignKey } = useKit();
  const { scenario, sides, rules } = view;
  return (
    <div class="log-brief" data-testid="brief">
      <h3>
        {scenario.name}
        {scenario.date !== '' && <span class="soft"> {scenario.date}</span>}
      </h3>
      <ul class="brief-sides">
        {sides.map((side) => (
          <li key={side.side}>{standing(side)}.</li>
        ))}
      </ul>
      {rules.length > 0 && (
        <ul class="brief-rules">
          {rules.map(({ key, text }) => (
            <li key={key + text}>{text}</li>
          ))}
        </ul>
      )}
      {SignKey && <SignKey view={view} />}
    </div>
  );
}
