// Every legal choice as a screen shows it: where one points for it, what it means, what follows from it. The list is the
// decision's own; nothing is added or left out here.

import { Choices, firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { pending } from '../../../kernel/procedure.ts';
import type { Offer } from '../../../kernel/ruleset.ts';
import type { State } from '../rules/state.ts';
import { DONE } from '../tables/verbs.ts';
import { languageOf } from '../text/language.ts';
import { leftUndone, tollOf } from './costs.ts';
import { labelFor, saidOf, shapeOf } from './decisions/decisions.ts';
import type { Consequence } from './game-words.ts';
import { questionOf } from './odds/begin.ts';
import { hexAsked } from './prompt.ts';
import { Trial } from './trial.ts';
import { capital } from './words.ts';

/** Whether a choice is of a card in hand or in view: its verb names the card first. */
const namesCard = (g: State, verb: number): boolean => /^[^{]*\{card\}/.test(g.battle.game.verbs[verb].form);

const offered = new Choices();

export function offersOf(g: State): Offer[] {
  const p = pending(g);
  if (!p?.decision) return [];
  const f = g.frames[g.depth];
  offered.clear();
  p.decision.choices(g, f, offered);
  const language = languageOf(g.battle.game);
  const asked = hexAsked(g);
  const names = g.battle.board.names;
  const trial = new Trial(g);
  const choices = offered.toArray();
  const made = choices.map((choice): Offer => {
    const verb = verbOf(choice);
    const a = firstOf(choice);
    const b = secondOf(choice);
    const shape = shapeOf(g, verb);
    const hexOf = (which: 0 | 1 | 2 | undefined) => {
      const hex = which === undefined ? -1 : which === 0 ? asked : which === 1 ? a : b;
      return hex < 0 ? null : names[hex];
    };
    const then: Consequence = shape.follows?.(trial, choice) ?? { note: shape.note?.(g, a, b) ?? '' };
    const mark = then.mark ?? shape.mark;
    const toll = tollOf(trial, choice, mark, then.note);
    // What costs something is never what everybody wants.
    const usual = (shape.usual ?? then.usual) && toll.toll === undefined;
    return {
      choice: language.print(choice),
      mark,
      label: labelFor(g, p.name, verb) ?? capital(shape.label(g, a, b)),
      ...toll,
      from: hexOf(shape.from),
      to: hexOf(shape.to),
      piece: shape.leader === true ? 'leader' : 'unit',
      card: namesCard(g, verb) ? g.battle.game.cards[a].key : null,
      odds: questionOf(g, p.name, choice) !== null,
      ...(usual ? { usual } : {}),
    };
  });
  const undone = saidOf(g, p.name, 'undone');
  const end = choices.findIndex((choice) => verbOf(choice) === DONE);
  if (undone === undefined || end < 0) return made;
  const others = made.filter((_, i) => i !== end);
  // Orders, moves and battles are given, made and fought before everybody's eyes.
  return made.map(
    (offer, i): Offer =>
      i === end ? { ...offer, ...(others.length > 0 ? leftUndone(trial, undone, others) : {}), openly: true } : offer,
  );
}
