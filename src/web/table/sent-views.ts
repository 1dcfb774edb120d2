// Views on their way from the worker to the page: each as what differs from the one before it. Both ends keep the view that was
// sent last, and nothing older, so that a hand that has been covered is not kept.

import type { TableView } from '../../kernel/view.ts';
import type { AskName } from './asks.ts';
import { changed, type Difference, difference } from './differing.ts';
import type { Answer, TableState, Update } from './protocol.ts';

/** An update with differences in the place of its views. */
export type SentUpdate = Update<Difference>;

/** What is answered to these is a whole state, from which the next one differs. */
const WHOLE: readonly AskName[] = ['open', 'watch'];
/** What is answered to these is what came of a choice. */
const CAME_OF: readonly AskName[] = ['choose', 'undo', 'concede', 'enterDice'];

export class SentViews {
  private last: unknown = null;

  /** One after the other: a step's view differs from the step's before it, the state's from the last step's. */
  private through<A, B>({ steps, state }: Update<A>, turn: (view: unknown) => unknown): Update<B> {
    return {
      steps: steps.map((step) => ({ ...step, view: turn(step.view) })),
      state: { ...state, view: turn(state.view) as B },
    };
  }

  pack(update: Update<TableView>): SentUpdate {
    return this.through(update, (view) => {
      const by = difference(this.last, view);
      this.last = view;
      return by;
    });
  }

  unpack(update: SentUpdate): Update<TableView> {
    return this.through(update, (by) => {
      this.last = changed(this.last, by as Difference);
      return this.last;
    });
  }

  packAnswer(ask: AskName, value: unknown): unknown {
    return this.answer<TableView, Difference>(ask, value, (update) => this.pack(update));
  }

  unpackAnswer(ask: AskName, value: unknown): unknown {
    return this.answer<Difference, TableView>(ask, value, (update) => this.unpack(update));
  }

  private answer<A, B>(ask: AskName, value: unknown, turn: (update: Update<A>) => Update<B>): unknown {
    if (WHOLE.includes(ask)) this.last = (value as TableState).view;
    if (!CAME_OF.includes(ask)) return value;
    const answer = value as Answer<A>;
    return answer.kind === 'done' ? { ...answer, update: turn(answer.update) } : answer;
  }
}
