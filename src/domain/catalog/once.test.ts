import { expect, test } from 'vitest';
import { aCatalog } from '#tests/support/builders.ts';
import { indexCatalog } from './catalog-index.ts';
import { oncePer, oncePerCourse } from './once.ts';

test('what follows from a thing is worked out at the first question and for each thing by itself', () => {
  const asked: string[] = [];
  const nameOf = oncePer(({ name }: { name: string }) => {
    asked.push(name);
    return name === 'none' ? undefined : name;
  });
  const [one, other, none] = [{ name: 'one' }, { name: 'other' }, { name: 'none' }];
  expect([one, other, none, one, other, none].map(nameOf)).toEqual([
    'one',
    'other',
    undefined,
    'one',
    'other',
    undefined,
  ]);
  expect(asked).toEqual(['one', 'other', 'none']);
});

test('what follows from a course is worked out once a course and catalog', () => {
  const asked: string[] = [];
  const listOf = oncePerCourse((_, courseKey) => {
    asked.push(courseKey);
    return [courseKey];
  });
  const [before, after] = [indexCatalog(aCatalog()), indexCatalog(aCatalog())];
  expect(listOf(before, 'togaf')).toBe(listOf(before, 'togaf'));
  expect(listOf(before, 'pmp')).toEqual(['pmp']);
  expect(listOf(after, 'togaf')).toEqual(['togaf']);
  expect(asked).toEqual(['togaf', 'pmp', 'togaf']);
});
