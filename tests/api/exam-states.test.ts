// Every call that touches an attempt, in every state that an attempt can be in.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import type { examsContract } from '#contract/exams.ts';
import type { AttemptState } from '#domain/exam/attempt-state.ts';
import type { Paper } from '#domain/exam/paper.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { SAMPLE_EXAM, SAMPLE_PRACTICE } from '#tests/support/exam-catalog.ts';
import { catalogWithPractice, SAMPLE_RAPID } from '#tests/support/practice-catalog.ts';
import { answerSome, changeOf, codeOf, rightTo, start } from '#tests/support/sample-attempts.ts';

const BREAK_AFTER = 2;

/** Four questions, then two, each part with a clock of its own. */
const SAMPLE_TIMED: Paper = {
  ...SAMPLE_EXAM,
  id: 'pap.sample.timed',
  key: 'sample-timed',
  parts: [
    { units: ['u1'], passPercent: 50, minutes: SAMPLE_EXAM.minutes / 2 },
    { units: ['u3'], passPercent: 50, minutes: SAMPLE_EXAM.minutes / 2 },
  ],
};

/** No paper of content has it all: here each can have a break. */
const withBreak = (paper: Paper): Paper => ({
  ...paper,
  breaksAfter: [BREAK_AFTER],
  breakMinutes: 5,
});

/** What is stored, a running break, the seconds after the deadline, and the time until somebody notices it. */
type State = AttemptState | 'on a break' | 'in its grace' | 'over its time';

/** The calls that read a course or a paper, and no attempt. */
type OfNoAttempt = 'overview' | 'offered' | 'reference' | 'paper' | 'running' | 'history';

/** Every other call of the contract; a check is the save of a practice, the round is the server's own, 'beat' the former path of 'heartbeat'. */
type Event =
  | Exclude<keyof typeof examsContract, OfNoAttempt | 'pause' | 'beat'>
  | 'check'
  | 'begin a break'
  | 'pass a break'
  | 'end a break'
  | 'round';

interface Desk {
  readonly api: Api;
  readonly paper: Paper;
  readonly attemptId: string;
}

/** The paper that knows the event, and what the learner is told by it. */
const events: Readonly<Record<Event, readonly [Paper, (desk: Desk) => Promise<string>]>> = {
  start: [
    SAMPLE_EXAM,
    async ({ api, paper, attemptId }) =>
      (await start(api, paper.key)).id === attemptId ? 'resumed' : 'a new one',
  ],
  attempt: [
    SAMPLE_EXAM,
    async ({ api, attemptId }) => (await api.exams.attempt({ attemptId })).state,
  ],
  save: [SAMPLE_EXAM, save],
  check: [SAMPLE_PRACTICE, save],
  heartbeat: [
    SAMPLE_EXAM,
    async ({ api, attemptId }) => (await api.exams.heartbeat({ attemptId, position: 3 })).state,
  ],
  'begin a break': [SAMPLE_EXAM, (desk) => pause(desk, 'start')],
  'pass a break': [SAMPLE_EXAM, (desk) => pause(desk, 'pass')],
  'end a break': [SAMPLE_EXAM, (desk) => pause(desk, 'end')],
  endPart: [
    SAMPLE_TIMED,
    async ({ api, attemptId }) => {
      const { partEnds, serverNow } = await api.exams.endPart({ attemptId, to: 4 });
      return partEnds[0] === serverNow ? 'ended now' : 'had ended';
    },
  ],
  next: [
    SAMPLE_RAPID,
    async ({ api, attemptId }) => {
      const { question } = await api.exams.next({ attemptId, after: 1 });
      return question?.number === 2 ? 'served' : 'nothing';
    },
  ],
  another: [
    SAMPLE_PRACTICE,
    async ({ api, attemptId, paper }) => {
      const { questions } = await api.exams.attempt({ attemptId });
      const questionId = questions[0]!.question.id;
      const { total } = await api.exams.another({ attemptId, questionId, total: paper.count });
      return total === paper.count + 1 ? 'added' : 'nothing';
    },
  ],
  submit: [
    SAMPLE_EXAM,
    async ({ api, attemptId }) =>
      (await api.exams.submit({ attemptId })).alreadyDone ? 'had ended' : 'ended now',
  ],
  giveUp: [
    SAMPLE_PRACTICE,
    async ({ api, attemptId }) => {
      const { state, alreadyDone } = await api.exams.giveUp({ attemptId });
      return alreadyDone ? `was ${state}` : `now ${state}`;
    },
  ],
  result: [
    SAMPLE_EXAM,
    async ({ api, attemptId }) =>
      `report of one ${(await api.exams.result({ attemptId })).attempt.state}`,
  ],
  round: [SAMPLE_EXAM, () => app.jobs.run('overdue-attempts').then(() => 'nobody')],
};

