// One attack against a second reading: dice, hits, flags, retreats, evades, battle back, leaders and what follows a won combat.

import type { Game } from './engine.ts';
import type { Field, Unit } from './field.ts';
import type { Book, Compared, Tally } from './reading.ts';

/** One attack on offer, played in several ways. */
export class Attack {
  private readonly tally: Tally;
  private readonly game: Compared;
  private readonly book: Book;
  private readonly field: Field;
  private readonly at: Game;
  private readonly choice: string;
  private readonly from: string;
  private readonly to: string;
  private readonly random: (below: number) => number;
  private readonly close: boolean;
  /** The attacker has moved this turn. */
  private readonly moved: boolean;
  /** What later dice show. */
  private readonly rest: string;

  constructor(
    tally: Tally,
    game: Compared,
    field: Field,
    at: Game,
    choice: string,
    from: string,
    to: string,
    random: (below: number) => number,
    moved = false,
  ) {
    this.moved = moved;
    this.tally = tally;
    this.game = game;
    this.book = game.book;
    this.field = field;
    this.at = at;
    this.choice = choice;
    this.from = from;
    this.to = to;
    this.random = random;
    this.close = choice.startsWith('close');
    this.rest = game.rest?.(field.units.get(from)?.code ?? '') ?? game.nothing;
  }

  private agree(
    kind: string,
    detail: string,
    engine: number | boolean | string | Iterable<string>,
    book: number | boolean | string | Iterable<string>,
  ): void {
    this.tally.agree(kind, this.field, detail === '' ? this.choice : `${this.choice}, ${detail}`, engine, book);
  }

  /** The attack, with nobody joining it; before the answer of the target. */
  private begin(roll: readonly (readonly string[])[], rest = this.rest): Game {
    const fight = this.at.copy().play(this.choice, roll, rest);
    // Guns that could join stay out of it.
    if (fight.decision !== 'answerAttack' && fight.dice.rolls.length === 0 && fight.choices().includes('done'))
      fight.play('done', roll, rest);
    return fight;
  }

  /** The attack on a target that stands; null where it is not struck first. */
  private strike(roll: readonly (readonly string[])[]): Game | null {
    const fight = this.begin(roll);
    if (!this.close || fight.dice.rolls.length > 0) return fight.dice.rolls.length > 0 ? fight : null;
    if (fight.decision !== 'answerAttack' || !fight.choices().includes('stand')) return null;
    return fight.play('stand', roll, this.rest);
  }

  private rolls(count: number, face: () => string): string[] {
    return Array.from({ length: count }, face);
  }

  /** The symbol of another class of units: it misses whoever attacks. */
  private miss(): string {
    return this.game.faces.find((face) => face !== this.hit()) as string;
  }

  /** The symbol of the target. */
  private hit(): string {
    return this.book.KINDS[(this.field.units.get(this.to) as Unit).code].symbol;
  }

  private dice(): number | null {
    return this.close
      ? this.book.closeDice(this.field, this.from, this.to)
      : this.book.fireDice(this.field, this.from, this.to);
  }

  leaderAlone(): void {
    const { game, book, field, to } = this;
    const side = field.leaders.get(to) as number;
    const leader = this.at.leaderAt(to);
    const fight = this.begin([], game.nothing);
    const dice = this.dice();
    if (dice !== null) this.agree('dice', '', fight.dice.rolls[0] ?? -1, dice);
    const hit = this.begin([[game.leader]]);
    this.agree('leaders alone', 'hit', hit.leaderIs(leader) === 'lost', true);
    this.advances(hit, 'over a leader', true);
    const flight = book.leaderFlight(field, to, side);
    if (flight !== null) this.flight(fight, leader, flight, 'flight of the leader');
  }

  /** Every end that a leader can choose, when nobody hits him on his way. */
  private flight(
    fight: Game,
    leader: number,
    flight: { readonly ends: Set<string>; readonly dice: Map<string, number> },
    what: string,
  ): void {
    const found = new Set<string>();
    const go = (one: Game): void => {
      const on = one.choices().filter((choice) => choice.startsWith('evade leader ') || choice === 'stop');
      if (on.length === 0) found.add(one.leaderIs(leader));
      for (const choice of on) {
        const next = one.copy().play(choice, [], this.game.nothing);
        const place = choice.split(' ')[3];
        const dice = flight.dice.get(place);
        // A hex next to which he is struck down is his third, and he goes there only where he must.
        if (next.dice.rolls.length > 0 && dice !== undefined)
          this.agree('escape dice', `${what}, ${choice}`, next.dice.rolls[0], dice);
        go(next);
      }
    };
    go(fight);
    if (flight.ends.size > 0) found.delete('lost');
    this.agree('flight of leaders', what, found, flight.ends.size > 0 ? flight.ends : ['lost']);
  }

