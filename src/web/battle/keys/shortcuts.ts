// Which key does what, as one table: the keyboard layer acts by it and the help dialog prints it, so they cannot differ.

import type { Direction } from '../../games/kit.ts';

export type Action =
  | Direction
  | 'rowStart'
  | 'rowEnd'
  | 'point'
  | 'confirm'
  | 'cancel'
  | 'finish'
  | 'undo'
  | 'nextPiece'
  | 'previousPiece'
  | 'nextTarget'
  | 'previousTarget'
  | `pick${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | 'prompt'
  | 'odds'
  | 'why'
  | 'numbers'
  | 'here'
  | 'near'
  | 'reach'
  | 'sight'
  | 'mine'
  | 'enemies'
  | 'score'
  | 'lastEvents'
  | 'passed'
  | 'trace'
  | 'wanted'
  | 'again'
  | 'back'
  | 'forward'
  | 'now'
  | 'zoomIn'
  | 'zoomOut'
  | 'whole'
  | 'panLeft'
  | 'panRight'
  | 'panUp'
  | 'panDown'
  | 'nextLandmark'
  | 'previousLandmark'
  | 'nextLandmarks'
  | 'previousLandmarks'
  | 'line'
  | 'help';

export interface Shortcut {
  readonly group: string;
  readonly action: Action;
  /** As `chordOf` writes them. */
  readonly chords: readonly string[];
  /** As people read them; the chords themselves where nothing is said. */
  readonly shown?: string;
  readonly words: string;
  /** It moves the board's cursor, so it belongs to the board and not to a button or a list that has the focus. */
  readonly board?: boolean;
}

const MOVING = 'Moving the cursor';
const DOING = 'Playing';
const FINDING = 'Finding pieces and targets';
const HEARING = 'Hearing the situation';
const LOOKING = 'Looking back, zooming, help';

const pick = (n: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9): Shortcut => ({
  group: DOING,
  action: `pick${n}`,
  chords: [String(n)],
  words: `The card or answer with number ${n}`,
});

export const shortcuts: readonly Shortcut[] = [
  { group: MOVING, action: 'left', chords: ['ArrowLeft', 'Numpad4', 'a'], words: 'One place to the left', board: true },
  {
    group: MOVING,
    action: 'right',
    chords: ['ArrowRight', 'Numpad6', 'd'],
    words: 'One place to the right',
    board: true,
  },
  { group: MOVING, action: 'up', chords: ['ArrowUp', 'Numpad8'], words: 'One row up', board: true },
  { group: MOVING, action: 'down', chords: ['ArrowDown', 'Numpad2'], words: 'One row down', board: true },
  { group: MOVING, action: 'upLeft', chords: ['w', 'Numpad7'], words: 'Up and to the left', board: true },
  { group: MOVING, action: 'upRight', chords: ['e', 'Numpad9'], words: 'Up and to the right', board: true },
  { group: MOVING, action: 'downLeft', chords: ['z', 'Numpad1'], words: 'Down and to the left', board: true },
  { group: MOVING, action: 'downRight', chords: ['x', 'Numpad3'], words: 'Down and to the right', board: true },
  { group: MOVING, action: 'rowStart', chords: ['Home'], words: 'To the left end of the row', board: true },
  { group: MOVING, action: 'rowEnd', chords: ['End'], words: 'To the right end of the row', board: true },

  {
    group: DOING,
    action: 'point',
    chords: ['Enter', 'Space', 'Numpad5', 'NumpadEnter'],
    words: 'Choose at the cursor: select, order, move or attack; press again to confirm',
    board: true,
  },
  pick(1),
  pick(2),
  pick(3),
  pick(4),
  pick(5),
  pick(6),
  pick(7),
  pick(8),
  pick(9),
  { group: DOING, action: 'confirm', chords: ['c'], words: 'Confirm the choice shown' },
  {
    group: DOING,
    action: 'cancel',
    chords: ['Escape'],
    words: 'Deselect, close what is open, or skip the animation',
  },
  { group: DOING, action: 'finish', chords: ['f'], words: 'Finish orders, moves or battles' },
  { group: DOING, action: 'undo', chords: ['u'], words: 'Undo the last choice' },

  { group: FINDING, action: 'nextPiece', chords: ['n', ']'], words: 'Your next piece that can act' },
  { group: FINDING, action: 'previousPiece', chords: ['Shift+n', '['], words: 'The previous one' },
  { group: FINDING, action: 'nextTarget', chords: ['t'], words: 'The next place or target of the selected piece' },
  { group: FINDING, action: 'previousTarget', chords: ['Shift+t'], words: 'The previous one' },
  {
    group: FINDING,
    action: 'nextLandmarks',
    chords: ['v'],
    words: 'The next list of landmarks: enemies in reach, threatened units, leaders, key ground, gaps, changes',
  },
  { group: FINDING, action: 'previousLandmarks', chords: ['Shift+v'], words: 'The previous list' },
  { group: FINDING, action: 'nextLandmark', chords: ['k'], words: 'The next place in the list' },
  { group: FINDING, action: 'previousLandmark', chords: ['Shift+k'], words: 'The previous place' },
  { group: FINDING, action: 'why', chords: ['y'], words: 'Why nothing is possible at the cursor' },

  {
    group: HEARING,
    action: 'line',
    chords: [':', 'F2'],
    shown: ': (colon) or F2',
    words: 'Type commands and questions, such as: order c4; done, near D7, help',
  },
  { group: HEARING, action: 'prompt', chords: ['p'], words: 'The question you are asked' },
  { group: HEARING, action: 'odds', chords: ['o'], words: 'The odds of the choice shown' },
  {
    group: HEARING,
    action: 'here',
    chords: ['h'],
    words: 'The place at the cursor: ground, sections, pieces, what happened there',
  },
  { group: HEARING, action: 'numbers', chords: ['i'], words: 'The values of the unit at the cursor, with reasons' },
  { group: HEARING, action: 'near', chords: ['g'], words: 'The pieces near the cursor' },
  { group: HEARING, action: 'reach', chords: ['r'], words: 'The pieces that can move to the cursor or attack there' },
  { group: HEARING, action: 'sight', chords: ['l'], words: 'What can be seen from the cursor' },
  { group: HEARING, action: 'mine', chords: ['m'], words: 'Your army' },
  { group: HEARING, action: 'enemies', chords: ['b'], words: 'The enemy army' },
  { group: HEARING, action: 'score', chords: ['s'], words: 'The score and your cards' },
  { group: HEARING, action: 'lastEvents', chords: ['j'], words: 'What happened last' },
  { group: HEARING, action: 'passed', chords: ['Shift+j'], words: 'Last turn in short' },
  { group: HEARING, action: 'wanted', chords: ['Shift+b'], words: 'What the computer player wanted in its last turn' },

  {
    group: LOOKING,
    action: 'trace',
    chords: ['q'],
    words: 'Show or hide the trace of the last turn',
  },
  { group: LOOKING, action: 'again', chords: ['Shift+q'], words: 'Replay the last turn' },
  { group: LOOKING, action: 'back', chords: [','], shown: ', (comma)', words: 'Look back one choice' },
  { group: LOOKING, action: 'forward', chords: ['.'], shown: '. (full stop)', words: 'Look forward one choice' },
  { group: LOOKING, action: 'now', chords: ['/'], shown: '/ (slash)', words: 'Return to the present' },
  { group: LOOKING, action: 'zoomIn', chords: ['+', '=', 'NumpadAdd'], shown: '+', words: 'Zoom in' },
  { group: LOOKING, action: 'zoomOut', chords: ['-', 'NumpadSubtract'], shown: '- (minus)', words: 'Zoom out' },
  { group: LOOKING, action: 'whole', chords: ['0'], words: 'Show the whole board' },
  { group: LOOKING, action: 'panLeft', chords: ['Shift+ArrowLeft'], words: 'Move the view left', board: true },
  { group: LOOKING, action: 'panRight', chords: ['Shift+ArrowRight'], words: 'Move the view right', board: true },
  { group: LOOKING, action: 'panUp', chords: ['Shift+ArrowUp'], words: 'Move the view up', board: true },
  { group: LOOKING, action: 'panDown', chords: ['Shift+ArrowDown'], words: 'Move the view down', board: true },
  { group: LOOKING, action: 'help', chords: ['?'], shown: '? (question mark)', words: 'This list' },
];

const byChord: ReadonlyMap<string, Shortcut> = new Map(
  shortcuts.flatMap((shortcut) => shortcut.chords.map((chord) => [chord, shortcut] as const)),
);

/** What is read of a key event. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * A key as the table writes it. The number pad goes by its place, because it means directions there; all else by the
 * character, so that the help names the key that is printed on the keyboard.
 */
function chordOf({ key, code, shiftKey }: KeyPress): string {
  if (/^Numpad(\d|Enter|Add|Subtract)$/.test(code)) return code;
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key;
  // A character such as ? already says that Shift was held.
  const shifted = shiftKey && (name.length > 1 || /^\p{L}$/u.test(name));
  return shifted ? `Shift+${name}` : name;
}

/** Single characters are what people who speak to their computer, or whose hand shakes, may want switched off. */
const isCharacter = (chord: string): boolean => chord.replace('Shift+', '').length === 1;

/** What a key means; null when it is not ours. Keys with Ctrl, Alt or the system key belong to browser and screen reader. */
export function shortcutOf(press: KeyPress, letterKeys: boolean): Shortcut | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const chord = chordOf(press);
  // Digits need Shift on some keyboards; their place is taken where the character means nothing else.
  const digit = /^Digit([1-9])$/.exec(press.code)?.[1];
  const found = byChord.get(chord) ?? (digit !== undefined && !press.shiftKey ? byChord.get(digit) : undefined);
  if (!found) return null;
  const character = isCharacter(chord) || (digit !== undefined && found === byChord.get(digit));
  return character && !letterKeys ? null : found;
}

const NAMES: { readonly [chord: string]: string } = {
  ArrowLeft: '← arrow',
  ArrowRight: '→ arrow',
  ArrowUp: '↑ arrow',
  ArrowDown: '↓ arrow',
  Space: 'Space',
  NumpadEnter: 'Enter on the number pad',
};

function chordWords(chord: string): string {
  const plain = chord.replace('Shift+', '');
  const pad = /^Numpad(\d)$/.exec(plain);
  const name = NAMES[plain] ?? (pad ? `Num ${pad[1]}` : plain.length === 1 ? plain.toUpperCase() : plain);
  return chord === plain ? name : `Shift ${name}`;
}

/** The keys of a shortcut as they are printed in the help; without the characters when those are switched off. */
export function keyNames({ chords, shown }: Shortcut, letterKeys: boolean): readonly string[] {
  const working = letterKeys ? chords : chords.filter((chord) => !isCharacter(chord));
  if (shown !== undefined && letterKeys) return [shown];
  return working.filter((chord) => chord !== 'NumpadEnter').map(chordWords);
}
