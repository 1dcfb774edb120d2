// Words of `deploy`.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import { type DeployFault, mayDeploy, mayDeployTo } from '../../rules/setup.ts';
import * as V from '../../tables/verbs.ts';
import type { FaultWords, SharedFault } from '../why-not/shared.ts';
import { reserveWord, sectorTitle, unitText, unitWord } from '../words.ts';
import { first, toSector, unitMeant } from './shared.ts';
import type { DecisionWords } from './types.ts';

export const deploy: DecisionWords = {
  prompt: () => 'place a unit in a sector or in your reserve.',
  help: 'Players alternate in placing units. Only the front rank shows until all units are placed.',
  offers: {
    [V.V_DEPLOY]: {
      mark: 'go',
      from: first,
      to: toSector,
      label: (g, unit, sector, seat) => `Place ${unitText(g, unit, seat)} in ${sectorTitle(sector)}`,
    },
    [V.V_DEPLOY_RESERVE]: {
      mark: 'go',
      from: first,
      to: (g, unit) => reserveWord(g.battle.unitSeat[unit]),
      label: (g, unit, _b, seat) => `Keep ${unitText(g, unit, seat)} in reserve`,
      note: () => 'It does not guard the camp.',
    },
  },
  may: {
    [V.V_DEPLOY]: (g, _f, choice, seat, why) => mayDeployTo(g, firstOf(choice), secondOf(choice), seat, why),
    [V.V_DEPLOY_RESERVE]: (g, _f, choice, seat, why) => mayDeploy(g, firstOf(choice), seat, why),
  },
  meant(_g, _f, by, place) {
    const unit = unitMeant(by, place);
    if (unit < 0) return null;
    if (place.kind === 'reserve') return [V.V_DEPLOY_RESERVE, unit, 0];
    return [V.V_DEPLOY, unit, place.kind === 'sector' ? place.sector : 0];
  },
};

export const deployFaults: FaultWords<Exclude<DeployFault, SharedFault>> = {
  placedAlready: ({ a }) => [`${unitWord(a)} has been placed already.`, 'B Setup rules for mustered battles'],
  notYourHalf: ({ a }) => [`${sectorTitle(a)} is not in your half of the field.`, 'B Four players'],
};
