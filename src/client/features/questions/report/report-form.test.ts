import { describe, expect, test } from 'vitest';
import { draftName, draftOf, fieldsOf, problemOf, REPORT_TEXT_MAX } from './report-form.ts';

describe('a report', () => {
  test('that one learner began is not found by the next one on this device', () => {
    expect(draftName('l1', 'q1')).not.toBe(draftName('l2', 'q1'));
  });

  test('needs a reason, and words where the reason says nothing', () => {
    expect(problemOf({ reason: null, text: 'b is right' })).toBe('reasonMissing');
    expect(problemOf({ reason: 'typo', text: '' })).toBeNull();
    expect(problemOf({ reason: 'other', text: ' ' })).toBe('otherText');
    expect(problemOf({ reason: 'other', text: 'The figure is cut.' })).toBeNull();
  });

  test('is as long as the server takes it, and no longer', () => {
    expect(problemOf({ reason: 'typo', text: 'x'.repeat(REPORT_TEXT_MAX) })).toBeNull();
    expect(problemOf({ reason: 'typo', text: 'x'.repeat(REPORT_TEXT_MAX + 1) })).toBe('tooLong');
  });

  test('is kept on the device as far as it was written, and read again', () => {
    for (const fields of [
      { reason: null, text: 'half a' },
      { reason: 'outdated', text: '' },
      { reason: 'wrong_key', text: 'c' },
    ] as const) {
      expect(fieldsOf(draftOf(fields) ?? undefined)).toEqual(fields);
    }
    expect(draftOf({ reason: null, text: '' })).toBeNull();
    expect(fieldsOf(undefined)).toEqual({ reason: null, text: '' });
    expect(fieldsOf({ reason: 'bored' })).toEqual({ reason: null, text: '' });
  });
});
