// Odds of an attack in words and as bars: what becomes of the target (disbanded, hit, unhurt), of the attacker when there is a
// counterattack, and of the battle itself.

import type { Odds, Offer } from '../../../kernel/ruleset.ts';
import { percentOfSome, percentSpoken, percentsSpoken } from '../../app/percent.ts';
import { sentences } from '../../battle/keys/words.ts';
import type { OddsPart, OddsSide, OddsWords } from '../kit.ts';
import { chanceOf, hitSpread } from '../plain-odds.ts';

type Who = OddsSide['who'];

const ENDINGS = ['won', 'lost'];

/** The name in `Hastati (a4) is disbanded`. */
const nameOf = (odds: Odds, who: Who): string =>
  odds.outcomes.find(({ key }) => key === `${who}Disbanded`)?.text.replace(/ is disbanded.*$/, '') ?? who;

/** The mean of a distribution of numbers; null where there is none. */
function mean(odds: Odds, name: string): number | null {
  const found = odds.distributions[name];
  if (!found) return null;
  return Object.entries(found).reduce((sum, [value, probability]) => sum + Number(value) * probability, 0);
}

const hitWords = (value: number): string => `${value.toFixed(1)} hits`;

function partsOf(odds: Odds, who: Who): OddsPart[] {
  const gone = chanceOf(odds, `${who}Disbanded`);
  const hit = Math.max(gone, chanceOf(odds, `${who}Hit`));
  const parts: OddsPart[] = [
    { key: 'destroyed', label: 'disbanded', probability: gone },
    { key: 'back', label: 'hit', probability: hit - gone },
    { key: 'holds', label: 'unhurt', probability: 1 - hit },
  ];
  return parts.filter(({ probability }) => probability > 1e-9);
}

function sides(odds: Odds): readonly OddsSide[] {
  return (['target', 'attacker'] as const)
    .filter((who) => odds.outcomes.some(({ key }) => key === `${who}Disbanded`))
    .map((who) => ({
      who,
      name: nameOf(odds, who),
      parts: partsOf(odds, who),
      besides: hitSpread(odds, who === 'target' ? 'hits' : 'counterHits'),
    }));
}

const endings = (odds: Odds) =>
  odds.outcomes.filter(({ key, probability }) => ENDINGS.includes(key) && probability > 0);

/** `a4` of `a4 (Hastati x3)`: the panel has the whole name beside it. A target that is not named yet is told in words. */
const tagOf = (odds: Odds, who: Who): string => nameOf(odds, who).replace(/^([a-d]\d+) .*$/, '$1');

/** `a2 takes 1.5 hits on average and is not disbanded; b2 takes 1.2 hits in return.` A counter-charge has its own unit as target. */
function summary(odds: Odds, _offer: Offer): string {
  const average = mean(odds, 'hits');
  const gone = chanceOf(odds, 'targetDisbanded');
  const back = mean(odds, 'counterHits');
  const parts = partsOf(odds, 'target');
  const share = percentOfSome(
    parts.map(({ probability }) => probability),
    (i) => parts[i].key === 'destroyed',
  );
  const fate = gone > 0 ? `is disbanded in ${share} of cases` : 'is not disbanded';
  const target = [...(average === null ? [] : [`takes ${hitWords(average)} on average`]), fate].join(' and ');
  const answer = back === null || back === 0 ? '' : `; ${tagOf(odds, 'attacker')} takes ${hitWords(back)} in return`;
  return `${tagOf(odds, 'target')} ${target}${answer}.`;
}

const spokenSide = (odds: Odds, { who, name, parts }: OddsSide): string => {
  const average = mean(odds, who === 'target' ? 'hits' : 'counterHits');
  const shares = percentsSpoken(parts.map(({ probability }) => probability));
  const fates = parts.map(({ label }, i) => `${label} ${shares[i]}`);
  return `${name}: ${[...fates, ...(average === null ? [] : [`${hitWords(average)} on average`])].join(', ')}`;
};

export const oddsWords: OddsWords = {
  summary,
  sides,
  endings,
  spoken: (odds) =>
    sentences([
      ...sides(odds).map((side) => spokenSide(odds, side)),
      ...endings(odds).map(({ text, probability }) => `${text} ${percentSpoken(probability)}`),
    ]),
  short(odds) {
    const average = mean(odds, 'hits');
    return average === null ? `${Math.round(chanceOf(odds, 'targetHit') * 100)}%` : hitWords(average);
  },
};
