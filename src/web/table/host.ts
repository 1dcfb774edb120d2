// Keeps one battle: the engine's table, the bots that sit at it, what each watching seat was told, and saving. Runs in a
// worker, but knows nothing of workers, so that tests can sit at it in Node.

import { type AnyBot, askBotOf, type GameBots } from '../../bots/bot.ts';
import { DiceWanted } from '../../kernel/chance.ts';
import { printRecord } from '../../kernel/record-notation.ts';
import type { Odds } from '../../kernel/ruleset.ts';
import { TableError } from '../../kernel/table.ts';
import type { TableView } from '../../kernel/view.ts';
import { scoreOf } from '../app/score.ts';
import { noteBack, onlyChoice } from './forced.ts';
import type { AnyRuleset, EngineTable } from './games.ts';
import { Lookback } from './lookback.ts';
import { type Opened, openBattle } from './opening.ts';
import type { Answer, Moment, Opening, Player, Step, TableState, WaitingRoll } from './protocol.ts';
import type { SavedBattle } from './saved.ts';
import { Saver } from './saver.ts';
import type { Surroundings } from './surroundings.ts';
import { Told } from './told.ts';

export class TableHost {
  private readonly around: Surroundings;
  private rules: AnyRuleset | null = null;
  private table: EngineTable | null = null;
  private battle = '';
  private players: readonly Player[] = [];
  private bots: readonly (AnyBot | null)[] = [];
  /** The computer players that the game has. */
  private kinds: GameBots | null = null;
  private dice: 'program' | 'entered' = 'program';
  private playForced = true;
  private isReplay = false;
  private watching = -1;
  /** Decisions that nobody was asked about; undo passes over them. */
  private forced = new Set<number>();
  /** Of the choices that the table could take back, whether each was forced: a way back leads to one that was not. */
  private back: boolean[] = [];
  private roll: { seat: number; choice: string; forced: boolean; given: number[][]; count: number } | null = null;
  private readonly told = new Told();
  private lookback: Lookback | null = null;
  private pumping = false;
  private readonly saver: Saver;
  private closed = false;

  constructor(around: Surroundings) {
    this.around = around;
    this.saver = new Saver(around, () => this.toSave());
  }

  private get at(): EngineTable {
    if (!this.table) throw new Error('no battle has been opened at this table');
    return this.table;
  }

  private get ruleset(): AnyRuleset {
    if (!this.rules) throw new Error('no battle has been opened at this table');
    return this.rules;
  }

  async open(from: Opening): Promise<TableState<TableView>> {
    // Everything that can fail comes first, so that a table that is open stays as it was.
    const opened = await openBattle(from, (battle) => this.around.load(battle));
    this.sit(from.battle, opened);
    if (opened.saved === null) this.save();
    else {
      this.saver.begin(opened.saved.record);
      const { rolling } = opened.saved;
      if (rolling) {
        const given = rolling.given.map((dice) => [...dice]);
        this.play(rolling.choice, rolling.forced, given);
      }
    }
    return this.state(0);
  }

  private sit(battle: string, opened: Opened): void {
    const { asked } = opened;
    this.rules = opened.ruleset;
    this.table = opened.table;
    this.battle = battle;
    this.isReplay = opened.replay;
    this.forced = new Set(asked?.forced);
    this.back = [...(asked?.back ?? [])];
    this.roll = null;
    this.lookback = null;
    this.saver.begin(null);
    this.look(-1);
    this.players = opened.players;
    this.kinds = opened.kinds;
    this.dice = opened.dice;
    this.playForced = opened.playForced;
    this.bots = opened.bots;
  }

  private look(seat: number): void {
    this.watching = seat;
    this.told.forget();
  }

  watch(seat: number): TableState<TableView> {
    if (seat >= 0 && !this.isReplay && !this.at.over && this.players[seat] !== 'person') {
      throw new Error('that seat is not played at this screen');
    }
    this.look(seat);
    const state = this.state(0);
    void this.pump();
    return state;
  }

  /** The watching seat is to decide. */
  private get isMine(): boolean {
    return this.at.seat >= 0 && this.at.seat === this.watching;
  }

  private state(since?: number): TableState<TableView> {
    const table = this.at;
    const logFrom = Math.min(this.told.catchUp(this.ruleset, table, this.watching), since ?? Number.MAX_SAFE_INTEGER);
    const mine = this.isMine && this.roll === null && !this.isReplay;
    return {
      battle: this.battle,
      game: this.ruleset.id,
      watching: this.watching,
      number: table.number,
      seat: table.seat,
      players: this.players,
      over: table.over,
      outcome: table.record().outcome,
      prompt: table.prompt(),
      offers: mine ? table.offers() : [],
      view: table.view(this.watching),
      undoRefusal: this.undoRefusal(),
      dice: this.dice,
      roll: this.waitingRoll(),
      replay: this.isReplay,
      playForced: this.playForced,
      logFrom,
      log: this.told.from(logFrom),
    };
  }

