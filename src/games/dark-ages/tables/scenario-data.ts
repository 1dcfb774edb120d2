// Reads one scenario file: every part is checked for its form, with messages that name the file and the place. Whether
// hexes, types and rules exist is for the battle to judge.

import type { Provenance } from '../../../kernel/view.ts';
import {
  type Sheet,
  type SheetLeader,
  type SheetRule,
  type SheetUnit,
  type Side,
  sideNames,
} from '../text/sheet-types.ts';
import { numberIn } from './tables.ts';

type Json = { readonly [key: string]: unknown };

const MARKS: readonly string[] = ['sourced', 'constrained', 'designed'];
const NOWHERE = { line: 0, column: 0 };

/** A part of a file, with the path to it for messages. */
class Part {
  readonly path: string;
  readonly value: unknown;

  constructor(path: string, value: unknown) {
    this.path = path;
    this.value = value;
  }

  wrong(expected: string): Error {
    return new Error(`${this.path}: expected ${expected}, found ${JSON.stringify(this.value) ?? 'nothing'}`);
  }

  get object(): Json {
    const { value } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw this.wrong('an object');
    return value as Json;
  }

  at(key: string): Part {
    return new Part(`${this.path} ${key}`, this.object[key]);
  }

  get has(): boolean {
    return this.value !== undefined;
  }

  get text(): string {
    if (typeof this.value !== 'string' || this.value === '') throw this.wrong('a text');
    return this.value;
  }

  get yes(): boolean {
    if (typeof this.value !== 'boolean') throw this.wrong('true or false');
    return this.value;
  }

  number(least: number, most: number): number {
    return numberIn(this.path, this.value, least, most);
  }

  get mark(): Provenance {
    if (!MARKS.includes(this.text)) throw this.wrong(`one of ${MARKS.join(', ')}`);
    return this.text as Provenance;
  }

  get list(): Part[] {
    if (!Array.isArray(this.value)) throw this.wrong('a list');
    return this.value.map((one, i) => new Part(`${this.path} ${i + 1}`, one));
  }

  get texts(): string[] {
    return this.list.map((one) => one.text);
  }

  get entries(): [string, Part][] {
    return Object.keys(this.object).map((key) => [key, this.at(key)]);
  }

  /** Exactly these keys, or some of them. */
  keys(needed: readonly string[], allowed: readonly string[] = []): void {
    for (const key of Object.keys(this.object)) {
      if (!needed.includes(key) && !allowed.includes(key)) throw new Error(`${this.path}: "${key}" is unknown here`);
    }
    for (const key of needed) if (!(key in this.object)) throw new Error(`${this.path}: "${key}" is missing`);
  }
}

const KEYS = [
  ...['id', 'name', 'date', 'marks', 'board', 'sides', 'terrain', 'hexsides', 'units', 'leaders', 'eventCards'],
  ...['events', 'rules', 'summary', 'source', 'notes'],
];

export function readScenario(name: string, data: unknown): Sheet {
  const file = new Part(`data/scenarios/${name}.json,`, data);
  file.keys(KEYS);
  const marks = file.at('marks');
  marks.keys(['battle', 'board', 'terrain', 'hexsides', 'units', 'leaders', 'events', 'rules']);
  for (const [, mark] of marks.entries) mark.mark;
  const sides = sideNames.map((side) => readSide(file.at('sides').at(side)));
  const first = sides.findIndex((side) => side.player === 'A');
  if (sides[0].player === sides[1].player) throw file.at('sides').wrong('one Player A and one Player B');
  return {
    game: 'dark-ages',
    id: file.at('id').text,
    name: file.at('name').text,
    date: file.at('date').text,
    sides: [
      { army: sides[0].army, limit: sides[0].limit },
      { army: sides[1].army, limit: sides[1].limit },
    ],
    playerA: first as Side,
    width: file.at('board').at('width').number(3, 13),
    rows: file.at('board').at('rows').number(3, 12),
    terrain: file
      .at('terrain')
      .entries.flatMap(([kind, hexes]) => hexes.texts.map((hex) => ({ kind, hex, ...NOWHERE }))),
    hexsides: file.at('hexsides').entries.flatMap(([kind, sides]) => sides.list.map((side) => readHexside(kind, side))),
    units: sideNames.flatMap((side, s) =>
      file
        .at('units')
        .at(side)
        .list.map((unit) => readUnit(unit, s as Side)),
    ),
    leaders: sideNames.flatMap((side, s) =>
      file
        .at('leaders')
        .at(side)
        .list.map((leader) => readLeader(leader, s as Side)),
    ),
    eventCards: marked(file.at('eventCards'), 0, 3) ?? 0,
    events: file.at('events').list.map(readRule),
    rules: file.at('rules').list.map(readRule),
    summary: file.at('summary').text,
    source: file.at('source').text,
    notes: file
      .at('notes')
      .list.map((note) => ({ provenance: note.at('provenance').mark, text: note.at('text').text })),
  };
}

/** A number with its mark; null where the value is none. */
function marked(part: Part, least: number, most: number): number | null {
  part.keys(['value', 'mark']);
  part.at('mark').mark;
  return part.at('value').value === null ? null : part.at('value').number(least, most);
}

function readSide(part: Part): { army: string; player: string; limit: number | null } {
  part.keys(['army', 'player', 'limit']);
  const player = part.at('player').text;
  if (player !== 'A' && player !== 'B') throw part.at('player').wrong('A or B');
  return { army: part.at('army').text, player, limit: marked(part.at('limit'), 1, 40) };
}

function readHexside(kind: string, part: Part): Sheet['hexsides'][number] {
  const [hex, to, more] = part.text.split('|');
  if (to === undefined || more !== undefined) throw part.wrong('two hexes such as D3|E3');
  return { kind, hex, to, ...NOWHERE };
}

function readUnit(part: Part, side: Side): SheetUnit {
  part.keys(['tag', 'type', 'cubes'], ['hex', 'entry']);
  const hex = part.at('hex').has ? part.at('hex').text : null;
  const entry = part.at('entry').has ? part.at('entry').texts : [];
  if ((hex === null) === (entry.length === 0)) throw part.wrong('either a hex or entry hexes');
  const [tag, type, cubes] = [part.at('tag').text, part.at('type').text, part.at('cubes').number(1, 4)];
  return { side, tag, type, cubes, hex, entry, ...NOWHERE };
}

function readLeader(part: Part, side: Side): SheetLeader {
  part.keys(['tag', 'name', 'mounted', 'morale'], ['unit', 'entry']);
  const unit = part.at('unit').has ? part.at('unit').text : null;
  const entry = part.at('entry').has ? part.at('entry').texts : [];
  if ((unit === null) === (entry.length === 0)) throw part.wrong('either a unit or entry hexes');
  return {
    side,
    tag: part.at('tag').text,
    name: part.at('name').text,
    mounted: part.at('mounted').yes,
    morale: part.at('morale').number(1, 3),
    unit,
    entry,
    ...NOWHERE,
  };
}

function readRule(part: Part): SheetRule {
  part.keys(['key', 'args']);
  return { key: part.at('key').text, args: part.at('args').texts, ...NOWHERE };
}
