// What events change of units and camps, under the names that the view has for it.

import type { Change } from '../../../../kernel/ruleset.ts';
import type { BattalionEvent, EventKind, ToldCamp, ToldCards, ToldPlace, ToldUnit } from '../../rules/events.ts';
import type { Battle } from '../../rules/state.ts';
import { cards, type Rank, rankByKey } from '../../tables/tables.ts';
import type { UnitPlace, UnitView } from '../view/types.ts';
import { HIDDEN, rankView, traitViews } from '../view/units.ts';
import { cardView } from '../view/view.ts';
import { classOf, rankList, sheetRanks } from '../words.ts';

type Told<K extends EventKind> = Extract<BattalionEvent, { readonly kind: K }>;
type Members = Change['before'];

const of = (kind: Change['of'], id: number, before: Members, after: Members): Change => ({
  of: kind,
  id,
  before,
  after,
});
const unitChange = (id: number, before: Partial<UnitView>, after: Partial<UnitView>): Change =>
  of('unit', id, before as Members, after as Members);

// ---- tokens ---------------------------------------------------------------------------------------------------------

/** Tokens come to a unit or a camp, or go when the number is less than none. */
function tokens(
  kind: 'unit' | 'camp',
  id: number,
  now: { readonly order: number; readonly disorder: number },
  came: { readonly order?: number; readonly disorder?: number },
): Change[] {
  const members = (['order', 'disorder'] as const).filter((token) => (came[token] ?? 0) !== 0);
  if (members.length === 0) return [];
  const before = Object.fromEntries(members.map((token) => [token, now[token] - (came[token] ?? 0)]));
  return [of(kind, id, before, Object.fromEntries(members.map((token) => [token, now[token]])))];
}

const unitTokens = (told: ToldUnit, came: { readonly order?: number; readonly disorder?: number }): Change[] =>
  tokens('unit', told.unit, told, came);
const campTokens = (told: ToldCamp, came: { readonly order?: number; readonly disorder?: number }): Change[] =>
  tokens('camp', told.seat, told, came);

/** Order of the camp is placed on a unit. */
const paid = ({ unit, camp, paid: order }: { unit: ToldUnit; camp: ToldCamp; paid: number }): Change[] => [
  ...unitTokens(unit, { order }),
  ...campTokens(camp, { order: -order }),
];

// ---- places ---------------------------------------------------------------------------------------------------------

/** Where a unit stands that is engaged with nobody. */
const standing = (at: ToldPlace): { readonly place: UnitPlace; readonly sector: number | null } =>
  at === 'reserve' ? { place: 'reserve', sector: null } : { place: 'formation', sector: at + 1 };

const went = (unit: number, from: ToldPlace, to: ToldPlace): Change[] => [
  unitChange(unit, standing(from), standing(to)),
];

const zone = (enemies: readonly number[]): { readonly place: UnitPlace } => ({
  place: enemies.length > 0 ? 'engagement' : 'formation',
});

/** A unit is engaged with these enemies, and was with those. `place` is told where it follows from them. */
const engagedWith = (unit: number, before: readonly number[], after: readonly number[]): Change =>
  unitChange(unit, { engaged: before, ...zone(before) }, { engaged: after, ...zone(after) });

function engaged({ unit: { unit }, target: { unit: target }, enemies, targetsEnemies }: Told<'engaged'>): Change[] {
  const others = enemies.filter((one) => one !== target);
  const before = targetsEnemies.filter((one) => one !== unit);
  // The charging unit has moved out already.
  return [unitChange(unit, { engaged: others }, { engaged: enemies }), engagedWith(target, before, targetsEnemies)];
}

function parted({ unit: { unit }, gone, from }: Told<'parted'>): Change[] {
  const enemies = from.map((one) => one.unit);
  const own = gone ? unitChange(unit, { engaged: enemies }, { engaged: [] }) : engagedWith(unit, enemies, []);
  const inOrder = (ids: number[]): number[] => ids.sort((a, b) => a - b);
  return [own, ...from.map((one) => engagedWith(one.unit, inOrder([...one.enemies, unit]), one.enemies))];
}

// ---- ranks ----------------------------------------------------------------------------------------------------------

type Body = Pick<UnitView, 'title' | 'class' | 'ranks' | 'lost' | 'cohesion' | 'traits'>;

const ranksBy = (battle: Battle, unit: number, keys: readonly string[]): Rank[] =>
  keys.map((key) => rankByKey(battle.factions[battle.unitSeat[unit]], key) as Rank);

const sum = (ranks: readonly Rank[]): Pick<Body, 'cohesion' | 'traits'> => ({
  cohesion: ranks.reduce((all, { cohesion }) => all + cohesion, 0),
  traits: traitViews(ranks.reduce((bits, { traits }) => bits | traits, 0)),
});

/** What a unit is made of with these ranks. */
function body(battle: Battle, unit: number, keys: readonly string[]): Omit<Body, 'class'> {
  const sheet = sheetRanks({ battle }, unit);
  const ranks = ranksBy(battle, unit, keys);
  const named = ranks.length === 0 ? sheet : ranks;
  return {
    title: rankList(named.map(({ name }) => name)),
    ranks: ranks.map(rankView),
    lost: sheet.length - ranks.length,
    ...sum(ranks),
  };
}

