// The card of confidence names the scores that it rests on, so that another average is no contradiction.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { Path } from '#contract/path.ts';
import { Gauges } from './gauges.tsx';

await loadTexts(['path']);

test('confidence stands beside the three scores that it rests on', () => {
  const path = {
    courseKey: 'pmp',
    coveragePercent: 10,
    masteryPercent: 10,
    confidence: 'High',
    confidenceScores: [100, 100, 40],
    assessmentsNeeded: 0,
    progressPercent: 5,
    minutesLeft: 60,
    exam: null,
    phasesStarted: 1,
    badges: { earned: 0, total: 5 },
    phases: [],
  } as unknown as Path;
  render(
    <NavigationProvider>
      <LanguageProvider>
        <Gauges path={path} />
      </LanguageProvider>
    </NavigationProvider>,
  );
  expect(screen.getByText('Last 3: 100%, 100%, 40%')).toBeTruthy();
});
