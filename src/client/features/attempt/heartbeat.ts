// An attempt's signs of life, and its look at the clock.
import type { AttemptPulse } from '#contract/exams.ts';
import { AUTOSAVE_MS } from '#domain/exam/autosave.ts';
import type { AttemptCalls, Later } from './attempt-calls.ts';
import type { AttemptSessionCore } from './attempt-session-core.ts';

/** Between two signs of life, with some time for the way. */
const HEARTBEAT_MS = AUTOSAVE_MS - 5_000;

interface HeartbeatDeps {
  readonly core: AttemptSessionCore;
  readonly calls: Pick<AttemptCalls, 'heartbeat'>;
  readonly later: Later;
  /** The server said how it stands with the attempt. @param isElsewhere another tab or device saved */
  readonly onPulse: (pulse: AttemptPulse, isElsewhere: boolean) => void;
  readonly onTimeUp: () => void;
  /** Another part began: what was answered in the one before it goes out now. */
  readonly onPart: () => void;
}

export function createHeartbeat(deps: HeartbeatDeps) {
  const { core, calls, later, onPulse, onTimeUp, onPart } = deps;
  const { state } = core;
  let cancelNext = (): void => undefined;
  let cancelCheck = (): void => undefined;
  let saidPosition = state().attempt.position;

  const plan = (): void => {
    cancelNext();
    cancelNext = later(() => void send(), HEARTBEAT_MS);
  };

  async function send(): Promise<void> {
    cancelNext();
    if (state().phase === 'over') return;
    plan();
    const { position } = state();
    const answer = await calls.heartbeat(position);
    if (state().phase === 'over' || !answer.ok) return;
    saidPosition = position;
    onPulse(answer.value, core.receive(answer.value));
    check();
  }

  /** Looks at the clock now, and again when the time, the part or the break is over. */
  function check(): void {
    cancelCheck();
    const { phase, attempt } = state();
    if (phase === 'over' || phase === 'timeUp') return;
    const left = core.msLeft();
    if (left <= 0) {
      onTimeUp();
      return;
    }
    const breakLeft = attempt.onBreak
      ? Date.parse(attempt.onBreak.endsAt) - core.serverNow()
      : left;
    if (breakLeft <= 0) void send();
    if (core.lookAtPart()) onPart();
    const next = Math.min(left, breakLeft, core.msLeftHere());
    cancelCheck = later(check, Math.max(250, next) + 20);
  }

  return {
    plan,
    send,
    check,
    /** The page leaves: where the learner is goes out once more. */
    sayPosition(): void {
      const { position } = state();
      if (position !== saidPosition) void calls.heartbeat(position);
    },
  };
}
