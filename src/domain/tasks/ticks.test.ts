// A checklist: ticks by the learner's own word, what does not apply, and their notes.
import { describe, expect, test } from 'vitest';
import { someTicks } from '#tests/support/builders.ts';
import { markTask, ownAnswer } from './mark-task.ts';
import { countedOf, LONGEST_NOTE, nextLines, type TicksAnswer, tickedOn } from './ticks.ts';

describe('a checklist', () => {
  const list = someTicks();
  const handedIn = (ticked: string[]) => markTask(list, { kind: 'ticks', ticked });

  test('is handed in with any number of ticks, and counts those', () => {
    expect([[], ['l2'], ['l1', 'l2', 'l3']].map((ticked) => handedIn(ticked).ok)).toEqual(
      Array(3).fill(true),
    );
    expect(handedIn([])).toMatchObject({ value: { points: 0 } });
    expect(handedIn(['l1', 'l2', 'l3'])).toMatchObject({ value: { points: list.points } });
  });

  test('names the first three that are not ticked as what comes next', () => {
    const lines = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, text: id }));
    const next = (ticked: string[], notApplicable?: string[]) =>
      nextLines(lines, { ticked, notApplicable }).map(({ id }) => id);
    expect([
      next([]),
      next(['b']),
      next(['a', 'b', 'c', 'd']),
      next(['a', 'b', 'c', 'd', 'e']),
    ]).toEqual([['a', 'b', 'c'], ['a', 'c', 'd'], ['e'], []]);
    // What does not apply is no work.
    expect(next(['b'], ['a', 'd'])).toEqual(['c', 'e']);
  });

  test('counts what does not apply off its whole', () => {
    const of = (ticked: string[], notApplicable?: string[]) =>
      countedOf({ ticked, notApplicable }, 4);
    expect(of(['a'])).toEqual({ ticked: 1, notApplicable: 0, whole: 4 });
    expect(of(['a'], ['b', 'c'])).toEqual({ ticked: 1, notApplicable: 2, whole: 2 });
  });

  test('takes a note on any line, and lines that do not apply, which count for nothing', () => {
    const whole: TicksAnswer = {
      kind: 'ticks',
      ticked: ['l2'],
      notApplicable: ['l3'],
      notes: { l1: 'Ask Mina by June', l3: 'No such unit here' },
    };
    expect(markTask(list, whole)).toMatchObject({
      value: { points: Math.floor((10 * list.points) / 3) / 10 },
    });
    expect(ownAnswer(list, whole)).toEqual(whole);
    const older: TicksAnswer = { kind: 'ticks', ticked: ['l2'] };
    expect(ownAnswer(list, older)).toEqual(older);
  });

  test('keeps notes, and what does not apply, where a page of an older release ticks', () => {
    const before: TicksAnswer = {
      kind: 'ticks',
      ticked: ['l1'],
      notApplicable: ['l2', 'l3'],
      notes: { l1: 'Signed' },
    };
    expect(tickedOn(before, { ticked: ['l1', 'l2'] })).toEqual({
      ...before,
      ticked: ['l1', 'l2'],
      notApplicable: ['l3'],
    });
    expect(tickedOn(before, { ticked: [], notApplicable: [], notes: {} })).toEqual({
      kind: 'ticks',
      ticked: [],
      notApplicable: [],
      notes: {},
    });
  });

  test.each<[string, TicksAnswer, string]>([
    [
      'a line that is ticked and does not apply',
      { kind: 'ticks', ticked: ['l1'], notApplicable: ['l1'] },
      'notApplicable: lines of the list that are not ticked, each once',
    ],
    [
      'a line that the list does not have, as not applying',
      { kind: 'ticks', ticked: [], notApplicable: ['l4'] },
      'notApplicable: lines of the list that are not ticked, each once',
    ],
    [
      'a note on a line that the list does not have',
      { kind: 'ticks', ticked: [], notes: { l4: 'A word' } },
      'notes: lines of the list only',
    ],
    [
      'a note that is too long',
      { kind: 'ticks', ticked: [], notes: { l1: 'x'.repeat(LONGEST_NOTE + 1) } },
      'notes.l1: at most 300 characters',
    ],
  ])('is refused with %s', (_name, answer, expected) => {
    const mark = markTask(list, answer);
    expect(mark.ok ? 'ok' : `${mark.error.field}: ${mark.error.rule}`).toBe(expected);
  });
});
