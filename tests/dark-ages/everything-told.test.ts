// What people are told while random battles are played: prompts, offers, log, views, scans, ways. Nothing is missing, nothing
// fails, and every choice reads back.

import { describe, expect, it } from 'vitest';
import type { DarkAgesEvent } from '../../src/games/dark-ages/rules/events.ts';
import { RULE_KEYS } from '../../src/games/dark-ages/rules/scenarios/rules.ts';
import { EVENT_KEYS } from '../../src/games/dark-ages/rules/scenarios/scenario-events.ts';
import { OPTIONS } from '../../src/games/dark-ages/rules/state.ts';
import { rulings } from '../../src/games/dark-ages/tables/rulings.ts';
import { CARD_KINDS } from '../../src/games/dark-ages/tables/tables.ts';
import { CARD_MOMENTS, CARD_TEXTS } from '../../src/games/dark-ages/telling/cards.ts';
import { DECISIONS } from '../../src/games/dark-ages/telling/decisions/index.ts';
import { EVENT_KINDS } from '../../src/games/dark-ages/telling/events/narrate.ts';
import {
  eventSentence,
  eventWordKeys,
  ruleSentence,
  ruleWordKeys,
} from '../../src/games/dark-ages/telling/rule-sentences.ts';
import { playOut } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';
import { ids, listening, rules, wander } from './wandering.ts';

const SENTENCE = /^[A-Z0-9].*\.$/;
const QUESTION = /^[A-Z].*[.?]$/;
const BROKEN = /undefined|null|NaN| {2}/;
const QUERIES = ['who', 'enemies', 'near D4', 'reach D4', 'sight D4', 'hex D4', 'unit D4'];

