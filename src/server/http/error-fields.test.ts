import { expect, test } from 'vitest';
import { describeError } from './error-fields.ts';

test('An error is told by its message, also one that comes as a plain object or as a text.', () => {
  expect(describeError(new Error('gone'))).toMatchObject({ err: 'gone' });
  expect(describeError({ message: 'gone', queue: 'mail' })).toEqual({ err: 'gone' });
  expect(describeError('gone')).toEqual({ err: 'gone' });
});
