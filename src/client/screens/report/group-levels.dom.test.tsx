// Levels of a report: told of an attempt that counts, and otherwise a sentence why there are none.
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import type { ExamResult } from '#contract/exams.ts';
import { GroupLevels } from './group-levels.tsx';

await loadTexts(['report']);

function show(answered: number, implausible = false): string {
  const share = { right: 0, total: 20, points: 0, maxPoints: 20, percent: 0, low: 0, high: 19 };
  const result = {
    attempt: { total: 50, answered, implausible },
    groups: [{ ...share, title: 'People', level: 'Needs Improvement' }],
    levels: { note: 'Ours.', list: [{ name: 'Target', from: 60 }] },
  } as unknown as ExamResult;
  const { container } = render(
    <LanguageProvider>
      <GroupLevels result={result} />
    </LanguageProvider>,
  );
  return container.textContent ?? '';
}

test('with less than half answered there is no level and no interval, but why', () => {
  const text = show(5);
  expect(text).toContain('Less than half of this exam was answered, so no level is given');
  expect(text).not.toMatch(/Needs Improvement|interval|0 to 19|Target/);
  expect(text).toContain('People');
  // The heading promises no level either.
  expect(text).toMatch(/^By domainLess/);
});

test('what was too quick to count has none either', () => {
  const text = show(50, true);
  expect(text).toContain('too quickly to count, so no level is given');
  expect(text).not.toMatch(/Needs Improvement|interval/);
});

test('from half of the questions on levels are told', () => {
  const text = show(25);
  expect(text).toMatch(/^By domain and level.*Needs Improvement.*0 to 19%/);
  expect(text).not.toContain('no level is given');
});
