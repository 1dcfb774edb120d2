// A record on the screen: always at one of its moments, seen by one seat or by all, and played on at the chosen speed. All
// that looks back in a battle (log, keys) leads here to a moment of the record.

import type { TableCard } from '../../kernel/view.ts';
import { settings } from '../app/settings.ts';
import { Store } from '../app/store.ts';
import { BattleSession, type View } from '../battle/session.ts';
import type { Moment, Opening, Step } from '../table/protocol.ts';

/** Whose hands are seen: a seat's, nobody's (-1) or all. The board is the same for all. */
export type Eyes = number | 'all';

export interface ReplayModel {
  readonly eyes: Eyes;
  readonly playing: boolean;
  readonly hands: readonly { readonly seat: number; readonly cards: readonly TableCard[] }[];
}

/** Even at speed instant a replay is there to be watched: milliseconds for a choice. */
const AT_LEAST = 350;
const SPECTATOR = -1;

export class ReplaySession extends BattleSession {
  readonly replay = new Store<ReplayModel>({ eyes: 'all', playing: false, hands: [] });

  /** The choice that is being told. */
  private telling: Promise<void> = Promise.resolve();

  async begin(from: Opening, at: number, eyes: Eyes): Promise<void> {
    await this.open(from);
    await this.lookThrough(eyes, at);
  }

  /** Changes whose hands are seen, at the same moment. */
  async lookThrough(eyes: Eyes, at?: number): Promise<void> {
    await this.fallSilent();
    const number = at ?? this.model.value.moment?.number ?? 1;
    this.replay.patch({ eyes });
    await this.lookAs(eyes === 'all' ? SPECTATOR : eyes);
    await this.jump(number);
  }

  /** One choice on is shown as it happened; any other moment is opened at once. */
  override async lookBack(number: number): Promise<void> {
    await this.fallSilent();
    const { moment } = this.model.value;
    if (moment?.number === number) return;
    if (moment && number === moment.number + 1) await this.tellNext();
    else await this.jump(number);
  }

  /** Another moment without a show, also from one that is being told. */
  async seek(number: number): Promise<void> {
    await this.fallSilent();
    await this.jump(number);
  }

  /** Whoever asks while something is being told has seen enough of it. */
  private async fallSilent(): Promise<void> {
    this.pause();
    this.player.finish();
    await this.telling;
  }

  override backToNow(): void {
    const { moment } = this.model.value;
    if (moment) void this.seek(moment.last);
  }

  override point(): void {
    if (this.model.value.showing) this.skip();
  }

  play(): void {
    const { moment } = this.model.value;
    if (!moment || this.replay.value.playing) return;
    this.replay.patch({ playing: true });
    void this.playOn(moment.next === '');
  }

  pause(): void {
    this.replay.patch({ playing: false });
  }

  private async playOn(fromStart: boolean): Promise<void> {
    try {
      if (fromStart) await this.jump(1);
      while (this.replay.value.playing && (await this.tellNext()));
    } catch {
      // The table is closed: the page has been left.
    }
    this.pause();
  }

  private async jump(number: number): Promise<void> {
    const { moment, hands } = await this.fetch(number);
    this.player.forget();
    this.model.patch({ moment, view: moment.view, showing: null });
    this.replay.patch({ hands });
  }

  /** Shows what the next choice brought about; false at the end, or when somebody went elsewhere meanwhile. */
  private async tellNext(): Promise<boolean> {
    const from = this.model.value.moment;
    if (!from || from.next === '') return false;
    const { moment, hands } = await this.fetch(from.number + 1);
    if (this.model.value.moment !== from) return false;
    this.telling = this.tell(from, moment);
    await this.telling;
    if (this.model.value.moment !== from) return false;
    this.model.patch({ moment, view: moment.view, showing: null });
    this.replay.patch({ hands });
    return moment.next !== '';
  }

  private tell(from: Moment<View>, to: Moment<View>): Promise<void> {
    const step: Step = {
      number: from.number,
      seat: from.seat,
      choice: from.next,
      forced: false,
      tellings: to.tellings,
      view: to.view,
    };
    const instant = settings.value.speed === 'instant' && this.replay.value.playing && to.tellings.length > 0;
    return new Promise((resolve) => {
      this.player.add([step], to.view, () => setTimeout(resolve, instant ? AT_LEAST : 0));
    });
  }

  private async fetch(number: number): Promise<{ moment: Moment<View>; hands: ReplayModel['hands'] }> {
    const { eyes } = this.replay.value;
    const moment = await this.table.moment(number, eyes === 'all' ? SPECTATOR : eyes);
    if (eyes === SPECTATOR) return { moment, hands: [] };
    if (eyes !== 'all') return { moment, hands: [{ seat: eyes, cards: moment.view.hand }] };
    const hands = [];
    for (const seat of moment.view.seats.keys())
      hands.push({ seat, cards: (await this.table.moment(number, seat)).view.hand });
    return { moment, hands };
  }
}
