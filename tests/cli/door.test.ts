// The agent door: every request, every error, and that an error leaves the game as it was.

import { describe, expect, test } from 'vitest';
import { Door } from '../../src/cli/door/door.ts';
import { REQUESTS } from '../../src/cli/door/door-requests.ts';
import { run } from './world.ts';

const POSITION = `vexillum 1 position
units top: MI E6; LI E5 E7
units bottom: HI F6
phase: battle
ordered: F6
`;

// biome-ignore lint/suspicious/noExplicitAny: answers are JSON of many shapes
type Answer = any;

/** A door that takes objects and gives objects; ids count up. */
function open(): { ask: (request: object) => Answer; say: (line: string) => Answer; door: Door } {
  const door = new Door();
  let id = 0;
  const say = (line: string): Answer => {
    const answer = door.answer(line);
    return answer === '' ? null : JSON.parse(answer);
  };
  return { door, say, ask: (request) => say(JSON.stringify({ id: ++id, ...request })) };
}

function started(fields: object = { scenario: 'ancients/001', seed: 7 }) {
  const opened = open();
  const answer = opened.ask({ do: 'start', ...fields });
  expect(answer.ok, JSON.stringify(answer)).toBe(true);
  return { ...opened, answer };
}

/** Everything a client can see of a game. */
function everything(ask: (request: object) => Answer): unknown {
  const parts = ['choices', 'record', 'position'].map((what) => ask({ do: what }));
  const views = ['top', 'bottom', 'spectator'].map((seat) => [ask({ do: 'view', seat }), ask({ do: 'log', seat })]);
  return JSON.parse(JSON.stringify([parts, views], (key, value) => (key === 'id' ? undefined : value)));
}

test('questions about the board, landmarks, and a line as a person types it; nothing is chosen by them', () => {
  const { ask } = started({ position: POSITION, seed: 1 });
  const before = everything(ask);
  expect(ask({ do: 'scan', query: 'threatened' }).scan).toMatchObject({ places: ['F6'] });
  expect(ask({ do: 'scan', query: 'threatened', seat: 'top' }).scan.places).toContain('E6');
  expect(ask({ do: 'landmarks' }).landmarks).toContainEqual({ word: 'changed', title: 'Changed since your last turn' });
  expect(ask({ do: 'why', to: 'A1' })).toMatchObject({
    ok: true,
    offered: false,
    refusal: { text: expect.any(String) },
  });
  expect(ask({ do: 'line', text: 'CLOSE f6 e6' }).line).toEqual({ do: 'choose', choice: 'close F6 x E6' });
  expect(ask({ do: 'line', text: 'near f6' }).line).toMatchObject({ do: 'answer', title: 'Near F6' });
  expect(ask({ do: 'line', text: 'odds 1' }).line.lines.join(' ')).toMatch(/\d %: /);
  expect(ask({ do: 'line', text: 'near z9' })).toMatchObject({ ok: false, error: { where: 'text' } });
  expect(ask({ do: 'scan', query: 'dance' })).toMatchObject({ ok: false, error: { where: 'query' } });
  expect(everything(ask)).toEqual(before);
});

