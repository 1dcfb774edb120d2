// The table behind the page, played in Node: bots, forced choices, undo, entered dice, saving, looking back, hidden hands.

import { describe, expect, test } from 'vitest';
import type { CommandsView } from '../../src/families/commands/telling/view/view.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { parseRecord } from '../../src/kernel/record-notation.ts';
import { replay } from '../../src/kernel/replay.ts';
import type { TableView } from '../../src/kernel/view.ts';
import { passingAnswer } from '../../src/web/battle/standing-out.ts';
import { TableHost } from '../../src/web/table/host.ts';
import type { Player, Setup, Trouble, Update } from '../../src/web/table/protocol.ts';
import { GONE_ON_ELSEWHERE, isElsewhere, type SavedBattle } from '../../src/web/table/saved.ts';
import type { Surroundings } from '../../src/web/table/surroundings.ts';
import { answerThought, Stopped, type Thinkers, type ThinkRequest } from '../../src/web/table/thinkers.ts';
import { makeRandom } from '../kit/random.ts';
import { everyNth } from '../kit/sweep.ts';

class World {
  readonly saved: Map<string, SavedBattle>;
  readonly updates: Update<TableView>[] = [];
  readonly troubles: Trouble[] = [];
  storeIsFull = false;
  readonly host: TableHost;

  private readonly around = (thinkers: Thinkers | undefined): Surroundings => ({
    ...(thinkers ? { thinkers } : {}),
    load: async (id) => this.saved.get(id),
    save: async (battle, before) => {
      if (this.storeIsFull) throw new Error('the quota has been exceeded');
      if (isElsewhere(this.saved.get(battle.id), battle, before)) throw new Error(GONE_ON_ELSEWHERE);
      this.saved.set(battle.id, battle);
    },
    odds: async (_game, state, choice, policy) =>
      ancientsRules.odds(
        ancientsRules.fromJSON(state, new SeededChance('')),
        ancientsRules.language.read(choice) as number,
        policy,
      ),
    update: (update) => this.updates.push(update),
    trouble: (trouble) => this.troubles.push(trouble),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    now: () => 1,
  });

  /** Two worlds with one store are two tabs. */
  constructor(saved = new Map<string, SavedBattle>(), thinkers?: Thinkers) {
    this.saved = saved;
    this.host = new TableHost(this.around(thinkers));
  }

  /** Lets bots, forced choices and saves come to rest. */
  async rest(): Promise<void> {
    let seen = -1;
    for (let quiet = 0; quiet < 6; ) {
      await new Promise((resolve) => setImmediate(resolve));
      quiet = this.updates.length === seen ? quiet + 1 : 0;
      seen = this.updates.length;
    }
  }
}

const setupOf = (players: readonly Player[], more: Partial<Setup> = {}): Setup => ({
  game: 'ancients',
  start: { scenario: 'ancients/001' },
  players,
  seed: 'host',
  dice: 'program',
  playForced: true,
  ...more,
});

async function open(players: readonly Player[], more: Partial<Setup> = {}): Promise<World> {
  const world = new World();
  await world.host.open({ kind: 'new', battle: 'b', setup: setupOf(players, more) });
  return world;
}

const drill: Player = { bot: 'drill' };

/** An attack that the light unit may evade. */
const SWAP = `vexillum 1 position
units top: LI E6; MI D8
units bottom: HI F6; MI G7
phase: battle
ordered: F6
`;

test('a person plays a whole battle against a bot; the record replays to the same end', async () => {
  const world = await open([drill, 'person']);
  const random = makeRandom(3);
  let state = world.host.watch(1);
  await world.rest();
  state = world.host.watch(1);
  let asked = 0;
  while (!state.over) {
    expect(state.seat).toBe(1);
    expect(state.offers.length).toBeGreaterThan(0);
    // Whoever is asked has something to decide, or would lose his way back.
    if (state.offers.length === 1) expect(state.undoRefusal).toBe('');
    const { choice } = state.offers[random(state.offers.length)];
    const answer = world.host.choose(state.number, choice);
    expect(answer.kind).toBe('done');
    asked++;
    await world.rest();
    state = world.host.watch(1);
    await world.rest();
  }
  expect(asked).toBeGreaterThan(20);
  expect(world.troubles).toEqual([]);
  const text = world.host.record('all');
  expect(world.saved.get('b')?.record).toBe(text);
  expect(replay(ancientsRules, parseRecord(text, ancientsRules)).record().outcome).toBe(state.outcome);
});

