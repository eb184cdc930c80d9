import { expect, test } from 'vitest';
import { leadingFirst } from './leading-first.ts';

const courses = (...begun: string[]) =>
  ['one', 'two', 'three'].map((key) => ({ key, isBegun: begun.includes(key) }));
const keysOf = (selected: string, ...begun: string[]) =>
  leadingFirst(courses(...begun), selected).map(({ key }) => key);

test.each(['one', 'two', 'three'])('a learner who is in course %s finds it first', (selected) => {
  expect(keysOf(selected, selected)[0]).toBe(selected);
  expect(keysOf(selected, 'one', 'two', 'three')[0]).toBe(selected);
});

test('the others keep their order, and nobody who has not begun finds another', () => {
  expect(keysOf('three', 'one', 'three')).toEqual(['three', 'one', 'two']);
  expect(keysOf('two')).toEqual(['one', 'two', 'three']);
  expect(keysOf('two', 'one')).toEqual(['one', 'two', 'three']);
});
