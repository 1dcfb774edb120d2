// Sentences about units for scans, as a seat may know them.

import { enemiesOf } from '../../rules/events.ts';
import { cohesionOf, commandCost, hasRanged, traitsOf } from '../../rules/questions.ts';
import { BOUND, COMMANDED, GONE, PILE, REDEPLOYED, RESERVE, type State, TO_COMMAND } from '../../rules/state.ts';
import type { Rank } from '../../tables/tables.ts';
import { TRAITS } from '../../tables/traits.ts';
import {
  capital,
  classOf,
  classTitle,
  count,
  disorder,
  list,
  order,
  ranksKnown,
  ranksOf,
  sectorTitle,
  unitText,
  unitTitle,
  unitWord,
} from '../words.ts';

export const sentences = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** `Your a3 (Hastati x2)`, `the enemy's b1 (...)`; for a spectator the army. */
export function whose(g: State, unit: number, seat: number): string {
  const own = g.battle.unitSeat[unit];
  const text = unitText(g, unit, seat);
  if (seat < 0) return `${g.battle.factions[own].name}'s ${text}`;
  if (own === seat) return `your ${text}`;
  return (own & 1) === (seat & 1) ? `your partner's ${text}` : `the enemy's ${text}`;
}

/** Where it stands: `in sector II, engaged with b1 and b2`. */
function whereText(g: State, unit: number): string {
  const at = g.unitSector[unit];
  if (at === RESERVE) return 'in reserve';
  if (at === PILE) return 'not yet deployed';
  if (at === GONE) return 'disbanded';
  const enemies = enemiesOf(g, unit);
  if (enemies.length > 0) return `in ${sectorTitle(at)}, engaged with ${list(enemies.map(unitWord))}`;
  return `in ${sectorTitle(at)}, ${g.charging === unit + 1 ? 'moved out to charge' : 'unengaged'}`;
}

/** Tokens on it: `2 order and 1 disorder of 7 cohesion`. */
function tokenText(g: State, unit: number): string {
  const parts: string[] = [];
  if (g.unitOrder[unit] > 0) parts.push(order(g.unitOrder[unit]));
  if (g.unitDisorder[unit] > 0) parts.push(disorder(g.unitDisorder[unit]));
  return parts.length === 0 ? 'no tokens' : list(parts);
}

/** A unit as the list of its sector names it: whom it fights, and its tokens. */
export function unitHere(g: State, unit: number, seat: number): string {
  const enemies = enemiesOf(g, unit);
  const parts = [`${unitWord(unit)} ${unitTitle(g, unit, seat)}`];
  if (enemies.length > 0) parts.push(`engaged with ${list(enemies.map(unitWord))}`);
  if (g.unitOrder[unit] + g.unitDisorder[unit] > 0) parts.push(tokenText(g, unit));
  return parts.join(', ');
}

/** A unit in a few words, for lists. */
export function unitShort(g: State, unit: number, seat: number): string {
  const parts = [`${unitWord(unit)} ${unitTitle(g, unit, seat)}`, whereText(g, unit)];
  if (g.unitOrder[unit] + g.unitDisorder[unit] > 0) parts.push(tokenText(g, unit));
  return parts.join(', ');
}

const values = (found: readonly number[]): string => (found.length === 0 ? 'none' : found.join(', '));

/** A rank with its numbers. */
const rankText = (rank: Rank): string =>
  `${rank.name}: cohesion ${rank.cohesion}, melee ${values(rank.melee)}, ranged ${values(rank.ranged)}`;

/** Everything about a unit. */
export function unitFull(g: State, unit: number, seat: number): string {
  const left = ranksOf(g, unit);
  const head = `${capital(whose(g, unit, seat))}, ${whereText(g, unit)}.`;
  if (left.length === 0) return head;
  const open = ranksKnown(g, unit, seat);
  const shown = open ? left : left.slice(0, 1);
  const bits = open ? traitsOf(g, unit) : left[0].traits;
  const traits = TRAITS.filter((_, i) => (bits & (1 << i)) !== 0);
  const marks = g.unitMarks[unit];
  return sentences(
    head,
    `${classTitle(classOf(open ? g.unitClasses[unit] : left[0].classes))}. From the front: ${shown.map(rankText).join('; ')}.`,
    ...new Set(shown.flatMap(({ name, departs }) => (departs === null ? [] : [`${name}: ${departs.reason}`]))),
    open ? '' : `${count(left.length - 1, 'rank')} below, not yet seen.`,
    open ? `Tokens: ${tokenText(g, unit)}; it holds less than ${cohesionOf(g, unit)} disorder.` : '',
    open && g.stand !== 0 ? `A command costs ${order(commandCost(g, unit, TO_COMMAND))}.` : '',
    open && !hasRanged(g, unit) ? 'It cannot shoot.' : '',
    (marks & COMMANDED) !== 0 ? 'Commanded this turn.' : '',
    (marks & REDEPLOYED) !== 0
      ? `Redeployed this turn${(marks & BOUND) !== 0 ? ', so it may not be commanded' : ''}.`
      : '',
    ...traits.map((trait) => `${trait.name}: ${trait.text}`),
  );
}
