// What may come of an exchange, read off the states where its lines end, and added up by likelihood.

import type { OddsOutcome } from '../../../../kernel/ruleset.ts';
import { DRAW, RUNNING, WIN } from '../../../../kernel/state.ts';
import { rankCount } from '../../rules/questions.ts';
import { GONE, type State } from '../../rules/state.ts';
import { sentence, unitText } from '../words.ts';
import type { Beginning } from './begin.ts';

/** What a line keeps of its way: the state itself no longer shows it. */
export const NOTE_HITS = 0;
export const NOTE_COUNTER = 1;
export const NOTE_FIRE = 2;
/** 1 + the unit that the charge fights. */
export const NOTE_TARGET = 3;

/** Probability by small number. */
class Distribution {
  readonly sums: number[] = [];
  add(value: number, probability: number): void {
    while (this.sums.length <= value) this.sums.push(0);
    this.sums[value] += probability;
  }
  /** All together: 1 but for what rounding did to many small parts, which is taken out again. */
  get total(): number {
    return this.sums.reduce((sum, p) => sum + p, 0);
  }
  of(value: number): number {
    return this.total === 0 ? 0 : (this.sums[value] ?? 0) / this.total;
  }
  get notZero(): number {
    return this.total === 0 ? 0 : (this.total - (this.sums[0] ?? 0)) / this.total;
  }
  get mean(): number {
    return this.total === 0 ? 0 : this.sums.reduce((sum, p, value) => sum + p * value, 0) / this.total;
  }
  named(names: readonly string[] | null = null): { [value: string]: number } {
    const out: { [value: string]: number } = {};
    const all = this.total;
    this.sums.forEach((p, i) => {
      if (p > 0) out[names?.[i] ?? String(i)] = p / all;
    });
    return out;
  }
}

const ENDINGS = ['goesOn', 'won', 'lost', 'drawn'] as const;
const YES_NO = ['no', 'yes'] as const;

const average = (mean: number): string => `${(Math.round(mean * 100) / 100).toFixed(2)} on average`;

/** Adds up, over the ends of lines, what became of both units. */
export class Tally {
  private readonly begun: Beginning;
  private readonly hits = new Distribution();
  private readonly counterHits = new Distribution();
  private readonly fireHits = new Distribution();
  private readonly targetDisbanded = new Distribution();
  private readonly targetRanksLost = new Distribution();
  private readonly targetDisorder = new Distribution();
  private readonly attackerDisbanded = new Distribution();
  private readonly attackerRanksLost = new Distribution();
  private readonly attackerDisorder = new Distribution();
  private readonly battle = new Distribution();

  constructor(begun: Beginning) {
    this.begun = begun;
  }

  /** One end of the exchange. */
  add(g: State, notes: Int16Array, probability: number): void {
    const { attacker, side, question } = this.begun;
    const target = this.begun.target >= 0 ? this.begun.target : notes[NOTE_TARGET] - 1;
    this.hits.add(question === 'fire' ? notes[NOTE_FIRE] : this.mainHits(notes), probability);
    this.counterHits.add(question === 'pool' ? this.answerHits(notes) : notes[NOTE_COUNTER], probability);
    this.fireHits.add(notes[NOTE_FIRE], probability);
    this.unit(g, attacker, this.attackerDisbanded, this.attackerRanksLost, this.attackerDisorder, probability);
    if (target >= 0) this.unit(g, target, this.targetDisbanded, this.targetRanksLost, this.targetDisorder, probability);
    else {
      this.targetDisbanded.add(0, probability);
      this.targetRanksLost.add(0, probability);
      this.targetDisorder.add(0, probability);
    }
    this.battle.add(g.outcome === RUNNING ? 0 : g.outcome === DRAW ? 3 : g.outcome - WIN === side ? 1 : 2, probability);
  }

  /** The roll that is asked about while dice are gathered may itself be a counterattack or fire. */
  private mainHits(notes: Int16Array): number {
    if (this.begun.question !== 'pool') return notes[NOTE_HITS];
    const kind = this.poolKind;
    return notes[kind === 'counterattack' ? NOTE_COUNTER : kind === 'fire' ? NOTE_FIRE : NOTE_HITS];
  }

  private answerHits(notes: Int16Array): number {
    return this.poolKind === 'counterattack' ? notes[NOTE_HITS] : notes[NOTE_COUNTER];
  }

  private get poolKind(): string {
    return this.begun.kind;
  }

  private unit(g: State, unit: number, gone: Distribution, ranks: Distribution, tokens: Distribution, p: number): void {
    const { before } = this.begun;
    const disbanded = g.unitSector[unit] === GONE;
    gone.add(disbanded ? 1 : 0, p);
    ranks.add(rankCount(before, unit) - rankCount(g, unit), p);
    if (!disbanded) tokens.add(g.unitDisorder[unit], p);
  }

  /** The distributions by name, without those that say nothing. */
  distributions(): { [name: string]: { [value: string]: number } } {
    const out: { [name: string]: { [value: string]: number } } = {
      hits: this.hits.named(),
      targetDisbanded: this.targetDisbanded.named(YES_NO),
      targetRanksLost: this.targetRanksLost.named(),
    };
    if (this.targetDisorder.total > 0) out['targetDisorder'] = this.targetDisorder.named();
    if (this.answered) {
      out['counterHits'] = this.counterHits.named();
      out['attackerDisbanded'] = this.attackerDisbanded.named(YES_NO);
      out['attackerRanksLost'] = this.attackerRanksLost.named();
      if (this.attackerDisorder.total > 0) out['attackerDisorder'] = this.attackerDisorder.named();
    }
    if (this.begun.question === 'charge' && this.fireHits.notZero > 0) out['fireHits'] = this.fireHits.named();
    if (this.battle.notZero > 0) out['battle'] = this.battle.named(ENDINGS);
    return out;
  }

  /** Whether the attacker itself may be struck in this exchange. */
  private get answered(): boolean {
    const { question, kind } = this.begun;
    if (question === 'pool') return kind === 'assault' || kind === 'charge' || kind === 'counterattack';
    return question !== 'barrage' && question !== 'fire';
  }

  outcomes(): OddsOutcome[] {
    const { before, attacker, target } = this.begun;
    const who = unitText(before, attacker);
    const whom = target >= 0 ? unitText(before, target) : 'the enemy it engages';
    const found: OddsOutcome[] = [
      { key: 'targetDisbanded', text: `${whom} is disbanded`, probability: this.targetDisbanded.of(1) },
      { key: 'targetHit', text: `${whom} is hit, ${average(this.hits.mean)}`, probability: this.hits.notZero },
    ];
    if (this.answered) {
      found.push({ key: 'attackerDisbanded', text: `${who} is disbanded`, probability: this.attackerDisbanded.of(1) });
      found.push({
        key: 'attackerHit',
        text: `${who} is hit in the counterattack, ${average(this.counterHits.mean)}`,
        probability: this.counterHits.notZero,
      });
    }
    if (this.battle.of(1) > 0)
      found.push({ key: 'won', text: 'Your side wins the battle', probability: this.battle.of(1) });
    if (this.battle.of(2) > 0)
      found.push({ key: 'lost', text: 'Your side loses the battle', probability: this.battle.of(2) });
    return found.map((one) => ({ ...one, text: sentence(one.text) }));
  }
}
