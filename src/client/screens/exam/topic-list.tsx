// Practice by topic: accuracy over all finished papers, in the colours of the brief, each with a way
// to practise it.
import { addresses } from '#client/app/addresses.ts';
import { useExamTexts } from '#client/app/language/exam-texts.ts';
import { useLocale } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import { accuracyTone, GREEN_FROM, YELLOW_FROM } from '#client/features/exam/accuracy.ts';
import type { Topic } from '#client/features/exam/overview.ts';
import { Bar } from '#client/ui/bar.tsx';
import { Go } from '#client/ui/go.tsx';
import type { PaperCard } from '#contract/exams.ts';

interface TopicListProps {
  topics: readonly Topic[];
  papers: readonly PaperCard[];
}

export function TopicList({ topics, papers }: TopicListProps) {
  const { topics: t } = useExamTexts().exam;
  const lang = contentLang(useLocale());
  const practice = papers.find(({ takesFocus }) => takesFocus);
  return (
    <section aria-labelledby="topics" className="topics">
      <h2 id="topics">{t.title}</h2>
      <p className="muted">{t.lead}</p>
      <ul>
        {topics.map((topic) => (
          <li key={topic.objectiveId}>
            <b lang={lang}>{topic.title}</b>
            <Accuracy topic={topic} />
            {practice !== undefined && topic.pool.any > 0 && (
              <Go
                aria-label={t.practiseNamed(topic.title)}
                className="btn btn-ghost"
                to={addresses.practise(practice.key, { topic: topic.objectiveId })}
              >
                {t.practise}
              </Go>
            )}
          </li>
        ))}
      </ul>
      <p className="small quiet">{t.legend(GREEN_FROM, YELLOW_FROM)}</p>
      {practice !== undefined && (
        <Go className="btn btn-line" to={addresses.paper(practice.key)}>
          {t.practiseAll}
        </Go>
      )}
    </section>
  );
}

function Accuracy({ topic }: { topic: Topic }) {
  const { topics: t } = useExamTexts().exam;
  const { percent, right, total, points, maxPoints } = topic;
  if (percent === null) return <span className="small quiet acc">{t.none}</span>;
  const tone = accuracyTone(percent);
  return (
    <span className="acc">
      <span className="small muted">
        {maxPoints === total ? t.right(right, total) : t.points(points, maxPoints)}
      </span>
      <b className={tone}>{t.bar(percent)}</b>
      <Bar color={`var(--${tone})`} value={percent} />
    </span>
  );
}
