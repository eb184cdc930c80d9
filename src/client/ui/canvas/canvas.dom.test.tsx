import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Model } from '#domain/modelling/editing/model.ts';
import { aLanguage } from '#tests/support/stub-language.ts';
import { tasks } from '#texts/en-us/tasks.ts';
import { Canvas } from './canvas.tsx';

const words = { ...tasks.model, closer: 'Zoom in', farther: 'Zoom out', inWords: 'In words' };
const whole: Model = {
  elements: [
    { id: 'crane', kind: 'Crane', name: 'Big crane', x: 0, y: 0 },
    { id: 'hook', kind: 'Hook', name: 'Iron hook', x: 200, y: 0 },
  ],
  relations: [],
};

/** A canvas with what it last said of its model. */
function opened(
  start = whole,
  hints: 'always' | 'afterCheck' = 'always',
  more: { isTask?: boolean; takesElements?: boolean; connectsFirst?: boolean } = {},
): { now: () => Model } {
  const language = aLanguage();
  let now = start;
  function Place() {
    const [model, setModel] = useState(start);
    now = model;
    return (
      <Canvas
        hints={hints}
        lang={undefined}
        language={language}
        model={model}
        onChange={setModel}
        viewpoint="tools"
        words={words}
        {...more}
      />
    );
  }
  render(<Place />);
  return { now: () => now };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a relation is chosen among those that are permitted, the others say why they are not', () => {
  const { now } = opened();
  press('Change: Big crane (Crane)');
  fireEvent.change(screen.getByRole('combobox', { name: 'Connect to' }), {
    target: { value: 'hook' },
  });
  const caller = screen.getByRole('button', { name: 'Show the relationships' });
  caller.focus();
  fireEvent.click(caller);
  const connector = screen.getByRole('region', { name: 'From Big crane to Iron hook' });
  expect(document.activeElement?.textContent).toBe('From Big crane to Iron hook');
  expect(
    within(connector)
      .getAllByRole('button')
      .map((one) => one.querySelector('b')?.textContent ?? one.textContent),
  ).toEqual(['Holding', 'Helping', 'Cancel']);
  expect(connector.textContent).toContain(
    'Seeing It is not permitted between elements of these two aspects.',
  );
  fireEvent.click(within(connector).getAllByRole('button')[0] as HTMLElement);
  expect(now().relations).toEqual([{ id: 'r-1', type: 'Holding', from: 'crane', to: 'hook' }]);
  expect(document.activeElement).toBe(caller);
  expect(screen.getByRole('status').textContent).toBe('Drawn: Big crane holding Iron hook');
});

test('what was added is named, taken back by Ctrl and Z, and done again', () => {
  const { now } = opened();
  press('Add: Hook');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Spare' } });
  expect(now().elements.at(-1)).toMatchObject({ kind: 'Hook', name: 'Spare' });
  const undo = screen.getByRole('button', { name: 'Undo' });
  fireEvent.keyDown(undo, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(undo, { key: 'z', ctrlKey: true });
  expect(now()).toEqual(whole);
  fireEvent.keyDown(undo, { key: 'z', ctrlKey: true, shiftKey: true });
  expect(now().elements).toHaveLength(3);
});

test('the palette holds what the viewpoint takes, and checks say what is alone', () => {
  opened();
  const palette = screen.getByRole('region', { name: 'Add an element' });
  expect(within(palette).queryByRole('button', { name: 'Add: Crate' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Checks' }).textContent).toContain(
    'Iron hook has no relationship.',
  );
});

test('where faults are to be found, they are named when one asks, until the next change', () => {
  const bad = { id: 'bad', type: 'Holding', from: 'hook', to: 'crane' };
  const { now } = opened({ ...whole, relations: [bad] }, 'afterCheck');
  const checks = screen.getByRole('region', { name: 'Checks' });
  expect(checks.querySelector('[data-remark="blocked"]')).toBeNull();
  press('Check the relationships');
  expect(checks.querySelector('[data-remark="blocked"]')).not.toBeNull();
  press('Change: Iron hook holding Big crane (Holding)');
  fireEvent.change(screen.getByRole('combobox', { name: 'Type of relationship' }), {
    target: { value: 'Moving' },
  });
  expect(screen.getByRole('alert').textContent).toBe(tasks.model.refused.pair);
  press('Reverse it');
  expect(now().relations[0]).toMatchObject({ from: 'crane', to: 'hook' });
  expect(checks.querySelector('[data-remark]')).toBeNull();
  press('Check the relationships');
  expect(checks.textContent).toContain('No rule of the language is broken.');
});

test('beside a task no type is called usual, and the checks say that they know the language alone', () => {
  const odd = { id: 'odd', type: 'Helping', from: 'crane', to: 'hook' };
  opened({ ...whole, relations: [odd] }, 'always', { isTask: true });
  const checks = screen.getByRole('region', { name: 'Checks' });
  expect(checks.querySelector('[data-remark="not-preferred"]')).toBeNull();
  expect(checks.textContent).toContain(tasks.model.checksOnly);
  press('Change: Big crane (Crane)');
  fireEvent.change(screen.getByRole('combobox', { name: 'Connect to' }), {
    target: { value: 'hook' },
  });
  press('Show the relationships');
  const connector = screen.getByRole('region', { name: 'From Big crane to Iron hook' });
  expect(connector.textContent).toContain('Holding');
  expect(connector.textContent).not.toContain(tasks.model.first);
});

test('where nothing has to be added there is no palette', () => {
  opened(whole, 'always', { takesElements: false });
  expect(screen.queryByRole('region', { name: 'Add an element' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add an element' })).toBeNull();
});

test('where relations are all that is asked for it opens ready to connect, with its hint', () => {
  opened(whole, 'always', { takesElements: false, connectsFirst: true });
  const isOn = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
  expect([isOn('Connect'), isOn('Move')]).toEqual([true, false]);
  expect(screen.getByText(words.connectHint)).toBeTruthy();
  // It hands the focus to nothing, and moving is one press away.
  expect(document.activeElement).toBe(document.body);
  press('Move');
  expect(screen.getByText(words.moveHint)).toBeTruthy();
});

test('a drawing opens whole, and the button or F bring all of it back into sight', () => {
  const room = [
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640),
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400),
  ];
  const low = { id: 'low', kind: 'Hook', name: 'Low hook', x: 0, y: 600 };
  opened({ ...whole, elements: [...whole.elements, low] });
  const port = screen.getByTestId('canvas');
  const drawing = port.querySelector('svg')!;
  const high = () => {
    const [, , width, height] = drawing.getAttribute('viewBox')!.split(' ').map(Number);
    return (Number.parseFloat(drawing.style.width) / width!) * height!;
  };
  expect(high()).toBeLessThanOrEqual(400);
  press('Zoom in');
  expect(high()).toBeGreaterThan(400);
  press(tasks.model.fit);
  expect(high()).toBeLessThanOrEqual(400);
  press('Zoom in');
  fireEvent.keyDown(port, { key: 'f' });
  expect(high()).toBeLessThanOrEqual(400);
  // In a field it is a letter.
  press('Change: Big crane (Crane)');
  press('Zoom in');
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name' }), { key: 'f' });
  expect(high()).toBeGreaterThan(400);
  for (const one of room) one.mockRestore();
});
