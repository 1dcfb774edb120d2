// What the policy knows of a battle before the first turn, asked once of the game's own questions and kept in tables: which
// dice units have against each other, what hits, who evades whom, what the ground takes. Units of one type with the same
// abilities are one class.

import {
  ATTACK,
  BATTLE_BACK,
  type Battle,
  type Frame,
  newState,
  type State,
} from '../../families/commands/rules/state.ts';
import { FLAG } from '../../families/commands/tables/tables.ts';
import { BLOCKS, MOST_DICE, Spreads } from './spreads.ts';

/** More of one face than any unit ignores. */
const PROBED = 3;

export class Facts {
  readonly battle: Battle;
  /** Classes, and the class of each unit. */
  readonly classes: number;
  readonly cls: Uint8Array;
  /** How likely one die shows each face. */
  readonly likely: Float64Array;
  readonly spreads: Spreads;
  /** Dice in the open: dice[((a * classes + b) * BLOCKS + blocks of a) * 2 + (1 when a battles back)]. */
  readonly dice: Uint8Array;
  /** The roll of a against b: close[((a * classes + b) * 2 + (1 with a leader near)) * (MOST_DICE + 1) + dice]. */
  readonly close: Uint16Array;
  /** The same against a unit that evades, without leaders; and a shot at a unit of a symbol. */
  readonly evaded: Uint16Array;
  readonly shot: Uint16Array;
  /** 1 where b may evade a: evades[a * classes + b]. */
  readonly evades: Uint8Array;
  /** Dice at full strength across a side of a hex: edge[cls * edges + hex * 6 + direction]; the most into a hex; in the open. */
  readonly edge: Uint8Array;
  readonly edges: number;
  readonly into: Uint8Array;
  readonly open: Uint8Array;
  /** 1 where ground takes dice away, 0 where it limits them. */
  readonly takes: Uint8Array;
  /** Flags that a class ignores: weakened, at full strength; more with a leader; more when supported. */
  readonly steady: Uint8Array;
  readonly steadyLed: Uint8Array;
  readonly steadySupported: Uint8Array;
  /** Fire in the open: fire[((cls * BLOCKS + blocks) * 2 + (1 after a move)) * FAR + distance]. */
  readonly fire: Uint8Array;
  /** By unit: how far off it can strike in its next turn, by close combat and by fire. */
  readonly strikes: Uint8Array;
  readonly shoots: Uint8Array;
  private readonly probe: State;
  private readonly asked: Frame;
  private readonly first: number[] = [];
  private readonly last: number[] = [];
  /** What the dice last asked about do, by face: those rolled again, and hits let off. */
  private readonly again = new Int16Array(8);
  private readonly spared = new Int16Array(8);
  private hexA = 0;
  private hexB = 0;

  constructor(battle: Battle) {
    this.battle = battle;
    this.probe = newState(battle);
    this.asked = this.probe.frames[0];
    this.cls = new Uint8Array(battle.unitCount);
    const keys: string[] = [];
    battle.unitType.forEach((type, u) => {
      const key = `${type.key} ${battle.game.units.indexOf(type)} ${battle.unitTraits[u].map((t) => t.key).join(' ')}`;
      let at = keys.indexOf(key);
      if (at < 0) {
        at = keys.push(key) - 1;
        this.first.push(u);
      }
      this.last[at] = u;
      this.cls[u] = at;
    });
    const n = keys.length;
    this.classes = n;
    const { faces, shows } = battle.game.dice;
    this.likely = new Float64Array(Math.max(faces.length, 6));
    for (let side = 0; side < 6; side++) this.likely[shows === null ? side : shows[side]] += 1 / 6;
    this.spreads = new Spreads(this.likely[FLAG]);
    this.dice = new Uint8Array(n * n * BLOCKS * 2);
    this.close = new Uint16Array(n * n * 2 * (MOST_DICE + 1));
    this.evaded = new Uint16Array(n * n * (MOST_DICE + 1));
    this.shot = new Uint16Array(faces.length * (MOST_DICE + 1));
    this.evades = new Uint8Array(n * n);
    this.edges = battle.board.size * 6;
    this.edge = new Uint8Array(n * this.edges);
    this.into = new Uint8Array(n * battle.board.size);
    this.open = new Uint8Array(n);
    this.takes = new Uint8Array(n);
    this.steady = new Uint8Array(n * 2);
    this.steadyLed = new Uint8Array(n);
    this.steadySupported = new Uint8Array(n);
    this.fire = new Uint8Array(n * BLOCKS * 2 * FAR);
    this.strikes = new Uint8Array(battle.unitCount);
    this.shoots = new Uint8Array(battle.unitCount);
    this.findOpenHexes();
    for (let a = 0; a < n; a++) for (let b = 0; b < n; b++) this.askPair(a, b);
    for (let a = 0; a < n; a++) this.askClass(a);
    // Where the dice of some units are their blocks ground takes dice from all.
    if (this.takes.includes(1)) this.takes.fill(1);
    for (let face = 0; face < faces.length; face++) {
      for (let d = 0; d <= MOST_DICE; d++) {
        this.shot[face * (MOST_DICE + 1) + d] = this.spreads.roll(d, this.likely[face], 0);
      }
    }
    battle.unitType.forEach((type, u) => {
      this.strikes[u] = Math.max(type.closeAfter, type.charge, 0) + 1;
      const range = battle.unitRange[u];
      this.shoots[u] = range > 0 ? range + Math.max(0, battle.unitFireAfter[u]) : 0;
    });
  }

