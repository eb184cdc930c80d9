// What helps most with this exam, and below it the one next step of the course, which no advice rivals.
import type { MouseEvent } from 'react';

import { addressOfOpener } from '#client/base/activity-links.ts';
import { type Address, addresses } from '#client/base/addresses.ts';
import { Go, useSearchText } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { NextLead } from '#client/features/missions/next-lead.tsx';
import { Stop } from '#client/ui/stop.tsx';
import type { ExamResult, NextAction } from '#contract/exams.ts';
import styles from './report.module.css';
import { toReview } from './to-review.ts';

export function NextActions({ result }: { result: ExamResult }) {
  const { next: t } = useTexts('report');
  const lang = contentLang(useLocale());
  const sayOf = useSay();
  const [, setSearch] = useSearchText();
  const { nextActions, paper } = result;
  const course = useSelectedCourse();
  return (
    <div className={styles.nexts}>
      {nextActions.length > 0 && (
        <section aria-labelledby="next">
          <h2 id="next">{t.title}</h2>
          <ol>
            {nextActions.map((action, at) => {
              const { title, titleLang, text } = sayOf(action);
              const to = addressOf(action, paper.key);
              const letter = String(at + 1);
              // What was flagged stands on this very page.
              const onClick = (event: MouseEvent) => {
                if (action.kind !== 'flagged') return;
                event.preventDefault();
                setSearch({ show: 'flagged' });
                toReview();
              };
              return (
                <li key={`${action.kind}-${title}`}>
                  <Stop letter={letter} look="open" />
                  <div>
                    <Go
                      className="link"
                      lang={titleLang ? lang : undefined}
                      onClick={onClick}
                      to={to}
                    >
                      <b>{title}</b>
                    </Go>
                    <p className="muted">{text}</p>
                  </div>
                </li>
              );
            })}
          </ol>
        </section>
      )}
      <NextLead courseKey={course} />
    </div>
  );
}

function addressOf(action: NextAction, paperKey: string): Address {
  switch (action.kind) {
    case 'study':
      return addressOfOpener(action.activity);
    case 'practise':
      return addresses.practise(action.paperKey, {
        topic: action.focus.objectiveId,
        pool: action.focus.pool,
      });
    case 'retake':
    case 'paper':
      return addresses.paper(action.paperKey);
    case 'flagged':
      return addresses.reportOf(paperKey, action.attemptId, 'flagged');
  }
}

interface Said {
  title: string;
  /** The title is English content. */
  titleLang?: boolean;
  text: string;
}

function useSay(): (action: NextAction) => Said {
  const { next: t } = useTexts('report');
  return (action) => {
    switch (action.kind) {
      case 'study':
        return {
          title: action.activity.title,
          titleLang: true,
          text: t.study(action.title, action.activity.estimatedMinutes),
        };
      case 'practise':
        return {
          title: t.practise(action.focus.title ?? t.allTopics),
          text: t.pools[action.focus.pool],
        };
      case 'retake':
        return { title: t.retake(action.title), text: t.retakeText };
      case 'paper':
        return { title: action.title, titleLang: true, text: t.paperText };
      case 'flagged':
        return {
          title: t.flagged(action.numbers.length),
          text: t.flaggedText(action.numbers.length),
        };
    }
  };
}
