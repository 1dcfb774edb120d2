// Odds of an exchange in the Commands games, in words: what becomes of the target, then of the attacker, of leaders, of the
// battle itself.

import type { Odds, Offer, OfferMark } from '../../../kernel/ruleset.ts';
import { percent, percentOfSome, percentSpoken, percents, percentsSpoken } from '../../app/percent.ts';
import { sentences } from '../../battle/keys/words.ts';
import type { OddsPart, OddsWords } from '../kit.ts';
import { chanceOf } from '../plain-odds.ts';
import { endings, isShot, oddsSides, spread } from './odds-view.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words for what becomes of a unit, by the end of the outcome's key; they fit it and "you" alike. */
const FATES: readonly (readonly [string, string])[] = [
  ['Destroyed', 'destroyed'],
  ['DrivenBack', 'driven back'],
  ['Evades', 'evading'],
  ['Leaves', 'off the battlefield'],
  ['Holds', 'holds'],
];

const END_OF_BATTLE: { readonly [key: string]: readonly [string, string] } = {
  battleWon: ['The battle is won', 'The battle is lost'],
  battleLost: ['The battle is lost', 'The battle is won'],
  battleDrawn: ['The battle is drawn', 'The battle is drawn'],
};

type Role = 'attacker' | 'target';

/** Who asks: the one who attacks, or the one who answers an attack. */
function roleOf({ choice, asker }: Odds): Role {
  return asker ?? (/^(close|fire|strike)\b/.test(choice) ? 'attacker' : 'target');
}

/**
 * `Destroyed 19 %, driven back 19 %, holds 62 %. It loses blocks 97 %. You: lose blocks 49 %, driven back 9 %. Varro at
 * risk 1 %.` The enemy's fate comes first, then what the asking side risks; what cannot happen is left out.
 */
export function oddsWords(odds: Odds): string {
  const mine = roleOf(odds);
  const other: Role = mine === 'attacker' ? 'target' : 'attacker';
  const p = (key: string): number => chanceOf(odds, key);
  const fates = (role: Role, wanted: (fate: string) => boolean): string[] => {
    const shares = percentsSpoken(FATES.map(([end]) => p(`${role}${end}`)));
    return FATES.flatMap(([end, words], i) => (wanted(end) && p(`${role}${end}`) > 0 ? [`${words} ${shares[i]}`] : []));
  };
  const shot = isShot(odds) ? spread(odds) : [];
  const away = fates(other, (end) => end === 'DrivenBack' || end === 'Leaves');
  const theirs = shot.length > 0 ? [...spreadWords(shot, percentsSpoken), ...away] : fates(other, () => true);
  const hurt =
    shot.length === 0 && p(`${other}LosesBlocks`) > 0
      ? `It loses blocks ${percentSpoken(p(`${other}LosesBlocks`))}`
      : '';
  const losses = p(`${mine}LosesBlocks`) > 0 ? [`lose blocks ${percentSpoken(p(`${mine}LosesBlocks`))}`] : [];
  const yours = [...losses, ...fates(mine, (end) => end !== 'Holds').reverse()];
  const leaders = odds.outcomes
    .filter(({ key, probability }) => key.endsWith('LeaderLost') && probability > 0)
    .map(({ text, probability }) => `${text.split(':')[0]} at risk ${percentSpoken(probability)}`);
  const ends = odds.outcomes
    .filter(({ key, probability }) => key in END_OF_BATTLE && probability > 0)
    .map(({ key, probability }) => `${END_OF_BATTLE[key][mine === 'attacker' ? 0 : 1]} ${percentSpoken(probability)}`);
  const first = capital(theirs.join(', '));
  return sentences([
    mine === 'attacker' || first === '' ? first : `The attacker: ${theirs.join(', ')}`,
    hurt,
    yours.length === 0 ? 'You risk nothing' : `You: ${yours.join(', ')}`,
    ...leaders,
    ...ends,
  ]);
}

/** `no block lost 40%`, `loses 1 45%`, `destroyed 15%`. */
function spreadWords(parts: readonly OddsPart[], percentages: (shares: readonly number[]) => string[]): string[] {
  const shares = percentages(parts.map(({ probability }) => probability));
  return parts.map(({ label }, i) => `${label} ${shares[i]}`);
}

/** What most want to know first, in one sentence. */
function summary(odds: Odds, offer: Offer): string {
  const shot = isShot(odds) ? spread(odds) : [];
  if (shot.length > 0) return `${capital(spreadWords(shot, percents).join(', '))}.`;
  const of = (key: string): number => chanceOf(odds, key);
  const unit = odds.outcomes.some((one) => one.key === 'targetDestroyed');
  const gone = percentOfSome(
    FATES.map(([end]) => of(`target${end}`)),
    (i) => FATES[i][0] !== 'Holds',
  );
  const what = !unit
    ? `The leader is lost in ${percent(of('targetLeaderLost'))} of cases`
    : offer.mark === 'fire'
      ? `A hit in ${percent(of('targetLosesBlocks'))} of cases`
      : `The hex is cleared in ${gone} of cases`;
  const back = of('attackerLosesBlocks');
  return `${what}${back > 0 ? `; the attacker loses blocks in ${percent(back)}` : ''}.`;
}

/** How likely the target is gone from its hex, or, fired at, loses blocks. */
export function shortOdds(odds: Odds, mark: OfferMark): string {
  const of = (key: string) => chanceOf(odds, key);
  const unit =
    mark === 'fire' ? of('targetLosesBlocks') : of('targetDestroyed') + of('targetDrivenBack') + of('targetEvades');
  return `${Math.round(Math.max(unit, of('targetLeaderLost')) * 100)}%`;
}

export const commandsOdds: OddsWords = { summary, sides: oddsSides, endings, spoken: oddsWords, short: shortOdds };
