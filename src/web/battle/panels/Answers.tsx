// The answers to what is asked about a place: each with what it means and what may come of it.

import type { Offer } from '../../../kernel/ruleset.ts';
import type { OddsSide } from '../../games/kit.ts';
import { useKit } from '../../games/use-kit.ts';
import type { BattleModel, BattleSession } from '../session.ts';
import { standsOut } from '../standing-out.ts';
import { OddsBar } from './OddsPanel.tsx';
import { partsWords } from './words.ts';

interface AnswersProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
  /** The one that declines last. */
  readonly answers: readonly Offer[];
}

export function Answers({ session, model, answers }: AnswersProps) {
  const filled = standsOut(model.state?.offers ?? [])?.choice;
  return (
    <div class="answers" role="group" aria-label="Your answer" data-testid="answers">
      {answers.map((offer) => (
        <Answer key={offer.choice} session={session} model={model} offer={offer} primary={offer.choice === filled} />
      ))}
    </div>
  );
}

interface AnswerProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
  readonly offer: Offer;
  /** It stands out. */
  readonly primary: boolean;
}

const SURE = 0.98;

const isSafe = ({ parts, besides }: OddsSide): boolean =>
  parts.some(({ key, probability }) => key === 'holds' && probability > SURE) &&
  besides.every(({ probability }) => probability < 1 - SURE);

function Answer({ session, model, offer, primary }: AnswerProps) {
  const kit = useKit();
  const odds = model.shortOdds[offer.choice];
  // Of a card, what it does.
  const text = offer.card !== null && model.view ? kit.cards.textOf(model.view, offer.card) : '';
  const note = offer.note !== '' ? offer.note : text;
  // Whoever as good as surely stays where and as he is needs no bar.
  const sides = odds ? kit.odds.sides(odds).filter((side) => !isSafe(side)) : [];
  // Where there is little room only the chances of the one at whom the dice are thrown are seen, by name unless it is asked about.
  const isAsked = ({ name }: OddsSide): boolean => name.endsWith(` ${model.view?.asked}`);
  return (
    <button
      type="button"
      class={`act answer${primary ? ' primary' : ''}${offer.mark === 'finish' ? ' declines' : ''}`}
      data-choice={offer.choice}
      data-testid={offer.mark === 'finish' ? 'finish' : undefined}
      disabled={model.busy}
      onClick={() => session.press(offer)}
    >
      <span class="answer-label">{offer.label}</span>
      {note !== '' && <span class="offer-note">{note}</span>}
      {sides.map((side, i) => (
        <span key={side.who} class={`answer-odds${i === 0 ? ' first' : ''}${isAsked(side) ? ' own' : ''}`}>
          <OddsBar side={side} small />
          <span class="visually-hidden">
            {side.name}: {partsWords(side)}.
          </span>
        </span>
      ))}
      {odds && kit.odds.sides(odds).length === 0 && <span class="offer-note">{kit.odds.summary(odds, offer)}</span>}
      {offer.odds && !odds && <span class="offer-note">Counting the odds.</span>}
    </button>
  );
}