test('updates tell the log in one piece, also across undo', async () => {
  const world = await open(['person', drill], { start: { scenario: 'ancients/001' } });
  let state = world.host.watch(0);
  let log = [...state.log];
  const take = (update: Update<TableView>) => {
    log = [...log.slice(0, update.state.logFrom), ...update.state.log];
    state = update.state;
  };
  const random = makeRandom(8);
  for (let i = 0; i < 120 && !state.over; i++) {
    await world.rest();
    for (const update of world.updates.splice(0)) take(update);
    if (state.seat !== 0) continue;
    const back = i % 5 === 4 && state.undoRefusal === '';
    const answer = back
      ? world.host.undo()
      : world.host.choose(state.number, state.offers[random(state.offers.length)].choice);
    if (answer.kind === 'done') take(answer.update);
  }
  await world.rest();
  for (const update of world.updates.splice(0)) take(update);
  expect(log.length).toBeGreaterThan(50);
  const whole = world.host.watch(0).log;
  expect(log.map((line) => line.text)).toEqual(whole.map((line) => line.text));
});

describe('undo', () => {
  test('goes back over forced choices to the person’s own', async () => {
    const world = await open(['person', drill]);
    let state = world.host.watch(0);
    await world.rest();
    state = world.host.watch(0);
    while (state.seat !== 0) {
      await world.rest();
      state = world.host.watch(0);
    }
    const { number } = state;
    const before = JSON.stringify(state.view);
    expect(world.host.choose(number, state.offers[0].choice).kind).toBe('done');
    await world.rest();
    const answer = world.host.undo();
    expect(answer.kind).toBe('done');
    const after = world.host.watch(0);
    expect(after.number).toBe(number);
    expect(JSON.stringify(after.view)).toBe(before);
  });

  test('says why it stops', async () => {
    const world = await open(['person', drill]);
    world.host.watch(0);
    await world.rest();
    const answer = world.host.undo();
    expect(answer.kind === 'refused' && answer.refusal.text).toMatch(/^There is no way back: /);
  });
});

test('the last choice of a turn is left to the person while it could still be taken back', async () => {
  const world = await open(['person', 'person']);
  let state = world.host.watch(1);
  if (state.seat !== 1) state = world.host.watch(0);
  const me = state.seat;
  const play = async (choice: string) => {
    expect(world.host.choose(state.number, choice).kind).toBe('done');
    await world.rest();
    state = world.host.watch(me);
    await world.rest();
    state = world.host.watch(me);
  };
  const card = state.offers.find((offer) => offer.card?.startsWith('order'));
  await play(card?.choice ?? '');
  await play(state.offers.find((offer) => offer.mark === 'piece')?.choice ?? '');
  await play('done');
  // The only unit moves; after that there is nothing left but to end the turn.
  await play(state.offers.find((offer) => offer.choice.startsWith('move '))?.choice ?? '');
  expect(state.seat).toBe(me);
  expect(state.undoRefusal).toBe('');
  expect(state.offers.map((offer) => offer.choice)).toEqual(['done']);
});

test('with entered dice the table waits for every roll, also for a bot’s', async () => {
  const world = await open(['person', drill], { dice: 'entered' });
  const random = makeRandom(5);
  let state = world.host.watch(0);
  let rolls = 0;
  let botRolls = 0;
  for (let i = 0; i < 600 && !state.over; i++) {
    await world.rest();
    state = world.host.watch(0);
    if (state.roll) {
      rolls++;
      if (state.roll.seat === 1) botRolls++;
      expect(world.host.choose(state.number, 'done').kind).toBe('refused');
      expect(world.host.enterDice(['flag', 'nothing']).kind).toBe('refused');
      const { faces } = state.roll;
      const dice = Array.from({ length: state.roll.count }, () => faces[random(6)]);
      expect(world.host.enterDice(dice).kind).toBe('done');
    } else if (state.seat === 0) {
      expect(world.host.choose(state.number, state.offers[random(state.offers.length)].choice).kind).toBe('done');
    }
  }
  expect(rolls).toBeGreaterThan(5);
  expect(botRolls).toBeGreaterThan(2);
  const text = world.host.record('all');
  expect(text).toContain('dice: written');
  // Gone on with after a reload, the same table still asks for dice.
  const again = new World();
  again.saved.set('b', world.saved.get('b') as SavedBattle);
  const reopened = await again.host.open({ kind: 'saved', battle: 'b' });
  expect(reopened.dice).toBe('entered');
  expect(again.host.record('all')).toBe(text);
});

