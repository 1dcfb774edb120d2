import { mustFind } from './kit.ts';

mustFind('ancients');
