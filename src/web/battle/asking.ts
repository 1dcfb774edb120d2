// What a battle on the screen asks its table without choosing anything: odds, ways, what a card allows, why not, and the
// numbers behind it. An answer that comes too late, for other eyes or to another question, is not shown.

import type { Odds, Offer } from '../../kernel/ruleset.ts';
import type { TableCard } from '../../kernel/view.ts';
import { Store } from '../app/store.ts';
import type { GameKit } from '../games/kit.ts';
import type { GameTable, Numbers } from '../table/protocol.ts';
import { type BattleModel, empty, type View } from './model.ts';

/** Milliseconds of a frame of the screen. */
const FRAME = 16;

export class Asking {
  readonly table: GameTable<View>;
  readonly model = new Store<BattleModel>(empty);
  /** What the game brings to the page; null until a battle is open. */
  kit: GameKit | null = null;
  /** Counts the changes of who looks: an answer to somebody who has left the screen is not shown. */
  protected eyes = 0;
  /** Short odds that are known and not drawn yet. */
  private counted: { readonly moment: string; readonly found: Map<string, Odds> } | null = null;

  constructor(table: GameTable<View>) {
    this.table = table;
  }

  protected async askOdds(offer: Offer, policy = ''): Promise<void> {
    const { choice } = offer;
    const known = policy === '' ? (this.model.value.shortOdds[choice] ?? null) : null;
    this.model.patch({ odds: { choice, policy, odds: known, error: '' } });
    if (known) return;
    const still = () => this.model.value.odds?.choice === choice && this.model.value.odds.policy === policy;
    try {
      const odds = await this.table.odds(choice, policy === '' ? undefined : policy);
      if (still()) this.model.patch({ odds: { choice, policy, odds, error: '' } });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (still()) this.model.patch({ odds: { choice, policy, odds: null, error: message } });
    }
  }

  /** The odds of what is considered, if the defender did something else. */
  suppose(policy: string): void {
    const { confirming } = this.model.value;
    if (confirming?.odds) void this.askOdds(confirming, policy);
  }

  protected askShortOdds(offer: Offer): void {
    if (!offer.odds || this.model.value.shortOdds[offer.choice]) return;
    const asked = this.moment;
    void this.table.odds(offer.choice).then(
      (odds) => asked === this.moment && this.gather(offer.choice, odds),
      () => {},
    );
  }

  /** The decision that is looked at, and by whom. */
  private get moment(): string {
    return `${this.model.value.state?.number} ${this.eyes}`;
  }

  /** Odds of several targets come one by one: what comes within a frame is drawn together. */
  private gather(choice: string, odds: Odds): void {
    const { moment } = this;
    if (this.counted?.moment === moment) return void this.counted.found.set(choice, odds);
    const counted = { moment, found: new Map([[choice, odds]]) };
    this.counted = counted;
    setTimeout(() => {
      if (this.counted !== counted) return;
      this.counted = null;
      if (moment !== this.moment) return;
      this.model.patch({ shortOdds: { ...this.model.value.shortOdds, ...Object.fromEntries(counted.found) } });
    }, FRAME);
  }

  protected async askPeek(offer: Offer): Promise<void> {
    const peek = await this.table.peek(offer.choice).catch(() => []);
    if (this.model.value.confirming === offer) this.model.patch({ peek });
  }

  protected async askWay(offer: Offer): Promise<void> {
    const way = await this.table.way(offer.choice).catch(() => []);
    if (this.model.value.confirming === offer) this.model.patch({ way });
  }

  protected async askWhyNot(from: string | null, to: string, place: string): Promise<void> {
    const { eyes } = this;
    const refusal = await this.table.whyNotAt(from, to).catch(() => null);
    if (refusal && eyes === this.eyes) this.model.patch({ refusal: { ...refusal, place } });
  }

  /** Why nothing is on offer at a place, for the piece in hand or without one; false when something is. */
  async whyAt(place: string): Promise<boolean> {
    this.model.patch({ refusal: null });
    await this.askWhyNot(this.model.value.selected?.place ?? null, place, place);
    return this.model.value.refusal !== null;
  }

  /** Why a card in the hand is not on offer. */
  async whyNotCard(card: TableCard): Promise<void> {
    const { eyes, kit } = this;
    if (!kit) return;
    const refusal = await this.table.whyNot(kit.cards.choiceOf(card)).catch(() => null);
    if (eyes !== this.eyes) return;
    this.model.patch({ refusal: refusal ? { ...refusal, place: null, card: card.key } : null });
  }

  async scan(query: string): Promise<void> {
    const { eyes } = this;
    const scanned = await this.table.scan(query).catch((error) => ({ text: String(error.message), places: [] }));
    if (eyes === this.eyes) this.model.patch({ scanned, lit: scanned.places });
  }

  /** The numbers of who stands at a place, for a part that keeps the answer itself. */
  askNumbers(place: string): Promise<Numbers> {
    return this.table.numbers(place).catch(() => ({ parts: [], ground: '' }));
  }
}
