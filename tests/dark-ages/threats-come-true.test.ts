// Whom `targets` names as within reach is whom the rules let one attack: every way that a unit can go with its move is gone on a
// copy, and the melees on offer then are compared with what was told.

import { describe, expect, it } from 'vitest';
import type { State } from '../../src/games/dark-ages/rules/state.ts';
import { pieceAt } from '../../src/games/dark-ages/rules/state.ts';
import { MOVE, PASS, STEP, STOP } from '../../src/games/dark-ages/tables/verbs.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { firstOf, verbOf } from '../../src/kernel/choice.ts';
import { copyInto } from '../../src/kernel/state.ts';
import { choicesOf, decisionName, play } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';
import { ids, rules } from './wandering.ts';

function after(g: State, choice: number): State {
  const copy = rules.spare(g);
  copyInto(copy, g);
  copy.chance = g.chance;
  play(copy, choice);
  // Nobody throws a card into it.
  while (copy.outcome === 0 && !['step', 'movement', 'combat', 'open'].includes(decisionName(copy))) {
    const choices = choicesOf(copy);
    play(copy, choices.find((one) => verbOf(one) === PASS) ?? choices[0]);
  }
  return copy;
}

const texts = (g: State): string[] => choicesOf(g).map((choice) => rules.language.print(choice));

/** The enemies that a piece which begins its move can attack in some way; null when its moves cost it cubes. */
function attacked(g: State, begin: number): Set<string> | null {
  const piece = pieceAt(g, firstOf(begin));
  const { names } = g.battle.board;
  const found = new Set<string>();
  const seen = new Set<string>();
  let whole = true;
  const meets = (stopped: State): void => {
    const done = rules.language.read('done') as number;
    const battle = decisionName(stopped) === 'movement' ? after(stopped, done) : stopped;
    for (const text of texts(battle)) {
      const melee = /^melee (\w+) x (\w+)$/.exec(text);
      if (melee !== null && melee[1] === names[battle.unitHex[piece]]) found.add(melee[2]);
    }
  };
  const look = (at: State): void => {
    // Nothing is left to go, nor anybody to assault.
    if (decisionName(at) !== 'step') return meets(at);
    const f = at.frames[at.depth];
    const key = `${at.unitHex[piece]} ${f.points} ${f.hills}`;
    if (seen.has(key)) return;
    seen.add(key);
    const choices = choicesOf(at);
    const stop = choices.find((choice) => verbOf(choice) === STOP);
    if (stop !== undefined) meets(after(at, stop));
    for (const choice of choices) {
      if (verbOf(choice) !== STEP) continue;
      const next = after(at, choice);
      if (next.cubes[piece] !== g.cubes[piece]) whole = false;
      else look(next);
    }
  };
  look(after(g, begin));
  return whole ? found : null;
}

/** The enemies whom the unit could strike as `threats` tells it, asked of each of them. */
function told(g: State, from: string, seat: number): Set<string> {
  const { board, seat: seats } = g.battle;
  const enemies = board.names.filter((_, hex) => pieceAt(g, hex) >= 0 && seats[pieceAt(g, hex)] !== seat);
  return new Set(enemies.filter((name) => rules.scan(g, `threats ${name}`, 1 - seat).places.includes(from)));
}

describe('enemies within reach', () => {
  it('are those whom a unit may attack after its move', () => {
    const faults: string[] = [];
    let compared = 0;
    for (const id of ids) {
      const random = makeRandom(83);
      const g = rules.start({ scenario: id }, new SeededChance(`${id} threats`));
      for (let n = 0; n < 160 && g.outcome === 0; n++) {
        const choices = choicesOf(g);
        const begins = choices.filter((choice) => verbOf(choice) === MOVE);
        const choice = begins[random(begins.length)];
        // Whether somebody shoots is another question.
        const asked = choice !== undefined && g.battle.ranged[pieceAt(g, firstOf(choice))] === 0;
        if (decisionName(g) === 'movement' && asked) {
          const from = g.battle.board.names[firstOf(choice)];
          const real = attacked(g, choice);
          if (real !== null) {
            const said = told(g, from, g.battle.seat[pieceAt(g, firstOf(choice))]);
            compared++;
            const [a, b] = [said, real].map((set) => [...set].sort().join(' '));
            if (a !== b) faults.push(`${id} ${n} ${from}: told ${a}, found ${b}`);
          }
        }
        play(g, choices[random(choices.length)]);
      }
    }
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(100);
  });

  it('are not across stakes for horse, nor across an escarpment for anybody', () => {
    const position = (...lines: readonly string[]): State =>
      rules.start(
        { text: ['vexillum 1 position', 'game: dark-ages', ...lines, ''].join('\n') },
        new SeededChance('sides'),
      );
    const units = ['units top: b1 spearmen/3 D4', 'units bottom: a1 feudalKnights/3 E4; a2 axemen/3 E5'];
    const { board } = position(...units).battle;
    const around = [...board.neighbours.subarray(board.hex('D4') * 6, board.hex('D4') * 6 + 6)];
    const sides = around.map((hex) => `D4|${board.names[hex]}`).join(' ');
    const told = (side: string): string =>
      rules.scan(position('hexsides:', `  ${side}: ${sides}`, ...units), 'threats D4', 0).places.join(' ');
    expect([told('slope'), told('stakes'), told('escarpment')]).toEqual(['E4 E5', 'E5', '']);
  });
});
