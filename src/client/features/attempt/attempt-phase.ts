// What an attempt's page may do next. The server alone ends an attempt; this page may only believe it.

/**
 * open: the learner works; submitting: handing in was asked for; timeUp: locked, the last answers
 * are on their way; over: it has ended, here or elsewhere.
 */
export type Phase = 'open' | 'submitting' | 'timeUp' | 'over';

/**
 * submit: the learner hands in; refuse: what was handed in did not arrive; expire: the time is up by
 * this page's clock; resume: by the server's it is not; end: it has ended, or nobody is signed in.
 */
export type PhaseEvent = 'submit' | 'refuse' | 'expire' | 'resume' | 'end';

const after: Readonly<Record<Phase, Partial<Record<PhaseEvent, Phase>>>> = {
  open: { submit: 'submitting', expire: 'timeUp', end: 'over' },
  // A submission that is under way goes on as the last one when the time is up meanwhile.
  submitting: { refuse: 'open', expire: 'timeUp', end: 'over' },
  timeUp: { resume: 'open', end: 'over' },
  over: {},
};

/** @returns the phase after the event; null where the event means nothing in this phase */
export const nextPhase = (phase: Phase, event: PhaseEvent): Phase | null =>
  after[phase][event] ?? null;
