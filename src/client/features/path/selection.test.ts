import { describe, expect, test } from 'vitest';
import type { ItemView, PhaseView } from '#contract/path.ts';
import { activityAt, noPhase, selectItem, selectPhase } from './selection.ts';

const item = (type: ItemView['type']) => ({ id: `hb.x.${type}`, type }) as ItemView;
const phase = (id: string, status: PhaseView['status'], items = [item('lesson')]) => ({
  id,
  status,
  items,
  testOutId: status === 'locked' ? `hb.${id}.testout` : null,
});

describe('the phase of the panel', () => {
  const phases = [
    phase('a', 'done'),
    phase('b', 'in_progress'),
    phase('c', 'locked'),
    phase('d', 'available', []),
  ];
  const shown = (wanted: string | undefined, current: string | undefined = 'b') =>
    selectPhase(phases, wanted, current)?.id;

  test('is the one of the address', () => expect(shown('a')).toBe('a'));
  test('is the current one where the address names none', () => expect(shown(undefined)).toBe('b'));
  test('is the current one where the wanted one is locked, unwritten or unknown', () => {
    expect([shown('c'), shown('d'), shown('zzz')]).toEqual(['b', 'b', 'b']);
  });
  test('is none after it was closed', () => expect(shown(noPhase)).toBeUndefined());
  test('is none where nothing can be opened', () => {
    expect(selectPhase([phase('c', 'locked')], 'c', undefined)).toBeUndefined();
  });
});

describe('the item of the panel', () => {
  const items = [item('lesson'), item('lab'), item('quiz')];
  test('is the one of the address, else the next action, else the first', () => {
    const next = { items, nextItemId: 'hb.x.lab' };
    expect(selectItem(next, 'quiz')?.type).toBe('quiz');
    expect(selectItem(next, undefined)?.type).toBe('lab');
    expect(selectItem(next, 'podcast')?.type).toBe('lab');
    expect(selectItem({ items, nextItemId: null }, undefined)?.type).toBe('lesson');
    expect(selectItem({ items: [], nextItemId: null }, 'quiz')).toBeUndefined();
  });
});

test('an address of the player names an activity, or none', () => {
  const phases = [phase('a', 'available', [item('lesson'), item('lab')]), phase('c', 'locked')];
  const onCore = (coreKey: string) => ({ ...item('lesson'), id: `hb.core.${coreKey}`, coreKey });
  const core = {
    groups: [{ id: 'g', title: 'G', items: [onCore('one')] }],
    quizzes: [onCore('quiz')],
  };
  expect(activityAt({ phases, core }, 'a', 'lab')).toBe('hb.x.lab');
  expect(activityAt({ phases, core }, 'c', 'testout')).toBe('hb.c.testout');
  expect(activityAt({ phases, core }, 'a', 'testout')).toBeUndefined();
  expect(activityAt({ phases, core }, 'a', 'quiz')).toBeUndefined();
  expect(activityAt({ phases, core }, 'zzz', 'lab')).toBeUndefined();
  expect(activityAt({ phases, core }, 'core', 'one')).toBe('hb.core.one');
  expect(activityAt({ phases, core }, 'core', 'quiz')).toBe('hb.core.quiz');
  expect(activityAt({ phases, core }, 'core', 'lesson')).toBeUndefined();
  expect(activityAt({ phases, core: null }, 'core', 'one')).toBeUndefined();
});
