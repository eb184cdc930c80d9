// Keeps page, device and profile in step while a learner is signed in.
import { useEffect, useRef } from 'react';
import { newActionKey } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { attempt } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { addressedCourse } from '#client/features/course/addressed-course.ts';
import { courseOnLoad } from '#client/features/course/course-on-load.ts';
import { useLearner, useSession } from '#client/features/session/session.tsx';
import { mainCourse } from './addresses.ts';
import { useCourses, useSelectCourse } from './course.ts';
import { deviceState, storeCourseKey, storedCourseKey } from './device.ts';
import { useLanguage } from './language/language.tsx';

export function LearnerSync({ path }: { path: string }) {
  useCourseInStep(path);
  useLanguageInStep();
  return null;
}

/** First the profile's course, once a learner; then whatever course an address names. */
function useCourseInStep(path: string): void {
  const learner = useLearner();
  const courses = useCourses().data;
  const select = useSelectCourse();
  const loadedFor = useRef<string | null>(null);
  useEffect(() => {
    if (courses === undefined) return;
    const known = courses.map((course) => course.key);
    if (loadedFor.current !== learner.id) {
      loadedFor.current = learner.id;
      const profile = learner.courseKey;
      storeCourseKey(
        courseOnLoad({ stored: storedCourseKey(), profile, known, byDefault: mainCourse }),
      );
    }
    const named = addressedCourse(path, known);
    if (named !== null && named !== storedCourseKey()) select(named);
  }, [courses, learner.id, learner.courseKey, path, select]);
}

/** A device without a choice takes the account's language; a choice made here goes to the account. */
function useLanguageInStep(): void {
  const learner = useLearner();
  const session = useSession();
  const { locale, setLocale } = useLanguage();
  const adoptedFor = useRef<string | null>(null);
  useEffect(() => {
    const first = adoptedFor.current !== learner.id;
    adoptedFor.current = learner.id;
    if (locale === learner.locale) return;
    const chosen = deviceState().locale;
    if (first && chosen === null) {
      setLocale(learner.locale);
      return;
    }
    // What was chosen, here or in another tab, is not on the screen yet.
    if (chosen !== locale) return;
    let current = true;
    const call = api.learner.update({ locale }, withKey(newActionKey()));
    void attempt(call).then((answer) => {
      if (current && answer.ok) session.learnerChanged(answer.value);
    });
    return () => {
      current = false;
    };
  }, [locale, learner.id, learner.locale, session, setLocale]);
}
