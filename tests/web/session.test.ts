// One battle on the screen, with the real table behind it: the curtain between two people, looking back, entered dice,
// undo, and what comes too late.

import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { parseRecord } from '../../src/kernel/record-notation.ts';
import type { Offer } from '../../src/kernel/ruleset.ts';
import { settings } from '../../src/web/app/settings.ts';
import { perform } from '../../src/web/battle/keys/actions.ts';
import type { Action } from '../../src/web/battle/keys/shortcuts.ts';
import { isCovered } from '../../src/web/battle/panels/Curtain.tsx';
import { rollFor } from '../../src/web/battle/panels/words.ts';
import { BattleSession, type View } from '../../src/web/battle/session.ts';
import { noteAsked, soundOf } from '../../src/web/battle/sound/heard.ts';
import type { Sound } from '../../src/web/battle/sound/sounds.ts';
import type { MusterBox } from '../../src/web/muster/types.ts';
import { answerAsk } from '../../src/web/table/asks.ts';
import { TableHost } from '../../src/web/table/host.ts';
import { answerMuster } from '../../src/web/table/muster.ts';
import type { GameTable, Player, Setup, Trouble, Update } from '../../src/web/table/protocol.ts';
import { makeRandom } from '../kit/random.ts';

const usual = settings.value;
beforeEach(() => {
  settings.patch({ speed: 'instant' });
  // The session's own clock only goes on when a test says so.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  settings.set(usual);
  vi.useRealTimers();
});

/** A table that answers as a worker does: later, in order, and only copies. */
class Desk {
  private readonly updates = new Set<(update: Update<View>) => void>();
  private readonly troubles = new Set<(trouble: Trouble) => void>();
  /** All that was ever handed to the page while nobody or somebody looked. */
  readonly posted: { readonly method: string; readonly text: string }[] = [];
  /** Answers to these wait until they are let go. */
  readonly withheld = new Map<string, Promise<void>>();
  readonly host = new TableHost({
    load: async () => undefined,
    save: async () => {},
    odds: async (_game, state, choice, policy) =>
      ancientsRules.odds(
        ancientsRules.fromJSON(state, new SeededChance('')),
        ancientsRules.language.read(choice) as number,
        policy,
      ),
    update: (update) => {
      for (const listener of this.updates) listener(this.post('update', update));
    },
    trouble: (trouble) => {
      for (const listener of this.troubles) listener(trouble);
    },
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    now: () => 1,
  });

  private post<T>(method: string, value: T): T {
    this.posted.push({ method, text: JSON.stringify(value) ?? '' });
    return structuredClone(value);
  }

  readonly table: GameTable<View>;

  constructor() {
    const ask = async (method: string, ...args: unknown[]): Promise<unknown> => {
      await Promise.resolve();
      const value = this.post(method, await answerAsk(this.host, method, args));
      await this.withheld.get(method);
      return value;
    };
    const listeners = {
      onUpdate: (listener: (update: Update<View>) => void) => {
        this.updates.add(listener);
        return () => this.updates.delete(listener);
      },
      onTrouble: (listener: (trouble: Trouble) => void) => {
        this.troubles.add(listener);
        return () => this.troubles.delete(listener);
      },
      close: () => {},
    };
    this.table = new Proxy(listeners as unknown as GameTable<View>, {
      get: (own, name: string) =>
        name in own ? own[name as keyof GameTable] : (...args: unknown[]) => ask(name, ...args),
    });
  }
}

const soon = async () => {
  for (let i = 0; i < 12; i++) await new Promise((resolve) => setImmediate(resolve));
};
/** Long enough for a session to take up what it has heard. */
const rest = async () => {
  await soon();
  await vi.advanceTimersByTimeAsync(45);
  await soon();
};

async function sit(players: readonly Player[], more: Partial<Setup> = {}) {
  const desk = new Desk();
  const session = new BattleSession(desk.table);
  const setup: Setup = {
    game: 'ancients',
    start: { scenario: 'ancients/001' },
    players,
    seed: 'session',
    dice: 'program',
    playForced: true,
    ...more,
  };
  await session.open({ kind: 'new', battle: 'b', setup });
  return { desk, session, now: () => session.model.value };
}

