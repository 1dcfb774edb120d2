// Non-interference on the wire of the agent door: pairs of battles that differ only in a card that one seat cannot know. All
// lines that are sent to that seat must be the same. The other world is made by changing the text of a position.

import { Door } from '../src/cli/door/door.ts';
import { Table } from '../src/kernel/table.ts';
import type { AnyRuleset } from '../src/kernel/view.ts';
import { rulesets } from '../src/loaded.ts';
import { makeRandom } from '../tests/kit/random.ts';

type Random = (below: number) => number;

/** Decisions that are compared after the start. */
const FOLLOWED = 12;

function randomPosition(rules: AnyRuleset, random: Random): string {
  for (;;) {
    const { id } = rules.scenarios[random(rules.scenarios.length)];
    const table = new Table(rules, { start: { scenario: id }, seed: `wire ${random(1e6)}` });
    for (let n = random(80); n > 0 && !table.over; n--) {
      const values = table.values();
      table.choose(values[random(values.length)]);
    }
    if (!table.over) return rules.positionText(table.state);
  }
}

const entryOf = (text: string, key: string): string =>
  new RegExp(`^${key}:.*\\n(?:  .*\\n)*`, 'm').exec(text)?.[0] ?? '';
const wordsOf = (entry: string): string[] =>
  entry
    .slice(entry.indexOf(':') + 1)
    .trim()
    .split(/\s+/);

/** The same position with one other card in the hand of the seat; null where there is none to exchange. */
function otherWorld(rules: AnyRuleset, text: string, seat: string, random: Random): string | null {
  const hand = entryOf(text, `hand ${seat}`);
  if (hand === '') return null;
  const cards = wordsOf(hand);
  const out = cards[random(cards.length)];
  const deck = entryOf(text, 'deck');
  const listed = rules.lists.cards.length > 0 && /[a-z]/i.test(wordsOf(deck)[1] ?? '') ? wordsOf(deck) : null;
  if (listed !== null) {
    // The deck is written out: the card at its bottom changes places with one of the hand.
    const other = listed.length < 12 ? '' : listed[listed.length - 1];
    if (other === '' || other === out) return null;
    const newHand = `hand ${seat}: ${cards.map((card) => (card === out ? other : card)).join(' ')}\n`;
    if (cards.filter((card) => card === out).length > 1) return null;
    const newDeck = `deck: ${[...listed.slice(0, -1), out].join(' ')}\n`;
    return text.replace(hand, newHand).replace(deck, newDeck);
  }
  // The deck has no order: any card that is nowhere else and that the seat may hold.
  const free = rules.lists.cards.map(({ key }) => key).filter((key) => !text.includes(key));
  if (free.length === 0) return null;
  return text.replace(hand, hand.replace(out, free[random(free.length)]));
}

/** Everything that is asked for a seat, and the answers word for word. */
function asked(door: Door, seat: string, since: number): string[] {
  const requests = [
    { do: 'view', seat },
    { do: 'log', seat, since },
    { do: 'explain', query: 'unit F6' },
    { do: 'why', choice: 'done', seat },
    { do: 'record', seat },
    { do: 'position', seat },
    { do: 'known', seat },
  ];
  return requests.map((request) => door.answer(JSON.stringify(request)));
}

/** The cards that a seat sees in its own hand. */
const handOf = (door: Door, seat: string): string => {
  const { view } = JSON.parse(door.answer(JSON.stringify({ do: 'view', seat }))) as { view: { hand?: unknown } };
  return JSON.stringify(view.hand ?? null);
};

interface Choices {
  readonly seat: string | null;
  readonly over: boolean;
  readonly choices?: readonly string[];
}

export function fuzzWire(pairs: number, seed: number): boolean {
  const random = makeRandom(seed);
  const faults: string[] = [];
  let [made, lines, skipped] = [0, 0, 0];
  while (made < pairs) {
    const rules = rulesets[made % rulesets.length];
    const text = randomPosition(rules, random);
    const hidden = rules.seatNames[random(2)];
    const watcher = rules.seatNames[hidden === rules.seatNames[0] ? 1 : 0];
    const other = otherWorld(rules, text, hidden, random);
    const doors = [text, other ?? text].map((position) => {
      const door = new Door();
      return { door, answer: door.answer(JSON.stringify({ do: 'start', position, seed: 'wire' })) };
    });
    if (other === null || doors.some(({ answer }) => !answer.includes('"ok":true'))) {
      if (++skipped > 50 * pairs) throw new Error('no other worlds can be made');
      continue;
    }
    made++;
    const [one, two] = doors.map(({ door }) => door);
    const ordered = entryOf(text, 'deck').includes(' ') && /deck: [a-z]+[A-Z]/.test(entryOf(text, 'deck'));
    const hand = handOf(one, watcher);
    for (let n = 0; n < FOLLOWED; n++) {
      // From a deck without an order other cards come to the watcher too: with his next card the worlds part.
      if (!ordered && handOf(one, watcher) !== hand) break;
      const [left, right] = [one, two].map((door) => JSON.parse(door.answer('{"do":"choices"}')) as Choices);
      // After the end nothing is hidden.
      if (left.over || right.over) break;
      const [a, b] = [asked(one, watcher, 0), asked(two, watcher, 0)];
      lines += a.length;
      const at = a.findIndex((line, i) => line !== b[i]);
      if (at >= 0) {
        faults.push(`${rules.id}: ${different(a[at], b[at])}`);
        break;
      }
      const own = left.seat === watcher;
      if (own) {
        lines++;
        if (JSON.stringify(left) !== JSON.stringify(right)) {
          faults.push(`${rules.id}: ${different(JSON.stringify(left), JSON.stringify(right))}`);
          break;
        }
      }
      const common = (left.choices ?? []).filter((choice) => right.choices?.includes(choice));
      if (common.length === 0) break;
      const choice = common[random(common.length)];
      const made = [one, two].map((door) => door.answer(JSON.stringify({ do: 'choose', choice, seat: watcher })));
      if (made[0].includes('"over":true') || (!ordered && handOf(one, watcher) !== hand)) break;
      // The answer is told as the watcher may know it, whoever has chosen.
      lines++;
      if (made[0] !== made[1]) faults.push(`${rules.id}: ${different(made[0], made[1])}`);
    }
  }
  console.log(`${made} pairs of battles, ${lines} lines sent to a seat in each: ${faults.length} differ.`);
  for (const fault of faults.slice(0, 5)) console.log(`  ${fault}`);
  return faults.length === 0;
}

function different(one: string, two: string): string {
  let i = 0;
  while (i < one.length && one[i] === two[i]) i++;
  return `${one.slice(Math.max(0, i - 80), i + 60)} | ${two.slice(Math.max(0, i - 20), i + 60)}`;
}
