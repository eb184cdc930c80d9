// `/exam/{paper}` and `/quiz/{paper}`: what a paper asks, its rules and lines, and the start.
import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { examQueries } from '#client/api/exam-queries.ts';
import { failureOf } from '#client/api/failure.ts';
import { addresses, inCourse } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go, useSearchText } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { usePaperName } from '#client/base/paper-name.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useTitle } from '#client/base/use-title.ts';
import { useCourseOf } from '#client/features/course/use-course-of.ts';
import { askedPaper, asksMissed } from '#client/features/exam/focus.ts';
import { useAimText } from '#client/features/exam/use-aim-text.ts';
import { Icon } from '#client/ui/icon.tsx';
import { EmptyScene, ErrorScene } from '#client/ui/states.tsx';
import type { PaperCard } from '#contract/exams.ts';
import { answersToPay } from '#domain/exam/paper-awards.ts';
import { Lines } from './lines.tsx';
import { MissedLead } from './missed-lead.tsx';
import styles from './paper.module.css';
import { PaperFacts } from './paper-facts.tsx';
import { PaperSkeleton } from './paper-skeleton.tsx';
import { PaperStart } from './paper-start.tsx';
import { PaperTopics } from './paper-topics.tsx';
import { Rules } from './rules.tsx';
import { type FocusChoice, useFocus } from './use-focus.ts';

const MISSED = { pool: 'missed' } as const;

interface PaperScreenProps {
  paperKey: string;
  /** Reached as 'Review Weak Areas', where a course may have no such paper. */
  isReview: boolean;
}

export function PaperScreen({ paperKey, isReview }: PaperScreenProps) {
  const course = useSelectedCourse();
  const query = useQuery(examQueries.paper(inCourse(course, paperKey)));
  const t = useTexts('exam');
  const actions = useTexts('actions');
  const paper = query.data;
  const [search] = useSearchText();
  const isMissed = paper !== undefined && asksMissed(paper, search.pool);
  useCourseOf(paperKey, paper?.courseKey);
  const nameOf = usePaperName();
  useTitle(
    paper === undefined
      ? isReview
        ? t.review.screen
        : t.paper.screen
      : nameOf(paper.title, isMissed ? MISSED : null).label,
  );
  if (paper !== undefined) return <Loaded isMissed={isMissed} paper={paper} />;
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

function Loaded({ paper, isMissed }: { paper: PaperCard; isMissed: boolean }) {
  const aimText = useAimText(paper);
  const lang = contentLang(useLocale());
  const choice = useFocus(paper);
  const whole = isMissed ? withoutPass(paper) : paper;
  const asked = choice === null ? whole : askedPaper(whole, askedNow(paper, choice));
  const paysFrom = answersToPay(
    Math.max(paper.count, asked.count),
    paper.paperPay.answeredPercentMin,
  );
  const name = usePaperName()(paper.title, isMissed ? MISSED : null);
  return (
    <div className={`work ${styles.pPaper}`}>
      <Crumbs items={[name]} />
      <div className={styles.mtop}>
        <h1 lang={name.lang} tabIndex={-1}>
          {name.label}
        </h1>
        {isMissed ? (
          <MissedLead choice={paper.open === null ? choice : null} />
        ) : (
          <p className={styles.lead} lang={lang}>
            {paper.description}
          </p>
        )}
        {aimText !== undefined && (
          <p className="note">
            <Icon of={Info} />
            {aimText}
          </p>
        )}
        <PaperStart key={paper.open?.id ?? 'fresh'} paper={paper} />
      </div>
      <div className={styles.pbody}>
        {!isMissed && <Lines paper={asked} />}
        <Rules paper={asked} paysFrom={paysFrom} />
        {/* Missed questions are of any topic, and a practice put together has its topics above. */}
        {!isMissed && choice === null && <PaperTopics paper={paper} />}
      </div>
      <PaperFacts isMissed={isMissed} paper={asked} />
    </div>
  );
}

/** What runs, else what is chosen. */
const askedNow = ({ open }: PaperCard, { length, focus }: FocusChoice) =>
  open === null
    ? { count: length, clock: focus.clock }
    : { count: open.total, clock: open.focus?.clock };

/** Nobody passes missed questions asked again: no first pass is paid for them. */
const withoutPass = (paper: PaperCard): PaperCard => ({
  ...paper,
  paperPay: { ...paper.paperPay, firstPassXp: 0 },
});
