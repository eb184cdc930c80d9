// What stands in the place of the courses while they load, and when they did not (decisions 13).
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { CourseMenu } from './course-menu.tsx';

const menu = (onRetry?: () => void) =>
  render(
    <LanguageProvider>
      <CourseMenu courses={undefined} onRetry={onRetry} onSwitch={() => {}} selected="togaf" />
    </LanguageProvider>,
  );

test('courses that did not load are told in the place of the switcher, with a way to try again', () => {
  const onRetry = vi.fn();
  menu(onRetry);
  const again = screen.getByRole('button', { name: 'Load the courses again' });
  expect(again.textContent).toContain('The courses did not load');
  fireEvent.click(again);
  expect(onRetry).toHaveBeenCalledOnce();
});

test('while they load there is nothing to press', () => {
  menu();
  expect(screen.queryByRole('button')).toBeNull();
});
