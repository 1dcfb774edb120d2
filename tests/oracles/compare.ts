// The engine against a second reading of a rulebook, position after position: what one and the other say of moves, attacks,
// dice, hits, flags, retreats, evades, sight, battle back, leaders and what follows a won combat.

import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import { makeRandom } from '../kit/random.ts';
import { Game, textOf, type Ways } from './engine.ts';
import { type Board, distance, type Field, groundAt, loneLeader, type Unit } from './field.ts';

/** What a reading of a rulebook answers; null where the book leaves a doubt. */
export interface Book {
  readonly board: Board;
  readonly KINDS: {
    readonly [code: string]: { readonly blocks: number; readonly symbol: string; readonly range: number };
  };
  barred(code: string, ground: string): boolean;
  /** Where an ordered unit may move, by how many hexes. */
  moves(field: Field, from: string): { readonly sure: Map<string, number>; readonly doubtful: Set<string> };
  leaderMoves(field: Field, from: string): Set<string> | null;
  closeDice(field: Field, from: string, to: string, back?: boolean): number | null;
  fireDice(field: Field, from: string, to: string, moved?: boolean): number | null;
  /** Whether close combat is on offer; without it, wherever there are dice. */
  mayClose?(field: Field, from: string, to: string): boolean | null;
  /** What a unit may do that has moved so far and stands there now. */
  mayBattleAfter(field: Field, hex: string, far: number): { readonly close: boolean; readonly fire: boolean } | null;
  closeHits(
    field: Field,
    from: string,
    to: string,
    faces: readonly string[],
    back?: boolean,
  ): { readonly hits: number; readonly again: number } | null;
  ignorable(field: Field, from: string, to: string, close: boolean, back?: boolean): number | null;
  flagHexes(attacker: Unit, target: Unit, close: boolean): number;
  retreats(field: Field, from: string, owed: number): { readonly ends: Set<string>; readonly lost: number };
  evades(field: Field, from: string, to: string): Set<string> | null;
  evadeHits(attacker: Unit, target: Unit, faces: readonly string[]): number;
  /** Dice of a shot by who evades. */
  backShot(unit: Unit): number;
  leaderCheck(eliminated: boolean): { readonly dice: number; readonly helmets: number };
  /** Where a leader may be in the end whom nobody hits on his flight; `off` beside the board. */
  leaderFlight(
    field: Field,
    from: string,
    side: number,
  ): { readonly ends: Set<string>; readonly dice: Map<string, number> } | null;
  /** What follows when a unit that has not moved has emptied a hex; the field is the one afterwards. */
  momentum(
    field: Field,
    from: string,
    to: string,
    overLeader?: boolean,
  ): { readonly advance: boolean | null; readonly further: Set<string> | null; bonus(hex: string): Set<string> | null };
  /** Whether the attacker may come into the hex of a unit that has evaded. */
  readonly advancesOnEvade?: boolean;
  /** Whether an ordered unit may leave the board. */
  mayExit?(field: Field, from: string): boolean | null;
  /** Comparisons that only this game has. */
  more?(tally: Tally, game: Compared, field: Field, at: Game, side: number, seed: number): void;
}

export interface Compared {
  readonly id: string;
  readonly rules: CommandsRuleset;
  readonly book: Book;
  readonly ways: Ways;
  /** Special rules of a sheet that the reading knows. */
  readonly knows: readonly string[];
  /** Faces of the dice but the flag. */
  readonly faces: readonly string[];
  /** A face that does nothing to who retreats, evades or is checked. */
  readonly nothing: string;
  /** What later dice show of a unit that rolls dice again. */
  rest?(code: string): string | undefined;
  /** The face that hits leaders. */
  readonly leader: string;
  /** Whether an attack on this hex is an exchange of the plain kind. */
  plain(field: Field, from: string, to: string): boolean;
  /** Kinds of units that retreat, and that evade, without anything of their own. */
  retreats(code: string): boolean;
  evadesOnBoard(code: string): boolean;
  /** A kind with the longest range, and one to fire at. */
  readonly gun: string;
  readonly mark: string;
}

const listed = (values: Iterable<string>): string => [...values].sort().join(' ');

/** What was compared, and what differed. */
export class Tally {
  readonly compared = new Map<string, number>();
  readonly differences: string[] = [];
  private readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  get total(): number {
    return [...this.compared.values()].reduce((sum, n) => sum + n, 0);
  }

  /** Two answers to one question, as numbers or lists of places. */
  agree(
    kind: string,
    field: Field,
    question: string,
    engine: number | boolean | string | Iterable<string>,
    book: number | boolean | string | Iterable<string>,
  ): void {
    this.compared.set(kind, (this.compared.get(kind) ?? 0) + 1);
    const [found, expected] = [engine, book].map((one) => (typeof one === 'object' ? listed(one) : String(one)));
    if (found === expected) return;
    this.differences.push(
      `${kind}: ${question}: the engine says "${found}", the book "${expected}"\n${textOf(field, this.id, 'battle')}`,
    );
  }
}

export const piecesOf = (field: Field, side: number): string[] => [
  ...[...field.units].filter(([, unit]) => unit.side === side).map(([hex]) => hex),
  ...aloneOf(field, side),
];
export const unitsOf = (field: Field, side: number): string[] =>
  [...field.units].filter(([, unit]) => unit.side === side).map(([hex]) => hex);
const aloneOf = (field: Field, side: number): string[] =>
  [...field.leaders].filter(([hex, of]) => of === side && loneLeader(field, hex)).map(([hex]) => hex);

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
  game.book.more?.(tally, game, field, at, side, seed);
}

function compareMoves(
  tally: Tally,
  { rules, book, id, nothing }: Compared,
  field: Field,
  side: number,
  active: string,
  random: (below: number) => number,
): void {
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

/** One attack on offer, played in several ways. */
class Attack {
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
  ) {
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
    while (fight.choices().some((one) => /^(ignore 0|retreat|evade leader|stop)/.test(one))) {
      const [choice] = fight.choices().filter((one) => /^(ignore 0|retreat|evade leader|stop)/.test(one));
      fight.play(choice, [], game.nothing);
    }
    this.advances(fight, face, false);
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
    const { advance: may, further, bonus } = book.momentum(after, from, to, overLeader);
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
