// The numbers behind a fight or a unit, each with its parts and rule references: `close F6 x E6`, `fire F6 x E6`,
// `back F6 x E6` (F6 battles back), `unit F6`, and answers inside a fight by their own words: `stand`, `strike`, a card. They are given as they would be, also when the attack is not on offer.

import { verbOf } from '../../../../kernel/choice.ts';
import { type Reason, Trace } from '../../../../kernel/explain.ts';
import { enclosing, pending } from '../../../../kernel/procedure.ts';
import type { Explanation } from '../../../../kernel/ruleset.ts';
import { copyInto } from '../../../../kernel/state.ts';
import { closeCombat } from '../../rules/close-combat.ts';
import { canEvade, evadeWays } from '../../rules/evade.ts';
import { CHECK_DICE } from '../../rules/leaders.ts';
import { canSee } from '../../rules/sight.ts';
import { leaderWith } from '../../rules/standing.ts';
import { ATTACK, BATTLE_BACK, BONUS, FIRST_STRIKE, groundOf, newState, RANGED, type State } from '../../rules/state.ts';
import { NEAREST_FIRE, rangeOf } from '../../rules/targets.ts';
import { waysBack } from '../../rules/walk.ts';
import { languageOf } from '../../text/language.ts';
import { saidOf } from '../decisions/decisions.ts';
import type { Blow } from '../game-words.ts';
import {
  agree,
  capital,
  hexes,
  hexName,
  inTheWay,
  leaderName,
  ruleRef,
  sayOf,
  terrainRef,
  unitAt,
  unitName,
  whoIsAt,
} from '../words.ts';
import { explainUnit } from './unit.ts';

const EXPECTED =
  'expected a question such as "close F6 x E6", "fire F6 x E6", "back F6 x E6" (F6 battles back) or "unit F6"';

export function explainQuery(g: State, query: string): Explanation[] {
  const words = query.trim().split(/\s+/);
  const verb = words[0].toLowerCase();
  if (verb === 'unit' && words.length === 2) return explainUnit(g, hexOf(g, words[1]));
  if (['close', 'fire', 'back'].includes(verb) && words.length === 4 && words[2].toLowerCase() === 'x') {
    const by = unitOn(g, hexOf(g, words[1]));
    const hex = targetOn(g, by, hexOf(g, words[3]));
    if (verb === 'fire') return explainAttack(g, by, hex, RANGED);
    return verb === 'back' ? explainBack(g, by, hex) : explainAttack(g, by, hex, modeOf(g, by));
  }
  const asked = explainAsked(g, query.trim());
  if (asked) return asked;
  throw new Error(`${EXPECTED}, found "${query.trim()}"`);
}

function hexOf(g: State, word: string): number {
  const hex = g.battle.board.hex(word);
  if (hex < 0) throw new Error(`expected a hex such as F6, found "${word}"`);
  return hex;
}

function unitOn(g: State, hex: number): number {
  const unit = g.hexUnit[hex];
  if (unit < 0) throw new Error(`expected a hex with a unit that battles, but no unit stands on ${hexName(g, hex)}`);
  return unit;
}

function targetOn(g: State, by: number, hex: number): number {
  const { unitSide, leaderSide } = g.battle;
  const unit = g.hexUnit[hex];
  const leader = g.hexLeader[hex];
  const side = unit >= 0 ? unitSide[unit] : leader >= 0 ? leaderSide[leader] : -1;
  if (side < 0) throw new Error(`expected a hex with an enemy, but nobody stands on ${hexName(g, hex)}`);
  if (side === unitSide[by]) throw new Error(`expected a hex with an enemy, but ${hexName(g, hex)} holds a friend`);
  return hex;
}

/** The words of a decision inside a fight ask for that fight's numbers. */
function explainAsked(g: State, text: string): Explanation[] | null {
  const p = pending(g);
  const f = g.frames[g.depth];
  if (!p?.decision) return null;
  if (p.name === 'chooseBattleBack' && text === 'battle back') return explainBack(g, f.defender, g.unitHex[f.attacker]);
  const blows = blowsOf(g, p.name, text);
  if (blows.length > 0) return blows.flatMap(({ by, hex, mode }) => explainBlow(g, by, hex, mode));
  const inFight =
    (p.name === 'answerAttack' && (text === 'stand' || text === 'evade')) ||
    (p.name === 'attackAfterFirstStrike' && text === 'strike');
  if (!inFight) return null;
  const fight = enclosing(g, closeCombat);
  return fight === null ? null : explainAttack(g, fight.attacker, fight.hex, fight.mode);
}

