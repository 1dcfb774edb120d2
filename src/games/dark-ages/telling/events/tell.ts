// An event with everything a screen shows of it: the sentence, the places it speaks of, what each die did, who went where.

import type { DieTelling, Telling } from '../../../../kernel/ruleset.ts';
import type { DarkAgesEvent, EventKind, EventOf } from '../../rules/events.ts';
import { isLeader } from '../../rules/state.ts';
import type { InBattle } from '../words.ts';
import { changesOf } from './changes.ts';
import { narrateIn } from './narrate.ts';
import { EventWords } from './narrate-words.ts';

/** What a player must not miss: cards, rolls, losses, routs, what events do. */
const WEIGHTY: ReadonlySet<EventKind> = new Set<EventKind>([
  ...(['turn', 'activates', 'passes', 'playsEvent', 'event', 'orders', 'burns', 'reshuffle', 'refills'] as const),
  ...(['lastTurn', 'disengages', 'ground', 'assaults', 'melees', 'ambushes', 'rolls', 'spares', 'sixes'] as const),
  ...(['evades', 'cancelled', 'lastStand', 'losses', 'eliminated', 'leaderDead', 'shock', 'routs'] as const),
  ...(['retreats', 'leavesMap', 'trapped', 'pursues', 'rallyDraw', 'recovers', 'enters', 'leaves'] as const),
  ...(['terrain', 'ruleHits', 'standardLost', 'campTaken', 'drawnOff', 'ridesDown', 'ended'] as const),
]);

export function tellEvent(g: InBattle, event: DarkAgesEvent, seat: number): Telling {
  const { names } = g.battle.board;
  const words = new EventWords(g, seat);
  const text = narrateIn(words, event);
  const changes = changesOf(g, event, seat);
  return {
    kind: event.kind,
    text,
    places: [...new Set(words.named)].map((hex) => names[hex]),
    weighty: text !== '' && WEIGHTY.has(event.kind),
    dice: tellDice(event),
    // Whatever has a way is about a piece that went it.
    way:
      'way' in event
        ? {
            piece: isLeader(event.piece) ? 'leader' : 'unit',
            id: event.piece,
            places: event.way.map((hex) => names[hex]),
            ...(FLEEING.includes(event.kind) && { flees: true }),
          }
        : null,
    ...(changes.length === 0 ? {} : { changes }),
    ...blowOf(g, event),
    ...(event.kind === 'round' ? { begins: event.seat } : {}),
  };
}

/** Ways that are not gone of one's own will. */
const FLEEING: readonly EventKind[] = ['evades', 'retreats', 'drawnOff'];

/** Who rolls at whom; several may shoot at one target together. */
function blowOf({ battle: { board } }: InBattle, event: DarkAgesEvent): Partial<Pick<Telling, 'blow'>> {
  const [from, to, far] =
    event.kind === 'rolls'
      ? [event.by.hex, event.at.hex, event.fight === 'fire' || event.fight === 'mercenaries']
      : event.kind === 'combines'
        ? [event.piece.hex, event.target.hex, true]
        : [-1, -1, false];
  if (from < 0 || to < 0 || from === to) return {};
  return { blow: { from: board.names[from], to: board.names[to], far } };
}

/** Sixes that threaten a leader first, then other hits, then misses; high dice before low ones. */
const ORDER: readonly DieTelling['group'][] = ['again', 'hit', 'plain', 'flag', 'miss'];

function tellDice(event: DarkAgesEvent): DieTelling[] {
  const told = event.kind === 'rolls' ? inFight(event) : event.kind === 'sixes' ? againstLeader(event) : [];
  return told
    .sort((a, b) => Number(b.face) - Number(a.face))
    .sort((a, b) => ORDER.indexOf(a.group) - ORDER.indexOf(b.group));
}

/** A die of the value or more hits; a six against a leader's unit is rolled again, whether it hits or not. */
const inFight = ({ dice, needed }: EventOf<'rolls'>): DieTelling[] =>
  dice.map(({ shows, hits, again }) => {
    const face = String(shows);
    if (again) {
      return {
        face,
        group: 'again',
        words: `${hits ? 'hits, and' : 'misses, but'} is rolled again against the leader`,
      };
    }
    return hits ? { face, group: 'hit', words: 'hits' } : { face, group: 'miss', words: `miss, ${needed} is needed` };
  });

const againstLeader = ({ dice }: EventOf<'sixes'>): DieTelling[] =>
  dice.map(({ shows, kills }) =>
    kills
      ? { face: String(shows), group: 'hit', words: 'kills the leader' }
      : { face: String(shows), group: 'miss', words: 'the leader lives' },
  );