  unit(): void {
    const { game, field, from, to } = this;
    if (!game.plain(field, from, to)) return;
    this.exchange();
    this.hits();
    if (game.retreats((field.units.get(to) as Unit).code)) this.flags();
    if (this.close) {
      this.evade();
      this.won();
    }
  }

  /** What a unit that has moved may do when it wins. */
  afterMove(): void {
    if (this.field.units.has(this.to) && this.game.plain(this.field, this.from, this.to)) this.won();
  }

  /** Nothing happens, and the target battles back. */
  private exchange(): void {
    const { game, book, field, from, to } = this;
    const fight = this.strike([this.rolls(9, () => this.miss())]);
    if (fight === null) return;
    const dice = this.dice();
    if (dice !== null) this.agree('dice', '', fight.dice.rolls[0], dice);
    if (!this.close) {
      this.agree('battle back', 'nobody after fire', fight.choices().includes('battle back'), false);
      return;
    }
    const answer = book.closeDice(field, to, from, true);
    if (answer === null) return;
    this.agree('battle back', '', fight.choices().includes('battle back'), answer > 0);
    if (answer === 0 || !fight.choices().includes('battle back')) return;
    const faces = [...game.faces, 'flag'];
    const roll = this.rolls(9, () => faces[this.random(faces.length)]);
    const attacker = this.at.unitAt(from);
    // The second roll checks a leader, unless dice are rolled again.
    const harmless = this.rolls(2, () => game.nothing);
    fight.play('battle back', [roll, harmless], game.rest?.(field.units.get(to)?.code ?? '') ?? game.nothing);
    this.agree('battle back dice', '', fight.dice.rolls[0], answer);
    const rolled = roll.slice(0, answer);
    const hits = book.closeHits(field, to, from, rolled, true);
    if (hits === null || hits.again > 0) return;
    const unit = field.units.get(from) as Unit;
    const left = unit.blocks - hits.hits;
    const flags = rolled.filter((face) => face === 'flag').length;
    const told = `battle back with ${rolled.join(' ')}`;
    if (left <= 0) this.agree('battle back hits', told, fight.blocksAt(attacker), 0);
    else if (flags === 0) this.agree('battle back hits', told, fight.blocksAt(attacker), left);
    else if (game.retreats(unit.code)) this.goBack(fight, to, from, flags, left, told, true);
  }

  /** Random faces without flags, and those that hit everybody or nobody. */
  private hits(): void {
    this.hitsOf(() => this.game.faces[this.random(this.game.faces.length)]);
    if (!this.close) return;
    for (const face of this.game.faces.filter((one) => one !== this.miss() && one !== this.hit()))
      this.hitsOf(() => face);
  }

  private hitsOf(face: () => string): void {
    const { game, book, field, from, to } = this;
    const target = field.units.get(to) as Unit;
    const unit = this.at.unitAt(to);
    const roll = this.rolls(9, face);
    const leader = field.leaders.has(to) ? this.at.leaderAt(to) : -1;
    const fight = this.strike([roll]);
    if (fight === null) return;
    const rolled = roll.slice(0, fight.dice.rolls[0]);
    const told = `with ${rolled.join(' ')}`;
    const expected = this.close
      ? book.closeHits(field, from, to, rolled)
      : { hits: rolled.filter((face) => face === book.KINDS[target.code].symbol).length, again: 0 };
    if (expected === null) return;
    const left = Math.max(0, target.blocks - expected.hits);
    this.agree('hits', told, fight.blocksAt(unit), left);
    // What was hit enough is gone, and nothing is rolled again.
    if (expected.again > 0 && left > 0) {
      this.agree('dice rolled again', told, fight.dice.rolls[1] ?? 0, expected.again);
      return;
    }
    if (leader < 0 || expected.again > 0 || expected.hits === 0) {
      if (leader < 0 && left === 0) this.agree('rolls', told, fight.dice.rolls.length, 1);
      return;
    }
    const check = book.leaderCheck(left === 0);
    this.agree('leader checks', told, fight.dice.rolls[1] ?? 0, check.dice);
    for (const helmets of [check.helmets - 1, check.helmets]) {
      const faces = this.rolls(check.dice, () => game.nothing).map((face, i) => (i < helmets ? game.leader : face));
      const checked = this.strike([roll, faces]);
      if (checked === null) continue;
      const units = new Map([...field.units].filter(([hex]) => hex !== to));
      const flight = left === 0 ? book.leaderFlight({ ...field, units }, to, target.side) : null;
      // Who has no way to flee is lost, though he was not hit.
      const hit = helmets === check.helmets || flight?.ends.size === 0;
      const lost = checked.leaderIs(leader) === 'lost';
      this.agree('leader checks', `${told} and ${faces.join(' ')}`, lost, hit);
      if (flight !== null && !lost) this.flight(checked, leader, flight, `${told}, flight of the leader`);
    }
  }

