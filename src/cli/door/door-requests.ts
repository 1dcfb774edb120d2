// The requests of the agent door: their names, their fields, and the check of a line against them.

import { nearest } from '../../kernel/notation.ts';
import { allPolicies } from '../games.ts';

const policyNames = allPolicies().join(', ');

/** Every request with its fields; `?` marks those that may be left out. Given as they are by `help`. */
export const REQUESTS = {
  start: {
    about: 'begins a game at this table, in place of any other',
    fields: {
      'scenario?': 'the id of a battle, such as ancients/007; one of the five is needed',
      'sheet?': 'the text of a sheet',
      'armies?': 'the texts of two or four armies, in the order of their seats, for games in which players build them',
      'position?': 'the text of a position',
      'record?': 'the text of a record: it is replayed strictly, and the game goes on from its end',
      'until?': 'with a record: how many of its choices to replay',
      'seed?': 'text or number for dice and deck; without seed and dice one is made up',
      'dice?':
        'dice that fall first, [["swords","flag"],...] or "swords flag | helmet"; then the seed answers, if there is one',
      'options?': 'optional rules of the sheet to play with',
    },
  },
  view: {
    about: 'what a seat may know',
    fields: { 'seat?': 'top, bottom, in pairs also top2 and bottom2, or spectator; else the one that decides' },
  },
  choices: { about: 'the question that waits, and every legal choice', fields: {} },
  choose: {
    about: 'plays a choice',
    fields: {
      choice: 'its text, such as "close F6 x E6"',
      'number?': 'the number of the decision it answers; refused when another one waits',
      'seat?': 'for whom the log lines of the answer are told; else for the one that chose',
    },
  },
  bot: {
    about: 'lets a computer player take the decision that waits',
    fields: { name: 'the name of the player', 'number?': 'as for choose', 'seat?': 'as for choose' },
  },
  advise: {
    about: 'the best plans for the seat that decides, by what it may know, and what the enemy will most likely do',
    fields: {
      'level?': 'who advises: a level, or with a temperament, such as general:bold; else the top level',
      'seed?': 'seed of the imagined futures',
      'seat?': 'for whom; refused where another seat decides',
    },
  },
  wanted: {
    about: 'what a seat wanted in its last turn: its plans and what it expected, as a level sees it',
    fields: {
      of: 'the seat whose turn it was',
      'level?': 'as for advise',
      'seed?': 'as for advise; else the one by which "bot" plays',
      'seat?': 'who asks: another than the seat itself is told nothing of plans that were not begun; else everything',
    },
  },
  undo: {
    about: 'takes the last choice back, when it rolled no die, showed no hidden card and did not end the battle',
    fields: {},
  },
  odds: {
    about: 'exact odds of an attack on offer',
    fields: { choice: 'its text', 'policy?': `how the decisions inside are taken: ${policyNames}` },
  },
  explain: {
    about: 'the numbers behind a fight or a unit, with rule references',
    fields: {
      query:
        '"close F6 x E6", "fire F6 x D5", "back F6 x E6" (F6 battles back) or "unit F6"; in other games a choice or a unit',
    },
  },
  why: {
    about: 'why a choice is not on offer, or why nothing is on offer at a place',
    fields: {
      'choice?': 'its text; or else:',
      'to?': 'a place that is pointed at',
      'from?': 'with to: the place of the piece that was taken up before',
      'seat?': 'who asks; another than the one that decides learns only whose decision it is',
    },
  },
  scan: {
    about: 'a question about the board, in words: the answer and the places it speaks of',
    fields: {
      query:
        '"near F6", "reach F6", "sight F6", "hex F6", "unit F6", "who", "enemies", "changed", or the word of a landmark; "landmarks" tells them all',
      'seat?': 'as for view',
    },
  },
  landmarks: {
    about: 'the lists of places that scan answers: their words and titles, and whether they are asked of a place',
    fields: {},
  },
  line: {
    about: 'what somebody types at the table: what it means, or the answer to it in words; nothing is chosen by it',
    fields: { text: 'one command, such as "order c4", "near D7", "help"', 'seat?': 'as for view' },
  },
  record: {
    about: 'the game so far as a record',
    fields: { 'seat?': 'only what this seat knows, or a spectator: without seed and secrets; else everything' },
  },
  position: {
    about: 'the game now as a position, with everything hidden in it',
    fields: { 'seat?': 'only what this seat knows, or a spectator: what is hidden is dealt by lot; else everything' },
  },
  known: {
    about: 'all that a seat knows as a state, for programs that go on from it with the library',
    fields: { 'seat?': 'as for view' },
  },
  log: {
    about: 'what happened, as a seat may know it',
    fields: { 'seat?': 'as for view', 'since?': 'the "next" of an earlier answer' },
  },
  list: { about: 'the battles', fields: {} },
  help: { about: 'these requests', fields: {} },
  quit: { about: 'closes the door', fields: {} },
} as const;

export type RequestName = keyof typeof REQUESTS;

