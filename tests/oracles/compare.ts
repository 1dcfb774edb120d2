// The engine against a second reading of a rulebook, position after position: moves, who may attack whom, sight, and every
// attack on offer.

import { makeRandom } from '../kit/random.ts';
import { Attack } from './attack.ts';
import { firstStrikes } from './cards.ts';
import { Game, textOf } from './engine.ts';
import { aloneOf, distance, type Field, groundAt, loneLeader, piecesOf, unitsOf } from './field.ts';
import type { Book, Compared, Tally } from './reading.ts';

/** All comparisons on one battlefield, with one side to move. */
export function compare(tally: Tally, game: Compared, field: Field, seed: number): void {
  const side = seed % 2;
  if (unitsOf(field, side).length === 0) return;
  const active = `active: ${['top', 'bottom'][side]}`;
  const random = makeRandom(seed * 31 + 7);
  compareMoves(tally, game, field, side, active, random);
  const at = Game.at(game.rules, textOf(field, game.id, 'battle', [active]));
  compareOffers(tally, game, field, side, at);
  for (const choice of at.choices()) {
    const [verb, from, , to] = choice.split(' ');
    if (verb !== 'close' && verb !== 'fire') continue;
    const attack = new Attack(tally, game, field, at, choice, from, to, random);
    if (loneLeader(field, to)) attack.leaderAlone();
    else attack.unit();
  }
  firstStrikes(tally, game, field, side, random);
  game.book.more?.(tally, game, field, at, side, seed);
}

function compareMoves(
  tally: Tally,
  game: Compared,
  field: Field,
  side: number,
  active: string,
  random: (below: number) => number,
): void {
  const { rules, book, id, nothing } = game;
  const alone = aloneOf(field, side);
  const text = textOf(field, id, 'move', [active]);
  const leaders = alone.length > 0 ? `; leaders ${alone.join(' ')}` : '';
  const start = Game.at(rules, text.replace('ordered: all', `ordered: ${unitsOf(field, side).join(' ')}${leaders}`));
  const offered = start.choices();
  for (const from of unitsOf(field, side)) {
    const { sure, doubtful } = book.moves(field, from);
    const found = offered
      .filter((choice) => choice.startsWith(`move ${from} `))
      .map((choice) => choice.split(' ')[2])
      .filter((hex) => !doubtful.has(hex));
    tally.agree(
      'moves',
      field,
      `moves of ${from}`,
      found,
      [...sure.keys()].filter((hex) => !doubtful.has(hex)),
    );
    const exit = book.mayExit?.(field, from) ?? null;
    if (exit !== null) tally.agree('exits', field, `exit ${from}`, offered.includes(`exit ${from}`), exit);
    // One of its moves, and what it may do then.
    const to = found[random(found.length)];
    const far = sure.get(to);
    if (to === undefined || far === undefined || random(3) > 0) continue;
    const moved = start.copy().play(`move ${from} ${to}`, [], nothing);
    if (moved.decision !== start.decision) continue;
    moved.play('done', [], nothing);
    const after = moved.field(field);
    const may = book.mayBattleAfter(after, to, far);
    if (may === null) continue;
    const battle = moved.choices();
    for (const target of piecesOf(after, 1 - side)) {
      const close = may.close && distance(to, target) === 1 ? mayClose(book, after, to, target) : false;
      const fire = may.fire ? book.fireDice(after, to, target, true) : 0;
      if (close !== null)
        tally.agree(
          'battle after a move',
          field,
          `move ${from} ${to}, close ${to} x ${target}`,
          battle.includes(`close ${to} x ${target}`),
          close,
        );
      if (close && battle.includes(`close ${to} x ${target}`))
        new Attack(tally, game, after, moved, `close ${to} x ${target}`, to, target, random, true).afterMove();
      if (fire === null) continue;
      const shot = `fire ${to} x ${target}`;
      tally.agree('battle after a move', field, `move ${from} ${to}, ${shot}`, battle.includes(shot), fire > 0);
      if (fire > 0 && battle.includes(shot))
        tally.agree(
          'dice after a move',
          field,
          `move ${from} ${to}, ${shot}`,
          moved.copy().play(shot, [], nothing).dice.rolls[0],
          fire,
        );
    }
  }
  for (const from of alone) {
    const places = book.leaderMoves(field, from);
    if (places === null) continue;
    const found = offered.filter((one) => one.startsWith(`move leader ${from} `)).map((one) => one.split(' ')[3]);
    const exit = book.mayLeaderExit?.(field, from) ?? false;
    tally.agree('exits', field, `exit leader ${from}`, offered.includes(`exit leader ${from}`), exit);
    tally.agree('moves of leaders', field, `moves of the leader at ${from}`, found, places);
  }
}

function mayClose(book: Book, field: Field, from: string, to: string): boolean | null {
  if (book.mayClose) return book.mayClose(field, from, to);
  const dice = book.closeDice(field, from, to);
  return dice === null ? null : dice > 0;
}

/** Who may be attacked by whom. */
function compareOffers(tally: Tally, { book }: Compared, field: Field, side: number, at: Game): void {
  const offered = new Set(at.choices());
  for (const from of unitsOf(field, side)) {
    for (const to of piecesOf(field, 1 - side)) {
      const shots = book.fireDice(field, from, to);
      const fire = `fire ${from} x ${to}`;
      if (shots !== null) tally.agree('targets at range', field, fire, offered.has(fire), shots > 0);
      if (distance(from, to) !== 1) continue;
      const close = `close ${from} x ${to}`;
      const may = mayClose(book, field, from, to);
      if (may !== null) tally.agree('targets in close combat', field, close, offered.has(close), may);
    }
  }
}

/** Sight at the longest range: one piece on its own against those far away. */
export function compareSight(tally: Tally, game: Compared, crowd: Field, seed: number): void {
  const { book, rules } = game;
  const random = makeRandom(1000 + seed);
  const places = [...crowd.ground.keys()];
  const from = 'E7';
  const to = places[random(places.length)];
  if (to === undefined || distance(from, to) < 2) return;
  if (book.barred(game.mark, groundAt(crowd, to)) || book.barred(game.gun, groundAt(crowd, from))) return;
  const near = book.board.neighbours(from);
  const units = new Map([...crowd.units].filter(([hex]) => !near.includes(hex) && hex !== from && hex !== to));
  units.set(from, { code: game.gun, side: 1, blocks: book.KINDS[game.gun].blocks });
  units.set(to, { code: game.mark, side: 0, blocks: 3 });
  const field: Field = { ...crowd, units, leaders: new Map() };
  const offered = new Set(Game.at(rules, textOf(field, game.id, 'battle')).choices());
  for (const target of unitsOf(field, 0)) {
    const shots = book.fireDice(field, from, target);
    const fire = `fire ${from} x ${target}`;
    if (shots !== null) tally.agree('sight', field, fire, offered.has(fire), shots > 0);
  }
}
