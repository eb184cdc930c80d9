import { useCallback } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { useSelectCourse } from '#client/base/course.ts';
import { useGo } from '#client/base/go.tsx';
import { useSelectedCourse } from '#client/base/selected-course.ts';

/** Opens a course's dashboard. What runs goes on: the banner leads back, and only the exam room itself asks. */
export function useOpenCourse(): (courseKey: string) => void {
  const select = useSelectCourse();
  const go = useGo();
  return useCallback(
    (courseKey: string) => {
      select(courseKey);
      go(addresses.dashboard(courseKey));
    },
    [select, go],
  );
}

/** Switches the course and goes to its dashboard; choosing the current one changes nothing. */
export function useSwitchCourse(): (courseKey: string) => void {
  const selected = useSelectedCourse();
  const open = useOpenCourse();
  return useCallback(
    (courseKey: string) => {
      if (courseKey !== selected) open(courseKey);
    },
    [selected, open],
  );
}
