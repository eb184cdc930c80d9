import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { productCatalog } from '#tests/support/catalog.ts';
import { blankFileName, createTemplateFiles } from './template-files.ts';

const [slow, quick, broken] = productCatalog().templates;

test('sizes do not wait for a file that takes long, and none is lost by one that cannot be made', async () => {
  const late = Promise.withResolvers<Buffer>();
  const files = createTemplateFiles({
    write: async ({ id }) => {
      if (id === slow!.id) return late.promise;
      if (id === broken!.id) throw new Error('no such font');
      return Buffer.alloc(40);
    },
  });
  const sizes = () => files.sizesOf([slow!, quick!, broken!]);
  expect(await sizes()).toEqual([null, 40, null]);
  late.resolve(Buffer.alloc(90));
  expect(await sizes()).toEqual([90, 40, null]);
});

test('a blank file comes from the build, and is made where the build has one of another definition', async () => {
  const builtDir = mkdtempSync(join(tmpdir(), 'meritpath-templates-'));
  onTestFinished(() => rmSync(builtDir, { recursive: true }));
  writeFileSync(join(builtDir, blankFileName(quick!)), 'from the build');
  const made: string[] = [];
  const files = createTemplateFiles({
    builtDir,
    write: async ({ title }) => {
      made.push(title);
      return Buffer.from('made now');
    },
  });
  const changed = { ...quick!, title: `${quick!.title}, changed` };
  expect(await files.sizesOf([quick!])).toEqual(['from the build'.length]);
  expect(String(await files.fileOf(quick!, null))).toBe('from the build');
  expect(made).toEqual([]);
  expect(String(await files.fileOf(changed, null))).toBe('made now');
  expect(made).toEqual([changed.title]);
});
