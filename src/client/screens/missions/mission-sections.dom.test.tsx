// A section in which nothing can be begun yet says so, and what opens the first of it.
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
    ...{ minutesLeft: 5, minutesBesides: 0 },
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
const said = 'Locked. Opens after 3 steps; next: “The sheet of nine wishes”';

test.each([true, false])(
  'locked from end to end, whether its stations are or not: %s',
  (isShut) => {
    show('locked', isShut);
    expect(screen.getByText(said)).toBeTruthy();
  },
);

test('one that is done has no lock', () => {
  show('done', false);
  expect(screen.queryByText(/^Locked/)).toBeNull();
});
