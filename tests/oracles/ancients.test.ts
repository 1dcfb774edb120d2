// Ancients: the engine against the second reading of the rulebook in ancients.ts, on random positions.

import { describe, expect, it } from 'vitest';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { makeRandom } from '../kit/random.ts';
import * as book from './ancients.ts';
import { Game, randomField, textOf } from './engine.ts';
import { distance, type Field, holder, loneLeader, neighbours } from './field.ts';

const FIELDS = Number(process.env.VEXILLUM_ORACLES ?? 150);

const GROUNDS = [
  'forest',
  'hill',
  'hill',
  'brokenGround',
  'fordableRiver',
  'marsh',
  'fortifiedCamp',
  'bridge',
  'river',
  'scalableWall',
];

const units = Object.entries(book.KINDS).map(([code, { blocks }]) => [code, blocks] as const);
const fields = Array.from({ length: FIELDS }, (_, seed) =>
  randomField({ units, grounds: GROUNDS, fits: (code, ground) => !book.barred(code, ground) }, seed + 1),
);

const own = (field: Field): string[] => [...field.units].filter(([, { side }]) => side === 1).map(([hex]) => hex);
const foes = (field: Field): string[] => [
  ...[...field.units].filter(([, { side }]) => side === 0).map(([hex]) => hex),
  ...[...field.leaders].filter(([hex, side]) => side === 0 && loneLeader(field, hex)).map(([hex]) => hex),
];

/** What differs, with the position it was found in. */
const told = (field: Field, what: string): string => `${what}\n${textOf(field, 'ancients', 'battle')}`;

