// What is told of leaders, and of scenarios: who comes, what is taken, how the battle ends.

import type { LeaderEvent, ScenarioEvent } from '../../rules/events.ts';
import { capital, dice } from '../words.ts';
import { appears, banners, leaderArrived, leaderCame, leaderLeft, leaderOnWay, unitCame } from './changes.ts';
import { type EventTellings, strikes } from './event-words.ts';

export const LEADER_TELLINGS: EventTellings<LeaderEvent> = {
  leaderCheck: {
    weighty: true,
    sentence: (w, { leader, hit, dice: rolled }) =>
      `${w.leader(leader)} is checked with ${dice(rolled.length)}${w.rolled(rolled)}: ${hit ? 'he is hit' : 'he is unhurt'}.`,
  },
  leaderAttacked: {
    weighty: true,
    sentence: (w, { leader, by, ranged, hit, dice: rolled }) =>
      `${capital(w.unit(by))} ${ranged ? w.does(by, 'fires at', 'fire at') : w.does(by, 'attacks', 'attack')} ${w.leader(leader)}, who is alone${w.rolled(rolled)}: ${hit ? 'he is hit' : `he is missed and must ${w.say.flee}`}.`,
    blow: ({ by, leader, ranged }) => strikes(by, leader, ranged),
  },
  leaderFlees: {
    weighty: true,
    sentence: (w, { leader, way }) => `${w.leader(leader)} ${w.say.flees} to ${w.hex(way[1])}.`,
    moves: ({ leader, way }) => ({ piece: 'leader', id: leader, hexes: way }),
    flees: true,
    also: ({ way }) => [way[0]],
    changes: (w, { leader, from, way }) => leaderOnWay(w, leader, from, way),
  },
  leaderEscape: {
    weighty: true,
    sentence: (w, { leader, hit, dice: rolled }) =>
      `${w.leader(leader.id)} tries to escape through the enemy at ${w.hex(leader.hex)}${w.rolled(rolled)}: ${hit ? 'he is hit' : 'he gets through'}.`,
  },
  leaderStands: {
    weighty: false,
    sentence: (w, { leader }) => `${w.leader(leader.id)} stops at ${w.hex(leader.hex)}.`,
    changes: leaderArrived,
  },
  leaderOff: {
    weighty: true,
    sentence(w, { leader, fate }) {
      const who = w.leader(leader);
      if (fate === 'eliminated') return `${who} is eliminated.`;
      if (fate === 'exited') return `${who} leaves the battlefield over the enemy's edge.`;
      return `${who} leaves the battlefield and is safe.`;
    },
    changes: (w, { leader, unit, fate }) => leaderLeft(w, leader, unit, fate),
  },
};

export const SCENARIO_TELLINGS: EventTellings<ScenarioEvent> = {
  places: {
    weighty: false,
    sentence: (w, { leader }) => `${w.leader(leader.id)} is placed at ${w.hex(leader.hex)}.`,
    moves: ({ leader }) => appears('leader', leader),
    changes: leaderCame,
  },
  enters: {
    weighty: true,
    sentence: (w, { unit }) => `${capital(w.unit(unit.id))} ${w.does(unit, 'enters', 'enter')} at ${w.hex(unit.hex)}.`,
    moves: ({ unit }) => appears('unit', unit),
    changes: (w, { unit }) => unitCame(w, unit),
  },
  entersLeader: {
    weighty: false,
    sentence: (w, { leader }) => `${w.leader(leader.id)} enters at ${w.hex(leader.hex)}.`,
    moves: ({ leader }) => appears('leader', leader),
    changes: leaderCame,
  },
  captures: { weighty: true, sentence: (w, { side, hex }) => `${w.army(side)}: captures ${w.hex(hex)}.` },
  banner: {
    weighty: true,
    sentence: (w, { side, after }) => `${w.army(side)}: gains a banner, ${after} of ${w.g.battle.goals[side]}.`,
    changes: (_w, event) => banners(event),
  },
  bannerLost: {
    weighty: true,
    sentence: (w, { side, after }) => `${w.army(side)}: loses a banner, ${after} of ${w.g.battle.goals[side]}.`,
    changes: (_w, event) => banners(event),
  },
  ended: {
    weighty: true,
    sentence: (w, { winner }) =>
      winner === null
        ? 'The battle ends in a draw.'
        : `The battle is over: ${w.army(winner)} ${w.army(winner).includes(' and ') ? 'win' : 'wins'}.`,
  },
  ruleDecides: {
    weighty: true,
    sentence: (w, { rule }) => w.g.battle.rules[rule]?.text ?? 'A special rule decides the battle.',
  },
};
