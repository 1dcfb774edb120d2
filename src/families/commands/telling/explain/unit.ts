// `unit F6`: what one unit or leader can do now, number by number.

import { type Reason, Trace } from '../../../../kernel/explain.ts';
import type { Explanation } from '../../../../kernel/ruleset.ts';
import { enemyOf, supports } from '../../rules/standing.ts';
import { ATTACK, BATTLE_BACK, type State } from '../../rules/state.ts';
import { closeAfter, fireAfter, NEAREST_FIRE, rangeOf } from '../../rules/targets.ts';
import { cardTerms, termsOf } from '../../rules/terms.ts';
import { chargeUnder, LEADER_MOVE, leaderMove, moveUnder } from '../../rules/walker.ts';
import { formWords } from '../scan/words.ts';
import { capital, cardRef, hexes, hexName, leaderName, list, ruleRef, sayOf, unitAt } from '../words.ts';

export function explainUnit(g: State, hex: number): Explanation[] {
  const unit = g.hexUnit[hex];
  const leader = g.hexLeader[hex];
  if (unit < 0 && leader < 0) {
    throw new Error(`expected a hex with a unit or a leader, but nobody stands on ${hexName(g, hex)}`);
  }
  if (unit < 0) return explainLeader(g, leader);
  const parts = [blocksOf(g, unit), movesOf(g, unit), normalDice(g, unit, ATTACK), normalDice(g, unit, BATTLE_BACK)];
  const range = rangeOf(g, unit);
  if (range > 0) parts.push(fireOf(g, unit, range));
  parts.push(flagsOf(g, unit), retreatOf(g, unit), evadesOf(g, unit));
  if (leader >= 0) parts.push(...explainLeader(g, leader).slice(1));
  return parts;
}

function blocksOf(g: State, unit: number): Explanation {
  const { game, unitType, unitTraits } = g.battle;
  const type = unitType[unit];
  const trace = new Trace();
  trace.note(
    `${g.unitBlocks[unit]} of ${type.blocks} blocks; ${game.dice.faces[type.symbol]} hits it`,
    ruleRef(g, 'contents'),
  );
  for (const trait of unitTraits[unit]) trace.note(`${trait.name}: ${trait.text}`, trait.ref);
  return { title: `Blocks of ${unitAt(g, unit)}`, total: g.unitBlocks[unit], parts: trace.reasons };
}

function movesOf(g: State, unit: number): Explanation {
  const type = g.battle.unitType[unit];
  // The card on the table binds the army whose turn it is.
  const card = g.battle.unitSide[unit] === g.active ? termsOf(g, unit) : null;
  const total = moveUnder(g, unit, card);
  const trace = new Trace();
  const title = `Hexes that ${unitAt(g, unit)} may move`;
  if (!g.battle.game.questions.mayMove(g, unit)) {
    trace.note(`${formWords(g, unit)} it does not move`.trim(), ruleRef(g, 'movement'));
    return { title, total: 0, parts: trace.reasons };
  }
  if (card !== null && !card.moves) {
    trace.note(`no move under ${card.name}`, cardRef(g, card));
    return { title, total: 0, parts: trace.reasons };
  }
  trace.add(type.move, type.name, ruleRef(g, 'movement'));
  const own = moveUnder(g, unit, null);
  const given = g.battle.rules.find((rule) => rule.move?.(g, unit) === own);
  if (own !== type.move && given !== undefined) trace.add(own - type.move, given.text, 'scenario');
  if (total !== own && card !== null) trace.add(total - own, card.name, cardRef(g, card));
  const charge = chargeUnder(type, card);
  if (charge > total) {
    trace.note(`up to ${hexes(charge)} to end next to an enemy unit and ${sayOf(g).toClose}`, ruleRef(g, 'movement'));
  }
  const closing = closeAfter(g, unit);
  if (closing < total) trace.note(afterMove(sayOf(g).close, closing), ruleRef(g, 'close'));
  if (rangeOf(g, unit) > 0 && card !== null && !card.battle.fire)
    trace.note(`no fire under ${card.name}`, cardRef(g, card));
  else if (rangeOf(g, unit) > 0 && fireAfter(g, unit) < total) {
    trace.note(afterMove('fire', fireAfter(g, unit)), ruleRef(g, 'ranged'));
  }
  return { title, total, parts: trace.reasons };
}

const afterMove = (what: string, most: number): string =>
  most <= 0 ? `no ${what} after a move` : `no ${what} after more than ${hexes(most)}`;

/** One enemy unit on the board for each type. */
function enemyTypes(g: State, side: number): number[] {
  const { firstUnit, unitType } = g.battle;
  const enemy = enemyOf(side);
  const found: number[] = [];
  for (let u = firstUnit[enemy]; u < firstUnit[enemy + 1]; u++) {
    if (g.unitHex[u] >= 0 && !found.some((other) => unitType[other] === unitType[u])) found.push(u);
  }
  return found;
}

/** What some of the contributions to a number come to. */
function sum(reasons: readonly Reason[]): number {
  const trace = new Trace();
  trace.reasons.push(...reasons);
  return trace.total;
}

