// Each group of the outline says what its figure rests on and leads to where it is practised itself.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { Dashboard } from '#contract/progress.ts';
import { Mastery } from './mastery.tsx';

await loadTexts(['dashboard']);

type Groups = NonNullable<Dashboard['mastery']>['groups'];

const show = (groups: Groups, weighedAs: string | null = null) =>
  render(
    <LanguageProvider>
      <NavigationProvider>
        <Mastery
          mastery={{ name: { en: 'Domain Mastery', es: '', fr: '', de: '' }, weighedAs, groups }}
        />
      </NavigationProvider>
    </LanguageProvider>,
  );

test('a group has percentage and bar from five answers on, and says how many it rests on', () => {
  const group = { answered: 1, all: 3, topics: [], practice: null };
  const { container } = show([
    { ...group, title: 'Told', percent: 46, answers: 17 },
    { ...group, title: 'One', percent: null, answers: 1 },
    { ...group, title: 'None', percent: null, answers: 0, answered: 0 },
  ]);
  const [told, one, none] = [...container.querySelectorAll('dl > div')];
  expect(told!.textContent).toContain('46%');
  expect(told!.textContent).toContain('from 17 answers · 1 of 3 topics answered');
  expect(one!.textContent).toBe('One–1 answer so far; shown from 5. ');
  expect(none!.textContent).toContain('No answers yet');
  expect([told, one, none].map((each) => each!.querySelectorAll('.bar').length)).toEqual([1, 0, 0]);
});

test('a group leads to its own practice, or to the practice of a topic of it', () => {
  const group = { percent: 50, answers: 17, answered: 1, all: 2, topics: [] };
  const groups = [
    { ...group, title: 'People', practice: { paperKey: 'people', topic: null } },
    { ...group, title: 'Business', practice: { paperKey: 'topic-practice', topic: 'am.b' } },
    { ...group, title: 'Nothing', practice: null },
  ];
  show(groups);
  const ways = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Practice now: People', '#/quiz/people'],
    ['Practice now: Business', '#/quiz/topic-practice?topic=am.b'],
  ]);
});

test('a figure shows what it is the sum of: each topic with its weight and what was right', () => {
  const topic = { id: 'a', title: 'Lead the team', weightPercent: 60, answers: 5, right: 4 };
  const other = { id: 'b', title: 'Support', weightPercent: 40, answers: 0, right: 0 };
  const group = { percent: 48, answers: 5, answered: 1, all: 2, practice: null };
  const { container } = show([
    { ...group, title: 'People', topics: [topic, other] },
    // Without a figure, or with one topic, there is nothing to add up.
    { ...group, title: 'Few', percent: null, topics: [topic, other] },
    { ...group, title: 'One', topics: [topic] },
  ]);
  const [people, few, one] = [...container.querySelectorAll('dl > div')];
  expect(people!.querySelector('summary')?.textContent).toBe('How it adds up');
  expect([...people!.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
    'Lead the team60% × 4 of 5 right',
    'Support40% × 0, no answer yet',
  ]);
  expect(few!.querySelector('details')).toBeNull();
  expect(one!.querySelector('details')).toBeNull();
});

test('beside a figure stands how many of its topics rest on fewer answers than say something', () => {
  const topic = { id: 'a', title: 'Lead the team', weightPercent: 50, answers: 5, right: 4 };
  const thin = { ...topic, id: 'b', title: 'Support', answers: 2, right: 2 };
  const untried = { ...topic, id: 'c', title: 'Conflict', answers: 0, right: 0 };
  const group = { percent: 86, answers: 9, practice: null };
  const { container } = show([
    { ...group, title: 'All', answered: 3, all: 3, topics: [topic, thin, { ...thin, id: 'd' }] },
    { ...group, title: 'Some', answered: 2, all: 3, topics: [topic, thin, untried] },
    { ...group, title: 'Each', answered: 2, all: 2, topics: [thin, { ...thin, id: 'd' }] },
    { ...group, title: 'Solid', answered: 1, all: 1, topics: [topic] },
  ]);
  const [all, some, each, solid] = [...container.querySelectorAll('dl > div')];
  expect(all!.textContent).toContain(
    'from 9 answers · All 3 topics answered, 2 of them with fewer than 5 answers',
  );
  expect(some!.textContent).toContain(
    '2 of 3 topics answered, 1 of them with fewer than 5 answers; the rest still counts as 0%',
  );
  expect(each!.textContent).toContain('All 2 topics answered, each with fewer than 5 answers');
  expect(solid!.textContent).not.toContain('fewer than');
});

test('the sentence above says which exam the weights are of', () => {
  const group = { title: 'Told', percent: 46, answers: 17, answered: 1, all: 3 };
  const groups = [{ ...group, topics: [], practice: null }];
  const { container } = show(groups, 'Foundation simulation');
  expect(container.textContent).toContain(
    'weighted by their questions in “Foundation simulation”.',
  );
});
