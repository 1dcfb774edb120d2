// Ancients: the flight of elephants, and close combat on walls, against the second reading.

import * as book from './ancients.ts';
import { barred, closeDice, ignorable, KINDS } from './ancients.ts';
import type { Game } from './engine.ts';
import { type Field, groundAt, holder, loneLeader, type Unit } from './field.ts';
import type { Compared, Tally } from './reading.ts';

const { backOf, neighbours } = book.board;
const NOTHING = 'swords';

/** One way in which a flight of elephants may end: where they are, what they lose, and who loses what behind them. */
const told = (end: string, lost: number, others: Iterable<readonly [string, number]>): string =>
  [`${end}-${lost}`, ...[...others].map(([hex, blocks]) => `${hex}-${blocks}`).sort()].join(',');

/** [12 Elephant Retreat; 13]: those who stand in the way pay for the hexes that elephants cannot go. Null in doubt. */
function elephantRetreats(field: Field, from: string, owed: number): Set<string> | null {
  const { side, blocks } = field.units.get(from) as Unit;
  const led = field.leaders.has(from);
  const ends = new Map<string, number>();
  const go = (hex: string, left: number): void => {
    const free = backOf(hex, side).filter(
      (next) =>
        !barred('EL', groundAt(field, next)) &&
        !field.units.has(next) &&
        (!field.leaders.has(next) || (field.leaders.get(next) === side && !led)),
    );
    if (left === 0 || free.length === 0) ends.set(hex, Math.min(left, ends.get(hex) ?? left));
    else for (const next of free) field.leaders.has(next) ? ends.set(next, 0) : go(next, left - 1);
  };
  go(from, owed);
  const missing = Math.min(...ends.values());
  const found = new Set<string>();
  for (const [hex, left] of ends) {
    if (left > missing) continue;
    const behind = backOf(hex, side);
    // A friendly leader alone who is not joined: the book does not say who pays.
    if (left > 0 && behind.some((next) => loneLeader(field, next) && holder(field, next) === side)) return null;
    const payers = left === 0 ? [] : behind.filter((next) => holder(field, next) >= 0);
    const paid = payers.map((next) => [next, Math.min(left, field.units.get(next)?.blocks ?? 1)] as const);
    const lost = payers.length > 0 ? 0 : Math.min(left, blocks);
    found.add(told(lost === blocks ? 'gone' : hex, lost, paid));
  }
  return found;
}

/** What a field has lost between two moments, elephants apart: units by their blocks, leaders alone as one. */
function losses(before: Game, field: Field, after: Game, elephants: string): (readonly [string, number])[] {
  const found: (readonly [string, number])[] = [];
  for (const [hex, { blocks }] of field.units) {
    const left = after.blocksAt(before.unitAt(hex));
    if (hex !== elephants && left < blocks) found.push([hex, blocks - left]);
  }
  for (const hex of field.leaders.keys())
    if (loneLeader(field, hex) && before.leaderAt(hex) >= 0 && after.leaderIs(before.leaderAt(hex)) === 'lost')
      found.push([hex, 1]);
  return found;
}

/** [13 Elephant Retreat (Rampage)]. */
export function rampages(tally: Tally, game: Compared, field: Field, at: Game): void {
  for (const choice of at.choices()) {
    const [verb, from, , to] = choice.split(' ');
    if ((verb !== 'close' && verb !== 'fire') || field.units.get(to)?.code !== 'EL' || !game.plain(field, from, to))
      continue;
    for (const flags of [1, 2]) {
      const roll = Array.from({ length: 9 }, (_, i) => (i < flags ? 'flag' : 'light'));
      const fight = at.copy().play(choice, [roll], NOTHING);
      if (verb === 'close') fight.play('stand', [roll], NOTHING);
      const rolled = Math.min(flags, fight.dice.rolls[0]);
      const may = ignorable(field, from, to, verb === 'close');
      const asked = fight.choices().filter((one) => one.startsWith('ignore '));
      const most = Math.max(0, ...asked.map((one) => Number(one.split(' ')[1])));
      if (may !== null) tally.agree('flags ignored', field, `${choice}, ${rolled}`, most, Math.min(rolled, may));
      if (asked.length > 0) fight.play('ignore 0', [], NOTHING);
      runAmok(tally, field, fight, to, `${choice}, ${rolled} flags`);
      const here = fled(field, at, fight, to);
      const expected = elephantRetreats(here, to, rolled);
      if (expected === null) continue;
      const found = retreatsOf(at, fight, here, to);
      tally.agree('retreats of elephants', field, `${choice}, ${rolled} flags`, found, expected);
    }
  }
}

