// Three progress cards and four tiles: an honest picture of what was done.
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { countedTrack } from '#client/features/course/counted-track.ts';
import { Figures } from '#client/features/path/figures.tsx';
import { hoursMinutes } from '#client/features/path/hours-minutes.ts';
import { Bar } from '#client/ui/bar.tsx';
import type { CourseView } from '#contract/course.ts';
import type { Path } from '#contract/path.ts';
import {
  ASSESSMENT_FROM_QUESTIONS,
  EXAM_READY_FROM,
  HIGH_FROM,
  JOB_READY_FROM,
  MEDIUM_FROM,
} from '#domain/path/readiness.ts';
import { COVERED_FROM_QUESTIONS } from '#domain/readiness/exam-coverage.ts';
import type { Messages } from '#texts/messages.ts';
import { ExamTile } from './exam-tile.tsx';
import styles from './path.module.css';

const confidenceLooks = { Low: 'chip-warn', Medium: 'chip-accent', High: 'chip-good' } as const;
const confidenceSteps = ['Low', 'Medium', 'High'] as const;

interface GaugesProps {
  path: Path;
  /** Of the course; none while it is on its way. */
  tracks: CourseView['tracks'];
}

export function Gauges({ path, tracks }: GaugesProps) {
  const locale = useLocale();
  const texts = useTexts('path');
  const actions = useTexts('actions');
  const t = texts.gauges;
  const { coveragePercent: exam, masteryPercent: job } = path;
  const isExamReady = exam !== null && exam >= EXAM_READY_FROM;
  const isJobReady = job !== null && job >= JOB_READY_FROM;
  const left = hoursMinutes(path.minutesLeft);
  return (
    <dl aria-label={t.label} className={styles.gauges} data-testid="gauges">
      <Gauge
        at={EXAM_READY_FROM}
        chip={isExamReady ? t.examReady : t.inProgress}
        empty={t.noExam}
        look={isExamReady ? 'chip-good' : 'chip-accent'}
        percent={exam === 0 ? null : exam}
        text={
          // Points of percent, up to the line that is named with them.
          isExamReady
            ? t.examFrom(EXAM_READY_FROM)
            : `${t.more(EXAM_READY_FROM - (exam ?? 0))}. ${t.examFrom(EXAM_READY_FROM)}`
        }
        about={t.examAbout}
        sum={path.coverage}
        sumFrom={path.coverageFrom}
        title={t.exam}
      />
      <Gauge
        at={JOB_READY_FROM}
        chip={isJobReady ? t.jobReady : t.learning}
        empty={t.noJob}
        look={isJobReady ? 'chip-good' : ''}
        percent={job}
        text={t.jobFrom(JOB_READY_FROM)}
        about={t.jobAbout}
        title={t.job}
      />
      <ConfidenceGauge path={path} />
      <ExamTile path={path} />
      <Tile label={t.phases} text={t.of(path.phasesStarted, path.phases.length)} />
      <Tile isReward label={t.badges} text={t.of(path.badges.earned, path.badges.total)} />
      <Tile
        about={t.done(
          actions.percent(path.progressPercent),
          countedTrack(tracks, path.track, locale),
        )}
        label={t.left}
        text={t.time(left.hours, left.minutes)}
      />
    </dl>
  );
}

interface GaugeProps {
  title: string;
  chip: string;
  look: string;
  /** null while there is nothing to tell it by. */
  percent: number | null;
  at: number;
  text: string;
  /** What it counts. */
  about: string;
  /** What to do to see it. */
  empty: string;
  /** What it can be added up of; its lines stand folded. */
  sum?: Path['coverage'];
  /** What passes the quizzes and simulations of these lines. */
  sumFrom?: Path['coverageFrom'];
}

function Gauge({
  title,
  chip,
  look,
  percent,
  at,
  text,
  about,
  empty,
  sum = [],
  sumFrom,
}: GaugeProps) {
  const lang = contentLang(useLocale());
  const actions = useTexts('actions');
  const { gauges: t } = useTexts('path');
  if (percent === null) {
    return (
      <div className={styles.g3}>
        <dt>{title}</dt>
        <dd className="small muted">{empty}</dd>
      </div>
    );
  }
  return (
    <div className={styles.g3}>
      <dt>
        {title} <b className={`chip ${look}`}>{chip}</b>
      </dt>
      <dd>
        <span className={styles.bv}>
          <Bar at={at} value={percent} />
          <b>{actions.percent(percent)}</b>
        </span>
        <p className="small muted">{text}</p>
        <p className="small muted">{about}</p>
        {sum.length > 0 && (
          <details className="small muted">
            <summary>{t.sum}</summary>
            <ul className={styles.scores}>
              {sum.map(({ title: topic, weightPercent, passed, all }) => (
                <li key={topic}>
                  <span lang={lang}>{topic}</span> {t.share(weightPercent, passed, all)}
                </li>
              ))}
            </ul>
            {sumFrom && <p>{countedFrom(t, sumFrom)}</p>}
          </details>
        )}
      </dd>
    </div>
  );
}

/** From which percentage a quiz, and a simulation, counts: a sentence each for what the course has. */
function countedFrom(
  t: Messages['path']['gauges'],
  { quizzes, simulations }: Path['coverageFrom'],
) {
  const ends = (percents: readonly number[]) => [percents[0]!, percents.at(-1)!] as const;
  return [
    ...(quizzes.length > 0 ? [t.quizFrom(...ends(quizzes))] : []),
    ...(simulations.length > 0
      ? [t.simulationFrom(...ends(simulations), COVERED_FROM_QUESTIONS)]
      : []),
  ].join(' ');
}

function ConfidenceGauge({ path }: { path: Path }) {
  const { confidence, assessments, assessmentsNeeded } = path;
  const locale = useLocale();
  const actions = useTexts('actions');
  const { gauges: t } = useTexts('path');
  if (confidence === null) {
    return (
      <div className={styles.g3}>
        <dt>{t.confidence}</dt>
        <dd className="small muted">{t.needed(assessmentsNeeded)}</dd>
      </div>
    );
  }
  return (
    <div className={styles.g3}>
      <dt>
        {t.confidence}{' '}
        <b className={`chip ${confidenceLooks[confidence]}`}>{t.levels[confidence]}</b>
      </dt>
      <dd>
        <span aria-hidden="true" className="ticks">
          {confidenceSteps.map((step, at) => (
            <i
              className={at <= confidenceSteps.indexOf(confidence) ? 'on' : undefined}
              key={step}
            />
          ))}
        </span>
        <p className="small muted">{t.confidenceAbout}</p>
        <details className="small muted">
          <summary>{t.confidenceCounts}</summary>
          <p>{t.confidenceScores(assessments.length)}</p>
          <ul className={styles.scores}>
            {assessments.map(({ title, percent }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two tries at one paper may have one score
              <li key={at}>
                <span lang={contentLang(locale)}>{title}</span> <b>{actions.percent(percent)}</b>
              </li>
            ))}
          </ul>
          <p>{t.confidenceFrom(HIGH_FROM, MEDIUM_FROM, ASSESSMENT_FROM_QUESTIONS)}</p>
        </details>
      </dd>
    </div>
  );
}

interface TileProps {
  label: string;
  text: string;
  about?: string;
  /** Quiet mode hides it. */
  isReward?: boolean;
}

function Tile({ label, text, about, isReward }: TileProps) {
  return (
    <div className={isReward ? 'reward' : undefined}>
      <dt>{label}</dt>
      <dd>
        <Figures text={text} />
        {about !== undefined && <p className="small muted">{about}</p>}
      </dd>
    </div>
  );
}
