// What a person types on the page, read and answered at the table: the same line as at the terminal, with the words that only a
// page has.

import type { Odds } from '../../kernel/ruleset.ts';
import type { Watcher } from '../../kernel/watcher.ts';
import { type Answer, answerOf, plainLines } from '../../lib/line/answer.ts';
import { completions } from '../../lib/line/complete.ts';
import { type Deed, Line } from '../../lib/line/line.ts';
import type { Completed, Typed, TypedDeed } from './protocol.ts';

/** Words of the terminal that mean something else at a screen. */
const OWN_WORDS: readonly (readonly [form: string, about: string])[] = [
  ['map', 'who stands where: your army, then the enemy'],
  ['wanted', 'what the computer player wanted in its last turn'],
];

const ELSEWHERE: { readonly [word: string]: string } = {
  save: 'The battle is saved in this browser after every choice; the menu exports it.',
  quit: 'The menu leaves the table; the battle is kept.',
};

export class Typing {
  private line: Line | null = null;

  private at(watcher: Watcher): Line {
    if (this.line?.watcher !== watcher) this.line = new Line(watcher, OWN_WORDS, { asksOnce: true });
    return this.line;
  }

  complete(watcher: Watcher, text: string): readonly Completed[] {
    return completions(this.at(watcher), text);
  }

  /**
   * The first command of a text, and what stands behind it. `after` is the number of the choice that the same line has just
   * made: what was typed for a question that has answered itself since must not answer the next.
   */
  async read(
    watcher: Watcher,
    text: string,
    after: number | null,
    odds: (choice: string, policy?: string) => Promise<Odds>,
  ): Promise<Typed> {
    const line = this.at(watcher);
    const [first, ...rest] = withoutForced(watcher, line.split(text), after);
    const deed = first === undefined ? null : await this.deed(line, first, odds);
    return { deed, rest: rest.join('; ') };
  }

  private async deed(
    line: Line,
    command: string,
    odds: (choice: string, policy?: string) => Promise<Odds>,
  ): Promise<TypedDeed> {
    const word = command.split(/\s+/)[0].toLowerCase();
    if (word === 'wanted') return { do: 'wanted' };
    if (word === 'map') return said(mapAnswer(line.watcher));
    if (Object.hasOwn(ELSEWHERE, word)) return { do: 'refuse', text: ELSEWHERE[word] };
    const deed: Deed = line.read(command);
    switch (deed.do) {
      case 'answer':
        return said(deed.answer);
      case 'menu':
        return said(line.menu(deed.entries));
      case 'odds':
        try {
          return said(line.odds(await odds(deed.choice, deed.policy)));
        } catch (error) {
          return { do: 'refuse', text: error instanceof Error ? error.message : String(error) };
        }
      default:
        return deed;
    }
  }
}

const said = (answer: Answer): TypedDeed => ({
  do: 'answer',
  title: answer.title,
  lines: plainLines(answer),
  places: answer.places,
});

/** Nobody draws a board in words: who stands where is told instead. */
function mapAnswer(watcher: Watcher): Answer {
  const [own, enemies] = ['who', 'enemies'].map((query) => watcher.scan(query));
  const texts = watcher.seat < 0 ? [own.text] : [own.text, enemies.text];
  return answerOf('Who stands where', texts, [...own.places, ...enemies.places]);
}

function withoutForced({ keeper }: Watcher, commands: readonly string[], after: number | null): readonly string[] {
  if (after === null) return commands;
  const left = [...commands];
  const { choices } = keeper.record();
  for (let number = after + 1; number <= choices.length; number++) {
    if (keeper.isForced(number) && left[0]?.toLowerCase() === choices[number - 1].text.toLowerCase()) left.shift();
  }
  return left;
}