  /** Two neighbours of open ground, so that what is asked there holds in the open. */
  private findOpenHexes(): void {
    const { board, grounds, ramparts } = this.battle;
    const { terrain } = grounds[0];
    const plain = (hex: number): boolean => hex >= 0 && terrain[hex].key === 'open' && ramparts[hex] === 0;
    let found = false;
    for (let hex = 0; hex < board.size && !found; hex++) {
      for (let d = 0; d < 6; d++) {
        const next = board.neighbours[hex * 6 + d];
        if (next < 0 || (found && !plain(next))) continue;
        if (plain(hex) && plain(next)) {
          this.hexA = hex;
          this.hexB = next;
          found = true;
        } else if (this.hexA === this.hexB) {
          this.hexA = hex;
          this.hexB = next;
        }
      }
    }
  }

  private put(unit: number, hex: number): void {
    const g = this.probe;
    g.unitHex[unit] = hex;
    g.hexUnit[hex] = unit;
    g.unitBlocks[unit] = this.battle.unitType[unit].blocks;
  }

  private clear(): void {
    const g = this.probe;
    g.unitHex.fill(-1);
    g.hexUnit.fill(-1);
    g.leaderHex.fill(-1);
    g.hexLeader.fill(-1);
    g.unitSteps.fill(0);
  }

  /** Hits of several dice of one face; the dice that are rolled again are answered. */
  private hitsOf(face: number): number {
    const f = this.asked;
    f.hits = 0;
    f.flags = 0;
    f.ignored = 0;
    f.spared = 0;
    this.probe.dice.fill(face, 0, PROBED);
    this.probe.diceCount = PROBED;
    return this.battle.game.questions.scoreClose(this.probe, f);
  }

  private askPair(a: number, b: number): void {
    const { battle, probe: g, classes, spreads } = this;
    const { questions } = battle.game;
    const by = this.first[a];
    const at = a === b ? this.last[b] : this.first[b];
    if (by === at) return;
    this.clear();
    this.put(by, this.hexA);
    this.put(at, this.hexB);
    const pair = a * classes + b;
    for (let blocks = 1; blocks <= Math.min(battle.unitType[by].blocks, BLOCKS - 1); blocks++) {
      g.unitBlocks[by] = blocks;
      const row = (pair * BLOCKS + blocks) * 2;
      this.dice[row] = Math.min(MOST_DICE, questions.closeDice(g, by, this.hexB, ATTACK, null));
      this.dice[row + 1] = Math.min(MOST_DICE, questions.closeDice(g, by, this.hexB, BATTLE_BACK, null));
    }
    this.evades[pair] = questions.mayEvade(g, at, by) ? 1 : 0;
    const leader = battle.firstLeader[battle.unitSide[by]];
    const f = this.asked;
    for (let led = 0; led < 2; led++) {
      if (led === 1 && leader < battle.firstLeader[battle.unitSide[by] + 1]) {
        g.leaderHex[leader] = this.hexA;
        g.hexLeader[this.hexA] = leader;
      }
      f.by = by;
      f.unit = at;
      f.mode = ATTACK;
      g.unitBlocks[at] = BLOCKS;
      for (let face = 0; face < this.likely.length; face++) {
        this.again[face] = this.hitsOf(face);
        this.spared[face] = face === FLAG ? PROBED : PROBED - f.hits;
      }
      for (let d = 0; d <= MOST_DICE; d++) {
        let hit = 0;
        let again = 0;
        for (let face = 0; face < this.likely.length; face++) {
          const share = shareOf(this.likely[face], this.spared[face], d);
          hit += share;
          if (this.again[face] > 0) again += share;
        }
        this.close[(pair * 2 + led) * (MOST_DICE + 1) + d] = spreads.roll(d, hit, again);
      }
    }
    const { symbol } = battle.unitType[at];
    const spared = questions.sparedSymbols(g, at, by);
    for (let d = 0; d <= MOST_DICE; d++) {
      this.evaded[pair * (MOST_DICE + 1) + d] = spreads.roll(d, shareOf(this.likely[symbol], spared, d), 0);
    }
  }

