// Faces of the dice where a text names them: `flag`, `green circle`, `crossed swords`. The last word of a face's name is the one that
// sentences use.

import type { ComponentType } from 'preact';
import { createContext } from 'preact';
import type { DieProps } from '../games/kit.ts';

export interface FaceWord {
  readonly face: string;
  readonly word: string;
}

export interface DrawnFaces {
  readonly game: string;
  readonly words: readonly FaceWord[];
  readonly Die: ComponentType<DieProps>;
}

/** Null where nothing is drawn among the words. */
export const FacesContext = createContext<DrawnFaces | null>(null);

/** The words under which the faces of a game stand in sentences; faces that are numbers have none. */
export function faceWordsOf(faces: readonly string[], nameOf: (face: string) => string): FaceWord[] {
  return [...new Set(faces)].flatMap((face) => {
    if (/^\d/.test(face)) return [];
    const word = nameOf(face).split(' ').at(-1) ?? face;
    return [{ face, word: word.toLowerCase() }];
  });
}

/** The texts of a passage parted before the first mention of each face in it: once in a passage is enough. */
export function partPassage(texts: readonly string[], words: readonly FaceWord[]): Part[][] {
  const drawn = new Set<string>();
  return texts.map((text) => {
    const parts = partAtFaces(
      text,
      words.filter(({ face }) => !drawn.has(face)),
    );
    for (const { face } of parts) if (face !== null) drawn.add(face);
    return parts;
  });
}

/** One part of a text, with the face to be drawn before it; null for none. */
export interface Part {
  readonly text: string;
  readonly face: string | null;
}

/** A text parted before the first mention of each face. */
export function partAtFaces(text: string, words: readonly FaceWord[]): Part[] {
  const starts = words.flatMap(({ face, word }) => {
    const plain = word.replace(/s$/, '');
    const at = new RegExp(`\\b${plain}(?:e?s)?\\b`, 'i').exec(text);
    return at ? [{ at: at.index, face }] : [];
  });
  if (starts.length === 0) return [{ text, face: null }];
  starts.sort((a, b) => a.at - b.at);
  const parts: Part[] = starts[0].at > 0 ? [{ text: text.slice(0, starts[0].at), face: null }] : [];
  starts.forEach(({ at, face }, i) => {
    parts.push({ text: text.slice(at, starts[i + 1]?.at), face });
  });
  return parts;
}
