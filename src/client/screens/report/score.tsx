// The score, with what chance makes of it, against the pass line or lines.
import { Check, CircleSlash, Flag, RotateCcw, TimerOff, X } from 'lucide-react';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { usePaperName } from '#client/base/paper-name.ts';
import { useReader } from '#client/base/use-reader.ts';
import { againAt } from '#client/features/exam/focus.ts';
import { goneOf } from '#client/features/exam/report-view.ts';
import { TopicNames } from '#client/features/exam/topic-names.tsx';
import { clockOf, dayOf } from '#client/features/exam/when.ts';
import { Coin } from '#client/ui/coin.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ExamResult } from '#contract/exams.ts';
import { isEvidence, isHalfOpen, isOfMissed } from '#domain/exam/counted-paper.ts';
import { endedParts } from '#domain/exam/missed.ts';
import { tellsRange, tellsShare } from '#domain/exam/score-range.ts';
import { countsOfFew } from '#domain/exam/shown-score.ts';
import { shownPercent } from '#domain/kernel/pass-line.ts';
import styles from './report.module.css';
import { Span } from './span.tsx';
import { toReview } from './to-review.ts';

export function Score({ result }: { result: ExamResult }) {
  const t = useTexts('report');
  const exam = useTexts('exam');
  const { ofFew, tooQuick } = useTexts('actions');
  const reader = useReader();
  const { attempt, paper, score, pace, passed, notReached = 0 } = result;
  const isExpired = attempt.state === 'expired';
  const day = dayOf(attempt.finishedAt ?? attempt.startedAt, reader);
  const limit = clockOf(pace.msLimit);
  const parts = endedParts({ ...attempt, right: score.right, notReached });
  const notRight =
    score.maxPoints === score.total
      ? t.wrongAndOpen(parts.wrong, parts.leftOpen)
      : t.notFullAndOpen(parts.wrong, parts.leftOpen);
  const gone = goneOf(result);
  const hasInterval = tellsRange(attempt);
  const few = countsOfFew(score);
  // Points of few questions stand above already.
  const summary = [
    score.maxPoints === score.total
      ? t.right(score.right, score.total)
      : few === null && t.points(score.points, score.maxPoints),
    notRight,
    notReached > 0 && t.notReachedOf(notReached),
  ].filter(Boolean);
  const tellsAnswered =
    tellsShare(attempt.answered) && parts.leftOpen > 0 && score.maxPoints === score.total;
  const name = usePaperName()(paper.title, attempt.focus);
  const counts = isEvidence(attempt);
  const isHalf = isHalfOpen(attempt);
  const isPractice = isOfMissed(attempt.focus);
  return (
    <section aria-labelledby="report" className={styles.score}>
      <h1 id="report" tabIndex={-1}>
        {t.title(name.label)}
      </h1>
      <p className="muted">
        {paper.untimed
          ? t.untimed.taken(day, attempt.total)
          : isExpired
            ? t.expired(day, attempt.total, limit)
            : t.taken(
                day,
                t.answeredOf(attempt.answered, score.total),
                clockOf(pace.msTaken),
                limit,
              )}
        <TopicNames focus={attempt.focus} lead=", " />
      </p>
      {isExpired && (
        <p className="note small">
          <Icon of={TimerOff} />
          <span>
            {(paper.untimed ? t.untimed.closed : t.expiredNote)(attempt.answered, attempt.total)}
            {notReached > 0 && ` ${t.notReached(notReached)}`}
          </span>
        </p>
      )}
      {attempt.implausible && (
        <p className="note small">
          <Icon of={Flag} />
          <span>
            {t.tooQuick.text} {isHalf && `${t.tooQuick.half} `}
            {result.xpAwarded === 0 && <span className="reward">{t.tooQuick.xp}</span>}
          </span>
        </p>
      )}
      {isHalf && !attempt.implausible && (
        <p className="note small">
          <Icon of={CircleSlash} />
          <span>
            {t.half.text}{' '}
            <span className="reward">
              {result.xpAwarded === 0 ? t.half.xp : t.half.xpAnswers(result.xpAwarded)}
            </span>
          </span>
        </p>
      )}
      <div className={styles.big}>
        <p className={styles.pc} data-testid="percent">
          {few === null ? (
            <>
              <b>{score.percent}</b>
              {t.percentSign}
            </>
          ) : (
            <>
              <b>{few.reached}</b> {ofFew(few.outOf, few.isPoints)}
            </>
          )}
        </p>
        <div>
          <p className="chips">
            {isPractice ? (
              <span className="chip">{exam.notCounted.missed}</span>
            ) : isHalf ? (
              <span className="chip">{exam.halfOpen}</span>
            ) : (
              <span className={!counts ? 'chip' : passed ? 'chip chip-good' : 'chip chip-bad'}>
                <Icon of={passed ? Check : X} size="s" />
                {passed ? t.passed : t.notPassed}
              </span>
            )}
            {attempt.implausible && <span className="chip chip-warn">{tooQuick}</span>}
            {result.xpAwarded > 0 && (
              <span className="xpv">
                <Coin />
                {t.xp(result.xpAwarded)}
              </span>
            )}
          </p>
          <p className="muted">
            {summary.length > 0 && <b>{summary.join(', ')}.</b>}{' '}
            {hasInterval && `${t.interval(score.low, score.high)} `}
            {tellsAnswered &&
              t.ofAnswered(
                score.right,
                attempt.answered,
                shownPercent(score.right, attempt.answered),
              )}
          </p>
          {gone > 0 && <p className="muted">{t.review.gone(gone)}</p>}
          {result.list !== null && <p>{t.list(result.list.left, result.list.waiting)}</p>}
        </div>
      </div>
      {few === null && (
        <Span
          exam={paper.examPassPercent}
          hasRange={hasInterval}
          label={
            hasInterval
              ? t.scale(score.percent, score.low, score.high)
              : t.objectives.percent(score.percent)
          }
          own={isPractice ? null : paper.passPercent}
          share={score}
        />
      )}
      {!isPractice && <Lines result={result} />}
      <Unpaid of={result} />
      <p className={styles.acts}>
        <button className="btn btn-line" onClick={toReview} type="button">
          {t.reviewAll(result.questions.length)}
        </button>
        <Go className="btn btn-ghost" to={againAt(paper, attempt.focus)}>
          <Icon of={RotateCcw} />
          {paper.kind === 'simulation' ? t.again : t.againQuick}
        </Go>
      </p>
    </section>
  );
}

