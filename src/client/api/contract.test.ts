import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedContract } from '#contract/generated.ts';

test('the generated copy of the contract is up to date (vite writes it: run `npm run build`)', () => {
  const file = new URL('./contract.gen.json', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(generatedContract());
});
