// One battle on the screen: what the table last said, what is being shown of it, what the person has taken up, and what was
// asked. Components draw `model` and call the methods; nothing else talks to the table.

import type { Offer } from '../../kernel/ruleset.ts';
import type { GameKit } from '../games/kit.ts';
import { loadKit } from '../games/registry.ts';
import type { Answer, GameTable, Opening, TellingAt, Trouble, Update } from '../table/protocol.ts';
import { Handling } from './handling.ts';
import { empty, NOTHING_ASKED, NOTHING_IN_HAND, type State, type View } from './model.ts';
import { type Showing, StepPlayer } from './step-player.ts';

export type { BattleModel, State, View } from './model.ts';

/** Milliseconds after which a person notices that nothing has come of a press. */
const NOTICED = 150;

export class BattleSession extends Handling {
  readonly player: StepPlayer;
  private readonly fetchKit: (game: string) => Promise<GameKit>;
  private readonly ends: (() => void)[];
  /** What bots do waits until what was before is fetched. */
  private fetching = false;
  private asking = false;
  /** Told when a request is under way, at once and without a drawing. */
  onAsking: ((on: boolean) => void) | null = null;
  private readonly heard: Update<View>[] = [];
  private hearing: ReturnType<typeof setTimeout> | null = null;

  constructor(table: GameTable<View>, fetchKit = loadKit) {
    super(table);
    this.fetchKit = fetchKit;
    this.player = new StepPlayer(
      (showing, view) => {
        if (showing && !showing.again) this.noteShown(showing.step.number);
        this.model.patch(showing ? { showing, view, log: this.toldTo(showing) } : { showing: null });
      },
      () => this.model.value.view,
      () => this.kit?.course ?? null,
    );
    this.ends = [
      table.onUpdate((update) => this.hear(update)),
      table.onTrouble((trouble) => this.hearTrouble(trouble)),
    ];
  }

  private hearTrouble(trouble: Trouble): void {
    const { unsaved, trouble: before } = this.model.value;
    if (trouble.kind === 'save' && trouble.message === '') {
      this.model.patch({ unsaved: false, trouble: before?.kind === 'save' ? null : before });
      return;
    }
    // A save that fails again is no news.
    if (trouble.kind === 'save' && unsaved) return;
    this.model.patch({ trouble, busy: false, unsaved: unsaved || trouble.kind === 'save' });
  }

  /** Opens a battle and lets the first person who is to look take the screen. */
  async open(from: Opening): Promise<void> {
    this.model.set(empty);
    // Fetched while the table is being set up.
    if (from.kind === 'new') void this.fetchKit(from.setup.game).catch(() => {});
    const state = await this.table.open(from);
    this.kit = await this.fetchKit(state.game);
    const people = state.players.flatMap((player, seat) => (player === 'person' ? [seat] : []));
    if (state.replay || people.length === 0) return this.look(-1, state.replay ? null : 'rest');
    if (people.length === 1) return this.look(people[0]);
    // Several people at one screen: nobody sees a hand before he asks for it.
    await this.look(-1);
  }

  /** Looks with other eyes. Who comes to his turn at a shared screen, or back to a battle he watches, is shown what he missed. */
  private async look(seat: number, missed: 'turn' | 'rest' | null = null): Promise<void> {
    const eyes = ++this.eyes;
    const state = await this.table.watch(seat);
    // The state has all of it.
    this.heard.length = 0;
    this.fetching = missed !== null;
    // What cannot be fetched is not shown; the battle goes on.
    const fetched = missed === 'turn' ? this.filmFor(state) : missed === 'rest' ? this.restOf(state) : null;
    const film = await fetched?.catch(() => null);
    if (eyes !== this.eyes) return;
    this.fetching = false;
    this.player.forget();
    this.whole = state.log;
    const [first] = film?.steps ?? [];
    const log = missed === 'rest' && first ? state.log.filter(({ number }) => number < first.number) : state.log;
    const seen = { state, view: film ? film.before : state.view, log, curtain: null, showing: null };
    // A record is always at one of its moments; in a battle nobody looks back with the eyes of another.
    const moment = state.replay ? this.model.value.moment : null;
    this.model.patch({ ...NOTHING_IN_HAND, ...NOTHING_ASKED, ...seen, passed: null, traceWish: null, moment });
    const ended = () => this.settle();
    if (!film) ended();
    else if (missed === 'turn') this.player.replay(film.steps, film.before, ended);
    else this.player.add(film.steps, state.view, { own: seat, ended });
    this.catchUp();
  }

  /** The table itself has covered a hand: all eyes look on, and nothing that one seat alone has seen is kept. */
  private lookWith(state: State): void {
    this.eyes++;
    this.player.forget();
    const seen = { state, view: state.view, log: this.whole, curtain: null, showing: null, busy: false };
    this.model.patch({ ...NOTHING_IN_HAND, ...NOTHING_ASKED, ...seen, passed: null, traceWish: null, moment: null });
    this.settle();
  }

  /** The person whose decision it is looks at the screen alone now, with the own hand. */
  async liftCurtain(): Promise<void> {
    const { curtain } = this.model.value;
    if (curtain !== null) await this.look(curtain, 'turn').catch((error) => this.fail(error));
  }

  /** A replay, or a battle that is over, as another seat sees it. */
  lookAs(seat: number): Promise<void> {
    return this.look(seat);
  }

  /** Bots may choose faster than a screen can follow: what waits to be heard is taken up together. */
  private hear(update: Update<View>): void {
    this.heard.push(update);
    this.hearing ??= setTimeout(() => this.catchUp());
  }

  private catchUp(): void {
    if (this.hearing !== null) clearTimeout(this.hearing);
    this.hearing = null;
    if (this.fetching) return;
    const updates = this.heard.splice(0);
    if (updates.length > 0) this.receive(updates);
  }