describe('ancients by the book', () => {
  it('units and leaders move where it lets them', () => {
    let compared = 0;
    for (const field of fields) {
      const alone = [...field.leaders]
        .filter(([hex, side]) => side === 1 && loneLeader(field, hex))
        .map(([hex]) => hex);
      const text = textOf(field, 'ancients', 'move');
      const ordered =
        alone.length > 0
          ? text.replace('ordered: all', `ordered: ${own(field).join(' ')}; leaders ${alone.join(' ')}`)
          : text;
      const offered = Game.at(ancientsRules, ordered).choices();
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
      const game = Game.at(ancientsRules, textOf(field, 'ancients', 'battle'));
      const offered = new Set(game.choices());
      for (const from of own(field)) {
        for (const to of foes(field)) {
          const close = `close ${from} x ${to}`;
          const fire = `fire ${from} x ${to}`;
          const shots = book.fireDice(field, from, to);
          if (shots !== null) expect(offered.has(fire), told(field, fire)).toBe(shots > 0);
          const dice = book.closeDice(field, from, to);
          expect(offered.has(close), told(field, close)).toBe(distance(from, to) === 1 && dice !== 0);
          if (offered.has(fire) && shots !== null) {
            const shot = game.copy().play(fire, [], 'swords');
            expect(shot.dice.rolls[0], told(field, `dice of ${fire}`)).toBe(shots);
            compared++;
          }
          if (!offered.has(close) || field.ground.get(to) === 'scalableWall') continue;
          if (dice === null) continue;
          const fight = game.copy().play(close, [], 'helmet');
          // A leader alone cannot answer.
          if (fight.decision === 'answerAttack' && field.units.has(to)) fight.play('stand', [], 'helmet');
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
    const faces = ['light', 'medium', 'heavy', 'helmet', 'swords'];
    let compared = 0;
    for (const field of fields) {
      const game = Game.at(ancientsRules, textOf(field, 'ancients', 'battle'));
      for (const choice of game.choices()) {
        const [verb, from, , to] = choice.split(' ');
        const target = field.units.get(to);
        if (!target || !(verb === 'close' || verb === 'fire') || field.ground.get(to) === 'scalableWall') continue;
        const roll = Array.from({ length: 9 }, () => faces[random(faces.length)]);
        const fight = game.copy().play(choice, [roll], 'flag');
        const unit = game.unitAt(to);
        if (verb === 'close') {
          if (fight.decision !== 'answerAttack') continue;
          fight.play('stand', [roll], 'helmet');
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
  function endsOf(game: Game, unit: number, verbs: readonly string[]): Map<string, number> {
    const found = new Map<string, number>();
    const go = (one: Game): void => {
      const on = one.choices().filter((choice) => verbs.includes(choice.split(' ')[0]));
      if (on.length === 0) found.set(one.hexOf(unit) ?? 'gone', one.blocksAt(unit));
      else for (const choice of on) go(one.copy().play(choice, [], 'swords'));
    };
    go(game);
    return found;
  }

  it('flags drive units back as it says', () => {
    let compared = 0;
    for (const field of fields) {
      const game = Game.at(ancientsRules, textOf(field, 'ancients', 'battle'));
      for (const choice of game.choices()) {
        const [verb, from, , to] = choice.split(' ');
        const target = field.units.get(to);
        const attacker = field.units.get(from);
        if (!target || !attacker || target.code === 'EL' || field.ground.get(to) === 'scalableWall') continue;
        const miss = target.code === 'HI' ? 'light' : book.KINDS[target.code].symbol === 'light' ? 'heavy' : 'light';
        for (const flags of [1, 2]) {
          const roll = Array.from({ length: 9 }, (_, i) => (i < flags ? 'flag' : miss));
          const fight = game.copy().play(choice, [roll], 'swords');
          const unit = game.unitAt(to);
          if (verb === 'close') {
            if (fight.decision !== 'answerAttack') continue;
            fight.play('stand', [roll], 'swords');
          }
          const rolled = Math.min(flags, fight.dice.rolls[0]);
          const most = Math.min(rolled, book.ignorable(field, from, to, verb === 'close'));
          const ignores = fight.choices().filter((one) => one.startsWith('ignore '));
          const offered = Math.max(0, ...ignores.map((one) => Number(one.split(' ')[1])));
          expect(offered, told(field, `flags to ignore: ${choice}, ${rolled}`)).toBe(most);
          if (ignores.length > 0) fight.play('ignore 0', [], 'swords');
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
      const game = Game.at(ancientsRules, textOf(field, 'ancients', 'battle'));
      for (const choice of game.choices()) {
        const [verb, from, , to] = choice.split(' ');
        const target = field.units.get(to);
        if (verb !== 'close' || !target) continue;
        const fight = game.copy().play(choice);
        const ends = book.evades(field, from, to);
        expect(fight.choices().includes('evade'), told(field, `evade before ${choice}`)).toBe(ends.size > 0);
        compared++;
        // The crew of a war machine leaves it; what is seen of the ends is seen with the others.
        if (ends.size === 0 || target.code === 'HWM') continue;
        const unit = game.unitAt(to);
        const found = endsOf(fight.play('evade', [], 'swords'), unit, ['evade']);
        expect([...found.keys()].sort(), told(field, `ends of the evade before ${choice}`)).toEqual([...ends].sort());
      }
    }
    expect(compared).toBeGreaterThan(FIELDS * 2);
  });

  it('units see whom it lets them: the longest shots', () => {
    let compared = 0;
    for (const [i, crowd] of fields.entries()) {
      // The same ground with one war machine and a target far away: nothing near it.
      const random = makeRandom(1000 + i);
      const places = [...crowd.ground.keys()];
      const from = 'E7';
      const to = places[random(places.length)];
      const units = new Map(
        [...crowd.units].filter(([hex]) => !neighbours(from).includes(hex) && hex !== from && hex !== to),
      );
      units.set(from, { code: 'HWM', side: 1, blocks: 2 });
      if (
        distance(from, to) < 2 ||
        book.barred('LI', crowd.ground.get(to) ?? '') ||
        book.barred('HWM', crowd.ground.get(from) ?? '')
      )
        continue;
      units.set(to, { code: 'LI', side: 0, blocks: 4 });
      const field: Field = { units, leaders: new Map(), ground: crowd.ground };
      const game = Game.at(ancientsRules, textOf(field, 'ancients', 'battle'));
      const offered = new Set(game.choices());
      for (const [target] of units) {
        if (holder(field, target) !== 0 || distance(from, target) < 2) continue;
        const seen = book.sees(field, from, target);
        if (seen === null) continue;
        expect(offered.has(`fire ${from} x ${target}`), told(field, `sight from ${from} to ${target}`)).toBe(
          seen && distance(from, target) <= 6,
        );
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(FIELDS);
  });
});
