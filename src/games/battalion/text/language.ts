// The two directions of a choice's text: units by seat and number, sectors, seats, cards and ranks by their keys.

import { choiceLanguage } from '../../../kernel/choice.ts';
import { cards, ranks } from '../tables/tables.ts';
import { VERBS } from '../tables/verbs.ts';
import { readUnitWord, SEAT_NAMES, SECTOR_NAMES, sectorWord, unitWord } from '../telling/words.ts';

const seatWords: readonly string[] = SEAT_NAMES;

export const language = choiceLanguage(VERBS, {
  unit: { expected: 'a unit such as a3', print: unitWord, read: readUnitWord },
  sector: {
    expected: 'a sector such as S2',
    print: sectorWord,
    read(word) {
      const match = /^[sS]([1-5])$/.exec(word);
      return match === null ? -1 : Math.min(Number(match[1]), SECTOR_NAMES.length) - 1;
    },
  },
  seat: {
    expected: 'a seat: top, bottom, top2 or bottom2',
    print: (seat) => SEAT_NAMES[seat],
    read: (word) => seatWords.indexOf(word.toLowerCase()),
  },
  card: {
    expected: 'a card such as veteran-troops',
    print: (card) => cards[card].key,
    read: (word) => cards.findIndex((card) => card.key === word.toLowerCase()),
  },
  rank: {
    expected: 'a rank such as hastati',
    print: (rank) => ranks[rank].key,
    read: (word) => ranks.findIndex((rank) => rank.key === word.toLowerCase()),
  },
  number: { expected: 'a number', print: String, read: (word) => (/^\d{1,2}$/.test(word) ? Number(word) : -1) },
});