  private receive(updates: readonly Update<View>[]): void {
    const { state: before } = this.model.value;
    // The log on the screen follows as the steps are shown.
    for (const { state } of updates) this.whole = [...this.whole.slice(0, state.logFrom), ...state.log];
    const steps = updates.flatMap((update) => update.steps);
    const { state } = updates[updates.length - 1];
    if (before !== null && before.watching !== state.watching) return this.lookWith(state);
    this.model.patch({ state, busy: false });
    if (before === null || state.number !== before.number || state.roll !== before.roll) {
      this.model.patch({ ...NOTHING_IN_HAND, traceWish: null });
    }
    this.player.add(steps, state.view, { own: state.watching, ended: () => this.settle() });
  }

  /** The log up to the choice on show. */
  private toldTo({ later }: Showing): readonly TellingAt[] {
    return later === 0 ? this.whole : this.whole.slice(0, this.whole.length - later);
  }

  /** All steps are shown: the board is the table's, and the next person is asked. */
  private settle(): void {
    const { state } = this.model.value;
    if (!state) return;
    const { moment } = this.model.value;
    this.model.patch({ view: state.view, log: this.whole, showing: null });
    this.noteShown(state.number);
    const next = state.seat;
    const other = next >= 0 && next !== state.watching && state.players[next] === 'person';
    if (other && !state.replay && state.roll === null) {
      // From then on the page holds nothing that only one seat may see.
      if (state.watching >= 0) return void this.look(-1).catch((error) => this.fail(error));
      this.cover(next);
    } else this.model.patch({ curtain: null });
    // Who looks back takes nothing up.
    if (moment === null) this.takeUpSingle();
    void this.askPassed();
  }

  async choose(offer: Offer, cursor = this.model.value.cursor): Promise<void> {
    const { state } = this.model.value;
    if (!state) return;
    await this.answer(() => this.table.choose(state.number, offer.choice), cursor);
  }

  async undo(): Promise<void> {
    await this.answer(() => this.table.undo());
  }

  /** The person at the screen gives the battle up. */
  async concede(): Promise<void> {
    const { state } = this.model.value;
    if (state && state.watching >= 0) await this.answer(() => this.table.concede(state.watching));
  }

  async enterDice(faces: readonly string[] | null): Promise<void> {
    await this.answer(() => this.table.enterDice(faces));
  }

  /** One request at a time. That it is on its way is shown only when it takes long enough to be noticed. */
  private async answer(ask: () => Promise<Answer<View>>, cursor = this.model.value.cursor): Promise<void> {
    if (this.asking) return;
    this.setAsking(true);
    const slow = setTimeout(() => this.model.patch({ busy: true }), NOTICED);
    try {
      const answer = await ask();
      this.model.patch({ busy: false, cursor });
      this.catchUp();
      if (answer.kind === 'done') this.receive([answer.update]);
      else this.model.patch({ refusal: { ...answer.refusal, place: cursor } });
    } catch (error) {
      this.fail(error);
    } finally {
      clearTimeout(slow);
      this.setAsking(false);
    }
  }

  private setAsking(on: boolean): void {
    this.asking = on;
    this.onAsking?.(on);
  }

  private fail(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    this.model.patch({ busy: false, trouble: this.model.value.trouble ?? { kind: 'table', message } });
  }

  // ---- looking back

  async lookBack(number: number, seat?: number): Promise<void> {
    const { state } = this.model.value;
    if (!state) return;
    try {
      const { eyes } = this;
      const moment = await this.table.moment(number, seat ?? state.watching);
      if (eyes !== this.eyes) return;
      // What is being shown waits until one is back.
      this.player.hold();
      this.model.patch({ moment, ...NOTHING_IN_HAND });
    } catch (error) {
      this.fail(error);
    }
  }

  backToNow(): void {
    if (this.model.value.moment === null) return;
    this.model.patch({ moment: null });
    const waits = this.player.at !== null;
    this.player.release();
    if (!waits) this.settle();
  }

  /** Whether something can be shown again. */
  get hasAgain(): boolean {
    return this.model.value.passed?.fresh === true || this.player.hasAgain;
  }

  /** What has passed, until something is chosen; after that the last exchange of dice once more. */
  again(): void {
    if (this.model.value.passed?.fresh) void this.showPassed();
    else this.player.again(() => this.settle());
  }

  /** All that has passed since the last choice, once more. */
  async showPassed(): Promise<void> {
    const { passed } = this.model.value;
    if (!passed || this.player.at !== null) return;
    const { eyes } = this;
    const film = await this.table.film(passed.from, passed.until).catch(() => null);
    if (film === null || eyes !== this.eyes || this.model.value.passed?.from !== passed.from) return;
    this.model.patch({ ...NOTHING_IN_HAND, view: film.before });
    this.player.replay(film.steps, film.before, () => this.settle());
  }

  /** Answers so until the turn is over, whenever only hidden cards are the reason to ask. */
  async passThisTurn(offer: Offer): Promise<void> {
    await this.table.passThisTurn().catch((error) => this.fail(error));
    await this.choose(offer);
  }

  async setPlayForced(on: boolean): Promise<void> {
    await this.table.setPlayForced(on).catch((error) => this.fail(error));
  }

  /** A trouble that has been read; the battle goes on. */
  dismissTrouble(): void {
    this.model.patch({ trouble: null });
  }

  dismissRefusal(): void {
    this.model.patch({ refusal: null });
  }

  skip(): void {
    this.player.skip();
  }

  close(): void {
    for (const end of this.ends) end();
    if (this.hearing !== null) clearTimeout(this.hearing);
    this.player.stop();
    this.table.close();
  }
}
