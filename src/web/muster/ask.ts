// What the muster screen asks of the engine, by name.

import { askMuster } from '../table/library.ts';
import type { Army, ArmyCheck, ArmyFault, MusterBox } from './types.ts';

export const askBox = (): Promise<MusterBox> => askMuster({ ask: 'box' });

export const askCheck = (army: Army, size: number, open: number): Promise<ArmyCheck> =>
  askMuster({ ask: 'check', army, size, open });

/** An army that the computer musters. */
export const askMustered = (faction: string, size: number, seed: string): Promise<Army> =>
  askMuster({ ask: 'muster', faction, size, seed });

/** The army as the text in which it is shared. */
export const askText = (army: Army): Promise<string> => askMuster({ ask: 'print', army });

export const askArmy = (text: string): Promise<Army | ArmyFault> => askMuster({ ask: 'read', text });

/** The sheet of the battle. */
export const askSheet = (armies: readonly Army[]): Promise<string> => askMuster({ ask: 'sheet', armies });
