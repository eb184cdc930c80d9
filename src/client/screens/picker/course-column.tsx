import { ArrowRight, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { Go, isPlain } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { countedTrack, isOfTrack } from '#client/features/course/counted-track.ts';
import { Bar } from '#client/ui/bar.tsx';
import { ContentIcon } from '#client/ui/content-icon.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { lineColor } from '#client/ui/line-color.ts';
import type { ListedCourse, NextStep } from '#contract/learning.ts';
import styles from './picker.module.css';

interface ColumnProps {
  course: ListedCourse;
  /** The course to go on with carries the screen's one primary action; before the first is begun, all are alike. */
  primary: boolean;
  /** Selects the course and goes there. */
  onStart: (courseKey: string) => void;
  /** Selects the course and opens what is next in it. */
  onContinue: (courseKey: string, next: NextStep) => void;
  /** Something is being started on the server right now. */
  isOpening: boolean;
}

/** One course: what it teaches, how much there is, how far the learner is. */
export function CourseColumn(props: ColumnProps) {
  const { course, primary, onStart, onContinue, isOpening } = props;
  const locale = useLocale();
  const picker = useTexts('picker');
  const { nav } = useTexts('shell');
  const { completedMissions, totalMissions, percent, totalMinutes, objectives, next } = course;
  const { questions, practiceExams } = course.offer;
  // What it teaches, then who takes its certificate and what for.
  const about = `${localized(course.description, locale)} ${localized(course.takenFor, locale)}`;
  const hours = Math.round(totalMinutes / 60);
  const track = countedTrack(course.tracks, course.track, locale);
  const isWritten = course.has.missions || course.has.path;
  const look = primary ? 'btn btn-primary' : 'btn btn-line';
  const dashboard = (label: string, spoken: string, className: string) => (
    <Go
      aria-label={spoken}
      className={className}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onStart(course.key);
      }}
      to={addresses.dashboard(course.key)}
    >
      {label}
      <Icon of={ArrowRight} />
    </Go>
  );
  return (
    <article style={{ '--line': lineColor(course) } as CSSProperties}>
      <span className="sign">
        <ContentIcon icon={course.icon} size="l" />
      </span>
      <h2>{course.title}</h2>
      <p className={`muted ${styles.txt}`}>{about}</p>
      <details className={`muted ${styles.about}`}>
        <summary>{localized(course.subject, locale)}</summary>
        <p>{about}</p>
      </details>
      <p className={styles.facts}>
        {questions > 0 ? <b>{picker.questions(questions)}</b> : null}
        {practiceExams > 0 ? <b>{picker.practiceExams(practiceExams)}</b> : null}
        {objectives.length > 0 ? <span>{picker.objectives(objectives.length)}</span> : null}
        {totalMissions > 0 ? <span>{picker.missions(totalMissions)}</span> : null}
        {totalMinutes > 0 ? (
          <span>
            {hours > 0 ? picker.hours(hours, track) : picker.minutes(totalMinutes, track)}
          </span>
        ) : null}
      </p>
      {isWritten ? (
        <div className={styles.prog} data-fresh={course.isBegun || percent > 0 ? undefined : ''}>
          <Bar value={percent} />
          <p className="small muted">
            {percent === 0 && !course.isBegun ? nav.notStarted : null}
            {percent > 0 || course.isBegun
              ? picker.progress(percent, completedMissions, totalMissions, isOfTrack(course))
              : null}
          </p>
        </div>
      ) : (
        <p className={`small muted ${styles.prog}`}>
          {course.has.papers ? picker.onlyPapers : picker.noMissions}
        </p>
      )}
      {isWritten && course.isBegun && next !== null ? (
        <div className={styles.acts}>
          <button
            aria-busy={isOpening}
            className={look}
            disabled={isOpening}
            onClick={() => onContinue(course.key, next)}
            type="button"
          >
            <Icon of={Play} />
            <span>{picker.continueWith(next.activity.title)}</span>
          </button>
          {dashboard(nav.dashboard, `${nav.dashboard}: ${course.title}`, 'link')}
        </div>
      ) : (
        <div className={styles.acts}>
          {isWritten
            ? dashboard(picker.start, picker.startCourse(course.title), look)
            : dashboard(picker.outline, picker.outlineOf(course.title), look)}
        </div>
      )}
    </article>
  );
}

/** The column while its course is on the way: the same places, no words. */
export function CourseColumnSkeleton({ line }: { line: string }) {
  return (
    <article aria-hidden="true" style={{ '--line': line } as CSSProperties}>
      <span className="sign" />
      <span className={`sk sk-title ${styles.skName}`} />
      <span className={`${styles.txt} ${styles.skLines}`}>
        <span className="sk sk-text" />
        <span className="sk sk-text" />
        <span className="sk sk-text" />
      </span>
      <span className={`sk sk-text ${styles.skFacts}`} />
      <div className={styles.prog}>
        <span className={`sk ${styles.skBar}`} />
      </div>
      <span className={`sk ${styles.skButton}`} />
    </article>
  );
}
