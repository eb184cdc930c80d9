import { expect, test } from 'vitest';
import { TODAY } from '#tests/support/stub-content.ts';
import { writeStubFolder } from '#tests/support/stub-content-folder.ts';
import { compileFolder } from './compile-folder.ts';

test('a folder is compiled where it has no error, and what is wrong is told where it has', () => {
  const compiled = compileFolder(writeStubFolder(), TODAY);
  expect(compiled).toMatchObject({ ok: true, value: { fileCount: 11 } });
  const broken = writeStubFolder((parts) => {
    parts.course.objectives[0]!.weight = 1;
  });
  expect(compileFolder(broken, TODAY)).toMatchObject({
    ok: false,
    error: { code: 'content.invalid', problems: [{ rule: 'MP-05' }] },
  });
});
