// Positions and JSON of states met in play: every scenario, games to their end, in the middle of combats too. What is
// read back has the same words, prints the same, and plays on in step.

import { describe, expect, it } from 'vitest';
import { positionText, readPosition } from '../../src/families/commands/position.ts';
import type { State } from '../../src/families/commands/state.ts';
import { ancients } from '../../src/games/ancients/index.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { OpenChance, SeededChance } from '../../src/kernel/chance.ts';
import { tidy } from '../../src/kernel/json.ts';
import { choicesOf, decisionName, play, playOut } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';

const options: { readonly [id: string]: readonly string[] } = Object.fromEntries(
  ancients.sheets.map((sheet) => [
    `ancients/${sheet.id}`,
    sheet.rules.filter((rule) => rule.optional).map((rule) => rule.key),
  ]),
);

/** The state without what no rule can read any more: ended frames and dice of earlier rolls. */
function tidied(g: State): Int16Array {
  const copy = ancientsRules.spare(g);
  copy.buf.set(g.buf);
  tidy(copy);
  return copy.buf;
}

function checkPosition(g: State): State {
  const text = positionText(g);
  const back = readPosition(ancients, text, g.chance, []);
  const words = tidied(g);
  const same = back.buf.every((word, i) => word === words[i]);
  expect(same ? text : `${text}\nread back differs:\n${positionText(back)}`).toBe(text);
  expect(positionText(back)).toBe(text);
  return back;
}

function checkJSON(g: State): void {
  const written = JSON.stringify(ancientsRules.toJSON(g));
  const back = ancientsRules.fromJSON(JSON.parse(written), g.chance);
  expect(back.buf.every((word, i) => word === g.buf[i])).toBe(true);
  expect(JSON.stringify(ancientsRules.toJSON(back))).toBe(written);
}

/** Depth from which a state is inside a combat or another procedure of its own. */
const DEEP = 2;

describe.each(ancientsRules.scenarios.map(({ id }) => id))('%s', (id) => {
  it('prints and reads back at many decisions of a whole game', () => {
    const chance = new SeededChance(`positions ${id}`);
    const g = ancientsRules.start({ scenario: id, options: options[id] }, chance);
    checkPosition(g);
    const seen = new Map<string, number>();
    let n = 0;
    playOut(g, makeRandom(Number(id.slice(-3))), () => {
      // Every kind of decision often, deep ones more than the rest, all of them now and then.
      const name = decisionName(g);
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      if (times <= 3 || (g.depth > DEEP && times % 7 === 0) || n++ % 150 === 0) {
        checkJSON(checkPosition(g));
        checkJSON(g);
      }
    });
    expect(g.outcome).not.toBe(0);
    checkPosition(g);
    checkJSON(g);
  });
});

describe('a battle that is no scenario of the shelf', () => {
  it.each(ancientsRules.scenarios.map(({ id }) => id))('writes its whole sheet: %s', (id) => {
    const sheet = ancientsRules.sheetText(id).replace(/^id: /m, 'id: own');
    const g = ancientsRules.start({ text: sheet, options: options[id] }, new SeededChance(id));
    const random = makeRandom(3);
    for (let i = 0; i < 60 && g.outcome === 0; i++) {
      if (i % 12 === 0) expect(positionText(checkPosition(g))).toContain('\nbanners: ');
      const choices = choicesOf(g);
      play(g, choices[random(choices.length)]);
    }
  });
});

describe('a state that was read back', () => {
  it('plays on in step with the one that was printed', () => {
    for (const id of ['ancients/005', 'ancients/010', 'ancients/117', 'ancients/007']) {
      const chance = new SeededChance(`step ${id}`);
      const g = ancientsRules.start({ scenario: id }, chance);
      const random = makeRandom(7);
      let twin = checkPosition(g);
      for (let i = 0; i < 400 && g.outcome === 0; i++) {
        const choices = choicesOf(g);
        expect(choicesOf(twin)).toEqual(choices);
        const choice = choices[random(choices.length)];
        play(g, choice);
        play(twin, choice);
        const words = tidied(g);
        expect(tidied(twin).every((word, k) => word === words[k])).toBe(true);
        if (i % 40 === 0) twin = checkPosition(g);
      }
    }
  });

  it('may wait for dice', () => {
    const text = [
      'vexillum 1 position',
      'units top: LI A6',
      'units bottom: HI B6',
      'phase: battle',
      'ordered: all',
    ].join('\n');
    const g = readPosition(ancients, text, new OpenChance(), []);
    play(g, choicesOf(g)[0]);
    play(g, choicesOf(g)[0]);
    expect(g.waiting).toBe(1);
    expect(positionText(g)).toContain('  waiting 1\n');
    checkPosition(g);
    checkJSON(g);
  });
});
