// What a computer player wanted, in sentences.

import { percentSpoken } from '../../app/percent.ts';
import type { WantedOf, WantedPlan, WantedTurn } from '../../table/protocol.ts';

export const THINKING = 'It thinks again …';

/** How it thought, after its name. */
export function modeWords(mode: string): string {
  if (mode === 'timed') return 'by the clock';
  const most = /^counted (\d+)$/.exec(mode)?.[1];
  return most === undefined
    ? 'by counts: all that its level looks at'
    : `by counts: at most ${Number(most).toLocaleString('en-GB')} choices in imagined futures`;
}

/** `± 4`, in points of a hundred; what was the same in all futures has none. */
export const errorWords = ({ error }: Pick<WantedPlan, 'error'>): string => `± ${Math.max(1, Math.round(100 * error))}`;

const points = (by: number): string => {
  const whole = Math.round(100 * Math.abs(by));
  return whole === 0 ? 'under 1%' : `${by > 0 ? '+' : '−'}${whole}%`;
};

/** What speaks for a plan against the best other one, and what against it; empty where nothing does. */
export function reasonsWords({ reasons }: Pick<WantedPlan, 'reasons'>): string {
  const said = (which: (by: number) => boolean): string =>
    reasons
      .filter(({ by }) => which(by))
      .map(({ words, by }) => `${words} (${points(by)})`)
      .join(', ');
  const pro = said((by) => by > 0);
  const con = said((by) => by < 0);
  return [pro === '' ? '' : `For it: ${pro}.`, con === '' ? '' : `Against it: ${con}.`].filter(Boolean).join(' ');
}

export const chanceWords = (plan: Pick<WantedPlan, 'worth' | 'error'>): string =>
  `${percentSpoken(plan.worth)} to win, give or take ${errorWords(plan).slice(2)}`;

/** In the place of words that are held back. */
export const HELD_BACK = 'Another plan.';

/** Whatever is to be known about the list, after it. */
export function notesOn({ mode, otherVersion }: WantedOf, turn: WantedTurn): string[] {
  const begun = turn.plans.some((plan) => plan.begun);
  const clock = mode === 'timed';
  return [
    turn.plans.some(({ words }) => words === '')
      ? 'Other plans stand here without words: they would tell of cards that it may still hold. They are told when the battle has been fought to its end.'
      : '',
    turn.withheld && turn.began === '' ? 'What it chose first is its secret, so no plan is told.' : '',
    !begun && turn.began !== '' ? `It began with “${turn.began}”, which is not among the best that it sees now.` : '',
    clock ? 'It goes by the clock: asked again, it sees a little more or less than then.' : '',
    otherVersion ? 'An older version of it has played; the one of now may see other plans.' : '',
  ].filter((text) => text !== '');
}

/** What the ear is told as soon as it is known; all of it stands in the dialog. */
export function spokenOf({ plans, turn }: WantedOf): string {
  if (!plans) return 'It makes no plans for a turn.';
  if (!turn) return 'It has had no turn yet that is over.';
  const [first] = turn.plans.filter(({ begun }) => begun);
  if (!first) return `It has thought. ${turn.plans.length} plans.`;
  return `Its plan: ${first.words} ${chanceWords(first)}.`;
}
