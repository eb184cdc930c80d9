// `/exam/{paper}/report/{attempt}`: how it went, first as pictures, then in words, then every answer.
import { useQuery } from '@tanstack/react-query';
import { examQueries } from '#client/api/exam-queries.ts';
import { failureOf } from '#client/api/failure.ts';
import { addresses } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { useDevice } from '#client/base/device.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { introOf, usePaperName } from '#client/base/paper-name.ts';
import { useTitle } from '#client/base/use-title.ts';
import { Confetti } from '#client/features/celebration/confetti.tsx';
import {
  blanksOf,
  goneOf,
  showsPace,
  showsQuarters,
  surenessOf,
} from '#client/features/exam/report-view.ts';
import { EmptyScene, ErrorScene } from '#client/ui/states.tsx';
import type { ExamResult } from '#contract/exams.ts';
import { isAchieved, isOfMissed } from '#domain/exam/counted-paper.ts';
import { earnsConfetti } from '#domain/progress/confetti.ts';
import { BlockScores } from './block-scores.tsx';
import { Changes } from './changes.tsx';
import { GroupLevels } from './group-levels.tsx';
import { HowSure } from './how-sure.tsx';
import { NextActions } from './next-actions.tsx';
import { ObjectiveBars } from './objective-bars.tsx';
import { OutcomeBand } from './outcome-band.tsx';
import { PaceChart } from './pace-chart.tsx';
import { Quarters } from './quarters.tsx';
import styles from './report.module.css';
import { ReportSkeleton } from './report-skeleton.tsx';
import { Review } from './review.tsx';
import { Score } from './score.tsx';
import { isRich, useOutcome } from './use-outcome.ts';

interface ReportScreenProps {
  paperKey: string;
  attemptId: string;
}

export function ReportScreen({ paperKey, attemptId }: ReportScreenProps) {
  const query = useQuery(examQueries.result(attemptId));
  const t = useTexts('report');
  const exam = useTexts('exam');
  const actions = useTexts('actions');
  const result = query.data;
  const nameOf = usePaperName();
  useTitle(
    result === undefined
      ? t.crumb
      : t.screen(nameOf(result.paper.title, result.attempt.focus).label),
  );
  if (result !== undefined) return <Loaded result={result} />;
  if (query.isPending) return <ReportSkeleton />;
  switch (failureOf(query.error).code) {
    case 'attempt.open':
      return (
        <EmptyScene level={1} text={t.openText} title={t.open}>
          <Go className="btn btn-primary" to={addresses.attempt(paperKey)}>
            {t.resume}
          </Go>
        </EmptyScene>
      );
    case 'attempt.not_found':
    case 'request.invalid':
      return (
        <EmptyScene level={1} text={t.notFoundText} title={t.notFound}>
          <Go className="btn btn-primary" to={addresses.exam()}>
            {exam.paper.all}
          </Go>
        </EmptyScene>
      );
    default:
      return (
        <ErrorScene
          level={1}
          retry={() => void query.refetch()}
          retryLabel={actions.retry}
          text={t.failedText}
          title={t.failed}
        />
      );
  }
}

function Loaded({ result }: { result: ExamResult }) {
  const t = useTexts('report');
  const { attempt, paper } = result;
  const name = usePaperName()(paper.title, attempt.focus);
  const outcome = useOutcome(attempt.id);
  const { confettiEnabled } = useDevice().settings;
  const all = result.questions.length;
  // Of fewer answers a quarter would say only that they are few, which the score says.
  const hasQuarters = showsQuarters(all - blanksOf(result.questions));
  const isPaced = showsPace(all) && !paper.untimed;
  // Blocks say more than quarters of the paper: a break lies between them.
  const hasBlocks = result.blocks.length > 0;
  // What explains at once takes no second answer.
  const hasChanges = paper.review === 'afterSubmit';
  const hasSureness = surenessOf(result.questions).length > 0;
  // The result comes first: what it brought stands below.
  const band = outcome !== null && isRich(outcome) && (
    <OutcomeBand
      isFailed={!result.passed && !isOfMissed(attempt.focus)}
      outcome={outcome}
      paperTitle={name.label}
    />
  );
  return (
    <div className={`work ${styles.pReport}`}>
      <Crumbs items={[{ ...name, to: introOf(paper.key, attempt.focus) }, { label: t.crumb }]} />
      {confettiEnabled &&
        outcome !== null &&
        earnsConfetti(
          { what: 'paper', isPassed: isAchieved({ ...attempt, passed: result.passed }) },
          outcome,
        ) && <Confetti />}
      <div className={styles.rgrid}>
        <div className={styles.result}>
          <Score result={result} />
          {band}
        </div>
        <NextActions result={result} />
        <GroupLevels result={result} />
        <ObjectiveBars result={result} />
        {isPaced && <PaceChart result={result} />}
        {(hasBlocks || hasQuarters || hasChanges || hasSureness) && (
          <section aria-label={t.words} className={styles.words}>
            {hasBlocks ? (
              <BlockScores result={result} />
            ) : (
              hasQuarters && <Quarters result={result} />
            )}
            {hasSureness && <HowSure questions={result.questions} />}
            {hasChanges && <Changes result={result} />}
          </section>
        )}
      </div>
      <Review
        gone={goneOf(result)}
        isOverByTime={(result.notReached ?? 0) > 0}
        questions={result.questions}
      />
    </div>
  );
}
