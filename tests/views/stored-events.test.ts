// Events are values: those of whole games, stored as text, are told again word by word from the text and the battle alone, by
// one who has never seen the game; and what each of them says it changed leads from every view to the next.

import { describe, expect, it } from 'vitest';
import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import type { CommandsView } from '../../src/families/commands/telling/view/view.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { medievalRules } from '../../src/games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import type { GameEvent } from '../../src/kernel/events.ts';
import type { Telling } from '../../src/kernel/ruleset.ts';
import { withChange } from '../../src/web/board/changed.ts';
import { viewBetween } from '../../src/web/games/commands/between.ts';
import { play, position } from '../explain/positions.ts';
import { everyNth, expectSame } from '../kit/sweep.ts';
import { type AncientsTable, playRandom } from './random-games.ts';

const SEATS = [-1, 0, 1];

/** Some battles of a game, played at random. */
const gamesOf = (rules: CommandsRuleset) =>
  everyNth(
    rules.scenarios.map(({ id }) => id),
    9,
  );

describe.each([ancientsRules, medievalRules, napoleonicsRules].map((rules) => [rules.id, rules] as const))(
  '%s',
  (_id, rules) => {
    it.each(gamesOf(rules))('%s is told again from text and battle alone', (scenario) => {
      const live: Telling[][] = [];
      let since = 0;
      const listen = (table: AncientsTable) => {
        for (const event of table.events(since)) live.push(SEATS.map((seat) => rules.tell(table.state, event, seat)));
        since = table.eventCount;
      };
      const table = playRandom({ start: { scenario }, seed: `stored ${scenario}` }, 7, listen, 4000, rules);
      listen(table);
      const text = JSON.stringify(table.events());
      // The same battle made from its sheet, and an empty state of it: no piece stands anywhere.
      const sheet = rules.start({ text: rules.sheetText(scenario) }, new SeededChance('another'));
      const empty = rules.spare(sheet);
      const stored = JSON.parse(text) as readonly GameEvent[];
      expect(stored.length).toBe(live.length);
      stored.forEach((event, i) => {
        expectSame(
          SEATS.map((seat) => rules.tell(empty, event, seat)),
          live[i],
        );
        for (const [k, seat] of SEATS.entries()) {
          expectSame(rules.narrate(empty, event, seat), live[i][k].text);
          // What a seat may know of it is enough to tell it.
          const known = rules.eventFor?.(event, seat) ?? event;
          expectSame(rules.tell(empty, known, seat), live[i][k]);
        }
      });
    });

    it.each(gamesOf(rules))('%s: changes lead from each view to the next', (scenario) => {
      let before: CommandsView | null = null;
      let since = 0;
      const follow = (table: AncientsTable) => {
        const after = table.view(-1);
        if (before !== null) {
          let shown = before;
          for (const { changes = [], text } of table.tellings(-1, since)) {
            for (const change of changes) {
              const was = pieceOf(shown, change);
              if (was !== undefined) expectSame(withMembers(was, change.before), was, text);
              shown = withChange(shown, after, change);
            }
          }
          expectSame(standing(shown), standing(after));
        }
        before = after;
        since = table.eventCount;
      };
      follow(playRandom({ start: { scenario }, seed: `changes ${scenario}` }, 11, follow, 4000, rules));
    });
  },
);

const pieceOf = (view: CommandsView, { of, id }: { of: string; id: number }): object | undefined =>
  of === 'side'
    ? view.sides[id]
    : of === 'hex'
      ? view.board.hexes[id]
      : [...(of === 'unit' ? view.units : view.leaders)].find((piece: { id: number }) => piece.id === id);

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Something with these members; of a member that holds several numbers only those that are named. */
const withMembers = (was: object, members: object): object => ({
  ...was,
  ...Object.fromEntries(
    Object.entries(members).map(([name, value]) => {
      const old: unknown = (was as { [name: string]: unknown })[name];
      return [name, isRecord(old) && isRecord(value) ? { ...old, ...value } : value];
    }),
  ),
});

/** All that changes tell of. */
const standing = (view: CommandsView): unknown => ({
  units: view.units.map(({ id, hex, blocks, fate, square }) => ({ id, hex, blocks, fate, square })),
  leaders: view.leaders.map(({ id, hex, unit, onWay, fate }) => ({ id, hex, unit, onWay, fate })),
  // What was spent this turn is forgotten when the next one begins, which is no event.
  sides: view.sides.map(({ banners, bannersBy, tokens }) => ({ banners, bannersBy, tokens: tokens?.held ?? null })),
  ground: view.board.hexes.map(({ hex, terrain, terrainName, owner }) => ({ hex, terrain, terrainName, owner })),
});

it('a unit that loses blocks twice in one choice has the right count at each loss', () => {
  // Two hexes back through marsh, and a block for each.
  const table = position({
    top: 'HI E6',
    bottom: 'HI F6',
    terrain: ['marsh: D5 D6 C5 C6 C7'],
    dice: ['flag flag light light light', 'heavy', 'heavy'],
  });
  play(table, 'play orderThreeCentre', 'order F6', 'done', 'done', 'close F6 x E6', 'stand', 'ignore 0');
  const before = table.view(-1);
  const since = table.eventCount;
  play(table, 'retreat E6 C6');
  const tellings = table.tellings(-1, since);
  const after = table.view(-1);
  expect(tellings.map(({ kind }) => kind)).toEqual(['retreats', 'mire', 'blocks', 'mire', 'blocks']);
  const shown = tellings.map((_, i) => viewBetween(before, after, tellings, i + 1).units[0].blocks);
  expect(shown).toEqual([4, 4, 3, 3, 2]);
});

it('a leader who evades is drawn on his way hex by hex', () => {
  const table = position({ top: '', leadersTop: 'Mago E6', bottom: 'HI F6', dice: ['light light light light light'] });
  play(table, 'play orderThreeCentre', 'order F6', 'done', 'done', 'close F6 x E6');
  const places = ['evade leader E6 D6', 'evade leader E6 C6', 'stop'].map((choice) => {
    const before = table.view(-1);
    const since = table.eventCount;
    play(table, choice);
    const tellings = table.tellings(-1, since);
    const { hex, onWay } = viewBetween(before, table.view(-1), tellings, tellings.length).leaders[0];
    expect({ hex, onWay }).toEqual({ hex: table.view(-1).leaders[0].hex, onWay: table.view(-1).leaders[0].onWay });
    return [tellings[0].way?.places ?? null, hex, onWay];
  });
  expect(places).toEqual([
    [['E6', 'D6'], 'E6', 'D6'],
    [['D6', 'C6'], 'E6', 'C6'],
    [null, 'C6', null],
  ]);
});

it('an event without its secrets is told as to all others', () => {
  const { state: g } = position({});
  const event: GameEvent = { kind: 'draws', side: 0, card: 2 } as GameEvent;
  expect(ancientsRules.eventFor?.(event, 0)).toEqual(event);
  for (const seat of [-1, 1]) {
    expect(ancientsRules.eventFor?.(event, seat)).toEqual({ kind: 'draws', side: 0 });
    expect(ancientsRules.narrate(g, event, seat)).toBe('Carthaginian: draws a card.');
  }
});
