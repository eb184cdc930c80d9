// The calculator by mouse and by keys: its display keeps the focus, so that what is typed goes on there.
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import type { Calculator as State } from '#domain/exam/calculator.ts';
import { Calculator } from './calculator.tsx';

await loadTexts(['attempt']);

function show(before: State | null = null) {
  const onClose = vi.fn();
  function Room() {
    const [value, setValue] = useState(before);
    return (
      <LanguageProvider>
        <Calculator isBeside onChange={setValue} onClose={onClose} value={value} />
      </LanguageProvider>
    );
  }
  render(<Room />);
  const display = screen.getByRole('status', { name: 'Result' });
  return {
    onClose,
    display,
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    type: (keys: readonly string[]) => {
      for (const key of keys) fireEvent.keyDown(display, { key });
    },
  };
}

test('its keys work out what they say, and each has a name', () => {
  const { display, press } = show();
  for (const name of ['1', '2', 'decimal point', '5', 'times', '4', 'equals']) press(name);
  expect(display.textContent).toBe('50');
  for (const name of ['square root', 'clear', '9', 'square root', 'plus or minus']) press(name);
  expect(display.textContent).toBe('−3');
  for (const name of ['divided by', '0', 'equals']) press(name);
  expect(display.textContent).toBe('No result');
  for (const button of screen.getAllByRole('button')) {
    expect(button.textContent || button.getAttribute('aria-label')).toBeTruthy();
  }
});

test('it is used by keys alone: the display has the focus, Enter is equals, Escape closes', () => {
  const { display, type, onClose } = show();
  expect(document.activeElement).toBe(display);
  type(['2', '0', '0', '+', '1', '0', '%', 'Enter']);
  expect(display.textContent).toBe('220');
  type(['7', '8', 'Backspace', 'x', '6', '=']);
  expect(display.textContent).toBe('42');
  type(['Escape']);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a focused key answers Enter by itself, and does not count as equals too', () => {
  const { display, press, type } = show();
  type(['2', '+', '3']);
  fireEvent.keyDown(screen.getByRole('button', { name: '4' }), { key: 'Enter' });
  expect(display.textContent).toBe('3');
  press('4');
  expect(display.textContent).toBe('34');
});

test('it shows what it showed before, and which operation waits', () => {
  const { display } = show({
    shown: '12.5',
    waiting: { left: 12.5, operator: '*' },
    entry: 'done',
  });
  expect(display.textContent).toBe('12.5');
  expect(screen.getByRole('button', { name: 'times' }).getAttribute('aria-pressed')).toBe('true');
});
