// What a choice costs its own side, in two or three words for the board: hits, a rout, a life, the battle.

import { RUNNING, WIN } from '../../../kernel/state.ts';
import { isLeader, type State, seatOf } from '../rules/state.ts';
import { type Life, livesOf, type Tried, tryChoice } from './trial.ts';
import { count, does, hits, pieceName } from './words.ts';

const LOST = 'loses the battle';

/** What becomes of one piece: `1 hit`, `routs`, `eliminated`, of a leader `falls`; empty for nothing. */
function fateWords(piece: number, before: Life, after: Life): string {
  if (!after.here) return isLeader(piece) ? 'falls' : 'eliminated';
  if (after.routed && !before.routed) return 'routs';
  return after.hits < before.hits ? hits(before.hits - after.hits) : '';
}

export interface Toll {
  /** For the board; empty where the choice costs nothing. */
  readonly words: string;
  /** A sentence for what is more than hits, which have reasons of their own in the note. */
  readonly note: string;
}

/** More than hits, as a sentence; empty for what is not. */
function fateNote(g: State, piece: number, fate: string): string {
  const said: { readonly [fate: string]: string } = {
    eliminated: does(g, piece, 'is eliminated', 'are eliminated'),
    routs: does(g, piece, 'routs', 'rout'),
    falls: 'falls',
  };
  return Object.hasOwn(said, fate) ? `${pieceName(g, piece)} ${said[fate]}.` : '';
}

/** The toll of a choice by which `actor` acts (a piece, or -1), as its seat pays it. */
export function tollOf(g: State, choice: number, seat: number, actor: number): Toll {
  const then = tryChoice(g, choice);
  if (loses(then, seat)) return { words: LOST, note: 'This loses the battle.' };
  const before = livesOf(g);
  const own: string[] = [];
  let struck = 0;
  let fallen = 0;
  before.forEach((life, piece) => {
    const after = then.lives[piece];
    if (!life?.here || !after || seatOf(g, piece) !== seat) return;
    if (piece === actor) {
      const fate = fateWords(piece, life, after);
      if (fate !== '') own.push(fate);
    } else if (!after.here) fallen++;
    else struck += Math.max(0, life.hits - after.hits);
  });
  const lost = fallen > 0 ? count(fallen, 'piece lost', 'pieces lost') : '';
  const others = struck > 0 ? `${hits(struck)}${actor >= 0 ? ' on others' : ''}` : '';
  return {
    words: [...own, lost, others].filter((part) => part !== '').join(', '),
    note: [
      own.length === 0 ? '' : fateNote(g, actor, own[0]),
      fallen > 0 ? `${count(fallen, 'piece')} of yours ${fallen === 1 ? 'is' : 'are'} lost.` : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  };
}

const loses = ({ outcome }: Tried, seat: number): boolean => outcome !== RUNNING && outcome === WIN + 1 - seat;

/** Whether the choice loses the battle for its seat. */
export const losesBattle = (g: State, choice: number, seat: number): boolean => loses(tryChoice(g, choice), seat);
