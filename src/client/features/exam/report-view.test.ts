import { describe, expect, test } from 'vitest';
import type { LessonLink } from '#contract/activity-link.ts';
import type { ExamResult, ReviewQuestion } from '#contract/exams.ts';
import { aFocus } from '#tests/support/focus.ts';
import {
  adviceOf,
  blanksOf,
  changeAdvice,
  examPaceEnd,
  filtered,
  filterOf,
  filtersFor,
  goneOf,
  msUnusedOf,
  nameOf,
  outcomeOf,
  paceCurve,
  showsPace,
  showsQuarters,
  surenessOf,
  wonByChanges,
  wrongOrPartly,
} from './report-view.ts';

const feedback = (right: boolean, points = right ? 1 : 0) =>
  ({ right, points }) as NonNullable<ReviewQuestion['feedback']>;
const answer = { chosen: ['a'] } as unknown as ReviewQuestion['answer'];

const aQuestion = (number: number, more: Partial<ReviewQuestion> = {}): ReviewQuestion =>
  ({
    number,
    flagged: false,
    msSpent: 30_000,
    changes: 0,
    firstAnswer: null,
    answer,
    isAnswered: true,
    feedback: feedback(true),
    ...more,
  }) as ReviewQuestion;

const curve = (spent: number[], msLimit = 100_000) =>
  paceCurve({
    questions: spent.map((msSpent, at) => aQuestion(at + 1, { msSpent })),
    pace: { msLimit } as ExamResult['pace'],
  });

test('the pace curve runs from nothing to the answers whose time is known', () => {
  expect(curve([20_000, 30_000, 0, 10_000])).toEqual([
    { x: 0, y: 0 },
    { x: 0.2, y: 0.25 },
    { x: 0.5, y: 0.5 },
    { x: 0.6, y: 0.75 },
  ]);
});
test('the pace curve never leaves the chart, and is empty without times', () => {
  expect(curve([50_000, 60_000, 40_000]).at(-1)).toEqual({ x: 1, y: 1 });
  expect([curve([0, 0, 0]), curve([])]).toEqual([[], []]);
});
test('a blank is no part of the pace, and fewer than three answers have none', () => {
  const [first, second, third] = [1, 2, 3].map((number) => aQuestion(number));
  const blank = aQuestion(4, { answer: null, isAnswered: false, msSpent: 60_000 });
  const pace = { msLimit: 120_000 } as ExamResult['pace'];
  expect(paceCurve({ questions: [first!, blank, second!, third!], pace }).at(-1)).toEqual({
    x: 0.75,
    y: 0.75,
  });
  expect(paceCurve({ questions: [first!, second!, blank], pace })).toEqual([]);
  expect(blanksOf([first!, blank])).toBe(1);
});

test('changes are weighed by what they won and lost', () => {
  const changes = { questions: 5, wrongToRight: 3, rightToWrong: 1, wrongToWrong: 1 };
  expect(wonByChanges(changes)).toBe(2);
});

test('five changed answers are advice, fewer are not; flags are praised where a flagged question was won', () => {
  const won = { questions: 5, wrongToRight: 3, rightToWrong: 1, wrongToWrong: 1 };
  const plain = [aQuestion(1, { flagged: true }), aQuestion(2, { firstAnswer: answer })];
  const flagged = aQuestion(3, { flagged: true, firstAnswer: answer });
  const inVain = { ...flagged, feedback: feedback(false) };
  const advised = (changes: typeof won, ...more: ReviewQuestion[]) =>
    changeAdvice({ changes, questions: [...plain, ...more] });
  expect(advised({ ...won, questions: 4 }, flagged)).toBeNull();
  expect(advised(won, flagged)).toBe('gainedFlaggedText');
  expect([advised(won), advised(won, inVain)]).toEqual(['gainedText', 'gainedText']);
  const lost = { ...won, wrongToRight: 1, rightToWrong: 3 };
  expect(advised(lost, flagged)).toBe('lostText');
  expect(advised({ ...lost, questions: 4 })).toBeNull();
  expect(advised({ ...won, rightToWrong: 3 }, flagged)).toBeNull();
});

