// Odds in Dark Ages, in words: what becomes of the target, then of the attacker, of leaders, of the battle; and what a rally
// draw brings.

import type { Odds, Offer, OfferMark } from '../../../kernel/ruleset.ts';
import { percent, percentOfSome, percentSpoken, percentsSpoken } from '../../app/percent.ts';
import { sentences } from '../../battle/keys/words.ts';
import type { OddsPart, OddsSide, OddsWords } from '../kit.ts';
import { chanceOf, hitSpread, plainOdds } from '../plain-odds.ts';

const plain = plainOdds();

/** What may become of a piece, by the end of the outcome's key. */
const FATES: readonly (readonly [end: string, key: OddsPart['key'], label: string])[] = [
  ['Eliminated', 'destroyed', 'eliminated'],
  ['Routed', 'back', 'routed'],
  ['Evades', 'evades', 'gives way'],
  ['Holds', 'holds', 'holds'],
];
const BESIDES = ['Hit', 'LeaderKilled', 'Others'];
const ENDINGS = ['battleWon', 'battleLost'];

const find = (odds: Odds, key: string) => odds.outcomes.find((one) => one.key === key && one.probability > 0);

const isFight = (odds: Odds): boolean => odds.outcomes.some(({ key }) => key === 'targetHolds');

/** What a shot does that drives nobody away: by the number of its hits. */
const BY_HITS: readonly OddsPart['key'][] = ['holds', 'leaves', 'evades', 'back'];

/** What becomes of a piece. A bar that would say only that it holds says how often it is hit instead. */
function partsOf(odds: Odds, who: OddsSide['who']): readonly OddsPart[] {
  const fates = FATES.flatMap(([end, key, label]): OddsPart[] => {
    const found = find(odds, who + end);
    return found ? [{ key, label, probability: found.probability }] : [];
  });
  if (!isShot(odds) || fates.some(({ key }) => key !== 'holds')) return fates;
  return hitSpread(odds, `${who}Hits`).map(({ text, probability }, n) => ({
    key: BY_HITS[Math.min(n, BY_HITS.length - 1)],
    label: text,
    probability,
  }));
}

const isShot = (odds: Odds): boolean => odds.choice.startsWith('fire ');

function sides(odds: Odds): readonly OddsSide[] {
  if (!isFight(odds)) return [];
  // Who shoots is not shot at.
  const whose = isShot(odds) ? (['target'] as const) : (['target', 'attacker'] as const);
  return whose.map((who): OddsSide => {
    const named = odds.outcomes.find(({ key }) => key === `${who}Holds`)?.text ?? who;
    return {
      who,
      name: named.split(':')[0],
      parts: partsOf(odds, who),
      besides: BESIDES.flatMap((end) => {
        const found = find(odds, who + end);
        if (!found) return [];
        // Of a shot one wants to know how many hits: it seldom drives anybody away.
        if (end === 'Hit' && isShot(odds))
          return partsOf(odds, who)[0]?.key === 'holds' ? [] : hitSpread(odds, `${who}Hits`);
        // The piece has been named already; a leader has not.
        const text = end === 'Hit' ? 'takes hits' : found.text;
        return [{ text, probability: found.probability }];
      }),
    };
  });
}

/** How likely the target is gone from its hex. */
function cleared(odds: Odds): string {
  const parts = sides(odds)[0]?.parts ?? [];
  return percentOfSome(
    parts.map(({ probability }) => probability),
    (i) => parts[i].key !== 'holds',
  );
}

function summary(odds: Odds, offer: Offer): string {
  if (!isFight(odds)) return plain.summary(odds, offer);
  const what =
    offer.mark === 'fire'
      ? `A hit in ${percent(chanceOf(odds, 'targetHit'))} of cases`
      : `The defender is gone from the hex in ${cleared(odds)} of cases`;
  const back = chanceOf(odds, 'attackerHit');
  return `${what}${back > 0 ? `; the attacker takes hits in ${percent(back)}` : ''}.`;
}

/** `Feudal Knights at D4: routed 20 %, holds 62 %, takes hits 80 %.` What cannot happen is left out. */
function spoken(odds: Odds): string {
  if (!isFight(odds)) return plain.spoken(odds);
  const told = sides(odds).map(({ name, parts, besides }) => {
    const shares = percentsSpoken(parts.map(({ probability }) => probability));
    const words = [
      ...parts.map(({ label }, i) => `${label} ${shares[i]}`),
      ...besides.map(({ text, probability }) => `${text} ${percentSpoken(probability)}`),
    ];
    return `${name}: ${words.join(', ')}`;
  });
  const ends = endings(odds).map(({ text, probability }) => `${text}: ${percentSpoken(probability)}`);
  return sentences([...told, ...ends]);
}

const endings = (odds: Odds) =>
  odds.outcomes.filter(({ key, probability }) => ENDINGS.includes(key) && probability > 0);

export function shortOdds(odds: Odds, mark: OfferMark): string {
  if (!isFight(odds)) return plain.short(odds, mark);
  return mark === 'fire' ? `${Math.round(chanceOf(odds, 'targetHit') * 100)}%` : cleared(odds);
}

export const darkAgesOdds: OddsWords = { summary, sides, endings, spoken, short: shortOdds };
