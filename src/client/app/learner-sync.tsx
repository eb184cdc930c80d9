// Keeps page, device and profile in step while a learner is signed in.
import { useEffect, useRef } from 'react';
import { useCourses, useSelectCourse } from '#client/base/course.ts';
import { deviceState, noteArrival, storeCourseKey, storedCourseKey } from '#client/base/device.ts';
import { keepKnownCourses } from '#client/base/known-courses.ts';
import { useLanguage, useTexts } from '#client/base/language/language.tsx';
import { useOutbox, useUnsent } from '#client/base/outbox/use-outbox.tsx';
import { chosenIn, PROFILE, profileWrite } from '#client/base/profile-writes.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { useSettingsOnDevice } from '#client/base/settings/settings.ts';
import { addressedCourse } from '#client/features/course/addressed-course.ts';
import { courseOnLoad } from '#client/features/course/course-on-load.ts';
import { useNotices } from '#client/ui/notices.tsx';

export function LearnerSync({ path }: { path: string }) {
  const { isDemo } = useLearner();
  // Before a course is remembered here: by that, devices of the first release are told apart.
  useEffect(() => noteArrival({ isDemo }), [isDemo]);
  useCourseInStep(path);
  useCourseWarning();
  useLanguageInStep();
  useSettingsOnDevice();
  useLanguageNotice();
  return null;
}

/**
 * First the profile's course, once a learner; then whatever course an address names. Each address is
 * followed once: while the next screen still loads, a change of the profile must not bring back the
 * course that the old address names.
 */
export function useCourseInStep(path: string): void {
  const learner = useLearner();
  const courses = useCourses().data;
  const select = useSelectCourse();
  const followed = useRef<{ learnerId: string; path: string | null } | null>(null);
  useEffect(() => {
    if (courses === undefined) return;
    keepKnownCourses(courses);
    const known = courses.map((course) => course.key);
    if (followed.current?.learnerId !== learner.id) {
      followed.current = { learnerId: learner.id, path: null };
      const profile = learner.courseKey;
      storeCourseKey(
        courseOnLoad({ stored: storedCourseKey(), profile, known, byDefault: known[0] ?? profile }),
      );
    }
    if (followed.current.path === path) return;
    followed.current.path = path;
    const named = addressedCourse(path, known);
    if (named !== null && named !== storedCourseKey()) select(named);
  }, [courses, learner.id, learner.courseKey, path, select]);
}

/** The device remembers a course that the profile could not take: only the log says so (brief 1, 8). */
export function useCourseWarning(): void {
  const { entries, failure, failures } = useUnsent(PROFILE);
  const isLate = failures === 1 && entries.some(({ slot }) => slot === 'courseKey');
  // Without a network the choice waits, as the banner says.
  const code = isLate && failure?.code !== 'network.failed' ? failure?.code : undefined;
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the brief asks for a warning in the log, no notice
    if (code !== undefined) console.warn(`The course preference was not saved: ${code}`);
  }, [code]);
}

/** A device without a choice takes the account's language; a choice made here goes to the account. */
function useLanguageInStep(): void {
  const learner = useLearner();
  const outbox = useOutbox();
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
    if (chosenIn(outbox.find(PROFILE, 'locale'), 'locale') === locale) return;
    void outbox.put(profileWrite('locale', locale));
  }, [locale, learner.id, learner.locale, outbox, setLocale]);
}

/** A language that the account did not take at once: the screen shows it, the learner is told the rest. */
function useLanguageNotice(): void {
  const { entries, failure, failures } = useUnsent(PROFILE);
  const { notice } = useNotices();
  const { languageNotSaved: title, languageNotSavedText: text } = useTexts('shell');
  // Without a network the choice waits, as the banner says.
  const isLate =
    failures === 1 &&
    failure?.code !== 'network.failed' &&
    entries.some(({ slot }) => slot === 'locale');
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, in the language of that moment
  useEffect(() => {
    if (isLate) notice({ title, text, tone: 'bad' });
  }, [isLate]);
}
