// The selected course: remembered on this device and, for a signed-in learner, on the profile.
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { newActionKey } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { attempt } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import { useSession } from '#client/features/session/session.tsx';
import { mainCourse } from './addresses.ts';
import { storeCourseKey, useStoredCourseKey } from './device.ts';

export const useSelectedCourse = (): string => useStoredCourseKey() ?? mainCourse;

/** The courses of this installation with the learner's progress. */
export const useCourses = () => useQuery(queries.courses());

/** Selects a course. A profile that cannot be written only warns: the device remembers (brief 1, 8). */
export function useSelectCourse(): (courseKey: string) => void {
  const session = useSession();
  return useCallback(
    (courseKey: string) => {
      storeCourseKey(courseKey);
      const state = session.state();
      if (state.status !== 'signed_in' || state.learner.courseKey === courseKey) return;
      const call = api.learner.update({ courseKey }, withKey(newActionKey()));
      void attempt(call).then((answer) => {
        if (answer.ok) session.learnerChanged(answer.value);
        // biome-ignore lint/suspicious/noConsole: the brief asks for a warning in the log, no notice
        else console.warn(`The course preference was not saved: ${answer.failure.code}`);
      });
    },
    [session],
  );
}