describe('shapes', () => {
  test('before a game is started', () => {
    const { ask } = open();
    expect(ask({ do: 'list' })).toMatchObject({ id: 1, ok: true, number: 0, seat: null, over: false, outcome: null });
    const { scenarios } = ask({ do: 'list' });
    expect(scenarios).toHaveLength(91);
    expect(ask({ do: 'help' }).requests).toEqual(JSON.parse(JSON.stringify(REQUESTS)));
    const needing = ['view', 'choices', 'undo', 'record', 'position', 'log'];
    for (const what of needing) {
      expect(ask({ do: what })).toMatchObject({ ok: false, error: { where: 'do' } });
    }
  });

  test('start', () => {
    expect(started().answer).toEqual({
      id: 1,
      ok: true,
      number: 1,
      seat: 'bottom',
      over: false,
      outcome: 'running',
      game: 'ancients',
      rulesVersion: expect.any(String),
      seed: '7',
      seats: ['top', 'bottom'],
    });
  });

  test('without seed and dice one is made up, and told', () => {
    const { answer, ask } = started({ scenario: 'akragas' });
    expect(answer.seed).toMatch(/^\w+$/);
    const again = started({ scenario: 'akragas', seed: answer.seed });
    expect(everything(again.ask)).toEqual(everything(ask));
  });

  test('choices, choose, log', () => {
    const { ask } = started();
    const offered = ask({ do: 'choices' });
    expect(Object.keys(offered)).toEqual(['id', 'ok', 'number', 'seat', 'over', 'outcome', 'prompt', 'choices']);
    expect(offered.prompt).toEqual({
      seat: 'bottom',
      text: expect.any(String),
      decision: 'playCard',
      secret: expect.any(Boolean),
    });
    const made = ask({ do: 'choose', choice: offered.choices[0], number: 1 });
    expect(made).toMatchObject({ ok: true, number: 2, chosen: offered.choices[0], by: 'bottom', dice: [] });
    expect(made.log[0]).toEqual({ number: 1, text: expect.stringContaining('plays') });
    const log = ask({ do: 'log', seat: 'top' });
    expect(log.log).toContainEqual(made.log[0]);
    expect(ask({ do: 'log', seat: 'top', since: log.next }).log).toEqual([]);
  });

  test('a view shows the own hand only', () => {
    const { ask } = started();
    const top = ask({ do: 'view', seat: 'top' }).view;
    const bottom = ask({ do: 'view' }).view;
    expect(top.hand).toHaveLength(5);
    expect(bottom.hand).toHaveLength(6);
    expect(ask({ do: 'view', seat: 'spectator' }).view.hand).toEqual([]);
    expect(ask({ do: 'view', seat: 0 }).view).toEqual(top);
  });

  test('undo takes back what may be taken back', () => {
    const { ask } = started();
    const before = everything(ask);
    ask({ do: 'choose', choice: 'play orderThreeCentre' });
    expect(ask({ do: 'undo' })).toMatchObject({ ok: true, number: 1, undone: 'play orderThreeCentre' });
    expect(everything(ask)).toEqual(before);
    expect(ask({ do: 'undo' })).toMatchObject({ ok: false, error: { where: 'decision 1' } });
  });

  test('odds, explain, why', () => {
    const { ask } = started({ position: POSITION, seed: 1 });
    const { odds } = ask({ do: 'odds', choice: 'close F6 x E6' });
    expect(Object.keys(odds).sort()).toEqual([
      ...['choice', 'distributions', 'explanations', 'outcomes', 'policies', 'policy'],
    ]);
    expect(odds.outcomes[0]).toEqual({
      key: expect.any(String),
      text: expect.any(String),
      probability: expect.any(Number),
    });
    const { explanations } = ask({ do: 'explain', query: 'close F6 x E6' });
    expect(explanations[0]).toMatchObject({ title: expect.any(String), total: 5 });
    expect(explanations[0].parts[0]).toEqual({
      add: 5,
      limit: null,
      text: expect.any(String),
      ref: expect.stringMatching(/^A 11/),
    });
    expect(ask({ do: 'why', choice: 'close F6 x E6' })).toMatchObject({ offered: true, refusal: null });
    const why = ask({ do: 'why', choice: 'close F6 x D6' });
    expect(why).toMatchObject({ offered: false, refusal: { text: expect.any(String), ref: expect.any(String) } });
    expect(ask({ do: 'why', choice: 'close F6 x E6', seat: 'top' }).offered).toBe(false);
  });

  test('a bot takes the decision', () => {
    const { ask } = started();
    expect(ask({ do: 'bot', name: 'random' })).toMatchObject({
      ok: true,
      by: 'bottom',
      chosen: expect.stringMatching(/^play /),
    });
  });

  test('quit closes the door', () => {
    const { ask, door } = open();
    expect(ask({ do: 'quit' }).ok).toBe(true);
    expect(door.closed).toBe(true);
  });

  test('blank lines are not answered', () => {
    expect(open().say('  ')).toBe(null);
  });
});