/** Two dice against everybody next to them, by the symbol of a unit or a helmet for a leader alone. */
function runAmok(tally: Tally, field: Field, fight: Game, elephants: string, what: string): void {
  const near = neighbours(elephants).filter((hex) => holder(field, hex) >= 0);
  const offered = (): string[] => fight.choices().filter((one) => one.startsWith('trample '));
  if (near.length > 1)
    tally.agree(
      'rampages',
      field,
      what,
      offered().map((one) => one.split(' ')[1]),
      near,
    );
  while (true) {
    const [choice] = offered();
    if (choice === undefined) break;
    const hex = choice.split(' ')[1];
    const unit = field.units.get(hex);
    const face = unit ? KINDS[unit.code].symbol : 'helmet';
    const hit = fight.copy().play(choice, [[face, NOTHING]], NOTHING);
    tally.agree('rampages', field, `${what}: dice at ${hex}`, hit.dice.rolls[0], 2);
    // After the last of them the elephants go on, and others may pay.
    const last = offered().length === 1;
    if (unit && !last)
      tally.agree('rampages', field, `${what}: ${hex}`, hit.blocksAt(fight.unitAt(hex)), unit.blocks - 1);
    if (!unit) tally.agree('rampages', field, `${what}: ${hex}`, hit.leaderIs(fight.leaderAt(hex)) === 'lost', true);
    fight.play(choice, [], NOTHING);
    // A leader alone flees.
    for (let on = fleeing(fight); on !== undefined; on = fleeing(fight)) fight.play(on, [], NOTHING);
  }
}

/** The field when leaders alone have fled from the elephants: one way may already lead on from there. */
function fled(field: Field, at: Game, fight: Game, elephants: string): Field {
  const leaders = new Map(field.leaders);
  const alone = neighbours(elephants).filter((hex) => loneLeader(field, hex));
  for (const hex of alone) leaders.delete(hex);
  for (const hex of alone) {
    const now = fight.leaderIs(at.leaderAt(hex));
    if (now !== 'lost' && now !== 'off') leaders.set(now, holder(field, hex));
  }
  return { ...field, leaders };
}

const fleeing = (fight: Game): string | undefined =>
  fight.choices().includes('stop') ? 'stop' : fight.choices().find((one) => one.startsWith('evade leader '));

/** Every end of the flight that the engine offers. */
function retreatsOf(at: Game, fight: Game, field: Field, elephants: string): Set<string> {
  const unit = at.unitAt(elephants);
  const { blocks } = field.units.get(elephants) as Unit;
  const found = new Set<string>();
  const go = (one: Game): void => {
    const on = one.choices().filter((choice) => choice.startsWith('retreat '));
    if (on.length === 0)
      found.add(told(one.hexOf(unit) ?? 'gone', blocks - one.blocksAt(unit), losses(at, field, one, elephants)));
    for (const choice of on) go(one.copy().play(choice, [], NOTHING));
  };
  go(fight);
  return found;
}

/** [16 Scalable City Walls]: who defends a wall strikes first, except against who stands on a wall too. */
export function walls(tally: Tally, field: Field, at: Game): void {
  for (const choice of at.choices()) {
    const [verb, from, , to] = choice.split(' ');
    if (verb !== 'close' || groundAt(field, to) !== 'scalableWall' || !field.units.has(to)) continue;
    const [dice, answer] = [closeDice(field, from, to), closeDice(field, to, from, true)];
    if (dice === null || answer === null) continue;
    const [attacker, target] = [field.units.get(from) as Unit, field.units.get(to) as Unit];
    const miss = ['light', 'medium', 'heavy'].find(
      (face) => face !== KINDS[attacker.code].symbol && face !== KINDS[target.code].symbol,
    ) as string;
    const rolls = [miss, miss].map((face) => Array.from({ length: 9 }, () => face));
    const fight = at.copy().play(choice, rolls, NOTHING);
    if (!fight.choices().includes('stand')) continue;
    const rolled = [...fight.play('stand', rolls, NOTHING).dice.rolls];
    if (fight.choices().includes('strike')) rolled.push(...fight.play('strike', rolls, NOTHING).dice.rolls);
    const even = groundAt(field, from) === 'scalableWall';
    const expected = even ? [dice] : [answer, dice];
    tally.agree('strikes from walls', field, choice, rolled.join(','), expected.join(','));
    tally.agree('strikes from walls', field, `${choice}: back`, fight.choices().includes('battle back'), even);
  }
}
