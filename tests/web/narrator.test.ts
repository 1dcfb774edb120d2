import { describe, expect, it } from 'vitest';
import type { Offer } from '../../src/kernel/ruleset.ts';
import { type Message, Narrator } from '../../src/web/battle/keys/narrator.ts';
import type { BattleModel } from '../../src/web/battle/session.ts';
import { kit } from '../../src/web/games/commands/kit.tsx';
import type { TellingAt } from '../../src/web/table/protocol.ts';

const telling = (number: number, text: string): TellingAt => ({
  number,
  text,
  weighty: false,
  kind: '',
  places: [],
  dice: [],
  way: null,
});

const answer = (choice: string, label: string): Offer => ({
  choice,
  label,
  mark: 'answer',
  note: '',
  from: null,
  to: null,
  piece: 'unit',
  card: null,
  odds: false,
});

interface Scene {
  readonly battle?: string;
  readonly watching?: number;
  readonly number?: number;
  readonly asks?: number;
  readonly text?: string;
  readonly offers?: readonly Offer[];
  readonly log?: readonly TellingAt[];
  readonly more?: Partial<BattleModel>;
}

function scene({
  battle = 'x',
  watching = 1,
  number = 1,
  asks = 1,
  text = 'Ask?',
  offers,
  log,
  more,
}: Scene): BattleModel {
  const prompt = { seat: asks, text, decision: 'd', secret: false };
  return {
    state: {
      battle,
      watching,
      number,
      seat: asks,
      prompt,
      offers: offers ?? [],
      players: ['person', 'person'],
      over: false,
      replay: false,
      roll: null,
    },
    log: log ?? [],
    picking: [],
    peek: [],
    showing: null,
    moment: null,
    curtain: null,
    selected: null,
    confirming: null,
    odds: null,
    refusal: null,
    view: null,
    ...more,
  } as unknown as BattleModel;
}

const texts = (messages: readonly Message[]) => messages.map(({ text }) => text);

describe('the narrator', () => {
  it('asks once, and counts on when the same is asked again', () => {
    const narrator = new Narrator(kit);
    const first = scene({ battle: 'asks', text: 'Order up to 3 units (0 so far).' });
    expect(narrator.hear(first, false)).toEqual([{ text: 'Order up to 3 units (0 so far).', manner: 'asked' }]);
    expect(narrator.hear({ ...first }, false)).toEqual([]);
    const second = scene({ battle: 'asks', number: 2, text: 'Order up to 3 units (1 so far).' });
    expect(texts(narrator.hear(second, false))).toEqual(['1 so far.']);
    const third = scene({ battle: 'asks', number: 3, text: 'Stand?', offers: [answer('stand', 'Stand')] });
    expect(texts(narrator.hear(third, false))).toEqual(['Stand? 1: Stand.']);
  });

  it('does not ask a person what another is asked, nor while something is still shown', () => {
    const narrator = new Narrator(kit);
    expect(narrator.hear(scene({ battle: 'other', asks: 0 }), false)).toEqual([]);
    const showing = { step: { number: 1, tellings: [] }, told: 1, lasts: 1 } as unknown as BattleModel['showing'];
    const log = [telling(1, 'One.'), telling(2, 'Two.')];
    expect(texts(narrator.hear(scene({ battle: 'other', number: 3, log, more: { showing } }), false))).toEqual([
      'One.',
    ]);
    expect(texts(narrator.hear(scene({ battle: 'other', number: 3, log }), false))).toEqual(['Two.', 'Ask?']);
  });

  it('says what was taken back, also when nothing had been told of it', () => {
    const narrator = new Narrator(kit);
    const log = [telling(1, 'One.'), telling(2, 'Two.')];
    narrator.hear(scene({ battle: 'undo', number: 4, log }), false);
    expect(texts(narrator.hear(scene({ battle: 'undo', number: 3, log }), false))).toEqual([
      'The last choice is taken back.',
      'Ask?',
    ]);
    const less = scene({ battle: 'undo', number: 2, log: log.slice(0, 1) });
    expect(texts(narrator.hear(less, false))[0]).toBe('Taken back: Two.');
  });

  it('speaks a refusal at once, each time', () => {
    const narrator = new Narrator(kit);
    narrator.hear(scene({ battle: 'no' }), false);
    const refuse = () => scene({ battle: 'no', more: { refusal: { text: 'Too far.', ref: 'A 8', place: 'A1' } } });
    const said = { text: 'Too far. Rule: A 8.', manner: 'now' };
    expect(narrator.hear(refuse(), false)).toEqual([said]);
    expect(narrator.hear(refuse(), false)).toEqual([said]);
  });

  it('tells a person who comes back what happened meanwhile, and one who opens an old battle only what is asked', () => {
    const log = [telling(0, 'Turn 1.'), telling(1, 'One.'), telling(2, 'Two.')];
    expect(texts(new Narrator(kit).hear(scene({ battle: 'old', number: 3, log }), false))).toEqual(['Ask?']);
    const fresh = new Narrator(kit);
    expect(texts(fresh.hear(scene({ battle: 'new', watching: 0, asks: 0, log: log.slice(0, 1) }), false))).toEqual([
      'Turn 1.',
      'Ask?',
    ]);
    fresh.said();
    const other = new Narrator(kit);
    expect(texts(other.hear(scene({ battle: 'new', watching: 1, number: 3, log }), false))).toEqual([
      'Turn 1.',
      'One.',
      'Two.',
      'Ask?',
    ]);
    // The curtain falls before it was said: it is told again.
    expect(texts(new Narrator(kit).hear(scene({ battle: 'new', watching: 1, number: 3, log }), false))).toHaveLength(4);
    other.said();
    expect(texts(new Narrator(kit).hear(scene({ battle: 'new', watching: 1, number: 3, log }), false))).toEqual([
      'Ask?',
    ]);
    const later = [...log, telling(3, 'Three.')];
    const back = new Narrator(kit);
    expect(texts(back.hear(scene({ battle: 'new', watching: 0, asks: 0, number: 4, log: later }), false))).toEqual([
      'One.',
      'Two.',
      'Three.',
      'Ask?',
    ]);
  });
});
