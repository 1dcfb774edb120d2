// "Why can't I?" in random battles: every choice that is not on offer has a reason of its own, every choice on offer has none.

import { describe, expect, it } from 'vitest';
import { HAND, type State } from '../../src/games/dark-ages/rules/state.ts';
import { CARDS } from '../../src/games/dark-ages/tables/tables.ts';
import { VERBS } from '../../src/games/dark-ages/tables/verbs.ts';
import { ELSEWHERE } from '../../src/games/dark-ages/telling/decisions/index.ts';
import { choiceOf } from '../../src/kernel/choice.ts';
import { Table } from '../../src/kernel/table.ts';
import { makeRandom } from '../kit/random.ts';
import { ids, rules, wander } from './wandering.ts';

/** What is told when the decision has no such choice. */
const lastResorts = new Set([...ELSEWHERE.values()].map(({ text }) => text));

/** Reasons that are wrong if the board says otherwise: each answers whether the sentence may stand. */
const CLAIMS: readonly (readonly [RegExp, (g: State, words: RegExpExecArray) => boolean])[] = [
  [/^Nobody stands at ([A-Z]\d+)\.$/, (g, [, hex]) => pieceOn(g, hex) < 0],
  [/^([A-Z]\d+) is taken/, (g, [, hex]) => pieceOn(g, hex) >= 0],
  [/^No leader is at ([A-Z]\d+)\.$/, (g, [, hex]) => g.hexLeader[g.battle.board.hex(hex)] < 0],
  [/at ([A-Z]\d+) (?:has|have) no grey cube\.$/, (g, [, hex]) => g.grey[pieceOn(g, hex)] === 0],
  [
    /at ([A-Z]\d+) (?:is|are) routed and can only/,
    (g, [, hex]) => g.cubes[pieceOn(g, hex)] === 0 || g.cubes[g.hexLeader[g.battle.board.hex(hex)]] === 0,
  ],
  [/^The activation has no points left\.$/, (g) => g.points === 0],
];

const pieceOn = (g: State, name: string): number => {
  const hex = g.battle.board.hex(name);
  return g.hexUnit[hex] >= 0 ? g.hexUnit[hex] : g.hexLeader[hex];
};

describe('why not', () => {
  it.each(ids)('%s: every verb with odd arguments', (id) => {
    const random = makeRandom(99);
    let asked = 0;
    const wrong: string[] = [];
    const decisions = new Set<string>();
    wander(id, 21, (g, choices, _choice, n) => {
      const { decision, seat } = rules.prompt(g);
      if (decisions.has(decision) && n % 40 !== 0) return;
      decisions.add(decision);
      const offered = new Set(choices);
      for (const choice of choices) {
        const text = rules.language.print(choice);
        if (rules.whyNot(g, text, seat) !== null) wrong.push(`${decision}: ${text} is on offer`);
      }
      const hexes = g.battle.board.names.flatMap((name, hex) => (name === '' ? [] : [hex]));
      const stood = hexes.filter((hex) => g.hexUnit[hex] >= 0 || g.hexLeader[hex] >= 0);
      const near = (hex: number): number => g.battle.board.neighbours[hex * 6 + random(6)];
      VERBS.forEach(({ form }, verb) => {
        for (let i = 0; i < 6; i++) {
          const a = form.includes('{card}')
            ? cardFor(g, seat, random)
            : form.includes('{unit}')
              ? 1 + random(4)
              : (i % 2 === 0 ? stood : hexes)[random(i % 2 === 0 ? stood.length : hexes.length)];
          const b =
            random(2) === 0 ? hexes[random(hexes.length)] : Math.max(0, near(form.includes('{card}') ? stood[0] : a));
          const args = form.split('{').length - 1;
          const choice = choiceOf(verb, args > 0 ? a : 0, args > 1 ? b : 0);
          const text = rules.language.print(choice);
          const why = rules.whyNot(g, text, seat);
          asked++;
          const said = why?.text ?? 'nothing';
          if (offered.has(choice) !== (why === null)) wrong.push(`${decision}: ${text}: ${said}`);
          if (why === null) continue;
          const formed = /^[A-Z].*[."]$/.test(said) && !/undefined|null|NaN/.test(said) && /^D [A-Z]/.test(why.ref);
          const true_ = CLAIMS.every(([form_, holds]) => {
            const words = form_.exec(said);
            return words === null || holds(g, words);
          });
          const others = rules.whyNot(g, text, 1 - seat)?.text ?? '';
          if (!formed || !true_ || !others.startsWith('It is not your decision; it is that of the '))
            wrong.push(`${decision}: ${text}: ${said}`);
        }
      });
      const hex = g.battle.board.names[hexes[random(hexes.length)]];
      const from = random(2) === 0 ? null : g.battle.board.names[stood[random(stood.length)]];
      const at = rules.whyNotAt(g, from, hex, seat);
      if (at !== null) expect(at.text).toMatch(/^[A-Z].*[."]$/);
      for (const offer of rules.offers(g)) {
        const point = offer.to ?? offer.from;
        if (point !== null)
          expect(rules.whyNotAt(g, offer.to === null ? null : offer.from, point, seat), offer.choice).toBeNull();
      }
    });
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(600);
  });

  it('says to whoever begins a round by pointing that a card comes first', () => {
    const table = new Table(rules, { start: { scenario: 'dark-ages/01' }, seed: 'first' });
    for (const hex of ['A1', 'C4', 'G7']) {
      expect(table.whyNotAt(null, hex)).toMatchObject({
        text: expect.stringMatching(/^Play a card first/),
        ref: 'D Activation',
      });
    }
  });

  it('never needs the last resort in the decision that a choice belongs to', () => {
    const home: { readonly [verb: string]: string } = {
      move: 'movement',
      lead: 'movement',
      moveLeader: 'movement',
      rally: 'movement',
      step: 'step',
      assault: 'step',
      melee: 'combat',
      fire: 'combat',
      name: 'rallyName',
      join: 'joinAttack',
      evade: 'evade',
    };
    const random = makeRandom(5);
    const wrong: string[] = [];
    for (const id of ids) {
      wander(id, 31, (g, choices) => {
        const { decision, seat } = rules.prompt(g);
        const offered = new Set(choices);
        VERBS.forEach(({ key, form }, verb) => {
          if (home[key] !== decision) return;
          const hexes = g.battle.board.names.flatMap((name, hex) => (name === '' ? [] : [hex]));
          const stood = hexes.filter((hex) => g.hexUnit[hex] >= 0 || g.hexLeader[hex] >= 0);
          for (let i = 0; i < 3; i++) {
            const a = stood[random(stood.length)];
            const b = i === 0 ? hexes[random(hexes.length)] : Math.max(0, g.battle.board.neighbours[a * 6 + random(6)]);
            const choice = choiceOf(verb, a, form.split('{').length > 2 ? b : 0);
            if (offered.has(choice)) continue;
            const why = rules.whyNot(g, rules.language.print(choice), seat);
            if (why && lastResorts.has(why.text)) wrong.push(`${id} ${rules.language.print(choice)}`);
          }
        });
      });
    }
    expect(wrong).toEqual([]);
  });
});

/** Often a card of the hand, sometimes any. */
function cardFor(g: State, seat: number, random: (below: number) => number): number {
  const held = CARDS.flatMap((_, card) => (g.cardAt[card] === HAND + seat ? [card] : []));
  return held.length > 0 && random(3) > 0 ? held[random(held.length)] : random(CARDS.length);
}
