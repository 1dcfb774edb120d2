// The agent door: a table for programs. One JSON request per line in, one JSON answer per line out; docs/agent-door.md
// describes every shape. An error leaves the game as it was.

import { DiceError } from '../kernel/chance.ts';
import { Keeper } from '../kernel/keeper.ts';
import { NotationError } from '../kernel/notation.ts';
import { outcomeText, Table, TableError } from '../kernel/table.ts';
import type { AnyRuleset } from '../kernel/view.ts';
import type { Watcher } from '../kernel/watcher.ts';
import { type AnyBot, askBot, botNames, seatBot } from './bots.ts';
import { readDiceScript, writeDice } from './dice-text.ts';
import { DoorError, type Fields, REQUESTS, type Request, readRequest } from './door-requests.ts';
import { messageOf } from './errors.ts';
import { allScenarios, gameOfArmy, startOfScenario, startOfText } from './games.ts';
import { type GameTable, readRecord, recordText, replayRecord } from './records.ts';

/** What every answer tells of the game; the nulls before a game is started. */
interface Standing {
  readonly number: number;
  readonly seat: string | null;
  readonly over: boolean;
  readonly outcome: string | null;
}

export class Door {
  private table: GameTable | null = null;
  private ruleset: AnyRuleset | null = null;
  /** Computer players of this game, by name and seat. */
  private readonly bots = new Map<string, AnyBot>();
  /** After `quit` nothing more is answered. */
  closed = false;
  private line = 0;

  /** The answer to one line; empty for a blank line. */
  answer(line: string): string {
    this.line++;
    if (line.trim() === '') return '';
    let id: unknown = null;
    try {
      const request = readRequest(line, this.line, (found) => {
        id = found;
      });
      const result = this.obey(request);
      return JSON.stringify({ id, ok: true, ...this.standing(), ...result });
    } catch (error) {
      return JSON.stringify({ id, ok: false, ...this.standing(), error: this.describe(error) });
    }
  }

  private standing(): Standing {
    const table = this.table;
    if (!table) return { number: 0, seat: null, over: false, outcome: null };
    return {
      number: table.number,
      seat: this.seatName(table.seat),
      over: table.over,
      outcome: outcomeText(table.ruleset, table.state.outcome),
    };
  }

  private seatName(seat: number): string | null {
    return this.ruleset?.seatNames[seat] ?? null;
  }

  private describe(error: unknown): object {
    const message = messageOf(error);
    if (error instanceof DoorError) {
      const { cause } = error;
      return { message, where: error.where, ...(cause instanceof NotationError ? placeOf(cause) : {}) };
    }
    if (error instanceof TableError || error instanceof DiceError) {
      return { message, where: `decision ${error instanceof TableError ? error.number : this.standing().number}` };
    }
    return { message, where: 'the program itself' };
  }

  private obey(request: Request): object {
    const { fields } = request;
    switch (request.do) {
      case 'start':
        return this.start(fields);
      case 'list':
        return { scenarios: allScenarios() };
      case 'help':
        return { requests: REQUESTS };
      case 'quit':
        this.closed = true;
        return {};
      default:
        return this.atTable(request.do, fields, this.running());
    }
  }

  private running(): GameTable {
    if (this.table) return this.table;
    throw new DoorError('do', 'no game has been started; ask {"do":"start","scenario":"ancients/001"} first');
  }

  private start(fields: Fields): object {
    const sources = (['scenario', 'sheet', 'armies', 'position', 'record'] as const).filter(
      (key) => fields[key] !== undefined,
    );
    if (sources.length !== 1) {
      const found = sources.length === 0 ? 'none of them is' : `${sources.join(' and ')} are`;
      throw new DoorError(
        'start',
        `one of scenario, sheet, armies, position and record was expected, and ${found} given`,
      );
    }
    const [source] = sources;
    const text =
      source === 'armies' ? at('armies', () => sheetOfArmies(fields.armies ?? [])) : (fields[source] as string);
    const made = at(source, () =>
      source === 'record'
        ? this.fromRecord(text, fields)
        : this.fresh(source === 'armies' ? 'sheet' : source, text, fields),
    );
    // All that can fail comes first: the game under way ends only when the new one stands.
    const seats = at(source, () => made.view(-1).seats.map(({ seat }) => seat));
    this.table = made;
    this.bots.clear();
    this.ruleset = made.ruleset;
    return { game: made.ruleset.id, rulesVersion: made.ruleset.rulesVersion, seed: made.seed, seats };
  }

  private fromRecord(text: string, fields: Fields): GameTable {
    for (const key of ['seed', 'dice', 'options'] as const) {
      if (fields[key] !== undefined) throw new DoorError(key, `a record brings its own ${key}`);
    }
    const record = readRecord(text);
    if (fields.until === undefined) return replayRecord(record);
    if (fields.until > record.choices.length) {
      throw new DoorError('until', `the record has ${record.choices.length} choices, not ${fields.until}`);
    }
    if (fields.until === record.choices.length) return replayRecord(record);
    return replayRecord({ ...record, choices: record.choices.slice(0, fields.until), outcome: 'running' });
  }

