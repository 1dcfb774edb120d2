// What `reach F6` tells of a hex is what the rules then let units do: every unit of a side has an order without a card, each move
// on offer is made on a copy, and whoever comes or may strike then is compared with what was told.

import { describe, expect, it } from 'vitest';
import type { State } from '../../src/families/commands/rules/state.ts';
import { cavalryNextTo, inSquare } from '../../src/games/napoleonics/rules/square.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { copyInto } from '../../src/kernel/state.ts';
import { type GameUnderTest, games } from '../kit/games.ts';
import { choicesOf, decisionName, play } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';

const SIDES = ['top', 'bottom'] as const;

/** Hexes from which a hex is reached or struck, by that hex. */
type By = Map<string, Set<string>>;

function note(by: By, hex: string, from: string): void {
  const set = by.get(hex) ?? new Set();
  by.set(hex, set.add(from));
}

/** Keys of a position that say what stands where; the rest is the turn under way. */
const STANDING = /^(vexillum|scenario|units|leaders|cleared|square|options)\b/;

/** The pieces of a state at the moment when all units of a side have orders and may move. */
function readyToMove({ rules }: GameUnderTest, g: State, side: number): State {
  const kept: string[] = [];
  let keeps = false;
  for (const line of rules.positionText(g).split('\n')) {
    if (!line.startsWith(' ')) keeps = STANDING.test(line);
    if (keeps) kept.push(line);
  }
  const text = [...kept, `active: ${SIDES[side]}`, 'phase: move', 'ordered: all', ''].join('\n');
  const ready = rules.start({ text }, new SeededChance('reach'));
  // The phase comes after that in which squares are left.
  for (let u = 0; u < ready.battle.unitCount; u++) {
    const own = ready.battle.unitSide[u] === side && ready.unitHex[u] >= 0;
    if (rules.id === 'napoleonics' && own && inSquare(ready, u) && !cavalryNextTo(ready, u)) ready.unitForm[u] = 0;
  }
  return ready;
}

/** What the rules let the side do: who comes where, who closes with whom, who fires at whom. */
function found({ rules }: GameUnderTest, g: State): { readonly come: By; readonly close: By; readonly fire: By } {
  const answer = { come: new Map(), close: new Map(), fire: new Map() };
  const texts = (state: State): string[] => choicesOf(state).map((choice) => rules.language.print(choice));
  const after = (state: State, text: string): State => {
    const copy = rules.spare(state);
    copyInto(copy, state);
    copy.chance = state.chance;
    play(copy, rules.language.read(text) as number);
    return copy;
  };
  const strikes = (state: State, moved: string, from: string): void => {
    const battle = after(state, 'done');
    if (decisionName(battle) !== 'battleUnits') return;
    for (const text of texts(battle)) {
      const [verb, by, , at] = text.split(' ');
      if (moved !== '' && by !== moved) continue;
      if (verb === 'fire') note(answer.fire, at, moved === '' ? by : from);
      if (verb === 'close' || verb === 'storm') note(answer.close, at, moved === '' ? by : from);
    }
  };
  strikes(g, '', '');
  for (const text of texts(g)) {
    const move = /^move ([A-Z]\w+) (\w+)$/.exec(text);
    if (move === null) continue;
    note(answer.come, move[2], move[1]);
    strikes(after(g, text), move[2], move[1]);
  }
  return answer;
}

/** The hexes of the side's own units that a sentence of the answer names. */
function told(text: string, can: string): string {
  const part = new RegExp(`Your units that can ${can}: ([^.]*)\\.`).exec(text)?.[1] ?? '';
  return [...part.matchAll(/ at ([A-Z]\d+)/g)]
    .map((match) => match[1])
    .sort()
    .join(' ');
}

const sorted = (by: By, hex: string): string => [...(by.get(hex) ?? [])].sort().join(' ');

function compare(under: GameUnderTest, ready: State, side: number, faults: string[]): number {
  const { game, rules } = under;
  const { board, unitSide, leaderSide } = ready.battle;
  const { come, close, fire } = found(under, ready);
  let compared = 0;
  board.names.forEach((name, hex) => {
    if (name === '') return;
    const [unit, leader] = [ready.hexUnit[hex], ready.hexLeader[hex]];
    const holder = unit >= 0 ? unitSide[unit] : leader >= 0 ? leaderSide[leader] : -1;
    if (holder === side || (holder < 0 && hex % 5 !== 0)) return;
    const { text } = rules.scan(ready, `reach ${name}`, side);
    const pairs =
      holder < 0
        ? [['come', told(text, 'come'), sorted(come, name)]]
        : [
            ['close', told(text, game.words.say.toClose), sorted(close, name)],
            ['fire', told(text, 'fire'), sorted(fire, name)],
          ];
    for (const [what, said, real] of pairs) {
      compared++;
      if (said !== real) faults.push(`${SIDES[side]} ${what} ${name}: told ${said}, found ${real}`);
    }
  });
  return compared;
}

describe('who can come to a hex or strike there', () => {
  it.each(games.map((one) => [one.game.id, one] as const))('comes true: %s', (id, under) => {
    const { game, rules } = under;
    const random = makeRandom(71);
    const faults: string[] = [];
    let compared = 0;
    for (let n = 0; n < 7; n++) {
      const scenario = `${id}/${game.sheets[random(game.sheets.length)].id}`;
      const g = rules.start({ scenario }, new SeededChance(`reach ${n}`));
      for (let i = 300 + random(700); i > 0 && g.outcome === 0; i--) {
        const choices = choicesOf(g);
        play(g, choices[random(choices.length)]);
      }
      if (g.outcome !== 0) continue;
      for (const side of [0, 1]) {
        const ready = readyToMove(under, g, side);
        if (decisionName(ready) === 'moveUnits') compared += compare(under, ready, side, faults);
      }
    }
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(200);
  });
});

describe('squares', () => {
  const start = (...lines: readonly string[]): State =>
    napoleonicsRules.start(
      { text: ['vexillum 1 position', 'game: napoleonics', ...lines, ''].join('\n') },
      new SeededChance('squares'),
    );
  const reach = (g: State, hex: string): string => napoleonicsRules.scan(g, `reach ${hex}`, 1).text;

  it('a square that enemy cavalry holds goes nowhere, one that may be left does', () => {
    const held = start('units top: BLC E6', 'units bottom: FLN F6', 'square bottom: F6 1 rally');
    expect(told(reach(held, 'G6'), 'come')).toBe('');
    const free = start('units top: BLC C6', 'units bottom: FLN F6', 'square bottom: F6 1 rally');
    expect(told(reach(free, 'G6'), 'come')).toBe('F6');
  });
});
