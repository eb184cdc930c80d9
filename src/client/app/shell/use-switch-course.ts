import { useCallback } from 'react';
import { addresses } from '#client/app/addresses.ts';
import { useSelectCourse, useSelectedCourse } from '#client/app/course.ts';
import { useGo } from '#client/ui/go.tsx';

/** Switches the course and goes to its dashboard; choosing the current one changes nothing. */
export function useSwitchCourse(): (courseKey: string) => void {
  const selected = useSelectedCourse();
  const select = useSelectCourse();
  const go = useGo();
  return useCallback(
    (courseKey: string) => {
      if (courseKey === selected) return;
      select(courseKey);
      go(addresses.dashboard(courseKey));
    },
    [selected, select, go],
  );
}
