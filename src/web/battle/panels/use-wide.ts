// Whether the board has room for what hangs at a hex: not on a phone, also one that lies on its side.

import { useEffect, useState } from 'preact/hooks';

const WIDE = '(min-width: 1000px) and (min-height: 561px)';

export function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const look = () => setWide(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return wide;
}
