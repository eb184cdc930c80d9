// A practice of missed questions is called by what it asks, wherever its name is said.
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { introOf, usePaperName } from './paper-name.ts';

await loadTexts(['exam']);

function Names() {
  const nameOf = usePaperName();
  const title = 'Practice by topic';
  return [null, { pool: 'unseen' } as const, { pool: 'missed' } as const]
    .map((focus) => nameOf(title, focus).label)
    .join(', ');
}

test('only what asks missed questions has their name; any other run that of its paper', () => {
  const { container } = render(
    <LanguageProvider>
      <Names />
    </LanguageProvider>,
  );
  expect(container.textContent).toBe('Practice by topic, Practice by topic, Missed questions');
});

test('its intro is that of missed questions, where the same is started again', () => {
  expect(introOf('topic-practice', { pool: 'missed' })).toBe('/quiz/topic-practice?pool=missed');
  expect(introOf('topic-practice', { pool: 'unseen' })).toBe('/quiz/topic-practice');
  expect(introOf('certified-exam', null)).toBe('/exam/certified-exam');
});
