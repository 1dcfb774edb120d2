// Every legal choice as a screen shows it: where one points for it, what it means, what follows from it. The list is the
// decision's own; nothing is added or left out here.

import { Choices, firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import { pending } from '../../kernel/procedure.ts';
import type { Offer, OfferMark } from '../../kernel/ruleset.ts';
import { languageOf } from './language.ts';
import { questionOf } from './odds-begin.ts';
import { hexAsked } from './prompt.ts';
import type { State } from './state.ts';
import { Consequences } from './tell-consequences.ts';
import * as v from './verbs.ts';
import { capital, count, hexName, leaderName, unitName } from './words.ts';

/** How a verb is shown. `{a}` and `{b}` stand for its two arguments in words. */
interface Shape {
  readonly mark: OfferMark;
  readonly label: (g: State, a: number, b: number) => string;
  /** Which argument is the acting piece's hex, and which the hex pointed at: 1 or 2, 0 for the hex asked about. */
  readonly from?: 0 | 1;
  readonly to?: 1 | 2;
  readonly leader?: boolean;
}

const at = (g: State, hex: number): string => hexName(g, hex);

/** Who stands there, in words: the unit, else the leader. */
function whoStands(g: State, hex: number): string {
  if (g.hexUnit[hex] >= 0) return unitName(g, g.hexUnit[hex]);
  return g.hexLeader[hex] >= 0 ? leaderName(g, g.hexLeader[hex]) : at(g, hex);
}

const leaderAt = (g: State, hex: number): string =>
  g.hexLeader[hex] >= 0 ? leaderName(g, g.hexLeader[hex]) : 'the leader';

/** The decision is about all flags of one roll. */
function flagsLabel(flags: number, ignored: number): string {
  if (flags === 1) return ignored === 0 ? 'Obey the flag' : 'Ignore the flag';
  if (ignored === 0) return 'Obey every flag';
  return ignored === flags ? 'Ignore every flag' : `Ignore ${count(ignored, 'flag')} of ${flags}`;
}

const SHAPES: { readonly [verb: number]: Shape } = {
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
    label: (g, _a, b) => `Close combat with ${whoStands(g, b)} at ${at(g, b)}`,
  },
  [v.STAND]: { mark: 'answer', label: () => 'Stand' },
  [v.EVADE]: { mark: 'answer', label: () => 'Evade' },
  [v.EVADE_TO]: { mark: 'fall', from: 1, to: 2, label: (g, _a, b) => `Evade to ${at(g, b)}` },
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
    label: (g, _a, b) => `Evade to ${at(g, b)}`,
  },
  [v.EVADE_LEADER_OFF]: { mark: 'leave', from: 1, leader: true, label: () => 'Leave the battlefield' },
  [v.STOP]: { mark: 'finish', label: () => 'Stop here' },
  [v.TRAMPLE]: { mark: 'fall', from: 0, to: 1, label: (g, a) => `Trample ${whoStands(g, a)} at ${at(g, a)}` },
  [v.RALLY]: { mark: 'piece', from: 1, label: (g, a) => `Restore a block to ${whoStands(g, a)} at ${at(g, a)}` },
  [v.PLACE]: { mark: 'fall', to: 1, leader: true, label: (g, a) => `Place him at ${at(g, a)}` },
  [v.ENTER]: {
    mark: 'fall',
    to: 2,
    label: (g, type, b) => `Bring ${g.battle.game.units[type].name} in at ${at(g, b)}`,
  },
  [v.ENTER_LEADER]: { mark: 'fall', to: 1, leader: true, label: (g, a) => `Let him join at ${at(g, a)}` },
  [v.EXIT]: { mark: 'leave', from: 1, label: (g, a) => `Leave the battlefield with ${whoStands(g, a)}` },
  [v.AMBUSH]: { mark: 'answer', label: () => 'Bring the reserve in' },
  [v.STRIKE]: { mark: 'answer', label: () => 'Attack as declared' },
};

const FORM_LABELS: { readonly [decision: string]: { readonly [verb: number]: string } } = {
  orderBySection: { [v.DONE]: 'No more orders' },
  orderByClass: { [v.DONE]: 'No more orders' },
  orderLinked: { [v.DONE]: 'No more orders' },
  orderLeadership: { [v.DONE]: 'No more orders' },
  orderByDice: { [v.DONE]: 'No more orders' },
  orderOneUnit: { [v.DONE]: 'No order' },
  rallyUnits: { [v.DONE]: 'No more blocks' },
  moveUnits: { [v.DONE]: 'All moves made' },
  battleUnits: { [v.DONE]: 'All battles fought' },
  chooseBattleBack: { [v.DECLINE]: 'Do not battle back' },
  attackAfterFirstStrike: { [v.DECLINE]: 'Call the attack off' },
  chooseAdvance: { [v.DECLINE]: 'Stay' },
  chooseExtraHex: { [v.DONE]: 'Stay' },
  chooseBonus: { [v.DONE]: 'No bonus combat' },
};

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
    const shape = SHAPES[verb];
    const hexOf = (which: 0 | 1 | 2 | undefined) => {
      const hex = which === undefined ? -1 : which === 0 ? asked : which === 1 ? a : b;
      return hex < 0 ? null : names[hex];
    };
    const then = consequences.of(choice);
    return {
      choice: language.print(choice),
      mark: then.mark ?? shape.mark,
      label: FORM_LABELS[p.name]?.[verb] ?? capital(shape.label(g, a, b)),
      note: then.note,
      from: hexOf(shape.from),
      to: hexOf(shape.to),
      piece: shape.leader === true ? 'leader' : 'unit',
      card: verb === v.PLAY ? g.battle.game.cards[a].key : null,
      odds: questionOf(p.name, choice) !== null,
    };
  });
}
