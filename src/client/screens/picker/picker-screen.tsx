import { Info } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { useCourses, useSelectCourse } from '#client/base/course.ts';
import { Footer } from '#client/base/footer.tsx';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { usePath } from '#client/base/navigation.tsx';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { ThemeButton, useQuiet } from '#client/base/theme.tsx';
import { useOpenCourse } from '#client/features/course/use-switch-course.ts';
import { useOpenStep } from '#client/features/missions/use-open-step.ts';
import { ProfileMenu } from '#client/features/profile/profile-menu.tsx';
import { BrandMark } from '#client/ui/brand.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { lineColor } from '#client/ui/line-color.ts';
import { EmptyScene, ErrorScene } from '#client/ui/states.tsx';
import type { CourseCard } from '#contract/course.ts';
import type { ListedCourse, NextStep } from '#contract/learning.ts';
import { Blurbs } from './blurbs.tsx';
import { CourseColumn, CourseColumnSkeleton } from './course-column.tsx';
import { leadingFirst } from './leading-first.ts';
import styles from './picker.module.css';
import { ThreeLines } from './three-lines.tsx';

/** `/learn`: three lines meet, and the learner chooses one. */
export function PickerScreen() {
  const picker = useTexts('picker');
  const shell = useTexts('shell');
  const actions = useTexts('actions');
  const courses = useCourses();
  const isQuiet = useQuiet();
  return (
    <div className={styles.picker}>
      <header className={styles.pickTop}>
        <Go aria-label={shell.brandPicker} className="brand" to={addresses.picker()}>
          <BrandMark />
          <span>{shell.product}</span>
        </Go>
        <span className={styles.pickTools}>
          <ThemeButton />
          <ProfileMenu />
        </span>
      </header>
      <div className={styles.wrap}>
        <main id="main" tabIndex={-1}>
          <Unknown />
          <h1>{picker.title}</h1>
          <p className={`${styles.pickLead} muted`}>{isQuiet ? picker.quietText : picker.text}</p>
          {courses.isError && courses.data === undefined ? (
            <ErrorScene
              retry={() => void courses.refetch()}
              retryLabel={actions.retry}
              title={picker.failed}
            />
          ) : (
            <Lines courses={courses.data} />
          )}
          <Blurbs />
          <Legal courses={courses.data ?? []} />
        </main>
        <Footer />
      </div>
    </div>
  );
}

/** Has its name, and no screen yet. */
const NOT_OPEN = '/community';

/** What nothing answers shows the picker: it says so. */
function Unknown() {
  const { notFound } = useTexts('picker');
  const path = usePath();
  if (path === addresses.picker()) return null;
  return (
    <p className={`note ${styles.unknown}`} role="status">
      <Icon of={Info} />
      {path === NOT_OPEN ? notFound.community : notFound.text}
    </p>
  );
}

/** Until the courses are here. */
const someLines = ['var(--line-1)', 'var(--line-2)', 'var(--line-3)'];

function Lines({ courses }: { courses: readonly ListedCourse[] | undefined }) {
  const picker = useTexts('picker');
  const selected = useSelectedCourse();
  const open = useOpenCourse();
  const step = useOpenStep();
  const select = useSelectCourse();
  const goOn = (courseKey: string, next: NextStep) => {
    select(courseKey);
    step.open(next);
  };
  const ordered = courses && leadingFirst(courses, selected);
  const isAnyBegun = courses?.some(({ isBegun }) => isBegun);
  if (courses?.length === 0) {
    return <EmptyScene text={picker.emptyText} title={picker.empty} />;
  }
  return (
    <div className={styles.lines}>
      <ThreeLines colors={ordered?.map(lineColor) ?? someLines} />
      <div aria-busy={ordered === undefined} className={styles.courses}>
        {ordered === undefined ? (
          <>
            <p className="vh" role="status">
              {picker.loading}
            </p>
            {someLines.map((line) => (
              <CourseColumnSkeleton key={line} line={line} />
            ))}
          </>
        ) : (
          ordered.map((course) => (
            <CourseColumn
              course={course}
              key={course.key}
              isOpening={step.isOpening}
              onContinue={goOn}
              onStart={open}
              primary={course.key === selected || !isAnyBegun}
            />
          ))
        )}
      </div>
    </div>
  );
}

/** The owners of the names are named, as each course's content asks for. */
function Legal({ courses }: { courses: readonly CourseCard[] }) {
  const locale = useLocale();
  const picker = useTexts('picker');
  const notices = courses
    .map((course) => ({ key: course.key, text: localized(course.legalNotice, locale) }))
    .filter((notice) => notice.text !== '');
  if (notices.length === 0) return null;
  return (
    <section aria-label={picker.legal} className={styles.legal}>
      {notices.map((notice) => (
        <p key={notice.key}>{notice.text}</p>
      ))}
    </section>
  );
}
