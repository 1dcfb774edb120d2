// Saves a battle soon after each choice, one save at a time: while one is under way the next one waits for it.

import type { SavedBattle } from './saved.ts';

export interface SaverSurroundings {
  pause(): Promise<void>;
  save(battle: SavedBattle, before: string | null): Promise<void>;
  trouble(trouble: { readonly kind: 'save'; readonly message: string }): void;
}

export class Saver {
  private readonly around: SaverSurroundings;
  private readonly battle: () => SavedBattle;
  private saving: Promise<void> | null = null;
  private again = false;
  /** The last save failed, and the page was told. */
  private failed = false;
  /** The record as it was last saved or loaded here: only over that may be written. */
  private kept: string | null = null;

  constructor(around: SaverSurroundings, battle: () => SavedBattle) {
    this.around = around;
    this.battle = battle;
  }

  /** Another battle is at the table, with its record as it is kept, if it is. */
  begin(kept: string | null): void {
    this.kept = kept;
  }

  save(): void {
    if (this.saving) {
      this.again = true;
      return;
    }
    this.saving = this.around
      .pause()
      .then(async () => {
        const battle = this.battle();
        await this.around.save(battle, this.kept);
        if (battle.id === this.battle().id) this.kept = battle.record;
        if (this.failed) this.around.trouble({ kind: 'save', message: '' });
        this.failed = false;
      })
      .catch((error) => {
        this.failed = true;
        this.around.trouble({ kind: 'save', message: error instanceof Error ? error.message : String(error) });
      })
      .then(() => {
        this.saving = null;
        if (!this.again) return;
        this.again = false;
        this.save();
      });
  }

  /** Answers when all that was to be saved is. */
  async rest(): Promise<void> {
    while (this.saving) await this.saving;
  }
}