  private undoRefusal(): string {
    const table = this.at;
    if (this.isReplay) return 'this is a record';
    if (this.roll) return 'dice are being rolled';
    if (table.undoRefusal !== '') return table.undoRefusal;
    if (this.back.length > 0 && !this.back.includes(false)) return 'there was nothing else to choose';
    return table.seat === this.watching ? '' : 'the decision has passed to another player';
  }

  private waitingRoll(): WaitingRoll | null {
    const { roll } = this;
    if (!roll) return null;
    const own = roll.seat === this.watching;
    return {
      seat: roll.seat,
      choice: roll.choice,
      label: own ? (this.at.offers().find((offer) => offer.choice === roll.choice)?.label ?? '') : '',
      count: roll.count,
      faces: this.ruleset.faces,
      soFar: this.at.unfinishedTellings(this.watching),
      mayCancel: roll.given.length === 0 && !roll.forced && this.players[roll.seat] === 'person',
    };
  }

  choose(number: number, choice: string): Answer<TableView> {
    const table = this.at;
    if (this.isReplay) return refused('A record can be looked at, not played. Go on from here to play.');
    if (this.roll) return refused('Dice are to be entered first.');
    if (table.over) return refused('The battle is over.');
    if (number !== table.number || table.seat !== this.watching) return refused('That was asked before; look again.');
    const before = table.eventCount;
    try {
      this.play(choice, false);
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      const refusal = table.whyNot(choice, this.watching);
      return { kind: 'refused', refusal: refusal ?? { text: error.message, ref: '' } };
    }
    return this.answer(before, number);
  }

  /** Plays a choice with the dice entered for it so far; when it wants more, the table waits for them. */
  private play(choice: string, forced: boolean, given: number[][] = []): boolean {
    const table = this.at;
    const { number, seat } = table;
    this.roll = null;
    try {
      table.choose(choice, number, given);
    } catch (error) {
      if (!(error instanceof DiceWanted)) throw error;
      this.roll = { seat, choice, forced, given, count: error.count };
      this.save();
      return false;
    }
    if (forced) this.forced.add(number);
    noteBack(this.back, table, forced);
    this.save();
    return true;
  }

  /** What came of a choice, with the forced ones that follow it: nobody is shown a question that answers itself. */
  private answer(eventsBefore: number, number: number): Answer<TableView> {
    const table = this.at;
    let state = this.state();
    const { logFrom } = state;
    const log = [...state.log];
    const steps = table.number > number ? [this.step(number, eventsBefore, state.view)] : [];
    for (let forced = this.forcedChoice(); forced !== null && this.roll === null; forced = this.forcedChoice()) {
      const before = { number: table.number, events: table.eventCount };
      const played = this.play(forced, true);
      state = this.state();
      log.push(...state.log);
      if (played) steps.push(this.step(before.number, before.events, state.view));
    }
    void this.pump();
    return { kind: 'done', update: { steps, state: { ...state, logFrom, log } } };
  }

  private step(number: number, eventsBefore: number, view: TableView): Step {
    const made = this.at.record().choices[number - 1];
    return {
      number,
      seat: made.seat,
      choice: made.text,
      forced: this.forced.has(number),
      tellings: this.told.since(eventsBefore),
      view,
    };
  }

  undo(): Answer<TableView> {
    const refusal = this.undoRefusal();
    if (refusal !== '') return refused(`There is no way back: ${refusal}.`);
    const table = this.at;
    do {
      table.undo();
      this.back.pop();
    } while (this.forced.delete(table.number) && table.undoRefusal === '');
    this.lookback = null;
    this.save();
    return { kind: 'done', update: { steps: [], state: this.state() } };
  }

  enterDice(faces: readonly string[] | null): Answer<TableView> {
    const { roll } = this;
    if (!roll) return refused('No roll waits for dice.');
    if (faces === null) {
      if (this.waitingRoll()?.mayCancel !== true) return refused('Dice have been rolled for it; it stands.');
      this.roll = null;
      this.save();
      return { kind: 'done', update: { steps: [], state: this.state() } };
    }
    const values = faces.map((face) => this.ruleset.faces.indexOf(face));
    if (values.length !== roll.count || values.some((value) => value < 0)) {
      return refused(`Enter ${roll.count} dice, each one of ${this.ruleset.faces.join(', ')}.`);
    }
    const { number, eventCount } = this.at;
    this.play(roll.choice, roll.forced, [...roll.given, values]);
    return this.answer(eventCount, number);
  }

