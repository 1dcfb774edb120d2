// The agent door: a table for programs. One JSON request per line in, one JSON answer per line out; docs/agent-door.md
// describes every shape. An error leaves the game as it was.

import { playedBy } from '../../bots/naming.ts';
import { DiceError } from '../../kernel/chance.ts';
import { outcomeText } from '../../kernel/game-record.ts';
import { Keeper } from '../../kernel/keeper.ts';
import { NotationError } from '../../kernel/notation.ts';
import { Table, TableError } from '../../kernel/table.ts';
import type { Watcher } from '../../kernel/watcher.ts';
import { type Answer, plainLines } from '../../lib/line/answer.ts';
import { Line } from '../../lib/line/line.ts';
import { type AnyBot, adviseAt, askBot, botNames, botsOf, seatBot, wantedAt, whyNoAdviser } from '../bots.ts';
import { messageOf } from '../errors.ts';
import { allScenarios, gameOfArmy, startOfScenario, startOfText } from '../games.ts';
import { readDiceScript, writeDice } from '../play/dice-text.ts';
import { type GameTable, readRecord, replayRecord } from '../records.ts';
import { DoorError, type Fields, REQUESTS, type Request, readRequest } from './door-requests.ts';

/** What every answer tells of the game; the nulls before a game is started. */
interface Standing {
  readonly number: number;
  readonly seat: string | null;
  readonly over: boolean;
  readonly outcome: string | null;
}

