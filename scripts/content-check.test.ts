// The command; what it says of content is a matter of `toldOf`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeStubFolder } from '#tests/support/stub-content-folder.ts';

test('an unwaived warning fails the check and is printed with path, line and fix', () => {
  const script = join(import.meta.dirname, 'content-check.ts');
  const folder = writeStubFolder((parts) => {
    // The script checks against the true day, so the stub is checked today.
    const today = new Date().toISOString().slice(0, 10);
    for (const part of [parts.course, ...parts.missions, ...parts.questions])
      part.checkedOn = today;
    parts.questions[0]!.stem = 'Ice lies on the river. Who decides?';
  });
  const { status, stdout } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  const lines = stdout.trim().split('\n');
  expect(status).toBe(1);
  expect(lines.filter((line) => line.startsWith('content/'))).toEqual([
    'content/courses/demo/questions/all.yaml:3 QC-19 the question itself has 2 words → ask it in a sentence of 6 words or more',
  ]);
  expect(lines.at(-1)).toBe(
    '11 files, 2 missions, 0 phases, 0 items, 4 questions, 0 errors, 1 warnings, 0 waived',
  );
});