test('an entered choice can be called off until its first die', async () => {
  const position = `vexillum 1 position
units top: MI E6; LI E5 E7
units bottom: HI F6
phase: battle
ordered: F6
`;
  const world = await open(['person', 'person'], { start: { text: position }, dice: 'entered' });
  let state = world.host.watch(1);
  expect(world.host.choose(state.number, 'close F6 x E6').kind).toBe('done');
  state = world.host.watch(0);
  expect(world.host.choose(state.number, 'stand').kind).toBe('done');
  state = world.host.watch(0);
  expect(state.roll).toMatchObject({ seat: 0, choice: 'stand', count: 5, mayCancel: true });
  expect(world.host.enterDice(null).kind).toBe('done');
  expect(world.host.watch(0).roll).toBeNull();
});

test('a seat’s state holds nothing of the other hand', async () => {
  const world = await open(['person', 'person']);
  for (const seat of [0, 1]) {
    const state = world.host.watch(seat);
    expect(state.view.hand.length).toBeGreaterThan(0);
    const text = JSON.stringify(world.host.watch(-1));
    expect(world.host.watch(-1).view.hand).toEqual([]);
    expect(world.host.watch(-1).offers).toEqual([]);
    expect(text).not.toContain('"choice":"play');
  }
  expect(world.host.choose(1, 'pass').kind).toBe('refused');
  expect(() => world.host.moment(1, 0)).toThrow('only a battle that is over');
});

test('a bot’s seat cannot be looked at while the battle goes on', async () => {
  const world = await open(['person', drill]);
  expect(() => world.host.watch(1)).toThrow('not played at this screen');
});

test('every moment of a finished battle is as it was', async () => {
  const world = await open([drill, { bot: 'random' }]);
  world.host.watch(-1);
  await world.rest();
  expect(world.host.watch(-1).over).toBe(true);
  const text = world.host.record('all');
  const views: string[][] = [];
  replay(ancientsRules, parseRecord(text, ancientsRules), (table) =>
    views.push([JSON.stringify(table.view(0)), JSON.stringify(table.view(1))]),
  );
  const other = new World();
  await other.host.open({ kind: 'replay', battle: 'r', record: text });
  expect(other.saved.size).toBe(0);
  for (const number of [1, 2, views.length, 7, 6, Math.floor(views.length / 2), 3]) {
    for (const seat of [0, 1]) {
      const moment = other.host.moment(number, seat);
      expect(moment.number).toBe(number);
      expect(JSON.stringify(moment.view)).toBe(views[number - 1][seat]);
    }
  }
  expect(other.host.choose(views.length, 'done').kind).toBe('refused');
});

test('a battle can be gone on with from any of its moments', async () => {
  const world = await open([drill, { bot: 'random' }]);
  world.host.watch(-1);
  await world.rest();
  const text = world.host.record('all');
  const other = new World();
  await other.host.open({
    kind: 'record',
    battle: 'again',
    record: text,
    until: 40,
    players: ['person', 'person'],
    playForced: false,
  });
  expect(other.host.watch(0).number).toBe(41);
  await other.rest();
  expect(other.saved.get('again')?.number).toBe(41);
});

test('a full store is told, and the battle goes on', async () => {
  const world = new World();
  world.storeIsFull = true;
  await world.host.open({ kind: 'new', battle: 'b', setup: setupOf(['person', drill]) });
  world.host.watch(0);
  await world.rest();
  expect(world.troubles[0]).toEqual({ kind: 'save', message: 'the quota has been exceeded' });
  expect(world.host.watch(0).over).toBe(false);
  // There is room again: the next choice is kept, and that is told too.
  world.storeIsFull = false;
  const state = world.host.watch(0);
  if (state.seat === 0) world.host.choose(state.number, state.offers[0].choice);
  await world.rest();
  expect(world.troubles.at(-1)).toEqual({ kind: 'save', message: '' });
  expect(world.saved.has('b')).toBe(true);
});

test('broken and foreign records are refused with a place or a reason', async () => {
  const world = await open(['person', drill]);
  const { host } = world;
  const before = host.record('all');
  const bad = (record: string) => host.open({ kind: 'replay', battle: 'x', record });
  await expect(bad('hello')).rejects.toThrow(/line 1/);
  await expect(bad(before.replace('game: ancients', 'game: chess'))).rejects.toThrow(
    'the game "chess" is not on this shelf',
  );
  await expect(bad(before.replace('rules: 1', 'rules: 99'))).rejects.toThrow('rules version 99');
  await expect(bad(before.replace('scenario: ancients/001', 'scenario: ancients/999'))).rejects.toThrow('999');
  expect(host.record('all')).toBe(before);
});

