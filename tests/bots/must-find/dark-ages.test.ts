import { mustFind } from './kit.ts';

mustFind('dark-ages');
