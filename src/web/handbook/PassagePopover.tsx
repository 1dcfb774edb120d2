// The passage of a rule reference, shown where the reference stands: its title and first words, and a way to the rest.

import { findPassage } from '../../kernel/handbook.ts';
import '../styles/handbook.css';
import { useLibrary } from './load.ts';
import { Paragraphs } from './PassageText.tsx';

export interface PassagePopoverProps {
  readonly game: string;
  readonly refText: string;
  /** Opens the handbook at a passage, by its id. */
  readonly onOpen: (id: string) => void;
}

/** The first paragraph, or the first items where the text begins with a list or only announces one. */
function beginningOf(text: readonly string[]): readonly string[] {
  if (!text[0]?.startsWith('- ') && !text[0]?.endsWith(':')) return text.slice(0, 1);
  return text.slice(0, 4);
}

export function PassagePopover({ game, refText, onOpen }: PassagePopoverProps) {
  const { library, trouble } = useLibrary(game);
  if (trouble !== '') return <p class="handbook-popover">The handbook cannot be opened. {trouble}</p>;
  if (!library) {
    return (
      <p class="handbook-popover" aria-busy="true">
        {refText}
      </p>
    );
  }
  const passage = findPassage(library.handbook, refText);
  if (!passage) return <p class="handbook-popover">No passage speaks of “{refText}” by name.</p>;
  return (
    <div class="handbook-popover" role="group" aria-label={`Rule: ${passage.title}`}>
      <p class="handbook-popover-title">{passage.title}</p>
      <Paragraphs text={beginningOf(passage.text)} words={[]} />
      <button type="button" aria-label={`Read more: ${passage.title}`} onClick={() => onOpen(passage.id)}>
        Read more
      </button>
    </div>
  );
}
