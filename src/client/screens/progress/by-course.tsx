// Progress, streak, best run and XP of each course in which something was done.
import { useCourses } from '#client/base/course.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { isOfTrack } from '#client/features/course/counted-track.ts';
import type { MyProgress } from '#contract/my-progress.ts';
import styles from './progress.module.css';

type ByCourseProps = Pick<MyProgress, 'courses' | 'earnedXp' | 'totalXp'>;

/** All XP of the courses and of none, and where it is more than the level shows, why. */
export function ByCourse({ courses, earnedXp, totalXp }: ByCourseProps) {
  const t = useTexts('progress');
  const { days, percent, xp } = useTexts('actions');
  const listed = useCourses().data;
  const doneOf = (key: string) => {
    const course = listed?.find((one) => one.key === key);
    return course === undefined ? null : t.courseDone(percent(course.percent), isOfTrack(course));
  };
  // Of no course, such as an event over several.
  const otherXp = courses.reduce((left, course) => left - course.xp, earnedXp);
  return (
    <section aria-labelledby="courses" className={styles.block}>
      <h2 id="courses">{t.courses}</h2>
      <p className="small muted">{t.courseRunAbout}</p>
      <table className={`table ${styles.runs}`}>
        <thead>
          <tr>
            <th scope="col">{t.course}</th>
            <th className="n" scope="col">
              {t.courseRun}
            </th>
            <th className="n" scope="col">
              {t.courseBest}
            </th>
            <th className="n" scope="col">
              {t.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {courses.map((course) => (
            <tr key={course.key}>
              <th scope="row">
                {course.title}
                <span className={styles.done}>{doneOf(course.key)}</span>
              </th>
              <td className="n">{days(course.days)}</td>
              <td className="n">{days(course.bestDays)}</td>
              <td className="n">{xp(course.xp)}</td>
            </tr>
          ))}
          {otherXp > 0 && (
            <tr>
              <th scope="row">{t.noCourse}</th>
              <td className="n">–</td>
              <td className="n">–</td>
              <td className="n">{xp(otherXp)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.total}</th>
            <td />
            <td />
            <td className="n">
              <b>{xp(earnedXp)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
      {earnedXp > totalXp && <p className="small muted">{t.earnedAll(earnedXp, totalXp)}</p>}
    </section>
  );
}
