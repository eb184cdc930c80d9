import { expect, test } from 'vitest';
import { tasks } from '#texts/en-us/tasks.ts';
import { doneText } from './said.tsx';

test('cells of a table are chosen, lines are placed', () => {
  expect(doneText(tasks, 'matrix')(0, 12)).toBe('0 of 12 chosen');
  expect(doneText(tasks, 'sort')(3, 8)).toBe('3 of 8 placed');
});
