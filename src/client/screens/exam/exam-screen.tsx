// `/exam`: exam mode of a course. What runs comes first, then practice, simulations and topics.
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { examQueries } from '#client/api/exam-queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useQuiet } from '#client/base/theme.tsx';
import { MissedCards } from '#client/features/exam/missed-cards.tsx';
import { focusAreas, groupPapers, stepOf } from '#client/features/exam/overview.ts';
import { PaperCard } from '#client/features/exam/paper-card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { EmptyScene, ErrorScene } from '#client/ui/states.tsx';
import type { PaperCard as Card, ExamOverview } from '#contract/exams.ts';
import styles from './exam.module.css';
import { ExamBadges } from './exam-badges.tsx';
import { ExamSkeleton } from './exam-skeleton.tsx';
import { ExamStats } from './exam-stats.tsx';
import { FirstCard, MissedFirst } from './first-card.tsx';
import { FocusAreas } from './focus-areas.tsx';
import { OwnPractice } from './own-practice.tsx';
import { RunningCard } from './running-card.tsx';
import { TopicList } from './topic-list.tsx';

export function ExamScreen({ courseKey }: { courseKey: string }) {
  const query = useQuery(examQueries.exams(courseKey));
  const t = useTexts('exam');
  const actions = useTexts('actions');
  return (
    <div className={`work ${styles.exam}`}>
      <Crumbs />
      <div className="head">
        <h1 tabIndex={-1}>{t.title}</h1>
        <Go className="btn btn-ghost" to={addresses.examHistory()}>
          <Icon of={History} />
          {t.history}
        </Go>
      </div>
      {query.data !== undefined ? (
        <Loaded courseKey={courseKey} overview={query.data} />
      ) : query.isError ? (
        <ErrorScene
          retry={() => void query.refetch()}
          retryLabel={actions.retry}
          text={t.failedText}
          title={t.failed}
        />
      ) : (
        <ExamSkeleton />
      )}
    </div>
  );
}

function Loaded({ courseKey, overview }: { courseKey: string; overview: ExamOverview }) {
  const t = useTexts('exam');
  const { running, quick, simulations, more } = groupPapers(overview.papers);
  const { answerPay: pay, paperPay } =
    overview.papers.find(({ answerPay }) => answerPay !== null) ?? {};
  const isQuiet = useQuiet();
  const pays =
    pay && paperPay && !isQuiet
      ? `${t.paper.rule.pay(pay.rightXp, pay.xpPerDay, pay.xpToday)} ${t.paper.rule.paySubmitted(paperPay.submittedXp)}`
      : undefined;
  if (overview.papers.length === 0) return <EmptyScene text={t.noPapersText} title={t.noPapers} />;
  const step = stepOf(overview);
  const weak = focusAreas(overview).state;
  const firstCard = overview.papers.find(({ key }) => key === step?.paperKey);
  return (
    <>
      {running.map((paper, at) => (
        <RunningCard isPrimary={at === 0} key={paper.key} paper={paper} />
      ))}
      {step?.kind === 'missed' && <MissedFirst courseKey={courseKey} step={step} />}
      {step?.kind === 'paper' && firstCard && <FirstCard first={step} paper={firstCard} />}
      {overview.stats.attempts > 0 && <ExamStats stats={overview.stats} />}
      <Papers
        action={<OwnPractice papers={overview.papers} />}
        id="quick"
        isShort
        lead={pays}
        more={<MissedCards isLed={step?.kind === 'missed'} overview={overview} />}
        papers={quick}
        title={t.quick.title}
      />
      <Papers
        id="simulations"
        lead={t.simulations.lead}
        papers={simulations}
        title={t.simulations.title}
      />
      <Papers id="more" papers={more} title={t.more.title} />
      <FocusAreas overview={overview} />
      <TopicList
        isFolded={overview.stats.attempts > 0 || weak === 'weak'}
        papers={overview.papers}
        topics={overview.topics}
        weak={weak}
      />
      {isQuiet ? null : <ExamBadges courseKey={courseKey} />}
    </>
  );
}

interface PapersProps {
  id: string;
  title: string;
  lead?: string | undefined;
  papers: readonly Card[];
  /** Stands beside the title. */
  action?: ReactNode;
  /** Cards after those of the papers. */
  more?: ReactNode;
  /** Two of them fit beside each other on a phone. */
  isShort?: boolean;
}

function Papers({ id, title, action, lead, papers, more, isShort = false }: PapersProps) {
  if (papers.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.papers}>
      <div className={styles.focusHead}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {lead !== undefined && <p className="small muted">{lead}</p>}
      <ul className={styles.pcards} data-short={isShort ? '' : undefined}>
        {papers.map((paper) => (
          <li key={paper.key}>
            <PaperCard paper={paper} />
          </li>
        ))}
        {more}
      </ul>
    </section>
  );
}
