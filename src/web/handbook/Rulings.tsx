// The rulings: points that a table may settle the other way, with what is in force, and how the rest is read.

import type { RulingsData } from './library-data.ts';
import { Found } from './PassageText.tsx';

export interface RulingsProps {
  readonly rulings: RulingsData;
  /** Options of the battle; empty when none is being played. */
  readonly options: readonly string[];
  readonly words: readonly string[];
  readonly onRef: (ref: string) => void;
}

const holds = (texts: readonly string[], words: readonly string[]): boolean => {
  const all = texts.join('\n').toLowerCase();
  return words.every((word) => all.includes(word));
};

/** Those of the rulings that hold the words. */
export function filterRulings(rulings: RulingsData, words: readonly string[]): RulingsData {
  if (words.length === 0) return rulings;
  return {
    switches: rulings.switches.filter((one) =>
      holds([one.question, one.usual, one.instead, one.source, one.ref, one.key], words),
    ),
    readings: rulings.readings.filter((one) => holds([one.text, one.ref], words)),
  };
}

export function Rulings({ rulings, options, words, onRef }: RulingsProps) {
  const { switches, readings } = rulings;
  return (
    <section class="handbook-chapter">
      <h2 id="handbook-rulings" tabindex={-1}>
        Rulings
      </h2>
      {switches.length > 0 && (
        <>
          <h3 id="handbook-rulings-switches" tabindex={-1}>
            Points that you may settle the other way
          </h3>
          <p>
            The rulebook can be read in two ways here. The usual reading is played unless you choose the other before a
            battle; the choice is kept with the battle and its record.
          </p>
          {switches.map((one) => {
            const taken = options.includes(one.key);
            return (
              <article key={one.key} class="handbook-switch">
                <h4>
                  <Found text={one.question} words={words} />
                </h4>
                <dl>
                  {[
                    { name: 'Usual', text: one.usual, on: !taken },
                    { name: 'Other', text: one.instead, on: taken },
                  ].map(({ name, text, on }) => (
                    <div key={name} class={on ? 'is-on' : ''}>
                      <dt>
                        {name}
                        {on && <span class="handbook-on">in force</span>}
                      </dt>
                      <dd>
                        <Found text={text} words={words} />
                      </dd>
                    </div>
                  ))}
                </dl>
                <p class="handbook-source">
                  <Found text={one.source} words={words} />
                </p>
                <p class="handbook-source">
                  <button type="button" class="handbook-ref" onClick={() => onRef(one.ref)}>
                    {one.ref}
                  </button>{' '}
                  Key: <code>{one.key}</code>
                </p>
              </article>
            );
          })}
        </>
      )}
      {readings.length > 0 && (
        <>
          <h3 id="handbook-rulings-readings" tabindex={-1}>
            How the rest is read
          </h3>
          <ul class="handbook-readings">
            {readings.map((one) => (
              <li key={one.text}>
                <Found text={one.text} words={words} />{' '}
                <button type="button" class="handbook-ref" onClick={() => onRef(one.ref)}>
                  {one.ref}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