/** The blows that an answer brings, whether or not it is on offer: numbers tell nothing of a hand. */
function blowsOf(g: State, decision: string, text: string): readonly Blow[] {
  const choice = languageOf(g.battle.game).read(text);
  if (typeof choice === 'string') return [];
  const found = saidOf(g, decision, 'blows')?.[verbOf(choice)]?.(g, g.frames[g.depth], choice) ?? [];
  return found.filter(({ by }) => by >= 0);
}

/** A unit in the middle of its bonus combat, or about to choose one, rolls that combat's dice. */
function modeOf(g: State, by: number): number {
  const p = pending(g);
  if (p?.name === 'chooseBonus' && g.frames[g.depth].attacker === by) return BONUS;
  const fight = enclosing(g, closeCombat);
  return fight !== null && fight.attacker === by ? fight.mode : ATTACK;
}

/** One roll: its dice, what hits, flags that may be ignored, and what becomes of a leader. */
function explainBlow(g: State, by: number, hex: number, mode: number): Explanation[] {
  const target = g.hexUnit[hex];
  const parts = [diceOf(g, by, hex, mode), hitsOf(g, by, hex, mode)];
  if (target < 0) return parts;
  parts.push(...flagsOf(g, target, by, mode));
  const leader = leaderWith(g, target);
  if (leader >= 0) parts.push(leaderRisk(g, target, leader));
  return parts;
}

function explainAttack(g: State, by: number, hex: number, mode: number): Explanation[] {
  const target = g.hexUnit[hex];
  const parts = explainBlow(g, by, hex, mode);
  if (target < 0 || mode === RANGED) return parts;
  return [...parts, evadeOf(g, target, by), ...explainBack(g, target, g.unitHex[by])];
}

function explainBack(g: State, by: number, hex: number): Explanation[] {
  if (g.hexUnit[hex] < 0) throw new Error(`expected a unit to battle back against, but ${whoIsAt(g, hex)} is alone`);
  return explainBlow(g, by, hex, BATTLE_BACK);
}

function targetName(g: State, hex: number): string {
  const unit = g.hexUnit[hex];
  return unit >= 0 ? unitAt(g, unit) : `${leaderName(g, g.hexLeader[hex])} at ${hexName(g, hex)}`;
}

const TITLES: { readonly [mode: number]: string } = {
  [RANGED]: 'Fire dice',
  [BATTLE_BACK]: 'Battle back dice',
  [FIRST_STRIKE]: 'First strike dice',
};

function diceOf(g: State, by: number, hex: number, mode: number): Explanation {
  const { questions } = g.battle.game;
  const trace = new Trace();
  const total = mode === RANGED ? questions.fireDice(g, by, hex, trace) : questions.closeDice(g, by, hex, mode, trace);
  noteWhere(g, by, hex, mode, trace);
  const what = TITLES[mode] ?? `${capital(sayOf(g).close)} dice`;
  return { title: `${what} of ${unitAt(g, by)} against ${targetName(g, hex)}`, total, parts: trace.reasons };
}

/** What the place says beside the number: out of reach, out of sight, a wall whose defenders battle first. */
function noteWhere(g: State, by: number, hex: number, mode: number, trace: Trace): void {
  const { board } = g.battle;
  const { terrain } = groundOf(g);
  const from = g.unitHex[by];
  const far = board.distance[from * board.size + hex];
  if (mode !== RANGED) {
    if (far > 1) trace.note(`${hexes(far)} away: only as it would be next to it`, ruleRef(g, 'close'));
    const first = (mode === ATTACK || mode === BONUS) && g.hexUnit[hex] >= 0;
    if (first && g.battle.game.questions.defenderFirst(g, by, hex)) {
      const where = terrain[hex].defendersFirst ? ` on ${terrain[hex].name}` : '';
      const ref = where === '' ? ruleRef(g, 'close') : terrainRef(g, terrain[hex]);
      trace.note(`the defender${where} battles first`, ref);
    }
    return;
  }
  const range = rangeOf(g, by);
  if (range === 0) trace.note(`it has no ${sayOf(g).missiles}`, ruleRef(g, 'ranged'));
  else if (far < NEAREST_FIRE) trace.note(`next to it: only ${sayOf(g).close} is possible`, ruleRef(g, 'ranged'));
  else if (far > range) trace.note(`${hexes(far)} away, its range is ${range}`, ruleRef(g, 'ranged'));
  else {
    const blocked: number[] = [];
    if (!canSee(g, from, hex, by, blocked))
      trace.note(`not in sight: ${inTheWay(g, blocked)} in between`, ruleRef(g, 'ranged'));
  }
}

