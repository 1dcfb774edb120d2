// A battle at this screen: one keeper, one watcher at a time (two people change seats behind a curtain), the bots that sit at
// the table, and saving. Runs in a worker, but knows nothing of workers, so that tests can sit at it in Node.

import { Keeper } from '../../kernel/keeper.ts';
import type { Odds } from '../../kernel/ruleset.ts';
import type { TableView } from '../../kernel/view.ts';
import type { Watcher } from '../../kernel/watcher.ts';
import type { TakenBack } from '../../kernel/watching.ts';
import { scoreOf } from '../app/score.ts';
import { GIVEN_UP, messageOf, NOTHING_OPEN, orElse, refused, refusedFor, unlessStopped } from './answers.ts';
import { loadBots } from './games.ts';
import { type Opened, openBattle } from './opening.ts';
import type {
  Answer,
  Film,
  Moment,
  Numbers,
  Opening,
  Player,
  TableState,
  Update,
  WantedOf,
  Whose,
} from './protocol.ts';
import { computersNamed } from './record-parts.ts';
import type { SavedBattle } from './saved.ts';
import { Saver } from './saver.ts';
import type { Surroundings } from './surroundings.ts';
import { type Advisers, advisersHere, type Thinkers, thinkersHere } from './thinkers.ts';
import { Typing } from './typing.ts';
import { type Unasked, UnaskedChoices } from './unasked.ts';

export class TableHost {
  private readonly around: Surroundings;
  private kept: Keeper | null = null;
  private eyes: Watcher | null = null;
  private battle = '';
  private players: readonly Player[] = [];
  /** Who chooses for each seat instead of a person, or did in the record that is looked at, as records name it; empty for nobody. */
  private computers: readonly string[] = [];
  private dice: 'program' | 'entered' = 'program';
  private playForced = true;
  private unasked: UnaskedChoices | null = null;
  /** The seat that gave the battle up. */
  private conceded: number | null = null;
  private pumping = false;
  private readonly saver: Saver;
  private readonly typing = new Typing();
  private closed = false;

  private readonly thinkers: Thinkers;
  private readonly advisers: Advisers;
  /** Counts what was done: a thought that was begun before is no answer any more. */
  private changes = 0;

  constructor(around: Surroundings) {
    this.around = around;
    this.thinkers = around.thinkers ?? thinkersHere;
    this.advisers = around.advisers ?? advisersHere;
    this.saver = new Saver(around, () => this.toSave());
  }

  private get keeper(): Keeper {
    if (!this.kept) throw new Error(NOTHING_OPEN);
    return this.kept;
  }

  private get watcher(): Watcher {
    if (!this.eyes) throw new Error(NOTHING_OPEN);
    return this.eyes;
  }

  async open(from: Opening): Promise<TableState<TableView>> {
    // Everything that can fail comes first, so that a table that is open stays as it was.
    const opened = await openBattle(from, (battle) => this.around.load(battle), this.thinkers);
    this.sit(from.battle, opened);
    if (opened.saved === null) this.save();
    else {
      this.saver.begin(opened.saved.record);
      const { rolling } = opened.saved;
      if (rolling) this.play(rolling.choice, rolling.forced, rolling.given);
    }
    return this.state(0);
  }

  private sit(battle: string, opened: Opened): void {
    this.kept = new Keeper(opened.table, opened.asked, opened.replay);
    this.players = opened.players;
    this.computers = opened.replay ? computersNamed(this.kept) : opened.minds.map((mind) => mind?.playedBy ?? '');
    // Who has looked at what before a battle was put away is not kept: up to here everything counts as seen.
    opened.table.covered = this.isShared;
    this.eyes = this.kept.watch(-1, this.isShared);
    this.battle = battle;
    this.saver.begin(null);
    this.dice = opened.dice;
    this.playForced = opened.playForced;
    this.unasked = new UnaskedChoices(this.kept, opened);
    this.conceded = opened.saved?.conceded ?? null;
  }

  /** Several people look at this screen. */
  private get isShared(): boolean {
    return this.players.filter((player) => player === 'person').length > 1;
  }

  watch(seat: number): TableState<TableView> {
    const { keeper } = this;
    if (seat >= 0 && !keeper.isOpen && this.players[seat] !== 'person') {
      throw new Error('that seat is not played at this screen');
    }
    this.eyes = keeper.watch(seat, this.isShared);
    const state = this.state(0);
    void this.pump();
    return state;
  }

  private state(since?: number): TableState<TableView> {
    this.keeper.looks(this.watcher.seat);
    const seen = this.watcher.look(since);
    const { roll } = seen;
    const back = this.backForAll();
    return {
      ...seen,
      back,
      ...(back ? { undoRefusal: '' } : {}),
      ...this.given(seen.view),
      // A bot's choice stands.
      roll:
        this.conceded === null && roll
          ? { ...roll, mayCancel: roll.mayCancel && this.players[roll.seat] === 'person' }
          : null,
      battle: this.battle,
      players: this.players,
      dice: this.dice,
      replay: this.keeper.open,
      ...(this.keeper.open ? { computers: this.computers } : {}),
      playForced: this.playForced,
      conceded: this.conceded,
    };
  }

