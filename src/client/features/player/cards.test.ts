import { expect, test } from 'vitest';
import type { StepView } from '#contract/learning.ts';
import type { Play } from '#contract/play.ts';
import { minutesAhead } from '#domain/progress/minutes-left.ts';
import { aRecord, localized } from '#tests/support/builders.ts';
import {
  cardMarks,
  countRight,
  firstCard,
  furthestOpen,
  isComplete,
  isSettled,
  mayGoOn,
  minutesFrom,
  quizStand,
} from './cards.ts';

const reading = (id: string): StepView => ({
  id,
  kind: 'reading',
  title: id,
  body: [],
  figure: null,
  keep: null,
  sets: [],
});
const check = (id: string, right?: boolean): StepView => ({
  id,
  kind: 'check',
  question: { id: `q-${id}`, type: 'sc', stem: 'Which?', choose: 1, options: [] },
  feedback:
    right === undefined
      ? null
      : {
          type: 'sc',
          lesson: null,
          right,
          points: Number(right),
          maxPoints: 1,
          chosen: ['a'],
          answer: ['b'],
          reasons: [],
          explanation: '',
          ref: '',
        },
});
const task = (id: string, isHandedIn: boolean, points: number | null = null): StepView => ({
  id,
  kind: 'text',
  title: id,
  prompt: '',
  points: 2,
  minWords: 1,
  maxWords: 9,
  isAgain: false,
  draft: null,
  outcome: isHandedIn
    ? {
        answer: { kind: 'text', text: 'mine' },
        points,
        outOf: 2,
        parts: [],
        rightOrder: [],
        rightModel: null,
        model: { text: 'theirs' },
        rubric: [],
        ratings: null,
      }
    : null,
});
const reached = (...ids: string[]) => new Set(ids);
const open = [reading('s1'), check('s2'), reading('s3')];
const answered = [reading('s1'), check('s2', false), reading('s3')];

const aPlay = (steps: StepView[], progress: Partial<Play['progress']>) =>
  ({
    activity: { stories: [] as Play['activity']['stories'] },
    steps,
    progress: {
      status: 'in_progress',
      seenStepIds: [],
      answeredStepIds: [],
      submittedStepIds: [],
      currentStepId: 's1',
      canFinish: false,
      ...progress,
    },
  }) as Play;

