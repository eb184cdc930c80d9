import { useCallback } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { useSelectCourse, useSelectedCourse } from '#client/base/course.ts';
import { useGo } from '#client/base/go.tsx';
import { useSwitchGuard } from './switch-guard.tsx';

/** Opens a course's dashboard. To leave the current course during an exam it asks first (brief 1, 2.4). */
export function useOpenCourse(): (courseKey: string) => void {
  const selected = useSelectedCourse();
  const select = useSelectCourse();
  const guard = useSwitchGuard();
  const go = useGo();
  return useCallback(
    (courseKey: string) => {
      const open = () => {
        select(courseKey);
        go(addresses.dashboard(courseKey));
      };
      if (courseKey === selected) open();
      else guard(open);
    },
    [selected, select, guard, go],
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