describe('dice', () => {
  test('scripted dice fall in their order, then are missing', () => {
    const { ask } = started({
      position: POSITION,
      dice: [
        ['swords', 'medium', 'flag', 'flag', 'light'],
        ['light', 'heavy', 'swords', 'helmet'],
      ],
    });
    ask({ do: 'choose', choice: 'close F6 x E6' });
    const struck = ask({ do: 'choose', choice: 'stand' });
    expect(struck).toMatchObject({ ok: true, dice: [['swords', 'medium', 'flag', 'flag', 'light']] });
    ask({ do: 'choose', choice: 'ignore 1' });
    expect(ask({ do: 'choices' }).choices).toContain('retreat E6 D5');
  });

  test('a script may be one text', () => {
    const { ask } = started({ position: POSITION, dice: 'light light light light light | heavy light light light' });
    ask({ do: 'choose', choice: 'close F6 x E6' });
    expect(ask({ do: 'choose', choice: 'stand' }).dice).toEqual([['light', 'light', 'light', 'light', 'light']]);
    expect(ask({ do: 'choose', choice: 'battle back' }).dice).toEqual([['heavy', 'light', 'light', 'light']]);
  });

  test.each([
    ['too few dice', [['swords']], 'the rules ask for 5 dice, but 1 are written'],
    ['no dice left', [], 'the rules ask for 5 dice, but no more dice are written'],
  ])('%s: the choice is refused and nothing has changed', (_, dice, message) => {
    const { ask } = started({ position: POSITION, dice });
    ask({ do: 'choose', choice: 'close F6 x E6' });
    const before = everything(ask);
    expect(ask({ do: 'choose', choice: 'stand' })).toMatchObject({
      ok: false,
      number: 2,
      seat: 'top',
      error: { message, where: 'decision 2' },
    });
    expect(everything(ask)).toEqual(before);
  });

  test('with a seed, the seed answers when the script has run out, and the record holds', () => {
    const { ask } = started({ position: POSITION, dice: 'flag flag light light light', seed: 3 });
    for (const choice of ['close F6 x E6', 'stand', 'ignore 1', 'retreat E6 D5', 'decline']) {
      expect(ask({ do: 'choose', choice })).toMatchObject({ ok: true });
    }
    for (let i = 0; i < 60; i++) ask({ do: 'bot', name: 'random' });
    const { record } = ask({ do: 'record' });
    expect(record).toContain('2 top stand : flag flag light light light');
    expect(open().ask({ do: 'start', record })).toMatchObject({
      ok: true,
      seed: '3',
      number: ask({ do: 'choices' }).number,
    });
  });

  test('a game with scripted dice has a record that holds', () => {
    const { ask } = started({ position: POSITION, dice: 'light light light light light | heavy light light light' });
    for (const choice of ['close F6 x E6', 'stand', 'battle back']) ask({ do: 'choose', choice });
    const { record } = ask({ do: 'record' });
    expect(record).toContain('2 top stand : light light light light light');
    expect(open().ask({ do: 'start', record })).toMatchObject({ ok: true, seed: '', number: 4 });
  });
});

describe('errors leave the game as it was', () => {
  const cases: [string, object, string | RegExp, string | RegExp][] = [
    ['an unknown request', { do: 'chose' }, 'do', /the nearest is "choose"/],
    ['no request', {}, 'do', /"do" is missing/],
    [
      'an unknown field',
      { do: 'choose', move: 'pass' },
      'move',
      /"choose" has no field "move"; it has choice, number, seat/,
    ],
    ['a field of a wrong type', { do: 'choose', choice: 3 }, 'choice', /expected a text .* found 3/],
    ['no choice', { do: 'choose' }, 'choice', /"choice" is missing/],
    ['a choice that is none', { do: 'choose', choice: 'dance' }, 'decision 1', /"dance" is no choice/],
    ['a card that is none', { do: 'choose', choice: 'play dance' }, 'decision 1', /expected a card/],
    ['a choice not on offer', { do: 'choose', choice: 'order H4' }, 'decision 1', /"order H4" is not on offer/],
    ['a late answer', { do: 'choose', choice: 'play orderLight', number: 2 }, 'decision 1', /decision 2 was answered/],
    ['a seat that is none', { do: 'view', seat: 'left' }, 'seat', /expected top, bottom or spectator, found "left"/],
    ['odds of no attack', { do: 'odds', choice: 'play orderLight' }, 'choice', /odds can be asked for attacks/],
    ['odds without a choice', { do: 'odds' }, 'choice', /"choice" is missing/],
    ['an explanation of nothing', { do: 'explain', query: 'A1' }, 'query', /expected a question/],
    ['why of no choice', { do: 'why', choice: 'dance' }, 'choice', /"dance" is no choice/],
    ['no bot of that name', { do: 'bot', name: 'nobody' }, 'name', /ancients has no computer player "nobody"/],
    ['start of nothing', { do: 'start' }, 'start', /one of scenario, sheet, armies, position and record was expected/],
    ['start of two things', { do: 'start', scenario: '001', sheet: '' }, 'start', /scenario and sheet are given/],
    ['start of no battle', { do: 'start', scenario: 'ancients/999' }, 'scenario', /there is no battle/],
    ['an option it has not', { do: 'start', scenario: '001', options: ['x'] }, 'scenario', /no optional rule "x"/],
    ['a bad sheet', { do: 'start', sheet: 'vexillum 1 sheet\nboard: 1' }, /^sheet, line 2/, /expected the key "game"/],
    [
      'a bad position',
      { do: 'start', position: 'vexillum 1 position\nunits top: XX E6\n' },
      /^position, line 2/,
      /expected/,
    ],
    ['a bad record', { do: 'start', record: 'vexillum 1 record\ngame: chess\n' }, /^record/, /./],
    ['another kind of text', { do: 'start', sheet: POSITION }, 'sheet', /a sheet was expected, and this is a position/],
    [
      'bad dice',
      { do: 'start', scenario: '001', dice: [['sword']] },
      'dice',
      /roll 1: expected light, .* found "sword"/,
    ],
    ['dice of another form', { do: 'start', scenario: '001', dice: 6 }, 'dice', /expected dice such as/],
  ];
  test.each(cases)('%s', (_, request, where, message) => {
    const { ask } = started();
    const before = everything(ask);
    const answer = ask(request);
    expect(answer).toMatchObject({ ok: false, number: 1, seat: 'bottom', over: false, outcome: 'running' });
    if (typeof where === 'string') expect(answer.error.where).toBe(where);
    else expect(answer.error.where).toMatch(where);
    expect(answer.error.message).toMatch(message);
    expect(answer.id).toBeGreaterThan(1);
    expect(everything(ask)).toEqual(before);
  });

  test.each(['{"id":1,', 'choose', '[]', '7', 'null', '"text"'])('%s is no request', (line) => {
    const { ask, say } = started();
    const before = everything(ask);
    const answer = say(line);
    expect(answer).toMatchObject({ id: null, ok: false, number: 1, error: { message: expect.any(String) } });
    expect(answer.error.where).toMatch(/^line \d+ of the input$/);
    expect(everything(ask)).toEqual(before);
  });

  test('a place in a text is given as numbers too', () => {
    const { error } = started().ask({ do: 'start', position: 'vexillum 1 position\nunits top: MI E66\n' });
    expect(error).toMatchObject({ line: 2, column: expect.any(Number), expected: expect.any(String), found: '"E66"' });
  });
});

