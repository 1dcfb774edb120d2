// Napoleonics: squares and combined arms, against the second reading.

import { Game, textOf } from './engine.ts';
import { type Field, groundAt, type Unit } from './field.ts';
import * as book from './napoleonics.ts';
import type { Compared, Tally } from './reading.ts';

const NOTHING = 'artillery';
const symbolOf = (unit: Unit | undefined): string => (unit ? book.KINDS[unit.code].symbol : '');
const missing = (target: Unit): string[] =>
  Array.from({ length: 30 }, () => (book.KINDS[target.code].symbol === 'infantry' ? 'cavalry' : 'infantry'));

/** [N Combined Arms Combat]: who may join, and all their dice together. */
export function combined(tally: Tally, field: Field, at: Game): void {
  for (const choice of at.choices()) {
    const [verb, from, , to] = choice.split(' ');
    const target = field.units.get(to);
    const guns = verb === 'close' && target ? book.joiners(field, from, to) : null;
    const own = guns && book.closeDice(field, from, to);
    if (!target || guns === null || own === null) continue;
    const fight = at.copy().play(choice, [], NOTHING);
    const offered = (): string[] => fight.choices().filter((one) => one.startsWith('support '));
    const found = offered().map((one) => one.split(' ')[1]);
    tally.agree('guns that join', field, choice, found, guns.keys());
    if (guns.size === 0) continue;
    let dice = own;
    for (const gun of guns.keys()) {
      if (!offered().includes(`support ${gun}`)) continue;
      fight.play(`support ${gun}`, [missing(target)], NOTHING);
      dice += guns.get(gun) as number;
    }
    // When nobody is left to join, the attack goes on by itself.
    if (fight.choices().includes('done')) fight.play('done', [missing(target)], NOTHING);
    if (symbolOf(field.units.get(from)) === 'cavalry' && field.squares?.has(to)) continue;
    if (fight.choices().includes('stand')) fight.play('stand', [missing(target)], NOTHING);
    tally.agree('dice of combined arms', field, choice, fight.dice.rolls[0] ?? 0, dice);
  }
}

/** [N Forming Square and Combat; N Bounce Flag]: the square strikes first, each with one die before the ground. */
export function squares(tally: Tally, game: Compared, field: Field, side: number): void {
  const hand = `hand ${['bottom', 'top'][side]}: attackLeft attackCentre attackRight`;
  const active = `active: ${['top', 'bottom'][side]}`;
  const at = Game.at(game.rules, textOf(field, game.id, 'battle', [active, hand]));
  for (const choice of at.choices()) {
    const [verb, from, , to] = choice.split(' ');
    const [unit, target] = [field.units.get(from), field.units.get(to)];
    if (verb !== 'close' || !unit || !target) continue;
    const fight = at.copy().play(choice, [], NOTHING);
    if (fight.choices().some((one) => one.startsWith('support'))) {
      if (!fight.choices().includes('done')) continue;
      fight.play('done', [], NOTHING);
    }
    const formed = field.squares?.has(to) ?? false;
    const ground = groundAt(field, to);
    const may =
      symbolOf(unit) === 'cavalry' &&
      symbolOf(target) === 'infantry' &&
      !formed &&
      !['town', 'windmill', 'fieldWorks', 'fieldWorksHill'].includes(ground);
    if (fight.choices().includes('stand'))
      tally.agree('squares formed', field, choice, fight.choices().includes('form square'), may);
    if (symbolOf(unit) !== 'cavalry' || !(formed || may)) continue;
    // The dice with the target in square; a card is drawn first when it forms.
    const square: Field = { ...field, squares: new Set([...(field.squares ?? []), to]) };
    const [answer, dice] = [book.closeDice(square, to, from), book.closeDice(square, from, to)];
    if (answer === null || dice === null) continue;
    const miss = ['infantry', 'infantry', 'infantry'];
    const answered = (face: string): Game =>
      fight.copy().play(formed ? 'stand' : 'form square', formed ? [[face]] : [miss, [face]], NOTHING);
    const missed = answered('infantry');
    const rolls = missed.dice.rolls.slice(formed ? 0 : 1);
    if (missed.choices().includes('strike')) {
      missed.play('strike', [miss.map(() => 'cavalry')], NOTHING);
      rolls.push(...missed.dice.rolls);
    }
    const expected = [answer, dice].filter((count) => count > 0);
    tally.agree('dice with squares', field, choice, rolls.join(','), expected.join(','));
    if (answer > 0) bounces(tally, field, answered('flag'), at.unitAt(from), from, choice);
  }
}

/** A flag of a square is ignored by nobody. */
function bounces(tally: Tally, field: Field, fight: Game, unit: number, from: string, choice: string): void {
  const ignores = fight.choices().filter((one) => one.startsWith('ignore '));
  const most = Math.max(0, ...ignores.map((one) => Number(one.split(' ')[1])));
  tally.agree('bounce flags', field, choice, most, 0);
  if (ignores.length > 0) fight.play('ignore 0', [], NOTHING);
  const { ends, lost } = book.retreats(field, from, 1);
  const places = new Set<string>();
  const on = fight.choices().filter((one) => one.startsWith('retreat '));
  for (const one of on) places.add(fight.copy().play(one, [], NOTHING).hexOf(unit) ?? 'gone');
  if (on.length === 0) places.add(fight.hexOf(unit) ?? 'gone');
  const blocks = (field.units.get(from) as Unit).blocks;
  tally.agree('bounce flags', field, `${choice}: ends`, places, blocks - lost <= 0 ? ['gone'] : ends);
}

/** [N Coming out of Square]: not before enemy cavalry. */
export function leaving(tally: Tally, game: Compared, field: Field, side: number): void {
  const own = [...(field.squares ?? [])].filter((hex) => field.units.get(hex)?.side === side);
  if (own.length === 0) return;
  const name = ['top', 'bottom'][side];
  const text = textOf(field, game.id, 'move', [`active: ${name}`, `hand ${name}: forward`]);
  const at = Game.at(game.rules, text.replace(/^(phase|ordered): .*\n/gm, ''));
  at.play('play forward', [], NOTHING);
  // The card orders two units in each section.
  const ordered = own.filter((hex) => {
    const order = `order ${hex}`;
    if (!at.choices().includes(order)) return false;
    at.play(order, [], NOTHING);
    return true;
  });
  at.play('done', [], NOTHING);
  const found = at.choices().filter((one) => one.startsWith('leave square '));
  const free = ordered.filter((hex) =>
    book.board.neighbours(hex).every((near) => {
      const unit = field.units.get(near);
      return !unit || unit.side === side || symbolOf(unit) !== 'cavalry';
    }),
  );
  tally.agree(
    'squares left',
    field,
    'leave square',
    found.map((one) => one.split(' ')[2]),
    free,
  );
}