test('what a card can order is known before it is played', async () => {
  const world = await open(['person', 'person']);
  let state = world.host.watch(0);
  if (state.seat !== 0) state = world.host.watch(1);
  const card = state.offers.find((offer) => offer.card?.startsWith('order'));
  if (!card) throw new Error('no ordering card in this hand');
  const next = world.host.peek(card.choice);
  expect(next.filter((offer) => offer.mark === 'piece').length).toBeGreaterThan(0);
  expect(world.host.watch(state.seat).number).toBe(state.number);
});

test('no way back is promised that leads only to a choice nobody was asked about', async () => {
  let undone = 0;
  for (const seed of everyNth(['a', 'b'], 2)) {
    const world = await open(['person', drill], { seed, start: { scenario: 'ancients/003' } });
    const random = makeRandom(seed.length + seed.charCodeAt(0));
    let state = world.host.watch(0);
    for (let i = 0; i < 250 && !state.over; i++) {
      await world.rest();
      state = world.host.watch(0);
      await world.rest();
      state = world.host.watch(0);
      if (state.seat !== 0) continue;
      if (state.undoRefusal === '' && i % 3 === 0) {
        const before = world.saved.get('b');
        const answer = world.host.undo();
        if (answer.kind !== 'done') throw new Error('refused');
        undone++;
        const { state: back } = answer.update;
        // A table that is opened again knows the same way back.
        const reopened = new World(new Map([['b', before as SavedBattle]]));
        await reopened.host.open({ kind: 'saved', battle: 'b' });
        reopened.host.watch(0);
        await reopened.rest();
        const same = reopened.host.undo();
        expect(same.kind === 'done' && same.update.state.number).toBe(back.number);
        // Asked again, and not at once played on over his head.
        await world.rest();
        expect(world.host.watch(0).number, `${seed} ${i} ${back.offers.map((o) => o.choice)}`).toBe(back.number);
        state = back;
      }
      expect(world.host.choose(state.number, state.offers[random(state.offers.length)].choice).kind).toBe('done');
    }
  }
  expect(undone).toBeGreaterThan(20);
});

test('looking back holds with entered dice, also after more of them', async () => {
  const world = await open(['person', drill], { dice: 'entered' });
  const random = makeRandom(5);
  const views: string[] = [];
  let state = world.host.watch(0);
  let rolls = 0;
  for (let i = 0; i < 200 && !state.over && rolls < 12; i++) {
    await world.rest();
    state = world.host.watch(0);
    if (state.roll) {
      rolls++;
      const { faces, count } = state.roll;
      world.host.enterDice(Array.from({ length: count }, () => faces[random(6)]));
    } else if (state.seat === 0) {
      // Each time a little further than before.
      views.push(JSON.stringify(state.view));
      expect(JSON.stringify(world.host.moment(state.number, 0).view)).toBe(views.at(-1));
      world.host.choose(state.number, state.offers[random(state.offers.length)].choice);
    }
  }
  expect(rolls).toBe(12);
});

test('what another seat could choose cannot be found out by asking', async () => {
  const world = await open(['person', 'person']);
  const first = world.host.watch(-1).seat;
  const { offers } = world.host.watch(first);
  const card = offers.find((offer) => offer.card !== null)?.choice ?? '';
  const other = world.host.watch(1 - first);
  expect(other.offers).toEqual([]);
  expect(world.host.way(card)).toEqual(world.host.way('play nothing-such'));
  expect(world.host.peek(card)).toEqual([]);
  await expect(world.host.odds(card)).rejects.toThrow('whoever is to choose');
});

test('a record whose dice are all written is gone on with by entering more', async () => {
  const position = `vexillum 1 position
units top: MI E6; LI E5 E7
units bottom: HI F6
phase: battle
ordered: F6
`;
  const made = await open(['person', 'person'], { start: { text: position } });
  const record = made.host.record('all').replace(/^seed: .*\n/m, '');
  expect(record).not.toContain('seed:');
  const world = new World();
  const players: Player[] = ['person', 'person'];
  const opened = await world.host.open({ kind: 'record', battle: 'n', record, players, playForced: false });
  expect(opened.dice).toBe('entered');
  world.host.choose(world.host.watch(1).number, 'close F6 x E6');
  expect(world.host.choose(world.host.watch(0).number, 'stand').kind).toBe('done');
  const { roll } = world.host.watch(0);
  expect(roll?.count).toBe(5);
  expect(world.host.enterDice(Array(5).fill('light')).kind).toBe('done');
  await world.rest();
  const again = new World();
  again.saved.set('n', world.saved.get('n') as SavedBattle);
  await again.host.open({ kind: 'saved', battle: 'n' });
  expect(again.host.record('all')).toBe(world.host.record('all'));
});

