// A number with its parts, each with its rule.

import type { Reason } from '../../../kernel/explain.ts';
import type { Explanation } from '../../../kernel/ruleset.ts';
import { RuleRef } from './RuleRef.tsx';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a part does to the number: `+2`, `at most 2`. */
function effect({ add, limit, atLeast, becomes }: Reason): string {
  if (becomes !== undefined) return `= ${becomes}`;
  if (limit !== null) return `at most ${limit}`;
  if (atLeast !== undefined) return `at least ${atLeast}`;
  if (add === 0) return '';
  return add > 0 ? `+${add}` : `−${-add}`;
}

export function Reasons({ explanation, game }: { readonly explanation: Explanation; readonly game: string }) {
  const { title, total, parts } = explanation;
  const counted = parts.some((part) => effect(part) !== '');
  return (
    <details class="reasons">
      <summary>
        <span class="reasons-title">{capital(title)}</span>
        {(counted || total !== 0 || parts.length === 0) && <b class="reasons-total">{total}</b>}
      </summary>
      <ul>
        {parts.map((part) => (
          <li key={`${part.text} ${part.ref}`}>
            <span class="reason-effect">{effect(part)}</span>
            <span class="reason-text">{part.text}</span>
            <RuleRef refText={part.ref} game={game} />
          </li>
        ))}
        {parts.length === 0 && <li>Nothing counts towards it.</li>}
      </ul>
    </details>
  );
}