export class Door {
  /** The battle at this table, and the eyes of every seat that was asked for. */
  private keeper: Keeper | null = null;
  private readonly eyes = new Map<number, Watcher>();
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
    const table = this.keeper?.table;
    if (!table) return { number: 0, seat: null, over: false, outcome: null };
    return {
      number: table.number,
      seat: this.seatName(table.seat),
      over: table.over,
      outcome: outcomeText(table.ruleset, table.state.outcome),
    };
  }

  private seatName(seat: number): string | null {
    return this.keeper?.ruleset.seatNames[seat] ?? null;
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

  private running(): Keeper {
    if (this.keeper) return this.keeper;
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
    this.keeper = new Keeper(made);
    this.eyes.clear();
    this.bots.clear();
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

  private atTable(what: Request['do'], fields: Fields, keeper: Keeper): object {
    const watcher = () => this.watcher(fields, keeper);
    switch (what) {
      case 'view':
        return { view: watcher().view() };
      case 'choices':
        return { prompt: this.prompt(keeper), choices: watcher().choices() };
      case 'choose':
        return this.choose(keeper, needed(fields, 'choice'), fields);
      case 'bot': {
        const bot = at('name', () => this.bot(needed(fields, 'name'), keeper));
        const { table } = keeper;
        if (table.over) throw new TableError(table.number, 'the battle is over; nothing can be chosen');
        const choice = askBot(bot, table);
        table.seatComputer(table.seat, playedBy(botsOf(table.ruleset.id), needed(fields, 'name')));
        return this.choose(keeper, choice, fields);
      }
      case 'advise':
        return { advice: this.advice(keeper, fields) };
      case 'wanted':
        return { wanted: this.wanted(keeper, fields) };
      case 'undo': {
        const last = keeper.record().choices.at(-1);
        keeper.undo();
        return { undone: last?.text ?? null };
      }
      case 'odds': {
        const choice = needed(fields, 'choice');
        return { odds: at('choice', () => watcher().odds(choice, fields.policy)) };
      }
      case 'explain':
        return { explanations: at('query', () => watcher().explain(needed(fields, 'query'))) };
      case 'why':
        return this.why(watcher(), fields);
      case 'scan':
        return { scan: at('query', () => watcher().scan(needed(fields, 'query'))) };
      case 'landmarks':
        return { landmarks: watcher().landmarks };
      case 'line':
        return { line: at('text', () => this.typed(watcher(), needed(fields, 'text'))) };
      case 'record':
        return { record: fields.seat === undefined ? keeper.recordText() : watcher().record() };
      case 'position':
        return { position: fields.seat === undefined ? keeper.positionText() : watcher().position() };
      case 'known':
        return { known: watcher().known() };
      case 'log':
        return { log: watcher().log(fields.since), next: keeper.table.eventCount };
      default:
        throw new DoorError('do', `"${what}" is not known here`);
    }
  }

  private bot(name: string, { table }: Keeper): AnyBot {
    const key = `${name}/${table.seat}`;
    const game = table.ruleset.id;
    const bot = this.bots.get(key) ?? seatBot(name, `${table.seed}/bot ${table.seat}`, game);
    this.bots.set(key, bot);
    return bot;
  }

  private advice({ table }: Keeper, fields: Fields): object {
    const { level = TOP_LEVEL, seed } = fields;
    checkAdviser(table.ruleset.id, level);
    if (table.over) throw new TableError(table.number, 'the battle is over; there is nothing to advise');
    if (fields.seat !== undefined && fields.seat !== this.seatName(table.seat)) {
      throw new DoorError('seat', `advice is for who decides, and that is ${this.seatName(table.seat)}`);
    }
    return adviseAt(table, { level, seed: seed ?? `${table.seed}/bot ${table.seat}` });
  }

  private wanted(keeper: Keeper, fields: Fields): object | null {
    const { table } = keeper;
    const { level = TOP_LEVEL, seed } = fields;
    checkAdviser(table.ruleset.id, level);
    const of = readSeat({ seat: needed(fields, 'of') }, keeper, 'of');
    const asks = fields.seat === undefined ? of : readSeat(fields, keeper);
    if (of < 0) throw new DoorError('of', 'a spectator has no turn');
    return wantedAt(table, of, {
      level,
      seed: seed ?? `${table.seed}/bot ${of}`,
      forOthers: asks !== of && !table.over,
    });
  }

  private prompt({ table }: Keeper): object | null {
    const prompt = table.prompt();
    return prompt ? { ...prompt, seat: this.seatName(prompt.seat) } : null;
  }

  /** With `seat` the answer is what that seat may know of it; else it is for who holds the table, and the log for who chose. */
  private choose(keeper: Keeper, choice: string | number, fields: Fields): object {
    const { table, ruleset } = keeper;
    const { eventCount, number } = table;
    const watcher = this.watcher(fields, keeper);
    keeper.choose(choice, fields.number);
    const { seat, choice: chosen, rolls } = watcher.made(number);
    const dice = fields.seat === undefined ? keeper.record().choices[number - 1].rolls : rolls;
    return { chosen, by: this.seatName(seat), dice: writeDice(ruleset, dice), log: watcher.log(eventCount) };
  }

  /** What a person's line would mean here; menus and odds are answered in the lines that a person is told. */
  private typed(watcher: Watcher, text: string): object {
    const line = new Line(watcher);
    const deed = line.read(text);
    if (deed.do === 'refuse') throw new Error(deed.text);
    if (deed.do === 'menu') return spoken(line.menu(deed.entries));
    if (deed.do === 'odds') return spoken(line.odds(watcher.odds(deed.choice, deed.policy)));
    return deed.do === 'answer' ? spoken(deed.answer) : deed;
  }

  private why(watcher: Watcher, fields: Fields): object {
    const { from = null, to } = fields;
    if (to !== undefined && fields.choice === undefined) {
      const refusal = at('to', () => watcher.whyNotAt(from, to));
      return { offered: refusal === null, refusal };
    }
    const choice = needed(fields, 'choice');
    const value = watcher.keeper.ruleset.language.read(choice);
    if (typeof value === 'string') throw new DoorError('choice', value);
    const refusal = watcher.whyNot(choice);
    return { offered: refusal === null, refusal };
  }

  /** The eyes of the seat asked for, or of the one that decides; `spectator` sees what both see. */
  private watcher(fields: Fields, keeper: Keeper): Watcher {
    const seat = readSeat(fields, keeper);
    const watcher = this.eyes.get(seat) ?? keeper.watch(seat);
    this.eyes.set(seat, watcher);
    return watcher;
  }
}

/** Who advises where nobody is named. */
const TOP_LEVEL = 'general';

function checkAdviser(game: string, level: string): void {
  const fault = whyNoAdviser(game, level);
  if (fault !== '') throw new DoorError('level', fault);
}

const spoken = (answer: Answer): object => ({
  do: 'answer',
  title: answer.title,
  lines: plainLines(answer),
  places: answer.places,
});

function readSeat(fields: Pick<Fields, 'seat'>, { table }: Keeper, where = 'seat'): number {
  if (fields.seat === undefined) return table.seat;
  if (fields.seat === 'spectator') return -1;
  const seats = table.view(-1).seats.map((one) => one.seat);
  const seat = seats.indexOf(fields.seat);
  if (seat >= 0) return seat;
  throw new DoorError(where, `expected ${seats.join(', ')} or spectator, found "${fields.seat}"`);
}

function needed(fields: Fields, key: 'choice' | 'query' | 'name' | 'text' | 'of'): string {
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
