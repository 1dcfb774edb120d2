// Turns what changes on the table into messages: events as they are shown, what is asked, what was taken up, refusals (a trouble is an
// alert of its own). It
// remembers what it has told, so that nothing is told twice.

import { theArmy } from '../../app/army-words.ts';
import { many } from '../../app/many.ts';
import type { GameKit } from '../../games/kit.ts';
import { consideredLabel, rollFor } from '../panels/words.ts';
import { actingPlaces, offersFrom } from '../pointing.ts';
import { armyOf } from '../seats.ts';
import type { BattleModel, State } from '../session.ts';
import { numberedAnswers } from './numbers.ts';
import { LogReader } from './spoken.ts';
import { momentWords, numberedWords, offerWords, sentences } from './words.ts';

export interface Message {
  readonly text: string;
  /** It waits its turn; it is a question to the person; or it is heard at once. */
  readonly manner: 'turn' | 'asked' | 'now';
}

/** Up to which choice each seat of a battle has heard the log; only numbers, nothing of what was told. */
const heard = new Map<string, number>();

export class Narrator {
  private readonly log = new LogReader([]);
  private last: BattleModel | null = null;
  private asked = '';
  private plain = '';
  private closed = false;
  private heardTo: readonly [string, number] | null = null;
  private readonly kit: GameKit;

  constructor(kit: GameKit) {
    this.kit = kit;
  }

  /** What is to be said after a change. */
  hear(model: BattleModel, weightyOnly: boolean): readonly Message[] {
    const { state, log } = model;
    if (!state) return [];
    const before = this.last;
    this.last = model;
    if (before?.state?.watching !== state.watching || before.state.battle !== state.battle) this.begin(model, state);
    const out: Message[] = [];
    const turn = (text: string) => text !== '' && out.push({ text, manner: 'turn' });

    const told = this.log.next(log, model.showing?.step.number ?? null, weightyOnly);
    for (const text of told) turn(text);
    const back = before?.state && before.state.battle === state.battle && state.number < before.state.number;
    if (back && told.length === 0) turn('The last choice is taken back.');
    this.heardTo = log.length > 0 ? [`${state.battle} ${state.watching}`, log[log.length - 1].number] : null;

    if (model.moment !== (before?.moment ?? null)) turn(model.moment ? momentWords(model.moment) : 'Back to now.');
    const question = this.question(model, state);
    if (question !== '') out.push({ text: question, manner: 'asked' });
    this.inHand(model, before, turn);
    if (model.refusal && model.refusal !== before?.refusal) {
      const { text, ref } = model.refusal;
      out.push({ text: sentences([text, ref === '' ? '' : `Rule: ${ref}`]), manner: 'now' });
    }
    return out;
  }

  /** All that was given out has been said. What is never said, because the curtain fell, is told when the person is back. */
  said(): void {
    if (this.heardTo) heard.set(...this.heardTo);
  }

  /** A person who comes back hears what happened meanwhile; a battle that is taken up again is not told from its start. */
  private begin({ log }: BattleModel, state: State): void {
    this.asked = '';
    this.plain = '';
    this.closed = state.over;
    const here = state.players.some((_, seat) => heard.has(`${state.battle} ${seat}`));
    // What all who share the screen look on at was heard when it happened.
    const shared = state.watching < 0 && state.players.includes('person');
    const known = shared
      ? Infinity
      : (heard.get(`${state.battle} ${state.watching}`) ?? (here || state.number === 1 ? -1 : Infinity));
    this.log.reset(state.replay ? log : log.filter(({ number }) => number <= known));
  }

  /** What the person has taken up, considers, or is to pick from. */
  private inHand(model: BattleModel, before: BattleModel | null, turn: (text: string) => void): void {
    const { selected, confirming, picking, odds, peek, view, state } = model;
    if (confirming && confirming !== before?.confirming) {
      const asked = confirming.leaves === undefined ? offerWords(confirming) : consideredLabel(confirming);
      turn(confirming.mark === 'finish' ? `${asked} F again to finish.` : asked);
    }
    if (confirming && odds?.odds && odds.choice === confirming.choice && odds.odds !== before?.odds?.odds) {
      turn(this.kit.odds.spoken(odds.odds));
    }
    if (confirming?.card && peek.length > 0 && peek !== before?.peek) {
      const pieces = actingPlaces(peek.filter(({ mark }) => mark === 'piece')).size;
      if (pieces > 0) turn(this.kit.peekWords(pieces));
    }
    if (picking.length > 0 && picking !== before?.picking) turn(`Which? ${numberedWords(picking)}`);
    if (selected && !confirming && selected !== before?.selected && view && state) {
      const offers = offersFrom(state.offers, selected);
      const fights = offers.filter(({ mark }) => mark === 'close' || mark === 'fire').length;
      const ways = offers.filter(({ to }) => to !== null).length - fights;
      const can = [ways > 0 ? many(ways, 'place') : '', fights > 0 ? many(fights, 'target') : ''].filter(Boolean);
      const leaving = offers.filter(({ mark }) => mark === 'leave');
      turn(
        sentences([
          `In hand: ${this.kit.places.describe(view, selected.place)}`,
          can.join(', '),
          numberedWords(leaving),
        ]),
      );
    }
  }

  /** What is asked of the person who looks, once; the end of the battle as well. */
  private question({ showing, moment, curtain, view, selected }: BattleModel, state: State): string {
    if (showing || moment || (curtain !== null && state.offers.length === 0)) return '';
    if (state.over) {
      if (this.closed || state.replay) return '';
      this.closed = true;
      const winner = view?.sides.find(({ side }) => side === state.outcome);
      return view && winner
        ? `The battle is over. Victory for ${theArmy(view.game, winner.army)}.`
        : 'The battle is over.';
    }
    if (state.roll) {
      const { seat, count } = state.roll;
      const what = view ? `${rollFor(state.roll, state.prompt, armyOf(view, seat))} ` : '';
      return this.once(`roll ${state.number} ${count}`, `${what}${rollWords(count)}`);
    }
    const { prompt } = state;
    if (!prompt || prompt.seat !== (curtain ?? state.watching)) return '';
    const answers = numberedWords(numberedAnswers(state.offers, selected));
    return this.once(`${state.number} ${prompt.text}`, sentences([this.shortened(prompt.text), answers]));
  }

  /** Of a question that is asked again only what counts on in brackets: `2 so far`. */
  private shortened(text: string): string {
    const counted = / ?\(([^)]*)\)/.exec(text);
    const plain = counted ? text.replace(counted[0], '') : text;
    const again = counted !== null && plain === this.plain;
    this.plain = plain;
    return again ? counted[1] : text;
  }

  private once(key: string, text: string): string {
    if (key === this.asked) return '';
    this.asked = key;
    return text;
  }
}

const rollWords = (dice: number): string => `Roll ${many(dice, 'die', 'dice')} and enter what falls.`;
