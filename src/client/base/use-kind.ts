// How the selected course calls and draws its kinds of items.
import { useCourse } from '#client/base/course.ts';
import { useLanguage } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import type { CourseView } from '#contract/course.ts';

type Kind = Pick<CourseView['kinds'][number], 'icon' | 'form'> & { name: string };

/** @returns the name in the language of the screen, and the picture */
export function useKind(): (key: string) => Kind {
  const { locale } = useLanguage();
  const course = useCourse();
  return (key) => {
    const kind = course?.kinds.find((one) => one.key === key);
    return kind
      ? { icon: kind.icon, form: kind.form, name: localized(kind.name, locale) }
      : { icon: 'book-open', form: 'lesson', name: '' };
  };
}
