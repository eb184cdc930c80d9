// Practice Exam, one of the recommended actions (brief 1, 2.8): what exam mode leads with.
import { ArrowRight, GraduationCap } from 'lucide-react';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useOfferedPaper } from '#client/features/exam/use-offered-paper.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './dashboard.module.css';

/** Nothing in a course that has no paper for it. */
export function PracticeExam({ courseKey }: { courseKey: string }) {
  const lang = contentLang(useLocale());
  const { practice: t } = useTexts('dashboard');
  const offer = useOfferedPaper(courseKey);
  if (offer === null) return null;
  return (
    <Go className={styles.action} to={offer.to}>
      <Icon of={GraduationCap} />
      <span>
        <b>{t.title}</b>
        <span className="muted" lang={offer.isContent ? lang : undefined}>
          {offer.name}
        </span>
      </span>
      <span className={styles.onward}>
        {offer.isRunning && <b>{t.resume}</b>}
        <Icon of={ArrowRight} size="s" />
      </span>
    </Go>
  );
}
