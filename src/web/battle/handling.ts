// What a hand does at the table: points, takes up, weighs, confirms, and looks closely. Nothing is asked or played here but through
// the methods of the session.

import type { Offer } from '../../kernel/ruleset.ts';
import { NOTHING_CONSIDERED, NOTHING_IN_HAND } from './model.ts';
import { type Pointing, pointAt, type Selected } from './pointing.ts';
import { asksOnce } from './standing-out.ts';
import type { StepPlayer } from './step-player.ts';
import { Recalling } from './trace/recalling.ts';

export abstract class Handling extends Recalling {
  abstract readonly player: StepPlayer;

  abstract choose(offer: Offer, cursor?: string | null): Promise<void>;

  /** Where only one piece can act, it is in hand already; its targets get their odds. */
  protected takeUpSingle(): void {
    const { state, selected } = this.model.value;
    if (!state || selected) return;
    const acting = state.offers.filter((offer) => offer.from !== null && offer.to !== null);
    const [first] = acting;
    if (first && acting.every((o) => o.from === first.from && o.piece === first.piece)) {
      this.select({ place: first.from as string, piece: first.piece });
    }
    // One that declines and has odds is compared with the answers.
    const answers = state.offers.filter(
      ({ mark, odds }) => mark === 'answer' || mark === 'card' || (mark === 'finish' && odds),
    );
    for (const offer of answers) this.askShortOdds(offer);
  }

  /** A tap or Enter on a place. */
  point(place: string): void {
    const { state, selected, confirming, moment, showing } = this.model.value;
    if (!state || moment) return;
    if (showing) return this.player.skip();
    const again = confirming !== null && confirming.to === place;
    const pointing: Pointing = again ? { act: 'play', offer: confirming } : pointAt(state.offers, selected, place);
    // What is played at once is drawn with what comes of it, and not twice.
    if (pointing.act === 'play') return void this.choose(pointing.offer, place);
    this.model.patch({ cursor: place, refusal: null, picking: [], inspected: null });
    this.follow(pointing, place);
  }

  private follow(pointing: Pointing, place: string): void {
    switch (pointing.act) {
      case 'play':
        void this.choose(pointing.offer);
        return;
      case 'confirm':
        this.consider(pointing.offer);
        return;
      case 'ask':
        // What was being confirmed elsewhere is laid down.
        this.ask(pointing.offers);
        return;
      case 'select':
        this.select(pointing.selected);
        return;
      case 'drop':
        this.layDown();
        return;
      case 'refuse':
        this.model.patch({ confirming: null, odds: null });
        void this.askWhyNot(pointing.from, pointing.to, place);
    }
  }

  /** Several things can be meant: asks which. */
  ask(offers: readonly Offer[]): void {
    this.model.patch({ picking: offers, refusal: null, confirming: null, odds: null, peek: [], way: [] });
  }

  select(selected: Selected): void {
    const { state, shortOdds } = this.model.value;
    // Odds that are known hold as long as the same is decided, whoever is in hand.
    this.model.patch({ ...NOTHING_IN_HAND, shortOdds, selected, cursor: selected.place });
    for (const offer of state?.offers ?? []) {
      if (offer.from === selected.place && (offer.mark === 'close' || offer.mark === 'fire')) this.askShortOdds(offer);
    }
  }

  /** Lays down whatever is in hand, and the answers to what was asked. */
  drop(): void {
    this.model.patch({ scanned: null, lit: [] });
    this.layDown();
  }

  /** The only piece that can act stays in hand: what it can do stays marked, with its odds. */
  private layDown(): void {
    const { state, shortOdds, moment, showing } = this.model.value;
    this.model.patch({ ...NOTHING_IN_HAND, shortOdds });
    if (state && !moment && !showing) this.takeUpSingle();
  }

  /** Shows an offer with its odds or what it allows, before it is played. */
  consider(offer: Offer): void {
    this.model.patch({ confirming: offer, picking: [], refusal: null, peek: [], way: [], odds: null });
    if (offer.odds) void this.askOdds(offer);
    if (offer.card !== null) void this.askPeek(offer);
    else if (offer.to !== null) void this.askWay(offer);
  }

  confirm(): void {
    const { confirming } = this.model.value;
    if (confirming) void this.choose(confirming);
  }

  /** A button that names an offer: what leaves something undone, or an attack with its odds, is considered first. */
  press(offer: Offer): void {
    const { confirming } = this.model.value;
    const weighed = (offer.mark === 'close' || offer.mark === 'fire') && confirming?.choice !== offer.choice;
    if (weighed || asksOnce(offer, confirming)) this.consider(offer);
    else void this.choose(offer);
  }

  /** Looks closely at a place without pointing at it; null looks away. */
  inspect(place: string | null): void {
    this.model.patch(place === null ? { inspected: null } : { inspected: place, cursor: place });
  }

  light(places: readonly string[]): void {
    if (places.join() === this.model.value.lit.join()) return;
    this.model.patch({ lit: places });
  }

  /** The pointer rests on a place: the way of the piece in hand is shown, and who stands there. */
  hover(place: string | null): void {
    const { state, selected, confirming } = this.model.value;
    this.model.patch({ hovered: place });
    if (!state || !selected || confirming) return;
    const offer = state.offers.find((o) => o.from === selected.place && o.piece === selected.piece && o.to === place);
    if (!offer) {
      if (this.model.value.way.length > 0) this.model.patch({ way: [] });
      return;
    }
    void this.table.way(offer.choice).then(
      (way) => this.model.value.hovered === place && this.model.patch({ way }),
      () => {},
    );
  }

  /** The cursor goes elsewhere: what was considered is let go, unless it is there. */
  moveCursor(place: string | null): void {
    const { cursor, confirming, picking } = this.model.value;
    const elsewhere = place !== cursor && (confirming ? confirming.to !== place : picking.length > 0);
    this.model.patch({ cursor: place, ...(elsewhere ? NOTHING_CONSIDERED : {}) });
  }
}