/** Which faces hit: their number of six, and what is said about them. */
function hitsOf(g: State, by: number, hex: number, mode: number): Explanation {
  const trace = new Trace();
  g.battle.game.questions.explainHits(g, by, hex, mode, trace);
  return {
    title: `Faces of six that can hit ${targetName(g, hex)}`,
    total: hittingFaces(g, by, hex, mode),
    parts: trace.reasons,
  };
}

const SIDES = 6;

function hittingFaces(g: State, by: number, hex: number, mode: number): number {
  const target = g.hexUnit[hex];
  const { leader, shows } = g.battle.game.dice;
  const sides = Array.from({ length: SIDES }, (_, side) => shows?.[side] ?? side);
  // One face hits a leader alone, the own symbol hits at range.
  const only = target < 0 ? leader : mode === RANGED ? g.battle.unitType[target].symbol : -1;
  if (only >= 0) return sides.filter((face) => face === only).length;
  const spare = newState(g.battle);
  copyInto(spare, g);
  const f = spare.frames[0];
  let n = 0;
  for (const face of sides) {
    spare.diceCount = spare.dice.length;
    spare.dice.fill(face);
    f.by = by;
    f.unit = target;
    f.mode = mode;
    f.hits = f.flags = f.ignored = f.spared = 0;
    g.battle.game.questions.scoreClose(spare, f);
    if (f.hits > 0) n++;
  }
  return n;
}

function flagsOf(g: State, target: number, by: number, mode: number): Explanation[] {
  const { questions } = g.battle.game;
  const ignore = new Trace();
  const ignorable = questions.ignorableFlags(g, target, by, mode, ignore);
  const back = new Trace();
  const perFlag = questions.retreatPerFlag(g, target, mode === RANGED ? -1 : by, back);
  const ways = waysBack(g, target, perFlag);
  const open = ways.full
    ? 'the way back is open for one flag'
    : `only ${ways.steps} of ${hexes(perFlag)} back are open`;
  back.note(open, ruleRef(g, 'retreat'));
  return [
    { title: `Flags that ${unitAt(g, target)} may ignore`, total: ignorable, parts: orNote(g, ignore, ignorable) },
    { title: `Hexes back for each flag obeyed by ${unitAt(g, target)}`, total: perFlag, parts: back.reasons },
  ];
}

function orNote(g: State, trace: Trace, total: number): readonly Reason[] {
  if (total === 0 && trace.reasons.length === 0) trace.note('nothing steadies it', ruleRef(g, 'morale'));
  return trace.reasons;
}

function leaderRisk(g: State, unit: number, leader: number): Explanation {
  const trace = new Trace();
  const who = leaderName(g, leader);
  const name = unitName(g, unit);
  trace.note(
    `if ${name} ${agree(name, 'loses', 'lose')} blocks and ${agree(name, 'lives', 'live')}: two dice, and ${sayOf(g).twoLeaderFaces} hit ${who}`,
    ruleRef(g, 'leaders'),
  );
  const { aLeaderFace, flee } = sayOf(g);
  trace.note(
    `if the unit is eliminated: one die, and ${aLeaderFace} hits him; else he must ${flee}`,
    ruleRef(g, 'leaders'),
  );
  return { title: `Dice that check ${who} if blocks are lost`, total: CHECK_DICE, parts: trace.reasons };
}

/** Whether the target may evade; the total is the number of hexes where it can end. */
function evadeOf(g: State, target: number, by: number): Explanation {
  const trace = new Trace();
  const types = g.battle.unitType;
  const say = sayOf(g);
  const name = types[target].name;
  const may = g.battle.game.questions.mayEvade(g, target, by);
  const ways = may ? evadeWays(g, target).count : 0;
  const total = canEvade(g, target, by) ? ways : 0;
  trace.note(`${name} ${may ? 'may' : 'may not'} ${say.evadeBefore} ${types[by].name}`, ruleRef(g, 'evade'));
  if (may && total === 0)
    trace.note(ways > 0 ? 'the whole way back is not open' : 'both hexes behind it are blocked', ruleRef(g, 'evade'));
  const advance = g.battle.game.customs.advanceAfterEvade ? '' : ', and nobody advances';
  if (may && total > 0) {
    trace.note(`only its own symbol hits it${advance}`, ruleRef(g, 'evade'));
    const also = g.battle.game.words.evadeNote?.(g, target);
    if (also) trace.note(also.text, also.ref);
  }
  return { title: `Hexes to which ${unitAt(g, target)} may ${say.evade}`, total, parts: trace.reasons };
}
