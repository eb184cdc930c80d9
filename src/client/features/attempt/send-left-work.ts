// Outside its screen, what an attempt left on this device goes out as soon as the server is there.
import type { Answer as CallAnswer } from '#client/api/failure.ts';
import type { AnswerChange, Attempt, AttemptPulse, SavedAnswer } from '#contract/exams.ts';
import { type KeptWork, keptWork } from './kept-work.ts';
import { createSaver } from './saver.ts';
import { createCore } from './sitting-core.ts';
import { attemptsWithWork, type Shelf } from './work-shelf.ts';
import { hasNews } from './working-copy.ts';

export interface LeftCalls {
  read: (attemptId: string) => Promise<CallAnswer<Attempt>>;
  save: (
    attemptId: string,
    changes: AnswerChange[],
  ) => Promise<CallAnswer<AttemptPulse & { saved: SavedAnswer[] }>>;
}

interface LeftOptions {
  shelf: Shelf;
  learnerId: string;
  /** Attempts said to run: nothing is asked about one that has all. The list may be old. */
  running: readonly string[];
  calls: LeftCalls;
}

/** @returns `sent`: attempts whose work arrived; `isOver` false where some has to be tried again */
export async function sendLeftWork({ shelf, learnerId, running, calls }: LeftOptions) {
  let sent = 0;
  let isOver = true;
  for (const attemptId of attemptsWithWork(shelf, learnerId)) {
    const work = keptWork(shelf, learnerId, attemptId);
    const isThere = () => attemptsWithWork(shelf, learnerId).includes(attemptId);
    const kept: KeptWork = {
      ...work,
      // What was wiped meanwhile, as by signing out, stays wiped.
      write: (news) => isThere() && work.write(news),
    };
    const isAllSent = !Object.values(kept.read().entries).some(hasNews);
    if (isAllSent && running.includes(attemptId)) continue;
    // Work is forgotten on the word of the server alone, given now.
    const read = await calls.read(attemptId);
    if (!read.ok) {
      if (read.failure.code === 'attempt.not_found') kept.forget();
      else isOver = false;
      continue;
    }
    if (read.value.state !== 'open') {
      kept.forget();
      continue;
    }
    if (isAllSent) continue;
    const core = createCore({ attempt: read.value, kept, steady: () => 0 });
    const saver = createSaver({
      core,
      calls: {
        read: () => calls.read(attemptId),
        save: (changes) => calls.save(attemptId, changes),
      },
      // Whoever asked tries again.
      later: () => () => undefined,
      steady: () => 0,
      tellTabs: () => undefined,
      onEnded: () => {
        core.set({ phase: 'over' });
        kept.forget();
      },
    });
    if (await saver.flush()) sent += 1;
    else if (core.state().phase !== 'over') isOver = false;
  }
  return { sent, isOver };
}
