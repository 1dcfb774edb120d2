import { mustFind } from './kit.ts';

mustFind('battalion');