test('another battle at the same table has its bots play on', async () => {
  const world = await open([drill, drill]);
  world.host.watch(-1);
  await world.host.open({ kind: 'new', battle: 'second', setup: setupOf([drill, drill], { seed: 'two' }) });
  world.host.watch(-1);
  await world.rest();
  const state = world.host.watch(-1);
  expect(state.battle).toBe('second');
  expect(state.over).toBe(true);
});

describe('saving', () => {
  test('the last choice before closing is kept, and nothing goes on after it', async () => {
    const world = await open(['person', drill]);
    let state = world.host.watch(0);
    await world.rest();
    state = world.host.watch(0);
    expect(state.seat).toBe(0);
    expect(world.host.choose(state.number, state.offers[0].choice).kind).toBe('done');
    await world.host.close();
    const record = world.host.record('all');
    expect(world.saved.get('b')?.record).toBe(record);
    await world.rest();
    expect(world.host.record('all')).toBe(record);
  });

  test('a second table of the same battle does not write over what the first has kept', async () => {
    const one = await open(['person', 'person']);
    await one.rest();
    const two = new World(one.saved);
    await two.host.open({ kind: 'saved', battle: 'b' });
    const seat = one.host.watch(-1).seat;
    const play = async (world: World, card: number) => {
      const state = world.host.watch(seat);
      expect(world.host.choose(state.number, state.offers[card].choice).kind).toBe('done');
      await world.rest();
    };
    await play(one, 0);
    const kept = one.host.record('all');
    await play(two, 1);
    expect(two.troubles).toEqual([{ kind: 'save', message: GONE_ON_ELSEWHERE }]);
    expect(one.saved.get('b')?.record).toBe(kept);
    // The first one goes on as if nothing had been.
    await play(one, 0);
    expect(one.troubles).toEqual([]);
    expect(one.saved.get('b')?.record).toBe(one.host.record('all'));
  });

  test('two tables that play the same do not disturb each other, and a removed battle is kept again', async () => {
    const one = await open(['person', 'person']);
    await one.rest();
    const two = new World(one.saved);
    await two.host.open({ kind: 'saved', battle: 'b' });
    const seat = one.host.watch(-1).seat;
    for (const world of [one, two, one]) {
      const state = world.host.watch(seat);
      world.host.choose(state.number, state.offers[0].choice);
      await world.rest();
      if (world === two) one.saved.delete('b');
      expect(world.troubles).toEqual([]);
    }
    expect(one.saved.get('b')?.record).toBe(one.host.record('all'));
  });
});

test('a roll that waits still waits after a reload, with the dice already entered', async () => {
  const position = `vexillum 1 position
units top: MI E6
units bottom: HI F6
leaders bottom: Varro F6
phase: battle
ordered: F6
`;
  const world = await open(['person', 'person'], { start: { text: position }, dice: 'entered' });
  let state = world.host.watch(1);
  world.host.choose(state.number, 'close F6 x E6');
  state = world.host.watch(0);
  world.host.choose(state.number, 'stand');
  expect(world.host.enterDice(['light', 'light', 'light', 'heavy', 'heavy']).kind).toBe('done');
  state = world.host.watch(0);
  world.host.choose(state.number, 'battle back');
  expect(world.host.enterDice(['heavy', 'light', 'light', 'light']).kind).toBe('done');
  // A block is lost, so Varro is to be checked: the second roll of the same choice.
  await world.rest();
  const kept = world.saved.get('b') as SavedBattle;
  expect(kept.rolling).toMatchObject({ choice: 'battle back' });
  const again = new World();
  again.saved.set('b', kept);
  await again.host.open({ kind: 'saved', battle: 'b' });
  state = again.host.watch(0);
  expect(state.roll).toMatchObject({ choice: 'battle back', count: 2, mayCancel: false });
  expect(again.host.choose(state.number, 'decline').kind).toBe('refused');
  expect(again.host.enterDice(['helmet', 'helmet']).kind).toBe('done');
  expect((again.host.watch(1).view as CommandsView).leaders[0].fate).toBe('eliminated');
});

