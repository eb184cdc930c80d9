import { describe, expect, test } from 'vitest';
import {
  nextActions,
  type PaperOutcome,
  type PracticeOffer,
  readOnOf,
  type StudyOffers,
} from './next-actions.ts';

/** All answered, a point each. */
const topic = (objectiveId: string, points: number, total: number) => ({
  ...{ objectiveId, points, total, answered: total, answeredMaxPoints: total },
  percent: Math.round((100 * points) / total),
});
const outcome = (over: Partial<PaperOutcome> = {}): PaperOutcome => ({
  paperKey: 'foundation',
  bankId: 'first',
  objectives: [topic('u1', 6, 8), topic('u3', 6, 15), topic('u4', 2, 5)],
  ...over,
});
const all = outcome({ objectives: [topic('u1', 8, 8)] });
const topicPractice = (over: Partial<PracticeOffer> = {}): PracticeOffer => ({
  paperKey: 'topic-practice',
  bankId: 'first',
  practised: new Set(['u1', 'u3', 'u4']),
  hasUnseen: true,
  ...over,
});
const other = (over: Partial<PracticeOffer> = {}) =>
  topicPractice({ paperKey: 'applied-practice', bankId: 'second', ...over });
const offers = (over: Partial<StudyOffers> = {}): StudyOffers => ({
  readOn: undefined,
  studied: new Set(['u1', 'u3']),
  practices: [topicPractice()],
  step: { kind: 'paper', paperKey: 'official' },
  ...over,
});
const STUDY = { kind: 'study', objectiveId: 'u3' };
const PRACTISE = {
  ...{ kind: 'practise', paperKey: 'topic-practice' },
  ...{ objectiveId: 'u3', pool: 'any', why: 'weakest' },
};
const UNSEEN = { ...PRACTISE, objectiveId: null, pool: 'unseen', why: null };
const PAPER = { kind: 'paper', paperKey: 'official' };

describe('where to read on', () => {
  const missed = (objectiveId: string, lessonId: string | undefined) => ({
    objectiveId,
    lessonId,
    isLeftOpen: lessonId === 'b',
  });

  test('is the lesson that most of the missed questions name', () => {
    const some = [missed('u1', 'a'), missed('u3', 'b'), missed('u3', 'b'), missed('u3', undefined)];
    expect(readOnOf(some, 'u1')).toEqual({ lessonId: 'b', missed: 2, leftOpen: 2 });
  });

  test('is of equal ones that of the weakest topic, then the first', () => {
    const some = [missed('u1', 'a'), missed('u3', 'b'), missed('u3', 'c')];
    expect(readOnOf(some, 'u3')?.lessonId).toBe('b');
    expect(readOnOf(some, undefined)?.lessonId).toBe('a');
  });

  test('is nowhere where nothing was missed, or none of it names a lesson', () => {
    expect(readOnOf([], 'u1')).toBeUndefined();
    expect(readOnOf([missed('u1', undefined)], 'u1')).toBeUndefined();
  });
});

describe('what to do next', () => {
  test('after a paper with a gap: study it and practise it, and no other exam beside that', () => {
    expect(nextActions(outcome(), offers())).toEqual([STUDY, PRACTISE]);
  });

  test('the lesson that the missed questions name comes before any other on the topic', () => {
    const readOn = { lessonId: 'l.1', missed: 3, leftOpen: 1 };
    expect(nextActions(outcome(), offers({ readOn }))).toEqual([
      { kind: 'read', ...readOn },
      PRACTISE,
    ]);
    // Nothing of an attempt that is no evidence.
    expect(nextActions(outcome({ objectives: [] }), offers({ readOn }))).toEqual([PAPER]);
  });

  test('practice says why it is of its topic: what was left open is no weakness, and one topic alone is none either', () => {
    const whyOf = (objectives: PaperOutcome['objectives']) =>
      nextActions(outcome({ objectives }), offers()).find(({ kind }) => kind === 'practise');
    const open = { ...topic('u4', 3, 6), answered: 3, answeredMaxPoints: 3 };
    const wrong = topic('u3', 4, 6);
    expect(whyOf([open, wrong])).toMatchObject({ objectiveId: 'u3', why: 'weakest' });
    expect(whyOf([open, topic('u1', 8, 8)])).toMatchObject({ objectiveId: 'u4', why: 'mostOpen' });
    expect(whyOf([wrong])).toMatchObject({ objectiveId: 'u3', why: 'only' });
  });

  test('where all was right: the paper that exam mode names, and what no paper asked yet', () => {
    expect(nextActions(all, offers())).toEqual([PAPER, UNSEEN]);
  });

  test('the paper that was just taken is not named: the way to take it again stands beside its score', () => {
    expect(nextActions(all, offers({ step: { kind: 'paper', paperKey: 'foundation' } }))).toEqual([
      UNSEEN,
    ]);
  });

  test('an attempt that is no evidence leads nowhere but to the paper that exam mode names', () => {
    const none = outcome({ objectives: [] });
    expect(nextActions(none, offers())).toEqual([PAPER]);
    expect(nextActions(none, offers({ step: { kind: 'paper', paperKey: 'foundation' } }))).toEqual(
      [],
    );
  });

  test('while missed questions wait no paper is named beside them', () => {
    const step = { kind: 'missed', paperKey: 'topic-practice' } as const;
    expect(nextActions(all, offers({ step }))).toEqual([UNSEEN]);
    expect(nextActions(outcome({ objectives: [] }), offers({ step }))).toEqual([]);
    expect(nextActions(outcome(), offers({ step }))).toEqual([STUDY, PRACTISE]);
  });

  test('what runs comes before everything, another run of the same paper too', () => {
    for (const paperKey of ['official', 'foundation']) {
      const step = { kind: 'resume', paperKey } as const;
      expect(nextActions(outcome(), offers({ step }))).toEqual([step, STUDY, PRACTISE]);
    }
  });

  test('where something is not to be had the next one moves up', () => {
    expect(nextActions(outcome(), offers({ studied: new Set() }))).toEqual([PRACTISE]);
    expect(nextActions(outcome(), offers({ practices: [], studied: new Set() }))).toEqual([]);
    expect(nextActions(all, offers({ practices: [], step: undefined }))).toEqual([]);
  });

  test('of several practices the one from the paper’s own bank comes first, else one that has the topic', () => {
    const practise = (bankId: string, practices: readonly PracticeOffer[]) =>
      nextActions(outcome({ bankId }), offers({ practices })).find(
        ({ kind }) => kind === 'practise',
      );
    const both = [topicPractice(), other()];
    expect(practise('first', both)).toEqual(PRACTISE);
    expect(practise('second', both)).toEqual({ ...PRACTISE, paperKey: 'applied-practice' });
    expect(practise('third', both)).toEqual(PRACTISE);
    const without = other({ practised: new Set(['u1']) });
    expect(practise('second', [topicPractice(), without])).toEqual(PRACTISE);
  });

  test('what is unseen comes from the own bank first, and from another once that is used up', () => {
    const unseen = (practices: readonly PracticeOffer[]) =>
      nextActions({ ...all, bankId: 'second' }, offers({ practices }))[1];
    expect(unseen([topicPractice(), other()])).toEqual({ ...UNSEEN, paperKey: 'applied-practice' });
    expect(unseen([topicPractice(), other({ hasUnseen: false })])).toEqual(UNSEEN);
    const none = [topicPractice({ hasUnseen: false }), other({ hasUnseen: false })];
    expect(unseen(none)).toBeUndefined();
  });
});
