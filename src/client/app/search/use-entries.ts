// All that the search can find now: pages at once, what the course holds as soon as it is here.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '#client/api/queries.ts';
import { screens } from '#client/app/screens.tsx';
import { menuCourse } from '#client/app/shell/menus.ts';
import { useIsShown } from '#client/app/shell/use-is-shown.ts';
import { useCourses } from '#client/base/course.ts';
import { useKnownCourses } from '#client/base/known-courses.ts';
import { useLocale, useTextOf } from '#client/base/language/language.tsx';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useQuiet } from '#client/base/theme.tsx';
import { contentEntries, mergedExams } from './content-entries.ts';
import type { Entry } from './entry.ts';
import { examEntries, pageEntries, placeEntries } from './page-entries.ts';

export interface Found {
  readonly entries: readonly Entry[];
  /** Activities and papers by id, with when they were worked on last; in ISO 8601. */
  readonly opened: readonly { readonly id: string; readonly at: string }[];
  readonly isLoading: boolean;
  readonly isLost: boolean;
  readonly retry: () => void;
}

export function useEntries(): Found {
  const selected = useSelectedCourse();
  const locale = useLocale();
  const textOf = useTextOf();
  const known = useKnownCourses();
  const isQuiet = useQuiet();
  const isShown = useIsShown();
  const courses = useCourses().data;
  const content = useQuery(queries.searchContent(selected));
  const own = useQuery(queries.ownSearch(selected));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are those of the language
  const entries = useMemo(() => {
    const pages = {
      screens,
      textOf,
      isShown,
      course: menuCourse(selected, locale),
      courses: courses ?? [],
      // What a course is known to have decides what menus lead to.
      known,
    };
    const texts = { missions: textOf('missions'), search: textOf('search') };
    const course = courses?.find(({ key }) => key === selected);
    const found = contentEntries({
      content: content.data,
      own: own.data,
      course,
      locale,
      isQuiet,
      texts,
    });
    const inMenus = pageEntries(pages);
    const exams = examEntries(pages).filter(({ to }) => !inMenus.some((one) => one.to === to));
    return [...inMenus, ...mergedExams(exams, found), ...placeEntries(pages)];
  }, [selected, locale, known, isQuiet, courses, content.data, own.data]);
  return {
    entries,
    opened: own.data?.opened ?? [],
    isLoading: content.isPending || own.isPending,
    isLost: content.isError || own.isError,
    retry: () => {
      void content.refetch();
      void own.refetch();
    },
  };
}