/** The lines in words: that of this paper or of each of its parts, and of the exam itself where it is another. */
function Lines({ result }: { result: ExamResult }) {
  const { lines: t } = useTexts('report');
  const { paper, parts, passed, passedExamLine } = result;
  const rows =
    parts.length > 0
      ? parts.map((part) => ({
          text: t.part(part, part.passPercent),
          isReached: part.passed,
        }))
      : [{ text: t.own(paper.passPercent), isReached: passed }];
  if (paper.examPassPercent !== null && passedExamLine !== null) {
    rows.push({ text: t.exam(paper.examPassPercent), isReached: passedExamLine });
  }
  return (
    <ul className={styles.plist}>
      {rows.map(({ text, isReached }) => (
        <li key={text}>
          <Icon of={isReached ? Check : X} size="s" />
          <span>
            {text}, <b className={isReached ? 'good' : 'bad'}>{isReached ? t.reached : t.missed}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Why it brought no XP; nothing in the report of a release that did not say. */
function Unpaid({ of: { unpaid = null } }: { of: Partial<ExamResult> }) {
  const { unpaid: t } = useTexts('report');
  if (unpaid === null) return null;
  const text = unpaid.why === 'few' ? t.few(unpaid.from) : unpaid.isToday ? t.today : t.thatDay;
  return <p className={`reward small muted ${styles.unpaid}`}>{text}</p>;
}
