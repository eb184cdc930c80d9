// A section of which no mission can be begun yet says so, and what opens the first; and whether its lessons are open.
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { SectionView } from '#contract/learning.ts';
import { MissionSection } from './mission-sections.tsx';

vi.mock('./use-mission-side.ts', () => ({ useMissionSide: () => () => '' }));
await loadTexts(['missions', 'actions']);

function show(status: SectionView['status'], isShut: boolean) {
  const next = { ref: 'sheet', title: 'The sheet of nine wishes' };
  const mission = {
    ...{ id: 'm', key: 'layers', title: 'Layers', description: '', sectionTitle: '', xp: 10 },
    ...{ status, form: 'story', next: null, stepCount: 5, stepsSeen: 0, doneAt: null },
    ...{ minutesLeft: 5, minutesBesides: 0, activityBesides: null },
    opensAfter: status === 'locked' ? [[next]] : [],
    toOpen: status === 'locked' ? { steps: 3, next } : null,
  };
  const section = {
    ...{ id: 's', title: 'The layers at work', summary: '', letter: 'LY', status, done: 0 },
    ...{ isShut, stations: [], missions: [mission] },
  } as unknown as SectionView;
  render(
    <LanguageProvider>
      <NavigationProvider>
        <MissionSection
          isOpen={false}
          isRow
          onFold={() => {}}
          onOpen={() => {}}
          opening={null}
          primary={undefined}
          readAt={0}
          section={section}
          total={1}
        />
      </NavigationProvider>
    </LanguageProvider>,
  );
}

test('one whose stations are locked says so, and what opens the first of it', () => {
  show('locked', true);
  const said = 'Locked. Opens after 3 activities; next: “The sheet of nine wishes”';
  expect(screen.getByText(said)).toBeTruthy();
});

test('one whose station is open is not called locked: it says that the lessons are open', () => {
  show('locked', false);
  const said =
    'Lessons open · its missions start to open after 3 activities; next: “The sheet of nine wishes”';
  const line = screen.getByText(said).parentElement!;
  expect(line.querySelector('svg')).toBeNull();
  expect(screen.queryByText(/^Locked\./)).toBeNull();
});

test('one that is done has no lock', () => {
  show('done', false);
  expect(screen.queryByText(/^Locked/)).toBeNull();
});
