// What a computer player wanted: found in the record of the battle, thought again beside the table. While a battle goes on only turns
// that are over are told, and nothing of them that would tell of cards still held; who watches two computer players hears no more, for he
// sees no hand either and may go on in one of their seats. When the battle has been fought to its end everything is told.

import type { GameBots } from '../../bots/bot.ts';
import { LEVELS } from '../../bots/general/levels.ts';
import { type TurnOf, turnsOf, type Wanted } from '../../bots/general/wanted.ts';
import { aboutOf, PLAYERS_VERSION, partsOf } from '../../bots/naming.ts';
import type { AnyTable, Keeper } from '../../kernel/keeper.ts';
import { replay } from '../../kernel/replay.ts';
import { BY_LOT } from '../../kernel/seat-texts.ts';
import type { WantedOf, WantedTurn } from './protocol.ts';
import type { Advisers } from './thinkers.ts';

/** Both parts of it are fetched together, by the worker of the table and by the one that thinks. */
export { answerAdvice } from './advising.ts';

interface Here {
  readonly keeper: Keeper;
  /** As the record names them, by seat; empty where a person sits. */
  readonly computers: readonly string[];
  readonly advisers: Advisers;
  loadBots(game: string, bot: string): Promise<GameBots>;
}

interface Computer {
  readonly seat: number;
  readonly player: string;
  readonly mode: string;
  readonly version: number;
}

function computersOf(names: readonly string[]): Computer[] {
  return names.flatMap((named, seat) => {
    const [player, version, ...mode] = named.split(' ');
    return named === '' ? [] : [{ seat, player, version: Number(version), mode: mode.join(' ') }];
  });
}

const makesPlans = ({ player }: Computer): boolean =>
  LEVELS.find(({ name }) => name === partsOf(player).base)?.thinking !== undefined;

/** `General`, `General, bold`. */
function nameOf(player: string, title: string | undefined): string {
  const { base, temperament } = partsOf(player);
  const name = title || `${base.charAt(0).toUpperCase()}${base.slice(1)}`;
  return temperament === null || temperament === 'steady' ? name : `${name}, ${temperament}`;
}

export async function wantedOf(here: Here, seat: number, at: number): Promise<WantedOf> {
  const { keeper, loadBots } = here;
  const { table, ruleset } = keeper;
  const computers = computersOf(here.computers);
  const last = new Map<Computer, TurnOf>();
  for (const one of computers.filter(makesPlans)) {
    const { brings } = await loadBots(ruleset.id, one.player);
    const turns = brings ? turnsOf(ruleset, brings, keeper.record(), one.seat) : [];
    // In the midst of a turn what is to come of it is its player's own.
    const turn = turns.findLast(({ number, goesOn }) => number <= at && !goesOn);
    if (turn) last.set(one, turn);
  }
  const [latest] = [...last].sort(([, a], [, b]) => b.number - a.number)[0] ?? computers;
  const meant = seat < 0 ? latest : computers.find((one) => one.seat === seat);
  if (!meant) throw new Error('No computer player has played there.');
  const turn = last.get(meant);
  const about = aboutOf(await loadBots(ruleset.id, meant.player), partsOf(meant.player).base);
  return {
    seat: meant.seat,
    seats: computers.map((one) => one.seat),
    name: nameOf(meant.player, about?.title),
    mode: meant.mode,
    otherVersion: meant.version !== PLAYERS_VERSION,
    looksAt: about?.looksAt ?? '',
    overlooks: about?.overlooks ?? '',
    plans: makesPlans(meant),
    turn: turn ? await thoughtAgain(here, meant, turn, !table.over) : null,
  };
}

async function thoughtAgain(
  { keeper, advisers }: Here,
  { seat, player, mode }: Computer,
  turn: TurnOf,
  forOthers: boolean,
): Promise<WantedTurn> {
  const { ruleset } = keeper;
  const record = keeper.record();
  const choices = record.choices.slice(0, turn.number - 1);
  const then: AnyTable = replay(ruleset, { ...record, choices, outcome: 'running' });
  const wanted = await advisers.ask({
    game: ruleset.id,
    player,
    seed: `${record.seed} ${seat}`,
    mode,
    turn: { number: turn.number, chosen: turn.chosen, seen: turn.seen },
    known: ruleset.toJSON(ruleset.imagine(then.state, seat, BY_LOT)),
    forOthers,
  });
  return told(wanted, turn, then, forOthers);
}

/** How many plans were looked at is left out: it grows with the cards in hand. */
function told({ chosen, advice }: Wanted, turn: TurnOf, then: AnyTable, withheld: boolean): WantedTurn {
  return {
    turn: then.view(-1).turn,
    number: turn.number,
    began: chosen === '' ? '' : (then.offers().find(({ choice }) => choice === chosen)?.label ?? chosen),
    plans: advice.plans.map(({ words, worth, error, futures, reasons, choices }) => ({
      words,
      worth,
      error,
      futures,
      reasons,
      begun: chosen !== '' && choices[0] === chosen,
    })),
    expects: advice.expects,
    withheld,
  };
}
