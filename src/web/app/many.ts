// Numbers with their nouns: `1 card`, `3 cards`.

export const many = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;