describe('whole games', () => {
  test('a game between bots through the door: its record starts it again', () => {
    const { ask } = started({ scenario: 'ancients/004', seed: 'door' });
    let answer = ask({ do: 'choices' });
    while (!answer.over) answer = ask({ do: 'bot', name: 'random', number: answer.number });
    expect(answer.outcome).toMatch(/^(top|bottom|draw)$/);
    expect(answer.seat).toBe(null);
    expect(ask({ do: 'choices' })).toMatchObject({ ok: true, prompt: null, choices: [] });
    expect(ask({ do: 'choose', choice: 'done' })).toMatchObject({ ok: false, over: true });
    expect(ask({ do: 'bot', name: 'random' })).toMatchObject({ ok: false, over: true });
    const { record } = ask({ do: 'record' });

    const again = open();
    expect(again.ask({ do: 'start', record })).toMatchObject({ ok: true, over: true, outcome: answer.outcome });
    expect(again.ask({ do: 'record' }).record).toBe(record);
    const part = again.ask({ do: 'start', record, until: 10 });
    expect(part).toMatchObject({ ok: true, number: 11, over: false });
    expect(again.ask({ do: 'start', record, until: 100000 }).error.where).toBe('until');
    expect(again.ask({ do: 'start', record, seed: 1 }).error.where).toBe('seed');
    const wrong = again.ask({ do: 'start', record: record.replace(/^( +3 \w+) .*$/m, '$1 done') });
    expect(wrong).toMatchObject({ ok: false, number: 11, error: { where: 'record' } });
  });

  test('a position from the door starts the same game', () => {
    const { ask } = started({ scenario: 'ancients/007', seed: 'p' });
    for (let i = 0; i < 25; i++) ask({ do: 'bot', name: 'random' });
    const { position } = ask({ do: 'position' });
    const again = started({ position, seed: 'p' });
    expect(again.ask({ do: 'choices' }).choices).toEqual(ask({ do: 'choices' }).choices);
    expect(again.ask({ do: 'position' }).position).toBe(position);
  });

  test('the table command answers line by line and ends with its input', async () => {
    const typed = ['{"id":"a","do":"start","scenario":"001","seed":"x"}', '', 'oops', '{"id":"b","do":"choices"}'];
    const { code, out } = await run('table', { typed });
    expect(code).toBe(0);
    const answers = out.split('\n').filter((line) => line.startsWith('{"id"') && line.includes('"ok"'));
    expect(answers.map((line) => JSON.parse(line)).map(({ id, ok }) => [id, ok])).toEqual([
      ['a', true],
      [null, false],
      ['b', true],
    ]);
  });
});
