// What a coat of paint is given: the survey, the hexes that wear it, and a prefix for names that other elements refer to.

import type { ComponentChild } from 'preact';
import type { Cell, Survey } from './survey.ts';

export interface CoatProps {
  readonly survey: Survey;
  readonly cells: readonly Cell[];
  readonly id: string;
}

export type Coat = (props: CoatProps) => ComponentChild;
