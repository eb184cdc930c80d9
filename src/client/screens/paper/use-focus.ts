// What a practice is put together from: chosen on its intro, kept in the address, and on this device for the next time.
import { useQuery } from '@tanstack/react-query';
import { examQueries } from '#client/api/exam-queries.ts';
import { useCourses } from '#client/base/course.ts';
import { saveDraft, useDevice } from '#client/base/device.ts';
import { useSearchText } from '#client/base/go.tsx';
import { useLearner } from '#client/base/session/session.tsx';
import {
  askedText,
  besidesOf,
  choiceForm,
  focusOfText,
  NOTHING_BESIDES,
  onTopics,
  type PracticeTopic,
  poolsOf,
  textOfFocus,
  topicsOfPractice,
} from '#client/features/exam/focus.ts';
import type { Focus, PaperCard, Pool } from '#contract/exams.ts';
import { isOfMissed } from '#domain/exam/counted-paper.ts';
import {
  clockPace,
  lengthFor,
  longestPractice,
  practiceLengths,
  topicsChosen,
} from '#domain/exam/practice-choice.ts';

/** A topic that can be chosen; without counts until they are here. */
type ChoosableTopic = Pick<PracticeTopic, 'objectiveId' | 'title'> & Partial<PracticeTopic>;

export interface FocusChoice {
  focus: Focus;
  /** Those that the paper practises. */
  topics: readonly ChoosableTopic[];
  /** Ids of the chosen ones; none is all. */
  chosen: readonly string[];
  /** Null until they are counted. */
  pools: Record<Pool, number> | null;
  /** What `pools` count in addition, what they leave out, and how many of the missed ones were left open. */
  besides: ReturnType<typeof besidesOf>;
  /** Questions of the course that this practice never asks; 0 where only some topics are chosen, or nothing is counted yet. */
  others: number;
  /** All questions of the course. */
  offered: number;
  /** Counts again, where that failed; what there is can be drawn from without. */
  recount: (() => void) | null;
  /** Nothing can be drawn. */
  isEmpty: boolean;
  /** How many questions can be asked for. */
  lengths: readonly number[];
  /** How many will be asked: 0 where there are none. */
  length: number;
  /** What a clock gives. */
  pace: ReturnType<typeof clockPace>;
  onTopics: (ids: readonly string[]) => void;
  onPool: (pool: Pool) => void;
  onLength: (count: number) => void;
  onClock: (hasClock: boolean) => void;
}

/** Null where the paper takes no focus. */
export function useFocus(paper: PaperCard): FocusChoice | null {
  const { id: learnerId } = useLearner();
  const query = useQuery({ ...examQueries.exams(paper.courseKey), enabled: paper.takesFocus });
  const [search, setSearch] = useSearchText();
  const { drafts } = useDevice();
  const { data: courses } = useCourses();
  if (!paper.takesFocus) return null;
  const counted = query.data && topicsOfPractice(query.data.topics, paper.key);
  const topics: readonly ChoosableTopic[] = counted ?? paper.topics;
  const formOf = (pool: Pool) => choiceForm(learnerId, { ...paper, pool });
  const lastOf = (pool: Pool) => drafts[formOf(pool)] ?? {};
  const isMissed = search.pool === 'missed';
  const focus = focusOfText(
    askedText(search, lastOf(isMissed ? 'missed' : 'any')),
    topics,
    paper.count,
  );
  const pools = query.data === undefined ? null : poolsOf(focus, query.data, paper.key);
  const besides =
    query.data === undefined ? NOTHING_BESIDES : besidesOf(focus, query.data, paper.key);
  const own = pools === null ? 0 : pools.any - besides.elsewhere + besides.held;
  const offered = courses?.find(({ key }) => key === paper.courseKey)?.offer.questions ?? 0;
  const lengths = practiceLengths(paper, pools?.[focus.pool] ?? longestPractice(paper));
  const choose = (next: Focus) => {
    const text = textOfFocus(next);
    setSearch({ ...text });
    saveDraft(
      formOf(next.pool),
      Object.fromEntries(
        Object.entries(text).filter((entry): entry is [string, string] => entry[1] !== undefined),
      ),
    );
  };
  const { objectiveId: _, objectiveIds: __, ...onAll } = focus;
  return {
    focus,
    topics,
    chosen: topicsChosen(focus),
    pools,
    besides,
    offered,
    others: pools === null || topicsChosen(focus).length > 0 ? 0 : Math.max(0, offered - own),
    recount: pools === null && query.isError ? () => void query.refetch() : null,
    isEmpty: pools !== null && pools[focus.pool] === 0,
    lengths,
    length: lengthFor(focus.count ?? paper.count, lengths) ?? 0,
    pace: clockPace(paper),
    onTopics: (ids) => choose({ ...onAll, ...onTopics(ids, topics.length) }),
    onPool: (pool) => {
      // The other kind of practice has its own length and clock.
      const isSameKind = isOfMissed({ pool }) === isOfMissed(focus);
      const { count, clock } = isSameKind ? textOfFocus(focus) : lastOf(pool);
      const { topic } = textOfFocus(focus);
      choose(focusOfText({ topic, pool, count, clock }, topics, paper.count));
    },
    onLength: (count) => choose({ ...focus, count: count === paper.count ? undefined : count }),
    onClock: (clock) => choose({ ...focus, clock: clock || undefined }),
  };
}
