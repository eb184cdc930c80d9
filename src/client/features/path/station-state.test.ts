import { describe, expect, test } from 'vitest';
import type { PhaseView } from '#contract/path.ts';
import {
  canOpen,
  currentPhaseId,
  doneItems,
  inOrder,
  isBegun,
  litStretches,
  lookOf,
  nextStop,
  trainPhaseId,
} from './station-state.ts';

const stretch = (from: string, to: string | null) => ({ from, to, d: `${from}-${to}` });
const stretches = [
  stretch('phase-h', null),
  stretch('phase-g', 'phase-h'),
  stretch('phase-b', 'phase-c-application'),
  stretch('phase-b', 'phase-c-data'),
  stretch('phase-a', 'phase-b'),
  stretch('preliminary', 'phase-a'),
];

type Phase = Pick<PhaseView, 'id' | 'order' | 'status' | 'percent' | 'items'>;

const item = (status: 'done' | 'available') => ({ status }) as PhaseView['items'][number];
const phase = (id: string, order: number, status: Phase['status'], percent = 0): Phase => ({
  id,
  order,
  status,
  percent,
  items: [item(status === 'done' ? 'done' : 'available')],
});
const unwritten = (id: string, order: number): Phase => ({
  ...phase(id, order, 'locked'),
  items: [],
});

describe('where the learner is', () => {
  const path = [
    phase('requirements', 1, 'available'),
    phase('preliminary', 0, 'done', 100),
    phase('phase-a', 2, 'available'),
    unwritten('phase-b', 3),
  ];

  test('the phase of the next step, when nothing is in progress', () => {
    expect(currentPhaseId(path, 'phase-a')).toBe('phase-a');
  });

  test('the first open phase in order, when there is no next step', () => {
    expect(currentPhaseId(path, undefined)).toBe('requirements');
  });

  test('the phase of the next step also where another is in progress, so that no screen names two', () => {
    const running = [...path.slice(0, 2), phase('phase-a', 2, 'in_progress', 10)];
    expect(currentPhaseId(running, 'requirements')).toBe('requirements');
  });

  test('the phase in progress where the next step stands in none', () => {
    const running = [...path.slice(0, 2), phase('phase-a', 2, 'in_progress', 10)];
    expect(currentPhaseId(running, undefined)).toBe('phase-a');
    expect(currentPhaseId(running, 'core')).toBe('phase-a');
  });

  test('of several in progress, the one of the next step', () => {
    const running = [phase('a', 0, 'in_progress'), phase('b', 1, 'in_progress')];
    expect([currentPhaseId(running, 'b'), currentPhaseId(running, undefined)]).toEqual(['b', 'a']);
  });

  test('the last phase, when everything is done; none, when nothing is open', () => {
    expect(currentPhaseId([phase('b', 1, 'done'), phase('a', 0, 'done')], undefined)).toBe('b');
    expect(currentPhaseId([phase('a', 0, 'locked'), unwritten('b', 1)], undefined)).toBeUndefined();
  });

  test('the train stands at no station while the next step stands at none, nor before it is known', () => {
    const at = (next: Parameters<typeof trainPhaseId>[1]) => trainPhaseId(path, next);
    expect([at({ station: null }), at(undefined)]).toEqual([undefined, undefined]);
    expect(at({ station: { id: 'phase-a' } })).toBe('phase-a');
    expect(at(null)).toBe('requirements');
  });

  test('never a phase that cannot be opened', () => {
    expect(currentPhaseId([phase('a', 0, 'available'), unwritten('b', 1)], 'b')).toBe('a');
  });
});

test('phases stand in the order of the path, and the given list stays as it was', () => {
  const given = [phase('b', 1, 'locked'), phase('a', 0, 'done')];
  expect(inOrder(given).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(given.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('a station looks like its state', () => {
  const look = (status: Phase['status'], isCurrent = false) =>
    lookOf(phase('x', 0, status), isCurrent);
  expect([look('locked'), look('available'), look('in_progress'), look('done')]).toEqual([
    'locked',
    'open',
    'now',
    'done',
  ]);
  expect([look('available', true), look('done', true)]).toEqual(['now', 'done']);
  // What is not written stays shut, whatever its status says.
  const empty = { ...unwritten('x', 0), status: 'available' as const };
  expect([lookOf(empty, true), canOpen(empty)]).toEqual(['locked', false]);
});

test('begun is what is in progress, done, or done in part', () => {
  expect(isBegun(phase('x', 0, 'available'))).toBe(false);
  expect(isBegun(phase('x', 0, 'available', 10))).toBe(true);
  expect(isBegun(phase('x', 0, 'in_progress'))).toBe(true);
  expect(isBegun(phase('x', 0, 'done', 100))).toBe(true);
});

test('done items are counted', () => {
  expect(doneItems({ items: [item('done'), item('available'), item('done')] })).toBe(2);
});

describe('the lit line', () => {
  const lit = (...phases: Phase[]) =>
    [...litStretches(stretches, phases)].map(({ from, to }) => `${from}>${to}`).sort();

  test('is dark for a new learner', () => {
    expect(lit(phase('preliminary', 0, 'available'), phase('phase-a', 2, 'locked'))).toEqual([]);
  });

  test('leads away from what is done, over both tracks of the passing loop', () => {
    expect(
      lit(
        phase('preliminary', 0, 'done', 100),
        phase('phase-a', 2, 'in_progress', 5),
        phase('phase-b', 3, 'done', 100),
        phase('phase-c-application', 5, 'in_progress'),
      ),
    ).toEqual(['phase-b>phase-c-application', 'phase-b>phase-c-data', 'preliminary>phase-a']);
  });

  test('closes the loop only when the last phase is done', () => {
    expect(lit(phase('phase-h', 10, 'in_progress', 90))).toEqual([]);
    expect(lit(phase('phase-h', 10, 'done', 100))).toEqual(['phase-h>null']);
  });
});

describe('from a phase that is done', () => {
  const path = [
    phase('a', 0, 'in_progress', 90),
    phase('b', 1, 'available'),
    phase('c', 2, 'available'),
  ];

  test('the train goes to the phase of the next step, else to the first open one', () => {
    expect(nextStop(path, 'a', 'c')).toBe('c');
    expect(nextStop(path, 'a', undefined)).toBe('b');
  });

  test('what is in progress elsewhere goes before the first open one, and after the next step', () => {
    const running = [...path.slice(0, 2), phase('c', 2, 'in_progress', 40)];
    expect(nextStop(running, 'a', undefined)).toBe('c');
    expect(nextStop(running, 'a', 'b')).toBe('b');
  });

  test('there is no stop behind the last one, and none that is still locked', () => {
    expect(
      nextStop([phase('a', 0, 'done'), phase('b', 1, 'in_progress')], 'b', 'a'),
    ).toBeUndefined();
    expect(
      nextStop([phase('a', 0, 'in_progress'), phase('b', 1, 'locked')], 'a', 'b'),
    ).toBeUndefined();
  });
});
