import { mustFind } from './kit.ts';

mustFind('medieval');
