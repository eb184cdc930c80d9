import { addresses } from '#client/app/addresses.ts';
import { useCourses, useSelectedCourse } from '#client/app/course.ts';
import { Footer } from '#client/app/footer.tsx';
import { useLanguage } from '#client/app/language/language.tsx';
import { localized } from '#client/app/language/localized.ts';
import { ProfileMenu } from '#client/app/shell/profile-menu.tsx';
import { useOpenCourse } from '#client/app/shell/use-switch-course.ts';
import { useTitle } from '#client/app/use-title.ts';
import { ThemeButton } from '#client/features/theme/theme.tsx';
import { BrandMark } from '#client/ui/brand.tsx';
import { Go } from '#client/ui/go.tsx';
import { EmptyScene, ErrorScene } from '#client/ui/states.tsx';
import type { CourseCard } from '#contract/learning.ts';
import { Blurbs } from './blurbs.tsx';
import { CourseColumn, CourseColumnSkeleton } from './course-column.tsx';
import './picker.css';
import { ThreeLines } from './three-lines.tsx';

/** `/learn`: three lines meet, and the learner chooses one. */
export function PickerScreen() {
  const { texts } = useLanguage();
  const { picker, shell, actions } = texts;
  const courses = useCourses();
  useTitle(picker.screen);
  return (
    <div className="picker">
      <header className="pick-top">
        <Go aria-label={shell.brandPicker} className="brand" to={addresses.picker()}>
          <BrandMark />
          <span>{shell.product}</span>
        </Go>
        <span className="pick-tools">
          <ThemeButton />
          <ProfileMenu />
        </span>
      </header>
      <div className="wrap">
        <main id="main" tabIndex={-1}>
          <h1>{picker.title}</h1>
          <p className="pick-lead muted">{picker.text}</p>
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

function Lines({ courses }: { courses: readonly CourseCard[] | undefined }) {
  const { picker } = useLanguage().texts;
  const selected = useSelectedCourse();
  const open = useOpenCourse();
  if (courses?.length === 0) {
    return <EmptyScene text={picker.emptyText} title={picker.empty} />;
  }
  return (
    <div className="lines">
      <ThreeLines />
      <div aria-busy={courses === undefined} className="courses">
        {courses === undefined ? (
          <>
            <p className="vh" role="status">
              {picker.loading}
            </p>
            {['togaf', 'pmp', 'archimate'].map((key) => (
              <CourseColumnSkeleton key={key} line={`var(--line-${key})`} />
            ))}
          </>
        ) : (
          courses.map((course) => (
            <CourseColumn
              course={course}
              key={course.key}
              onStart={open}
              primary={course.key === selected}
            />
          ))
        )}
      </div>
    </div>
  );
}

/** The owners of the names are named, as each course's content asks for. */
function Legal({ courses }: { courses: readonly CourseCard[] }) {
  const { texts, locale } = useLanguage();
  const notices = courses
    .map((course) => ({ key: course.key, text: localized(course.legalNotice, locale) }))
    .filter((notice) => notice.text !== '');
  if (notices.length === 0) return null;
  return (
    <section aria-label={texts.picker.legal} className="legal">
      {notices.map((notice) => (
        <p key={notice.key}>{notice.text}</p>
      ))}
    </section>
  );
}
