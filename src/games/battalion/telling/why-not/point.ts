// "Why can't I?" asked by pointing: a place alone, or a unit and then a place. The choice that was most likely meant is made
// up from what is being decided, and the reason it is not on offer is given.

import { Choices, choiceOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { pending } from '../../../../kernel/procedure.ts';
import { isEngaged, type State } from '../../rules/state.ts';
import * as V from '../../tables/verbs.ts';
import { language } from '../../text/language.ts';
import { placesOfChoice } from '../offers.ts';
import { type Place, readPlace } from '../places.ts';
import { promptOf } from '../prompt.ts';
import { list, ORDER_OF_PLAY } from '../words.ts';
import { say } from './parts.ts';
import { whyNot } from './why-not.ts';

const offered = new Choices();

/** Null when something is on offer there. `from` is a unit that was taken up before, or null. */
export function whyNotAt(g: State, from: string | null, to: string, seat?: number): Refusal | null {
  const place = readPlace(g, to);
  const start = from === null ? null : readPlace(g, from);
  const prompt = promptOf(g);
  const ask = (verb: number, a = 0, b = 0) => whyNot(g, language.print(choiceOf(verb, a, b)), seat);
  const p = pending(g);
  if (!p?.decision || (seat !== undefined && seat !== prompt.seat)) return ask(V.V_ENOUGH);
  const two = pairs(g);
  const by = start?.kind === 'unit' ? start.unit : -1;
  if (two.some((one) => fits(one, start, place))) return null;
  // Somebody could go or strike there, and has not been taken up yet.
  const actors = [
    ...new Set(two.filter((one) => one.to === place.name && one.from !== null).map((one) => one.from as string)),
  ];
  if (start === null && actors.length > 0) {
    return say(`Point at your own unit first: ${list(actors, 'or')}.`, ORDER_OF_PLAY);
  }
  const meant = meantBy(g, p.name, by, place, prompt.seat);
  if (meant !== null) {
    const refusal = ask(meant[0], meant[1], meant[2]);
    if (refusal !== null) return refusal;
  }
  return say('Nothing is to be done there now.', ORDER_OF_PLAY);
}

/** The places of all choices on offer. */
function pairs(g: State): { from: string | null; to: string | null }[] {
  offered.clear();
  pending(g)?.decision?.choices(g, g.frames[g.depth], offered);
  return offered.toArray().map((choice) => placesOfChoice(g, choice));
}

/** Whether an offer answers to this pointing: its unit alone, its target alone where nobody acts, or both. */
function fits(one: { from: string | null; to: string | null }, start: Place | null, place: Place): boolean {
  if (start === null || start.name === place.name)
    return one.from === place.name || (one.from === null && one.to === place.name);
  return one.from === start.name && one.to === place.name;
}

type Meant = readonly [verb: number, a: number, b: number];

/** What somebody means who points so in this decision: a verb and its arguments; null where nothing is pointed at. */
function meantBy(g: State, decision: string, by: number, place: Place, seat: number): Meant | null {
  const own = place.kind === 'unit' && g.battle.unitSeat[place.unit] === seat;
  const unit = by >= 0 ? by : place.kind === 'unit' ? place.unit : -1;
  switch (decision) {
    case 'deploy':
      if (unit < 0) return null;
      if (place.kind === 'reserve') return [V.V_DEPLOY_RESERVE, unit, 0];
      return [V.V_DEPLOY, unit, place.kind === 'sector' ? place.sector : 0];
    case 'redeploy':
    case 'consular': {
      if (unit < 0) return null;
      const verb = decision === 'redeploy' ? V.V_REDEPLOY : V.V_MOVE;
      if (place.kind === 'sector') return [verb, unit, place.sector];
      const at = g.unitSector[unit];
      // A sector it might mean: any for a unit off the field, else a neighbouring one.
      return [verb, unit, at < 0 ? 0 : at === 0 ? 1 : at - 1];
    }
    case 'action':
      return commandMeant(g, by, place, own);
    case 'chargedAnswer':
    case 'reaction':
      return unit < 0 ? null : [V.V_COUNTER, unit, 0];
    case 'target':
      return place.kind === 'unit' ? [V.V_ENGAGE, place.unit, 0] : null;
    case 'afterAttackAnswer':
      return unit < 0 ? null : [V.V_EVADE, unit, 0];
    case 'freeBarrage':
      return place.kind === 'unit' ? [V.V_BARRAGE, g.frames[g.depth].unit, place.unit] : null;
    case 'feign':
    case 'parthian':
      return place.kind === 'sector' ? [V.V_MOVE, g.frames[g.depth].unit, place.sector] : null;
    case 'bring':
      return unit < 0 ? null : [V.V_BRING, 1, unit];
    default:
      return null;
  }
}

/** A unit pointed at by itself would charge, or assault; pointed at an enemy it would fight it. */
function commandMeant(g: State, by: number, place: Place, own: boolean): Meant | null {
  if (by >= 0 && place.kind === 'sector') {
    return g.unitSector[by] === place.sector ? [V.V_CHARGE, by, 0] : [V.V_CHARGE_INTO, by, place.sector];
  }
  if (place.kind !== 'unit') return null;
  if (by < 0 || by === place.unit) {
    if (!own) return [V.V_ASSAULT, place.unit, place.unit];
    return isEngaged(g, place.unit)
      ? [V.V_ASSAULT, place.unit, firstEnemy(g, place.unit)]
      : [V.V_CHARGE, place.unit, 0];
  }
  return isEngaged(g, by) ? [V.V_ASSAULT, by, place.unit] : [V.V_BARRAGE, by, place.unit];
}

function firstEnemy(g: State, unit: number): number {
  const { sideUnits, unitSide, unitBit } = g.battle;
  return sideUnits[1 - unitSide[unit]].find((enemy) => (g.links[unit] & unitBit[enemy]) !== 0) ?? unit;
}
