// Words for what is in an event, and the shape of what is told of each kind. Nothing here can ask how the battle stands now: an
// event is told from itself and from what never changes during the battle.

import type { GameEvent } from '../../../../kernel/events.ts';
import type { Change, Telling } from '../../../../kernel/ruleset.ts';
import type { DieRead } from '../../rules/dice-reading.ts';
import type { Standing } from '../../rules/events.ts';
import type { Vocabulary } from '../game-words.ts';
import { agree, armyOf, faces, hexName, type InBattle, leaderName, unitOfArmy } from '../words.ts';

/** Words for what is in one event. */
export class EventWords {
  readonly g: InBattle;
  /** The hexes that were named, in the order of the sentence. */
  readonly named: number[] = [];

  constructor(g: InBattle) {
    this.g = g;
  }

  army(side: number): string {
    return armyOf(this.g, side);
  }

  hex(hex: number): string {
    if (hex >= 0 && !this.named.includes(hex)) this.named.push(hex);
    return hexName(this.g, hex);
  }

  /** `from F6 to E6`: the two ends of a way. */
  fromTo(way: readonly number[]): string {
    return `from ${this.hex(way[0])} to ${this.hex(way[way.length - 1])}`;
  }

  /** `Roman heavy infantry at F6`; by its number alone without the hex. */
  unit(unit: Standing | number): string {
    if (typeof unit === 'number') return unitOfArmy(this.g, unit);
    return `${unitOfArmy(this.g, unit.id)} at ${this.hex(unit.hex)}`;
  }

  leader(leader: Standing | number): string {
    if (typeof leader === 'number') return leaderName(this.g, leader);
    return `${leaderName(this.g, leader.id)} at ${this.hex(leader.hex)}`;
  }

  /** The game's own terms. */
  get say(): Vocabulary {
    return this.g.battle.game.words.say;
  }

  /** The form of a verb that goes with the unit. */
  does(unit: Standing | number, one: string, many: string): string {
    return agree(this.g.battle.unitType[typeof unit === 'number' ? unit : unit.id].name, one, many);
  }

  card(card: number): string {
    return this.g.battle.game.cards[card].name;
  }

  face(face: number): string {
    return this.g.battle.game.dice.faces[face];
  }

  /** The dice as they fell: `: swords, flag`, or nothing. */
  rolled(dice: readonly DieRead[]): string {
    const shown = dice.map((die) => die.face);
    return shown.length > 0 ? `: ${faces(this.g, shown)}` : '';
  }
}

/** A piece that moves, and the hexes it passes. */
export interface Mover {
  readonly piece: NonNullable<Telling['way']>['piece'];
  readonly id: number;
  readonly hexes: readonly number[];
}

/** One strikes or fires at another, from hex to hex. */
interface Strike {
  readonly from: number;
  readonly to: number;
  readonly far?: boolean;
}

/** A piece that strikes at another. */
export const strikes = (by: Standing, at: Standing, far = false): Strike => ({ from: by.hex, to: at.hex, far });

/** What is told of one kind of event. */
export interface EventTelling<E extends GameEvent = GameEvent> {
  /** Rolls, losses, cards, banners, retreats: what a player must not miss. */
  readonly weighty: boolean;
  sentence(w: EventWords, event: E): string;
  moves?(event: E): Mover;
  /** Hexes to be lit beside those that the sentence names. */
  also?(event: E): readonly number[];
  /** What a die did, where its own note does not say it. */
  die?(w: EventWords, event: E, die: DieRead): string | null;
  /** What it changed on the board, by the names of the view. */
  changes?(w: EventWords, event: E): readonly Change[];
  /** Who strikes whom. */
  blow?(event: E): Strike;
  /** Who moves does so because it must. */
  readonly flees?: true;
  /** The seat whose turn begins. */
  begins?(event: E): number;
}

/** One entry for each kind of a union of events, and none besides. */
export type EventTellings<E extends GameEvent> = {
  readonly [K in E['kind']]: EventTelling<Extract<E, { readonly kind: K }>>;
};
