// Topics of a report: whether they say how what was left unanswered counts.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { ExamResult } from '#contract/exams.ts';
import { ObjectiveBars } from './objective-bars.tsx';

await loadTexts(['report', 'exam']);

const share = { right: 2, total: 5, points: 2, maxPoints: 5, percent: 40, low: 12, high: 77 };
const planning = {
  ...{ objectiveId: 'o', title: 'Planning', practiceKey: null, ...share },
  ...{ answered: 5, answeredMaxPoints: 5 },
};
const risk = {
  ...{ objectiveId: 'r', title: 'Risk', practiceKey: null },
  ...{ right: 0, total: 2, points: 0, maxPoints: 2, percent: 0, low: 0, high: 65 },
  ...{ answered: 2, answeredMaxPoints: 2 },
};

function show(
  answered: number,
  objectives: ExamResult['objectives'] = [
    { ...planning, answered: Math.min(5, answered), answeredMaxPoints: Math.min(5, answered) },
  ],
  total = 5,
): string {
  const result = {
    attempt: { total, answered, focus: null },
    paper: { key: 'any', kind: 'practice', count: 5, passPercent: 70, examPassPercent: null },
    score: share,
    objectives,
  } as unknown as ExamResult;
  const { container } = render(
    <LanguageProvider>
      <NavigationProvider>
        <ObjectiveBars result={result} />
      </NavigationProvider>
    </LanguageProvider>,
  );
  return container.textContent ?? '';
}

test('with questions left unanswered, topics count them as the score does, and say so', () => {
  const text = show(3);
  expect(text).toContain('2 questions were left open: they score nothing, here as in the total.');
  expect(text).toContain('2 of 5 (2 left open)');
});

test('with every question answered nothing is said of it', () => {
  expect(show(5)).not.toContain('left open');
});

test('an empty paper has no bars: it says that nothing was answered, and how to go on', () => {
  const text = show(0);
  expect(text).toContain('Nothing was answered, so no topic says anything yet.');
  expect(text).toContain('Practice again');
  expect(text).not.toContain('Planning');
});

test('topics without an interval say why', () => {
  expect(show(5)).toContain('With fewer than 20 answers these percentages say little');
  const partly = show(22, [planning], 40);
  expect(partly).toContain('With more than a tenth left open these percentages say little');
  expect(partly).not.toContain('fewer than 20 answers');
  // Less than half of it was answered: that says it all.
  expect(show(1)).not.toContain('percentages say little');
});

test('a topic of one or two questions says how many were right: no percentage and no colour judges it', () => {
  const text = show(5, [risk, { ...planning, right: 5, points: 5, percent: 100 }]);
  expect(text).toContain('Topics with fewer than 5 questions stand last and have no percentage');
  expect(text).toMatch(/Risk0 of 2$/);
  expect(text).toContain('100%5 of 5');
  // One topic that tells its share is no order.
  expect(text).not.toContain('Lowest first');
});

test('what was left open is no bad result: a topic without a wrong answer has no colour, and stands below those with some', () => {
  const open = {
    ...{ ...planning, objectiveId: 'i', title: 'Introduction', right: 3, total: 6, points: 3 },
    ...{ maxPoints: 6, percent: 50, answered: 3, answeredMaxPoints: 3 },
  };
  const text = show(8, [open, planning], 11);
  expect(text).toContain('Most wrong among your answers first.');
  expect(text).not.toContain('Lowest first');
  expect(text).toMatch(/Planning.*40%2 of 5.*Introduction.*50%3 of 6 \(3 left open\)$/);
  expect(screen.getByText('40%').className).toBe('bad');
  expect(screen.getByText('50%').className).toBe('');
});

test('topics that nobody answered stand folded below those that say something', () => {
  const none = {
    ...{ ...risk, objectiveId: 'n', title: 'Quality', total: 5, maxPoints: 5 },
    ...{ answered: 0, answeredMaxPoints: 0 },
  };
  const text = show(5, [none, { ...planning, objectiveId: 'p' }], 10);
  expect(text).toMatch(/Planning.*1 topic without an answerQuality \(5 left open\)$/);
  expect(text).not.toContain('Lowest first');
});

test('where no topic tells its share there is neither a column of scores nor a pass line', () => {
  const text = show(5, [risk]);
  expect(text).toContain('Risk0 of 2');
  expect(text).not.toMatch(/Score|pass 70%|likely range|stand last/);
  expect(text).toContain('No topic has 5 questions here, so none has a percentage');
});
