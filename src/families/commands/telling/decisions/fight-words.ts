// What follows from an answer inside a fight: the dice against it, how far flags drive a unit, what an advance opens.

import { Choices, firstOf, secondOf } from '../../../../kernel/choice.ts';
import { Trace } from '../../../../kernel/explain.ts';
import { enclosing, pending, run } from '../../../../kernel/procedure.ts';
import { closeCombat } from '../../rules/close-combat.ts';
import { BATTLE_BACK, FIRST_STRIKE, type Frame, groundOf, type State } from '../../rules/state.ts';
import type { Consequence } from '../game-words.ts';
import type { Trial } from '../trial.ts';
import { capital, count, dice, hexes, list, sayOf, unitName } from '../words.ts';

export const withDice = (n: number): Consequence => ({ note: `With ${dice(n)}.` });

/** The words of an answer in the close combat under way. */
const inFight =
  (say: (g: State, fight: Frame) => string) =>
  ({ g }: Trial): Consequence => {
    const fight = enclosing(g, closeCombat);
    return { note: fight === null ? '' : say(g, fight) };
  };

const against = (g: State, { attacker, hex, mode }: Frame): string =>
  dice(g.battle.game.questions.closeDice(g, attacker, hex, mode, null));

const battlesFirst = (g: State, { defender, from }: Frame): string =>
  `It battles first, with ${dice(g.battle.game.questions.closeDice(g, defender, from, FIRST_STRIKE, null))}.`;

export const stands = inFight((g, fight) =>
  g.battle.game.questions.defenderFirst(g, fight.attacker, fight.hex)
    ? battlesFirst(g, fight)
    : `${against(g, fight)} against it. If it holds its ground it may battle back.`,
);

export const evades = inFight((g, fight) => {
  const { unitType, game } = g.battle;
  const type = unitType[fight.defender];
  const then = type.abandonedInEvade ? 'then leaves the battle' : 'does not battle back';
  const also = game.words.evadeNote?.(g, fight.defender);
  const before = also ? `${also.text}, ` : '';
  return `${against(g, fight)} against it, but only ${game.dice.faces[type.symbol]} hits. ${capital(`${before}it goes back and ${then}.`)}`;
});

export const answersWithCard = inFight(battlesFirst);

export const strikesOn = inFight((g, fight) => `With ${against(g, fight)}.`);

export const battlesBack = inFight((g, { attacker, defender }) => {
  const struck = g.battle.game.questions.closeDice(g, defender, g.unitHex[attacker], BATTLE_BACK, null);
  return `With ${dice(struck)}.`;
});

export function afterAdvance(trial: Trial, choice: number): Consequence {
  const copy = trial.after(choice);
  // Ground on which it may sink is not for everybody; else the hex that was fought for is usually taken.
  if (copy.waiting === 1) return { note: 'It rolls for the bad ground.' };
  const asked = pending(copy)?.name;
  if (asked === 'chooseExtraHex') return { note: 'It may then go one hex farther.', usual: true };
  return { note: asked === 'chooseBonus' ? 'It may then attack once more.' : '', usual: true };
}

/** Why flags may be ignored, and how far the others drive the unit. */
export function flagsObeyed(trial: Trial, choice: number): Consequence {
  const { g } = trial;
  const f = g.frames[g.depth];
  const ignored = firstOf(choice);
  const trace = new Trace();
  g.battle.game.questions.ignorableFlags(g, f.unit, f.by, f.mode, trace);
  const reasons = trace.reasons.filter(({ add }) => add > 0).map(({ text }) => text);
  const why = ignored === 0 ? '' : `${capital(list(reasons.slice(0, ignored)))}.`;
  if (ignored === f.flags) return { note: `${why} It stays.` };
  return { note: `${why} ${wayBack(trial, choice, f.unit)}`.trim() };
}

/** What the flags that are obeyed do, as far as no die decides it: how far the unit goes and what it loses. */
function wayBack(trial: Trial, choice: number, unit: number): string {
  const { board } = trial.g.battle;
  const from = trial.g.unitHex[unit];
  const copy = trial.after(choice);
  const asked = pending(copy)?.name;
  const before = asked === undefined ? undefined : trial.g.battle.game.words.decisions[asked]?.wayBack;
  if (before !== undefined) return before;
  let gone = 0;
  let told = 0;
  if (asked === 'chooseRetreat') {
    const frame = copy.frames[copy.depth];
    told = frame.count;
    ends.clear();
    pending(copy)?.decision?.choices(copy, frame, ends);
    for (const end of ends.toArray()) gone = Math.max(gone, Math.abs(board.row[secondOf(end)] - board.row[from]));
    pending(copy)?.decision?.take(copy, frame, ends.toArray()[0]);
    run(copy);
  }
  const lost = trial.g.unitBlocks[unit] - copy.unitBlocks[unit];
  // A roll on the way comes before what the rest of the way costs.
  if (lost === 0 && told > gone && copy.waiting === 1) return `It must go back ${hexes(told)}.`;
  // Some drive on into those who bar their way, and these pay.
  if (lost === 0 && copy.unitBlocks.some((blocks, other) => blocks < trial.g.unitBlocks[other]))
    return `It goes back ${gone} of ${hexes(told)}, and units in its way lose blocks.`;
  if (lost === 0) return gone === 0 ? '' : `It goes back ${hexes(gone)}.`;
  const price = copy.unitBlocks[unit] === 0 ? 'is destroyed' : `loses ${count(lost, 'block')}`;
  return gone === 0 ? `It cannot go back and ${price}.` : `It goes back ${gone} of ${hexes(told)} and ${price}.`;
}

const ends = new Choices();

/** A leader who evades: an enemy on his way strikes at him, bad ground is rolled for, a friend may take him in. */
export function leaderRuns(trial: Trial, choice: number): Consequence {
  const { g } = trial;
  const { unitSide, leaderSide, game } = g.battle;
  const { terrain } = groundOf(g);
  const to = secondOf(choice);
  const leader = g.hexLeader[firstOf(choice)];
  const unit = g.hexUnit[to];
  const mire = terrain[to].mires ? ' He rolls for the bad ground.' : '';
  if (unit < 0) return { note: mire.trim() };
  const name = unitName(g, unit);
  if (unitSide[unit] === leaderSide[leader]) {
    const joins = g.hexLeader[to] < 0 ? `If he stops there he joins ${name}.` : '';
    return { note: `${joins}${mire}`.trim() };
  }
  if (trial.after(choice).leaderHex[leader] < 0)
    return { note: `He is lost there: ${name} bars the last hex of his way.` };
  const struck = dice(game.questions.escapeDice(g, unit, null));
  return { note: `He runs through ${name}: ${struck} against him, and ${sayOf(g).aLeaderFace} takes him.` };
}
