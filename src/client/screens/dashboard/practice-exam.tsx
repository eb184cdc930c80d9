// Practice Exam, one of the recommended actions (brief 1, 2.8).
import { ArrowRight, GraduationCap } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useKnownCourses } from '#client/base/known-courses.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './dashboard.module.css';

/** Nothing in a course that has no paper for it. */
export function PracticeExam({ courseKey }: { courseKey: string }) {
  const locale = useLocale();
  const { practice: t } = useTexts('dashboard');
  const course = useKnownCourses().find(({ key }) => key === courseKey);
  const named = course?.featured.dashboard ?? null;
  if (named === null) return null;
  return (
    <Go className={styles.action} to={addresses.paper(named.paper)}>
      <Icon of={GraduationCap} />
      <span>
        <b>{t.title}</b>
        <span className="muted">{localized(named.name, locale)}</span>
      </span>
      <Icon of={ArrowRight} size="s" />
    </Go>
  );
}
