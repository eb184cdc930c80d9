// Which topic and which questions a practice is drawn from, as its address says.
import type { ExamOverview, Focus, FocusView, PaperCard, Pool } from '#contract/exams.ts';
import { isOfMissed } from '#domain/exam/counted-paper.ts';

export const POOLS = ['any', 'unseen', 'missed'] as const satisfies readonly Pool[];

/** What a practice can be about. */
export interface NamedTopic {
  readonly objectiveId: string;
  readonly title: string;
}

/** A topic as one paper practises it. */
export interface PracticeTopic extends NamedTopic {
  readonly pool: Readonly<Record<Pool, number>>;
}

type Topics = readonly PracticeTopic[];

/** The topics that a paper practises, with its own counts. */
export const topicsOfPractice = (topics: ExamOverview['topics'], paperKey: string): Topics =>
  topics.flatMap(({ objectiveId, title, practices }) => {
    const own = practices.find((practice) => practice.paperKey === paperKey);
    return own ? [{ objectiveId, title, pool: own.pool }] : [];
  });

/** What the address asks for; a topic or pool that nobody knows is none. */
export function focusOfSearch(
  search: { readonly topic?: string | undefined; readonly pool?: string | undefined },
  topics: readonly NamedTopic[],
): Focus {
  const pool = POOLS.find((one) => one === search.pool) ?? 'any';
  const topic = topics.find(({ objectiveId }) => objectiveId === search.topic);
  return topic === undefined ? { pool } : { pool, objectiveId: topic.objectiveId };
}

/** Whether a practice that runs was drawn from something else than what is asked for. */
export const isOtherFocus = (asked: Focus, running: FocusView | null): boolean =>
  running !== null &&
  (running.pool !== asked.pool || running.objectiveId !== (asked.objectiveId ?? null));

/**
 * How many questions each pool holds for a focus.
 * @param overview as the server counts them: of each topic, and of all together
 * @returns null where they are not counted
 */
export function poolsOf(
  { objectiveId }: Focus,
  { topics, practices }: Pick<ExamOverview, 'topics' | 'practices'>,
  paperKey: string,
): Record<Pool, number> | null {
  // What an older release has sent, and a page without a network reads, has no counts over all topics.
  if (objectiveId === undefined) {
    return practices?.find((practice) => practice.paperKey === paperKey)?.pool ?? null;
  }
  const own = topicsOfPractice(topics, paperKey).find((topic) => topic.objectiveId === objectiveId);
  return own?.pool ?? { any: 0, unseen: 0, missed: 0 };
}

/** All, and the parts that add up to it: new, missed, and what was seen and not missed. */
export const partsOf = ({ any, unseen, missed }: Readonly<Record<Pool, number>>) =>
  [any, unseen, missed, any - unseen - missed] as const;

/** What of a count is asked in addition, and what it leaves out: nothing where it is not counted. */
export function besidesOf(
  { objectiveId }: Focus,
  { topics, practices }: Pick<ExamOverview, 'topics' | 'practices'>,
  paperKey: string,
): Pick<ExamOverview['practices'][number], 'elsewhere' | 'held'> {
  const counted =
    objectiveId === undefined
      ? practices
      : topics.find((topic) => topic.objectiveId === objectiveId)?.practices;
  // What an older release has sent has neither.
  const { elsewhere = 0, held = 0 } = counted?.find((one) => one.paperKey === paperKey) ?? {};
  return { elsewhere, held };
}

/** Whether the practice that runs, else the one that the address asks for, is of what was missed. */
export const asksMissed = (
  { takesFocus, open }: Pick<PaperCard, 'takesFocus' | 'open'>,
  asked: string | undefined,
): boolean => (open === null ? takesFocus && asked === 'missed' : isOfMissed(open.focus));

/** A paper as it is asked now, with the questions that a choice leaves; whole where it leaves none. */
export function shortened<P extends Pick<PaperCard, 'count' | 'minutes' | 'maxPoints'>>(
  paper: P,
  left: number,
): P {
  if (left === 0 || left >= paper.count) return paper;
  const share = left / paper.count;
  return {
    ...paper,
    count: left,
    minutes: Math.ceil(paper.minutes * share),
    maxPoints: Math.round(paper.maxPoints * share),
  };
}
