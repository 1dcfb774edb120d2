// Words that an event carries. An event is a kind and four numbers; where a rule's own trace gives reasons that nobody
// could find again once the pieces have moved on, the words are put down here and the event carries their number. The
// numbers hold only while the program runs: records keep choices and dice, never events.

const phrases: string[] = [''];
const numbers = new Map<string, number>([['', 0]]);

/** The number of a phrase; 0 is the empty one. */
export function phraseNumber(text: string): number {
  let number = numbers.get(text);
  if (number === undefined) {
    number = phrases.length;
    phrases.push(text);
    numbers.set(text, number);
  }
  return number;
}

export const phraseText = (number: number): string => phrases[number] ?? '';
