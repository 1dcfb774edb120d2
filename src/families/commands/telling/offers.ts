// Every legal choice as a screen shows it: where one points for it, what it means, what follows from it. The list is the
// decision's own; nothing is added or left out here.

import { Choices, firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { pending } from '../../../kernel/procedure.ts';
import type { Offer } from '../../../kernel/ruleset.ts';
import type { State } from '../rules/state.ts';
import * as v from '../tables/verbs.ts';
import { languageOf } from '../text/language.ts';
import { Consequences } from './consequences.ts';
import { labelFor } from './decisions/decisions.ts';
import type { OfferShape } from './game-words.ts';
import { questionOf } from './odds/begin.ts';
import { hexAsked } from './prompt.ts';
import { capital, count, hexName, leaderName, sayOf, unitName } from './words.ts';

const at = (g: State, hex: number): string => hexName(g, hex);

/** Who stands there, in words: the unit, else the leader. */
export function whoStands(g: State, hex: number): string {
  if (g.hexUnit[hex] >= 0) return unitName(g, g.hexUnit[hex]);
  return g.hexLeader[hex] >= 0 ? leaderName(g, g.hexLeader[hex]) : at(g, hex);
}

export const leaderAt = (g: State, hex: number): string =>
  g.hexLeader[hex] >= 0 ? leaderName(g, g.hexLeader[hex]) : 'the leader';

/** The decision is about all flags of one roll. */
function flagsLabel(flags: number, ignored: number): string {
  if (flags === 1) return ignored === 0 ? 'Obey the flag' : 'Ignore the flag';
  if (ignored === 0) return 'Obey every flag';
  return ignored === flags ? 'Ignore every flag' : `Ignore ${count(ignored, 'flag')} of ${flags}`;
}

/** The choices of the family by verb; a game adds those that are its own. */
export const SHAPES: { readonly [verb: number]: OfferShape } = {
  [v.PLAY]: { mark: 'card', label: (g, card) => `Play ${g.battle.game.cards[card].name}` },
  [v.PASS]: { mark: 'answer', label: () => 'Pass' },
  [v.ORDER]: { mark: 'piece', from: 1, label: (g, a) => `Order ${whoStands(g, a)} at ${at(g, a)}` },
  [v.ORDER_LEADER]: {
    mark: 'piece',
    from: 1,
    leader: true,
    label: (g, a) => `Order ${leaderAt(g, a)} at ${at(g, a)}${g.hexUnit[a] >= 0 ? ' by himself' : ''}`,
  },
  [v.COMMAND]: {
    mark: 'piece',
    from: 1,
    leader: true,
    label: (g, a) => `Let ${leaderAt(g, a)} at ${at(g, a)} command`,
  },
  [v.DONE]: { mark: 'finish', label: () => 'Done' },
  [v.MOVE]: { mark: 'go', from: 1, to: 2, label: (g, a, b) => `Move ${whoStands(g, a)} to ${at(g, b)}` },
  [v.MOVE_LEADER]: {
    mark: 'go',
    from: 1,
    to: 2,
    leader: true,
    label: (g, a, b) => `Move ${leaderAt(g, a)} to ${at(g, b)}`,
  },
  [v.FIRE]: { mark: 'fire', from: 1, to: 2, label: (g, _a, b) => `Fire at ${whoStands(g, b)} at ${at(g, b)}` },
  [v.CLOSE]: {
    mark: 'close',
    from: 1,
    to: 2,
    label: (g, _a, b) => `${sayOf(g).close} with ${whoStands(g, b)} at ${at(g, b)}`,
  },
  [v.STAND]: { mark: 'answer', label: () => 'Stand' },
  [v.EVADE]: { mark: 'answer', label: (g) => sayOf(g).evade },
  [v.EVADE_TO]: { mark: 'fall', from: 1, to: 2, label: (g, _a, b) => `${sayOf(g).evadeShort} to ${at(g, b)}` },
  [v.IGNORE]: {
    mark: 'answer',
    label: (g, n) => flagsLabel(g.frames[g.depth].flags, n),
  },
  [v.RETREAT]: { mark: 'fall', from: 1, to: 2, label: (g, _a, b) => `Retreat to ${at(g, b)}` },
  [v.ADVANCE]: { mark: 'fall', from: 1, to: 2, label: (g, _a, b) => `Advance to ${at(g, b)}` },
  [v.DECLINE]: { mark: 'finish', label: () => 'Do not' },
  [v.BATTLE_BACK_NOW]: { mark: 'answer', label: () => 'Battle back' },
  [v.EVADE_LEADER]: {
    mark: 'fall',
    from: 1,
    to: 2,
    leader: true,
    label: (g, _a, b) => `${sayOf(g).flee} to ${at(g, b)}`,
  },
  [v.EVADE_LEADER_OFF]: { mark: 'leave', from: 1, leader: true, label: () => 'Leave the battlefield' },
  [v.STOP]: { mark: 'finish', label: () => 'Stop here' },
  [v.RALLY]: { mark: 'piece', from: 1, label: (g, a) => `Restore a block to ${whoStands(g, a)} at ${at(g, a)}` },
  [v.ENTER]: {
    mark: 'fall',
    to: 2,
    phase: 'enter',
    label: (g, type, b) => `Bring ${g.battle.game.units[type].name} in at ${at(g, b)}`,
  },
  [v.EXIT_LEADER]: {
    mark: 'leave',
    from: 1,
    leader: true,
    phase: 'move',
    label: (g, a) => `Leave the battlefield with ${leaderAt(g, a)}`,
  },
  [v.PLAY_AS]: {
    mark: 'card',
    label: (g, card, as) => `Play ${g.battle.game.cards[card].name} as ${g.battle.game.cards[as].name}`,
    note: (g, _card, as) => g.battle.game.cards[as].text,
  },
  [v.KEEP]: { mark: 'answer', label: (g, card) => `Keep ${g.battle.game.cards[card].name}` },
  [v.ORDER_TO_MOVE]: {
    mark: 'piece',
    from: 1,
    phase: 'order',
    label: (g, a) => `Order ${whoStands(g, a)} at ${at(g, a)} to move`,
    note: () => 'It may not battle this turn.',
  },
  [v.NEW_LEADER]: {
    mark: 'piece',
    from: 1,
    phase: 'order',
    label: (g, a) => `Let a leader step forward with ${whoStands(g, a)} at ${at(g, a)}`,
  },
  [v.SECTION]: { mark: 'answer', phase: 'order', label: (_g, where) => `Order in the ${SECTIONS[where]}` },
  [v.EXIT]: { mark: 'leave', from: 1, label: (g, a) => `Leave the battlefield with ${whoStands(g, a)}` },
  [v.STRIKE]: { mark: 'answer', label: () => 'Attack as declared' },
};

/** Sections as the player who names one sees them. */
const SECTIONS = ['left section', 'centre', 'right section'];

/** Whether a choice is of a card in hand or in view: its verb names the card first. */
const namesCard = (g: State, verb: number): boolean => /^[^{]*\{card\}/.test(g.battle.game.verbs[verb].form);

/** How a verb is shown: the game's own way first. */
export function shapeOf(g: State, verb: number): OfferShape {
  const shape = g.battle.game.words.offers[verb] ?? SHAPES[verb];
  if (shape === undefined) throw new Error(`no words for the choice "${g.battle.game.verbs[verb].key}"`);
  return shape;
}

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
  const consequences = new Consequences(g, p.name);
  return offered.toArray().map((choice): Offer => {
    const verb = verbOf(choice);
    const a = firstOf(choice);
    const b = secondOf(choice);
    const shape = shapeOf(g, verb);
    const hexOf = (which: 0 | 1 | 2 | undefined) => {
      const hex = which === undefined ? -1 : which === 0 ? asked : which === 1 ? a : b;
      return hex < 0 ? null : names[hex];
    };
    const then = consequences.of(choice, shape);
    return {
      choice: language.print(choice),
      mark: then.mark ?? shape.mark,
      label: labelFor(g, p.name, verb) ?? capital(shape.label(g, a, b)),
      note: then.note,
      from: hexOf(shape.from),
      to: hexOf(shape.to),
      piece: shape.leader === true ? 'leader' : 'unit',
      card: namesCard(g, verb) ? g.battle.game.cards[a].key : null,
      odds: questionOf(p.name, choice) !== null,
    };
  });
}
