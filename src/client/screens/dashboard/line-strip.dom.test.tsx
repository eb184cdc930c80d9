// What the line of stations says in words beside its drawing.
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { MissionStatus } from '#contract/learning.ts';
import type { Dashboard } from '#contract/progress.ts';
import { LineStrip } from './line-strip.tsx';

await loadTexts(['dashboard']);

const show = (
  statuses: MissionStatus[],
  over: { lineOf?: Dashboard['lineOf']; nextId?: string; towardsId?: string; isCore?: boolean },
) =>
  render(
    <NavigationProvider>
      <LanguageProvider>
        <LineStrip
          line={statuses.map((status, at) => ({
            id: `s${at + 1}`,
            letter: `${at + 1}`,
            title: `Station ${at + 1}`,
            status,
          }))}
          lineOf={over.lineOf ?? 'phases'}
          nextId={over.nextId ?? null}
          to="/curriculum"
          isCore={over.isCore ?? false}
          stepTitle="First things"
          towardsId={over.towardsId ?? null}
        />
      </LanguageProvider>
    </NavigationProvider>,
  );

const PREPARES = 'Your next step belongs to the Core line: it prepares you for station';
test.each<[string, MissionStatus[], { towardsId?: string; isCore?: boolean }, string]>([
  [
    'on day one',
    ['available', 'locked'],
    { towardsId: 's1' },
    'Your next step, “First things”, comes before station 1, Station 1',
  ],
  [
    'with a basic lesson first',
    ['available', 'locked'],
    { towardsId: 's1', isCore: true },
    `${PREPARES} 1, Station 1`,
  ],
  [
    'once the station before it is done',
    ['done', 'available'],
    { towardsId: 's1', isCore: true },
    `${PREPARES} 2, Station 2`,
  ],
  [
    'with no station left after it',
    ['available', 'done'],
    { towardsId: 's2', isCore: true },
    'Your next step belongs to the Core line, the basics that every station builds on',
  ],
  [
    'with another step before what is done',
    ['done', 'available'],
    { towardsId: 's1' },
    'Your next step stands beside the line',
  ],
])('what the next step is to the line is true %s', (_name, statuses, over, text) => {
  show(statuses, over);
  expect(screen.getByText(text, { selector: 'p' })).toBeTruthy();
});

test('the rings of open stations are named, and lead to their stations', () => {
  show(['available', 'in_progress', 'locked', 'available'], { nextId: 's2' });
  const rings = screen.getByText('Also open:');
  const links = within(rings).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['1 Station 1', '4 Station 4']);
  expect(links[1]?.getAttribute('href')).toBe('#/curriculum?phase=s4');
});

test('stations under way are told from those that are only open, each a link', () => {
  show(['in_progress', 'available', 'locked'], {});
  expect(screen.getByText('Under way:').textContent).toBe('Under way:1 Station 1');
  expect(screen.getByText('Open:').textContent).toBe('Open:2 Station 2');
  expect(screen.getByRole('link', { name: '1 Station 1' }).getAttribute('href')).toBe(
    '#/curriculum?phase=s1',
  );
});

test('beside the line they are not called more than where one stands', () => {
  show(['available', 'locked'], {});
  expect(screen.getByText('Open:').textContent).toBe('Open:1 Station 1');
});

test('missions of a line have no place on the curriculum', () => {
  show(['in_progress', 'available'], { lineOf: 'missions' });
  expect(within(screen.getByText('Also open:')).queryByRole('link')).toBeNull();
});

test('where no other station is open nothing is said', () => {
  show(['done', 'in_progress', 'locked'], { nextId: 's2' });
  expect(screen.queryByText(/open:/i)).toBeNull();
});