const state = (session: BattleSession) => {
  const { state: found } = session.model.value;
  if (!found) throw new Error('no battle');
  return found;
};

const drill: Player = { bot: 'drill' };

const FIGHT = `vexillum 1 position
units top: MI E6; LI E5 E7
units bottom: HI F6
phase: battle
ordered: F6
`;

describe('sounds', () => {
  /** All that is heard while something is done, as the page would hear it. */
  async function heardWhile(session: BattleSession, act: () => Promise<void>): Promise<readonly Sound[]> {
    const { kit } = session;
    if (!kit) throw new Error('no kit');
    const sounds: Sound[] = [];
    let before = session.model.value;
    const asked = new Set<number>();
    noteAsked(before, asked);
    const leave = session.model.subscribe(() => {
      const now = session.model.value;
      const sound = soundOf(before, now, kit, asked);
      if (sound) sounds.push(sound);
      before = now;
      noteAsked(now, asked);
    });
    await act();
    leave();
    return sounds;
  }

  test.each(['instant', 'normal'] as const)(
    'a card that one plays oneself is heard once, at speed %s',
    async (speed) => {
      settings.patch({ speed });
      const { session } = await sit(['person', drill], { start: { scenario: 'ancients/007' } });
      for (let i = 0; i < 200 && (state(session).seat !== 0 || session.model.value.showing); i++) {
        await rest();
        session.skip();
      }
      const offers = () => state(session).offers;
      const card = offers().find((offer) => offer.card?.startsWith('order'));
      if (!card) throw new Error('no ordering card');
      expect(await heardWhile(session, () => session.choose(card))).toEqual(['card']);
      // What is ordered then is no card, and taking it back makes no noise.
      const [piece] = offers().filter(({ mark }) => mark === 'piece');
      expect(await heardWhile(session, () => session.choose(piece))).toEqual([]);
      expect(await heardWhile(session, () => session.undo())).toEqual([]);
    },
  );
});

