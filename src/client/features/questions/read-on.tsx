// From the reasons of a question to what teaches its point.
import { BookOpen, Lock } from 'lucide-react';
import { addressOfLesson } from '#client/base/activity-links.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { LessonLink } from '#contract/activity-link.ts';
import styles from './read-on.module.css';

interface ReadOnProps {
  /** Null where content names none. */
  lesson: LessonLink | null;
  /** Of an attempt that goes on while its learner reads: whether it has a clock. */
  during?: 'clock' | 'no-clock';
}

export function ReadOn({ lesson, during }: ReadOnProps) {
  const locale = useLocale();
  const t = useTexts('questions');
  const missions = useTexts('missions');
  if (lesson === null) return null;
  return (
    <div className={`${styles.readOn} small`}>
      <Go className="link" to={addressOfLesson(lesson)}>
        <Icon of={BookOpen} size="s" />
        <span>
          {t.readOn} <span lang={contentLang(locale)}>{lesson.title}</span>,{' '}
          {missions.minutes(lesson.estimatedMinutes)}
        </span>
      </Go>
      {!lesson.isOpen && (
        <p className="muted">
          <Icon of={Lock} size="s" />
          {lesson.isReadable ? t.lessonReadable : t.lessonLocked}
        </p>
      )}
      {during && <p className="muted">{during === 'clock' ? t.clockGoesOn : t.answersSaved}</p>}
    </div>
  );
}
