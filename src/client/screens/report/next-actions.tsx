// The one next step of the course leads; below it stands, as links, what this exam itself asks for.
import type { ReactNode } from 'react';
import { addressOfOpener } from '#client/base/activity-links.ts';
import { type Address, addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { NextLead } from '#client/features/missions/next-lead.tsx';
import type { ExamResult, NextAction } from '#contract/exams.ts';
import styles from './report.module.css';

export function NextActions({ result: { nextActions } }: { result: ExamResult }) {
  const course = useSelectedCourse();
  return (
    <div className={styles.nexts}>
      <NextLead courseKey={course} />
      <FromThisExam actions={nextActions} />
    </div>
  );
}

function FromThisExam({ actions }: { actions: readonly NextAction[] }) {
  const { next: t } = useTexts('report');
  const lang = contentLang(useLocale());
  const topic = topicOf(actions);
  if (actions.length === 0) return null;
  return (
    <section aria-labelledby="next">
      <h2 id="next">{topic === null ? t.goOn : t.weakest}</h2>
      {topic !== null && <p lang={lang}>{topic}</p>}
      <ul>
        {actions.map((action) => (
          <li key={action.kind}>
            <Said action={action} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The topic that went worst: what is advised is about it, or there is none. */
function topicOf(actions: readonly NextAction[]): string | null {
  for (const action of actions) {
    if (action.kind === 'study') return action.title;
    if (action.kind === 'practise') return action.focus.title;
  }
  return null;
}

function Said({ action }: { action: NextAction }) {
  const { next: t } = useTexts('report');
  const lang = contentLang(useLocale());
  switch (action.kind) {
    case 'study':
      return (
        <Way text={t.study(action.activity.estimatedMinutes)} to={addressOfOpener(action.activity)}>
          <span lang={lang}>{action.activity.title}</span>
        </Way>
      );
    case 'practise':
      return (
        <Way
          text={action.focus.objectiveId === null ? undefined : t.unseenFirst}
          to={addresses.practise(action.paperKey, {
            topic: action.focus.objectiveId,
            pool: action.focus.pool,
          })}
        >
          {action.focus.objectiveId === null ? t.practise : t.practiseTopic}
        </Way>
      );
    case 'paper':
      return (
        <Way text={t.paperText} to={addresses.paper(action.paperKey)}>
          <span lang={lang}>{action.title}</span>
        </Way>
      );
  }
}

interface WayProps {
  to: Address;
  text: string | undefined;
  children: ReactNode;
}

function Way({ to, text, children }: WayProps) {
  return (
    <>
      <Go className="link" to={to}>
        <b>{children}</b>
      </Go>
      {text !== undefined && <p className="small muted">{text}</p>}
    </>
  );
}
