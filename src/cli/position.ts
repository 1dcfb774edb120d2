// `vexillum position`: reads a position and answers questions about it.

import { SeededChance } from '../kernel/chance.ts';
import { Table } from '../kernel/table.ts';
import { menuWords } from '../lib/line/choice-menu.ts';
import { explanationsAnswer, oddsAnswer, refusalText } from '../lib/line/numbers.ts';
import { answerText, menuText } from './answer-text.ts';
import { inFile } from './errors.ts';
import { startOfFile } from './games.ts';
import type { Io } from './io.ts';
import type { GameTable } from './records.ts';
import type { Style } from './style.ts';
import { wrap } from './text.ts';

export interface PositionOptions {
  readonly choices?: boolean;
  readonly explain?: string;
  readonly odds?: string;
  readonly policy?: string;
  readonly why?: string;
  readonly json?: boolean;
  readonly ascii?: boolean;
}

export function runPosition(io: Io, style: Style, file: string, options: PositionOptions): void {
  const ascii = options.ascii ?? io.plainSigns;
  const { game, start } = startOfFile(io, file);
  const table = inFile(file, () => {
    // Read once by itself first: what is wrong with the text is told before anything else.
    game.rules.start(start, new SeededChance(''));
    return new Table(game.rules, { start, seed: '' });
  });
  const seat = table.seat;
  const view = table.view(seat);
  const asked = options.explain !== undefined || options.odds !== undefined || options.why !== undefined;
  const answers = inFile(file, () => ({
    ...(options.explain === undefined ? {} : { explanations: table.explain(options.explain) }),
    ...(options.odds === undefined ? {} : { odds: table.odds(options.odds, options.policy) }),
    ...(options.why === undefined ? {} : { refusal: table.whyNot(options.why) }),
  }));
  if (options.json) {
    const head = { seat: table.ruleset.seatNames[seat] ?? null, over: table.over, outcome: view.outcome };
    const offered = options.choices || !asked ? { prompt: promptJson(table), choices: table.choices() } : {};
    io.out(`${JSON.stringify({ ...head, ...offered, ...answers }, null, 2)}\n`);
    return;
  }
  const parts: string[] = [];
  if (!asked && !options.choices) {
    parts.push(game.map(view, style, ascii), game.status(view, style, ascii, io.columns));
  }
  if (options.choices || !asked) {
    const words = menuWords(game.rules, view, () => table.offers());
    const entries = table.choices().map((one) => ({ text: one, about: words.about(one), choices: [one] }));
    parts.push(
      table.over
        ? `The battle is over: ${view.outcome}.`
        : `${style.bold(view.prompt.text)}\n${menuText(entries, style, io.columns)}`,
    );
  }
  if (answers.explanations) parts.push(answerText(explanationsAnswer('', answers.explanations), style));
  if (answers.odds) parts.push(answerText(oddsAnswer(answers.odds, table.explain(answers.odds.choice)), style, true));
  if (answers.refusal !== undefined) {
    parts.push(answers.refusal ? wrap(refusalText(answers.refusal), 80) : `"${options.why}" is on offer.`);
  }
  io.out(`${parts.join('\n')}\n`);
}

function promptJson(table: GameTable): object | null {
  const prompt = table.prompt();
  return prompt ? { ...prompt, seat: table.ruleset.seatNames[prompt.seat] } : null;
}
