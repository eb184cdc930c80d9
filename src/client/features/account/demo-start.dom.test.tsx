// Where the dashboard of a demo learner leads first.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { documentQueries } from '#client/api/document-queries.ts';
import { modelQueries } from '#client/api/model-queries.ts';
import { queries } from '#client/api/queries.ts';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { demo } from '#texts/en-us/demo.ts';
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

const next = (itemType: string) => ({
  activity: { kind: 'item', ref: 'x', phaseId: 'harbor', itemType, coreKey: null },
});
const kinds = [
  { key: 'lesson', form: 'lesson' },
  { key: 'first-lab', form: 'lab' },
];

const item = (id: string, type: string, status: string) => ({
  ...{ id, type, status, phaseId: 'harbor', coreKey: null },
});
const story = (key: string, status: string) => ({ key, status, form: 'story' });
/** A station of the shown course; `x` is its next step. */
const harbor = {
  items: [
    item('x', 'lesson', 'available'),
    item('y', 'first-lab', 'locked'),
    item('z', 'lesson', 'available'),
    { ...item('c', 'checklist', 'locked'), ticks: { ticked: 2, notApplicable: 0, lines: 9 } },
  ],
  missions: [
    story('far', 'locked'),
    { ...story('end', 'available'), form: 'quest' },
    story('near', 'available'),
  ],
};

/** @param known what the demo's learner has, as far as it is here */
function placesOf(
  courseKey: string,
  known?: { documents: object[]; models: object[] },
  averagePercent: number | null = 48,
) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const courses = [
    { key: 'maps', title: 'Maps', kinds, next: next('lesson') },
    { key: 'ships', title: 'Ships', kinds, next: next('first-lab') },
  ];
  if (known) {
    client.setQueryData(queries.courses().queryKey, courses as never);
    client.setQueryData(documentQueries.all().queryKey, { documents: known.documents } as never);
    client.setQueryData(modelQueries.list('ships').queryKey, known.models as never);
    client.setQueryData(queries.dashboard(courseKey).queryKey, {
      averagePercent,
    } as never);
    client.setQueryData(queries.path(courseKey).queryKey, { phases: [harbor] } as never);
  }
  render(
    <QueryClientProvider client={client}>
      <LanguageProvider>
        <DemoStart courseKey={courseKey} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}

const names = () => screen.getAllByRole('link').map((link) => link.querySelector('b')!.textContent);
const { places, inCourse } = demo.look;

test('a demo says what it is, and leads to what can be played, read and looked at', () => {
  offered.add('maps papers').add('maps path').add('ships models');
  const documents = [
    { id: 'd1', template: { courseKey: 'ships' } },
    { id: 'd2', template: { courseKey: 'maps' } },
  ];
  expect(placesOf('maps', { documents, models: [{ id: 'm1' }] })).toEqual([
    // No lab of this course is open: a mission and a lesson are, neither of them the next step.
    '#/learn/near',
    '#/learning/harbor/lesson',
    // Worked with before it opens.
    '#/learning/harbor/checklist',
    '#/portfolio/d2',
    '#/exam/history',
    '#/curriculum',
    '#/progress',
    '#/learning/harbor/first-lab',
    '#/models/m1',
  ]);
  expect(screen.getByText(demo.look.about)).not.toBeNull();
  // What leads to another course comes last, and says so.
  expect(names()).toEqual([
    places.mission.name,
    places.lesson.name,
    places.checklist.name,
    places.document.name,
    places.reports.name,
    places.line.name,
    places.progress.name,
    inCourse(places.lab.name, 'Ships'),
    inCourse(places.model.name, 'Ships'),
  ]);
  const lists = screen.getAllByRole('list').map((list) => list.querySelectorAll('li').length);
  expect(lists).toEqual([7, 2]);
  expect(screen.getByRole('list', { name: 'In Maps' })).toBeTruthy();
  expect(screen.getByRole('list', { name: demo.look.elsewhere })).toBeTruthy();
});

test('a course that has the lab and the model itself leads there first, and elsewhere for the document', () => {
  offered.clear();
  offered.add('ships models').add('maps models');
  const documents = [{ id: 'd1', template: { courseKey: 'maps' } }];
  expect(placesOf('ships', { documents, models: [{ id: 'm1' }] })).toEqual([
    '#/learning/harbor/first-lab',
    '#/learning/harbor/checklist',
    '#/models/m1',
    '#/progress',
    '#/portfolio/d1',
  ]);
  expect(names().at(0)).toBe(places.lab.name);
  expect(names().at(-1)).toBe(inCourse(places.document.name, 'Maps'));
});

test('what is gone or not here yet is found where it would stand', () => {
  offered.clear();
  offered.add('ships models');
  expect(placesOf('maps', { documents: [], models: [] })).toEqual([
    '#/learn/near',
    '#/learning/harbor/lesson',
    '#/learning/harbor/checklist',
    '#/portfolio',
    '#/progress',
    '#/learning/harbor/first-lab',
    '#/models',
  ]);
});

test('where no exam was taken nothing leads to reports', () => {
  offered.clear();
  offered.add('ships papers');
  expect(placesOf('ships', { documents: [], models: [] }, null)).not.toContain('#/exam/history');
});

test('a course leads nowhere that it has not got', () => {
  offered.clear();
  expect(placesOf('maps')).toEqual(['#/portfolio', '#/progress']);
});
