import { expect, test } from 'vitest';
import { path as german } from '#texts/de/path.ts';
import { path } from '#texts/en-us/path.ts';
import { tabName } from './item-tabs.tsx';

const items = ['lesson', 'lesson-2', 'lab', 'lesson-3'].map((type) => ({ id: type, type }));
const nameOf = (type: string) => (type.startsWith('lesson') ? 'Lesson' : 'Lab');

test('tabs of one kind say which of them they are; the only one of its kind is named alone', () => {
  const plain = (name: string) => name.replaceAll('\u00a0', ' ');
  const names = items.map((item) => plain(tabName(path.panel, items, item, nameOf)));
  expect(names).toEqual(['Lesson 1 of 3', 'Lesson 2 of 3', 'Lab', 'Lesson 3 of 3']);
  expect(plain(tabName(german.panel, items, items[1]!, () => 'Lektion'))).toBe('Lektion 2 von 4');
});
