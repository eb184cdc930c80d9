// What the learner does to the questions of an open attempt.
import type { Answer, Confidence } from '#contract/exams.ts';
import type { AttemptSessionCore } from './attempt-session-core.ts';
import { currentOf, shownAll, shownHere } from './attempt-session-state.ts';
import type { SaveSchedule } from './save-schedule.ts';

interface AnsweringDeps {
  readonly core: AttemptSessionCore;
  readonly saves: Pick<SaveSchedule, 'now' | 'soon'>;
  /** False while it is handed in, locked, over or on a break. */
  readonly isOpen: () => boolean;
}

export function createAnswering({ core, saves, isOpen }: AnsweringDeps) {
  const { state, set } = core;

  function choose(questionId: string, answer: Answer | null): void {
    const choices = new Map(state().choices);
    if (answer === null) choices.delete(questionId);
    else choices.set(questionId, answer);
    set({ choices });
  }

  return {
    /**
     * An answer, or null to take it back; where it is explained at once, a choice that can still change.
     * Where each question has its own seconds, choosing is answering: it goes out at once, and can change
     * until the question closes.
     */
    answer(answer: Answer | null): void {
      const { attempt, asking } = state();
      const isServed = attempt.serving !== null;
      // A question with its own seconds is closed as soon as it is left.
      if (!isOpen() || (isServed && asking === 'next')) return;
      const { asked, isCommitted } = currentOf(state());
      if (isCommitted) return;
      const { id } = asked.question;
      if (attempt.paper.review === 'immediate' && !isServed) {
        choose(id, answer);
        return;
      }
      core.accrue();
      core.change(id, { answer });
      if (isServed) void saves.now();
      else saves.soon();
    },
    /** Gives the chosen answer for good, where it is explained at once. */
    commit(): void {
      const { asked, answer, isCommitted } = currentOf(state());
      if (!isOpen() || isCommitted || answer === null) return;
      core.accrue();
      const { confidence } = state();
      core.change(asked.question.id, confidence === null ? { answer } : { answer, confidence });
      choose(asked.question.id, null);
      set({ confidence: null });
      void saves.now();
    },
    /** Gives what is chosen and was not checked, as the attempt ends: it counts as in an exam. */
    giveChosen(): void {
      const { position, confidence } = state();
      for (const { asked, answer, isUnchecked } of shownAll(state())) {
        if (!isUnchecked || answer === null) continue;
        const isSaid = confidence !== null && asked.number === position;
        core.change(asked.question.id, isSaid ? { answer, confidence } : { answer });
        choose(asked.question.id, null);
      }
    },
    /** How sure the learner is; it goes with the answer. */
    say(confidence: Confidence): void {
      if (isOpen() && !currentOf(state()).isCommitted) set({ confidence });
    },
    /** Strikes an option out, or back in: what was ruled out is seen to be, and no answer changes. */
    strike(optionId: string): void {
      if (!isOpen() || state().attempt.serving !== null) return;
      const { asked, struck, isCommitted } = currentOf(state());
      if (isCommitted) return;
      const others = struck.filter((id) => id !== optionId);
      const next = others.length === struck.length ? [...struck, optionId] : others;
      const all = new Map(state().struck);
      if (next.length === 0) all.delete(asked.question.id);
      else all.set(asked.question.id, next);
      set({ struck: all });
    },
    flag(): void {
      // Where there is no way back there is nothing to come back to.
      if (!isOpen() || state().attempt.serving !== null) return;
      const { asked, flagged } = currentOf(state());
      core.accrue();
      core.change(asked.question.id, { flagged: !flagged });
      saves.soon();
    },
    move(number: number): void {
      // Where questions are served one by one, none can be gone to.
      if (!isOpen() || number === state().position || state().attempt.serving !== null) return;
      if (!shownHere(state()).some(({ asked }) => asked.number === number)) return;
      core.accrue();
      set({ position: number, confidence: null, askFailure: null });
    },
  };
}
