// The result in words and figures, from the last view.

import type { CommandsView, SideView } from '../../../families/commands/view-types.ts';
import type { Telling } from '../../../kernel/ruleset.ts';
import type { TableState } from '../../table/protocol.ts';
import { tallyOf } from './decisive.ts';
import { ENDED, TURN } from './kinds.ts';

type Ended = Pick<TableState, 'outcome' | 'watching' | 'number' | 'players'>;

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

export function resultWords(view: CommandsView, ended: Ended, log: readonly Telling[] = []) {
  const { outcome, watching, number, players } = ended;
  const why = endReason(view, log);
  const reason = why === '' ? '' : `${why} `;
  const winner = view.sides.findIndex(({ side }) => side === outcome);
  const length = `${view.turn} ${view.turn === 1 ? 'turn' : 'turns'}, ${number - 1} choices.`;
  if (winner < 0)
    return { title: 'A draw', sentence: `Neither army won the battle of ${view.scenario.name}. ${length}` };
  const { army, banners } = view.sides[winner];
  const people = players.filter((player) => player === 'person').length;
  const own = watching >= 0 && people === 1 && players[watching] === 'person';
  const title = own ? (winner === watching ? 'You have won' : 'You have lost') : `The ${army} army has won`;
  const other = view.sides[1 - winner]?.banners ?? 0;
  const score = `${banners} to ${other}`;
  // Who wins without all his banners wins by something else, which the log has told.
  const how = banners >= view.sides[winner].goal ? `${score} in banners` : `with the banners at ${score}`;
  const sentence = `${view.scenario.name}: victory for the ${army} army, ${how}. ${reason}${length}`;
  return { title, sentence };
}

const CAUSES: readonly (readonly [keyof SideView['bannersBy'], string])[] = [
  ['units', 'Banners for units'],
  ['leaders', 'Banners for leaders'],
  ['exits', 'Banners for leaving over the enemy edge'],
  ['objectives', 'Banners for objectives'],
];

export interface CostRow {
  readonly label: string;
  readonly values: readonly number[];
}

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
    { label: 'Blocks lost', values: tallyOf(view).lost },
  ];
}
