// Asks for moments one at a time: while one is on its way only the latest wish is kept, so that a slider can be dragged.

export class Seeker {
  private readonly ask: (moment: number) => Promise<void>;
  private wish: number | null = null;
  private asking = false;

  constructor(ask: (moment: number) => Promise<void>) {
    this.ask = ask;
  }

  to(moment: number): void {
    this.wish = moment;
    if (!this.asking) void this.run();
  }

  private async run(): Promise<void> {
    this.asking = true;
    try {
      while (this.wish !== null) {
        const { wish } = this;
        this.wish = null;
        await this.ask(wish);
      }
    } finally {
      this.asking = false;
    }
  }
}
