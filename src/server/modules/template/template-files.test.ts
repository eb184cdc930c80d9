import { expect, test } from 'vitest';
import { productCatalog } from '#tests/support/catalog.ts';
import { createTemplateFiles } from './template-files.ts';

const [slow, quick, broken] = productCatalog().templates;

test('sizes do not wait for a file that takes long, and none is lost by one that cannot be made', async () => {
  const late = Promise.withResolvers<Buffer>();
  const files = createTemplateFiles(async ({ id }) => {
    if (id === slow!.id) return late.promise;
    if (id === broken!.id) throw new Error('no such font');
    return Buffer.alloc(40);
  });
  const sizes = () => files.sizesOf([slow!, quick!, broken!]);
  expect(await sizes()).toEqual([null, 40, null]);
  late.resolve(Buffer.alloc(90));
  expect(await sizes()).toEqual([90, 40, null]);
});
