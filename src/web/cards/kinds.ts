// Kinds of command cards. A kind is told by its word, by the emblem and by the cut of the band at the top of the card, and
// only then by colour.

export interface CardKind {
  /** Part of class names. */
  readonly key: string;
  readonly label: string;
  /** Stroked path in a square of 24. */
  readonly emblem: string;
}

const kinds: { readonly [group: string]: CardKind } = {
  section: { key: 'section', label: 'Section', emblem: 'M3 5H21V19H3ZM9 5V19M15 5V19' },
  troop: { key: 'troop', label: 'Troop', emblem: 'M12 3L20 6V12C20 17 16 20 12 21.5C8 20 4 17 4 12V6ZM12 3V21.5' },
  leadership: {
    key: 'leadership',
    label: 'Leadership',
    emblem: 'M12 2V22M5 5H19M6.5 5V15L9.2 13L12 15L14.8 13L17.5 15V5',
  },
  tactic: { key: 'tactic', label: 'Tactic', emblem: 'M4 4L18 18M20 4L6 18M15 20L20 15M9 20L4 15' },
};

export const kindOf = (group: string): CardKind =>
  kinds[group] ?? {
    key: 'other',
    label: group.charAt(0).toUpperCase() + group.slice(1),
    emblem: 'M5 3H19V21H5Z',
  };