  private fresh(source: 'scenario' | 'sheet' | 'position', text: string, fields: Fields): GameTable {
    if (fields.until !== undefined) throw new DoorError('until', 'only a record is replayed');
    const options = fields.options ?? [];
    const { game, start } = source === 'scenario' ? startOfScenario(text, options) : startOfText(text, options, source);
    const dice = fields.dice === undefined ? undefined : at('dice', () => readDiceScript(game.rules, fields.dice));
    const seed = fields.seed ?? (dice === undefined ? randomSeed() : undefined);
    return new Table(game.rules, { start, seed, dice });
  }

  private atTable(what: Request['do'], fields: Fields, table: GameTable): object {
    switch (what) {
      case 'view':
        return { view: table.view(this.readSeat(fields, table)) };
      case 'choices':
        return { prompt: this.prompt(table), choices: table.choices() };
      case 'choose':
        return this.choose(table, needed(fields, 'choice'), fields);
      case 'bot': {
        const bot = at('name', () => this.bot(needed(fields, 'name'), table));
        if (table.over) throw new TableError(table.number, 'the battle is over; nothing can be chosen');
        return this.choose(table, askBot(bot, table), fields);
      }
      case 'undo': {
        const last = table.record().choices.at(-1);
        table.undo();
        return { undone: last?.text ?? null };
      }
      case 'odds': {
        const choice = needed(fields, 'choice');
        return { odds: at('choice', () => table.odds(choice, fields.policy)) };
      }
      case 'explain':
        return {
          explanations: at('query', () => table.explain(needed(fields, 'query'), this.readSeat(fields, table))),
        };
      case 'why':
        return this.why(table, needed(fields, 'choice'), this.readSeat(fields, table));
      case 'record':
        return { record: fields.seat === undefined ? recordText(table) : this.watcher(fields, table).record() };
      case 'position': {
        const { ruleset, state } = table;
        return {
          position: fields.seat === undefined ? ruleset.positionText(state) : this.watcher(fields, table).position(),
        };
      }
      case 'known':
        return { known: this.watcher(fields, table).known() };
      case 'log': {
        const since = fields.since ?? 0;
        return { log: table.log(this.readSeat(fields, table), since), next: table.eventCount };
      }
      default:
        throw new DoorError('do', `"${what}" is not known here`);
    }
  }

  private bot(name: string, table: GameTable): AnyBot {
    const key = `${name}/${table.seat}`;
    const bot = this.bots.get(key) ?? seatBot(name, `${table.seed}/bot ${table.seat}`, table.ruleset.id);
    this.bots.set(key, bot);
    return bot;
  }

  private prompt(table: GameTable): object | null {
    const prompt = table.prompt();
    return prompt ? { ...prompt, seat: this.seatName(prompt.seat) } : null;
  }

  private choose(table: GameTable, choice: string | number, fields: Fields): object {
    const before = table.eventCount;
    const seat = fields.seat === undefined ? table.seat : this.readSeat(fields, table);
    table.choose(choice, fields.number);
    const made = table.record().choices.at(-1);
    return {
      chosen: made ? table.textFor(seat, made.text, made.seat, table.number - 1) : null,
      by: this.seatName(made?.seat ?? -1),
      dice: writeDice(table.ruleset, made?.rolls ?? []),
      log: table.log(seat, before),
    };
  }

  /** The eyes of the seat asked for, or of the one that decides. */
  private watcher(fields: Fields, table: GameTable): Watcher {
    return new Keeper(table).watch(this.readSeat(fields, table));
  }

  private why(table: GameTable, choice: string, seat: number): object {
    const value = table.ruleset.language.read(choice);
    if (typeof value === 'string') throw new DoorError('choice', value);
    const refusal = table.whyNot(choice, seat);
    return { offered: refusal === null, refusal };
  }

  /** The seat asked for, or the one that decides; `spectator` sees what both see. */
  private readSeat(fields: Fields, table: GameTable): number {
    if (fields.seat === undefined) return table.seat;
    if (fields.seat === 'spectator') return -1;
    const seats = table.view(-1).seats.map((one) => one.seat);
    const seat = seats.indexOf(fields.seat);
    if (seat >= 0) return seat;
    throw new DoorError('seat', `expected ${seats.join(', ')} or spectator, found "${fields.seat}"`);
  }
}

function needed(fields: Fields, key: 'choice' | 'query' | 'name'): string {
  const value = fields[key];
  if (value !== undefined) return value;
  throw new DoorError(
    key,
    key === 'name' ? `the name of a bot is missing (${botNames.join(', ')})` : `"${key}" is missing`,
  );
}

/** The sheet of a battle between armies; one that breaks a rule is refused with that rule. */
function sheetOfArmies(texts: readonly string[]): string {
  if (texts.length !== 2 && texts.length !== 4)
    throw new Error(`two or four armies were expected, found ${texts.length}`);
  const { musters } = gameOfArmy(texts[0]);
  texts.forEach((text, i) => {
    const [fault] = musters.faults(text);
    if (fault) throw new Error(`army ${i + 1}: ${fault.text} [${fault.ref}]`);
  });
  return musters.sheet(texts);
}

/** Names the field that an error is about. */
function at<T>(where: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof DoorError) throw error;
    const place = error instanceof NotationError ? `${where}, line ${error.line}, column ${error.column}` : where;
    throw new DoorError(place, messageOf(error), error);
  }
}

const placeOf = ({ line, column, expected, found }: NotationError): object => ({ line, column, expected, found });

const randomSeed = (): string => Math.floor(Math.random() * 2 ** 40).toString(36);
