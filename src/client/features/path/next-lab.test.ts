import { expect, test } from 'vitest';
import type { ItemView } from '#contract/path.ts';
import { nextLab } from './next-lab.ts';

const item = (id: string, status: ItemView['status'], type = 'lab') => ({ id, type, status });
const next = (...phases: ReturnType<typeof item>[][]) =>
  nextLab(
    phases.map((items) => ({ items })),
    (kind) => kind.startsWith('lab'),
  )?.id;

test('a lab that is begun is next, wherever it stands', () => {
  expect(next([item('a', 'available')], [item('b', 'in_progress', 'lab-2')])).toBe('b');
});

test('else the first that can be begun, and nothing that is no lab', () => {
  const lesson = item('lesson', 'in_progress', 'lesson');
  expect(next([lesson, item('a', 'locked')], [item('b', 'available')])).toBe('b');
});

test('else the first that is still locked: its page says what opens it', () => {
  expect(next([item('a', 'done')], [item('b', 'locked'), item('c', 'locked')])).toBe('b');
});

test('none where all are done', () => {
  expect(next([item('a', 'done')])).toBeUndefined();
});