  /**
   * What can be taken back before all eyes, where people share the screen and none of them looks at a hand: the last choice of a
   * person, until somebody else has chosen. Who takes back is then asked again, and shows himself his own hand.
   */
  private backForAll(): TakenBack | null {
    const { watcher, keeper } = this;
    if (!watcher.shared || keeper.isOpen || this.conceded !== null) return null;
    return this.players[keeper.table.backSeat] === 'person' ? keeper.lastBack : null;
  }

  /** What is so of a battle that was given up: it is over, nobody is asked, and the other side has won. */
  private given(view: TableView): Partial<TableState<TableView>> {
    const outcome = this.winner(view);
    if (outcome === null) return {};
    return {
      view: { ...view, outcome },
      outcome,
      over: true,
      seat: -1,
      prompt: null,
      offers: [],
      undoRefusal: GIVEN_UP,
    };
  }

  /** The side that won because the other gave up; null where nobody did. */
  private winner({ seats, sides }: TableView): string | null {
    if (this.conceded === null) return null;
    const lost = seats[this.conceded].side;
    return sides.find(({ side }) => side !== lost)?.side ?? null;
  }

  concede(seat: number): Answer<TableView> {
    const { keeper } = this;
    if (keeper.isOpen || this.conceded !== null) return refusedFor('The battle is over.');
    if (this.players[seat] !== 'person') return refusedFor('Only a person at this screen can give a battle up.');
    this.conceded = seat;
    this.thinkers.stop();
    this.save();
    return { kind: 'done', update: { steps: [], state: this.state() } };
  }

  choose(number: number, choice: string): Answer<TableView> {
    if (this.conceded !== null) return refusedFor(GIVEN_UP);
    const { eventCount } = this.keeper.table;
    const refusal = this.watcher.choose(number, choice);
    if (refusal) return refused(refusal);
    this.save();
    return this.answer(eventCount, number);
  }

  /** Plays a choice with the dice entered for it so far, and keeps what came of it. */
  private play(choice: string, forced: boolean, given: readonly (readonly number[])[] = []): boolean {
    const played = this.keeper.play(choice, forced, given);
    this.save();
    return played;
  }

  private answer(eventsBefore: number, number: number): Answer<TableView> {
    const update = this.cameOf(eventsBefore, number);
    void this.pump();
    return { kind: 'done', update };
  }

  /** What came of a choice, also a bot's, with the forced ones that follow it: nobody is shown a question that answers itself. */
  private cameOf(eventsBefore: number, number: number): Update<TableView> {
    const { keeper } = this;
    const { table } = keeper;
    if (this.coversHand()) return { steps: [], state: this.state(0) };
    const { watcher } = this;
    let state = this.state();
    const { logFrom } = state;
    const log = [...state.log];
    const steps = table.number > number ? [watcher.step(number, eventsBefore, state.view)] : [];
    for (let next = this.forPerson(); next !== null && !keeper.rolling; next = this.forPerson()) {
      const before = { number: table.number, events: table.eventCount };
      const played = this.play(next.text, next.forced);
      state = this.state();
      log.push(...state.log);
      if (played) steps.push(watcher.step(before.number, before.events, state.view));
    }
    return { steps, state: { ...state, logFrom, log } };
  }

  /**
   * Who has been dealt something at a shared screen and hands the decision over does not see it any more: his hand is covered at
   * once, so that the way back reaches over the draw. All eyes look on from then, and the state is all they know.
   */
  private coversHand(): boolean {
    const { keeper, watcher } = this;
    const { seat } = keeper.table;
    if (watcher.seat < 0 || keeper.isOpen || keeper.rolling || seat === watcher.seat) return false;
    if (this.players[seat] !== 'person' || !keeper.table.hasUnseen(watcher.seat)) return false;
    this.eyes = keeper.watch(-1, this.isShared);
    return true;
  }

  undo(): Answer<TableView> {
    if (this.conceded !== null) return refusedFor(GIVEN_UP);
    if (this.backForAll()) this.keeper.undo();
    else {
      const refusal = this.watcher.undo();
      if (refusal) return refused(refusal);
    }
    this.thinkers.stop();
    this.save();
    return { kind: 'done', update: { steps: [], state: this.state() } };
  }

  enterDice(faces: readonly string[] | null): Answer<TableView> {
    const { keeper } = this;
    const { rolling } = keeper;
    if (!rolling || this.conceded !== null) return refusedFor('No roll waits for dice.');
    if (faces === null) {
      if (this.state().roll?.mayCancel !== true) return refusedFor('Dice have been rolled for it; it stands.');
      keeper.cancelRoll();
      this.save();
      return { kind: 'done', update: { steps: [], state: this.state() } };
    }
    const known = keeper.ruleset.faces;
    const values = faces.map((face) => known.indexOf(face));
    if (values.length !== rolling.count || values.some((value) => value < 0)) {
      return refusedFor(`Enter ${rolling.count} dice, each one of ${known.join(', ')}.`);
    }
    const { number, eventCount } = keeper.table;
    this.play(rolling.choice, rolling.forced, [...rolling.given, values]);
    return this.answer(eventCount, number);
  }