/** The dice a unit has by itself, without ground and cards. Where they depend on the enemy, for each type. */
function normalDice(g: State, unit: number, mode: number): Explanation {
  const { game, unitSide, unitType } = g.battle;
  const title = `${mode === ATTACK ? capital(sayOf(g).close) : 'Battle back'} dice of ${unitAt(g, unit)}, before ground and cards`;
  const own = (reasons: readonly Reason[]): Reason[] => reasons.filter((r) => game.words.ownClose(r.ref));
  const answers = enemyTypes(g, unitSide[unit]).map((enemy) => {
    const trace = new Trace();
    game.questions.closeDice(g, unit, g.unitHex[enemy], mode, trace);
    return { enemy, reasons: own(trace.reasons) };
  });
  if (answers.length === 0) {
    const trace = new Trace();
    return { title, total: game.questions.escapeDice(g, unit, trace), parts: trace.reasons };
  }
  const first = answers[0].reasons;
  if (answers.every(({ reasons }) => sum(reasons) === sum(first) && reasons[0]?.text === first[0]?.text))
    return { title, total: sum(first), parts: first };
  const trace = new Trace();
  for (const { enemy, reasons } of answers)
    trace.note(`${sum(reasons)} against ${unitType[enemy].name}`, reasons[0]?.ref ?? ruleRef(g, 'close'));
  return { title, total: Math.max(...answers.map(({ reasons }) => sum(reasons))), parts: trace.reasons };
}

/** The dice a unit fires by itself; where they depend on how far off the target is, for each distance. */
function fireOf(g: State, unit: number, range: number): Explanation {
  const { game, board } = g.battle;
  const title = `Fire dice of ${unitAt(g, unit)}, before ground and cards`;
  const reach = new Trace();
  reach.note(`range ${range}`, ruleRef(g, 'ranged'));
  const from = g.unitHex[unit];
  const answers: { readonly far: number; readonly reasons: Reason[]; readonly total: number }[] = [];
  for (let far = NEAREST_FIRE; far <= range; far++) {
    const hex = board.names.findIndex((_, to) => board.distance[from * board.size + to] === far);
    if (hex < 0) continue;
    const all = new Trace();
    game.questions.fireDice(g, unit, hex, all);
    const reasons = all.reasons.filter((r) => game.words.ownFire(r.ref));
    answers.push({ far, reasons, total: sum(reasons) });
  }
  const [first] = answers;
  if (first === undefined) return { title, total: 0, parts: reach.reasons };
  if (answers.every(({ total }) => total === first.total)) {
    return { title, total: first.total, parts: [...first.reasons, ...reach.reasons] };
  }
  const trace = new Trace();
  for (const { far, total, reasons } of answers)
    trace.note(`${total} at ${hexes(far)}`, reasons[0]?.ref ?? ruleRef(g, 'ranged'));
  return {
    title,
    total: Math.max(...answers.map(({ total }) => total)),
    parts: [...trace.reasons, ...reach.reasons],
  };
}

function flagsOf(g: State, unit: number): Explanation {
  const trace = new Trace();
  const total = g.battle.game.questions.ignorableFlags(g, unit, -1, ATTACK, trace);
  if (total === 0 && trace.reasons.length === 0) trace.note('nothing steadies it', ruleRef(g, 'morale'));
  return { title: `Flags that ${unitAt(g, unit)} may ignore`, total, parts: trace.reasons };
}

function retreatOf(g: State, unit: number): Explanation {
  const trace = new Trace();
  const total = g.battle.game.questions.retreatPerFlag(g, unit, -1, trace);
  return { title: `Hexes back for each flag obeyed by ${unitAt(g, unit)}`, total, parts: trace.reasons };
}

/** Whom of the enemy's types the unit may evade. */
function evadesOf(g: State, unit: number): Explanation {
  const { game, unitSide, unitType } = g.battle;
  const { say } = game.words;
  const enemies = enemyTypes(g, unitSide[unit]);
  const may = enemies.filter((enemy) => game.questions.mayEvade(g, unit, enemy)).map((enemy) => unitType[enemy].name);
  const trace = new Trace();
  const whom =
    may.length === 0
      ? `it may ${say.evadeBefore} nobody here`
      : may.length === enemies.length
        ? `it may ${say.evadeBefore} everybody here`
        : `it may ${say.evadeBefore} ${list(may)}`;
  trace.note(whom, ruleRef(g, 'evade'));
  return {
    title: `Enemy unit types that ${unitAt(g, unit)} may ${say.evadeBefore}`,
    total: may.length,
    parts: trace.reasons,
  };
}

function explainLeader(g: State, leader: number): Explanation[] {
  const who = leaderName(g, leader);
  const moves = new Trace();
  moves.add(LEADER_MOVE, 'a leader by himself, through friends', ruleRef(g, 'leaderMovement'));
  // The card on the table binds the army whose turn it is.
  const card = g.battle.leaderSide[leader] === g.active ? cardTerms(g) : null;
  const most = card === null ? LEADER_MOVE : leaderMove(g, false);
  if (card !== null && most !== LEADER_MOVE) moves.add(most - LEADER_MOVE, card.name, cardRef(g, card));
  const helps = new Trace();
  const { leaderHelp } = g.battle.game.words;
  if (leaderHelp !== null) helps.note(leaderHelp.text, leaderHelp.ref);
  const { loneSupport = 'alone he supports like a unit' } = g.battle.game.words;
  const alone = supports(g.battle, leader) ? loneSupport : 'alone he supports nobody';
  helps.note(`the unit he is with may ignore a flag; ${alone}`, ruleRef(g, 'morale'));
  for (const trait of g.battle.leaderTraits[leader]) helps.note(`${trait.name}: ${trait.text}`, trait.ref);
  return [
    { title: `Hexes that ${who} may move`, total: most, parts: moves.reasons },
    { title: `What ${capital(who)} does for units`, total: 0, parts: helps.reasons },
  ];
}
