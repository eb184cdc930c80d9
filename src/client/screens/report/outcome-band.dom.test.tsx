// What handing in brought: where a day has given the level all that it can, the report says so.
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import type { Outcome } from '#contract/outcome.ts';
import { OutcomeBand } from './outcome-band.tsx';

vi.mock('#client/base/theme.tsx', () => ({ useQuiet: () => false }));
await loadTexts(['report', 'player']);

const name = (text: string) => ({ en: text });
const level = { name: name('Analyst'), fromXp: 500, nextAtXp: 1_200, nextName: name('Designer') };
const outcome = {
  ...{ xpAwarded: 140, boostXp: 0, paceLimit: null, answers: null, level },
  ...{ paper: { submittedXp: 40, firstPassXp: 100 }, questsDone: [], eventsDone: [] },
  ...{ totalXpBefore: 475, totalXp: 600, leveledUp: false, badgesEarned: [] },
  ...{ streakBefore: 1, streak: { days: 1 }, shieldUsed: false },
} as unknown as Outcome;

const show = (over: Partial<Outcome> = {}) =>
  render(
    <LanguageProvider>
      <OutcomeBand isFailed={false} outcome={{ ...outcome, ...over }} paperTitle="Simulation" />
    </LanguageProvider>,
  ).container.textContent ?? '';

test('what lies beyond the daily limit is named, and the sum by what it counts for', () => {
  const text = show();
  expect(text).toContain('140 XP earned, now 600 XP toward your level.');
  expect(
    screen.getAllByText(
      /15 of the 140 XP are beyond today's limit: you can spend them, but they do not count toward your level\./,
    ),
  ).toHaveLength(2);
});

test('within the limit nothing is said of it', () => {
  expect(show({ totalXp: 615 })).not.toContain("today's limit");
});