  /** Lets bots and forced choices go on until a person is to decide. */
  private async pump(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    try {
      for (;;) {
        await this.around.pause();
        if (this.closed || this.isReplay || this.roll || this.at.over) return;
        const choice = this.choiceOfNobody();
        if (choice === null) return;
        const { number, eventCount } = this.at;
        const played = this.play(choice.text, choice.forced);
        const state = this.state();
        const steps = played ? [this.step(number, eventCount, state.view)] : [];
        this.around.update({ steps, state });
      }
    } catch (error) {
      this.around.trouble({ kind: 'table', message: messageOf(error) });
    } finally {
      this.pumping = false;
    }
  }

  /** What is chosen without asking a person: by a bot, or because there is nothing else to choose. */
  private choiceOfNobody(): { readonly text: string; readonly forced: boolean } | null {
    const table = this.at;
    const bot = this.bots[table.seat];
    if (bot && this.kinds) {
      return { text: this.ruleset.language.print(askBotOf(this.kinds, bot, table)), forced: false };
    }
    const forced = this.forcedChoice();
    return forced === null ? null : { text: forced, forced: true };
  }

  /** The only choice of the person who watches, when it may be played over his head. */
  private forcedChoice(): string | null {
    const table = this.at;
    if (table.over || this.isReplay || this.players[table.seat] !== 'person') return null;
    // A person is told and asked at his own screen only; behind the curtain nothing goes on.
    if (!this.playForced || table.seat !== this.watching) return null;
    return onlyChoice(this.ruleset, table, this.undoRefusal() === '');
  }

  odds(choice: string, policy?: string): Promise<Odds> {
    // What is on offer to another seat tells of its hand.
    if (!this.isMine) return Promise.reject(new Error('odds are for whoever is to choose'));
    return this.around.odds(this.ruleset.id, this.ruleset.toJSON(this.at.state), choice, policy);
  }

  explain(query: string) {
    return this.at.explain(query, this.isReplay ? undefined : this.watching);
  }

  whyNot(choice: string) {
    return this.at.whyNot(choice, this.isReplay ? undefined : this.watching);
  }

  whyNotAt(from: string | null, to: string) {
    return this.at.whyNotAt(from, to, this.isReplay ? undefined : this.watching);
  }

  peek(choice: string) {
    return this.isMine ? this.at.peek(choice) : [];
  }

  way(choice: string) {
    return this.isMine ? this.at.way(choice) : [];
  }

  scan(query: string) {
    return this.at.scan(query, this.watching);
  }

  moment(number: number, seat: number): Moment<TableView> {
    const open = this.isReplay || this.at.over;
    if (seat !== this.watching && seat !== -1 && !open) throw new Error('only a battle that is over shows every hand');
    const record = this.at.record();
    this.lookback ??= new Lookback(this.ruleset);
    return this.lookback.moment(record, number, seat);
  }

  record(): string {
    return printRecord(this.at.record(), this.ruleset);
  }

  position(): string {
    return this.ruleset.positionText(this.at.state);
  }

  setPlayForced(on: boolean): void {
    this.playForced = on;
    this.save();
    void this.pump();
  }

  private save(): void {
    if (!this.isReplay) this.saver.save();
  }

  /** Nothing goes on any more; answers when all that was chosen is kept. */
  async close(): Promise<void> {
    this.closed = true;
    await this.saver.rest();
  }

  private toSave(): SavedBattle {
    const view = this.at.view(-1);
    return {
      id: this.battle,
      game: this.ruleset.id,
      name: view.scenario.name,
      armies: view.sides.map((side) => side.army),
      players: this.players,
      dice: this.dice,
      playForced: this.playForced,
      record: this.record(),
      changed: this.around.now(),
      turn: view.turn,
      number: this.at.number,
      seats: view.seats.map((seat) => seat.army),
      score: scoreOf(view),
      outcome: view.outcome,
      deciding: this.at.seat,
      ...(this.roll ? { rolling: { choice: this.roll.choice, forced: this.roll.forced, given: this.roll.given } } : {}),
    };
  }
}

const refused = (text: string): { kind: 'refused'; refusal: { text: string; ref: string } } => ({
  kind: 'refused',
  refusal: { text, ref: '' },
});

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
