// What was done in an attempt, stored on this device: by learner and attempt, so that nobody else sends
// what the server does not have yet; it outlives a reload and is wiped at sign-out.
import type { Answer } from '#contract/exams.ts';
import { keyOf, type WorkStorage } from './work-storage.ts';
import type { Entry } from './working-copy.ts';

export interface Kept {
  /** Where the learner was last on this device; null where it is not known. */
  position: number | null;
  /** By question: what the server has taken from here, and what is unsent. */
  entries: Record<string, Entry>;
  /** Chosen, but not given yet, in papers that explain at once. */
  choices: Record<string, Answer>;
  /** Ids of the options of a question that were struck out: what the learner has ruled out. */
  struck: Record<string, readonly string[]>;
}

export interface SavedWork {
  read: () => Kept;
  /** Takes the changes in; null forgets a question's. Other tabs' work on other questions stays. */
  write: (news: {
    position?: number;
    entries?: Record<string, Entry | null>;
    choices?: Record<string, Answer | null>;
    struck?: Record<string, readonly string[] | null>;
  }) => void;
  forget: () => void;
  /** Does something lie on the device? */
  isThere: () => boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isMarks = (value: unknown): boolean =>
  isRecord(value) &&
  (value.answer === null || isRecord(value.answer)) &&
  typeof value.flagged === 'boolean' &&
  typeof value.msSpent === 'number';
const isRevised = (value: unknown): boolean =>
  isMarks(value) && typeof (value as { revision?: unknown }).revision === 'number';
const isEntry = (value: unknown): value is Entry =>
  isRecord(value) &&
  isRevised(value.base) &&
  (value.mine === null || isMarks(value.mine)) &&
  (value.sent === null || isRevised(value.sent));

const only = <T>(value: unknown, fits: (one: unknown) => one is T): Record<string, T> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter((pair): pair is [string, T] =>
      fits(pair[1]),
    ),
  );

/** What somebody else wrote into this browser's storage is no work of ours. */
function parsed(text: string | null): Kept {
  let value: unknown = null;
  try {
    value = text === null ? null : JSON.parse(text);
  } catch {
    // A broken entry is as good as none.
  }
  const stored = isRecord(value) ? value : {};
  return {
    position: typeof stored.position === 'number' ? stored.position : null,
    entries: only(stored.entries, isEntry),
    choices: only(stored.choices, (one): one is Answer => isRecord(one)),
    struck: only(stored.struck, isIds),
  };
}

function overlay<T>(before: Record<string, T>, news: Record<string, T | null>): Record<string, T> {
  const merged = { ...before, ...news };
  return Object.fromEntries(
    Object.entries(merged).filter((pair): pair is [string, T] => pair[1] !== null),
  );
}

export function savedWork(storage: WorkStorage, learnerId: string, attemptId: string): SavedWork {
  const key = keyOf(learnerId, attemptId);
  return {
    read: () => parsed(storage.getItem(key)),
    write: ({ position, entries = {}, choices = {}, struck = {} }) => {
      const before = parsed(storage.getItem(key));
      storage.setItem(
        key,
        JSON.stringify({
          position: position ?? before.position,
          entries: overlay(before.entries, entries),
          choices: overlay(before.choices, choices),
          struck: overlay(before.struck, struck),
        }),
      );
    },
    forget: () => storage.removeItem(key),
    isThere: () => storage.getItem(key) !== null,
  };
}

/** What was wiped meanwhile, as by signing out, stays wiped: an answer that comes late writes nothing anew. */
export const unlessWiped = (work: SavedWork): SavedWork => ({
  ...work,
  write: (news) => {
    if (work.isThere()) work.write(news);
  },
});
