// Where one would be by now at the pace of the real exam: for whoever wants to see it.
import { useDevice } from '#client/base/device.ts';
import { useTexts } from '#client/base/language/language.tsx';
import type { AttemptSession } from '#client/features/attempt/attempt-session.ts';
import type { AttemptSessionState } from '#client/features/attempt/attempt-session-state.ts';
import { limitMs } from '#domain/exam/attempt-state.ts';
import { canBeKept, reachedAt } from '#domain/exam/exam-pace.ts';
import { useMsLeft } from './clock.tsx';
import styles from './pace-mark.module.css';

interface PaceProps {
  attemptSession: AttemptSession;
  state: AttemptSessionState;
}

/** Whether the paper has such a pace, and whether it is shown. */
export function useShowsPace({ attempt }: AttemptSessionState) {
  const { examPaceShown } = useDevice().settings;
  const { examPace } = attempt.paper;
  // A page without a network may begin with what an older release has sent: it knew no pace.
  const has = examPace != null && canBeKept(examPace);
  return { has, isShown: has && examPaceShown };
}

/** Drawn anew with every second, so apart from what stands around it. */
function useReached({ attemptSession, state }: PaceProps): number {
  const { paper, total, extraTimePercent } = state.attempt;
  const left = useMsLeft(attemptSession.msLeft);
  const msWorked = limitMs((paper.minutes * total) / paper.count, extraTimePercent) - left;
  return paper.examPace === null
    ? 0
    : reachedAt(paper.examPace, { msWorked, total, extraTimePercent });
}

export function PaceText(props: PaceProps) {
  const { pace: t } = useTexts('attempt');
  const reached = useReached(props);
  return (
    <p className={styles.text} data-testid="exam-pace">
      {t.at(reached, props.state.attempt.total)}
    </p>
  );
}

/** On the line that shows how much is answered. */
export function PaceMark(props: PaceProps) {
  const reached = useReached(props);
  const { total } = props.state.attempt;
  return (
    <b
      className={styles.mark}
      style={{ left: `clamp(0.25rem, ${(100 * reached) / total}%, 100% - 0.25rem)` }}
    />
  );
}
