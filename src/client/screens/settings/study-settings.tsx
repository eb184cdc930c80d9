// What is set for the selected course: the day of the exam, the track, the case company; and the daily goal.
import { useCourse } from '#client/base/course.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { StudyFields } from '#client/features/study/study-fields.tsx';
import { STUDY_SETTINGS } from '#domain/settings/study-settings.ts';
import styles from './settings.module.css';

export function StudySettings() {
  const { study: t } = useTexts('settings');
  const course = useCourse();
  if (course === undefined) return null;
  return (
    <section aria-labelledby="study-settings" className={styles.form}>
      <h3 id="study-settings">{t.title(course.title)}</h3>
      <p className="muted">{t.text}</p>
      <StudyFields of={STUDY_SETTINGS} />
    </section>
  );
}