test('the first card is open to a newcomer, the next only once it was reached', () => {
  expect(furthestOpen(open, reached())).toBe(0);
  expect(furthestOpen(open, reached('s1', 's2'))).toBe(1);
});
test('an unanswered question closes what lies behind it', () => {
  expect(furthestOpen(open, reached('s1', 's2', 's3'))).toBe(1);
  expect(furthestOpen(answered, reached('s1', 's2', 's3'))).toBe(2);
});
test('the learner resumes where they stopped, but never behind an open question', () => {
  expect(firstCard(aPlay(answered, { currentStepId: 's3' }), reached('s1', 's2', 's3'))).toBe(2);
  expect(firstCard(aPlay(open, { currentStepId: 's3' }), reached('s1', 's2', 's3'))).toBe(1);
  expect(firstCard(aPlay(open, { currentStepId: 'gone' }), reached('s1'))).toBe(0);
});
test('what the server has not heard of yet is where the learner stopped', () => {
  const play = aPlay([reading('s1'), reading('s2'), reading('s3')], { currentStepId: 's1' });
  expect(firstCard(play, reached('s1', 's2', 's3'), ['s2', 's3'])).toBe(2);
  expect(firstCard(play, reached('s1', 's2', 's3'), ['s2', 's3', 's1'])).toBe(0);
});
test('a lab is taken up again at the first task that is not handed in', () => {
  const at = (currentStepId: string, steps: StepView[], ...seen: string[]) =>
    firstCard(aPlay(steps, { currentStepId }), reached(...seen));
  const steps = [reading('s1'), task('t1', true, 2), task('t2', true, 1), task('t3', false)];
  expect(at('t2', steps, 's1', 't1', 't2')).toBe(3);
  expect(at('t1', steps, 's1', 't1', 't2')).toBe(3);
  expect(at('t1', steps, 's1', 't1', 't2', 't3')).toBe(3);
  // One that waits for a rating is not through, and the last one is where it ends.
  expect(at('t1', [reading('s1'), task('t1', true), task('t2', false)], 's1', 't1')).toBe(1);
  expect(at('t1', [reading('s1'), task('t1', true, 2)], 's1', 't1')).toBe(1);
});
test('a task that was handed in is behind in the minutes left, as where the lab is taken up again', () => {
  const lab = (isHandedIn: boolean, points: number | null) => {
    const steps = [
      reading('s1'),
      ...['t1', 't2'].map((id) => task(id, true, 2)),
      task('t3', isHandedIn, points),
      task('t4', false),
    ];
    const play = aPlay(steps, { currentStepId: 't3' });
    return {
      ...play,
      activity: { ...play.activity, estimatedMinutes: 15, stepCount: 5 },
    } as Play;
  };
  const again = (isPlaceSettled: boolean) =>
    minutesAhead(
      { estimatedMinutes: 15, steps: lab(false, null).steps as never },
      aRecord({ currentStepId: 't3', stepsSeen: 4, isPlaceSettled }),
    );
  expect([minutesFrom(lab(false, null), 3), again(false)]).toEqual([6, 6]);
  expect([minutesFrom(lab(true, 2), 3), again(true)]).toEqual([3, 3]);
  // One that waits for a rating is not through; the card after it has the rest ahead.
  expect(minutesFrom(lab(true, null), 3)).toBe(6);
  expect(minutesFrom(lab(true, 2), 4)).toBe(3);
});
test('another story of a lab opens where its own work ends', () => {
  const play = aPlay(answered, { currentStepId: 's1' });
  const lab = {
    ...play,
    activity: { ...play.activity, stories: [{ industry: 'BFSI', name: localized('BFSI') }] },
  } as Play;
  expect(firstCard(lab, reached('s1', 's2', 's3'))).toBe(2);
  expect(firstCard(lab, reached())).toBe(0);
  expect(firstCard(play, reached('s1', 's2', 's3'))).toBe(0);
});
test('a done mission is reviewed from its first card', () => {
  const play = aPlay(answered, { status: 'done', currentStepId: 's3' });
  expect(firstCard(play, reached('s1', 's2', 's3'))).toBe(0);
});
test('a further round of a done quiz goes on at its first open question', () => {
  const quiz = { round: 2, passPercent: 70 };
  const round = aPlay([check('s1', true), check('s2'), check('s3')], { status: 'done' });
  const play = { ...round, activity: { ...round.activity, quiz } } as Play;
  expect(firstCard(play, reached('s1', 's2'))).toBe(1);
  const over = aPlay(answered, { status: 'done' });
  expect(firstCard({ ...over, activity: play.activity }, reached('s1', 's2', 's3'))).toBe(0);
});
test('a reading lets on, a question only once it is answered, and the last card has no next', () => {
  expect(mayGoOn(open, 0)).toBe(true);
  expect(mayGoOn(open, 1)).toBe(false);
  expect(mayGoOn(answered, 1)).toBe(true);
  expect(mayGoOn(answered, 2)).toBe(false);
  expect(mayGoOn(answered, 9)).toBe(false);
});
test('complete means every card reached and every question answered', () => {
  expect(isComplete(answered, reached('s1', 's2', 's3'))).toBe(true);
  expect(isComplete(answered, reached('s1', 's2'))).toBe(false);
  expect(isComplete(open, reached('s1', 's2', 's3'))).toBe(false);
});
test('the strip says current, seen, waiting for an answer and still ahead', () => {
  const states = (steps: StepView[], at: number, ids: string[]) =>
    cardMarks(steps, reached(...ids), at).map((mark) => mark.state);
  expect(states(open, 0, ['s1', 's2'])).toEqual(['now', 'open', 'locked']);
  expect(states(answered, 2, ['s1', 's2', 's3'])).toEqual(['done', 'done', 'now']);
  const shapes = cardMarks([...open, task('t1', false)], reached(), 0).map((mark) => mark.shape);
  expect(shapes).toEqual(['reading', 'check', 'reading', 'task']);
});
test('a question that was missed is told from one that was right, also where the learner stands on it', () => {
  const steps = [check('s1', true), check('s2', false), check('s3'), reading('s4')];
  const missed = cardMarks(steps, reached('s1', 's2', 's3'), 1).map((mark) => mark.isMissed);
  expect(missed).toEqual([false, true, false, false]);
});
test('right answers are counted among those given', () => {
  expect(countRight([check('a', true), check('b', false), check('c'), reading('d')])).toEqual({
    right: 1,
    answered: 2,
  });
});
test('a task closes what lies behind it until it was handed in, rated or not', () => {
  expect([task('t1', false), task('t1', true)].map(isSettled)).toEqual([false, true]);
  const steps = [task('t1', false), reading('s2')];
  expect(furthestOpen(steps, reached('t1', 's2'))).toBe(0);
  expect(mayGoOn([task('t1', true), reading('s2')], 0)).toBe(true);
});
test('a further round of a task closes nothing: the task was handed in before', () => {
  const round = (isAgain: boolean): StepView => ({
    ...(task('t1', false) as Extract<StepView, { kind: 'text' }>),
    isAgain,
  });
  expect([round(false), round(true)].map(isSettled)).toEqual([false, true]);
  expect(mayGoOn([round(true), reading('s2')], 0)).toBe(true);
});
test('a round has failed when all is answered and too little is right', () => {
  const quiz = { round: 2, passPercent: 70 };
  const round = (right: number, wrong: number, left = 0) => [
    ...Array.from({ length: right }, (_, at) => check(`r${at}`, true)),
    ...Array.from({ length: wrong }, (_, at) => check(`w${at}`, false)),
    ...Array.from({ length: left }, (_, at) => check(`o${at}`)),
  ];
  expect(quizStand(round(6, 4), quiz)).toEqual({
    ...quiz,
    right: 6,
    total: 10,
    percent: 60,
    isFailed: true,
  });
  expect(quizStand(round(7, 3), quiz)?.isFailed).toBe(false);
  expect(quizStand(round(1, 8, 1), quiz)?.isFailed).toBe(false);
  expect(quizStand(round(2, 1), { round: 1, passPercent: 67 })).toMatchObject({
    percent: 66,
    isFailed: true,
  });
  expect(quizStand(round(6, 4), null)).toBeNull();
});
