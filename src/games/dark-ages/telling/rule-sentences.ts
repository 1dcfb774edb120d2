// The special rules and events of scenarios as sentences, made from their keys and words: names instead of the sheet's short
// names, hexes as they stand. Used by views, the shelf and the log. [D Scenarios]

import { unitType } from '../tables/tables.ts';
import type { Sheet, SheetRule } from '../text/sheet-types.ts';
import { sideNames } from '../text/sheet-types.ts';
import { capital, list } from './words.ts';

const sides: readonly string[] = sideNames;

/** The words of one rule, looked up in its sheet. */
class RuleWords {
  readonly sheet: Sheet;
  readonly args: readonly string[];

  constructor(sheet: Sheet, args: readonly string[]) {
    this.sheet = sheet;
    this.args = args;
  }

  /** The army of a side that is named: `English`. */
  army(at = 0): string {
    const side = sides.indexOf(this.args[at]);
    return side < 0 ? 'the side' : this.sheet.sides[side].army;
  }

  other(at = 0): string {
    const side = sides.indexOf(this.args[at]);
    return side < 0 ? 'the enemy' : this.sheet.sides[1 - side].army;
  }

  player(which: 'A' | 'B'): string {
    const side = which === 'A' ? this.sheet.playerA : 1 - this.sheet.playerA;
    return this.sheet.sides[side].army;
  }

  type(at: number): string {
    return unitType(this.args[at] ?? '')?.name ?? this.args[at] ?? '';
  }

  /** A unit or leader that the sheet names: `the Spearmen that begin at D3`, `Harald Hardrada`. */
  piece(at: number): string {
    return this.named(this.args.slice(at, at + 1));
  }

  pieces(from: number): string {
    return this.named(this.args.slice(from));
  }

  /** Those of a name together: `the Pikemen that begin at D3 and D5`, `2 units of Levy Militia`. */
  private named(tags: readonly string[]): string {
    const places = new Map<string, (string | null)[]>();
    for (const tag of tags) {
      const leader = this.sheet.leaders.find((one) => one.tag === tag);
      const unit = this.sheet.units.find((one) => one.tag === tag);
      const name = leader?.name ?? (unit ? (unitType(unit.type)?.name ?? unit.type) : tag);
      places.set(name, [...(places.get(name) ?? []), leader ? null : (unit?.hex ?? null)]);
    }
    return list(
      [...places].map(([name, hexes]) => {
        const known = hexes.filter((hex) => hex !== null);
        if (known.length > 0) return `the ${name} that begin at ${list(known)}`;
        return hexes.length > 1 ? `${hexes.length} units of ${name}` : name;
      }),
    );
  }

  types(from: number): string {
    return list(
      this.args.slice(from).map((_, i) => this.type(from + i)),
      'or',
    );
  }

  hexes(from: number, last = 'and'): string {
    return list(this.args.slice(from), last);
  }
}

type RuleText = (w: RuleWords) => string;

const RULES: { readonly [key: string]: RuleText } = {
  shallowStream: () =>
    'The beck: a unit that enters a stream hex takes the usual hit, but a unit in the stream loses no die. Assaults out of the stream stay forbidden until the tide has left it.',
  shunsMarsh: (w) => `${w.type(0)} of either side may not enter marsh.`,
  noMail: (w) =>
    `${w.army()}: units on the board at the start wear no mail and need one point more on each defence die.`,
  champion: (w) =>
    `${capital(w.piece(0))} are one man: morale 3, two dice in defence. He cannot be shot at, never retreats, falls to the second hit and does not count towards the limit of losses.`,
  holdTheHill: (w) =>
    `${w.army()}: no activated unit may leave the hill before ${w.args[1] === '1' ? 'an event has' : `${w.args[1]} events have`} been played. Pursuit and retreat are not bound by this.`,
  standingWall: (w) =>
    `${w.army()}: infantry that has not moved since the start absorbs one hit in every assault or melee it defends, unless a Wedge formation is played.`,
  mourned: (w) => `When ${w.piece(0)} is killed, each ${w.type(1)} unit of his side takes one hit.`,
  closeOrder: (w) =>
    `${w.army()}: a unit next to two or more other units of its side loses no die for having several enemies next to it when it defends.`,
  bareChests: (w) => `${w.army()}: ${w.type(1)} need one point more on each defence die.`,
  standard: (w) =>
    `${w.army()}: the Standard stands at ${w.args[1]}. A leader who rallies a unit there or next to it may draw a second time after a red mark. An enemy unit that ends a round there captures the Standard: each unit within two hexes takes one hit, and there are no more second draws.`,
  ring: (w) =>
    `${capital(w.pieces(0))} absorb one hit in every assault or melee as long as ${w.args.length > 1 ? 'that unit has' : 'they have'} not moved, unless a Wedge formation is played.`,
  exits: (w) => `${w.army()}: routed units leave the battlefield only by ${w.hexes(1, 'or')}.`,
  narrowBridge: (w) => `${w.army()}: at most ${w.args[2]} units may enter the bridge at ${w.args[1]} in a turn.`,
  noFireAcrossRiver: (w) => `Across river hexes no unit shoots farther than ${w.args[0]} hexes.`,
  unmourned: (w) => `When ${w.piece(0)} is killed, no unit near him takes hits.`,
  bog: (w) => `Cavalry may not enter the marsh at ${w.hexes(0)}.`,
  stakesFall: (w) =>
    `The stakes before ${w.pieces(0)} are removed when the unit behind them leaves its hex or is lost.`,
  pits: () => 'Cavalry that enters a stream hex takes two hits instead of one, unless it moves by Vanguard.',
  camp: (w) =>
    `Once in the battle, when a unit of the ${w.army()} ends a round at ${w.hexes(2, 'or')}, each unit of the ${w.other()} within one hex of ${w.piece(1)} takes one hit.`,
  marchingSchiltrons: (w) => `${w.army()}: a Schiltron played for ${w.type(1)} lasts until the end of the round.`,
  smallFolk: (w) =>
    `The small folk (${w.pieces(0)} that come later) have morale 1, take no hit for woods when they arrive, and are eliminated if they are routed.`,
  blindKing: (w) =>
    `${w.piece(0)} is blind: he is never without a unit, and if his unit is eliminated he dies with it.`,
  mallets: (w) => `${w.army()}: ${w.type(1)} hit in assault and melee with ${w.args[2]} or more.`,
  thickWoods: (w) => `Only ${w.types(0)} may enter woods.`,
  press: (w) =>
    `${w.army()}: a unit with two or more units of its side next to it towards its own edge rolls one die fewer in assault and melee.`,
};

