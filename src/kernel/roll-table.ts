// All outcomes of a roll of dice with their likelihoods, made once for each number of dice.

/** All outcomes of one roll: which faces lie there, whatever their order, and how likely that is. */
export interface RollTable {
  readonly size: number;
  /** faces[outcome * count + die], group by group. */
  readonly faces: Uint8Array;
  readonly probability: Float64Array;
}

/** Faces of a die that lead to the same, whatever else lies there: one of each group, and how many faces are in it. */
export interface FaceGroups {
  readonly faces: readonly number[];
  readonly sizes: readonly number[];
}

const singles: FaceGroups[] = [];
const rollTables = new WeakMap<FaceGroups, RollTable[]>();

/** The table for `count` dice of `sides` faces, made once; `groups` unless every face stands for itself. */
export function rollTable(count: number, sides: number, groups: FaceGroups | null = null): RollTable {
  if (groups === null) {
    groups = singles[sides] ??= {
      faces: Array.from({ length: sides }, (_, face) => face),
      sizes: new Array<number>(sides).fill(1),
    };
  }
  let tables = rollTables.get(groups);
  if (!tables) rollTables.set(groups, (tables = []));
  return (tables[count] ??= makeRollTable(count, sides, groups));
}

function makeRollTable(count: number, sides: number, { faces: group, sizes }: FaceGroups): RollTable {
  const faces: number[] = [];
  const probability: number[] = [];
  const dice = new Array<number>(count).fill(0);
  for (;;) {
    // Ways to throw this multiset: count! over the factorials of how often each group lies there, times the groups' faces.
    let ways = 1;
    for (let i = 0, same = 0; i < count; i++) {
      same = i > 0 && dice[i] === dice[i - 1] ? same + 1 : 1;
      ways *= ((i + 1) * sizes[dice[i]]) / same;
    }
    for (const at of dice) faces.push(group[at]);
    probability.push(ways / sides ** count);
    let i = count - 1;
    while (i >= 0 && dice[i] === group.length - 1) i--;
    if (i < 0) break;
    dice.fill(dice[i] + 1, i);
  }
  return { size: probability.length, faces: Uint8Array.from(faces), probability: Float64Array.from(probability) };
}