export interface Fields {
  readonly scenario?: string;
  readonly sheet?: string;
  readonly armies?: readonly string[];
  readonly position?: string;
  readonly record?: string;
  readonly until?: number;
  readonly seed?: string;
  readonly dice?: unknown;
  readonly options?: readonly string[];
  readonly seat?: string;
  readonly choice?: string;
  readonly number?: number;
  readonly name?: string;
  readonly policy?: string;
  readonly query?: string;
  readonly from?: string;
  readonly to?: string;
  readonly text?: string;
  readonly since?: number;
  readonly level?: string;
  readonly of?: string;
}

export interface Request {
  readonly do: RequestName;
  readonly fields: Fields;
}

/** A request that cannot be obeyed; `where` names the field or the place in the text. */
export class DoorError extends Error {
  readonly where: string;
  constructor(where: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DoorError';
    this.where = where;
  }
}

type Check = (value: unknown) => unknown;

const text: Check = (value) => (typeof value === 'string' ? value : undefined);
const count: Check = (value) => (Number.isInteger(value) && (value as number) >= 0 ? value : undefined);
const texts: Check = (value) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;
const seed: Check = (value) => (typeof value === 'number' && Number.isFinite(value) ? String(value) : text(value));
const SEATS = ['top', 'bottom', 'top2', 'bottom2'];
const seat: Check = (value) => (typeof value === 'number' ? SEATS[value] : text(value));
const anything: Check = (value) => value;

const CHECKS: { readonly [K in keyof Fields]-?: readonly [Check, string] } = {
  scenario: [text, 'a text'],
  sheet: [text, 'a text'],
  armies: [texts, 'a list of texts'],
  position: [text, 'a text'],
  record: [text, 'a text'],
  until: [count, 'a whole number'],
  seed: [seed, 'a text or a number'],
  dice: [anything, 'dice'],
  options: [texts, 'a list of texts'],
  seat: [seat, '"top", "bottom" or "spectator"'],
  choice: [text, 'a text such as "close F6 x E6"'],
  number: [count, 'a whole number'],
  name: [text, 'a text'],
  policy: [text, 'a text'],
  query: [text, 'a text such as "close F6 x E6"'],
  from: [text, 'the name of a place'],
  to: [text, 'the name of a place'],
  text: [text, 'a text such as "near D7"'],
  since: [count, 'a whole number'],
  level: [text, 'the name of a level'],
  of: [seat, 'the name of a seat'],
};

/** Twice the longest text that any reader takes. */
const MOST_IN_LINE = 2_000_000;
const LONGEST_ID = 1000;

/** The id stands in the answer as it is: it must be possible to write it there whatever else happens. */
const plainId = (id: unknown): boolean =>
  id === null || typeof id === 'number' || (typeof id === 'string' && id.length <= LONGEST_ID);

/** Reads one line; `tellId` is called as soon as the id is known, so that an error can name it. */
export function readRequest(line: string, number: number, tellId: (id: unknown) => void): Request {
  if (line.length > MOST_IN_LINE) {
    throw new DoorError(`line ${number} of the input`, `a request has at most ${MOST_IN_LINE} characters`);
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch (error) {
    throw new DoorError(`line ${number} of the input`, `this is not JSON: ${(error as Error).message}`);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new DoorError(`line ${number} of the input`, 'a JSON object such as {"id":1,"do":"help"} was expected');
  }
  const { id = null, do: name, ...rest } = parsed as { [key: string]: unknown };
  if (!plainId(id)) {
    throw new DoorError('id', `expected null, a number, or a text of at most ${LONGEST_ID} characters`);
  }
  tellId(id);
  const names = Object.keys(REQUESTS);
  if (name === undefined) throw new DoorError('do', `"do" is missing; it is one of ${names.join(', ')}`);
  if (typeof name !== 'string' || !Object.hasOwn(REQUESTS, name)) {
    const near = typeof name === 'string' ? ` (the nearest is "${nearest(name, names)}")` : '';
    throw new DoorError('do', `there is no request ${JSON.stringify(name)}${near}; there are ${names.join(', ')}`);
  }
  return { do: name as RequestName, fields: readFields(name as RequestName, rest) };
}

const MOST_SHOWN = 100;

/** A wrong value, as much of it as helps; a nested one may be too deep to be written. */
function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  const text = JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}...` : text;
}

function readFields(name: RequestName, given: { readonly [key: string]: unknown }): Fields {
  const known = Object.keys(REQUESTS[name].fields).map((field) => field.replace('?', ''));
  const fields: { [key: string]: unknown } = {};
  for (const [key, value] of Object.entries(given)) {
    if (!known.includes(key)) {
      const has = known.length === 0 ? 'no fields' : known.join(', ');
      throw new DoorError(key, `"${name}" has no field "${key}"; it has ${has}`);
    }
    const [check, expected] = CHECKS[key as keyof Fields];
    fields[key] = check(value);
    if (fields[key] === undefined) throw new DoorError(key, `expected ${expected}, found ${shown(value)}`);
  }
  return fields as Fields;
}
