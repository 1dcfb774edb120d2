// The action phase [B Action phase; B Commanding a unit]: rally, or command one unit. START texts and the COMMAND texts that
// go with a command join the choices; a COMMAND text is played first, and the command must then fit it.
// RULING: there is no passing: who can pay for no command, or has no unit left beside a partner's, must rally, even into
// defeat [B Action phase].

import { Choices, firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { become, call } from '../../../kernel/procedure.ts';
import { CAVALRY, SPECIAL } from '../tables/tables.ts';
import {
  V_ASSAULT,
  V_BARRAGE,
  V_CHARGE,
  V_CHARGE_INTO,
  V_PLAY,
  V_PLAY_AT,
  V_PLAY_ON,
  V_RALLY,
} from '../tables/verbs.ts';
import { callAttack } from './attack.ts';
import { charge } from './charge.ts';
import { tell } from './events.ts';
import { canPay, pay, RELIEF_TEXTS } from './payment.ts';
import { isClass } from './questions.ts';
import { rally } from './rally.ts';
import { addStartTexts, playStart } from './start-texts.ts';
import {
  ASSAULT,
  BARRAGE,
  BOUND,
  book,
  CHARGE,
  COMMANDED,
  COUNTERATTACK,
  type Frame,
  linked,
  type State,
  TO_COMMAND,
} from './state.ts';
import { addAssaults, addBarrages, addCharges } from './targets.ts';
import { holds, playText, STAMPEDE, WAR_CRY } from './texts.ts';

/** What COMMAND texts already played demand of the command to come. */
type Terms = Pick<Frame, 'less' | 'captains' | 'stampede' | 'cry'>;

/** Whether texts have been played that speak of the command to follow. */
export const hasTerms = (f: Terms): boolean => (f.less | f.captains | f.stampede | f.cry) !== 0;

/** Whether every text played matters to a command of this unit. */
function meets(g: State, unit: number, t: Terms): boolean {
  for (const text of RELIEF_TEXTS) {
    const played = text.less > 0 ? t.less : t.captains;
    if (played !== 0 && holdsInList(g, text.card) && !text.fits(g, unit, TO_COMMAND)) return false;
  }
  return t.stampede === 0 || isClass(g, unit, SPECIAL | CAVALRY);
}

const holdsInList = (g: State, card: number): boolean =>
  card >= g.battle.firstCard[g.active] && card < g.battle.endCard[g.active];

/** Writes every command of the active seat under these terms. */
function addCommands(g: State, t: Terms, out: Choices): void {
  const terms = hasTerms(t);
  for (let u = g.battle.firstUnit[g.active]; u < g.battle.endUnit[g.active]; u++) {
    if (g.unitSector[u] < 0 || (g.unitMarks[u] & BOUND) !== 0) continue;
    if (!canPay(g, u, TO_COMMAND, terms ? t : null) || (terms && !meets(g, u, t))) continue;
    const mustCharge = t.stampede !== 0 || t.cry !== 0;
    if (g.links[u] !== 0) {
      if (!mustCharge) addAssaults(g, u, out);
      continue;
    }
    if (!mustCharge) addBarrages(g, u, out);
    addCharges(g, u, out);
  }
}

const tried = new Choices();

/** Whether some command would be left if the text were played as well. */
function leavesCommand(g: State, f: Terms, change: Partial<Terms>): boolean {
  tried.clear();
  addCommands(g, { less: f.less, captains: f.captains, stampede: f.stampede, cry: f.cry, ...change }, tried);
  // War Cry speaks to those who may react: nobody may when the charge comes out of an empty sector.
  if (change.cry === undefined && f.cry === 0) return tried.count > 0;
  for (let i = 0; i < tried.count; i++) if (verbOf(tried.list[i]) === V_CHARGE) return true;
  return false;
}

function addCommandTexts(g: State, f: Frame, seat: number, out: Choices): void {
  for (const { card, less, captains } of RELIEF_TEXTS) {
    if (!holds(g, seat, card) || (less > 0 ? f.less : f.captains) !== 0) continue;
    if (leavesCommand(g, f, less > 0 ? { less } : { captains })) out.add(V_PLAY, card);
  }
  // RULING: reactions that Stampede forbids cannot be made dearer, so the two cards exclude each other [B War Cry].
  if (f.stampede !== 0 || f.cry !== 0) return;
  if (holds(g, seat, STAMPEDE) && leavesCommand(g, f, { stampede: 1 })) out.add(V_PLAY, STAMPEDE);
  if (holds(g, seat, WAR_CRY) && leavesCommand(g, f, { cry: 1 })) out.add(V_PLAY, WAR_CRY);
}

export const action = book.decision('action', {
  secret: true,
  who: (g) => g.active,
  choices(g, f, out) {
    const seat = g.active;
    const terms = hasTerms(f);
    if (!terms) out.add(V_RALLY);
    if (f.cry === 0) addCommands(g, f, out);
    else addOpenCharges(g, f, out);
    if (g.handCount[seat] === 0) return;
    addCommandTexts(g, f, seat, out);
    if (!terms) addStartTexts(g, seat, out);
  },
  take(g, f, choice) {
    const verb = verbOf(choice);
    if (verb === V_RALLY) {
      become(g, rally);
      return;
    }
    if (verb === V_PLAY_ON || verb === V_PLAY_AT) return playStart(g, g.active, choice);
    if (verb === V_PLAY) return playCard(g, f, choice);
    const unit = firstOf(choice);
    const kind = verb === V_ASSAULT ? ASSAULT : verb === V_BARRAGE ? BARRAGE : CHARGE;
    const paid = pay(g, unit, TO_COMMAND, f);
    g.unitMarks[unit] |= COMMANDED;
    tell(g, 'commanded', unit, kind, paid, verb === V_CHARGE ? -1 : secondOf(choice));
    f.attacker = unit;
    f.target = secondOf(choice);
    f.sector = verb === V_CHARGE_INTO ? 1 + secondOf(choice) : 0;
    become(g, kind === ASSAULT ? assault : kind === BARRAGE ? barrage : charge);
  },
});

/** Charges that somebody might react to: what War Cry is played for. */
function addOpenCharges(g: State, f: Terms, out: Choices): void {
  tried.clear();
  addCommands(g, f, tried);
  for (let i = 0; i < tried.count; i++) {
    if (verbOf(tried.list[i]) === V_CHARGE) out.add(V_CHARGE, firstOf(tried.list[i]));
  }
}

function playCard(g: State, f: Frame, choice: number): void {
  const card = firstOf(choice);
  const relief = RELIEF_TEXTS.find((text) => text.card === card);
  if (!relief && card !== STAMPEDE && card !== WAR_CRY) return playStart(g, g.active, choice);
  playText(g, g.active, card);
  if (relief) {
    f.less += relief.less;
    f.captains += relief.captains;
  } else if (card === STAMPEDE) f.stampede = 1;
  else f.cry = 1;
}

/** A melee attack on an enemy already engaged, and the free counterattack of what is left [B Assault]. */
const assault = book.procedure('assault', {
  attack: (g, f) => {
    callAttack(g, f.attacker, f.target, ASSAULT, ASSAULT).byCommand = 1;
  },
  counter(g, f) {
    if (linked(g, f.attacker, f.target)) callAttack(g, f.target, f.attacker, COUNTERATTACK, ASSAULT);
  },
});

/** A ranged attack on an unengaged enemy [B Barrage]. */
const barrage = book.procedure('barrage', {
  attack: (g, f) => {
    callAttack(g, f.attacker, f.target, BARRAGE, BARRAGE).byCommand = 1;
  },
});

export function callAction(g: State): void {
  call(g, action);
}
