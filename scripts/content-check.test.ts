import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { StubParts } from '#tests/support/stub-content.ts';
import { writeStubFolder } from '#tests/support/stub-content-folder.ts';

function check(change?: (parts: StubParts) => void) {
  const script = join(import.meta.dirname, 'content-check.ts');
  const folder = writeStubFolder((parts) => {
    // The script checks against the true day, so the stub is checked today.
    const today = new Date().toISOString().slice(0, 10);
    for (const part of [parts.course, ...parts.missions, ...parts.questions])
      part.checkedOn = today;
    change?.(parts);
  });
  const { status, stdout } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  const lines = stdout.trim().split('\n');
  return {
    status,
    problems: lines.filter((line) => line.startsWith('content/')),
    last: lines.at(-1),
  };
}

test('clean content passes with its counts', () => {
  expect(check()).toEqual({
    status: 0,
    problems: [],
    last: '11 files, 2 missions, 0 phases, 0 items, 4 questions, 0 errors, 0 warnings, 0 waived',
  });
});

test('an unwaived warning fails the check and is printed with path, line and fix', () => {
  const { status, problems, last } = check((parts) => {
    parts.questions[0]!.stem = 'Ice lies on the river. Who decides?';
  });
  expect(status).toBe(1);
  expect(problems).toEqual([
    'content/courses/demo/questions/all.yaml:3 QC-19 the question itself has 2 words → ask it in a sentence of 6 words or more',
  ]);
  expect(last).toBe(
    '11 files, 2 missions, 0 phases, 0 items, 4 questions, 0 errors, 1 warnings, 0 waived',
  );
});

test('a waived warning passes', () => {
  const { status, last } = check((parts) => {
    parts.questions[0]!.stem = 'Ice lies on the river. Who decides?';
    const reason = 'The question is short on purpose: it is about one word.';
    parts.waivers = [{ rule: 'QC-19', id: 'dm.q.u1.0000', reason }];
  });
  expect(status).toBe(0);
  expect(last).toBe(
    '11 files, 2 missions, 0 phases, 0 items, 4 questions, 0 errors, 0 warnings, 1 waived',
  );
});