  /** Lets bots and forced choices go on until a person is to decide. */
  private async pump(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    try {
      for (;;) {
        await this.around.pause();
        if (this.closed || this.conceded !== null || this.keeper.isOpen || this.keeper.rolling) return;
        const { changes } = this;
        const thought = this.unasked?.ofBot() ?? null;
        const text = typeof thought === 'object' ? await thought?.catch(unlessStopped) : thought;
        // Whatever was done meanwhile made another position of it.
        if (changes !== this.changes || text === null || this.closed) continue;
        const choice = text === undefined ? this.forPerson() : { text, forced: false };
        if (choice === null) return;
        const { number, eventCount } = this.keeper.table;
        this.play(choice.text, choice.forced);
        this.around.update(this.cameOf(eventCount, number));
      }
    } catch (error) {
      this.around.trouble({ kind: 'table', message: messageOf(error) });
    } finally {
      this.pumping = false;
    }
  }

  /** What is chosen for a person at this screen. */
  private forPerson(): Unasked | null {
    return this.unasked?.forPerson(this.watcher, this.playForced) ?? null;
  }

  /**
   * The watching seat lets everything pass until the turn is over that is asked only for the sake of hidden cards; where all look
   * on, the seat that is asked does.
   */
  passThisTurn(): void {
    const seat = this.watcher.seat < 0 ? this.keeper.table.seat : this.watcher.seat;
    if (this.players[seat] === 'person') this.unasked?.passThisTurn(seat);
  }

  odds(choice: string, policy?: string): Promise<Odds> {
    const { watcher } = this;
    if (!watcher.mayMake(choice)) return Promise.reject(new Error('odds are for whoever is to choose'));
    const { table, ruleset } = this.keeper;
    // What everybody sees is worked out from what everybody knows.
    const state = watcher.isMine ? table.state : ruleset.imagine(table.state, -1, 'odds');
    return this.around.odds(ruleset.id, ruleset.toJSON(state), choice, policy);
  }

  /** Both in one answer: they are asked after every choice for the place that one looks at. */
  numbers(place: string): Numbers {
    const { watcher } = this;
    const parts = orElse(() => watcher.explain(`unit ${place}`), []);
    return { parts, ground: orElse(() => watcher.scan(`hex ${place}`).text, '') };
  }

  whyNot(choice: string) {
    return this.watcher.whyNot(choice);
  }

  whyNotAt(from: string | null, to: string) {
    return this.watcher.whyNotAt(from, to);
  }

  peek(choice: string) {
    return this.watcher.peek(choice);
  }

  way(choice: string) {
    return this.watcher.way(choice);
  }

  scan(query: string) {
    return this.watcher.scan(query);
  }

  landmarks() {
    return this.watcher.landmarks;
  }

  typed(text: string, after?: number) {
    return this.typing.read(this.watcher, text, after ?? null, (choice, policy) => this.odds(choice, policy));
  }

  completions(text: string) {
    return this.typing.complete(this.watcher, text);
  }

  moment(number: number, seat: number): Moment<TableView> {
    return this.watcher.moment(number, seat);
  }

  film(from: number, until: number): Film<TableView> {
    return this.watcher.film(from, until);
  }

  /** Nothing of the battle waits for it; what was asked before is asked no more. */
  async wanted(seat: number, at: number): Promise<WantedOf> {
    const { keeper, computers, advisers } = this;
    advisers.stop();
    return (await import('./wanted.ts')).wantedOf({ keeper, computers, advisers, loadBots }, seat, at);
  }

  stopWanted(): void {
    this.advisers.stop();
  }

  record(whose: Whose): string {
    return whose === 'all' ? this.keeper.recordText() : this.watcher.record();
  }

  position(whose: Whose): string {
    return whose === 'all' ? this.keeper.positionText() : this.watcher.position();
  }

  setPlayForced(on: boolean): void {
    this.playForced = on;
    this.save();
    void this.pump();
  }

  private save(): void {
    this.changes++;
    if (!this.keeper.open) this.saver.save();
  }

  /** Nothing goes on any more; answers when all that was chosen is kept. */
  async close(): Promise<void> {
    this.closed = true;
    this.thinkers.stop();
    this.advisers.stop();
    await this.saver.rest();
  }

  private toSave(): SavedBattle {
    const { table, ruleset, rolling } = this.keeper;
    const view = table.view(-1);
    return {
      id: this.battle,
      game: ruleset.id,
      name: view.scenario.name,
      armies: view.sides.map((side) => side.army),
      players: this.players,
      dice: this.dice,
      playForced: this.playForced,
      record: this.keeper.recordText(),
      changed: this.around.now(),
      turn: view.turn,
      number: table.number,
      seats: view.seats.map((seat) => seat.army),
      score: scoreOf(view),
      outcome: this.winner(view) ?? view.outcome,
      deciding: this.conceded === null ? table.seat : -1,
      ...(this.conceded === null ? {} : { conceded: this.conceded }),
      ...(rolling ? { rolling: { choice: rolling.choice, forced: rolling.forced, given: rolling.given } } : {}),
    };
  }
}
