// A battle for somebody's first: which side of which battle equal bots win about two times in three, when that side first loses a
// unit, and how much there is to decide. Seats are fixed, since no battle is the same for both sides.
//   npx tsx bench/first-battles.ts [games each: 100] [bot: drill] [game or scenario ...]

import { Table } from '../src/kernel/table.ts';
import { askBot, botsOf, rulesets as games, makeBot } from '../src/loaded.ts';
import { percent, scenariosOf, wilson } from './bouts.ts';

const MOST_TURNS = 400;
/** A loss so early, in the first two turns of each side (in Dark Ages the first two rounds), is felt as one's own fault. */
const EARLY = 4;

interface Fought {
  readonly winner: number;
  readonly turns: number;
  /** By side: the turn in which the first unit was lost, and how often it was asked with more than one answer. */
  readonly firstLoss: readonly number[];
  readonly asked: readonly number[];
}

/** What every view with units has in common, whatever else a game says of them. */
interface Counted {
  readonly side: string;
  readonly fate?: string;
  readonly place?: string;
}

const lost = ({ fate, place }: Counted): boolean => fate === 'eliminated' || place === 'gone';

function fight(scenario: string, bot: string, seed: string): Fought {
  const ruleset = games.find((game) => scenario.startsWith(`${game.id}/`));
  if (!ruleset) throw new Error(`no game has the scenario ${scenario}`);
  const table = new Table(ruleset, { start: { scenario }, seed });
  const bots = ruleset.seatNames.map((_, seat) => {
    const one = makeBot(bot, `${seed} ${seat}`, ruleset.id);
    if (!one) throw new Error(`${ruleset.id} has no bot ${bot}`);
    return one;
  });
  const clock = (): number => botsOf(ruleset.id).brings?.clock(table.state) ?? table.state.turn;
  const firstLoss = [Infinity, Infinity];
  const asked = [0, 0];
  const look = (turn: number) => {
    const { units } = ruleset.view(table.state, -1) as unknown as { readonly units: readonly Counted[] };
    ['top', 'bottom'].forEach((side, i) => {
      if (firstLoss[i] === Infinity && units.some((unit) => unit.side === side && lost(unit))) firstLoss[i] = turn;
    });
  };
  // In Dark Ages the clock counts rounds, and leaves numbers out between turns.
  let turn = 0;
  let told = Number.NaN;
  while (!table.over && table.state.turn < MOST_TURNS) {
    if (clock() !== told) look(turn++);
    told = clock();
    if (table.choices().length > 1) asked[table.seat % 2]++;
    table.choose(askBot(bots[table.seat], table));
  }
  look(turn);
  const { outcome } = table.state;
  return { winner: outcome >= 2 ? outcome - 2 : -1, turns: turn, firstLoss, asked };
}

const [each = '100', bot = 'drill', ...names] = process.argv.slice(2);

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const shareOf = (part: number, of: number): string => {
  const [low, high] = wilson(part, of);
  return `${percent(part / of, 0)} (${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)})`;
};

console.log(
  '| battle | side | wins | first unit lost, median turn | lost one by turn 4 | turns | decisions of that side |',
);
console.log('|---|---|---|---|---|---|---|');
for (const scenario of scenariosOf(names)) {
  const info = games.flatMap((game) => game.scenarios).find(({ id }) => id === scenario);
  const played = Array.from({ length: Number(each) }, (_, n) => fight(scenario, bot, `first ${scenario} ${n}`));
  [info?.top, info?.bottom].forEach((army, side) => {
    const won = played.filter(({ winner }) => winner === side).length;
    const early = played.filter(({ firstLoss }) => firstLoss[side] <= EARLY).length;
    const loss = median(played.map(({ firstLoss }) => firstLoss[side]));
    console.log(
      `| ${scenario} ${info?.name} | ${side === 0 ? 'top' : 'bottom'}, ${army} | ${shareOf(won, played.length)} | ` +
        `${loss === Infinity ? 'never' : loss} | ${shareOf(early, played.length)} | ${median(played.map(({ turns }) => turns))} | ` +
        `${median(played.map(({ asked }) => asked[side]))} |`,
    );
  });
}
