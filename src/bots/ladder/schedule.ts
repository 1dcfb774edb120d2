// Who meets whom, where, and with which dice. A match is two games of one battle with the seats exchanged. All pairings play the
// same battles with the same seeds, so that two of them differ by their players alone.

export interface Match {
  /** Places in the list of players; a mirror match when they are the same. */
  readonly a: number;
  readonly b: number;
  /** Counts the matches of a pairing. */
  readonly number: number;
  /** Place in the list of battles. */
  readonly battle: number;
  /**
   * What tells the dice and shuffles of its two games apart from others: the same for both, so that only the seats differ. A player
   * against itself would play the same game twice and come out even whatever is wrong, so there each game has its own.
   */
  readonly fortunes: readonly [string, string];
}

export interface Round {
  readonly players: number;
  /** Games of each pairing, an even number. */
  readonly games: number;
  /** Games of each player against itself, an even number. */
  readonly mirrors: number;
  readonly battles: number;
  /** Who meets whom, as places in the list of players, the lower one first; all without it. */
  readonly pairings?: readonly Pairing[];
}

export type Pairing = readonly [a: number, b: number];

/** Everyone with everyone. */
export function allPairings(players: number): Pairing[] {
  const found: Pairing[] = [];
  for (let a = 0; a < players; a++) for (let b = a + 1; b < players; b++) found.push([a, b]);
  return found;
}

/** The players whom no chain of pairings links with the first one: their strengths could not be compared. */
export function unlinked(players: number, pairings: readonly Pairing[]): number[] {
  const linked = new Set([0]);
  for (let before = 0; before < linked.size; ) {
    before = linked.size;
    for (const pairing of pairings)
      if (pairing.some((one) => linked.has(one))) for (const one of pairing) linked.add(one);
  }
  return Array.from({ length: players }, (_, i) => i).filter((one) => !linked.has(one));
}

/** Spread evenly over the battles: whole rounds of all of them, and what is left over at equal distances. */
export function battleOf(number: number, matches: number, battles: number): number {
  const round = Math.floor(number / battles);
  const inRound = Math.min(battles, matches - round * battles);
  return Math.floor(((number % battles) * battles) / inRound);
}

/** All matches: the pairings in turns, so that a run that is ended early has played all of them alike; mirrors in between. */
export function scheduleOf({ players, games, mirrors, battles, pairings = allPairings(players) }: Round): Match[] {
  const matches: Match[] = [];
  const met = new Set(pairings.map(([a, b]) => `${a} ${b}`));
  for (let number = 0; number < Math.max(games, mirrors) / 2; number++) {
    for (let a = 0; a < players; a++) {
      for (let b = a; b < players; b++) {
        const all = (a === b ? mirrors : games) / 2;
        if (number >= all || (a !== b && !met.has(`${a} ${b}`))) continue;
        const fortunes =
          a === b ? ([`${number} first`, `${number} second`] as const) : ([`${number}`, `${number}`] as const);
        matches.push({ a, b, number, battle: battleOf(number, all, battles), fortunes });
      }
    }
  }
  return matches;
}
