// Evasion: archers, horse and lone leaders run from infantry that assaults them, through an own unit if they must
// [D Evasion].

import { secondOf, verbOf } from '../../../kernel/choice.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { EVADE, PLAY_ON, STAND } from '../tables/verbs.ts';
import { mayEvade } from './attacks.ts';
import { offerAnyCards, playAnyCard } from './cards-any.ts';
import { evadeHex, evadeWay, evadeWays } from './evade-ways.ts';
import { goes, here, told } from './events.ts';
import { entryHits, isRouted } from './ground.ts';
import { shift } from './pieces.ts';
import { decision, procedure } from './procedures.ts';
import { aftermath } from './retreat.ts';
import { ASSAULT_FIGHT, EVADED, type Frame, isLeader, pieceAt, type State, seatOf } from './state.ts';

/** Results of the question: it stands, or it has run. */
export const HAS_EVADED = 1;

/** Asks the owner of an assaulted piece that can evade; the result says what it did. */
export function callEvade(g: State, f: Frame): void {
  const { attacker, defender } = f;
  // One that is routed can run only if its owner has a card to rally it with: how many he has is public.
  if (isRouted(g, defender) && g.handCount[seatOf(g, defender)] === 0) return;
  if (!mayEvade(g, defender, attacker) || evadeWays(g, defender, attacker) === 0) return;
  const e = call(g, evade);
  e.attacker = attacker;
  e.defender = defender;
}

export const evade = decision('evade', {
  secret: true,
  who: (g, f) => seatOf(g, f.defender),
  choices(g, f, out) {
    out.add(STAND);
    const from = g.unitHex[f.defender];
    const count = isRouted(g, f.defender) ? 0 : evadeWays(g, f.defender, f.attacker);
    for (let i = 0; i < count; i++) out.add(EVADE, from, evadeHex(i));
    offerAnyCards(g, seatOf(g, f.defender), out);
  },
  take(g, f, choice) {
    const { attacker, defender } = f;
    if (verbOf(choice) === PLAY_ON) return playAnyCard(g, seatOf(g, defender), choice);
    if (verbOf(choice) === STAND) return done(g);
    done(g, HAS_EVADED);
    const e = call(g, evasion);
    e.attacker = attacker;
    e.defender = defender;
    e.hex = secondOf(choice);
  },
});

/**
 * RULING: An evading unit takes no hits for breaking off from enemies, and takes its hits of ground and the one for
 * evading where it ends [D Evasion].
 * CASE: D Evasion: archers run from assaulting infantry and take one hit
 * CASE: D Evasion: the hits of the ground are added
 */
export const evasion = procedure('evasion', {
  run(g, f) {
    const { defender, hex } = f;
    const way = evadeWay(g, defender, f.attacker, hex);
    let hits = isLeader(defender) ? 0 : 1;
    for (let i = 1; i < way.length; i++) {
      hits += entryHits(g, defender, way[i - 1], way[i], 0);
      const friend = i < way.length - 1 ? pieceAt(g, way[i]) : -1;
      if (friend < 0) continue;
      // Both the unit that is passed and the one that passes take a hit.
      told(g)?.tell({ kind: 'evadesThrough', piece: defender, friend: here(g, friend) });
      g.hitsDue[friend]++;
      if (!isLeader(defender)) hits++;
    }
    g.mark[defender] |= EVADED;
    told(g)?.tell({ kind: 'evades', ...goes(g, defender), way, hits });
    shift(g, defender, hex);
    g.hitsDue[defender] += hits;
  },
  aftermath(g, f) {
    const { attacker, defender } = f;
    const a = call(g, aftermath);
    a.kind = ASSAULT_FIGHT;
    a.attacker = attacker;
    a.defender = defender;
  },
  // The decision below has handed HAS_EVADED on; this frame's own result must not be taken for it.
  end: (g) => done(g, HAS_EVADED),
});