test('rulings that were switched travel with the battle', async () => {
  const options = ['shelterBothWays'];
  const world = await open(['person', drill], { start: { scenario: 'ancients/011', options } });
  expect(world.host.watch(0).view.rules.some((rule) => rule.key === 'shelterBothWays')).toBe(true);
  const text = world.host.record('all');
  expect(text).toMatch(/^options: shelterBothWays$/m);
  const other = new World();
  await other.host.open({ kind: 'record', battle: 'o', record: text, players: ['person', drill], playForced: true });
  expect(other.host.watch(0).view.rules.some((rule) => rule.key === 'shelterBothWays')).toBe(true);
  expect(other.host.record('all')).toBe(text);
});

test('what is asked only so that the enemy learns nothing is not asked where no person could learn it', async () => {
  let windows = 0;
  for (const seed of ['w', 'x', 'y']) {
    const world = await open(['person', drill], { seed });
    const random = makeRandom(seed.charCodeAt(0));
    let state = world.host.watch(0);
    for (let i = 0; i < 300 && !state.over; i++) {
      await world.rest();
      state = world.host.watch(0);
      if (state.seat !== 0 || state.over) continue;
      // Attacked, with nothing to answer: nobody was asked; what was answered stands in the record all the same.
      if (state.prompt?.decision === 'answerAttack') expect(state.offers.length).toBeGreaterThan(1);
      world.host.choose(state.number, state.offers[random(state.offers.length)].choice);
    }
    windows += world.host.record('all').match(/^ *\d+ top stand/gm)?.length ?? 0;
    const again = new World();
    await again.host.open({ kind: 'replay', battle: 'o', record: world.host.record('all') });
  }
  expect(windows).toBeGreaterThan(0);
});

test('between two people it is asked, and can be answered once for the turn', async () => {
  const world = await open(['person', 'person'], { seed: 'two' });
  const random = makeRandom(5);
  const asked = new Map<number, number>();
  let answered = 0;
  for (let i = 0; i < 900 && (asked.size < 4 || answered < 2); i++) {
    const { seat, over } = world.host.watch(-1);
    if (over) break;
    const state = world.host.watch(seat);
    const [first] = state.offers;
    const { turn } = state.view;
    if (state.prompt?.decision === 'answerAttack' && passingAnswer(state)) {
      // Once in a turn is enough, however often one is attacked with nothing to do but to stand or to play a card.
      expect(asked.get(turn)).toBeUndefined();
      asked.set(turn, state.number);
      world.host.passThisTurn();
      world.host.choose(state.number, 'stand');
    } else {
      const chosen = state.offers.find((offer) => offer.mark === 'close') ?? state.offers[random(state.offers.length)];
      const answer = world.host.choose(state.number, (chosen ?? first).choice);
      if (answer.kind !== 'done') throw new Error(answer.refusal.text);
      const stood = answer.update.steps.filter((step) => step.choice === 'stand');
      answered += stood.length;
      for (const step of stood) expect(step.forced).toBe(false);
    }
    await world.rest();
  }
  expect(asked.size).toBeGreaterThan(2);
  expect(answered).toBeGreaterThan(0);
});

test('with forced choices switched off, a single choice is asked like any other', async () => {
  const world = await open(['person', 'person'], { playForced: false });
  const random = makeRandom(2);
  let single = 0;
  for (let i = 0; i < 250 && single < 5; i++) {
    const { seat } = world.host.watch(-1);
    const state = world.host.watch(seat);
    await world.rest();
    expect(world.host.watch(seat).number).toBe(state.number);
    if (state.over) break;
    if (state.offers.length === 1 && state.undoRefusal !== '' && !state.prompt?.secret) single++;
    world.host.choose(state.number, state.offers[random(state.offers.length)].choice);
  }
  expect(single).toBe(5);
});

const FIGHT = `vexillum 1 position
units top: MI E6; LI E5 E7
units bottom: HI F6
phase: battle
ordered: F6
`;

/** Plays the first ordering card and ends every phase at once, as the seat that begins; answers with the last answer of the table. */
function passTurn(host: TableHost, first?: string) {
  const me = host.watch(-1).seat;
  let state = host.watch(me);
  const before = state;
  for (let i = 0; i < 12; i++) {
    const { number, offers } = state;
    const choice =
      (i === 0 ? first : undefined) ??
      offers.find(({ choice }) => choice === 'done')?.choice ??
      offers.find(({ card }) => card?.startsWith('order'))?.choice ??
      offers[0].choice;
    const answer = host.choose(number, choice);
    if (answer.kind !== 'done') throw new Error(answer.refusal.text);
    ({ state } = answer.update);
    if (state.seat !== me) return { me, before, answer: answer.update };
  }
  throw new Error('the turn does not end');
}

