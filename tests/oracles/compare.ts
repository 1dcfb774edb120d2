// The engine against a second reading of a rulebook, on random positions: what one and the other say of moves, attacks, dice,
// hits, flags, retreats, evades and sight.

import { expect, it } from 'vitest';
import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import { makeRandom } from '../kit/random.ts';
import { Game, randomField, textOf, type Ways } from './engine.ts';
import { distance, type Field, holder, loneLeader, neighbours, type Unit } from './field.ts';

/** What a reading of a rulebook answers; null where the book leaves a doubt. */
export interface Book {
  readonly KINDS: {
    readonly [code: string]: { readonly blocks: number; readonly symbol: string; readonly range: number };
  };
  barred(code: string, ground: string): boolean;
  moves(field: Field, from: string): { readonly sure: Set<string>; readonly doubtful: Set<string> };
  leaderMoves(field: Field, from: string): Set<string>;
  closeDice(field: Field, from: string, to: string): number | null;
  fireDice(field: Field, from: string, to: string): number | null;
  closeHits(
    field: Field,
    from: string,
    to: string,
    faces: readonly string[],
  ): { readonly hits: number; readonly again: number } | null;
  ignorable(field: Field, from: string, to: string, close: boolean): number;
  flagHexes(attacker: Unit, target: Unit, close: boolean): number;
  retreats(field: Field, from: string, owed: number): { readonly ends: Set<string>; readonly lost: number };
  evades(field: Field, from: string, to: string): Set<string> | null;
}

export interface Compared {
  readonly id: string;
  readonly rules: CommandsRuleset;
  readonly book: Book;
  readonly ways: Ways;
  /** Faces of the dice but the flag, and one that does nothing to who retreats, evades or is checked. */
  readonly faces: readonly string[];
  readonly nothing: string;
  /** What dice show that are rolled again. */
  readonly again: string;
  /** Whether an attack on this hex is an exchange of the plain kind. */
  plain(field: Field, hex: string): boolean;
  /** Kinds of units that retreat, and that evade, without anything of their own. */
  retreats(code: string): boolean;
  evadesOnBoard(code: string): boolean;
  /** A kind with the longest range, and one to fire at. */
  readonly gun: string;
  readonly mark: string;
}

/** VEXILLUM_ORACLES asks for more positions. */
const FIELDS = Number(process.env.VEXILLUM_ORACLES ?? 150);

const own = (field: Field): string[] => [...field.units].filter(([, { side }]) => side === 1).map(([hex]) => hex);
const foes = (field: Field): string[] => [
  ...[...field.units].filter(([, { side }]) => side === 0).map(([hex]) => hex),
  ...[...field.leaders].filter(([hex, side]) => side === 0 && loneLeader(field, hex)).map(([hex]) => hex),
];