  private flags(): void {
    const { field, from, to } = this;
    const target = field.units.get(to) as Unit;
    const miss = this.miss();
    for (const flags of [1, 2]) {
      const roll = this.rolls(9, () => miss).map((face, i) => (i < flags ? 'flag' : face));
      const fight = this.strike([roll]);
      if (fight === null) continue;
      const rolled = Math.min(flags, fight.dice.rolls[0]);
      this.goBack(fight, from, to, rolled, target.blocks, `${rolled} flags`, false);
    }
  }

  /** A unit before flags that were rolled against it. */
  private goBack(
    fight: Game,
    by: string,
    hex: string,
    flags: number,
    blocks: number,
    told: string,
    back: boolean,
  ): void {
    const { game, book, field } = this;
    const unit = this.at.unitAt(hex);
    const [attacker, target] = [field.units.get(by) as Unit, field.units.get(hex) as Unit];
    const may = book.ignorable(field, by, hex, this.close, back);
    const ignores = fight.choices().filter((one) => one.startsWith('ignore '));
    const offered = Math.max(0, ...ignores.map((one) => Number(one.split(' ')[1])));
    if (may !== null) this.agree('flags ignored', told, offered, Math.min(flags, may));
    if (ignores.length > 0) fight.play('ignore 0', [], game.nothing);
    const { ends, lost } = book.retreats(field, hex, flags * book.flagHexes(attacker, target, this.close));
    const found = this.endsOf(fight, unit, 'retreat');
    const left = Math.max(0, blocks - lost);
    this.agree('retreats', told, found.keys(), left === 0 ? ['gone'] : ends);
    this.agree('blocks after a retreat', told, new Set([...found.values()].map(String)), [String(left)]);
  }

  /** Every end that a piece can choose until somebody else decides, with the blocks it has then. */
  private endsOf(begun: Game, unit: number, verb: string): Map<string, number> {
    const found = new Map<string, number>();
    const go = (one: Game): void => {
      const on = one.choices().filter((choice) => choice.startsWith(`${verb} `));
      if (on.length === 0) found.set(one.hexOf(unit) ?? 'gone', one.blocksAt(unit));
      else for (const choice of on) go(one.copy().play(choice, [], this.game.nothing));
    };
    go(begun);
    return found;
  }

  private evade(): void {
    const { game, book, field, from, to } = this;
    const [attacker, target] = [field.units.get(from) as Unit, field.units.get(to) as Unit];
    const ends = book.evades(field, from, to);
    if (ends === null) return;
    const fight = this.begin([]);
    if (fight.decision !== 'answerAttack') return;
    this.agree('evades', 'whether', fight.choices().includes('evade'), ends.size > 0);
    if (ends.size === 0 || !fight.choices().includes('evade')) return;
    const unit = this.at.unitAt(to);
    if (game.evadesOnBoard(target.code)) {
      const evading = fight.copy().play('evade', [this.rolls(9, () => this.miss())], game.nothing);
      this.agree('ends of evades', '', this.endsOf(evading, unit, 'evade').keys(), ends);
      while (evading.choices().some((one) => one.startsWith('evade ')))
        evading.play(evading.choices()[0], [], game.nothing);
      const advance = evading.choices().includes(`advance ${from} ${to}`);
      if (book.advancesOnEvade) this.advances(evading, 'after an evade', false);
      else this.agree('advances', 'after an evade', advance, false);
    }
    const faces = [...game.faces, 'flag'];
    const roll = this.rolls(9, () => faces[this.random(faces.length)]);
    const dice = this.dice();
    if (dice === null) return;
    const rolled = roll.slice(0, dice);
    const hits = book.evadeHits(attacker, target, rolled);
    const struck = fight.copy().play('evade', [roll], game.nothing);
    this.agree('hits on who evades', rolled.join(' '), struck.blocksAt(unit), Math.max(0, target.blocks - hits));
    const shot = book.backShot(target);
    if (shot === 0) return;
    const foe = this.at.unitAt(from);
    const answer = this.rolls(shot, () => faces[this.random(faces.length)]);
    const led = field.leaders.has(to) && hits > 0;
    if (led) return;
    const shooting = fight.copy().play('evade', [roll, answer], game.nothing);
    if (hits >= target.blocks) return;
    this.agree('shots of who evades', 'dice', shooting.dice.rolls[1] ?? 0, shot);
    const hit = answer.filter((face) => face === book.KINDS[attacker.code].symbol).length;
    this.agree('shots of who evades', answer.join(' '), shooting.blocksAt(foe), Math.max(0, attacker.blocks - hit));
  }

