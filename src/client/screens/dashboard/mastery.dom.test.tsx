// Each group of the outline leads to where it is practised itself.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import { Mastery } from './mastery.tsx';

await loadTexts(['dashboard']);

test('a group leads to its own practice, or to the practice of a topic of it', () => {
  const name = { en: 'Domain Mastery', es: '', fr: '', de: '' };
  const group = { percent: 50, answered: 1, all: 2 };
  const groups = [
    { ...group, title: 'People', practice: { paperKey: 'people', topic: null } },
    { ...group, title: 'Business', practice: { paperKey: 'topic-practice', topic: 'am.b' } },
    { ...group, title: 'Nothing', practice: null },
  ];
  render(
    <LanguageProvider>
      <NavigationProvider>
        <Mastery mastery={{ name, groups }} />
      </NavigationProvider>
    </LanguageProvider>,
  );
  const ways = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Practice now: People', '#/quiz/people'],
    ['Practice now: Business', '#/quiz/topic-practice?topic=am.b'],
  ]);
});