/** The same as one sees it who knows the front rank alone. */
function pile(battle: Battle, unit: number, keys: readonly string[]): Body {
  const [front] = ranksBy(battle, unit, keys);
  return {
    title: `${front.name} in front`,
    class: classOf(front.classes),
    ranks: [rankView(front), ...keys.slice(1).map(() => HIDDEN)],
    lost: 0,
    ...sum([front]),
  };
}

const ranksFrom = (battle: Battle, unit: number, before: readonly string[], after: readonly string[]): Change[] => [
  unitChange(unit, body(battle, unit, before), body(battle, unit, after)),
];

// ---- cards ----------------------------------------------------------------------------------------------------------

/** A card has gone from the hand to the discards. */
function discarded(battle: Battle, { seat, hand, discards }: ToldCards): Change[] {
  const own = cards.slice(battle.firstCard[seat], battle.endCard[seat]);
  const views = discards.flatMap((key) => own.filter((card) => card.key === key).map(({ index }) => cardView(index)));
  return [
    of('camp', seat, { handCount: hand + 1, discards: views.slice(0, -1) }, { handCount: hand, discards: views }),
  ];
}

// ---- events ---------------------------------------------------------------------------------------------------------

type Teller<K extends EventKind> = (event: Told<K>, battle: Battle, seat: number) => Change[];

/** Events that are not named here change nothing that a view shows of units and camps. */
const CHANGES: { readonly [K in EventKind]?: Teller<K> } = {
  first: ({ camp }) => campTokens(camp, { order: -1, disorder: 1 }),
  deployed: ({ unit, to }) => [unitChange(unit, { place: 'pile', sector: null }, standing(to))],
  allStand: ({ units }, battle, seat) =>
    units
      .filter(({ unit }) => battle.unitSeat[unit] !== seat)
      .map(({ unit, ranks }) =>
        unitChange(unit, pile(battle, unit, ranks), {
          ...body(battle, unit, ranks),
          class: classOf(battle.classes[unit]),
        }),
      ),
  played: (event, battle) => discarded(battle, event.cards),
  spent: (event, battle) => discarded(battle, event.cards),
  redeployed: ({ unit: { unit }, from, to }) => went(unit, from, to),
  moved: ({ unit: { unit }, from, to }) => went(unit, from, to),
  commanded: paid,
  reacted: paid,
  evaded: paid,
  burdened: ({ unit, camp, placed }) => paid({ unit, camp, paid: placed }),
  movedOut: ({ unit: { unit }, from, to }) => [
    unitChange(unit, standing(from), { place: 'engagement', sector: to + 1 }),
  ],
  chargeEnds: ({ unit: { unit }, disbanded }) =>
    disbanded ? [] : [unitChange(unit, { place: 'engagement' }, { place: 'formation' })],
  engaged,
  parted,
  ignored: ({ unit, camp, token }) =>
    token === null ? [] : [...unitTokens(unit, { order: 1 }), ...campTokens(camp, { [token]: -1 })],
  taken: ({ unit, camp, placed, refunded }) => [
    ...unitTokens(unit, { disorder: placed - refunded }),
    ...campTokens(camp, { order: -placed, disorder: refunded }),
  ],
  rankLost: ({ unit: { unit, ranks }, rank }, battle) => ranksFrom(battle, unit, [rank, ...ranks], ranks),
  ranked: ({ unit: { unit, ranks }, before }, battle) =>
    before.every((key, i) => key === ranks[i]) ? [] : ranksFrom(battle, unit, before, ranks),
  disbanded({ unit: { unit, ranks, order, disorder }, tokens: home, camp }, battle) {
    return [
      unitChange(unit, { ...body(battle, unit, ranks), order, disorder }, { ...body(battle, unit, []), ...GONE }),
      ...campTokens(camp, { disorder: home }),
    ];
  },
  kept: ({ unit: { unit, order, disorder }, had, tokens: home, camp }) => [
    unitChange(unit, had, { order, disorder }),
    ...campTokens(camp, { disorder: home }),
  ],
  drew: ({ seat, left, hand }) => [
    of('camp', seat, { deckCount: left + 1, handCount: hand - 1 }, { deckCount: left, handCount: hand }),
  ],
  rallied: ({ camp, home, flipped, units }) => [
    ...campTokens(camp, { order: home + flipped, disorder: -flipped }),
    ...units.flatMap((told) =>
      unitTokens(told, { order: told.order - told.had.order, disorder: told.disorder - told.had.disorder }),
    ),
  ],
  brought: ({ unit, camp, disorder }) => [
    ...unitTokens(unit, { disorder: -disorder }),
    ...campTokens(camp, { disorder }),
  ],
  flipped: ({ camp, tokens: turned }) => campTokens(camp, { order: turned, disorder: -turned }),
};

const GONE = { place: 'gone', sector: null, order: 0, disorder: 0 } as const;

export function changesOf(battle: Battle, event: BattalionEvent, seat: number): Change[] {
  const tell = CHANGES[event.kind] as Teller<EventKind> | undefined;
  return tell === undefined ? [] : tell(event as never, battle, seat);
}