describe('the words of Dark Ages', () => {
  it('has twelve scenarios with all they need to be shown', () => {
    expect(ids).toHaveLength(12);
    for (const one of rules.scenarios) {
      expect(one.summary.length, one.id).toBeGreaterThan(40);
      expect(one.provenance.notes.length, one.id).toBeGreaterThan(0);
      expect(one.rules.length, one.id).toBeGreaterThan(3);
      for (const text of one.rules) expect(text, one.id).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('has a sentence for every rule and event of the sheets, and no sentence without a rule', () => {
    for (const key of RULE_KEYS) expect(ruleWordKeys, key).toContain(key);
    for (const key of ruleWordKeys) expect(RULE_KEYS, key).toContain(key);
    expect([...eventWordKeys].sort()).toEqual([...EVENT_KEYS].sort());
    for (const id of ids) {
      const { sheet } = rules.start({ scenario: id }, { roll: () => false, shuffle() {} }).battle;
      sheet.rules.forEach((rule, i) => {
        expect(ruleSentence(sheet, i)).not.toBe(rule.key);
      });
      sheet.events.forEach((event, i) => {
        expect(eventWordKeys).toContain(event.key);
        expect(eventSentence(sheet, i)).not.toBe(event.key);
      });
    }
  });

  it('has words for every option and card', () => {
    expect(rulings.map((one) => one.key)).toEqual([...OPTIONS]);
    for (const key of CARD_KINDS) {
      expect(CARD_TEXTS[key]).toMatch(/^[A-Z].*\.$/);
      expect(CARD_MOMENTS[key]).toMatch(/^[a-z]/);
    }
  });

  it('tells every event that happens in a sentence, for both seats and a spectator', () => {
    const told = new Set<string>();
    const wrong: string[] = [];
    for (const id of ids) {
      for (const seed of [1, 2]) {
        const { g, events } = listening(id, `${id} ${seed}`);
        let from = 0;
        playOut(g, makeRandom(seed), () => {
          for (; from < events.length; from++) {
            const event = events[from];
            told.add(event.kind);
            for (const seat of [0, 1, -1]) {
              const one = rules.tell(g, event, seat);
              const off = [...one.places, ...(one.way?.places ?? [])].some((place) => g.battle.board.hex(place) < 0);
              // That a leader is with the unit that takes him in is the sentence after it.
              const silent = event.kind === 'takenIn' && one.text === '';
              const bad = !(silent || SENTENCE.test(one.text)) || BROKEN.test(one.text) || off;
              const dice = event.kind === 'rolls' && one.dice.length !== event.dice.length;
              if (bad || dice) wrong.push(`${id} ${JSON.stringify(event)}: ${one.text}`);
            }
          }
        });
      }
    }
    expect(wrong).toEqual([]);
    expect([...told].filter((kind) => !EVENT_KINDS.includes(kind))).toEqual([]);
    expect(told.size).toBeGreaterThan(45);
  });

  it('tells what each die did', () => {
    const { g } = listening(ids[0], 'dice');
    const by = { piece: 1, hex: 0 };
    const roll = (leader: boolean) => {
      const dice = [6, 4, 3, 1].map((shows) => ({ shows, hits: shows >= 4, again: leader && shows === 6 }));
      const at = { piece: 12, hex: 1 };
      const event: DarkAgesEvent = { kind: 'rolls', by, at, fight: 'melee', role: 'attack', needed: 4, dice };
      return rules.tell(g, event, 0).dice;
    };
    // Without and with a leader in the target.
    expect(roll(false).map(({ face, group }) => `${face} ${group}`)).toEqual(['6 hit', '4 hit', '3 miss', '1 miss']);
    expect(roll(true).map(({ face, group }) => `${face} ${group}`)).toEqual(['6 again', '4 hit', '3 miss', '1 miss']);
    const rolledAgain: DarkAgesEvent = {
      kind: 'sixes',
      leader: { piece: 40, hex: 0 },
      by,
      dice: [
        { shows: 6, kills: true },
        { shows: 2, kills: false },
      ],
      killed: true,
    };
    const sixes = rules.tell(g, rolledAgain, 0);
    expect(sixes.dice.map(({ face, group }) => `${face} ${group}`)).toEqual(['6 hit', '2 miss']);
    expect(sixes.text).toMatch(/he falls\.$/);
  });

  it.each(ids)('%s: prompts, offers, views, scans and ways at every kind of decision', (id) => {
    const seen = new Map<string, number>();
    const wrong: string[] = [];
    wander(id, 11, (g, choices) => {
      const prompt = rules.prompt(g);
      const often = seen.get(prompt.decision) ?? 0;
      seen.set(prompt.decision, often + 1);
      const isHex = (name: string | null): boolean => name === null || g.battle.board.hex(name) >= 0;
      const check = (holds: boolean, what: string): void => {
        if (!holds) wrong.push(`${prompt.decision}: ${what}`);
      };
      check(QUESTION.test(prompt.text) && !BROKEN.test(prompt.text), prompt.text);
      for (const choice of choices)
        check(rules.language.read(rules.language.print(choice)) === choice, `choice ${choice}`);
      if (often > 8) return;
      const offers = rules.offers(g);
      check(
        offers.map((one) => one.choice).join() === choices.map((one) => rules.language.print(one)).join(),
        'offers',
      );
      for (const { choice, label, note, from, to } of offers) {
        check(
          /^[A-Z]/.test(label) && !BROKEN.test(`${label} ${note}`) && isHex(from) && isHex(to),
          `${choice}: ${label}`,
        );
      }
      for (const choice of choices) check(rules.way(g, choice).every(isHex), `way of ${rules.language.print(choice)}`);
      if (often > 1) return;
      for (const seat of [0, 1, -1]) {
        const view = rules.view(g, seat);
        expect(JSON.parse(JSON.stringify(view))).toEqual(view);
        check(view.board.hexes.length === g.battle.sheet.width * g.battle.sheet.rows, 'hexes');
        for (const query of QUERIES) {
          const { text } = rules.scan(g, query, seat);
          check(SENTENCE.test(text) && !BROKEN.test(text), `${query}: ${text}`);
        }
      }
    });
    expect(wrong).toEqual([]);
    expect([...seen.keys()].filter((name) => !Object.hasOwn(DECISIONS, name))).toEqual([]);
    expect(seen.size).toBeGreaterThan(5);
  });

  it('gives the parts of every number, and they add up', () => {
    for (const id of ids) {
      let looked = 0;
      wander(id, 5, (g, choices) => {
        for (const choice of choices) {
          const text = rules.language.print(choice);
          if (!/^(assault|melee|fire|step)/.test(text) || looked > 150) continue;
          looked++;
          for (const { total, parts } of rules.explain(g, text, rules.prompt(g).seat)) {
            let sum = 0;
            for (const part of parts) {
              sum = (part.becomes ?? sum) + part.add;
              if (part.atLeast !== undefined) sum = Math.max(sum, part.atLeast);
              expect(part.ref).toMatch(/^D [A-Z]/);
            }
            expect(sum, `${id} ${text} ${JSON.stringify(parts)}`).toBe(total);
          }
        }
      });
      expect(looked, id).toBeGreaterThan(5);
    }
  });
});
