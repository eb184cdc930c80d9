// What a first visit is told of the offer: with its figures once they are here, without them before.
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { Product } from '#contract/api.ts';
import { FirstVisit } from './first-visit.tsx';

await loadTexts(['auth']);

const text = (en: string) => ({ en, es: en, fr: en, de: en });
const course = (key: string, questions: number, practiceExams: number) => ({
  key,
  title: key,
  exams: text(`${key} (AB-101)`),
  takenFor: text(`For those who work with ${key}`),
  colors: { dark: '#ffffff', light: '#000000' },
  offer: { questions, practiceExams, templates: 20, premiumTemplates: 1 },
});

function told(courses: Product['courses'] | undefined): string | null {
  const product = courses && {
    ...{ build: '1', demo: false, mail: false, passwordMinLength: 6, locales: [] },
    courses,
  };
  render(
    <LanguageProvider>
      <NavigationProvider>
        <FirstVisit onDemo={() => {}} product={product} />
      </NavigationProvider>
    </LanguageProvider>,
  );
  return screen.getByTestId('offer').textContent;
}

test('the figures are those of all courses together, beside the exams of each', () => {
  expect(told([course('One', 1500, 4), course('Two', 555, 3)])).toBe(
    'Short missions, 2,055 questions with every answer explained, and 7 practice exams to show what to study next.',
  );
  expect(screen.getByText('One (AB-101)')).toBeTruthy();
  // Who takes it and why stands open for the first course, for the others a press away.
  const isOpen = (key: string) =>
    screen.getByText(`For those who work with ${key}`).closest('details')?.open;
  expect([isOpen('One'), isOpen('Two')]).toEqual([true, false]);
});

test('until the server has answered, and where there is nothing to count, it says no figure', () => {
  const without = 'Short missions, questions with every answer explained, and practice exams.';
  expect(told(undefined)).toBe(without);
  cleanup();
  expect(told([course('One', 0, 0)])).toBe(without);
});

test('where it says free it says how many templates are', () => {
  told([course('One', 1500, 4), course('Two', 555, 3)]);
  expect(screen.getByText(/^Free, and your progress stays yours/).textContent).toContain(
    '38 of 40 templates included.',
  );
});
