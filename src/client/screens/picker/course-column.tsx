import { ArrowRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { hasFeature } from '#client/base/course-features.ts';
import { Go, isPlain } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { Bar } from '#client/ui/bar.tsx';
import { ContentIcon } from '#client/ui/content-icon.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { lineColor } from '#client/ui/line-color.ts';
import type { CourseCard } from '#contract/course.ts';
import styles from './picker.module.css';

interface ColumnProps {
  course: CourseCard;
  /** The selected course carries the screen's one primary action. */
  primary: boolean;
  /** Selects the course and goes there. */
  onStart: (courseKey: string) => void;
}

/** One course: what it teaches, how much there is, how far the learner is. */
export function CourseColumn({ course, primary, onStart }: ColumnProps) {
  const locale = useLocale();
  const picker = useTexts('picker');
  const { nav } = useTexts('shell');
  const { completedMissions, totalMissions, percent, totalMinutes, objectives } = course;
  const hours = Math.round(totalMinutes / 60);
  const unwritten = hasFeature(course.key, 'papers') ? picker.onlyPapers : picker.noMissions;
  return (
    <article style={{ '--line': lineColor(course) } as CSSProperties}>
      <span className="sign">
        <ContentIcon icon={course.icon} size="l" />
      </span>
      <h2>{course.title}</h2>
      <p className={`muted ${styles.txt}`}>{localized(course.description, locale)}</p>
      <p className={styles.facts}>
        {objectives.length > 0 ? <span>{picker.objectives(objectives.length)}</span> : null}
        {totalMissions > 0 ? <span>{picker.missions(totalMissions)}</span> : null}
        {totalMinutes > 0 ? (
          <span>{hours > 0 ? picker.hours(hours) : picker.minutes(totalMinutes)}</span>
        ) : null}
      </p>
      <div className={styles.prog}>
        <Bar value={percent} />
        <p className="small muted">
          {totalMissions === 0 ? unwritten : null}
          {totalMissions > 0 && percent === 0 ? nav.notStarted : null}
          {percent > 0 ? picker.progress(percent, completedMissions, totalMissions) : null}
        </p>
      </div>
      <Go
        aria-label={picker.startCourse(course.title)}
        className={primary ? 'btn btn-primary' : 'btn btn-line'}
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          onStart(course.key);
        }}
        to={addresses.dashboard(course.key)}
      >
        {picker.start}
        <Icon of={ArrowRight} />
      </Go>
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
