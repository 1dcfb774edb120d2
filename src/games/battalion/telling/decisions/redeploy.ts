// Words of the redeployment phase: `redeploy`, `redeployCard`, and `consular`, the move of a card.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import { holds, mayPlay } from '../../rules/hands.ts';
import {
  type AnywhereFault,
  type Means,
  mayMoveAnywhere,
  mayRedeploy,
  meansOf,
  type RedeployFault,
} from '../../rules/redeploy.ts';
import { type Frame, RESERVE, type State } from '../../rules/state.ts';
import { cards } from '../../tables/tables.ts';
import * as V from '../../tables/verbs.ts';
import type { Place } from '../places.ts';
import { campsOpen } from '../view/warnings.ts';
import type { FaultWords, SharedFault } from '../why-not/shared.ts';
import { cardAsking, count, sectorTitle, unitText, unitWord } from '../words.ts';
import { discarding, first, mayPlayCards, moving, playing, textsThat, toSector, unitMeant } from './shared.ts';
import type { DecisionWords, Meant } from './types.ts';

/** How a unit redeploys, where no card's name is needed to say it. */
const MEANS: { readonly [means in Exclude<Means, 'horses'>]: string } = {
  swift: 'Swift: costs no card, and it may be commanded.',
  credit: 'Paid by the card. It may not be commanded this turn.',
  discard: 'Costs a card. It may not be commanded this turn.',
};

/** The card that lets cavalry go. */
function horsesNote(g: State): string {
  const text = g.battle.texts[g.active].redeploy.find((one) => one.sets === 'horses');
  return `${text === undefined ? 'A card' : cards[text.card].name}: no card, and it may be commanded.`;
}

/** Whether a unit of the active seat may redeploy to this sector. */
const anyRedeploysTo = (g: State, f: Frame, sector: number): boolean =>
  g.battle.units.some((unit) => mayRedeploy(g, f, unit, sector, null));

/** A sector that somebody might mean who points at a unit: any for one off the field, else a neighbouring one. */
const sectorMeant =
  (verb: number) =>
  (g: State, _f: unknown, by: number, place: Place): Meant | null => {
    const unit = unitMeant(by, place);
    if (unit < 0) return null;
    if (place.kind === 'sector') return [verb, unit, place.sector];
    const at = g.unitSector[unit];
    return [verb, unit, at < 0 ? 0 : at === 0 ? 1 : at - 1];
  };

/**
 * Redeploying is paid for with cards and done in few turns, so that going on leaves nothing undone as a rule, and is what is usual: only
 * a move that a card has paid for is lost by it, and a camp that somebody could still guard.
 */
function lostByGoingOn(g: State, f: Frame): string {
  const camps = campsOpen(g, g.active & 1);
  if (camps.some((sector) => anyRedeploysTo(g, f, sector))) return 'your camp is open';
  return f.credits > 0 ? `${count(f.credits, 'paid move')} left` : '';
}

export const redeploy: DecisionWords = {
  prompt: () => 'redeploy units, or go on to your action.',
  help: 'Redeploying moves a unit to a neighbouring sector, or out of the reserve. It costs a card, and the unit may not be commanded this turn. Swift units are exempt from both.',
  offers: {
    [V.V_DONE]: {
      mark: 'finish',
      label: () => 'Go on to the action',
      note(g) {
        if (campsOpen(g, g.active & 1).length > 0)
          return 'Nobody guards your camp: the enemy wins if its turn begins so.';
        return g.battle.units.some((unit) => g.battle.unitSeat[unit] === g.active && g.unitSector[unit] === RESERVE)
          ? 'Your reserve stays where it is.'
          : '';
      },
      leaves: lostByGoingOn,
      usual: (g, f) => lostByGoingOn(g, f) === '',
    },
    [V.V_REDEPLOY]: {
      mark: (g, f, unit) => (['swift', 'horses'].includes(meansOf(g, f, unit)) ? 'go' : 'goWithoutFight'),
      from: first,
      to: toSector,
      label: (g, unit, sector) => `Redeploy ${unitText(g, unit)} to ${sectorTitle(sector)}`,
      note(g, f, unit) {
        const means = meansOf(g, f, unit);
        return means === 'horses' ? horsesNote(g) : MEANS[means];
      },
    },
    ...playing(),
  },
  may: {
    [V.V_REDEPLOY]: (g, f, choice, _seat, why) => mayRedeploy(g, f, firstOf(choice), secondOf(choice), why),
    ...mayPlayCards(
      textsThat(
        (g, seat) => g.battle.texts[seat].redeploy,
        V.V_PLAY,
        (g, f, seat, text, _named, why) => mayPlay(g, seat, text, f, 0, why),
      ),
    ),
  },
  meant: sectorMeant(V.V_REDEPLOY),
};

export const redeployCard: DecisionWords = {
  prompt: (g, f) => `discard a card to redeploy ${unitText(g, f.unit)}.`,
  about: (_g, f) => f.unit,
  offers: { [V.V_DISCARD]: discarding((name) => `Discard ${name}`, 'It pays for the move.') },
  may: { [V.V_DISCARD]: (g, _f, choice, seat, why) => holds(g, seat, firstOf(choice), why) },
};

export const consular: DecisionWords = {
  prompt: (g) => `${cardAsking(g, g.active, 'consular')}: move a unit to any sector.`,
  offers: { [V.V_MOVE]: moving('go') },
  may: { [V.V_MOVE]: (g, _f, choice, _seat, why) => mayMoveAnywhere(g, firstOf(choice), secondOf(choice), why) },
  meant: sectorMeant(V.V_MOVE),
};

const PHASE = 'B Redeployment phase';

export const redeployFaults: FaultWords<Exclude<RedeployFault | AnywhereFault, SharedFault>> = {
  engagedMover: ({ g, a }) => [`${unitText(g, a)} is engaged; only unengaged units redeploy.`, PHASE],
  redeployedBefore: ({ a }) => [`${unitWord(a)} has been redeployed this turn already.`, PHASE],
  alreadyThere: ({ a, b }) => [`${unitWord(a)} is in ${sectorTitle(b)} already.`, PHASE],
  notHome: ({ a }) => [
    `${sectorTitle(a)} is not in your half of the field: units from your reserve cannot enter there.`,
    'B Four players',
  ],
  noCardForIt: ({ g, a }) => [`You have no card to discard for ${unitText(g, a)}, and it is not Swift.`, PHASE],
};