describe('taking back a draw', () => {
  test('at a shared screen nobody has seen it until its owner looks at his hand: the way back reaches over it', async () => {
    const { host } = await open(['person', 'person']);
    const first = passTurn(host);
    const { me, before } = first;
    const { state } = first.answer;
    // The table covers the hand itself: nothing that one seat alone may know has left it.
    expect(state).toMatchObject({ watching: -1, seat: 1 - me, logFrom: 0 });
    expect(first.answer.steps).toEqual([]);
    expect(state.view.hand).toEqual([]);
    expect(state.log).toEqual(host.watch(-1).log);
    expect(state.log.map(({ text }) => text).join()).toMatch(/draws a card/);
    expect(state.back?.seat).toBe(me);
    // The other one looks at his own hand, which tells him nothing of the draw.
    expect(host.watch(1 - me).undoRefusal).toMatch(/another player/);
    expect(host.watch(-1).back?.seat).toBe(me);

    const taken = host.undo();
    if (taken.kind !== 'done') throw new Error(taken.refusal.text);
    expect(taken.update.state).toMatchObject({ watching: -1, seat: me });
    // As far as the rules allow: the card that was played comes back into the hand, and no other is there.
    while (host.watch(-1).back) host.undo();
    const again = host.watch(me);
    expect(again.number).toBe(before.number);
    expect(again.view.hand).toEqual(before.view.hand);
    passTurn(host);
    const held = host.watch(me).view.hand;
    expect(held.length).toBe(before.view.hand.length);
    // He has looked: it stands, also before all eyes.
    expect(host.watch(-1).back).toBeNull();
    const refused = host.undo();
    expect(refused.kind === 'refused' && refused.refusal.text).toMatch(/a hidden card has been seen/);
  });

  test('played again the same way it is the same card, and after another choice nobody has learned anything', async () => {
    const hands: unknown[] = [];
    for (const way of ['same', 'same', 'taken back', 'other first'] as const) {
      const { host } = await open(['person', 'person']);
      const { seat } = host.watch(-1);
      const offers = host.watch(seat).offers.filter(({ card }) => card?.startsWith('order'));
      const [one, other] = [offers[0].choice, offers[offers.length - 1].choice];
      expect(one).not.toBe(other);
      if (way === 'taken back' || way === 'other first') {
        passTurn(host, way === 'taken back' ? one : other);
        while (host.watch(-1).back) host.undo();
      }
      passTurn(host, one);
      hands.push(host.watch(seat).view.hand);
    }
    expect(hands).toEqual(hands.map(() => hands[0]));
  });

  test('alone against the computer it is in one’s own hand at once, and there the way back ends', async () => {
    const world = await open(['person', drill]);
    let state = world.host.watch(0);
    for (let i = 0; i < 60 && state.seat !== 0; i++) {
      await world.rest();
      state = world.host.watch(0);
    }
    const { answer } = passTurn(world.host);
    expect(answer.state.watching).toBe(0);
    expect(answer.state.undoRefusal).toMatch(/a hidden card has been seen/);
    expect(world.host.undo().kind).toBe('refused');
  });

  test('a battle that was put away and opened again does not know who looked: up to there it stands', async () => {
    const world = await open(['person', 'person']);
    passTurn(world.host);
    expect(world.host.watch(-1).back).not.toBeNull();
    await world.rest();
    const reopened = new World(world.saved);
    await reopened.host.open({ kind: 'saved', battle: 'b' });
    expect(reopened.host.watch(-1).back).toBeNull();
    expect(reopened.host.undo().kind).toBe('refused');
  });
});