describe('two people at one screen', () => {
  test('between two people the page holds no hand, and each person sees the own one only', async () => {
    const { desk, session, now } = await sit(['person', 'person'], { start: { scenario: 'ancients/007' } });
    const random = makeRandom(11);
    let curtains = 0;
    let answered = 0;
    for (let i = 0; i < 260 && !state(session).over; i++) {
      const { curtain } = now();
      if (curtain !== null) {
        curtains++;
        const { state: seen, view, log, moment, showing, scanned, odds } = now();
        expect(seen).toMatchObject({ watching: -1, seat: curtain });
        expect([view?.hand, seen?.view.hand]).toEqual([[], []]);
        // Neither in what is drawn nor in what is kept to be shown again.
        expect(JSON.stringify(now())).not.toMatch(/"hand":\[\{/);
        expect(seen?.offers.every(({ card }) => card === null)).toBe(true);
        expect({ moment, showing, scanned, odds }).toEqual({
          moment: null,
          showing: null,
          scanned: null,
          odds: null,
        });
        // What anyone may know is told; what somebody drew is not.
        expect(log.length).toBeGreaterThan(0);
        expect(log.filter(({ text }) => /^You /.test(text))).toEqual([]);
        // What everybody may see is answered without a hand.
        if (seen && seen.offers.length > 0 && answered < 12) {
          answered++;
          await session.choose(seen.offers[random(seen.offers.length)]);
          await soon();
          continue;
        }
        const handed = desk.posted.length;
        await session.liftCurtain();
        expect(state(session).watching).toBe(curtain);
        expect(now().curtain).toBeNull();
        // Nothing of the other seat was handed over with it.
        for (const { text } of desk.posted.slice(handed)) expect(text).not.toContain(`"watching":${1 - curtain}`);
      }
      await soon();
      if (now().curtain !== null || state(session).over) continue;
      const { offers } = state(session);
      // Who can attack does, so that there is something to answer; else forward, for the most.
      const close = offers.find(({ mark }) => mark === 'close' || mark === 'fire');
      await session.choose(close ?? offers[random(offers.length)]);
      await soon();
      if (i % 7 === 0 && now().curtain === null && state(session).undoRefusal === '') await session.undo();
      await soon();
    }
    expect(curtains).toBeGreaterThan(8);
    expect(answered).toBeGreaterThan(3);
  });

  test('who begins a turn asks for his hand; an answer that needs none is given at once', async () => {
    const { session, now } = await sit(['person', 'person'], { start: { text: FIGHT } });
    // The fight goes on in mid-turn: the hand is asked for by who begins a turn.
    const own = now().curtain;
    expect(own).toBe(1);
    await session.liftCurtain();
    const close = state(session).offers.find((offer) => offer.choice === 'close F6 x E6');
    if (!close) throw new Error('no fight');
    await session.choose(close);
    await soon();
    // Standing and evading can be answered by all eyes; cards of a hand cannot.
    expect(now().curtain).toBe(0);
    expect(state(session).watching).toBe(-1);
    const { offers } = state(session);
    expect(offers.map(({ choice }) => choice)).toContain('stand');
    expect(offers.every(({ card }) => card === null)).toBe(true);
    await session.choose(offers[0]);
    await soon();
    expect(state(session).number).toBeGreaterThan(2);
    expect(now().view?.hand).toEqual([]);
  });

  test('what was chosen can be taken back behind the curtain, and whoever takes it back shows himself his hand', async () => {
    const { desk, session, now } = await sit(['person', 'person'], {
      game: 'dark-ages',
      start: { scenario: 'dark-ages/01' },
    });
    const first = now().curtain;
    await session.liftCurtain();
    const { number, offers } = state(session);
    const pass = offers.find(({ label }) => label === 'Pass this round');
    if (!pass) throw new Error('no way to pass');
    await session.choose(pass);
    await soon();
    expect(now().curtain).not.toBe(first);
    expect(isCovered(now())).toBe(true);
    expect(state(session).back).toEqual({ seat: first, label: 'Pass this round' });
    const handed = desk.posted.length;
    await session.undo();
    await soon();
    expect(now()).toMatchObject({ curtain: first, refusal: null });
    expect(state(session)).toMatchObject({ watching: -1, number, seat: first, back: null });
    expect(isCovered(now())).toBe(true);
    expect(now().view?.hand).toEqual([]);
    for (const { text } of desk.posted.slice(handed)) expect(text).not.toMatch(/"watching":[01]/);
    await session.liftCurtain();
    expect(state(session)).toMatchObject({ watching: first, offers });
    expect(now().view?.hand.length).toBeGreaterThan(0);
  });

  test('who takes over is shown the turn of the other as a film, which can be skipped, and then its trace', async () => {
    const { session, now } = await sit(['person', 'person']);
    const random = makeRandom(3);
    for (let i = 0; i < 60 && !(now().curtain !== null && state(session).number > 12); i++) {
      if (now().curtain !== null) await session.liftCurtain();
      const { offers, seat, watching } = state(session);
      if (seat === watching) await session.choose(offers[random(offers.length)]);
      await soon();
    }
    while (state(session).offers.length > 0) {
      await session.choose(state(session).offers[0]);
      await soon();
    }
    const { curtain } = now();
    expect(curtain).not.toBeNull();
    settings.patch({ speed: 'normal' });
    await session.liftCurtain();
    // It begins before the other's turn, with the eyes of who has come.
    expect(now().showing?.again).toBe(true);
    expect(now().showing?.step.seat).not.toBe(curtain);
    expect(state(session).watching).toBe(curtain);
    session.skip();
    expect(now().showing).toBeNull();
    expect(now().view).toEqual(state(session).view);
    await soon();
    expect(now().passed?.fresh).toBe(true);
    expect(now().passed?.lines.length).toBeGreaterThan(0);
  });

  test('a moment that is answered after the curtain fell is shown to nobody', async () => {
    const { desk, session, now } = await sit(['person', 'person'], { start: { text: FIGHT } });
    await session.liftCurtain();
    let letGo = () => {};
    desk.withheld.set('moment', new Promise((resolve) => (letGo = resolve)));
    desk.withheld.set('scan', desk.withheld.get('moment') as Promise<void>);
    const looking = session.lookBack(1);
    const scanning = session.scan('hand');
    const close = state(session).offers.find((offer) => offer.choice === 'close F6 x E6');
    if (!close) throw new Error('no fight');
    await session.choose(close);
    await soon();
    expect(now().curtain).toBe(0);
    letGo();
    await Promise.all([looking, scanning]);
    expect(now().moment).toBeNull();
    expect(now().scanned).toBeNull();
    await session.liftCurtain();
    expect(now().moment).toBeNull();
    expect(session.player.isHeld).toBe(false);
  });

  test('dice are entered by whoever chose, before the curtain falls for the next', async () => {
    const { session, now } = await sit(['person', 'person'], { start: { text: FIGHT }, dice: 'entered' });
    await session.liftCurtain();
    const close = state(session).offers.find((offer) => offer.choice === 'close F6 x E6');
    if (!close) throw new Error('no fight');
    await session.choose(close);
    await soon();
    expect(now().curtain).toBe(0);
    expect(state(session).roll).toBeNull();
    await session.liftCurtain();
    const stand = state(session).offers.find((offer) => offer.choice === 'stand');
    if (!stand) throw new Error('no evading');
    await session.choose(stand);
    expect(state(session).roll).toMatchObject({ seat: 0, count: 5, label: stand.label });
    // Whose roll it is and for what; whoever else looks learns only what was asked.
    const { roll, prompt } = state(session);
    if (!roll || !prompt) throw new Error('no roll');
    const asked = prompt.text.slice(prompt.text.indexOf(': ') + 2);
    const army = prompt.text.slice(0, prompt.text.indexOf(': '));
    expect(rollFor(roll, prompt, army).toLowerCase()).toBe(`${army}: ${asked} ${stand.label}.`.toLowerCase());
    expect(rollFor({ ...roll, label: '' }, prompt, army)).not.toContain(stand.label);
    expect(now().curtain).toBeNull();
    await session.enterDice(['light']);
    expect(now().refusal?.text).toMatch(/^Enter 5 dice/);
    await session.enterDice(null);
    expect(state(session).roll).toBeNull();
    expect(state(session).offers.map((offer) => offer.choice)).toContain('stand');
    expect(now().curtain).toBeNull();
  });
});

describe('looking back', () => {
  async function fighting() {
    const made = await sit(['person', drill].reverse() as Player[], { start: { text: FIGHT } });
    await rest();
    return made;
  }

  test('the piece that was in hand is in hand again afterwards, with its odds', async () => {
    const { session, now } = await fighting();
    expect(now().selected).toEqual({ place: 'F6', piece: 'unit' });
    await session.lookBack(1);
    expect(now().moment?.number).toBe(1);
    expect(now().selected).toBeNull();
    session.backToNow();
    await soon();
    expect(now().selected).toEqual({ place: 'F6', piece: 'unit' });
    // What is counted within a frame is drawn together.
    await expect.poll(() => Object.keys(now().shortOdds)).toContain('close F6 x E6');
  });

  test('the only piece that can act stays in hand, and its odds with it, when it is pointed at or all is put back', async () => {
    const { session, now } = await fighting();
    await expect.poll(() => Object.keys(now().shortOdds)).toContain('close F6 x E6');
    const { shortOdds } = now();
    session.point('F6');
    expect(now().selected).toEqual({ place: 'F6', piece: 'unit' });
    expect(now().shortOdds).toEqual(shortOdds);
    session.point('E6');
    expect(now().confirming?.choice).toBe('close F6 x E6');
    session.drop();
    expect(now().confirming).toBeNull();
    expect(now().selected).toEqual({ place: 'F6', piece: 'unit' });
    expect(now().shortOdds).toEqual(shortOdds);
  });

  test('what bots do meanwhile takes nothing up and does not end it', async () => {
    const { session, now } = await sit([drill, 'person']);
    await rest();
    const random = makeRandom(4);
    let looked = 0;
    for (let i = 0; i < 120 && !state(session).over && looked < 4; i++) {
      if (state(session).seat !== 1) {
        await session.lookBack(1);
        looked++;
        for (let w = 0; w < 400 && state(session).seat === 0; w++) await rest();
        expect(now().moment?.number).toBe(1);
        expect(now().selected).toBeNull();
        session.backToNow();
        expect(now().view).toEqual(state(session).view);
        continue;
      }
      const { offers } = state(session);
      await session.choose(offers[random(offers.length)]);
    }
    expect(looked).toBe(4);
  });
});

test('a battle that ends by a person’s own choice is over at once, and nothing more can be chosen', async () => {
  const record = readFileSync(new URL('../golden/records/ancients-001.record', import.meta.url), 'utf8');
  const { choices } = parseRecord(record, ancientsRules);
  const session = new BattleSession(new Desk().table);
  const now = () => session.model.value;
  const players: Player[] = ['person', 'person'];
  const until = choices.length - 1;
  await session.open({ kind: 'record', battle: 'b', record, until, players, playForced: false });
  expect(state(session).over).toBe(false);
  await session.liftCurtain();
  const last = state(session).offers.find((offer) => offer.choice === choices[until].text);
  if (!last) throw new Error('the last choice is not on offer');
  await session.choose(last);
  expect(state(session).over).toBe(true);
  expect(now()).toMatchObject({ curtain: null, showing: null, trouble: null, busy: false });
  expect(state(session).offers).toEqual([]);
  await session.undo();
  expect(now().refusal?.text).toMatch(/^There is no way back/);
  await session.lookAs(0);
  expect(state(session).watching).toBe(0);
});

test('two presses at once are one choice', async () => {
  const { session, now } = await sit(['person', 'person'], { start: { text: FIGHT } });
  await session.liftCurtain();
  const [offer] = state(session).offers;
  await Promise.all([session.choose(offer), session.choose(offer)]);
  expect(now().refusal).toBeNull();
  expect(now().trouble).toBeNull();
});

test('what waits for a confirmation is laid down when something else is pointed at', async () => {
  const { session, now } = await sit(['person', 'person'], { start: { text: FIGHT } });
  await session.liftCurtain();
  const real = state(session);
  const close = real.offers.find((offer) => offer.choice === 'close F6 x E6');
  if (!close) throw new Error('no fight');
  // Two things that could be meant at E5.
  const both = [1, 2].map((n) => ({ ...close, choice: `${n}`, to: 'E5', odds: false }));
  session.model.patch({ state: { ...real, offers: [close, ...both] } });
  session.point('E6');
  expect(now().confirming?.choice).toBe('close F6 x E6');
  session.point('E5');
  expect(now().picking.length).toBe(2);
  expect(now().confirming).toBeNull();
  session.point('E6');
  expect(now().confirming?.choice).toBe('close F6 x E6');
  expect(state(session).number).toBe(real.number);
});

describe('four seats', () => {
  const armies = (answerMuster({ ask: 'box' }) as MusterBox).factions.map(({ key, name, ready }) => ({
    faction: key,
    name,
    units: ready.slice(0, 3),
  }));
  const text = answerMuster({ ask: 'sheet', armies }) as string;
  const bot: Player = { bot: 'random' };
  const muster = { game: 'battalion', start: { text } } as const;

  test('four people: each lifts the curtain himself and sees the own hand only', async () => {
    const { desk, session, now } = await sit(['person', 'person', 'person', 'person'], muster);
    const random = makeRandom(4);
    const looked = new Set<number>();
    for (let i = 0; i < 120 && !state(session).over; i++) {
      const { curtain } = now();
      if (curtain !== null) {
        expect(now().view?.hand).toEqual([]);
        const handed = desk.posted.length;
        await session.liftCurtain();
        looked.add(curtain);
        expect(state(session).watching).toBe(curtain);
        for (const { text: posted } of desk.posted.slice(handed)) {
          for (const other of [0, 1, 2, 3]) {
            if (other !== curtain) expect(posted).not.toContain(`"watching":${other},`);
          }
        }
      }
      await soon();
      if (now().curtain !== null || state(session).over) continue;
      const { offers } = state(session);
      await session.choose(offers[random(offers.length)]);
      await soon();
    }
    expect([...looked].sort()).toEqual([0, 1, 2, 3]);
  });

  test('two people and two computer players: the curtain falls for people only, and the battle ends', async () => {
    const players: readonly Player[] = [bot, 'person', bot, 'person'];
    const { session, now } = await sit(players, muster);
    const random = makeRandom(9);
    let backs = 0;
    for (let i = 0; i < 900 && !state(session).over; i++) {
      const { curtain } = now();
      if (curtain !== null) {
        expect(players[curtain]).toBe('person');
        // What a computer player chose stands.
        const { back } = state(session);
        if (back) expect(players[back.seat]).toBe('person');
        backs += Number(back !== null);
        await session.liftCurtain();
      }
      await rest();
      const { seat, watching, offers, over } = state(session);
      if (now().curtain !== null || over || seat !== watching) continue;
      expect(players[seat]).toBe('person');
      await session.choose(offers[random(offers.length)]);
      await soon();
    }
    const { over, outcome, view } = state(session);
    expect(over).toBe(true);
    expect(backs).toBeGreaterThan(0);
    expect(['top', 'bottom', 'draw']).toContain(outcome);
    expect(view.seats.map(({ side }) => side)).toEqual(['top', 'bottom', 'top', 'bottom']);
  });
});

describe('keys', () => {
  const ORDERS = `vexillum 1 position
units top: MI B6
units bottom: HI F5 F6 F7
hand bottom: orderThreeCentre
hand top: orderThreeCentre
`;
  /** The keys at a session; the focus goes where the cursor goes, as it does on the page. */
  async function atKeys() {
    const { session, now } = await sit([drill, 'person'], { start: { text: ORDERS }, playForced: false });
    let onBoard = false;
    const press = async (action: Action) => {
      const { kit } = session;
      const { view } = now();
      if (!kit || !view) throw new Error('no battle');
      perform(action, {
        session,
        kit,
        view,
        flipped: false,
        onBoard,
        focus(place) {
          onBoard = true;
          session.moveCursor(place);
        },
        zoom() {},
        pan() {},
      });
      await soon();
    };
    await rest();
    return { session, now, press, leaveBoard: () => (onBoard = false) };
  }

  test('moving the cursor lets a pending card or ending go; Enter then acts on the place', async () => {
    const { session, now, press } = await atKeys();
    await press('right');
    await press('pick1');
    expect(now().confirming?.card).toBe('orderThreeCentre');
    await press('right');
    expect(now().confirming).toBeNull();
    await press('pick1');
    await press('point');
    expect(state(session).prompt?.decision).toBe('orderBySection');
    await press('finish');
    expect(now().confirming).toMatchObject({ choice: 'done', leaves: '3 left' });
    await press('nextPiece');
    expect(now().confirming).toBeNull();
    const { cursor } = now();
    await press('point');
    expect(state(session).prompt?.text).toContain('(1 so far)');
    expect(state(session).offers.map(({ from }) => from)).not.toContain(cursor);
  });

  test('ending with something left asks once; with nothing left it does not', async () => {
    const { session, now, press } = await atKeys();
    await press('pick1');
    await press('pick1');
    const { number } = state(session);
    await press('finish');
    expect(state(session).number).toBe(number);
    session.drop();
    const end = () => state(session).offers.find(({ mark }) => mark === 'finish') as Offer;
    // The same by a button, and taken back by "Go back".
    session.press(end());
    expect(now().confirming?.choice).toBe('done');
    session.drop();
    for (const place of ['F5', 'F6', 'F7']) {
      session.point(place);
      await soon();
    }
    expect(end().leaves).toBeUndefined();
    const { decision } = state(session).prompt ?? {};
    session.press(end());
    await soon();
    expect(state(session).prompt?.decision).not.toBe(decision);
  });

  test('Enter off the board presses what stands out, and nothing else', async () => {
    const { session, now, press, leaveBoard } = await atKeys();
    await press('pick1');
    await press('pick1');
    leaveBoard();
    const { number } = state(session);
    // Three could be ordered: nothing stands out, so the board is shown and nothing ends.
    await press('point');
    expect(state(session).number).toBe(number);
    for (const place of ['F5', 'F6', 'F7']) {
      session.point(place);
      await soon();
    }
    leaveBoard();
    expect(state(session).offers).toHaveLength(1);
    await press('point');
    expect(state(session).prompt?.decision).toBe('moveUnits');
    expect(now().confirming).toBeNull();
  });
});
