import { useCallback } from 'react';
import { useGo } from '../../ui/go.tsx';
import { addresses } from '../addresses.ts';
import { useSelectCourse, useSelectedCourse } from '../course.ts';

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
