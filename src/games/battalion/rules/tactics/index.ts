// The table of tactic cards: what every card does stands at its entry in the file of its faction [B Tactic cards]. Here the
// entries are set beside the printed cards of data/tactics.json, and sorted by the moments to which they belong.

import { type Card, cards, type Faction, type WindowName } from '../../tables/tables.ts';
import type { CardDecision, CardText, Moment, SeatTexts } from '../card-text.ts';
import { bactria } from './bactria.ts';
import { carthage } from './carthage.ts';
import { han } from './han.ts';
import { rome } from './rome.ts';

const TABLE: { readonly [faction: string]: { readonly [card: string]: CardText } } = { rome, carthage, bactria, han };

/** The printed moment of a card whose entry has this one. */
const PRINTED: { readonly [M in Moment]: WindowName } = {
  redeploy: 'redeploy',
  start: 'start',
  relief: 'command',
  charge: 'command',
  charged: 'charged',
  engaged: 'engaged',
  pool: 'pool',
  enemyPool: 'enemy-pool',
  rolled: 'rolled',
  hits: 'hits',
  afterHits: 'after-hits',
  afterAttack: 'after-attack',
  rally: 'rally',
  disband: 'disband',
  end: 'end',
};
const MOMENTS = Object.keys(PRINTED) as Moment[];

function entryOf(faction: Faction, card: Card): CardText {
  const entry = TABLE[faction.key][card.key];
  if (entry === undefined) throw new Error(`data/tactics.json: no rule says what ${card.key} does`);
  const [moment, ...more] = MOMENTS.filter((one) => entry[one] !== undefined);
  if (moment === undefined || more.length > 0) throw new Error(`${card.key}: an entry has one moment`);
  if (PRINTED[moment] !== card.window) throw new Error(`${card.key} belongs to "${card.window}", not to "${moment}"`);
  return entry;
}

/** The texts of a faction by their moments. */
export function textsOf(faction: Faction): SeatTexts {
  const own = cards.slice(faction.firstCard, faction.endCard);
  const unknown = Object.keys(TABLE[faction.key]).find((key) => !own.some((card) => card.key === key));
  if (unknown !== undefined) throw new Error(`data/tactics.json: the ${faction.name} has no card ${unknown}`);
  const of = <M extends Moment>(moment: M): SeatTexts[M] =>
    own.flatMap((card) => {
      const text = entryOf(faction, card)[moment];
      return text === undefined ? [] : [{ ...text, card: card.index }];
    }) as unknown as SeatTexts[M];
  const asking: { [D in CardDecision]?: number } = {};
  for (const card of own) {
    const { asks } = entryOf(faction, card);
    if (asks !== undefined) asking[asks] = card.index;
  }
  return {
    redeploy: of('redeploy'),
    start: of('start'),
    relief: of('relief'),
    charge: of('charge'),
    charged: of('charged'),
    engaged: of('engaged'),
    pool: of('pool'),
    enemyPool: of('enemyPool'),
    rolled: of('rolled'),
    hits: of('hits'),
    afterHits: of('afterHits'),
    afterAttack: of('afterAttack'),
    rally: of('rally'),
    disband: of('disband'),
    end: of('end'),
    asking,
  };
}
