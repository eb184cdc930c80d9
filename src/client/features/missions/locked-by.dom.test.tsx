// A lock names what to do first; a list of ten is no sentence.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { ActivityLink } from '#contract/activity-link.ts';
import { LockedBy } from './locked-by.tsx';

await loadTexts(['missions']);

const link = (title: string, itemType: string | null = 'lesson'): ActivityLink => ({
  ...{ kind: 'item', ref: title, title, estimatedMinutes: 5, xp: 10 },
  ...{ phaseId: 'share', itemType, coreKey: null },
});
const links = (titles: string) => [...titles].map((title) => link(title));

const show = (missing: ActivityLink[][], steps: ActivityLink[]) =>
  render(
    <LanguageProvider>
      <NavigationProvider>
        <LockedBy missing={missing} steps={steps} />
      </NavigationProvider>
    </LanguageProvider>,
  );

test('one thing stands in a sentence, with what counts in its place', () => {
  show([links('AB')], links('A'));
  expect(screen.getByText('First finish “A” or “B”.')).toBeTruthy();
  expect(document.querySelector('ol')).toBeNull();
});

test('ten are steps in their order: the first leads on, and what is not in sight is unfolded', () => {
  show([links('J')], links('ABCDEFGHIJ'));
  expect(screen.getByText('It opens after 10 activities, in this order:')).toBeTruthy();
  expect(screen.getAllByRole('link').map((one) => one.textContent)).toEqual(['A']);
  expect(screen.getByText('and 7 more')).toBeTruthy();
  expect(document.querySelectorAll('details li')).toHaveLength(7);
  expect(document.querySelector('details ol')?.getAttribute('start')).toBe('4');
});

test('a test that opens it at once is offered after them', () => {
  const test = link('Test out: Share', null);
  show([[link('B'), test]], links('AB'));
  expect(screen.getByText(/Know it already\?/).textContent).toBe(
    'Know it already? This opens it at once: Test out: Share',
  );
  expect(screen.getByRole('link', { name: test.title }).getAttribute('href')).toBe(
    '#/learning/share/testout',
  );
});
