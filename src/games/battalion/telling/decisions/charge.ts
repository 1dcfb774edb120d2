// Words of a charge: `chargedAnswer`, `reaction`, `feign`, `target`, `engagedAnswer`.

import { firstOf, secondOf, verbOf } from '../../../../kernel/choice.ts';
import type { Why } from '../../../../kernel/permission.ts';
import { type CardMoveFault, mayMoveByCard } from '../../rules/card-moves.ts';
import type { Relief } from '../../rules/card-text.ts';
import { mayAnswerWith, mayCheapenReaction, mayEngageNow, strikesFirst, type TargetFault } from '../../rules/charge.ts';
import { holds } from '../../rules/hands.ts';
import { commandCost, poolOf } from '../../rules/questions.ts';
import { mayReactWith, type ReactFault } from '../../rules/reaction.ts';
import { COUNTERATTACK, FIRE, type Frame, type State, TO_REACT } from '../../rules/state.ts';
import { cards } from '../../tables/tables.ts';
import * as V from '../../tables/verbs.ts';
import { attackCase, engagedPool } from '../explain/pool.ts';
import { chargeNow } from '../stack.ts';
import type { Fault } from '../why-not/faults.ts';
import type { FaultWords, SharedFault } from '../why-not/shared.ts';
import { cardAsking, cardRef, dice, sectorTitle, unitText, unitWord } from '../words.ts';
import {
  cardMoment,
  charger,
  costs,
  first,
  mayPlayCards,
  meansUnit,
  moving,
  passing,
  playing,
  textsThat,
} from './shared.ts';
import type { DecisionWords, May, OfferWords } from './types.ts';

const chargerWord = (g: State): string | null => (g.charging > 0 ? unitWord(g.charging - 1) : null);

/** Fire and counter-charge at the price of a command, less what a card saves. */
const reactions = (relief: (f: Frame) => Relief | null): { readonly [verb: number]: OfferWords } => ({
  [V.V_FIRE]: {
    mark: 'fire',
    from: first,
    to: chargerWord,
    label: (g, unit) => `Fire with ${unitText(g, unit)}`,
    note: (g, f, unit) =>
      `${costs(commandCost(g, unit, TO_REACT, relief(f)))}. With ${dice(poolOf(g, attackCase(unit, g.charging - 1, FIRE)))}.`,
  },
  [V.V_COUNTER]: {
    mark: 'close',
    from: first,
    to: chargerWord,
    label: (g, unit) => `Counter-charge with ${unitText(g, unit)}`,
    note(g, f, unit) {
      const strikes = strikesFirst(g, unit) ? 'strikes first, by Anticipate,' : 'counterattacks';
      const pool = dice(poolOf(g, attackCase(unit, g.charging - 1, COUNTERATTACK)));
      return `${costs(commandCost(g, unit, TO_REACT, relief(f)))}. It becomes the target and ${strikes} with ${pool}.`;
    },
  },
});

const mayReact =
  (relief: (f: Frame) => Relief | null): May =>
  (g, f, choice, seat, why: Why<Fault>) =>
    mayReactWith(g, firstOf(choice), seat, verbOf(choice) === V.V_FIRE, relief(f), why);

const none = (): null => null;
const own = (f: Frame): Relief => f;

export const chargedAnswer: DecisionWords = {
  prompt: (g) => `${unitText(g, charger(g))} charges in ${sectorTitle(g.unitSector[charger(g)])}. React?`,
  help: 'One unit of the sector may fire at the charging unit or counter-charge it, at the cost of a command. You are asked at every charge.',
  about: charger,
  offers: {
    [V.V_PASS]: passing('The charge goes on, and the enemy names its target.', 'Do not react'),
    ...reactions(none),
    ...playing((g, f, card) => {
      const paid = cards[card].window === 'command';
      return `${cards[card].text}${paid ? ' The reaction must follow.' : ''}`;
    }),
  },
  may: {
    [V.V_FIRE]: mayReact(none),
    [V.V_COUNTER]: mayReact(none),
    ...mayPlayCards(
      textsThat(
        (g, seat) => g.battle.texts[seat].charged,
        V.V_PLAY_ON,
        (g, _f, seat, text, named, why) => mayAnswerWith(g, seat, text, named, why),
      ),
      textsThat(
        (g, seat) => g.battle.texts[seat].relief,
        V.V_PLAY,
        (g, _f, seat, text, _named, why) => mayCheapenReaction(g, seat, text, why),
      ),
    ),
  },
  meant: meansUnit(V.V_COUNTER),
};