const EVENTS: { readonly [key: string]: RuleText } = {
  clock: (w) =>
    `The clock: played by the ${w.player('B')}, it makes the turn after this one the last; played by the ${w.player('A')}, it puts the cards discarded since the last event back into the deck.`,
  tide: () => 'The tide has left the beck: all stream hexes are clear ground from now on.',
  latecomers: (w) => `Latecomers: the ${w.player('A')} bring in ${w.pieces(0)}.`,
  rider: () => 'A rider is sent to the ships: nothing happens yet.',
  orresStorm: (w) =>
    `Orre's storm: ${w.pieces(0)} come onto the battlefield, and each unit takes one hit for the forced march.`,
  feintOrStones: (w) =>
    `Played by the ${w.player('A')}, a feigned flight draws an enemy infantry unit off the hill, and it takes one hit; played by the ${w.player('B')}, a hail of stones costs a unit next to one of theirs one hit.`,
  gallowayOrRumour: (w) =>
    `Played by the ${w.player('A')}, one unit of ${w.type(0)} may move up to two hexes at once and assault; played by the ${w.player('B')}, two enemy units that are neither with nor next to ${w.piece(1)} take one hit each.`,
  kingsInDanger: () =>
    'The kings in danger: an enemy leader of morale 3 is named, or, if there is none, the one with the highest morale; his unit takes two hits if it is next to a unit of the playing side.',
  brabantGoesHome: (w) =>
    `Brabant goes home: one unit of the ${w.army()}, ${w.types(1)}, leaves the battle and does not count towards the limit.`,
  horn: (w) => `The horn: the ${w.player('A')} may move two infantry units one hex each at once, without assault.`,
  bridgeBreaks: (w) => `The bridge gives way: ${w.args[0]} is river from now on, and any unit on it is lost.`,
  horseLeaves: (w) => `The horse ride away: ${w.pieces(0)} leave the battle and do not count towards the limit.`,
  arrowsSpent: () =>
    'Arrows spent: until the end of the turn archers and longbows of both sides shoot with one die fewer.',
  sortie: (w) => `A sortie: the ${w.player('A')} bring in ${w.pieces(0)}.`,
  noQuarter: (w) =>
    `No quarter: from now on cavalry of the ${w.player('A')} that is routed next to enemy infantry is eliminated.`,
  heat: () => 'Heat and thirst: every unit next to an enemy unit takes one hit.',
  eveningStorm: (w) =>
    `The evening storm: until the end of the turn infantry of the ${w.army()} rolls one more die in assault.`,
  keithsHorse: (w) => `Keith's horse: ${w.piece(0)} may move at once and assault.`,
  smallFolk: (w) =>
    `The small folk: ${w.pieces(0)} come onto the battlefield, and every enemy unit next to one of the ${w.player('A')} takes one hit.`,
  cloudburst: () =>
    'The cloudburst: until the end of the turn crossbows shoot with one die fewer, and those that have moved this turn for the rest of the battle.',
  rideThemDown: (w) =>
    `Ride them down: one unit of ${w.type(0)} may ride through ${w.type(1)} of its own side, which take two hits.`,
  mud: (w) => `The mud deepens: ${w.hexes(0)} become marsh.`,
  baggage: (w) =>
    `The baggage is raided: ${w.piece(0)} take two hits, and do not count towards the limit if they are lost by them.`,
};

const sentence = (table: { readonly [key: string]: RuleText }, sheet: Sheet, rule: SheetRule | undefined): string => {
  if (rule === undefined) return '';
  const text = Object.hasOwn(table, rule.key) ? table[rule.key] : undefined;
  return text === undefined ? rule.key : text(new RuleWords(sheet, rule.args));
};

/** The special rule of that number, from 0. */
export const ruleSentence = (sheet: Sheet, number: number): string => sentence(RULES, sheet, sheet.rules[number]);

/** The event of that number, from 0. */
export const eventSentence = (sheet: Sheet, number: number): string => sentence(EVENTS, sheet, sheet.events[number]);

/** Keys that have words, for the test that none is missing. */
export const ruleWordKeys: readonly string[] = Object.keys(RULES);
export const eventWordKeys: readonly string[] = Object.keys(EVENTS);