test('a question without an answer is unanswered, one without a verdict is not shown yet', () => {
  expect([
    outcomeOf(aQuestion(1)),
    outcomeOf(aQuestion(1, { feedback: feedback(false) })),
    outcomeOf(aQuestion(1, { answer: null, isAnswered: false, feedback: feedback(false) })),
    outcomeOf(aQuestion(1, { feedback: null })),
    outcomeOf(aQuestion(1, { feedback: feedback(false, 3) })),
  ]).toEqual(['right', 'wrong', 'unanswered', 'hidden', 'partly']);
});

test('each filter keeps its questions, in their order', () => {
  const questions = [
    aQuestion(1, { flagged: true }),
    aQuestion(2, { feedback: feedback(false), firstAnswer: answer }),
    aQuestion(3, { answer: null, isAnswered: false, feedback: feedback(false) }),
    // One of two options chosen: kept, and counted as none.
    aQuestion(4, { isAnswered: false, feedback: feedback(false) }),
  ];
  const kept = (filter: string | undefined) =>
    filtered(questions, filterOf(filter)).map(({ number }) => number);
  expect(kept(undefined)).toEqual([1, 2, 3, 4]);
  expect(kept('no-such-filter')).toEqual([1, 2, 3, 4]);
  expect([kept('wrong'), kept('flagged'), kept('changed'), kept('unanswered')]).toEqual([
    [2],
    [1],
    [2],
    [3, 4],
  ]);
  expect(blanksOf(questions)).toBe(2);
});

test('wrong answers are called that unless one of them brought some of its points', () => {
  const wrong = aQuestion(1, { feedback: feedback(false) });
  const partly = aQuestion(2, { feedback: feedback(false, 3) });
  expect(wrongOrPartly([aQuestion(3), wrong])).toBe('wrong');
  expect(wrongOrPartly([wrong, partly])).toBe('wrongOrPartly');
});

test('a pace is drawn from three answers on, and quarters from five questions each', () => {
  expect([2, 3].map(showsPace)).toEqual([false, true]);
  expect([10, 19, 20].map(showsQuarters)).toEqual([false, false, true]);
});

test('a question is named by its stem, a scenario by the first sentence of its case', () => {
  const asked = 'Refer to the scenario. Which is the best answer?';
  const question = (more: object) => ({ stem: asked, ...more }) as ReviewQuestion['question'];
  const paragraphs = ['Norvale lends in 3.5 minutes. Its sponsor has left.', 'You are asked.'];
  expect(nameOf(question({ type: 'sc' }))).toBe(asked);
  expect(nameOf(question({ type: 'gradient', scenario: paragraphs }))).toBe(
    'Norvale lends in 3.5 minutes.',
  );
  expect(nameOf(question({ type: 'gradient', scenario: ['No full stop here'] }))).toBe(
    'No full stop here',
  );
});

test('a question that was retired since it was graded is counted as gone', () => {
  const questions = [1, 2, 3].map((number) => aQuestion(number));
  expect(goneOf({ attempt: { total: 5 }, questions })).toBe(2);
  expect(goneOf({ attempt: { total: 3 }, questions })).toBe(0);
  // An attempt that ran over the release is graded without what is gone: nothing is missing.
  expect(goneOf({ attempt: { total: 0 }, questions })).toBe(0);
});

test('the pace of the exam ends where its share of the paper’s time does, and nowhere beyond it', () => {
  const examPace = { asks: 'questions', count: 180, minutes: 240 } as const;
  expect(examPaceEnd({ examPace, count: 50, minutes: 240 })).toBeCloseTo(0.278, 3);
  expect(examPaceEnd({ examPace, count: 15, minutes: 10 })).toBeNull();
  expect(examPaceEnd({ examPace: null, count: 50, minutes: 240 })).toBeNull();
  const scenarios = { asks: 'scenarios', count: 8, minutes: 90 } as const;
  expect(examPaceEnd({ examPace: scenarios, count: 60, minutes: 90 })).toBeNull();
});

