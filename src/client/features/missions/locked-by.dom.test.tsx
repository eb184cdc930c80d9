// A lock names what to do first; a list of ten is no sentence.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { LockedBy } from './locked-by.tsx';

await loadTexts(['missions']);

const show = (...titles: string[]) =>
  render(
    <LanguageProvider>
      <LockedBy missing={titles.map((title) => [{ title }])} />
    </LanguageProvider>,
  );

test('a few stand in one sentence', () => {
  show('A', 'B', 'C');
  expect(screen.getByText('First finish “A”, “B”, and “C”.')).toBeTruthy();
  expect(document.querySelector('details')).toBeNull();
});

test('of ten the first is named, the others are counted and unfolded', () => {
  show(...'ABCDEFGHIJ');
  expect(screen.getByText('First finish “A”.')).toBeTruthy();
  expect(screen.getByText('and 9 more')).toBeTruthy();
  expect(document.querySelectorAll('details li')).toHaveLength(9);
});
