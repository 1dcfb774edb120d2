// A whole state that a seat could be in: the hands it has not seen, and before all units stand the hidden ranks of other
// piles, are dealt anew by a seed. Nothing hidden goes into it: states that look alike to the seat give the same result.
// RULING: Until all units stand, everyone sees how many tiles the pile of a unit has, but only its front rank
// [B Setup rules for mustered battles].
// CASE: B Mustered battles: piles show the front rank alone to other seats until all units stand

import { SeededChance } from '../../../../kernel/chance.ts';
import { copyInto } from '../../../../kernel/state.ts';
import { isOfList } from '../../rules/hands.ts';
import { rankCount } from '../../rules/questions.ts';
import { LIST_SIZE, MAX_CARDS, MOST_RANKS, type State } from '../../rules/state.ts';
import { fillUnit } from '../../tables/armies.ts';
import { cards, type Rank, ranks } from '../../tables/tables.ts';
import { classesOfRanks, newState } from '../../text/battle.ts';

const deck = new Int16Array(LIST_SIZE);
const left = new Int16Array(ranks.length);
/** Numbers by chance for the piles: a shuffled row of thousandths. */
const row = new Int16Array(512);

/** The hand of a seat: what the viewer knows of it, and the rest out of the cards nobody has seen fall. */
function dealHand(into: State, viewer: number, seat: number, chance: SeededChance): void {
  let unseen = 0;
  let open = into.handCount[seat];
  const { firstCard, endCard } = into.battle;
  for (let card = firstCard[seat]; card < endCard[seat]; card++) {
    const known = viewer < 0 ? 0 : into.known[viewer * MAX_CARDS + card];
    for (let i = cards[card].copies - into.spent[card] - known; i > 0; i--) deck[unseen++] = card;
    into.held[card] = known;
    open -= known;
  }
  chance.shuffle(into, deck, unseen);
  for (let i = 0; i < open; i++) into.held[deck[i]]++;
}

/** How often the piles of a seat are dealt until all of them come out within the tiles. */
const TRIES = 20;

/** Lower ranks of the piles of a seat, as its tiles allow; fronts are seen and taken first. */
function dealRanks(into: State, seat: number, next: () => number): void {
  const { battle } = into;
  const faction = battle.factions[seat].index;
  const from = battle.firstUnit[seat];
  const end = battle.endUnit[seat];
  for (let tries = 1, short = true; short; tries++) {
    short = false;
    for (const rank of ranks) left[rank.index] = rank.faction === faction ? rank.tiles : 0;
    for (let u = from; u < end; u++) left[into.rank[u * MOST_RANKS] - 1]--;
    for (let u = from; u < end && !short; u++) {
      const count = rankCount(into, u);
      const front: Rank = ranks[into.rank[u * MOST_RANKS] - 1];
      const unit = fillUnit(front, count, left, next);
      // Where chance leaves a pile too short it is all dealt again; at last the front rank stands for what is not seen.
      short = unit.length < count && tries < TRIES;
      for (let i = 0; i < count; i++) into.rank[u * MOST_RANKS + i] = (unit[i] ?? front).index + 1;
      into.unitClasses[u] = classesOfRanks(into, u);
    }
  }
}

/** Writes the imagined state into `into` (or a new state) and gives it back. Its dice come from the seed, too. */
export function imagine(g: State, seat: number, seed: string, into: State = newState(g.battle)): State {
  into.battle = g.battle;
  into.procedures = g.procedures;
  copyInto(into, g);
  into.sink = null;
  const chance = new SeededChance(seed);
  into.chance = chance;
  // How often somebody has rolled is known, but it would tie the imagined dice to how the real ones were asked for.
  into.rolls.fill(0);
  // The last pick may have been a card that another seat drew.
  into.dice.fill(0);
  // What other seats have seen of third hands nobody else knows.
  for (let s = 0; s < g.battle.seats; s++) {
    if (s === seat) continue;
    for (let card = 0; card < MAX_CARDS; card++) {
      if (seat < 0 || !isOfList(g, seat, card)) into.known[s * MAX_CARDS + card] = 0;
    }
  }
  const shuffles = into.shuffles;
  into.shuffles = 0;
  for (let s = 0; s < g.battle.seats; s++) if (s !== seat) dealHand(into, seat, s, chance);
  if (into.stand === 0 && g.battle.sheet.deploy) {
    for (let i = 0; i < row.length; i++) row[i] = i;
    chance.shuffle(into, row, row.length);
    let at = 0;
    const next = (): number => row[at++ % row.length] / row.length;
    for (let s = 0; s < g.battle.seats; s++) if (s !== seat) dealRanks(into, s, next);
  }
  into.shuffles = shuffles;
  return into;
}
