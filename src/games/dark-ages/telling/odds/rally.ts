// Odds of a rally draw. To the seat every card that it has not seen is equally likely to be drawn: the deck and the enemy's
// hand together. From an empty deck the reshuffled discards are drawn, which lie open. [D Rally]

import { firstOf, verbOf } from '../../../../kernel/choice.ts';
import type { Odds } from '../../../../kernel/ruleset.ts';
import { isRouted } from '../../rules/ground.ts';
import { CARD_COUNT, DECK, DISCARDED, HAND, pieceAt } from '../../rules/state.ts';
import { CARD_GREEN, CARD_KIND, EVENT_CARD } from '../../tables/tables.ts';
import { NAME } from '../../tables/verbs.ts';
import { capital, ownOn } from '../words.ts';
import type { Beginning } from './begin.ts';

export function rallyOdds({ text, seat, before: g }: Beginning, choice: number, policy: string): Odds {
  const stones = [0, 0, 0];
  let events = 0;
  let all = 0;
  for (let card = 0; card < CARD_COUNT; card++) {
    const at = g.cardAt[card];
    const event = CARD_KIND[card] === EVENT_CARD;
    const unseen = g.deckLeft > 0 ? at === DECK || at === HAND + 1 - seat : at === DISCARDED && !event;
    if (!unseen) continue;
    all++;
    stones[CARD_GREEN[card]]++;
    if (event) events++;
  }
  const share = (n: number): number => (all === 0 ? 0 : n / all);
  const piece = verbOf(choice) === NAME ? pieceAt(g, firstOf(choice)) : g.frames[g.depth].unit;
  const name = capital(ownOn(g, piece));
  const gain = isRouted(g, piece) ? 'rallied from rout' : 'rallied';
  return {
    choice: text,
    policy,
    outcomes: [
      { key: 'rallied', text: `${name}: ${gain}`, probability: share(stones[1] + stones[2]) },
      { key: 'twoGreen', text: 'two green marks: another unit too', probability: share(stones[2]) },
      { key: 'red', text: 'a red mark: nothing', probability: share(stones[0]) },
      ...(events > 0 ? [{ key: 'event', text: 'a Historical Event happens', probability: share(events) }] : []),
    ],
    distributions: { marks: { red: share(stones[0]), green: share(stones[1]), 'two green': share(stones[2]) } },
    explanations: [
      {
        title: 'cards that may be drawn',
        total: all,
        parts: [
          {
            add: all,
            limit: null,
            text: g.deckLeft > 0 ? 'the deck and the enemy hand, which you have not seen' : 'the discards, reshuffled',
            ref: 'D Rally',
          },
        ],
      },
    ],
    policies: [],
  };
}