  /** The target is gone: the advance, and what follows it. */
  private won(): void {
    const { game, book, field, to } = this;
    const target = field.units.get(to) as Unit;
    const dice = this.dice();
    if (dice === null) return;
    const face = dice >= target.blocks ? book.KINDS[target.code].symbol : 'flag';
    if (face === 'flag' && !game.retreats(target.code)) return;
    const fight = this.strike([this.rolls(9, () => face)]);
    if (fight === null) return;
    this.settle(fight);
    this.advances(fight, this.moved ? `${face} after a move` : face, false);
  }

  /** Flags are obeyed, and leaders flee. */
  private settle(fight: Game): void {
    const forced = (): string | undefined =>
      fight.choices().find((one) => /^(ignore 0|retreat|evade leader|stop)/.test(one));
    for (let choice = forced(); choice !== undefined; choice = forced()) fight.play(choice, [], this.game.nothing);
  }

  /** The hex is empty, or not. */
  private advances(fight: Game, told: string, overLeader: boolean): void {
    const { game, book, field, from, to } = this;
    const advance = `advance ${from} ${to}`;
    const after = fight.field(field);
    if (!this.close || after.units.has(to) || after.leaders.has(to) || !after.units.has(from)) {
      this.agree('advances', `${told}: nobody`, fight.choices().includes(advance), false);
      return;
    }
    const { advance: may, further, bonus } = book.momentum(after, from, to, overLeader, this.moved);
    if (may === null) return;
    this.agree('advances', told, fight.choices().includes(advance), may);
    if (!may || !fight.choices().includes(advance)) return;
    fight.play(advance, [], game.nothing);
    const reached = this.reached(fight, to);
    if (further === null) return;
    this.agree('the hex further', told, reached.keys(), [to, ...further]);
    for (const [hex, targets] of reached) {
      const expected = bonus(hex);
      if (expected !== null) this.agree('bonus combats', `${told}, from ${hex}`, targets, expected);
    }
    const [second] = (reached.get(to) ?? []).filter((hex) => after.units.has(hex));
    if (second !== undefined) this.bonusWon(fight, second, told);
  }

  /** A bonus combat that is won lets the unit advance once more, and no farther. */
  private bonusWon(fight: Game, target: string, told: string): void {
    const { game, book, field, to } = this;
    const bonus = `close ${to} x ${target}`;
    if (!fight.choices().includes(bonus)) fight.play('done', [], game.nothing);
    const before = fight.field(field);
    const unit = before.units.get(target) as Unit;
    if (!game.plain(before, to, target) || !game.retreats(unit.code)) return;
    const roll = [this.rolls(9, () => book.KINDS[unit.code].symbol)];
    fight.play(bonus, roll, game.nothing);
    if (fight.choices().some((one) => one.startsWith('support ')) && fight.choices().includes('done'))
      fight.play('done', roll, game.nothing);
    if (fight.choices().includes('stand')) fight.play('stand', roll, game.nothing);
    this.settle(fight);
    const after = fight.field(field);
    if (after.units.has(target) || after.leaders.has(target) || !after.units.has(to)) return;
    const { advance: may } = book.momentum(after, to, target, false, true);
    if (may === null) return;
    const advance = `advance ${to} ${target}`;
    this.agree('second advances', `${told}, ${bonus}`, fight.choices().includes(advance), may);
    if (!fight.choices().includes(advance)) return;
    fight.play(advance, [], game.nothing);
    this.agree('second advances', `${told}, ${bonus}: over`, fight.decision === this.at.decision, true);
  }

  /** Where a unit that has advanced may stand, and whom it may attack from there. */
  private reached(fight: Game, hex: string): Map<string, string[]> {
    const found = new Map<string, string[]>();
    const targets = (one: Game, where: string): string[] =>
      one
        .choices()
        .filter((choice) => choice.startsWith(`close ${where} x `))
        .map((choice) => choice.split(' ')[3]);
    const on = fight.choices().filter((choice) => choice.startsWith(`move ${hex} `));
    // Others may battle now: then nothing more was asked of this unit.
    const asked = fight.decision !== this.at.decision;
    found.set(hex, []);
    if (!asked) return found;
    if (on.length === 0) found.set(hex, targets(fight, hex));
    else {
      for (const choice of on) {
        const next = fight.copy().play(choice, [], this.game.nothing);
        const place = choice.split(' ')[2];
        found.set(place, next.decision === this.at.decision ? [] : targets(next, place));
      }
      const stay = fight.copy().play('done', [], this.game.nothing);
      found.set(hex, stay.decision === this.at.decision ? [] : targets(stay, hex));
    }
    return found;
  }
}
