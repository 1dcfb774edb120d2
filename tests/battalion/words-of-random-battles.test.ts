// Everything that is said of a battle, asked at every turn of random battles: offers, prompts, tellings, scans, positions,
// refusals. What is said must be complete, belong to its seat, and lead back to the same state.

import { describe, expect, it } from 'vitest';
import { battalionRules as rules } from '../../src/games/battalion/ruleset.ts';
import { VERBS } from '../../src/games/battalion/tables/verbs.ts';
import { imagine } from '../../src/games/battalion/telling/view/imagine.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { choiceOf } from '../../src/kernel/choice.ts';
import { tidy } from '../../src/kernel/json.ts';
import { type BattalionTable, playAtRandom, randomNumbers } from './random-battles-kit.ts';

const bad = /undefined|NaN|null|\[object| {2}/;

/** Cheaper than `expect` in loops of many thousand rounds. */
function check(ok: boolean, what: () => string): void {
  if (!ok) throw new Error(what());
}

const same = (a: Int16Array, b: Int16Array): boolean => a.every((word, i) => word === b[i]);

describe('words of random battles', () => {
  it('are whole sentences for offers, prompts and tellings', () => {
    playAtRandom(18, 1, (table) => {
      if (table.over) {
        for (const seat of [-1, 0, 1]) {
          for (const telling of table.tellings(seat)) {
            check(/^[A-Za-z0-9].*[.!]$/.test(telling.text) && !bad.test(telling.text), () => telling.text);
          }
        }
        return;
      }
      const prompt = table.prompt();
      const asked = prompt?.text ?? '';
      check(/^[A-Z].*: .*[.?]$/.test(asked) && !bad.test(asked), () => asked);
      const offers = table.offers();
      check(offers.map((offer) => offer.choice).join() === table.choices().join(), () => 'offers are not the choices');
      const places = placesOf(table);
      for (const { label, note, from, to } of offers) {
        check(
          !bad.test(`${label} ${note}`) && /^[A-Z]/.test(label) && /^$|[.!]$/.test(note),
          () => `${label}: ${note}`,
        );
        for (const place of [from, to]) check(place === null || places.includes(place), () => `no place ${place}`);
      }
    });
  });

  it('are told in scans and explanations for every place', () => {
    playAtRandom(9, 2, (table, n) => {
      if (n % 13 !== 0) return;
      for (const seat of [-1, 0, 1]) {
        for (const query of ['who', 'enemies']) check(table.scan(query, seat).text.endsWith('.'), () => query);
        for (const place of placesOf(table)) {
          for (const word of ['near', 'reach', 'sight', 'place', 'unit']) {
            const { text } = table.scan(`${word} ${place}`, seat);
            check(text.endsWith('.') && !bad.test(text), () => text);
          }
        }
      }
    });
  });
});

const placesOf = (table: BattalionTable): string[] => {
  const view = table.view(-1);
  return [
    ...view.units.map((unit) => unit.name),
    ...view.board.sectors.map((sector) => sector.place),
    ...view.camps.flatMap(({ seat }) => [`camp-${seat}`, `reserve-${seat}`]),
  ];
};

describe('positions and JSON', () => {
  it('lead back to the same state at any decision', () => {
    const decisions = new Set<string>();
    playAtRandom(24, 3, (table, n) => {
      const decision = table.prompt()?.decision ?? 'over';
      if (decisions.has(decision) && n % 17 !== 0) return;
      decisions.add(decision);
      const was = rules.spare(table.state);
      was.buf.set(table.state.buf);
      const text = rules.positionText(table.state);
      const read = rules.start({ text }, new SeededChance('position'));
      const json = rules.fromJSON(JSON.parse(JSON.stringify(rules.toJSON(table.state))), new SeededChance('json'));
      check(same(json.buf, was.buf), () => `JSON differs at ${decision}`);
      check(rules.positionText(read) === text, () => `printing again differs at ${decision}:\n${text}`);
      tidy(was);
      const back = rules.spare(read);
      back.buf.set(read.buf);
      tidy(back);
      check(same(back.buf, was.buf), () => `the state differs at ${decision}:\n${text}`);
    });
    for (const name of [
      'deploy',
      'redeploy',
      'action',
      'chargedAnswer',
      'target',
      'pool',
      'assign',
      'takeHits',
      'over',
    ]) {
      expect(decisions).toContain(name);
    }
  });
});

describe('why not', () => {
  /** An argument of a kind that may or may not make sense. */
  const argument = (kind: string | undefined, next: () => number): number => {
    const ranges: { [kind: string]: number } = { unit: 36, sector: 5, seat: 4, card: 41, rank: 36, number: 9 };
    return kind === undefined ? 0 : Math.floor(next() * ranges[kind]);
  };

  it('has a reason exactly for what is not on offer', () => {
    const next = randomNumbers(77);
    playAtRandom(18, 4, (table) => {
      if (table.over) {
        expect(rules.whyNot(table.state, 'rally')?.text).toBe('The battle is over.');
        return;
      }
      const offered = new Set(table.values());
      VERBS.forEach(({ form }, verb) => {
        const kinds = [...form.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
        for (let i = 0; i < 3; i++) {
          const value = choiceOf(verb, argument(kinds[0], next), argument(kinds[1], next));
          const why = rules.whyNot(table.state, rules.language.print(value));
          const text = rules.language.print(value);
          check((why === null) === offered.has(value), () => `${table.prompt()?.decision}: ${text}`);
          if (why === null) continue;
          check(/^([A-Z]|[a-d]\d|[0-9]).*[."!]$/.test(why.text) && !bad.test(why.text), () => `${text}: ${why.text}`);
          check(/^B [A-Z]/.test(why.ref), () => `${text}: ${why.ref}`);
        }
      });
      const other = 1 - table.seat;
      const refused = rules.whyNot(table.state, table.choices()[0], other)?.text ?? '';
      check(/^It is not your decision: [^."]+ is asked now\.$/.test(refused), () => refused);
    });
  });

  it('answers who points, and agrees with the offers', () => {
    playAtRandom(12, 5, (table, n) => {
      if (table.over || n % 5 !== 0) return;
      const offers = table.offers();
      for (const place of placesOf(table)) {
        const why = rules.whyNotAt(table.state, null, place);
        const starts = offers.some((o) => o.from === place || (o.from === null && o.to === place));
        check((why === null) === starts, () => `${table.prompt()?.decision} at ${place}: ${why?.text}`);
        check(why === null || !bad.test(why.text), () => `${place}: ${why?.text}`);
      }
      const { from, to } = offers.find((offer) => offer.from !== null && offer.to !== null) ?? { from: null, to: null };
      if (from !== null && to !== null) expect(rules.whyNotAt(table.state, from, to)).toBeNull();
    });
  });
});

describe('hidden things', () => {
  it('change nothing that a seat is told', () => {
    playAtRandom(18, 6, (table, n) => {
      if (n % 9 !== 0) return;
      const g = table.state;
      for (let seat = -1; seat < g.battle.seats; seat++) {
        const told = everything(table, g, seat);
        const other = imagine(g, seat, `hidden ${n}`);
        check(
          everything(table, other, seat) === told,
          () => `seat ${seat} at choice ${table.number} sees what is hidden`,
        );
      }
    });
  });

  it('an imagined state really differs now and then', () => {
    let different = 0;
    playAtRandom(6, 7, (table, n) => {
      if (n % 9 !== 0) return;
      const other = imagine(table.state, 0, `hidden ${n}`);
      if (other.held.some((held, card) => held !== table.state.held[card])) different++;
    });
    expect(different).toBeGreaterThan(20);
  });

  /** All that a seat is told, as one text. */
  function everything(table: BattalionTable, g: BattalionTable['state'], seat: number): string {
    const prompt = rules.prompt(g);
    const events = table.events();
    const parts: unknown[] = [
      rules.view(g, seat),
      prompt,
      // Choices and their notes go to the seat that decides.
      prompt.seat === seat && prompt.seat >= 0 ? rules.offers(g) : [],
      events.slice(-40).map((event) => rules.tell(g, event, seat)),
      rules.scan(g, 'who', seat),
      rules.scan(g, 'enemies', seat),
      ...g.battle.units.map((unit) =>
        rules.scan(g, `unit ${rules.view(g, -1).units.find((u) => u.id === unit)?.name}`, seat),
      ),
      rules.scan(g, 'reach S1', seat),
      rules.whyNot(g, 'rally', seat < 0 ? -2 : seat),
    ];
    return JSON.stringify(parts);
  }
});
