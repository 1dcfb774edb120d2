// Positions and JSON of states met in play: every scenario, games to their end, in the middle of combats too. What is
// read back has the same words, prints the same, and plays on in step.

import { describe, expect, it } from 'vitest';
import { newState, type State } from '../../src/families/commands/rules/state.ts';
import { positionText, readPosition } from '../../src/families/commands/text/position.ts';
import { OpenChance, SeededChance } from '../../src/kernel/chance.ts';
import { tidy } from '../../src/kernel/json.ts';
import { type GameUnderTest, gameNamed, games, optionsOf } from '../kit/games.ts';
import { choicesOf, decisionName, play, playOut } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';
import { everyNth } from '../kit/sweep.ts';

/** The state without what no rule can read any more: ended frames and dice of earlier rolls. */
function tidied(g: State): Int16Array {
  const copy = newState(g.battle);
  copy.buf.set(g.buf);
  tidy(copy);
  return copy.buf;
}

function checkPosition(g: State): State {
  const text = positionText(g);
  const back = readPosition(g.battle.game, text, g.chance, []);
  const words = tidied(g);
  const same = back.buf.every((word, i) => word === words[i]);
  expect(same ? text : `${text}\nread back differs:\n${positionText(back)}`).toBe(text);
  expect(positionText(back)).toBe(text);
  return back;
}

function checkJSON(g: State): void {
  const { rules } = gameNamed(g.battle.game.id);
  const written = JSON.stringify(rules.toJSON(g));
  const back = rules.fromJSON(JSON.parse(written), g.chance);
  expect(back.buf.every((word, i) => word === g.buf[i])).toBe(true);
  expect(JSON.stringify(rules.toJSON(back))).toBe(written);
}

/** Depth from which a state is inside a combat or another procedure of its own. */
const DEEP = 2;

const all = games.flatMap((tested) => tested.rules.scenarios.map(({ id }) => [id, tested] as const));

describe.each(everyNth(all, 7))('%s', (id, tested) => {
  it('prints and reads back at many decisions of a whole game', () => {
    const chance = new SeededChance(`positions ${id}`);
    const g = tested.rules.start({ scenario: id, options: optionsOf(tested, id) }, chance);
    checkPosition(g);
    const seen = new Map<string, number>();
    let n = 0;
    playOut(g, makeRandom(Number(id.split('/')[1])), () => {
      // Every kind of decision, deep ones more than the rest, all of them now and then.
      const name = decisionName(g);
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      if (times === 1 || (g.depth > DEEP && times % 97 === 0) || n++ % 400 === 0) {
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
  it.each(everyNth(all, 3))('writes its whole sheet: %s', (id, tested) => {
    const sheet = tested.rules.sheetText(id).replace(/^id: /m, 'id: own');
    const g = tested.rules.start({ text: sheet, options: optionsOf(tested, id) }, new SeededChance(id));
    const random = makeRandom(3);
    for (let i = 0; i < 60 && g.outcome === 0; i++) {
      if (i % 20 === 0) expect(positionText(checkPosition(g))).toContain('\nbanners: ');
      const choices = choicesOf(g);
      play(g, choices[random(choices.length)]);
    }
  });
});

describe('a state that was read back', () => {
  it('plays on in step with the one that was printed', () => {
    const ids = ['ancients/005', 'ancients/010', 'ancients/117', 'ancients/007', 'medieval/06', 'medieval/13'];
    for (const id of [...ids, 'medieval/18', 'napoleonics/12', 'napoleonics/06', 'napoleonics/15']) {
      const chance = new SeededChance(`step ${id}`);
      const { rules }: GameUnderTest = gameNamed(id.split('/')[0]);
      const g = rules.start({ scenario: id }, chance);
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

  it('may wait for dice as JSON; a position stands at a decision', () => {
    const text = [
      'vexillum 1 position',
      'units top: LI A6',
      'units bottom: HI B6',
      'phase: battle',
      'ordered: all',
    ].join('\n');
    const g = readPosition(gameNamed('ancients').game, text, new OpenChance(), []);
    play(g, choicesOf(g)[0]);
    play(g, choicesOf(g)[0]);
    expect(g.waiting).toBe(1);
    const read = () => readPosition(gameNamed('ancients').game, positionText(g), new OpenChance(), []);
    expect(read).toThrow('waiting');
    checkJSON(g);
  });
});
