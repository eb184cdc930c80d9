// An address whose key stands only in another course selects that one, and the page says so in one line.
import { useEffect, useRef } from 'react';
import { useCourses, useSelectCourse } from '#client/base/course.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useNotices } from '#client/ui/notices.tsx';

/**
 * @param name what the address names; followed once
 * @param courseKey the course that it was found in; undefined until it is
 */
export function useCourseOf(name: string, courseKey: string | undefined): void {
  const selected = useSelectedCourse();
  const select = useSelectCourse();
  const course = useCourses().data?.find(({ key }) => key === courseKey);
  const t = useTexts('shell');
  const { notice } = useNotices();
  const said = useRef<string | null>(null);
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (course === undefined || followed.current === name) return;
    if (course.key === selected) {
      followed.current = name;
      return;
    }
    // Also where the profile's course came back just after it.
    select(course.key);
    if (said.current === name) return;
    said.current = name;
    notice({ title: t.courseOf(course.title), tone: 'info' });
  }, [course, selected, select, name, notice, t]);
}