/** All comparisons, as tests. */
export function compare(game: Compared): void {
  const { rules, book } = game;
  const fields = Array.from({ length: FIELDS }, (_, seed) => randomField(game.ways, seed + 1));
  const told = (field: Field, what: string): string => `${what}\n${textOf(field, game.id, 'battle')}`;

  /** Lets the target stand and fight; false when nobody was asked. */
  function stand(fight: Game, roll: readonly (readonly string[])[], rest = game.nothing): boolean {
    // Guns that could join stay out of it.
    if (fight.decision !== 'answerAttack' && fight.choices().includes('done')) fight.play('done', roll, rest);
    if (fight.dice.rolls.length > 0) return false;
    if (fight.decision !== 'answerAttack' || !fight.choices().includes('stand')) return false;
    fight.play('stand', roll, rest);
    return true;
  }

  it('units and leaders move where it lets them', () => {
    let compared = 0;
    for (const field of fields) {
      const alone = [...field.leaders]
        .filter(([hex, side]) => side === 1 && loneLeader(field, hex))
        .map(([hex]) => hex);
      const text = textOf(field, game.id, 'move');
      const ordered =
        alone.length > 0
          ? text.replace('ordered: all', `ordered: ${own(field).join(' ')}; leaders ${alone.join(' ')}`)
          : text;
      const offered = Game.at(rules, ordered).choices();
      for (const from of own(field)) {
        const { sure, doubtful } = book.moves(field, from);
        const found = offered
          .filter((choice) => choice.startsWith(`move ${from} `))
          .map((choice) => choice.split(' ')[2])
          .filter((hex) => !doubtful.has(hex));
        expect(found.sort(), told(field, `moves of ${from}`)).toEqual([...sure].sort());
        compared++;
      }
      for (const from of alone) {
        const found = offered
          .filter((choice) => choice.startsWith(`move leader ${from} `))
          .map((choice) => choice.split(' ')[3]);
        expect(found.sort(), told(field, `moves of the leader at ${from}`)).toEqual(
          [...book.leaderMoves(field, from)].sort(),
        );
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(FIELDS * 4);
  });

  it('units attack those whom it lets them, with its dice', () => {
    let compared = 0;
    for (const field of fields) {
      const at = Game.at(rules, textOf(field, game.id, 'battle'));
      const offered = new Set(at.choices());
      for (const from of own(field)) {
        for (const to of foes(field)) {
          const close = `close ${from} x ${to}`;
          const fire = `fire ${from} x ${to}`;
          const shots = book.fireDice(field, from, to);
          if (shots !== null) expect(offered.has(fire), told(field, fire)).toBe(shots > 0);
          const dice = book.closeDice(field, from, to);
          expect(offered.has(close), told(field, close)).toBe(distance(from, to) === 1 && dice !== 0);
          if (offered.has(fire) && shots !== null) {
            const shot = at.copy().play(fire, [], game.nothing);
            expect(shot.dice.rolls[0], told(field, `dice of ${fire}`)).toBe(shots);
            compared++;
          }
          if (!offered.has(close) || !game.plain(field, to)) continue;
          if (dice === null) continue;
          const fight = at.copy().play(close, [], game.nothing);
          stand(fight, []);
          if (fight.dice.rolls.length === 0) continue;
          expect(fight.dice.rolls[0], told(field, `dice of ${close}`)).toBe(dice);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(FIELDS * 3);
  });

  it('dice hit as it says', () => {
    const random = makeRandom(77);
    const faces = game.faces;
    let compared = 0;
    for (const field of fields) {
      const at = Game.at(rules, textOf(field, game.id, 'battle'));
      for (const choice of at.choices()) {
        const [verb, from, , to] = choice.split(' ');
        const target = field.units.get(to);
        if (!target || !(verb === 'close' || verb === 'fire') || !game.plain(field, to)) continue;
        const roll = Array.from({ length: 9 }, () => faces[random(faces.length)]);
        const fight = at.copy().play(choice, [roll], game.again);
        const unit = at.unitAt(to);
        if (verb === 'close') {
          if (!stand(fight, [roll], game.again)) continue;
        }
        const rolled = roll.slice(0, fight.dice.rolls[0]);
        const expected =
          verb === 'fire'
            ? { hits: rolled.filter((face) => face === book.KINDS[target.code].symbol).length, again: 0 }
            : book.closeHits(field, from, to, rolled);
        if (expected === null) continue;
        const left = Math.max(0, target.blocks - expected.hits);
        expect(fight.blocksAt(unit), told(field, `${choice} with ${rolled.join(' ')}`)).toBe(left);
        // What was hit enough is gone, and nothing is rolled again.
        if (expected.again > 0 && left > 0)
          expect(fight.dice.rolls[1], told(field, `rolled again: ${choice} with ${rolled.join(' ')}`)).toBe(
            expected.again,
          );
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(FIELDS * 2);
  });

  /** Every end that a piece can choose until somebody else decides. */
  function endsOf(begun: Game, unit: number, verbs: readonly string[]): Map<string, number> {
    const found = new Map<string, number>();
    const go = (one: Game): void => {
      const on = one.choices().filter((choice) => verbs.includes(choice.split(' ')[0]));
      if (on.length === 0) found.set(one.hexOf(unit) ?? 'gone', one.blocksAt(unit));
      else for (const choice of on) go(one.copy().play(choice, [], game.nothing));
    };
    go(begun);
    return found;
  }

  it('flags drive units back as it says', () => {
    let compared = 0;
    for (const field of fields) {
      const at = Game.at(rules, textOf(field, game.id, 'battle'));
      for (const choice of at.choices()) {
        const [verb, from, , to] = choice.split(' ');
        const target = field.units.get(to);
        const attacker = field.units.get(from);
        if (!target || !attacker || !game.retreats(target.code) || !game.plain(field, to)) continue;
        const miss = game.faces.find((face) => face !== book.KINDS[target.code].symbol) as string;
        for (const flags of [1, 2]) {
          const roll = Array.from({ length: 9 }, (_, i) => (i < flags ? 'flag' : miss));
          const fight = at.copy().play(choice, [roll], game.nothing);
          const unit = at.unitAt(to);
          if (verb === 'close') {
            if (!stand(fight, [roll])) continue;
          }
          const rolled = Math.min(flags, fight.dice.rolls[0]);
          const most = Math.min(rolled, book.ignorable(field, from, to, verb === 'close'));
          const ignores = fight.choices().filter((one) => one.startsWith('ignore '));
          const offered = Math.max(0, ...ignores.map((one) => Number(one.split(' ')[1])));
          expect(offered, told(field, `flags to ignore: ${choice}, ${rolled}`)).toBe(most);
          if (ignores.length > 0) fight.play('ignore 0', [], game.nothing);
          const { ends, lost } = book.retreats(field, to, rolled * book.flagHexes(attacker, target, verb === 'close'));
          const found = endsOf(fight, unit, ['retreat']);
          const left = Math.max(0, target.blocks - lost);
          const expected = left === 0 ? ['gone'] : [...ends].sort();
          expect([...found.keys()].sort(), told(field, `ends of the retreat: ${choice}, ${rolled}`)).toEqual(expected);
          expect([...new Set(found.values())], told(field, `blocks left: ${choice}, ${rolled}`)).toEqual([left]);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(FIELDS * 2);
  });

  it('units evade when and where it lets them', () => {
    let compared = 0;
    for (const field of fields) {
      const at = Game.at(rules, textOf(field, game.id, 'battle'));
      for (const choice of at.choices()) {
        const [verb, from, , to] = choice.split(' ');
        const target = field.units.get(to);
        if (verb !== 'close' || !target) continue;
        const fight = at.copy().play(choice, [], game.nothing);
        if (fight.decision !== 'answerAttack' && fight.choices().includes('done')) fight.play('done', [], game.nothing);
        const ends = book.evades(field, from, to);
        if (ends === null) continue;
        expect(fight.choices().includes('evade'), told(field, `evade before ${choice}`)).toBe(ends.size > 0);
        compared++;
        if (ends.size === 0 || !game.evadesOnBoard(target.code)) continue;
        const unit = at.unitAt(to);
        const found = endsOf(fight.play('evade', [], game.nothing), unit, ['evade']);
        expect([...found.keys()].sort(), told(field, `ends of the evade before ${choice}`)).toEqual([...ends].sort());
      }
    }
    expect(compared).toBeGreaterThan(FIELDS * 2);
  });

  it('units see whom it lets them: the longest shots', () => {
    let compared = 0;
    for (const [i, crowd] of fields.entries()) {
      // The same ground with one piece of the longest range and a target far away: nothing near it.
      const random = makeRandom(1000 + i);
      const places = [...crowd.ground.keys()];
      const from = 'E7';
      const to = places[random(places.length)];
      const units = new Map(
        [...crowd.units].filter(([hex]) => !neighbours(from).includes(hex) && hex !== from && hex !== to),
      );
      units.set(from, { code: game.gun, side: 1, blocks: book.KINDS[game.gun].blocks });
      if (
        distance(from, to) < 2 ||
        book.barred(game.mark, crowd.ground.get(to) ?? '') ||
        book.barred(game.gun, crowd.ground.get(from) ?? '')
      )
        continue;
      units.set(to, { code: game.mark, side: 0, blocks: 3 });
      const field: Field = { units, leaders: new Map(), ground: crowd.ground };
      const at = Game.at(rules, textOf(field, game.id, 'battle'));
      const offered = new Set(at.choices());
      for (const [target] of units) {
        if (holder(field, target) !== 0 || distance(from, target) < 2) continue;
        const shots = book.fireDice(field, from, target);
        if (shots === null) continue;
        const fire = `fire ${from} x ${target}`;
        expect(offered.has(fire), told(field, `sight: ${fire}`)).toBe(shots > 0);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(FIELDS);
  });
}