  private askClass(a: number): void {
    const { battle, probe: g } = this;
    const { board, game } = battle;
    const by = this.first[a];
    const full = battle.unitType[by].blocks;
    const against = this.mostDiceAgainst(a);
    this.open[a] = this.dice[((a * this.classes + this.cls[against]) * BLOCKS + Math.min(full, BLOCKS - 1)) * 2];
    const last = this.dice[((a * this.classes + this.cls[against]) * BLOCKS + 1) * 2];
    this.takes[a] = this.open[a] - last >= 2 ? 1 : 0;
    this.clear();
    for (let hex = 0; hex < board.size; hex++) {
      for (let d = 0; d < 6; d++) {
        const to = board.neighbours[hex * 6 + d];
        if (to < 0) continue;
        this.put(by, hex);
        this.put(against, to);
        const dice = Math.min(MOST_DICE, game.questions.closeDice(g, by, to, ATTACK, null));
        this.edge[a * this.edges + hex * 6 + d] = dice;
        this.into[a * board.size + to] = Math.max(this.into[a * board.size + to], dice);
        g.hexUnit[hex] = -1;
        g.hexUnit[to] = -1;
      }
    }
    this.askFlags(a, by, against);
    this.askFire(a, by, against);
  }

  /** A unit of another class against which units of the class have most dice. */
  private mostDiceAgainst(a: number): number {
    const { battle, classes } = this;
    const by = this.first[a];
    const blocks = Math.min(battle.unitType[by].blocks, BLOCKS - 1);
    let best = by === 0 ? battle.unitCount - 1 : 0;
    let most = -1;
    for (let u = 0; u < battle.unitCount; u++) {
      if (battle.unitSide[u] === battle.unitSide[by]) continue;
      const dice = this.dice[((a * classes + this.cls[u]) * BLOCKS + blocks) * 2];
      if (dice > most) {
        most = dice;
        best = u;
      }
    }
    return best;
  }

  private askFlags(a: number, unit: number, by: number): void {
    const { battle, probe: g } = this;
    const { questions } = battle.game;
    const flags = (): number => Math.min(3, questions.ignorableFlags(g, unit, by, ATTACK, null));
    this.clear();
    this.put(unit, this.hexA);
    this.put(by, this.hexB);
    this.steady[a * 2 + 1] = flags();
    g.unitBlocks[unit] = 1;
    this.steady[a * 2] = flags();
    const weak = this.steady[a * 2];
    const side = battle.unitSide[unit];
    const leader = battle.firstLeader[side];
    if (leader < battle.firstLeader[side + 1]) {
      g.leaderHex[leader] = this.hexA;
      g.hexLeader[this.hexA] = leader;
      this.steadyLed[a] = Math.max(0, flags() - weak);
      g.leaderHex[leader] = -1;
      g.hexLeader[this.hexA] = -1;
    }
    let friends = 0;
    let next = battle.firstUnit[side];
    for (let d = 0; d < 6 && friends < 2; d++) {
      const hex = battle.board.neighbours[this.hexA * 6 + d];
      if (hex < 0 || hex === this.hexB) continue;
      if (next === unit) next++;
      if (next >= battle.firstUnit[side + 1]) break;
      this.put(next++, hex);
      friends++;
    }
    if (friends === 2) this.steadySupported[a] = Math.max(0, flags() - weak);
  }

  private askFire(a: number, by: number, at: number): void {
    const { battle, probe: g } = this;
    const { board, grounds, game } = battle;
    const { terrain } = grounds[0];
    const range = Math.min(FAR - 1, battle.unitRange[by]);
    for (let far = 2; far <= range; far++) {
      this.clear();
      this.put(by, this.hexA);
      let to = -1;
      for (let hex = 0; hex < board.size; hex++) {
        if (board.distance[this.hexA * board.size + hex] !== far || board.names[hex] === '') continue;
        if (to < 0 || terrain[hex].key === 'open') to = hex;
        if (terrain[to].key === 'open') break;
      }
      if (to < 0) continue;
      this.put(at, to);
      for (let blocks = 1; blocks <= Math.min(battle.unitType[by].blocks, BLOCKS - 1); blocks++) {
        for (let moved = 0; moved < 2; moved++) {
          g.unitBlocks[by] = blocks;
          g.unitSteps[by] = moved;
          const dice = Math.min(MOST_DICE, game.questions.fireDice(g, by, to, null));
          this.fire[((a * BLOCKS + blocks) * 2 + moved) * FAR + far] = dice;
        }
      }
    }
  }
}

/** Distances at which somebody fires, and one more. */
export const FAR = 8;

/** How likely one of so many dice hits by a face of which the first `spared` hits are let off. */
function shareOf(likely: number, spared: number, dice: number): number {
  if (spared <= 0 || dice === 0) return spared >= PROBED ? 0 : likely;
  if (spared >= PROBED) return 0;
  // The number of hits beyond those let off, on average.
  let expected = 0;
  let p = (1 - likely) ** dice;
  for (let k = 0; k <= dice; k++) {
    if (k > spared) expected += p * (k - spared);
    p *= ((dice - k) / (k + 1)) * (likely / (1 - likely));
  }
  return expected / dice;
}