export const reaction: DecisionWords = {
  prompt: (g) => `which unit reacts to ${unitText(g, charger(g))}?`,
  about: charger,
  offers: reactions(own),
  may: { [V.V_FIRE]: mayReact(own), [V.V_COUNTER]: mayReact(own) },
  meant: meansUnit(V.V_COUNTER),
};

export const feign: DecisionWords = {
  prompt: (g, f) => `${cardAsking(g, f.seat, 'feign')}: where does ${unitText(g, f.unit)} go?`,
  about: (_g, f) => f.unit,
  offers: { [V.V_MOVE]: moving('fall') },
  may: { [V.V_MOVE]: (g, f, choice, _seat, why) => mayMoveByCard(g, f, firstOf(choice), secondOf(choice), why) },
  meant: (_g, f, _by, place) => (place.kind === 'sector' ? [V.V_MOVE, f.unit, place.sector] : null),
};

export const target: DecisionWords = {
  prompt: (g) => `choose the enemy that ${unitText(g, charger(g))} engages.`,
  help: 'If you charge an enemy that is already engaged, you overlap it, which gives more dice, or split it off into a fight of its own.',
  about: charger,
  offers: {
    [V.V_ENGAGE]: {
      mark: 'close',
      from: (g) => g.charging - 1,
      to: (_g, unit) => unitWord(unit),
      label: (g, unit) => `Engage ${unitText(g, unit)}`,
      note(g, _f, unit) {
        const { pool, how, answer } = engagedPool(g, g.charging - 1, unit);
        return `${how}With ${dice(pool)}; it strikes back with ${dice(answer)}.`;
      },
    },
  },
  may: { [V.V_ENGAGE]: (g, _f, choice, _seat, why) => mayEngageNow(g, firstOf(choice), why) },
  meant: (_g, _f, _by, place) => (place.kind === 'unit' ? [V.V_ENGAGE, place.unit, 0] : null),
};

export const engagedAnswer: DecisionWords = {
  prompt(g, f) {
    const { attacker, target: met } = chargeNow(g) ?? f;
    return `${unitText(g, attacker)} has engaged ${unitText(g, met)}. Play a card before the attack?`;
  },
  help: cardMoment('when a charge has met its target'),
  about: (g) => chargeNow(g)?.target ?? -1,
  offers: { [V.V_PASS]: passing('The attack is rolled.'), ...playing() },
  may: mayPlayCards(
    textsThat(
      (g, seat) => g.battle.texts[seat].engaged,
      V.V_PLAY,
      (g, f, seat, text, _named, why) => holds(g, seat, text.card, why) && text.fits(g, chargeNow(g) ?? f, why),
    ),
  ),
};

export const chargeFaults: FaultWords<
  Exclude<ReactFault | TargetFault | CardMoveFault | 'helpsNoReaction', SharedFault>
> = {
  noRangedFire: ({ g, a }) => [`${unitText(g, a)} has no ranged value to fire with.`, 'B Fire against a charging unit'],
  overFull: ({ g, a }) => [`${unitText(g, a)} has three enemies on it already; no more find room.`, 'B Overlapping'],
  chargeElsewhere: ({ g, a, b }) => [
    `${unitWord(a)} is in ${sectorTitle(g.unitSector[a])}; the charge is in ${sectorTitle(g.unitSector[b])}.`,
    'B Charge',
  ],
  helpsNoReaction: ({ a }) => [`${cards[a].name} makes no reaction possible that you could pay.`, cardRef(a)],
};
