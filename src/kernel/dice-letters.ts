// A letter for each face of a die, for who enters dice by keys or types them.

/** The faces of a game's die; one that is on two sides is one face. */
export const facesOf = ({ faces }: { readonly faces: readonly string[] }): readonly string[] => [...new Set(faces)];

/** One letter per face: the first of its name that no face before it has. A face with a numeral has its number only. */
export function lettersOf(faces: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return faces.map((face) => {
    const letter = /^\d+$/.test(face) ? '' : ([...face].find((one) => !taken.has(one)) ?? '');
    taken.add(letter);
    return letter;
  });
}
