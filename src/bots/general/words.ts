// A plan in words: "Play Order Four Left: strike on the left with three units, bring up one unit in the centre, keep the cavalry back." Built
// from what the game itself offers for each choice (its mark, its label, its places) and from where its view shows the pieces; a game
// brings the names of its wings and arms. No rule is known here.

import type { Offer } from '../../kernel/ruleset.ts';

/** Where a place lies, as a seat sees it. */
export interface Lie {
  /** `on the left`, `in the centre`; empty where there is nothing to say. */
  readonly wing: string;
  /** The larger, the nearer to the enemy. */
  readonly ahead: number;
}

export interface Standing {
  /** As offers name it. */
  readonly place: string;
  /** `cavalry`, `archers`; empty for those of whom nobody would say that they are kept back. */
  readonly arm: string;
}

/** The words that a game brings. */
export interface PlanWords<V> {
  lie(view: V, seat: number, place: string): Lie | null;
  /** The seat's own pieces on the field. */
  standing(view: V, seat: number): readonly Standing[];
  /** What a feature is about; one that is not named is left out of reasons. */
  about(feature: string): Matter | null;
}

/** What speaks for or against a plan. */
export type Matter = 'count' | 'strength' | 'leaders' | 'line' | 'threats' | 'ground' | 'cards' | 'time';

export const MATTERS: { readonly [M in Matter]: string } = {
  count: 'how near each side is to winning',
  strength: 'what is left of the units',
  leaders: 'the leaders',
  line: 'how the line stands',
  threats: 'who can strike whom next',
  ground: 'the ground that counts',
  cards: 'cards and command',
  time: 'the time that is left',
};

/** What one choice does, as the game offers it. */
export type Deed = Pick<Offer, 'choice' | 'mark' | 'label' | 'from' | 'to' | 'card'>;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const units = (count: number): string => `${NUMBERS[count] ?? count} unit${count === 1 ? '' : 's'}`;
const begun = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Counts different pieces by wing. */
class Groups {
  private readonly byWing = new Map<string, Set<string>>();
  add(wing: string, piece: string): void {
    this.byWing.set(wing, (this.byWing.get(wing) ?? new Set()).add(piece));
  }
  /** The largest first. */
  said(say: (wing: string, count: string) => string): string[] {
    const largest = [...this.byWing].sort(([x, a], [y, b]) => b.size - a.size || (x < y ? -1 : 1));
    return largest.map(([wing, pieces]) => say(wing === '' ? '' : ` ${wing}`, units(pieces.size)));
  }
  get wings(): string[] {
    return [...this.byWing.keys()].sort();
  }
}

/** What the deeds of a turn come to, sorted by kind. */
interface Turn {
  readonly cards: string[];
  /** Cards that are spent in a fight of this turn. */
  readonly spent: string[];
  readonly strikes: Groups;
  readonly shots: Groups;
  readonly up: Groups;
  readonly back: Groups;
  readonly aside: Groups;
  readonly acted: Set<string>;
  /** Whatever else was chosen, in the words of the game. */
  readonly else: string[];
}

const GOING = new Set(['go', 'goWithoutFight', 'charge', 'leave']);

function sorted<V>(words: PlanWords<V>, view: V, seat: number, deeds: readonly Deed[]): Turn {
  const lie = (place: string | null): Lie =>
    (place === null ? null : words.lie(view, seat, place)) ?? { wing: '', ahead: 0 };
  const turn: Turn = {
    cards: [],
    spent: [],
    strikes: new Groups(),
    shots: new Groups(),
    up: new Groups(),
    back: new Groups(),
    aside: new Groups(),
    acted: new Set(),
    else: [],
  };
  // Who stands where now, by where he stood when the turn began; and who has gone where without a fight so far.
  const began = new Map<string, string>();
  const gone = new Map<string, { readonly from: string; readonly to: string }>();
  const fought = new Set<string>();
  for (const { mark, label, from, to, card } of deeds) {
    const piece = from === null ? null : (began.get(from) ?? from);
    if (card !== null && mark === 'card') {
      (fought.size === 0 ? turn.cards : turn.spent).push(begun(label));
    } else if ((mark === 'close' || mark === 'fire') && piece !== null) {
      (mark === 'close' ? turn.strikes : turn.shots).add(lie(to ?? from).wing, piece);
      fought.add(piece);
    } else if (GOING.has(mark) && piece !== null && to !== null) {
      gone.set(piece, { from: piece, to });
      began.set(to, piece);
    } else if (mark === 'answer' || (mark === 'fall' && turn.acted.size === 0)) turn.else.push(begun(label));
    if (piece !== null) turn.acted.add(piece);
  }
  for (const [piece, { from, to }] of gone) {
    if (fought.has(piece)) continue;
    const way = lie(to).ahead - lie(from).ahead;
    (way > 0 ? turn.up : way < 0 ? turn.back : turn.aside).add(lie(to).wing, piece);
  }
  return turn;
}

/** Arms of which nobody does anything while others act. */
function kept(standing: readonly Standing[], acted: ReadonlySet<string>): string[] {
  const arms = [...new Set(standing.map(({ arm }) => arm))].filter((arm) => arm !== '');
  return arms.filter((arm) => {
    const all = standing.filter((one) => one.arm === arm);
    return all.length > 1 && all.every(({ place }) => !acted.has(place));
  });
}

/** A whole sentence. */
export function planWords<V>(words: PlanWords<V>, view: V, seat: number, deeds: readonly Deed[], own = true): string {
  const turn = sorted(words, view, seat, deeds);
  const does = [
    ...turn.strikes.said((wing, count) => `strike${wing} with ${count}`),
    ...turn.shots.said((wing, count) => `shoot${wing} with ${count}`),
    ...turn.up.said((wing, count) => `bring up ${count}${wing}`),
    ...turn.back.said((wing, count) => `draw back ${count}${wing}`),
    ...turn.aside.said((wing, count) => `shift ${count}${wing}`),
  ];
  const fights = turn.strikes.wings.length + turn.shots.wings.length > 0;
  const besides = fights ? [] : turn.else.slice(0, does.length > 0 ? 1 : 3);
  const back =
    own && does.length > 0 ? kept(words.standing(view, seat), turn.acted).map((arm) => `keep the ${arm} back`) : [];
  const spent = turn.spent.map((played) => `${played} in the fight`);
  const rest = [...does, ...spent, ...besides, ...back].join(', ');
  const [card] = turn.cards;
  const all = card === undefined ? rest : rest === '' ? card : `${card}: ${rest}`;
  const said = all === '' ? begun(deeds.find(({ label }) => label !== '')?.label ?? 'wait') : all;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** By what two turns are alike: where they strike and shoot, or that they do neither. */
export function patternOf<V>(words: PlanWords<V>, view: V, seat: number, deeds: readonly Deed[]): string {
  const { strikes, shots } = sorted(words, view, seat, deeds);
  return `${strikes.wings.join()}|${shots.wings.join()}`;
}
