// Questions that come while an attempt runs: the next of rapid fire, and one more like an answered one.
import type { FailureCode } from '#client/api/failure.ts';
import type { AttemptCalls } from './attempt-calls.ts';
import type { AttemptSessionCore } from './attempt-session-core.ts';
import { type Asking, currentOf } from './attempt-session-state.ts';

interface MoreDeps {
  core: AttemptSessionCore;
  calls: Pick<AttemptCalls, 'next' | 'another'>;
  /** Sends what waits. */
  save: () => Promise<unknown>;
  /** What the server has is not known: it is read. */
  reread: () => void;
  isOpen: () => boolean;
}

export function createMore({ core, calls, save, reread, isOpen }: MoreDeps) {
  const { state, set } = core;

  /** Sends what waits, then asks: an answer must be there before its question is left. */
  async function begin(asking: Asking): Promise<boolean> {
    if (!isOpen() || state().asking !== null) return false;
    core.accrue();
    set({ asking, askFailure: null });
    await save();
    return true;
  }

  /** Handing in may have begun meanwhile, and may fail: then it is asked for anew. */
  function stillOpen(): boolean {
    if (isOpen()) return true;
    set({ asking: null });
    return false;
  }

  function refused(code: FailureCode): void {
    set({ asking: null, askFailure: code });
    reread();
  }

  return {
    /** @returns last: there is none after the shown one */
    async next(): Promise<'served' | 'last' | 'failed'> {
      const { serving } = state().attempt;
      if (serving === null || !(await begin('next'))) return 'failed';
      const answer = await calls.next(serving.number);
      if (!stillOpen()) return 'failed';
      if (!answer.ok) {
        refused(answer.failure.code);
        return 'failed';
      }
      const { serving: now, question, left, ...pulse } = answer.value;
      core.receive(pulse);
      set({ asking: null });
      if (question === null) return 'last';
      core.accrue();
      core.grow(question, { serving: now }, left);
      core.accrue();
      return 'served';
    },
    /** One more like the shown question, asked next. */
    async another(): Promise<void> {
      const { asked } = currentOf(state());
      if (!(await begin('another'))) return;
      const answer = await calls.another(asked.question.id, state().attempt.total);
      if (!stillOpen()) return;
      if (!answer.ok) {
        refused(answer.failure.code);
        return;
      }
      const { total, question, ...pulse } = answer.value;
      core.receive(pulse, 1);
      set({ asking: null });
      // Another device has added one meanwhile: how they stand now is read.
      if (!core.insert(question, total)) reread();
      core.accrue();
    },
    /** ms until the asked question closes; null where questions have no time of their own. */
    msOfQuestion(): number | null {
      const { serving } = state().attempt;
      return serving && Math.max(0, Date.parse(serving.dueAt) - core.serverNow());
    },
  };
}
