// Cards that are played into the other side's fight, against a second reading: First Strike in all three games, Ambush in
// Medieval [A 18 First Strike; M First Strike; M Ambush; N First Strike].

import { Game, textOf } from './engine.ts';
import { type Field, unitsOf } from './field.ts';
import type { Compared, Tally } from './reading.ts';

const SIDES = ['top', 'bottom'];
const MOST_DICE = 9;

/** The battle phase of a side, with a card in the hand of the other. */
const withCard = (game: Compared, field: Field, side: number, card: string): Game =>
  Game.at(game.rules, textOf(field, game.id, 'battle', [`active: ${SIDES[side]}`, `hand ${SIDES[1 - side]}: ${card}`]));

/** The attack is declared, with no gun joining it, and waits for its answer; null where it comes to none. */
function declared(game: Compared, at: Game, choice: string): Game | null {
  const fight = at.copy().play(choice, [], game.nothing);
  if (fight.decision !== 'answerAttack' && fight.dice.rolls.length === 0 && fight.choices().includes('done'))
    fight.play('done', [], game.nothing);
  return fight.decision === 'answerAttack' ? fight : null;
}

const many = (face: () => string): string[] => Array.from({ length: MOST_DICE }, face);

/** The attacked unit battles first with the dice of a battle back, and the attack goes on only if the attacker has stood it. */
export function firstStrikes(
  tally: Tally,
  game: Compared,
  field: Field,
  side: number,
  random: (below: number) => number,
): void {
  const { book } = game;
  const at = withCard(game, field, side, 'firstStrike');
  for (const choice of at.choices()) {
    const [verb, from, , to] = choice.split(' ');
    const attacker = field.units.get(from);
    if (verb !== 'close' || attacker === undefined || !field.units.has(to) || !game.plain(field, from, to)) continue;
    const begun = declared(game, at, choice);
    const dice = book.closeDice(field, to, from, true);
    if (begun === null || dice === null) continue;
    const told = `${choice}, play firstStrike`;
    tally.agree('first strikes', field, told, begun.choices().includes('play firstStrike'), true);
    if (dice === 0) continue;
    const unit = at.unitAt(from);
    const miss = game.faces.find((face) => face !== book.KINDS[attacker.code].symbol) as string;
    const rest = game.rest?.(field.units.get(to)?.code ?? '') ?? game.nothing;
    const stood = begun.copy().play('play firstStrike', [many(() => miss)], rest);
    tally.agree('dice of first strikes', field, told, stood.dice.rolls[0], dice);
    goesOn(tally, game, field, stood, choice, from, to);
    // Hits, and what is left of the attack.
    const faces = many(() => game.faces[random(game.faces.length)]);
    const hits = book.closeHits(field, to, from, faces.slice(0, dice), true);
    if (hits === null || hits.again > 0) continue;
    const struck = begun.copy().play('play firstStrike', [faces, [game.nothing, game.nothing]], rest);
    const left = Math.max(0, attacker.blocks - hits.hits);
    tally.agree('hits of first strikes', field, `${told} with ${faces.join(' ')}`, struck.blocksAt(unit), left);
    if (left > 0 && !field.leaders.has(from)) goesOn(tally, game, field, struck, choice, from, to);
  }
}

/** The attacker still stands: it may go on or let it be, and nobody battles back after it. */
function goesOn(
  tally: Tally,
  game: Compared,
  field: Field,
  stood: Game,
  choice: string,
  from: string,
  to: string,
): void {
  // Losses count in Napoleonics; elsewhere only who began the combat at full strength does.
  const now = game.id === 'napoleonics' ? stood.field(field) : field;
  const dice = game.book.closeDice(now, from, to);
  if (dice === null || dice === 0) return;
  const told = `${choice} after a first strike`;
  tally.agree('after first strikes', field, told, stood.choices(), ['strike', 'decline']);
  if (!stood.choices().includes('strike')) return;
  const target = field.units.get(to);
  const miss = game.faces.find((face) => face !== game.book.KINDS[target?.code ?? ''].symbol) as string;
  const rest = game.rest?.(field.units.get(from)?.code ?? '') ?? game.nothing;
  const fight = stood.copy().play('strike', [many(() => miss)], rest);
  tally.agree('after first strikes', field, `dice of ${told}`, fight.dice.rolls[0], dice);
  tally.agree(
    'after first strikes',
    field,
    `${told}: nobody battles back`,
    fight.decision,
    stood.copy().play('decline', [], game.nothing).decision,
  );
}

/** After an advance any unit next to the one that advanced may attack it with two more dice. */
export function ambushes(tally: Tally, game: Compared, field: Field, side: number): void {
  const { book } = game;
  const at = withCard(game, field, side, 'ambush');
  for (const choice of at.choices()) {
    const [verb, from, , to] = choice.split(' ');
    const target = field.units.get(to);
    const dice = verb === 'close' && target !== undefined ? book.closeDice(field, from, to) : null;
    const begun = dice === null ? null : declared(game, at, choice);
    if (begun === null || target === undefined) continue;
    const face = (dice ?? 0) >= target.blocks ? book.KINDS[target.code].symbol : 'flag';
    const fight = begun.play('stand', [many(() => face)], game.nothing);
    const forced = (): string | undefined =>
      fight.choices().find((one) => /^(ignore 0|retreat|evade leader|stop)/.test(one));
    for (let one = forced(); one !== undefined; one = forced()) fight.play(one, [], game.nothing);
    if (!fight.choices().includes(`advance ${from} ${to}`)) continue;
    const unit = at.unitAt(from);
    fight.play(`advance ${from} ${to}`, [], game.nothing);
    // A marsh may cost who advances into it blocks.
    const after = fight.field(field);
    const advanced = after.units.get(to);
    if (advanced === undefined) continue;
    const near = unitsOf(after, 1 - side).filter((hex) => book.board.neighbours(to).includes(hex));
    const strength = new Map(near.map((hex) => [hex, book.closeDice(after, hex, to)]));
    if ([...strength.values()].includes(null)) continue;
    const told = `${choice}, advance ${from} ${to}`;
    const offered = fight.choices().filter((one) => one.startsWith('spring '));
    const wanted = near.filter((hex) => strength.get(hex) !== 0).map((hex) => `spring ambush ${hex}`);
    tally.agree('ambushes', field, told, offered, wanted);
    for (const spring of offered) {
      const by = spring.split(' ')[2];
      const miss = game.faces.find((one) => one !== book.KINDS[advanced.code].symbol) as string;
      const sprung = fight.copy().play(spring, [many(() => miss)], game.nothing);
      tally.agree('dice of ambushes', field, `${told}, ${spring}`, sprung.dice.rolls[0], (strength.get(by) ?? 0) + 2);
      tally.agree('ambushes', field, `${told}, ${spring}: it stands`, sprung.blocksAt(unit), advanced.blocks);
      const bonus = sprung.choices().filter((one) => one.startsWith('close ') && sprung.decision !== at.decision);
      tally.agree(
        'ambushes',
        field,
        `${told}, ${spring}: others`,
        bonus.filter((one) => !one.endsWith(` x ${by}`)),
        [],
      );
    }
  }
}
