// A number with its parts, each with its rule. Its short name is seen first, its whole title where it is opened.

import { useState } from 'preact/hooks';
import type { Reason } from '../../../kernel/explain.ts';
import type { Explanation } from '../../../kernel/ruleset.ts';
import { memo } from '../../board/memo.ts';
import { RuleRef } from './RuleRef.tsx';
import { shortTitle } from './short-titles.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a part does to the number: `+2`, `at most 2`. */
function effect({ add, limit, atLeast, becomes }: Reason): string {
  if (becomes !== undefined) return `= ${becomes}`;
  if (limit !== null) return `at most ${limit}`;
  if (atLeast !== undefined) return `at least ${atLeast}`;
  if (add === 0) return '';
  return add > 0 ? `+${add}` : `−${-add}`;
}

/** What is no number has its answer in its parts; of some the number is a yes or a no. */
function totalWords({ title, total, parts }: Explanation): string {
  if (/\(1 yes, 0 no\)/.test(title)) return total === 1 ? 'yes' : 'no';
  const counted = parts.some((part) => effect(part) !== '');
  const number = counted || total !== 0 || parts.length === 0 || !/^(?:what|who|values)\b/i.test(title);
  return number ? `${total}` : '';
}

interface ReasonsProps {
  readonly explanation: Explanation;
  readonly game: string;
}

export const Reasons = memo(({ explanation, game }: ReasonsProps) => {
  const { title, parts } = explanation;
  const short = shortTitle(title);
  const total = totalWords(explanation);
  // Most numbers are only looked at: what they are made of is drawn when somebody opens it.
  const [opened, setOpened] = useState(false);
  return (
    <details class="reasons" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>
        <span class="reasons-title">{short}</span>
        {total !== '' && <b class="reasons-total">{total}</b>}
      </summary>
      {opened && short !== capital(title) && (
        <p class="reasons-whole">{capital(title.replace(/ \(1 yes, 0 no\)/, ''))}</p>
      )}
      {opened && (
        <ul>
          {parts.map((part) => (
            <li key={`${part.text} ${part.ref}`}>
              <span class="reason-effect">{effect(part) || null}</span>
              <span class="reason-text">{part.text}</span>
              <RuleRef refText={part.ref} game={game} />
            </li>
          ))}
          {parts.length === 0 && <li>Nothing counts towards it.</li>}
        </ul>
      )}
    </details>
  );
});
