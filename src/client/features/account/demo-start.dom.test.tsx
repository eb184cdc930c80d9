// Where the dashboard of a demo learner leads first.
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { DemoStart } from './demo-start.tsx';

const { offered } = vi.hoisted(() => ({ offered: new Set<string>() }));
vi.mock('#client/base/course-features.ts', () => ({
  offers: (courseKey: string, feature: string) => offered.has(`${courseKey} ${feature}`),
}));
vi.mock('#client/base/go.tsx', () => ({
  Go: ({ to, children }: { to: string; children: React.ReactNode }) => (
    <a href={`#${to}`}>{children}</a>
  ),
}));

await loadTexts(['demo']);

function placesOf(courseKey: string): (string | null)[] {
  render(
    <LanguageProvider>
      <DemoStart courseKey={courseKey} />
    </LanguageProvider>,
  );
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}

test('a demo leads to what its five days have left: reports, the line, every figure', () => {
  offered.add('maps papers').add('maps path');
  expect(placesOf('maps')).toEqual(['#/exam/history', '#/curriculum', '#/progress']);
});

test('a course leads nowhere that it has not got', () => {
  offered.clear();
  expect(placesOf('maps')).toEqual(['#/progress']);
});
