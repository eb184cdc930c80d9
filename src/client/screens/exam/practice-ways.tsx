// The ways to practise a topic, or all of a kind: one button a paper, named where there are several.
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { ALL_TOPICS } from '#client/features/exam/focus.ts';
import { asksScenarios, type TopicGroup } from '#client/features/exam/overview.ts';
import type { PaperCard } from '#contract/exams.ts';
import styles from './exam.module.css';

interface PracticeWaysProps {
  practices: TopicGroup['practices'];
  papers: readonly PaperCard[];
  /** Null: all topics of the kind. */
  topic: { objectiveId: string; title: string } | null;
  look: 'btn btn-line' | 'link';
}

export function PracticeWays({ practices, papers, topic, look }: PracticeWaysProps) {
  const { topics: t } = useTexts('exam');
  const lang = contentLang(useLocale());
  if (practices.length === 0) return null;
  const ways = practices.map(({ paperKey, title }) => {
    const paper = papers.find(({ key }) => key === paperKey);
    const kind = paper && asksScenarios(paper) ? t.ways.scenarios : t.ways.questions;
    return { paperKey, title, kind };
  });
  // Two papers of one kind are told apart by their titles only.
  const isReported = new Set(ways.map(({ kind }) => kind)).size === ways.length;
  const textOf = ({ kind, title }: (typeof ways)[number]) => {
    if (ways.length === 1) return topic === null ? t.practiseAll : t.practise;
    if (!isReported) return title;
    return topic === null ? kind.all : kind.short;
  };
  const nameOf = ({ kind, title }: (typeof ways)[number]) => {
    if (topic === null) return undefined;
    if (ways.length === 1) return t.practiseNamed(topic.title);
    return isReported ? kind.on(topic.title) : `${title}: ${topic.title}`;
  };
  return (
    <div className={styles.ways}>
      {ways.map((way) => (
        <Go
          aria-label={nameOf(way)}
          className={look}
          key={way.paperKey}
          lang={ways.length > 1 && !isReported ? lang : undefined}
          to={
            topic === null
              ? addresses.practise(way.paperKey, { topic: ALL_TOPICS })
              : addresses.practise(way.paperKey, { topic: topic.objectiveId })
          }
        >
          {textOf(way)}
        </Go>
      ))}
    </div>
  );
}
