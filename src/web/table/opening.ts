// Everything that opening a battle takes and that can fail, done before a table changes: the rules, the table itself, and the
// computer players who sit down.

import { type AnyBot, type GameBots, makeBotOf } from '../../bots/bot.ts';
import type { AnyTable } from '../../kernel/keeper.ts';
import { replay } from '../../kernel/replay.ts';
import { Table } from '../../kernel/table.ts';
import { AskedBefore } from './forced.ts';
import { type AnyRuleset, loadBots, loadGame } from './games.ts';
import type { Opening, Player } from './protocol.ts';
import { cutRecord, readRecord } from './record-parts.ts';
import type { SavedBattle } from './saved.ts';

/** A battle that only needs to be sat down at. */
export interface Opened {
  readonly ruleset: AnyRuleset;
  readonly table: AnyTable;
  /** What nobody was asked about so far; null in a new battle. */
  readonly asked: AskedBefore | null;
  readonly players: readonly Player[];
  /** The computer players that the game has; null where none sits down. */
  readonly kinds: GameBots | null;
  /** By seat; null where a person sits. */
  readonly bots: readonly (AnyBot | null)[];
  readonly dice: 'program' | 'entered';
  readonly playForced: boolean;
  readonly replay: boolean;
  /** What is kept of it already; null where nothing is. */
  readonly saved: SavedBattle | null;
}

type Load = (battle: string) => Promise<SavedBattle | undefined>;
type Ready = Omit<Opened, 'bots'>;

export async function openBattle(from: Opening, load: Load): Promise<Opened> {
  const ready = await openTable(from, load);
  return { ...ready, bots: seatBots(ready) };
}

async function openTable(from: Opening, load: Load): Promise<Ready> {
  if (from.kind === 'new') return openNew(from);
  if (from.kind === 'saved') return openSaved(await load(from.battle));
  return openRecord(from);
}

async function openNew({ setup }: Extract<Opening, { kind: 'new' }>): Promise<Ready> {
  const { players, dice, playForced } = setup;
  const ruleset = await loadGame(setup.game);
  const kinds = await botsFor(setup.game, players);
  const table = new Table(ruleset, { start: setup.start, seed: setup.seed, entered: dice === 'entered' });
  return { ruleset, table, asked: null, players, kinds, dice, playForced, replay: false, saved: null };
}

async function openSaved(saved: SavedBattle | undefined): Promise<Ready> {
  if (!saved) throw new Error('This battle is no longer kept in this browser.');
  const { players, dice, playForced } = saved;
  const { ruleset, record } = await readRecord(saved.record);
  const kinds = await botsFor(ruleset.id, players);
  const asked = new AskedBefore(players, playForced);
  const table = replay(ruleset, record, (one) => asked.before(one), { entered: dice === 'entered' });
  return { ruleset, table, asked, players, kinds, dice, playForced, replay: false, saved };
}

async function openRecord(from: Extract<Opening, { kind: 'record' | 'replay' }>): Promise<Ready> {
  const { ruleset, record } = await readRecord(from.record);
  const until = from.kind === 'record' ? (from.until ?? record.choices.length) : record.choices.length;
  const part = cutRecord(record, until);
  // Without a seed there are no dice beyond those written: they are entered too.
  const entered = from.kind === 'record' && (record.written === true || record.seed === '');
  // Nobody sits at a replay, however many seats it has.
  const players = from.kind === 'record' ? from.players : [];
  const kinds = await botsFor(ruleset.id, players);
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
    kinds,
    dice,
    playForced,
    replay: from.kind === 'replay',
    saved: null,
  };
}

/** The computer players of a game, where some sit down. */
const botsFor = async (game: string, players: readonly Player[]): Promise<GameBots | null> =>
  players.some((player) => player !== 'person') ? loadBots(game) : null;

function seatBots({ players, kinds, table }: Ready): (AnyBot | null)[] {
  return players.map((player, seat) => {
    if (player === 'person') return null;
    const bot = kinds && makeBotOf(kinds, player.bot, `${table.seed} ${seat}`);
    if (!bot) throw new Error(`there is no computer player "${player.bot}"`);
    return bot;
  });
}
