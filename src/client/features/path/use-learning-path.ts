// Everything the path shows: the selected course, and one read of where the learner stands in it.
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '#client/api/failure.ts';
import { queries } from '#client/api/queries.ts';
import { useCourses } from '#client/base/course.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';

export function useLearningPath() {
  const courseKey = useSelectedCourse();
  const courses = useCourses();
  const query = useQuery(queries.path(courseKey));
  const course = courses.data?.find(({ key }) => key === courseKey);
  const path = course && query.data;
  const failed = [query, courses].find(({ data, isError }) => data === undefined && isError);
  return {
    course,
    /** Undefined until both are here. */
    path,
    /** Only where there is nothing to show: a failed refresh keeps what was there. */
    failure: failed ? failureOf(failed.error) : null,
    retry: () => {
      void query.refetch();
      if (courses.data === undefined) void courses.refetch();
    },
  };
}
