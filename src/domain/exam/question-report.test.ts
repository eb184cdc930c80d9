import { describe, expect, test } from 'vitest';
import { type Decision, decide, NOTE_MAX } from './question-report.ts';

const OPEN = { state: 'open', questionRev: 2 } as const;
const codeOf = (decision: Decision, currentRev: number | undefined = 3) => {
  const decided = decide(OPEN, decision, currentRev);
  return decided.ok ? decided.value.state : decided.error.code;
};

describe('a report of a question', () => {
  test('is accepted with the revision that corrects it, with or without a note', () => {
    expect(decide(OPEN, { kind: 'accept', fixedInRev: 3 }, 3)).toEqual({
      ok: true,
      value: { state: 'accepted', fixedInRev: 3, note: null },
    });
    expect(decide(OPEN, { kind: 'accept', fixedInRev: 3, note: ' Thank you. ' }, 5)).toMatchObject({
      value: { note: 'Thank you.' },
    });
  });

  test('is accepted only with a revision after the reported one that content has', () => {
    expect(codeOf({ kind: 'accept', fixedInRev: 2 })).toBe('report.revision_unknown');
    expect(codeOf({ kind: 'accept', fixedInRev: 4 })).toBe('report.revision_unknown');
    expect(codeOf({ kind: 'accept', fixedInRev: 2.5 })).toBe('report.revision_unknown');
    expect(decide(OPEN, { kind: 'accept', fixedInRev: 3 }, undefined).ok).toBe(true);
  });

  test('is answered with a note, never without', () => {
    expect(decide(OPEN, { kind: 'answer', note: 'The standard says so.' }, 2)).toEqual({
      ok: true,
      value: { state: 'answered', fixedInRev: null, note: 'The standard says so.' },
    });
    expect(codeOf({ kind: 'answer', note: '  ' })).toBe('report.note_missing');
    expect(codeOf({ kind: 'answer', note: 'x'.repeat(NOTE_MAX + 1) })).toBe('report.note_too_long');
  });

  test('is decided once', () => {
    const again = decide(
      { state: 'answered', questionRev: 2 },
      { kind: 'accept', fixedInRev: 3 },
      3,
    );
    expect(again).toEqual({ ok: false, error: { code: 'report.decided' } });
  });
});
