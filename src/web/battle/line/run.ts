// Carries out what was typed: one command after the other, as long as the same person is to decide.

import { read, say, stopReading } from '../keys/voice.ts';
import type { BattleSession } from '../session.ts';
import { askWanted } from '../wanted/asked.ts';

/** Carries a line out; answers when all of it is done or something in it could not be. */
export async function runLine(session: BattleSession, text: string): Promise<void> {
  let left = text;
  let after: number | undefined;
  try {
    while (left.trim() !== '') {
      if (session.model.value.showing) session.skip();
      const { deed, rest } = await session.table.typed(left, after);
      after = undefined;
      left = rest;
      if (deed === null) return;
      switch (deed.do) {
        case 'answer':
          read(deed.title, deed.lines);
          session.light(deed.places);
          break;
        case 'refuse':
          return refuse(deed.text, rest);
        case 'wanted':
          askWanted(session.model.value);
          break;
        case 'undo':
          await session.undo();
          if (session.model.value.refusal) return;
          break;
        case 'dice':
          stopReading();
          await session.enterDice(deed.faces);
          if (!goesOn(session, rest)) return;
          break;
        case 'look':
          look(session, deed.number, deed.by);
          break;
        case 'choose': {
          const number = session.model.value.state?.number;
          if (!(await choose(session, deed.choice, rest))) return;
          after = number;
        }
      }
    }
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error), left);
  }
}

/** Plays a choice; false when nothing more of the line is to be obeyed. */
async function choose(session: BattleSession, choice: string, rest: string): Promise<boolean> {
  const { state, moment } = session.model.value;
  if (moment && !state?.replay) {
    refuse('You are looking back. "look now" returns; then choose.', rest);
    return false;
  }
  const offer = state?.offers.find((one) => one.choice === choice);
  if (!state || !offer) {
    refuse('That is not on offer any more.', rest);
    return false;
  }
  // An answer about the board as it was is an answer no more.
  stopReading();
  await session.choose(offer);
  return goesOn(session, rest);
}

/** Whether the rest of a line is obeyed: what was typed ahead was meant for the own turn as it stood, or for the dice that it wants. */
function goesOn(session: BattleSession, rest: string): boolean {
  const { state: now, refusal } = session.model.value;
  if (refusal) {
    if (now?.roll) refuse(refusal.text, rest);
    return false;
  }
  const dice = now?.roll != null && /^\s*dice\b/i.test(rest);
  const mine = now !== null && now.seat === now.watching && now.roll === null;
  if (!mine && !dice && rest !== '') say(`Left out, because you are not asked now: ${rest}.`);
  return mine || dice;
}

function refuse(text: string, rest: string): void {
  read('Not done', [rest === '' ? text : `${text} (left out: ${rest})`], true);
}

function look(session: BattleSession, number: number | null, by: number): void {
  const { state, moment } = session.model.value;
  if (!state) return;
  const at = number ?? (by === 0 ? state.number : (moment?.number ?? state.number) + by);
  if (at < 1) say('This is the beginning.');
  else if (at < state.number) void session.lookBack(at);
  else if (moment) session.backToNow();
  else say('This is now.');
}
