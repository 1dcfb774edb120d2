// An event with everything a screen shows of it: the sentence, the places it speaks of, what each die did, who went where.

import type { NumberedEvent } from '../../../../kernel/events.ts';
import type { DieTelling, Telling } from '../../../../kernel/ruleset.ts';
import type { EventKind } from '../../rules/events.ts';
import { isLeader, type State } from '../../rules/state.ts';
import { narrateIn } from './narrate.ts';
import { rollAtLeader } from './narrate-fights.ts';
import { EventWords } from './narrate-words.ts';

type Values = readonly number[];

/** What a player must not miss: cards, rolls, losses, routs, what events do. */
const WEIGHTY: ReadonlySet<EventKind> = new Set<EventKind>([
  ...(['turn', 'activates', 'passes', 'playsEvent', 'event', 'orders', 'burns', 'reshuffle', 'refills'] as const),
  ...(['lastTurn', 'disengages', 'ground', 'assaults', 'melees', 'ambushes', 'rolls', 'spares', 'sixes'] as const),
  ...(['evades', 'cancelled', 'lastStand', 'losses', 'eliminated', 'leaderDead', 'shock', 'routs'] as const),
  ...(['retreats', 'leavesMap', 'trapped', 'pursues', 'rallyDraw', 'recovers', 'enters', 'leaves'] as const),
  ...(['terrain', 'ruleHits', 'standardLost', 'campTaken', 'drawnOff', 'ridesDown', 'ended'] as const),
]);

/** Events in which a piece (the first number) goes somewhere, with the hexes it passes. */
const MOVERS: { readonly [kind in EventKind]?: (values: Values) => readonly number[] } = {
  moves: ([, from, to]) => [from, to],
  evades: ([, from, to]) => [from, to],
  retreats: ([, from, to]) => [from, to],
  pursues: ([, from, to]) => [from, to],
  drawnOff: ([, from, to]) => [from, to],
  enters: ([, hex]) => [hex],
};

export function tellEvent(g: State, event: NumberedEvent, seat: number): Telling {
  const { names } = g.battle.board;
  const words = new EventWords(g, event, seat);
  const kind = event.kind as EventKind;
  const text = narrateIn(words);
  const way = Object.hasOwn(MOVERS, kind) ? MOVERS[kind] : undefined;
  const piece = event.values[0] & 255;
  return {
    kind,
    text,
    places: [...new Set(words.named)].map((hex) => names[hex]),
    weighty: text !== '' && WEIGHTY.has(kind),
    dice: tellDice(event),
    way:
      way === undefined
        ? null
        : {
            piece: isLeader(piece) ? 'leader' : 'unit',
            id: piece,
            places: way(event.values).map((hex) => names[hex]),
          },
  };
}

/** Sixes that threaten a leader first, then other hits, then misses; high dice before low ones. */
const ORDER: readonly DieTelling['group'][] = ['again', 'hit', 'plain', 'flag', 'miss'];

function tellDice(event: NumberedEvent): DieTelling[] {
  const rolled = event.dice;
  if (rolled === undefined) return [];
  const read = event.kind === 'rolls' ? inFight(event.values) : event.kind === 'sixes' ? againstLeader : null;
  if (read === null) return [];
  return rolled
    .map((side) => side + 1)
    .sort((a, b) => b - a)
    .map((value) => ({ face: String(value), ...read(value) }))
    .sort((a, b) => ORDER.indexOf(a.group) - ORDER.indexOf(b.group));
}

type Read = (value: number) => Pick<DieTelling, 'group' | 'words'>;

/** A die of the value or more hits; a six against a leader's unit is rolled again, whether it hits or not. */
function inFight([, , needed, packed]: Values): Read {
  const danger = rollAtLeader(packed);
  return (value) => {
    const hits = value >= needed;
    if (value === 6 && danger) {
      return { group: 'again', words: `${hits ? 'hits, and' : 'misses, but'} is rolled again against the leader` };
    }
    return hits ? { group: 'hit', words: 'hits' } : { group: 'miss', words: `miss, ${needed} is needed` };
  };
}

const againstLeader: Read = (value) =>
  value === 6 ? { group: 'hit', words: 'kills the leader' } : { group: 'miss', words: 'the leader lives' };