async function save({ api, attemptId }: Desk): Promise<string> {
  const { questions } = await api.exams.attempt({ attemptId });
  // The last of the first block: what lies behind its break is not open yet.
  const last = questions[BREAK_AFTER - 1]!;
  const changes = [changeOf(last, { answer: rightTo(last.question.id) })];
  const { saved } = await api.exams.save({ attemptId, changes });
  return saved[0]!.outcome;
}

async function pause({ api, attemptId }: Desk, action: 'start' | 'pass' | 'end'): Promise<string> {
  const { onBreak } = await api.exams.pause({ attemptId, action, after: BREAK_AFTER });
  return onBreak ? 'a break runs' : 'no break runs';
}

/** What is told, and the state that is stored then. */
type Outcome = readonly [told: string, then: AttemptState];

const refused = (
  code: string,
  then: AttemptState,
): Readonly<Record<Exclude<Event, ReceivedAt>, Outcome>> => ({
  save: [code, then],
  check: [code, then],
  'begin a break': [code, then],
  'pass a break': [code, then],
  'end a break': [code, then],
  endPart: [code, then],
  next: [code, then],
  another: [code, then],
});
/** What an attempt that has ended still answers. */
type ReceivedAt = 'start' | 'attempt' | 'heartbeat' | 'submit' | 'giveUp' | 'result' | 'round';

const table: Readonly<Record<State, Readonly<Record<Event, Outcome>>>> = {
  open: {
    start: ['resumed', 'open'],
    attempt: ['open', 'open'],
    save: ['saved', 'open'],
    check: ['saved', 'open'],
    heartbeat: ['open', 'open'],
    'begin a break': ['a break runs', 'open'],
    'pass a break': ['no break runs', 'open'],
    'end a break': ['no break runs', 'open'],
    endPart: ['ended now', 'open'],
    next: ['served', 'open'],
    another: ['added', 'open'],
    submit: ['ended now', 'submitted'],
    giveUp: ['now given_up', 'given_up'],
    result: ['attempt.open', 'open'],
    round: ['nobody', 'open'],
  },
  'on a break': {
    start: ['resumed', 'open'],
    attempt: ['open', 'open'],
    save: ['attempt.on_break', 'open'],
    check: ['attempt.on_break', 'open'],
    heartbeat: ['open', 'open'],
    'begin a break': ['a break runs', 'open'],
    'pass a break': ['attempt.no_break', 'open'],
    'end a break': ['no break runs', 'open'],
    endPart: ['ended now', 'open'],
    next: ['attempt.on_break', 'open'],
    another: ['attempt.on_break', 'open'],
    submit: ['ended now', 'submitted'],
    giveUp: ['now given_up', 'given_up'],
    result: ['attempt.open', 'open'],
    round: ['nobody', 'open'],
  },
  // Answers were on their way, wishes were not.
  'in its grace': {
    start: ['resumed', 'open'],
    attempt: ['open', 'open'],
    save: ['saved', 'open'],
    check: ['saved', 'open'],
    heartbeat: ['open', 'open'],
    'begin a break': ['attempt.expired', 'open'],
    'pass a break': ['attempt.expired', 'open'],
    'end a break': ['attempt.expired', 'open'],
    endPart: ['attempt.expired', 'open'],
    next: ['attempt.expired', 'open'],
    another: ['attempt.expired', 'open'],
    submit: ['ended now', 'submitted'],
    giveUp: ['now given_up', 'given_up'],
    result: ['attempt.open', 'open'],
    round: ['nobody', 'open'],
  },
  // Reading ends nothing, it only tells; everything else ends what is over.
  'over its time': {
    ...refused('attempt.expired', 'expired'),
    start: ['a new one', 'expired'],
    attempt: ['expired', 'open'],
    heartbeat: ['expired', 'expired'],
    submit: ['ended now', 'expired'],
    giveUp: ['now expired', 'expired'],
    result: ['report of one expired', 'open'],
    round: ['nobody', 'expired'],
  },
  submitted: {
    ...refused('attempt.finished', 'submitted'),
    start: ['a new one', 'submitted'],
    attempt: ['submitted', 'submitted'],
    heartbeat: ['submitted', 'submitted'],
    submit: ['had ended', 'submitted'],
    giveUp: ['was submitted', 'submitted'],
    result: ['report of one submitted', 'submitted'],
    round: ['nobody', 'submitted'],
  },
  expired: {
    ...refused('attempt.expired', 'expired'),
    start: ['a new one', 'expired'],
    attempt: ['expired', 'expired'],
    heartbeat: ['expired', 'expired'],
    submit: ['had ended', 'expired'],
    giveUp: ['was expired', 'expired'],
    result: ['report of one expired', 'expired'],
    round: ['nobody', 'expired'],
  },
  given_up: {
    ...refused('attempt.given_up', 'given_up'),
    start: ['a new one', 'given_up'],
    attempt: ['given_up', 'given_up'],
    heartbeat: ['given_up', 'given_up'],
    submit: ['had ended', 'given_up'],
    giveUp: ['was given_up', 'given_up'],
    result: ['attempt.given_up', 'given_up'],
    round: ['nobody', 'given_up'],
  },
};

