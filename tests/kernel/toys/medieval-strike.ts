// One battle roll of the Medieval miniature: the token's die, hits, the leader's check, flags with Bravery, the way back.

import { roll } from '../../../src/kernel/chance.ts';
import { firstOf, secondOf, verbOf } from '../../../src/kernel/choice.ts';
import { call, done, repeat } from '../../../src/kernel/procedure.ts';
import {
  BONUS_DIE,
  BRAVELY,
  book,
  FLAG,
  gainBanner,
  IGNORE,
  keptOf,
  kindOf,
  LEADER,
  LEADER_SUBJECT,
  loseBlocks,
  type Medieval,
  mayInspire,
  NO_DIE,
  RETREAT,
  ROLL_CLOSE,
  ROLL_LEADER,
  SWORDS,
  seatOf,
  shift,
  spendToken,
  steady,
  swordsIgnored,
  unitsNear,
  waysBack,
} from './medieval-state.ts';

export const YES = 1;

/** One die more for a token, asked while dice are counted: in an attack, an ambush, or a battle back. */
const battleBonus = book.decision('battleBonus', {
  who: (g, f) => seatOf(g, f.by),
  choices(_g, _f, out) {
    out.add(NO_DIE);
    out.add(BONUS_DIE);
  },
  take(g, f, choice) {
    if (verbOf(choice) === BONUS_DIE) spendToken(g, seatOf(g, f.by));
    done(g, verbOf(choice) === BONUS_DIE ? YES : 0);
  },
});

/** f.by rolls at f.at with f.more dice; the roll's faces are kept until the flags are answered. */
const strike = book.procedure('strike', {
  bonus(g, f) {
    if (mayInspire(g, seatOf(g, f.by))) call(g, battleBonus).by = f.by;
  },
  roll: (g, f) => roll(g, ROLL_CLOSE, f.by, f.at, kindOf(g, f.by).dice + f.more + f.result, 6),
  keep(g, f) {
    const kept = keptOf(g, f).fill(0);
    for (let i = 0; i < g.diceCount; i++) kept[g.dice[i]]++;
  },
  losses(g, f) {
    const kept = keptOf(g, f);
    const led = g.leader[f.by] > 0 || unitsNear(g, g.unitHex[f.by], seatOf(g, f.by)).some((u) => g.leader[u] > 0);
    const swords = Math.max(0, kept[SWORDS] - swordsIgnored(g, f.by, f.at));
    const hits = kept[kindOf(g, f.at).armour] + swords + (led ? kept[LEADER] : 0);
    loseBlocks(g, f.at, hits);
    f.checked = hits > 0 ? g.leader[f.at] : 0;
    // Two leader symbols hit him; one, if his unit is gone [M Leader Casualty Checks].
    if (f.checked > 0) roll(g, ROLL_LEADER, LEADER_SUBJECT + f.at, f.by, g.blocks[f.at] > 0 ? 2 : 1, 6);
  },
  leaderCheck(g, f) {
    if (f.checked === 0 || g.dice.subarray(0, g.diceCount).some((face) => face !== LEADER)) return;
    g.leader[f.at] = 0;
    gainBanner(g, seatOf(g, f.by));
  },
  flags(g, f) {
    f.flags = keptOf(g, f)[FLAG];
    if (f.flags === 0 || g.blocks[f.at] === 0) return done(g);
    const d = call(g, flags);
    d.at = f.at;
    d.flags = f.flags;
  },
  obey(g, f) {
    f.flags = (f.flags - f.result) * kindOf(g, f.at).retreat;
  },
  walk(g, f) {
    if (f.flags === 0 || g.blocks[f.at] === 0) return;
    f.flags--;
    repeat(f);
    if (waysBack(g, f.at).length === 0) loseBlocks(g, f.at, 1);
    else call(g, retreatHex).unit = f.at;
  },
});

/** How many flags to ignore; a token's Bravery is folded in as one more, so nobody is asked twice. */
const flags = book.decision('flags', {
  who: (g, f) => seatOf(g, f.at),
  choices(g, f, out) {
    const most = steady(g, f.at);
    for (let n = 0; n <= Math.min(f.flags, most); n++) out.add(IGNORE, n);
    if (f.flags > most && mayInspire(g, seatOf(g, f.at))) out.add(BRAVELY, most + 1);
  },
  take(g, f, choice) {
    if (verbOf(choice) === BRAVELY) spendToken(g, seatOf(g, f.at));
    done(g, firstOf(choice));
  },
});

const retreatHex = book.decision('retreatHex', {
  who: (g, f) => seatOf(g, f.unit),
  choices(g, f, out) {
    for (const hex of waysBack(g, f.unit)) out.add(RETREAT, g.unitHex[f.unit], hex);
  },
  take(g, f, choice) {
    shift(g, f.unit, secondOf(choice));
    done(g);
  },
});

export function callStrike(g: Medieval, by: number, at: number, more: number): void {
  const s = call(g, strike);
  s.by = by;
  s.at = at;
  s.more = more;
}
