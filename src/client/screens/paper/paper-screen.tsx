// `/exam/{paper}` and `/quiz/{paper}`: what a paper asks, its rules and lines, and the start.
import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { failureOf } from '#client/api/failure.ts';
import { queries } from '#client/api/queries.ts';
import { addresses, inCourse } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useTitle } from '#client/base/use-title.ts';
import { useCourseOf } from '#client/features/course/use-course-of.ts';
import { Icon } from '#client/ui/icon.tsx';
import { EmptyScene, ErrorScene } from '#client/ui/states.tsx';
import type { PaperCard } from '#contract/exams.ts';
import { Lines } from './lines.tsx';
import styles from './paper.module.css';
import { PaperFacts } from './paper-facts.tsx';
import { PaperSkeleton } from './paper-skeleton.tsx';
import { PaperStart } from './paper-start.tsx';
import { PaperTopics } from './paper-topics.tsx';
import { Rules } from './rules.tsx';

interface PaperScreenProps {
  paperKey: string;
  /** Reached as 'Review Weak Areas'. */
  isReview: boolean;
}

export function PaperScreen({ paperKey, isReview }: PaperScreenProps) {
  const course = useSelectedCourse();
  const query = useQuery(queries.paper(inCourse(course, paperKey)));
  const t = useTexts('exam');
  const actions = useTexts('actions');
  const paper = query.data;
  useCourseOf(paperKey, paper?.courseKey);
  useTitle(isReview ? t.review.screen : (paper?.title ?? t.paper.screen));
  if (paper !== undefined) return <Loaded isReview={isReview} paper={paper} />;
  if (query.isPending) return <PaperSkeleton />;
  const { code } = failureOf(query.error);
  if (code !== 'paper.not_found' && code !== 'request.invalid') {
    return (
      <ErrorScene
        level={1}
        retry={() => void query.refetch()}
        retryLabel={actions.retry}
        text={t.failedText}
        title={t.paper.failed}
      />
    );
  }
  return (
    <EmptyScene
      level={1}
      text={isReview ? t.review.noneText : t.paper.notFoundText}
      title={isReview ? t.review.none : t.paper.notFound}
    >
      <Go className="btn btn-primary" to={addresses.exam()}>
        {isReview ? t.review.go : t.paper.all}
      </Go>
    </EmptyScene>
  );
}

function Loaded({ paper, isReview }: { paper: PaperCard; isReview: boolean }) {
  const t = useTexts('exam');
  const locale = useLocale();
  const lang = contentLang(locale);
  return (
    <div className={`work ${styles.pPaper}`}>
      <Crumbs items={[isReview ? { label: t.review.title } : { label: paper.title, lang }]} />
      <div className={styles.mtop}>
        <h1 lang={isReview ? undefined : lang} tabIndex={-1}>
          {isReview ? t.review.title : paper.title}
        </h1>
        <p className={styles.lead} lang={lang}>
          {paper.description}
        </p>
        {paper.aim?.kind === 'leastSeen' && (
          <p className="note">
            <Icon of={Info} />
            {t.paper.aimLeastSeen}
          </p>
        )}
        <PaperStart key={paper.open?.id ?? 'fresh'} paper={paper} />
      </div>
      <div className={styles.pbody}>
        <Lines paper={paper} />
        <Rules paper={paper} />
        <PaperTopics paper={paper} />
      </div>
      <PaperFacts paper={paper} />
    </div>
  );
}
