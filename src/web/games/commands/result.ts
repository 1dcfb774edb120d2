// How a battle of the Commands games ends and what moved it: banners first, then blocks.

import type { CommandsView, SideView } from '../../../families/commands/telling/view/types.ts';
import type { Telling } from '../../../kernel/ruleset.ts';
import { many } from '../../app/many.ts';
import type { CostRow, Measure, Result } from '../kit.ts';
import { ATTACKS, ENDED, SWINGS, TURN } from './kinds.ts';

const STRUCK = ['on board', 'eliminated'];

/** Blocks lost by each side, those of eliminated units included. */
const blocksLost = (view: CommandsView): readonly number[] =>
  view.sides.map(({ side }) =>
    view.units
      .filter((unit) => unit.side === side && STRUCK.includes(unit.fate))
      .reduce((sum, unit) => sum + unit.fullBlocks - unit.blocks, 0),
  );

export const measures = (view: CommandsView): readonly Measure[] => [
  { key: 'banners', values: view.sides.map(({ banners }) => banners) },
  { key: 'blocks', values: blocksLost(view) },
];

export function measureWords(key: string, change: number): string {
  if (change === 0) return '';
  if (key === 'banners') return `${many(Math.abs(change), 'banner')} ${change > 0 ? 'gained' : 'given up'}`;
  return `${many(Math.abs(change), 'block')} ${change > 0 ? 'lost' : 'regained'}`;
}

/** Sentences that go on from turn to turn and decide nothing. */
const COURSE: readonly string[] = [TURN, 'draws', 'plays'];

/** Why it ended, where the banners do not say it: what happened last, else the special rules, one of which must be it. */
export function endReason(view: CommandsView, log: readonly Telling[]): string {
  const winner = view.sides.find(({ side }) => side === view.outcome);
  if (!winner || winner.banners >= winner.goal) return '';
  const told = log.filter(({ text }) => text !== '');
  const last = told[told.findLastIndex(({ kind }) => kind === ENDED) - 1];
  if (last && !COURSE.includes(last.kind)) return last.text;
  const special = view.rules.filter(({ optional }) => !optional).map(({ text }) => text);
  return special.length === 0 ? '' : `A special rule decided it. ${special.join(' ')}`;
}

/** Who wins without all his banners wins by something else, which the log has told. */
function how(view: CommandsView, winner: number): string {
  const { banners, goal } = view.sides[winner];
  const score = `${banners} to ${view.sides[1 - winner]?.banners ?? 0}`;
  return banners >= goal ? `${score} in banners` : `with the banners at ${score}`;
}

const CAUSES: readonly (readonly [keyof SideView['bannersBy'], string])[] = [
  ['units', 'Banners for units'],
  ['leaders', 'Banners for leaders'],
  ['exits', 'Banners for leaving over the enemy edge'],
  ['objectives', 'Banners for objectives'],
];

/** Banners by cause (those that came about), then what each army lost. */
export function costOf(view: CommandsView): CostRow[] {
  const banners = CAUSES.map(([cause, label]) => ({
    label,
    values: view.sides.map(({ bannersBy }) => bannersBy[cause]),
  })).filter(({ values }, i) => i === 0 || values.some((n) => n > 0));
  const gone = (list: readonly { readonly side: string; readonly fate: string }[]) =>
    view.sides.map(({ side }) => list.filter((piece) => piece.side === side && piece.fate === 'eliminated').length);
  return [
    ...banners,
    { label: 'Units lost', values: gone(view.units) },
    { label: 'Leaders lost', values: gone(view.leaders) },
    { label: 'Blocks lost', values: blocksLost(view) },
  ];
}

export const commandsResult: Result<CommandsView> = {
  kinds: { turn: TURN, attacks: ATTACKS, swings: SWINGS, ended: ENDED, course: COURSE },
  measures,
  measureWords,
  measured: 'banners and then in blocks',
  cost: costOf,
  how,
  reason: endReason,
};