let app: TestApp;
beforeAll(async () => {
  const catalog = catalogWithPractice();
  app = await startApp({
    catalog: { ...catalog, papers: [SAMPLE_TIMED, ...catalog.papers].map(withBreak) },
  });
});
afterAll(() => app.close());

/** Puts the deadline so many seconds into the past, however long the paper is. */
const since = ({ attemptId }: Desk, seconds: number) =>
  app.database.asOwner(
    `update exam_attempts set started_at = started_at - (deadline_at - now()) - $2 * interval '1 second',
       deadline_at = now() - $2 * interval '1 second' where id = $1`,
    [attemptId, seconds],
  );

/** Brings an attempt, whose first question is answered, into a state. */
const into: Readonly<Record<State, (desk: Desk) => Promise<unknown>>> = {
  open: async () => {},
  'on a break': (desk) => pause(desk, 'start'),
  'in its grace': (desk) => since(desk, 1),
  'over its time': (desk) => since(desk, 6),
  submitted: ({ api, attemptId }) => api.exams.submit({ attemptId }),
  given_up: ({ attemptId }) =>
    app.database.asOwner(
      `update exam_attempts set state = 'given_up', finished_at = now() where id = $1`,
      [attemptId],
    ),
  expired: async (desk) => {
    await into['over its time'](desk);
    await app.jobs.run('overdue-attempts');
  },
};

const rows = (Object.keys(table) as State[]).flatMap((state) =>
  (Object.keys(events) as Event[]).map((event) => {
    const [told, then] = table[state][event];
    return { state, event, told, then };
  }),
);

test.each(rows)('an attempt that is $state, at "$event": $told, and it is $then', async (row) => {
  const { state, event, told, then } = row;
  const { api, learner } = await aLearner(app);
  const [paper, call] = events[event];
  const attempt = await start(api, paper.key);
  await answerSome(api, attempt, { right: 1 });
  const desk = { api, paper, attemptId: attempt.id };
  await into[state](desk);
  let answer = '';
  const code = await codeOf(
    call(desk).then((text) => {
      answer = text;
    }),
  );
  expect(code === 'done' ? answer : code).toBe(told);
  const [stored] = await app.database.asOwner(
    `select state, percent is not null as graded, (select count(*)::int from activity_log
       where learner_id = $2 and type = 'paper_done') as told from exam_attempts where id = $1`,
    [attempt.id, learner.id],
  );
  const isEnded = then !== 'open' && then !== 'given_up';
  // Graded and told of once when it ends, and not before; given up, it never is.
  expect(stored).toEqual({ state: then, graded: isEnded, told: Number(isEnded) });
});