describe('taking back after a hand-over', () => {
  test('before all eyes, until somebody else has chosen; with eyes of his own nobody takes back what another chose', async () => {
    const world = await open(['person', 'person'], { start: { text: FIGHT } });
    const { host } = world;
    const before = host.watch(1);
    expect(before.back).toBeNull();
    host.choose(before.number, 'close F6 x E6');
    // The other one looks at his own hand: what he sees there takes nothing back.
    const other = host.watch(0);
    expect([other.seat, other.back]).toEqual([0, null]);
    expect(other.undoRefusal).toMatch(/another player/);
    expect(host.undo().kind).toBe('refused');

    const shared = host.watch(-1);
    expect(shared.back).toEqual({ seat: 1, label: expect.stringMatching(/^Close combat with .* at E6/) });
    expect(shared.undoRefusal).toBe('');
    const taken = host.undo();
    if (taken.kind !== 'done') throw new Error(taken.refusal.text);
    const { state } = taken.update;
    // All eyes still: whoever is asked again shows himself his hand.
    expect(state).toMatchObject({ watching: -1, seat: 1, number: before.number, back: null });
    expect(state.view.hand).toEqual([]);
    expect(host.watch(1).offers).toEqual(before.offers);

    // Once it has been answered it stands.
    host.choose(before.number, 'close F6 x E6');
    const asked = host.watch(-1);
    host.choose(asked.number, 'stand');
    expect(host.watch(-1).back?.seat ?? null).not.toBe(1);
  });
});

describe('a level thinks beside the table', () => {
  /** Answers when it is told to, and hears when it is to stop. */
  class Slow implements Thinkers {
    readonly asked: ThinkRequest[] = [];
    stops = 0;
    private waiting: { resolve(text: string): void; reject(error: Error): void }[] = [];
    ask(request: ThinkRequest): Promise<string> {
      this.asked.push(request);
      return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
    }
    async answer(): Promise<void> {
      const text = await answerThought(this.asked[this.asked.length - 1]);
      for (const one of this.waiting.splice(0)) one.resolve(text);
    }
    stop(): void {
      this.stops++;
      for (const one of this.waiting.splice(0)) one.reject(new Stopped('ended'));
    }
  }
  const general: Player = { bot: 'general:bold', thinks: 'moment' };

  test('the table answers meanwhile, and a thought that is no longer wanted is ended at once', async () => {
    const thinkers = new Slow();
    const world = new World(new Map(), thinkers);
    // The bottom army begins.
    await world.host.open({ kind: 'new', battle: 'b', setup: setupOf(['person', general]) });
    world.host.watch(0);
    await world.rest();
    expect(thinkers.asked.length).toBe(1);
    expect(thinkers.asked[0].sitter).toMatchObject({
      game: 'ancients',
      bot: 'general:bold',
      seat: 1,
      thinks: 'moment',
    });
    // What it is told is what its seat knows: the hand of the other is dealt by lot.
    expect(JSON.stringify(thinkers.asked[0].known)).not.toBe(
      JSON.stringify(
        ancientsRules.toJSON(replay(ancientsRules, parseRecord(world.host.record('all'), ancientsRules)).state),
      ),
    );
    expect(world.host.scan('who').text).not.toBe('');
    expect(world.host.watch(0).seat).toBe(1);
    await thinkers.answer();
    await world.rest();
    expect(thinkers.asked.length).toBe(2);
    expect(world.host.watch(0).number).toBe(2);
    expect(world.host.concede(0).kind).toBe('done');
    expect(thinkers.stops).toBe(1);
    await world.rest();
    expect(world.host.watch(0)).toMatchObject({ over: true, number: 2 });
    expect(world.troubles).toEqual([]);
    expect(world.host.record('all')).toContain('\ncomputer: bottom general:bold 2 counted 3000\n');
  });

  test('who takes a choice back while it thinks is asked again, and the thought is ended', async () => {
    const thinkers = new Slow();
    const world = new World(new Map(), thinkers);
    const start = { text: SWAP };
    await world.host.open({ kind: 'new', battle: 'b', setup: setupOf([general, 'person'], { start }) });
    const state = world.host.watch(1);
    await world.rest();
    // The attack is answered by the other side: it may stand or evade, and nothing is rolled yet.
    expect(world.host.choose(state.number, 'close F6 x E6').kind).toBe('done');
    await world.rest();
    expect(thinkers.asked.length).toBe(1);
    expect(world.host.undo().kind).toBe('done');
    expect(thinkers.stops).toBe(1);
    await world.rest();
    expect(world.host.watch(1)).toMatchObject({ seat: 1, number: state.number });
    expect(thinkers.asked.length).toBe(1);
    expect(world.troubles).toEqual([]);
    await world.host.close();
    expect(thinkers.stops).toBeGreaterThan(0);
  });

  test('one that nobody has is refused before a table changes', async () => {
    const world = new World();
    const wrong = setupOf(['person', { bot: 'caesar' }]);
    await expect(world.host.open({ kind: 'new', battle: 'b', setup: wrong })).rejects.toThrow(
      'no computer player "caesar"',
    );
  });
});
