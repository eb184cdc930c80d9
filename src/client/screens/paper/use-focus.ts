// What a practice is drawn from: chosen on its intro, kept in the address.
import { useQuery } from '@tanstack/react-query';
import { examQueries } from '#client/api/exam-queries.ts';
import { useSearchText } from '#client/base/go.tsx';
import {
  besidesOf,
  focusOfSearch,
  type NamedTopic,
  poolsOf,
  topicsOfPractice,
} from '#client/features/exam/focus.ts';
import type { Focus, PaperCard, Pool } from '#contract/exams.ts';

export interface FocusChoice {
  focus: Focus;
  /** Those that the paper practises. */
  topics: readonly NamedTopic[];
  /** Null until they are counted. */
  pools: Record<Pool, number> | null;
  /** What `pools` count in addition, and leave out. */
  besides: { readonly elsewhere: number; readonly held: number };
  /** Counts again, where that failed; what there is can be drawn from without. */
  recount: (() => void) | null;
  /** Nothing can be drawn. */
  isEmpty: boolean;
  onTopic: (objectiveId: string | undefined) => void;
  onPool: (pool: Pool) => void;
}

/** Null where the paper takes no focus. */
export function useFocus(paper: PaperCard): FocusChoice | null {
  const query = useQuery({ ...examQueries.exams(paper.courseKey), enabled: paper.takesFocus });
  const [search, setSearch] = useSearchText();
  if (!paper.takesFocus) return null;
  const counted = query.data && topicsOfPractice(query.data.topics, paper.key);
  const topics = counted ?? paper.topics;
  const focus = focusOfSearch(search, topics);
  const pools = query.data === undefined ? null : poolsOf(focus, query.data, paper.key);
  return {
    focus,
    topics,
    pools,
    besides:
      query.data === undefined
        ? { elsewhere: 0, held: 0 }
        : besidesOf(focus, query.data, paper.key),
    recount: pools === null && query.isError ? () => void query.refetch() : null,
    isEmpty: pools !== null && pools[focus.pool] === 0,
    onTopic: (topic) => setSearch({ topic }),
    onPool: (pool) => setSearch({ pool: pool === 'any' ? undefined : pool }),
  };
}
