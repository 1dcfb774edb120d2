// What the window has room for, where the sheets alone cannot say it.

import { useEffect, useState } from 'preact/hooks';

/** Whether the board has room for what hangs at a hex: not on a phone, also one that lies on its side. */
const WIDE = '(min-width: 1000px) and (min-height: 561px)';
/** As `battle-square.css` has it. */
const SQUARISH = `${WIDE} and (max-aspect-ratio: 7 / 5)`;

function useMedia(media: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(media).matches);
  useEffect(() => {
    const query = matchMedia(media);
    const look = () => setMatches(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, [media]);
  return matches;
}

export const useWide = (): boolean => useMedia(WIDE);

/** Whether a wide window is nearly as high as wide: beneath every board of hexes there is room then. */
export const useSquarish = (): boolean => useMedia(SQUARISH);
