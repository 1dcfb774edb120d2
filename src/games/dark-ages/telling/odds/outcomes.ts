// What may come of a fight, read off the states where its lines end, and added up by likelihood. Losses are counted in hits:
// an active cube is worth two, a grey one one.

import type { OddsOutcome } from '../../../../kernel/ruleset.ts';
import { DRAW, RUNNING, WIN } from '../../../../kernel/state.ts';
import { isRouted } from '../../rules/ground.ts';
import { isLeader, LEADERS, leaderWith, type State, seatOf } from '../../rules/state.ts';
import { armyAdjective, armyOf, capital, pieceOn } from '../words.ts';
import type { Beginning } from './begin.ts';

const SMALL = 1e-9;

type Counts = { [value: string]: number };

const FATES = ['eliminated', 'routed', 'holds', 'moved'] as const;
type Fate = (typeof FATES)[number];

const lifeOf = (g: State, piece: number): number => (g.unitHex[piece] < 0 ? 0 : 2 * g.cubes[piece] + g.grey[piece]);

function fateOf(before: State, g: State, piece: number): Fate {
  if (g.unitHex[piece] < 0) return 'eliminated';
  if (isRouted(g, piece)) return 'routed';
  return g.unitHex[piece] === before.unitHex[piece] ? 'holds' : 'moved';
}

export class Tally {
  private readonly begun: Beginning;
  private readonly sums: { [name: string]: Counts } = {};

  constructor(begun: Beginning) {
    this.begun = begun;
  }

  private note(name: string, value: string | number, probability: number): void {
    this.sums[name] ??= {};
    this.sums[name][value] = (this.sums[name][value] ?? 0) + probability;
  }

  private get(name: string, value: string): number {
    return this.sums[name]?.[value] ?? 0;
  }

  /** A line is over. */
  add(g: State, probability: number): void {
    const { before, attacker, defender } = this.begun;
    this.piece('target', g, defender, probability);
    this.piece('attacker', g, attacker, probability);
    let others = 0;
    const side = seatOf(before, defender);
    let own = 0;
    const count = (piece: number): void => {
      if (piece === attacker || piece === defender || before.unitHex[piece] < 0) return;
      const lost = lifeOf(before, piece) - lifeOf(g, piece);
      if (seatOf(before, piece) === side) others += lost;
      else own += lost;
    };
    for (let u = 0; u < g.battle.unitCount; u++) count(u);
    this.note('targetOthersHits', others, probability);
    this.note('attackerOthersHits', own, probability);
    const seat = seatOf(before, attacker);
    const ending =
      g.outcome === RUNNING ? 'goesOn' : g.outcome === DRAW ? 'drawn' : g.outcome - WIN === seat ? 'won' : 'lost';
    this.note('battle', ending, probability);
  }

  private piece(who: string, g: State, piece: number, probability: number): void {
    const { before } = this.begun;
    this.note(who, fateOf(before, g, piece), probability);
    this.note(`${who}Hits`, Math.max(0, lifeOf(before, piece) - lifeOf(g, piece)), probability);
    const leader = isLeader(piece) ? -1 : leaderWith(before, piece);
    if (leader < 0) return;
    this.note(`${who}Leader`, g.unitHex[leader] < 0 ? 'killed' : 'lives', probability);
  }

  /** The distributions by name, without those in which nothing can happen. */
  distributions(): { readonly [name: string]: { readonly [value: string]: number } } {
    const quiet = (name: string): boolean => {
      const values = Object.keys(this.sums[name]);
      const nothing = values.length === 1 && (values[0] === '0' || values[0] === 'goesOn');
      return nothing && !['targetHits', 'attackerHits'].includes(name);
    };
    return Object.fromEntries(Object.entries(this.sums).filter(([name]) => !quiet(name)));
  }

  /** Always in the same order: the target's fates, its hits and leader, the same of the attacker, then others, the battle. */
  outcomes(): OddsOutcome[] {
    const { before, attacker, defender } = this.begun;
    const out: OddsOutcome[] = [];
    const add = (key: string, text: string, probability: number, always = false): void => {
      if (always || probability > 0) out.push({ key, text, probability });
    };
    // Sums of many small parts are never quite 1.
    const hurt = (name: string): number => {
      const chance = 1 - this.get(name, '0');
      return chance > SMALL ? chance : 0;
    };
    const addPiece = (who: 'target' | 'attacker', piece: number): void => {
      const name = capital(pieceOn(before, piece));
      const p = (fate: Fate): number => this.get(who, fate);
      add(`${who}Eliminated`, `${name}: eliminated`, p('eliminated'), true);
      add(`${who}Routed`, `${name}: routed`, p('routed'), true);
      add(`${who}Evades`, `${name}: gives way`, p('moved'));
      add(`${who}Holds`, `${name}: holds`, p('holds'), true);
      add(`${who}Hit`, `${name}: takes hits`, hurt(`${who}Hits`), true);
      const leader = piece >= LEADERS ? -1 : leaderWith(before, piece);
      if (leader >= 0) {
        add(`${who}LeaderKilled`, `${before.battle.names[leader]}: killed`, this.get(`${who}Leader`, 'killed'), true);
      }
    };
    addPiece('target', defender);
    addPiece('attacker', attacker);
    const others = (piece: number): string => `other ${armyAdjective(before, seatOf(before, piece))} units take hits`;
    add('targetOthers', others(defender), hurt('targetOthersHits'));
    add('attackerOthers', others(attacker), hurt('attackerOthersHits'));
    const army = armyOf(before, seatOf(before, attacker));
    add('battleWon', `${army}: the battle is won`, this.get('battle', 'won'));
    add('battleLost', `${army}: the battle is lost`, this.get('battle', 'lost'));
    return out;
  }
}
