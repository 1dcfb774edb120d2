// Everything that opening a battle takes and that can fail, done before a table changes: the rules, the table itself, and the
// computer players who sit down.

import type { AnyTable } from '../../kernel/keeper.ts';
import { replay } from '../../kernel/replay.ts';
import { Table } from '../../kernel/table.ts';
import { AskedBefore } from './forced.ts';
import { type AnyRuleset, isSmall, loadBots, loadGame } from './games.ts';
import { type Mind, mindBeside, mindHere } from './minds.ts';
import type { Opening, Player } from './protocol.ts';
import { cutRecord, readRecord } from './record-parts.ts';
import type { SavedBattle } from './saved.ts';
import type { Thinkers } from './thinkers.ts';

/** A battle that only needs to be sat down at. */
export interface Opened {
  readonly ruleset: AnyRuleset;
  readonly table: AnyTable;
  /** What nobody was asked about so far; null in a new battle. */
  readonly asked: AskedBefore | null;
  readonly players: readonly Player[];
  /** By seat; null where a person sits. */
  readonly minds: readonly (Mind | null)[];
  readonly dice: 'program' | 'entered';
  readonly playForced: boolean;
  readonly replay: boolean;
  /** What is kept of it already; null where nothing is. */
  readonly saved: SavedBattle | null;
}

type Load = (battle: string) => Promise<SavedBattle | undefined>;
type Ready = Omit<Opened, 'minds'>;

export async function openBattle(from: Opening, load: Load, thinkers: Thinkers): Promise<Opened> {
  const ready = await openTable(from, load);
  return { ...ready, minds: await seatMinds(ready, thinkers) };
}

async function openTable(from: Opening, load: Load): Promise<Ready> {
  if (from.kind === 'new') return openNew(from);
  if (from.kind === 'saved') return openSaved(await load(from.battle));
  return openRecord(from);
}

async function openNew({ setup }: Extract<Opening, { kind: 'new' }>): Promise<Ready> {
  const { players, dice, playForced } = setup;
  const ruleset = await loadGame(setup.game);
  const table = new Table(ruleset, { start: setup.start, seed: setup.seed, entered: dice === 'entered' });
  return { ruleset, table, asked: null, players, dice, playForced, replay: false, saved: null };
}

async function openSaved(saved: SavedBattle | undefined): Promise<Ready> {
  if (!saved) throw new Error('This battle is no longer kept in this browser.');
  const { players, dice, playForced } = saved;
  const { ruleset, record } = await readRecord(saved.record);
  const asked = new AskedBefore(players, playForced);
  const table = replay(ruleset, record, (one) => asked.before(one), { entered: dice === 'entered' });
  return { ruleset, table, asked, players, dice, playForced, replay: false, saved };
}

async function openRecord(from: Extract<Opening, { kind: 'record' | 'replay' }>): Promise<Ready> {
  const { ruleset, record } = await readRecord(from.record);
  const until = from.kind === 'record' ? (from.until ?? record.choices.length) : record.choices.length;
  const part = cutRecord(record, until);
  // Without a seed there are no dice beyond those written: they are entered too.
  const entered = from.kind === 'record' && (record.written === true || record.seed === '');
  // Nobody sits at a replay, however many seats it has.
  const players = from.kind === 'record' ? from.players : [];
  const playForced = from.kind === 'record' && from.playForced;
  const asked = new AskedBefore(players, playForced);
  const table = replay(ruleset, part, (one) => asked.before(one), { entered });
  const seated = from.kind === 'record' ? players : table.view(-1).seats.map((): Player => 'person');
  const dice = entered ? 'entered' : 'program';
  return {
    ruleset,
    table,
    asked,
    players: seated,

    dice,
    playForced,
    replay: from.kind === 'replay',
    saved: null,
  };
}

/** Who plays for the seats of a battle; each is named in its record. A replay has nobody. */
async function seatMinds({ players, table, ruleset, replay }: Ready, thinkers: Thinkers): Promise<(Mind | null)[]> {
  if (replay) return players.map(() => null);
  const minds: (Mind | null)[] = [];
  for (const [seat, player] of players.entries()) {
    const mind = player === 'person' ? null : await mindOf(player, table, seat, thinkers);
    if (mind) table.seatComputer(seat, mind.playedBy);
    minds.push(mind);
  }
  return minds;

  async function mindOf(
    { bot, thinks = 'second' }: Exclude<Player, 'person'>,
    { seed }: AnyTable,
    seat: number,
    beside: Thinkers,
  ): Promise<Mind> {
    return isSmall(ruleset.id, bot)
      ? mindHere(await loadBots(ruleset.id, bot), bot, `${seed} ${seat}`)
      : mindBeside(beside, { game: ruleset.id, bot, seat, seed: `${seed} ${seat}`, thinks });
  }
}
