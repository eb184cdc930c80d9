// The tile of the paper to take: what runs is called by its title there, as everywhere else.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { examQueries } from '#client/api/exam-queries.ts';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { OfferedPaper } from '#contract/exams.ts';
import { PracticeExam } from './practice-exam.tsx';

vi.mock('#client/base/session/session.tsx', () => ({ useLearner: () => ({ id: 'somebody' }) }));
vi.mock('#client/base/known-courses.ts', () => ({
  useKnownCourses: () => [
    {
      key: 'togaf',
      featured: {
        dashboard: { paper: 'foundation-exam', name: { en: 'Foundation Mock Test (40Q)' } },
      },
    },
  ],
}));

await loadTexts(['dashboard']);

function show(more: Partial<NonNullable<OfferedPaper['paper']>>): HTMLElement {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData(examQueries.offeredPaper('togaf').queryKey, {
    paper: {
      key: 'foundation-exam',
      title: 'Foundation simulation',
      isRunning: false,
      focus: null,
      ...more,
    },
    missed: null,
    today: null,
  });
  render(
    <QueryClientProvider client={client}>
      <NavigationProvider>
        <LanguageProvider>
          <PracticeExam courseKey="togaf" />
        </LanguageProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  );
  return screen.getByRole('link');
}

test('a paper to take bears the name that the dashboard gives it, and leads to its intro', () => {
  const link = show({});
  expect(link.textContent).toBe('Practice ExamFoundation Mock Test (40Q)');
  expect(link.getAttribute('href')).toBe('#/exam/foundation-exam');
});

test('a paper that runs bears its title and is resumed', () => {
  const link = show({ isRunning: true });
  expect(link.textContent).toBe('Practice ExamFoundation simulationResume');
  expect(link.getAttribute('href')).toBe('#/exam/foundation-exam/attempt');
});
