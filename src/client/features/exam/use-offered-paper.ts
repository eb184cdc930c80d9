// The one thing that exam mode says to do next: the dashboard and the quick actions offer the same.
import { useQuery } from '@tanstack/react-query';
import { examQueries } from '#client/api/exam-queries.ts';
import { type Address, addresses } from '#client/base/addresses.ts';
import { type KnownCourse, useKnownCourses } from '#client/base/known-courses.ts';
import { useLocale } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { introOf, usePaperName } from '#client/base/paper-name.ts';
import type { DoneToday } from '#contract/exams.ts';
import type { Locale } from '#contract/fields.ts';
import { isOfMissed } from '#domain/exam/counted-paper.ts';
import { useMissedStep } from './use-missed.ts';

interface Offer {
  readonly to: Address;
  /** Empty until it is known what it is. */
  readonly name: string;
  /** The name is the paper's own, which is content. */
  readonly isContent: boolean;
  /** It runs, and the address leads into it. */
  readonly isRunning: boolean;
}

/** What came of the paper of the day, where it is done today: what offers it says so. */
export const useDoneToday = (courseKey: string): DoneToday | null =>
  // What an older release has sent knows no day.
  useQuery(examQueries.offeredPaper(courseKey)).data?.today ?? null;

/** Null in a course that has no paper. */
export function useOfferedPaper(courseKey: string): Offer | null {
  const locale = useLocale();
  const featured =
    useKnownCourses().find(({ key }) => key === courseKey)?.featured.dashboard ?? null;
  const missedStepOf = useMissedStep(courseKey);
  const paperName = usePaperName();
  const { data } = useQuery({ ...examQueries.offeredPaper(courseKey), enabled: featured !== null });
  if (featured === null) return null;
  const waits = { isRunning: false } as const;
  if (data === undefined) return { to: addresses.exam(), name: '', isContent: false, ...waits };
  // What an older release has sent knows neither missed questions nor what runs.
  const { paper, missed = null } = data;
  if (paper === null) return null;
  if (missed !== null) {
    const { to, name } = missedStepOf({ paperKey: paper.key, ...missed });
    return { to, name, isContent: false, ...waits };
  }
  const { focus = null, isRunning = false } = paper;
  if (isRunning) {
    // Everything else that leads back into it calls it by its title, too.
    const isContent = !isOfMissed(focus);
    const name = paperName(paper.title, focus).label;
    return { to: addresses.attempt(paper.key), name, isContent, isRunning };
  }
  return { to: introOf(paper.key, focus), ...nameOf(paper, featured, locale), ...waits };
}

/** Where it is the course's featured paper it has the name that was given to it. */
const nameOf = (
  paper: { key: string; title: string },
  featured: NonNullable<KnownCourse['featured']['dashboard']>,
  locale: Locale,
): Pick<Offer, 'name' | 'isContent'> =>
  paper.key === featured.paper
    ? { name: localized(featured.name, locale), isContent: false }
    : { name: paper.title, isContent: true };
