import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readCatalog } from '#content/read-catalog.ts';
import { type StubParts, TODAY } from '#tests/support/stub-content.ts';
import { writeStubFolder } from '#tests/support/stub-content-folder.ts';
import { compileContent } from './compile-content.ts';

function paths(change?: (parts: StubParts) => void) {
  const contentDir = writeStubFolder(change);
  return { contentDir, outFile: join(contentDir, '../dist/content/catalog.json'), today: TODAY };
}

test('content is compiled to a file that reads back as the same catalog', async () => {
  const options = paths();
  const result = await compileContent(options);
  expect(result).toMatchObject({
    ok: true,
    value: { files: 11, missions: 2, items: 0, questions: 4 },
  });
  const read = readCatalog(options.outFile);
  expect(read.ok && result.ok && read.value.revision === result.value.revision).toBe(true);
  expect(read.ok && Object.isFrozen(read.value.missions[0]?.steps[0])).toBe(true);
  expect(readdirSync(dirname(options.outFile))).toEqual(['catalog.json']);
});

test('content with an error is not compiled, and the old file stays', async () => {
  const options = paths((parts) => {
    parts.course.objectives[0]!.weight = 1;
  });
  mkdirSync(dirname(options.outFile), { recursive: true });
  writeFileSync(options.outFile, 'old');
  expect(await compileContent(options)).toMatchObject({
    ok: false,
    error: { code: 'content.invalid', problems: [{ rule: 'MP-05' }] },
  });
  expect(readCatalog(options.outFile)).toMatchObject({ error: { code: 'content.unreadable' } });
});

test('a warning, such as an old check, does not stop a build', async () => {
  const result = await compileContent({ ...paths(), today: '2031-01-01' });
  expect(result.ok && result.value.warnings.map((problem) => problem.rule)).toContain('QC-33');
});

test('a catalog that is missing or of another format is an error with what to do', () => {
  const { outFile } = paths();
  expect(readCatalog(outFile)).toMatchObject({
    error: { code: 'content.missing', message: expect.stringContaining('run "npm run build"') },
  });
  mkdirSync(dirname(outFile), { recursive: true });
  for (const text of ['{"format":0,"catalog":{}}', 'null', '{}']) {
    writeFileSync(outFile, text);
    expect(readCatalog(outFile)).toMatchObject({ error: { code: 'content.other_format' } });
  }
});
