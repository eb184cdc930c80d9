// The courses of a learner, and the selected one: kept on this device and on the profile.
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queries } from '#client/api/queries.ts';
import { useSession } from '#client/base/session/session.tsx';
import type { CourseView } from '#contract/course.ts';
import { storeCourseKey } from './device.ts';
import { useOutbox } from './outbox/use-outbox.tsx';
import { chosenIn, PROFILE, profileWrite } from './profile-writes.ts';
import { useSelectedCourse } from './selected-course.ts';

/** The courses of this installation with the learner's progress. */
export const useCourses = () => useQuery(queries.courses());

/** The selected course; undefined until the courses are here. */
export function useCourse(): CourseView | undefined {
  const selected = useSelectedCourse();
  return useCourses().data?.find((course) => course.key === selected);
}

/** Selects a course: on this device at once, on the profile as soon as the server takes it. */
export function useSelectCourse(): (courseKey: string) => void {
  const session = useSession();
  const outbox = useOutbox();
  return useCallback(
    (courseKey: string) => {
      storeCourseKey(courseKey);
      const state = session.state();
      if (state.status !== 'signed_in') return;
      // What is on its way counts: the profile will say that, not what it says now.
      const coming = chosenIn(outbox.find(PROFILE, 'courseKey'), 'courseKey');
      if ((coming ?? state.learner.courseKey) === courseKey) return;
      void outbox.put(profileWrite('courseKey', courseKey));
    },
    [session, outbox],
  );
}