test('how sure one was is told by what was said, and only of answers whose key is told', () => {
  const questions = [
    aQuestion(1, { confidence: 'guess' }),
    aQuestion(2, { confidence: 'sure', feedback: feedback(false) }),
    aQuestion(3, { confidence: 'sure' }),
    aQuestion(4, { confidence: 'sure', feedback: null }),
    aQuestion(5, { confidence: null }),
    aQuestion(6, { confidence: 'guess', answer: null, isAnswered: false }),
  ];
  expect(surenessOf(questions)).toEqual([
    { said: 'sure', right: 1, total: 2 },
    { said: 'guess', right: 1, total: 1 },
  ]);
  expect(surenessOf([aQuestion(1, { confidence: null })])).toEqual([]);
});

test('what one was sure of and got wrong has a filter, where there is any', () => {
  const wrong = aQuestion(1, { confidence: 'sure', feedback: feedback(false) });
  const lucky = aQuestion(2, { confidence: 'sure' });
  const guessed = aQuestion(3, { confidence: 'guess', feedback: feedback(false) });
  expect(filtered([wrong, lucky, guessed], 'sure')).toEqual([wrong]);
  expect(filtersFor([wrong, lucky])).toContain('sure');
  expect(filtersFor([lucky, guessed])).not.toContain('sure');
});

test('time is left unused of a plan only: not where a paper gives more than the exam, nor where each question has its own', () => {
  const examPace = { asks: 'questions', count: 180, minutes: 240 } as const;
  const pace = { msLimit: 14_400_000, msTaken: 2_523_000 };
  const paper = { count: 50, minutes: 240, secondsPerQuestion: null };
  expect(msUnusedOf({ paper: { ...paper, examPace }, pace })).toBe(0);
  expect(msUnusedOf({ paper: { ...paper, examPace: null }, pace })).toBe(11_877_000);
  // The seconds of one question are never those of another.
  const rapid = { ...paper, examPace: null, secondsPerQuestion: 30 };
  expect(msUnusedOf({ paper: rapid, pace })).toBe(0);
});

describe('what a report leads with', () => {
  const practise = (objectiveId: string | null) =>
    ({
      kind: 'practise',
      paperKey: 'topic-practice',
      focus: aFocus({ objectiveId, title: objectiveId }),
      why: objectiveId === null ? null : 'weakest',
    }) as const;
  const paper = { kind: 'paper', paperKey: 'next', title: 'Next' } as const;
  const read = {
    kind: 'read',
    missed: 2,
    leftOpen: 0,
    lesson: { ref: 'l' } as LessonLink,
  } as const;
  const missed = {
    ...{ paperKey: 'topic-practice', count: 3, atOnce: 10, waiting: 3, elsewhere: [] },
    ...{ ownLeftOpen: 0, leftOpen: 0, allLeftOpen: 0 },
  };

  test('is what was missed, then the lesson that explains it and the weakest topic', () => {
    const nextActions = [read, practise('u1')];
    expect(adviceOf({ missed, nextActions })).toEqual({
      missed,
      lead: undefined,
      others: nextActions,
    });
  });

  test('is the weakest topic where what was missed is not asked again, and a lesson where nothing practises it', () => {
    const both = adviceOf({ missed: null, nextActions: [read, practise('u1')] });
    expect([both.lead, both.others]).toEqual([practise('u1'), [read]]);
    expect(adviceOf({ missed: null, nextActions: [read] }).lead).toEqual(read);
  });

  test('is what runs, before what is weak and before a lesson', () => {
    const resume = { kind: 'resume', paperKey: 'mock', title: 'Mock', focus: null } as const;
    const { lead, others } = adviceOf({
      missed: null,
      nextActions: [resume, read, practise('u1')],
    });
    expect([lead, others]).toEqual([resume, [read, practise('u1')]]);
  });

  test('is the next paper where all was right, and nothing where there is none', () => {
    expect(adviceOf({ missed: null, nextActions: [paper, practise(null)] }).lead).toEqual(paper);
    expect(adviceOf({ missed: null, nextActions: [] })).toEqual({
      missed: null,
      lead: undefined,
      others: [],
    });
  });
});
