import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { derivedFiles } from './derived-files.ts';

const root = join(import.meta.dirname, '../..');

test.each([...derivedFiles()])(
  '%s is up to date (else run node scripts/content-docs.ts)',
  (path, text) => {
    const written = readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');
    expect(written).toBe(text);
  },
);
