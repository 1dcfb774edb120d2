import { mustFind } from './kit.ts';

mustFind('napoleonics');
