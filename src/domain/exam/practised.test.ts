import { describe, expect, test } from 'vitest';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import { aCatalog, aMission, anItem, aPhase, aQuestion } from '#tests/support/builders.ts';
import { drawFocused, type Met, missedIn } from './draw-practice.ts';
import type { Paper } from './paper.ts';
import { practisedBy } from './practised.ts';

const aBank = (id: string, unit: string, questionIds: readonly string[]) => ({
  id,
  courseKey: 'togaf' as const,
  units: { [unit]: questionIds.map((questionId) => ({ questionId })) },
});
const on = (objectiveId: string, ids: readonly string[]) =>
  ids.map((id) => aQuestion({ id, tags: [objectiveId] }));

const aPaper = (over: Pick<Paper, 'id' | 'key' | 'bankId'> & Partial<Paper>): Paper => ({
  courseKey: 'togaf',
  title: over.key,
  description: '',
  kind: 'practice',
  difficulty: 'Beginner',
  count: 10,
  minutes: 10,
  passPercent: 70,
  review: 'immediate',
  source: '',
  checkedOn: '2026-11-20',
  ...over,
});
const first = aPaper({ id: 'p.topic', key: 'topic', bankId: 'main', draw: 'focus' });
const second = aPaper({ id: 'p.cases', key: 'cases', bankId: 'cases', draw: 'focus' });
const catalog = indexCatalog(
  aCatalog({
    questions: [
      ...on('o.one', ['m1', 'm2', 'c1', 'q1']),
      ...on('o.two', ['q2']),
      ...on('o.one', ['lesson', 'quiz', 'mission', 'story']),
    ],
    banks: [
      aBank('main', 'u1', ['m1', 'm2']),
      aBank('cases', 'u1', ['c1']),
      aBank('quiz', 'first', ['q1', 'q2']),
      aBank('all', 'u1', ['m1', 'q1']),
    ],
    papers: [
      aPaper({ id: 'p.quiz', key: 'quiz', bankId: 'quiz' }),
      aPaper({ id: 'p.all', key: 'all', bankId: 'all' }),
      first,
      second,
    ],
    missions: [
      aMission({
        steps: [
          { id: 's1', kind: 'check', questionId: 'mission', alone: true },
          { id: 's2', kind: 'check', questionId: 'story' },
        ],
      }),
    ],
    phases: [aPhase({ id: 'u', short: 'u', itemIds: ['u.lesson', 'u.quiz'] })],
    items: [
      anItem({
        id: 'u.lesson',
        phaseId: 'u',
        kind: 'lesson',
        objectives: ['o.one'],
        steps: [{ id: 's1', kind: 'check', questionId: 'lesson' }],
      }),
      anItem({
        id: 'u.quiz',
        phaseId: 'u',
        kind: 'quiz',
        quiz: { questionIds: ['quiz'], count: 1, passPercent: 70 },
      }),
    ],
  }),
);
const met = (missed: readonly string[]): Met => ({
  seen: new Map(missed.map((id) => [id, 1])),
  missed: new Map(missed.map((id, at) => [id, at])),
  leftOpen: new Set(),
  inLessons: new Set(),
  withheld: new Set(),
});
const drawn = (pool: 'any' | 'unseen' | 'missed', missed: readonly string[], objective?: string) =>
  drawFocused(practisedBy(catalog, first, objective === undefined ? [] : [objective]), {
    count: 10,
    pool,
    met: met(missed),
    seed: 'seed',
  }).toSorted();

describe('the first practice by topic of a course', () => {
  test('asks what was missed in papers that no practice by topic shares its bank with', () => {
    expect(drawn('missed', ['m1', 'q1', 'q2'])).toEqual(['m1', 'q1', 'q2']);
  });

  test('asks what was missed in lessons, quizzes and missions, and not what needs a mission’s story', () => {
    expect(drawn('missed', ['lesson', 'quiz', 'mission', 'story'])).toEqual([
      'lesson',
      'mission',
      'quiz',
    ]);
  });

  test('asks such questions on a topic by their own topic', () => {
    expect(drawn('missed', ['q1', 'q2'], 'o.one')).toEqual(['q1']);
    expect(drawn('missed', ['q1', 'q2'], 'o.two')).toEqual(['q2']);
  });

  test('asks them only once they were missed, and never as unseen', () => {
    expect(drawn('any', [])).toEqual(['m1', 'm2']);
    expect(drawn('any', ['q1'])).toEqual(['m1', 'm2', 'q1']);
    expect(drawn('unseen', ['q1'])).toEqual(['m1', 'm2']);
  });

  test('leaves to the other practices what is theirs', () => {
    expect(drawn('missed', ['c1'])).toEqual([]);
    const cases = practisedBy(catalog, second);
    expect([...missedIn(cases, met(['c1', 'q1']))]).toEqual(['c1']);
  });
});
