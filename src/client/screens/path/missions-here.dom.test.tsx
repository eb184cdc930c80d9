// The missions at a station: each with its state, what opens it, and the way to its page.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { ActivityLink } from '#contract/activity-link.ts';
import { MissionsHere } from './missions-here.tsx';

await loadTexts(['path', 'missions']);

type Here = Parameters<typeof MissionsHere>[0]['missions'][number];
const mission = (part: Partial<Here>): Here => ({
  ...{ key: 'a', title: 'A', status: 'available', form: 'story', opensAfter: [], toOpen: null },
  ...{
    stepCount: 6,
    minutesLeft: 5,
    minutesBesides: 0,
    activityBesides: null,
    isPassedOver: false,
  },
  ...part,
});

const show = (missions: Here[], isLocked = false) =>
  render(
    <LanguageProvider>
      <NavigationProvider>
        <MissionsHere isLocked={isLocked} missions={missions} />
      </NavigationProvider>
    </LanguageProvider>,
  );

const place = { phaseId: null, itemType: null, coreKey: null };
const next: ActivityLink = {
  ...{ kind: 'item', ref: 'x', title: 'X', estimatedMinutes: 1, xp: 0 },
  ...place,
};

test('each says how it stands, and a locked one what opens it', () => {
  show([
    mission({ title: 'Found a board', status: 'done' }),
    mission({
      key: 'b',
      title: 'Write principles',
      status: 'locked',
      opensAfter: [[next]],
      toOpen: { steps: 1, next },
    }),
    mission({ key: 'c', title: 'Name the wish', isPassedOver: true }),
  ]);
  const list = screen.getByRole('list', { name: 'Missions at this station' });
  const links = [...list.querySelectorAll('a')];
  expect(links.map((link) => link.textContent)).toEqual([
    'Found a board5 min, Done',
    'Write principles5 min, Opens after “X”',
    'Name the wish5 min, You passed over it',
  ]);
  expect(links[1]!.getAttribute('href')).toBe('#/missions/b');
});

test('an open station whose missions are all locked says so, as the list of missions does', () => {
  const locked = mission({ status: 'locked', toOpen: { steps: 3, next } });
  const said = 'Lessons open · its missions start to open after 3 activities; next: “X”';
  const { unmount } = show([locked]);
  expect(screen.getByText(said)).toBeTruthy();
  unmount();
  show([locked], true);
  expect(screen.queryByText(said)).toBeNull();
});

test('a station without missions says nothing', () => {
  expect(show([]).container.textContent).toBe('');
});
