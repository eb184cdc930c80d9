import { describe, expect, test } from 'vitest';
import {
  nextActions,
  type PaperOutcome,
  type PracticeOffer,
  type StudyOffers,
  weakestOf,
} from './next-actions.ts';

const outcome = (over: Partial<PaperOutcome> = {}): PaperOutcome => ({
  paperKey: 'foundation',
  bankId: 'first',
  passed: false,
  objectives: [
    { objectiveId: 'u1', percent: 75, total: 8 },
    { objectiveId: 'u3', percent: 40, total: 14 },
    { objectiveId: 'u4', percent: 40, total: 6 },
  ],
  flagged: [],
  ...over,
});
const all = outcome({ passed: true, objectives: [{ objectiveId: 'u1', percent: 100, total: 8 }] });
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
  studied: new Set(['u1', 'u3']),
  practices: [topicPractice()],
  papers: [
    { key: 'daily', kind: 'practice', passedOnce: false },
    { key: 'foundation', kind: 'simulation', passedOnce: true },
    { key: 'official', kind: 'simulation', passedOnce: false },
  ],
  ...over,
});
const STUDY = { kind: 'study', objectiveId: 'u3' };
const PRACTISE = { kind: 'practise', paperKey: 'topic-practice', objectiveId: 'u3', pool: 'any' };
const UNSEEN = { ...PRACTISE, objectiveId: null, pool: 'unseen' };
const RETAKE = { kind: 'retake', paperKey: 'foundation' };
const paper = (paperKey: string) => ({ kind: 'paper', paperKey });

test('the weakest objective lost most by share; of equal ones that with more questions', () => {
  expect(weakestOf(outcome())).toBe('u3');
  expect(weakestOf(all)).toBeUndefined();
});

describe('what to do next', () => {
  test('after a failed paper: study, practise, and sit it again', () => {
    expect(nextActions(outcome(), offers())).toEqual([STUDY, PRACTISE, RETAKE]);
    expect(nextActions(outcome({ flagged: [3] }), offers())[2]).toEqual(RETAKE);
  });

  test('after a passed paper: study, practise, then the flagged questions', () => {
    expect(nextActions(outcome({ passed: true, flagged: [3, 9] }), offers())).toEqual([
      STUDY,
      PRACTISE,
      { kind: 'flagged', numbers: [3, 9] },
    ]);
  });

  test('after a passed paper without flags: a paper not passed yet, simulations first', () => {
    const passed = outcome({ passed: true });
    expect(nextActions(passed, offers())[2]).toEqual(paper('official'));
    const papers = offers().papers.filter(({ key }) => key !== 'official');
    expect(nextActions(passed, offers({ papers }))[2]).toEqual(paper('daily'));
  });

  test('where all was right: what no paper asked yet, another paper, and this one again', () => {
    expect(nextActions(all, offers())).toEqual([UNSEEN, paper('official'), RETAKE]);
  });

  test('where something is not to be had the next one moves up', () => {
    expect(
      nextActions(
        outcome(),
        offers({ studied: new Set(), practices: [topicPractice({ practised: new Set() })] }),
      ),
    ).toEqual([UNSEEN, RETAKE, paper('official')]);
    const bare = offers({ practices: [], studied: new Set() });
    expect(nextActions(all, bare)).toEqual([paper('official'), RETAKE, paper('daily')]);
    expect(nextActions(all, { ...bare, papers: [] })).toEqual([]);
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
      nextActions({ ...all, bankId: 'second' }, offers({ practices }))[0];
    expect(unseen([topicPractice(), other()])).toEqual({ ...UNSEEN, paperKey: 'applied-practice' });
    expect(unseen([topicPractice(), other({ hasUnseen: false })])).toEqual(UNSEEN);
    const none = [topicPractice({ hasUnseen: false }), other({ hasUnseen: false })];
    expect(unseen(none)).toEqual(paper('official'));
  });

  test('a paper that has to be told its topic is not offered again as it is', () => {
    const topic = outcome({ paperKey: 'topic-practice' });
    expect(nextActions(topic, offers())).toEqual([STUDY, PRACTISE, paper('official')]);
  });
});
